"""Cards moving between areas. Each event is one simultaneous change (3-1-3-3).

`places` is for cards taken from an ordered area (deck, security stack): where each is, counted
from the top as 0, at the moment it is taken, one after another. It is empty for other areas.
"""

from typing import ClassVar

from dcg.kernel.event import Event, ObjectId
from dcg.kernel.numbers import Count, SeatNumber
from dcg.official.codes.numbers import PermanentId
from dcg.official.codes.places import DECK, DIGI_EGG_DECK, HAND, SECURITY_STACK, Place, PlaceEnd

_HIDDEN = (DECK, DIGI_EGG_DECK, HAND, SECURITY_STACK)


class CardsDrawn(Event, frozen=True, tag=34):
    """A player drew cards from the top of the deck, in this order."""

    TOPIC: ClassVar[str] = "official.cards_drawn"
    RULES: ClassVar[tuple[str, ...]] = ("4-12", "6-3-1", "16-7")

    seat: SeatNumber
    cards: tuple[ObjectId, ...]


class CardsRevealed(Event, frozen=True, tag=35):
    """Cards were shown to both players; until they move on they lie revealed (15-15-3).

    `zone` is the area they still count for; nothing is taken, so `places` counts them where they lie.
    """

    TOPIC: ClassVar[str] = "official.cards_revealed"
    RULES: ClassVar[tuple[str, ...]] = ("15-15-3",)

    seat: SeatNumber
    zone: Place
    cards: tuple[ObjectId, ...]
    places: tuple[Count, ...] = ()


class CardsLookedAt(Event, frozen=True, tag=36):
    """`seen_by` looked at the cards of an ordered area, from the top, the first topmost (15-15-4)."""

    TOPIC: ClassVar[str] = "official.cards_looked_at"
    RULES: ClassVar[tuple[str, ...]] = ("15-15-4",)

    seat: SeatNumber
    zone: Place
    cards: tuple[ObjectId, ...]
    seen_by: SeatNumber


class RevealEnded(Event, frozen=True, tag=37):
    """Revealed cards that did not move are back where they were."""

    TOPIC: ClassVar[str] = "official.reveal_ended"
    RULES: ClassVar[tuple[str, ...]] = ("15-15-3-5",)


class CardsAddedToHand(Event, frozen=True, tag=38):
    """Cards went to their owner's hand from another area than the deck's top."""

    TOPIC: ClassVar[str] = "official.cards_added_to_hand"

    seat: SeatNumber
    zone: Place
    cards: tuple[ObjectId, ...]
    places: tuple[Count, ...] = ()


class CardsTrashed(Event, frozen=True, tag=39):
    """Cards were trashed from an area that is not the field (4-14)."""

    TOPIC: ClassVar[str] = "official.cards_trashed"
    RULES: ClassVar[tuple[str, ...]] = ("4-14", "13-1-7-4", "9-1-5")

    seat: SeatNumber
    zone: Place
    cards: tuple[ObjectId, ...]
    places: tuple[Count, ...] = ()


class CardsReturnedToDeck(Event, frozen=True, tag=40):
    """Cards went to an end of their owner's deck; the first named is placed first.

    Digi-Egg cards go to the Digi-Egg deck (3-1-3-9).
    """

    TOPIC: ClassVar[str] = "official.cards_returned_to_deck"
    RULES: ClassVar[tuple[str, ...]] = ("3-1-3-4", "3-1-3-6", "3-1-3-9")

    seat: SeatNumber
    zone: Place
    cards: tuple[ObjectId, ...]
    end: PlaceEnd
    to: Place
    places: tuple[Count, ...] = ()

    @property
    def unseen(self) -> bool:
        """Whether the other seat cannot see which cards of a hand these are, but for those that lie
        revealed (15-15-3-2)."""
        return self.zone == HAND

    def hides(self, seat: int) -> bool:
        """The other seat does not see which cards of a hand these are, even if it knew them."""
        return self.unseen and seat != self.seat


class CardsPlacedInSecurity(Event, frozen=True, tag=41):
    """Cards went to an end of their owner's security stack; the first named is placed first."""

    TOPIC: ClassVar[str] = "official.cards_placed_in_security"
    RULES: ClassVar[tuple[str, ...]] = ("16-5", "3-1-3-5")

    seat: SeatNumber
    zone: Place
    cards: tuple[ObjectId, ...]
    end: PlaceEnd
    face_up: bool
    places: tuple[Count, ...] = ()

    @property
    def unseen(self) -> bool:
        """Whether the other seat cannot see which cards of a hand these are, but for those that lie
        revealed (15-15-3-2)."""
        return self.zone == HAND and not self.face_up

    def hides(self, seat: int) -> bool:
        """The other seat does not see which cards of a hand these are, even if it knew them."""
        return self.unseen and seat != self.seat


class SecurityCardsTurned(Event, frozen=True, tag=278):
    """Security cards were turned over where they lie, face up or face down.

    Nothing is taken, so `places` counts them from the top as they lie.
    """

    TOPIC: ClassVar[str] = "official.security_cards_turned"
    RULES: ClassVar[tuple[str, ...]] = ("3-7-2", "3-7-4")

    seat: SeatNumber
    cards: tuple[ObjectId, ...]
    places: tuple[Count, ...]
    face_up: bool


class CardsPlacedUnder(Event, frozen=True, tag=42):
    """Cards became digivolution cards of a permanent, at its top or bottom end.

    `restacked`: they were in its stack already, and are the cards they were (3-1-3-1-3). What lies
    `face_down` has no information, and only its owner may look at it.
    """

    TOPIC: ClassVar[str] = "official.cards_placed_under"
    RULES: ClassVar[tuple[str, ...]] = ("4-5", "4-6", "3-1-3-1-3", "4-5-9", "4-5-10")

    seat: SeatNumber
    zone: Place
    cards: tuple[ObjectId, ...]
    permanent: PermanentId
    end: PlaceEnd
    places: tuple[Count, ...] = ()
    restacked: bool = False
    face_down: bool = False

    @property
    def unseen(self) -> bool:
        """Whether the other seat cannot see which cards of a hand these are, but for those that lie
        revealed (15-15-3-2)."""
        return self.zone == HAND and self.face_down

    def hides(self, seat: int) -> bool:
        """The other seat does not see which cards of a hand these are, even if it knew them."""
        return self.unseen and seat != self.seat
