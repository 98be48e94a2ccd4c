"""The board just before an event, and how a sentence speaks of what is on it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from dcg.kernel.absent import NOBODY
from dcg.official.codes.absent import THE_RULES
from dcg.official.codes.places import Place
from dcg.official.state.board import Board
from dcg.official.words.names import Names, count

OWNED: dict[int, str] = {
    Place.DECK: "deck",
    Place.DIGI_EGG_DECK: "Digi-Egg deck",
    Place.HAND: "hand",
    Place.TRASH: "trash",
    Place.SECURITY_STACK: "security stack",
    Place.BATTLE_AREA: "battle area",
    Place.BREEDING_AREA: "breeding area",
    Place.UNDER: "digivolution cards",
    Place.LINKED: "link cards",
}
"""Places in players' words; the others are nobody's."""


class EventWording:
    """What a sentence about the next event is made from."""

    def __init__(self, board: Board, names: Names) -> None:
        self.board = board
        self.names = names

    def seat(self, seat: int) -> str:
        """A seat, at the beginning of a sentence or within."""
        return f"Seat {seat}" if seat != NOBODY else "Nobody"

    def card(self, card: int) -> str:
        """A card by name."""
        return self.names.card(self.board, card)

    def cards(self, cards: Iterable[int]) -> str:
        """Cards by name."""
        return self.names.cards(self.board, cards)

    def permanent(self, identity: int) -> str:
        """What stands on the field, by its top card."""
        return self.names.permanent(self.board, identity)

    def permanents(self, identities: Iterable[int]) -> str:
        """Several of what stands on the field."""
        return self.names.permanents(self.board, identities)

    def effect(self, card: int, effect_index: int) -> str:
        """`: [On Play] ...`, or nothing."""
        text = self.names.effect(self.board, card, effect_index)
        return f": {text}" if text else ""

    def place(self, seat: int, zone: int) -> str:
        """`Seat 0's hand`."""
        if zone in OWNED:
            return f"{self.seat(seat)}'s {OWNED[zone]}"
        return "no area" if zone == Place.IN_NO_AREA else Place.words_of(zone).replace("_", " ")

    def memory(self, seat: int, value: int) -> str:
        """`memory 3 -> 0`, as the seat reads the gauge; `value` is as seat 0 does."""
        after = value if seat <= 0 else -value
        return f"memory {self.board.memory_of(max(seat, 0))} -> {after}"

    def by(self, seat: int) -> str:
        """`, by Seat 0's effect`, or nothing for the rules' own doing."""
        return f", by {self.seat(seat)}'s effect" if seat != THE_RULES else ""


Words = Callable[[EventWording, Any], str]
"""How one topic is told: the board before the event, and the event."""

__all__ = ["OWNED", "EventWording", "Words", "count"]
