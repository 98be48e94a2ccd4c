"""Which definitions of a match have which kinds of effects, worked out once for the same definitions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from dcg.battle_evolution.language.effect import Effect
from dcg.battle_evolution.reading.facts import PLACES, SideOfCard, Topic, topics_of, works_at
from dcg.battle_evolution.reading.occasions import OCCASIONS
from dcg.battle_evolution.reading.turn_phases import (
    TurnPhase,
    can_activate,
    can_turbo,
    in_any_phase,
    is_for,
)
from dcg.kernel.event import Event

Sides = Sequence[Sequence[SideOfCard]]
"""The sides of each definition of a match."""
Effects = Callable[[SideOfCard], Sequence[Effect]]
"""The effects of one kind that a side has."""


class Holding:
    """The definitions of which some side has an effect of one kind, for each place where it works."""

    __slots__ = ("at", "nobody")

    def __init__(self, at: dict[str, frozenset[int]]) -> None:
        self.at = at
        self.nobody = not any(at.values())


class Holders:
    """The definitions of which some side has such an effect, by their places in a match.

    What the opening step of a phase asks is by the phase and the turn: see `opened` and `offered`. `facts` are those of the first sides, by place. `passives` hold a passive effect, by what it is about (of a
    topic that is not listed: `unlisted`). `triggered` hold a trigger, and `waiting` one wherever they lie.
    `waits_for` are the words of the triggers and `watched` the kinds of events these stand for, `turns_decks`
    says whether anything turns a deck over.

    With `everywhere` every definition may have every effect: the slow truth to test against.
    """

    __slots__ = (
        "_everywhere",
        "_offered",
        "_opened",
        "_sides",
        "evolved_after",
        "evolving",
        "facts",
        "passives",
        "proxies",
        "triggered",
        "turns_decks",
        "unlisted",
        "waiting",
        "waits_for",
        "watched",
    )

    def __init__(self, sides: Sides, *, everywhere: bool = False) -> None:
        self._sides = sides
        self._everywhere = everywhere
        self._offered: dict[TurnPhase, Offered] = {}
        self._opened: dict[str, Holding] = {}
        self.facts: Sequence[SideOfCard] = [of_card[0] for of_card in sides]
        every = [side for of_card in sides for side in of_card]
        self.passives: dict[Topic, Holding] = {}
        for topic in {topic for side in every for topic in side.passives}:
            self.passives[topic] = _about(sides, topic, everywhere)
        self.unlisted = _anywhere(sides, _nothing, everywhere)
        self.triggered = _held(sides, _triggers, everywhere)
        self.waiting = _anywhere(sides, _triggers, everywhere)
        self.evolving = _held(sides, _when_evolving, everywhere)
        self.evolved_after = _anywhere(sides, _after_evolving, everywhere)
        self.proxies = _those(sides, [side.card.proxy for side in every], everywhere)
        self.waits_for: frozenset[str] = frozenset(
            OCCASIONS if everywhere else {word for side in every for word in side.waits_for}
        )
        self.watched: frozenset[type[Event]] = frozenset(
            kind for word in self.waits_for for kind in OCCASIONS[word]
        )
        self.turns_decks = everywhere or any(side.turns_deck for side in every)

    def opened(self, phase: str) -> Holding:
        """The definitions of which something can happen by itself as this phase opens, in either player's turn."""
        found = self._opened.get(phase)
        if found is None:
            own, others = TurnPhase(phase, True), TurnPhase(phase, False)
            found = self._opened[phase] = _held(
                self._sides,
                lambda side: [
                    one for _, one in side.openings if is_for(one, own) or is_for(one, others)
                ],
                self._everywhere,
            )
        return found

    def offered(self, now: TurnPhase) -> Offered:
        """What a window of this phase and turn can offer."""
        found = self._offered.get(now)
        if found is None:
            found = self._offered[now] = Offered(self._sides, now, self._everywhere)
        return found


class Offered:
    """The definitions of which a window of one phase and turn can offer something: in hand (`from_hand`), and
    where they lie (`usable`). `dominion` is whether a Ruler is among them all (r-1), `nothing` whether there is none of this."""

    __slots__ = ("dominion", "from_hand", "nothing", "usable")

    def __init__(self, sides: Sides, now: TurnPhase, everywhere: bool) -> None:
        every = [side for of_card in sides for side in of_card]
        from_hand = [_is_offered_in_hand(side, now) for side in every]
        self.from_hand = _those(sides, from_hand, everywhere)
        lying = _held(sides, lambda side: _offered_where_it_lies(side, now), everywhere)
        activating = [any(can_activate(one, now) for _, one in side.activate) for side in every]
        lying.at["active"] |= _those(sides, activating, everywhere)
        self.usable = Holding(lying.at)
        self.dominion = everywhere or any(side.card.ruler for side in every)
        self.nothing = not self.from_hand and self.usable.nobody and not self.dominion


def _is_offered_in_hand(side: SideOfCard, now: TurnPhase) -> bool:
    return (
        any(one.place == "usual" and in_any_phase(one, now) for _, one in side.any_phase)
        or any(can_activate(one, now) for _, one in side.data_break)
        or any(can_turbo(one, now) for _, one in side.support)
    )


def _offered_where_it_lies(side: SideOfCard, now: TurnPhase) -> Sequence[Effect]:
    """Without ACTIVATE; a usual Any Phase effect is used from hand."""
    used = [one for _, one in side.any_phase if one.place != "usual" and in_any_phase(one, now)]
    return [*used, *(one for _, one in side.offered if is_for(one, now))]


def _those(sides: Sides, has: Sequence[bool], everywhere: bool) -> frozenset[int]:
    """The definitions of which some side has something; `has` says it of each side in turn."""
    found: set[int] = set()
    number = 0
    for place, of_card in enumerate(sides):
        for _ in of_card:
            if everywhere or has[number]:
                found.add(place)
            number += 1
    return frozenset(found)


def _held(sides: Sides, effects: Effects, everywhere: bool) -> Holding:
    every = [effects(side) for of_card in sides for side in of_card]
    at: dict[str, frozenset[int]] = {}
    for place in PLACES:
        at[place] = _those(sides, [_works(held, place) for held in every], everywhere)
    return Holding(at)


def _works(effects: Sequence[Effect], place: str) -> bool:
    return any(works_at(one.place, place) for one in effects)


def _anywhere(sides: Sides, effects: Effects, everywhere: bool) -> Holding:
    """The definitions with such effects, wherever they lie."""
    has = [bool(effects(side)) for of_card in sides for side in of_card]
    return Holding(dict.fromkeys(PLACES, _those(sides, has, everywhere)))


def _about(sides: Sides, topic: Topic, everywhere: bool) -> Holding:
    """The definitions with passive effects about something."""
    every = [
        [one for _, one in side.continuous if topic in topics_of(one)]
        for of_card in sides
        for side in of_card
    ]
    at: dict[str, frozenset[int]] = {}
    for place in PLACES:
        at[place] = _those(sides, [_works(held, place) for held in every], everywhere)
    return Holding(at)


def _nothing(side: SideOfCard) -> Sequence[Effect]:
    return ()


def _triggers(side: SideOfCard) -> Sequence[Effect]:
    return [effect for _, effect in side.triggers]


def _when_evolving(side: SideOfCard) -> Sequence[Effect]:
    return [effect for _, effect in side.when_evolving]


def _after_evolving(side: SideOfCard) -> Sequence[Effect]:
    return [effect for _, effect in side.after_evolving]


NOBODY_HOLDS: Final = Holders(())
"""What a match has before its definitions are read."""
