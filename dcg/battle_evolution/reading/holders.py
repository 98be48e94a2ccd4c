"""Which definitions of a match have which kinds of effects, worked out once for the same definitions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from dcg.battle_evolution.language.effect import Effect
from dcg.battle_evolution.reading.facts import PLACES, SideOfCard, Topic, topics_of, works_at
from dcg.battle_evolution.reading.occasions import OCCASIONS
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

    `facts` are those of the first sides, by place. `passives` hold a passive effect, by what it is about (of a
    topic that is not listed: `unlisted`). `triggered` hold a trigger, and `waiting` one wherever they lie.
    `watched` are the kinds of events that triggers wait for, `turns_decks` says whether anything turns a
    deck over.

    With `everywhere` every definition may have every effect: the slow truth to test against.
    """

    __slots__ = (
        "evolved_after",
        "evolving",
        "facts",
        "from_hand",
        "opened",
        "passives",
        "proxies",
        "triggered",
        "turns_decks",
        "unlisted",
        "usable",
        "waiting",
        "watched",
    )

    def __init__(self, sides: Sides, *, everywhere: bool = False) -> None:
        self.facts: Sequence[SideOfCard] = [of_card[0] for of_card in sides]
        every = [side for of_card in sides for side in of_card]
        self.passives: dict[Topic, Holding] = {}
        for topic in {topic for side in every for topic in side.passives}:
            self.passives[topic] = _about(sides, topic, everywhere)
        self.unlisted = _anywhere(sides, _nothing, everywhere)
        self.triggered = _held(sides, _triggers, everywhere)
        self.waiting = _anywhere(sides, _triggers, everywhere)
        self.opened = _held(sides, _openings, everywhere)
        self.evolving = _held(sides, _when_evolving, everywhere)
        self.evolved_after = _anywhere(sides, _after_evolving, everywhere)
        self.usable = _offering(sides, everywhere)
        self.from_hand = _those(sides, [side.from_hand for side in every], everywhere)
        self.proxies = _those(sides, [side.card.proxy for side in every], everywhere)
        words = OCCASIONS if everywhere else {word for side in every for word in side.waits_for}
        self.watched: frozenset[type[Event]] = frozenset(
            kind for word in words for kind in OCCASIONS[word]
        )
        self.turns_decks = everywhere or any(side.turns_deck for side in every)


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


def _offering(sides: Sides, everywhere: bool) -> Holding:
    """The definitions of which a window can offer something where they lie; a usual Any Phase effect is
    used from hand."""
    held = _held(sides, _offered, everywhere)
    has = [bool(side.activate) for of_card in sides for side in of_card]
    held.at["active"] |= _those(sides, has, everywhere)
    return Holding(held.at)


def _nothing(side: SideOfCard) -> Sequence[Effect]:
    return ()


def _triggers(side: SideOfCard) -> Sequence[Effect]:
    return [effect for _, effect in side.triggers]


def _openings(side: SideOfCard) -> Sequence[Effect]:
    return [effect for _, effect in side.openings]


def _when_evolving(side: SideOfCard) -> Sequence[Effect]:
    return [effect for _, effect in side.when_evolving]


def _after_evolving(side: SideOfCard) -> Sequence[Effect]:
    return [effect for _, effect in side.after_evolving]


def _offered(side: SideOfCard) -> Sequence[Effect]:
    lying = [effect for _, effect in side.any_phase if effect.place != "usual"]
    return [*lying, *(effect for _, effect in side.offered)]


NOBODY_HOLDS: Final = Holders(())
"""What a match has before its definitions are read."""
