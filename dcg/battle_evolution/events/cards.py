"""Cards moving between zones. Each event is one simultaneous change."""

from __future__ import annotations

from typing import ClassVar, Final

from dcg.battle_evolution.codes.absent import NO_CARD
from dcg.battle_evolution.codes.places import HIDDEN, ORDERED, Zone, ZoneEnd
from dcg.battle_evolution.codes.turn import Motive
from dcg.kernel.absent import NOBODY
from dcg.kernel.event import ChanceEvent, Event, ObjectId
from dcg.kernel.numbers import Count, SeatNumber, SeatOrNobody

UNSEEN: Final[tuple[tuple[bool, ...], ...]] = tuple(
    tuple(to in HIDDEN and (zone in HIDDEN - ORDERED or to is Zone.SIDE_PILE) for to in Zone)
    for zone in Zone
)
"""From which zone to which cards go that the other seat cannot tell from others of a hidden zone."""


class CardsPulled(Event, frozen=True, tag=34):
    """A player drew these cards from the top of the deck, to the hand or the Dark Area."""

    TOPIC: ClassVar[str] = "battle_evolution.cards_drawn"
    RULES: ClassVar[tuple[str, ...]] = ("3-2", "3-3", "2-8", "2-10", "g-dark-action-2")

    seat: SeatNumber
    cards: tuple[ObjectId, ...]
    to: Zone


class CardsMoved(Event, frozen=True, tag=35):
    """Cards of `seat` went from one zone to another; `motive` is the rules' word for it.

    `places` say where each was taken from in a deck, counted from the top, one after another.
    `end` is where they go in an ordered zone. `onto` is the side of the board they go to where it is
    the other one (an attachment to the opponent's active); `under` the attachment they are kept under.
    `openly`: both players saw them on the way to a hidden zone.
    """

    TOPIC: ClassVar[str] = "battle_evolution.cards_moved"
    RULES: ClassVar[tuple[str, ...]] = ("2-6", "2-9", "3-4", "3-8", "4-2", "7-3", "8-27", "9-8")

    seat: SeatNumber
    zone: Zone
    cards: tuple[ObjectId, ...]
    to: Zone
    motive: Motive
    places: tuple[Count, ...] = ()
    end: ZoneEnd = ZoneEnd.TOP
    openly: bool = False
    onto: SeatOrNobody = NOBODY
    under: ObjectId = NO_CARD
    at: SeatOrNobody = NOBODY
    """The side of the board they were on, where it is not their owner's."""

    @property
    def unseen(self) -> bool:
        """Whether the other seat cannot tell which cards of a hidden zone these are."""
        return not self.openly and UNSEEN[self.zone][self.to]

    def hides(self, seat: int) -> bool:
        """The other seat does not see which cards these are, even if it knew them."""
        return self.unseen and seat != self.seat


class CardsArranged(Event, frozen=True, tag=36):
    """`seat` put cards from the top of the deck of seat `of` on its top and bottom (g-recode, g-corrupt).

    `top` from the topmost down, `bottom` from the lowest up.
    """

    TOPIC: ClassVar[str] = "battle_evolution.cards_ordered"
    RULES: ClassVar[tuple[str, ...]] = ("g-recode", "g-corrupt", "f-cherrypick-8")

    seat: SeatNumber
    of: SeatNumber
    top: tuple[ObjectId, ...]
    bottom: tuple[ObjectId, ...]

    def hides(self, seat: int) -> bool:
        """The other seat sees how many, not which."""
        return seat != self.seat


class CardTurned(Event, frozen=True, tag=37):
    """A card flipped to another side (g-flip-1)."""

    TOPIC: ClassVar[str] = "battle_evolution.card_flipped"
    RULES: ClassVar[tuple[str, ...]] = ("g-flip-1", "g-flip-3")

    card: ObjectId
    face: Count


class HandOpened(Event, frozen=True, tag=38):
    """From now on a hand is played open, or no more (f-hidden-9)."""

    TOPIC: ClassVar[str] = "battle_evolution.hand_opened"
    RULES: ClassVar[tuple[str, ...]] = ("f-hidden-9",)

    seat: SeatNumber
    opened: bool
    cards: tuple[ObjectId, ...]


class LotsDrawn(ChanceEvent, frozen=True, tag=39):
    """Chance picked among cards: an order of them. What was picked is in the event that moves them."""

    TOPIC: ClassVar[str] = "battle_evolution.lots_drawn"
    RULES: ClassVar[tuple[str, ...]] = ("f-discard-1",)

    order: tuple[Count, ...]

    @property
    def outcome(self) -> tuple[int, ...]:
        """The order."""
        return self.order

    def redacted(self, seat: int) -> LotsDrawn:
        """Without the order: it is one of cards that may be hidden."""
        return LotsDrawn(())
