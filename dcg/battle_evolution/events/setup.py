"""What is given, what players bring, and what identifies cards."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from dcg.battle_evolution.codes.absent import NO_CARD, NO_DEFINITION, NO_HP
from dcg.battle_evolution.codes.numbers import Amount, DefinitionNumber, KinNumber
from dcg.battle_evolution.codes.places import Zone
from dcg.battle_evolution.codes.turn import Phase
from dcg.battle_evolution.events.options import AnyPick
from dcg.kernel.event import AnswerEvent, ChanceEvent, Event, ObjectId
from dcg.kernel.numbers import Count, SeatNumber


class ChoiceAnswered(AnswerEvent, frozen=True, tag=16):
    """A player decided."""

    TOPIC: ClassVar[str] = "battle_evolution.answered"

    option: AnyPick


class CardNamed(Event, frozen=True, tag=17):
    """In a seat's log: which card the object from now on called `card` is. Private."""

    TOPIC: ClassVar[str] = "battle_evolution.card_identified"
    PRIVATE: ClassVar[bool] = True
    IDENTIFIES: ClassVar[str] = "card"

    card: ObjectId
    owner: SeatNumber
    definition: bytes
    partner: bool
    face: Count


class CardsDefined(Event, frozen=True, tag=18):
    """The definitions this match uses: content addresses of 8 bytes each, joined."""

    TOPIC: ClassVar[str] = "battle_evolution.definitions_given"
    BROUGHT: ClassVar[bool] = True

    addresses: bytes

    def redacted(self, seat: int) -> CardsDefined:
        """Without the definitions, which would give the other deck away."""
        return CardsDefined(b"")


class DeckBrought(Event, frozen=True, tag=19):
    """A seat brought its main deck and Destiny Zone: definitions and copies, in list order.

    Card ids are minted in this order; in a seat's log the cards have none. `partner` is the
    definition of which the first copy is the partner, -1 for none (d-4); `faces` are the
    sides that the copies of flip cards begin on (d-18).
    """

    TOPIC: ClassVar[str] = "battle_evolution.deck_presented"
    BROUGHT: ClassVar[bool] = True
    RULES: ClassVar[tuple[str, ...]] = ("2-1", "2-2", "d-1", "d-2", "d-18")

    seat: SeatNumber
    deck: tuple[tuple[DefinitionNumber, Count], ...]
    destiny_zone: tuple[tuple[DefinitionNumber, Count], ...]
    partner: DefinitionNumber
    faces: tuple[tuple[DefinitionNumber, tuple[Count, ...]], ...] = ()

    def redacted(self, seat: int) -> DeckBrought:
        """As so many unknown cards."""
        return DeckBrought(self.seat, _count(self.deck), _count(self.destiny_zone), NO_DEFINITION)


