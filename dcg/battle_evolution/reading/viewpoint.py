"""From where an effect is read: whose it is, on which card, and what it is about."""

from __future__ import annotations

from dcg.battle_evolution.codes.absent import NO_CARD, NO_EFFECT
from dcg.battle_evolution.codes.places import Zone
from dcg.battle_evolution.reading.attempt import Attempt
from dcg.battle_evolution.reading.match import ArenaMatch


class Viewpoint:
    """An effect while it is read or resolves.

    `done` counts the cards that the sentence before, or the cost, moved, and `did` says whether it
    was done in full; `that` are the cards it was about. `revealed` are cards looked at or shown by
    this effect. `acted` says whether the sentence did anything yet, `paying` that it is a cost (f-cost-11),
    `permanent` that what it does stays (9-7). `attempt` is the evolution under way, None where there is none.
    """

    __slots__ = (
        "acted",
        "attempt",
        "card",
        "did",
        "done",
        "future",
        "match",
        "ordinal",
        "paying",
        "permanent",
        "revealed",
        "seat",
        "that",
        "voided",
    )

    def __init__(
        self,
        match: ArenaMatch,
        seat: int,
        card: int = NO_CARD,
        ordinal: int = NO_EFFECT,
        attempt: Attempt | None = None,
    ) -> None:
        self.match = match
        self.seat = seat
        self.card = card
        self.ordinal = ordinal
        self.attempt = attempt
        self.done = 0
        self.did = True
        self.that: tuple[int, ...] = ()
        self.revealed: list[tuple[int, Zone, int]] = []
        self.future = NO_CARD
        self.voided = False
        self.permanent = False
        self.paying = False
        self.acted = False

    def seats(self, whose: str) -> tuple[int, ...]:
        """The seats that a word of the language means."""
        if whose == "own":
            return (self.seat,)
        if whose == "opponent":
            return (1 - self.seat,)
        # Of both, the turn player first.
        player = self.match.state.player
        first = player if player in (0, 1) else self.seat
        return (first, 1 - first)
