"""Which definitions of a match have which kinds of effects, worked out once for the same definitions."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dcg.battle_evolution.reading.facts import SideOfCard, Topic
from dcg.battle_evolution.reading.occasions import OCCASIONS
from dcg.kernel.event import Event


class Holders:
    """The definitions of which some side has such an effect, by their places in a match.

    `facts` are those of the first sides, by place. `passives` hold a passive effect, by what it is about (of a
    topic that is not listed: `unlisted`). `watched` are the kinds of events that triggers wait for, `turns_decks`
    says whether anything turns a deck over.

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

        every = [side for of_card in sides for side in of_card]
        topics = {topic for side in every for topic in side.passives}
        self.passives: dict[Topic, frozenset[int]] = {
            topic: frozenset(
                place
                for place, of_card in enumerate(sides)
                if everywhere or any(topic in side.passives for side in of_card)
            )
            for topic in topics
        }
        self.unlisted = those(lambda side: False)
        self.triggered = those(lambda side: side.triggers)
        self.opened = those(lambda side: side.openings)
        self.evolving = those(lambda side: side.when_evolving)
        self.evolved_after = those(lambda side: side.after_evolving)
        self.usable = those(lambda side: side.openings or side.any_phase or side.activate)
        self.from_hand = those(lambda side: side.from_hand)
        self.proxies = those(lambda side: side.card.proxy)
        words = OCCASIONS if everywhere else {word for side in every for word in side.waits_for}
        self.watched: frozenset[type[Event]] = frozenset(
            kind for word in words for kind in OCCASIONS[word]
        )
        self.turns_decks = everywhere or any(side.turns_deck for side in every)


NOBODY_HOLDS = Holders(())
"""What a match has before its definitions are read."""
