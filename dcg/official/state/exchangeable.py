"""Which hidden cards could as well be each other, as far as a seat knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from dcg.kernel.absent import NOBODY, UNKNOWN
from dcg.kernel.redaction import rename_objects
from dcg.official.codes.absent import NO_DEFINITION
from dcg.official.state.contents import Contents

_HIDING: Final = frozenset(("deck", "digi_egg_deck", "hand", "security_stack"))
"""The places where a card can lie that a seat does not know (1-3-8, 3-1-2)."""


def exchangeable(board: Contents, seat: int) -> Sequence[Mapping[int, bytes]]:
    """Groups of cards that `seat` (`NOBODY`: either seat) cannot name, with their definitions.

    A group is the cards of one owner, those of the Digi-Egg deck apart. A card that something
    waiting or lasting names stays out: what is recorded of it speaks of the card it is.
    """
    seats = (0, 1) if seat == NOBODY else (seat,)
    knows = board.course.knowledge.knows
    named = _named(board)
    groups: dict[tuple[int, bool], dict[int, bytes]] = {}
    for place, _, cards in board.places():
        if place not in _HIDING:
            continue
        for card in cards:
            if card == UNKNOWN or card in named or any(knows(each, card) for each in seats):
                continue
            definition = board.definition_of[card]
            if definition != NO_DEFINITION:
                group = groups.setdefault((board.owner_of[card], place == "digi_egg_deck"), {})
                group[card] = board.definitions[definition]
    return [dict(sorted(group.items())) for _, group in sorted(groups.items())]


def _named(board: Contents) -> set[int]:
    """The cards that effects, processing, modifiers and counted uses speak of."""
    found: set[int] = {card for card, _, _ in board.uses}
    found.update(held.card for held in board.declarations)
    found.update(held.card for held in board.interrupted)
    found.update(applied.modifier.card for applied in board.modifiers)
    found.update(board.revealed)

    def note(card: int) -> int:
        found.add(card)
        return card

    for pending in board.pending:
        rename_objects(pending.effect, note)
    for registered in board.registered:
        rename_objects(registered.effect, note)
    return found