def _count(pairs: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    total = sum(copies for _, copies in pairs)
    return ((NO_DEFINITION, total),) if total else ()


class DestinyZoneShown(Event, frozen=True, tag=20):
    """The opponent inspected the Destiny Zone (2-3); Mastery cards lie on top of it (2-5)."""

    TOPIC: ClassVar[str] = "battle_evolution.destiny_zone_shown"
    RULES: ClassVar[tuple[str, ...]] = ("2-3", "2-5")

    seat: SeatNumber
    cards: tuple[ObjectId, ...]


class PartnerDeclared(Event, frozen=True, tag=21):
    """The partner was declared and shown (2-4)."""

    TOPIC: ClassVar[str] = "battle_evolution.partner_declared"
    RULES: ClassVar[tuple[str, ...]] = ("2-4",)

    seat: SeatNumber
    card: ObjectId


class DeckShuffled(ChanceEvent, frozen=True, tag=22):
    """A deck was shuffled: `order[i]` is the old place, from the bottom, of the card now i-th from the
    bottom. Everybody loses track of its cards."""

    TOPIC: ClassVar[str] = "battle_evolution.shuffled"
    RULES: ClassVar[tuple[str, ...]] = ("2-8", "2-11", "f-cherrypick-2")

    seat: SeatNumber
    order: tuple[Count, ...]

    @property
    def outcome(self) -> tuple[int, ...]:
        """The permutation."""
        return self.order

    def redacted(self, seat: int) -> DeckShuffled:
        """Without the order."""
        return DeckShuffled(self.seat, ())


class StartingPlayerDrawn(ChanceEvent, frozen=True, tag=23):
    """Chance decided who goes first (2-12)."""

    TOPIC: ClassVar[str] = "battle_evolution.first_player_chosen"
    RULES: ClassVar[tuple[str, ...]] = ("2-12",)

    seat: SeatNumber

    @property
    def outcome(self) -> tuple[int, ...]:
        """The seat."""
        return (self.seat,)


class CardsSupplied(Event, frozen=True, tag=24):
    """A given position uses these cards of one owner: definitions, in order of their ids."""

    TOPIC: ClassVar[str] = "battle_evolution.cards_given"

    owner: SeatNumber
    definitions: tuple[DefinitionNumber, ...]

    def redacted(self, seat: int) -> CardsSupplied:
        """Nothing: the seat's own log identifies cards as they are seen."""
        return CardsSupplied(self.owner, ())


class GivenSide(msgspec.Struct, frozen=True, gc=False, array_like=True, forbid_unknown_fields=True):
    """One player's side in a given position; ordered zones from bottom to top."""

    deck: tuple[ObjectId, ...] = ()
    hand: tuple[ObjectId, ...] = ()
    trash: tuple[ObjectId, ...] = ()
    dark_area: tuple[ObjectId, ...] = ()
    destiny_zone: tuple[ObjectId, ...] = ()
    dp_zone: tuple[ObjectId, ...] = ()
    active: tuple[ObjectId, ...] = ()
    attached: tuple[ObjectId, ...] = ()
    partner: ObjectId = NO_CARD
    dp: Amount = 0
    hp: Amount = NO_HP
    powers: tuple[Amount, Amount, Amount] = (0, 0, 0)
    base: tuple[Amount, Amount, Amount] = (0, 0, 0)
    kinds: tuple[KinNumber, ...] = ()
    abnormal: bool = False
    flat: Count = 0
    ko_points: Count = 0
    destined: tuple[ObjectId, ...] = ()
    """Cards on the field that came from the Destiny Zone."""
    revived: bool = False


class BoardGiven(Event, frozen=True, tag=25):
    """The match starts from a position instead of from set-up; `phase` is the one that is over, none before the first."""

    TOPIC: ClassVar[str] = "battle_evolution.position_given"

    sides: tuple[GivenSide, GivenSide]
    turn: Count
    turn_player: SeatNumber
    first_player: SeatNumber
    phase: Phase
    evolved: bool = False
    """Whether the turn's act of evolution is used (3-15)."""


class CardsSeen(Event, frozen=True, tag=26):
    """`seat` looked at cards of a hidden zone of seat `of`; `places` count from the top of a deck."""

    TOPIC: ClassVar[str] = "battle_evolution.cards_looked_at"
    RULES: ClassVar[tuple[str, ...]] = ("f-hidden-1", "g-recode", "g-corrupt")

    seat: SeatNumber
    of: SeatNumber
    zone: Zone
    cards: tuple[ObjectId, ...]
    places: tuple[Count, ...] = ()


class CardsShown(Event, frozen=True, tag=27):
    """Cards of a zone were shown to both players (3-11, f-cherrypick-1, 7-6)."""

    TOPIC: ClassVar[str] = "battle_evolution.cards_revealed"
    RULES: ClassVar[tuple[str, ...]] = ("f-cherrypick-1", "f-no-digimon-2")

    seat: SeatNumber
    zone: Zone
    cards: tuple[ObjectId, ...]
    places: tuple[Count, ...] = ()
