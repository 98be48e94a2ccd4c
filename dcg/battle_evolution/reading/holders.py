"""Which definitions of a match have which kinds of effects, worked out once for the same definitions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from dcg.battle_evolution.language.effect import Effect
from dcg.battle_evolution.reading.facts import PLACES, SideOfCard, Topic, topics_of, works_at
from dcg.battle_evolution.reading.occasions import OCCASIONS
from dcg.kernel.event import Event


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

    def __init__(self, sides: Sequence[Sequence[SideOfCard]], *, everywhere: bool = False) -> None:
        self.facts: Sequence[SideOfCard] = [of_card[0] for of_card in sides]

        def those(has: Callable[[SideOfCard], object]) -> frozenset[int]:
            return frozenset(
                place
                for place, of_card in enumerate(sides)
                if everywhere or any(has(side) for side in of_card)
            )

        def held(effects: Callable[[SideOfCard], Iterable[Effect]]) -> Holding:
            return Holding({at: those(lambda side, at=at: _at(effects(side), at)) for at in PLACES})  # type: ignore[misc]

        def anywhere(has: Callable[[SideOfCard], object]) -> Holding:
            return Holding(dict.fromkeys(PLACES, those(has)))

        every = [side for of_card in sides for side in of_card]
        topics = {topic for side in every for topic in side.passives}
        self.passives: dict[Topic, Holding] = {
            topic: held(lambda side, topic=topic: _about(side, topic))  # type: ignore[misc]
            for topic in topics
        }
        self.unlisted = anywhere(lambda side: False)
        self.triggered = held(lambda side: [effect for _, effect in side.triggers])
        self.waiting = anywhere(lambda side: side.triggers)
        self.opened = held(lambda side: [effect for _, effect in side.openings])
        self.evolving = held(lambda side: [effect for _, effect in side.when_evolving])
        self.evolved_after = anywhere(lambda side: side.after_evolving)
        self.usable = Holding(
            {at: those(lambda side, at=at: _usable(side, at)) for at in PLACES}  # type: ignore[misc]
        )
        self.from_hand = those(lambda side: side.from_hand)
        self.proxies = those(lambda side: side.card.proxy)
        words = OCCASIONS if everywhere else {word for side in every for word in side.waits_for}
        self.watched: frozenset[type[Event]] = frozenset(
            kind for word in words for kind in OCCASIONS[word]
        )
        self.turns_decks = everywhere or any(side.turns_deck for side in every)


def _at(effects: Iterable[Effect], place: str) -> bool:
    return any(works_at(effect.place, place) for effect in effects)


def _about(side: SideOfCard, topic: Topic) -> list[Effect]:
    """The passive effects of a side that are about something."""
    return [effect for _, effect in side.continuous if topic in topics_of(effect)]


def _usable(side: SideOfCard, place: str) -> bool:
    """Whether a window can offer something of it there: a usual Any Phase effect is used from hand."""
    lying = [effect for _, effect in side.any_phase if effect.place != "usual"]
    lying += [effect for _, effect in side.offered]
    return _at(lying, place) or (place == "active" and bool(side.activate))


NOBODY_HOLDS = Holders(())
"""What a match has before its definitions are read."""
