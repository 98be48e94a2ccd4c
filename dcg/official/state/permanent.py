"""A permanent: what stands on the field, a stack of one or more cards."""

from __future__ import annotations

from dcg.official.codes.absent import NO_TURN
from dcg.official.codes.places import Place


class Permanent:
    """Survives digivolution; ends when its last card leaves (see the table of identities).

    `cards` runs from bottom to top, `links` are its link cards, the oldest first. `played_turn` is the
    turn it was played in, else `NO_TURN`.
    """

    __slots__ = ("area", "cards", "id", "links", "played_turn", "seat", "suspended")

    def __init__(self, identity: int, seat: int, area: Place, cards: list[int]) -> None:
        self.id = identity
        self.seat = seat
        self.area = area
        self.cards = cards
        self.links: list[int] = []
        self.suspended = False
        self.played_turn = NO_TURN

    @property
    def top(self) -> int:
        """The top card, whose information the permanent has."""
        return self.cards[-1]

    def card_at(self, place: int) -> int:
        """The card at a place of its stack, counted from the bottom; its link cards come after the top
        card."""
        within = place - len(self.cards)
        return self.cards[place] if within < 0 else self.links[within]

    def copy(self) -> Permanent:
        """An independent copy."""
        twin = Permanent(self.id, self.seat, self.area, self.cards.copy())
        twin.links = self.links.copy()
        twin.suspended = self.suspended
        twin.played_turn = self.played_turn
        return twin
