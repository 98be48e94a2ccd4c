"""Cards that move from one place to another, and what that triggers."""

from __future__ import annotations

from functools import cache
from typing import Final

from dcg.official.codes.places import DECK, HAND, LINKED, SECURITY_STACK, TRASH, UNDER, Place


class CardMove:
    """Cards of one player that moved together from one place to another (3-1-3).

    `permanents` are those whose digivolution or link cards they were, or have become; `under` says of each
    card in turn which it was, where they were under several. `revealed` cards count
    as not being where they came from (15-15-3-2). `restacked` cards were in the stack already. In a security
    stack they lie `face_up` or not; `lay_face_up` are those of them that lay so in the one they come from (3-7-4).
    """

    __slots__ = (
        "cards",
        "face_up",
        "lay_face_up",
        "permanents",
        "restacked",
        "revealed",
        "seat",
        "source",
        "to",
        "under",
    )

    def __init__(
        self,
        seat: int,
        source: Place,
        to: Place,
        cards: tuple[int, ...],
        permanents: tuple[int, ...] = (),
        revealed: bool = False,
        under: tuple[int, ...] = (),
        restacked: bool = False,
        face_up: bool = False,
    ) -> None:
        self.face_up = face_up
        self.lay_face_up: tuple[int, ...] = ()
        self.restacked = restacked
        self.seat = seat
        self.source = source
        self.to = to
        self.cards = cards
        self.permanents = permanents
        self.revealed = revealed
        self.under = under


LEAVING: Final[dict[Place, str]] = {SECURITY_STACK: "card_left_security"}
"""What triggers when cards leave a place, wherever they go."""

BETWEEN: Final[dict[tuple[Place, Place], str]] = {
    (HAND, TRASH): "card_trashed_from_hand",
    (DECK, TRASH): "card_trashed_from_deck",
    (SECURITY_STACK, TRASH): "card_trashed_from_security",
    (UNDER, TRASH): "digivolution_card_trashed",
    (LINKED, TRASH): "link_card_trashed",
    (TRASH, DECK): "card_returned_from_trash",
    (UNDER, DECK): "digivolution_card_returned",
}
"""What triggers when cards go from one place to another."""

ENTERING: Final[dict[Place, str]] = {
    HAND: "card_added_to_hand",
    SECURITY_STACK: "card_added_to_security",
    UNDER: "digivolution_card_added",
}
"""What triggers when cards come to a place, wherever they come from."""

ALL: Final = frozenset((*LEAVING.values(), *BETWEEN.values(), *ENTERING.values()))
"""Every trigger event of the table; where no card of a match watches one, nothing is looked for."""


TOP_OF_ITS_STACK: Final = "top_of_its_stack"
"""What the top card of a stack that becomes a digivolution card comes from, as triggers name it."""


def triggers_of(move: CardMove) -> tuple[str, ...]:
    """The trigger events that a move is, in the order in which they are announced."""
    return _triggers(move.source, move.to, move.revealed) if move.cards else ()


@cache
def _triggers(source: Place, to: Place, revealed: bool) -> tuple[str, ...]:
    if source == to != UNDER:
        return ()
    between = None if revealed else BETWEEN.get((source, to))
    found = (LEAVING.get(source), between, ENTERING.get(to))
    return tuple(event for event in found if event is not None)
