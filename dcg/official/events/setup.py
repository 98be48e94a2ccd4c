"""Before the first turn: what is brought, shuffled, drawn and placed (rule 5)."""

from typing import ClassVar

import msgspec

from dcg.kernel.event import AnswerEvent, ChanceEvent, Event, ObjectId
from dcg.kernel.numbers import Count, SeatNumber
from dcg.official.codes.absent import NO_DEFINITION
from dcg.official.codes.numbers import DefinitionPlace, Memory
from dcg.official.codes.places import Place
from dcg.official.codes.turn import TurnStep
from dcg.official.events.options import AnyOption


class Answered(AnswerEvent, frozen=True, tag=16):
    """A player decided."""

    TOPIC: ClassVar[str] = "official.answered"

    option: AnyOption


class CardIdentified(Event, frozen=True, tag=17):
    """It became known which card `card` is: in a seat's log, or in a match recorded from paper.

    `definition` is the content address of its definition. Private: it has no ordinal.
    """

    TOPIC: ClassVar[str] = "official.card_identified"
    PRIVATE: ClassVar[bool] = True
    IDENTIFIES: ClassVar[str] = "card"

    card: ObjectId
    owner: SeatNumber
    definition: bytes


class DefinitionsGiven(Event, frozen=True, tag=18):
    """The definitions this match uses: content addresses of 8 bytes each, joined.

    Later events name a definition by its place in this list.
    """

    TOPIC: ClassVar[str] = "official.definitions_given"
    BROUGHT: ClassVar[bool] = True
    RULES: ClassVar[tuple[str, ...]] = ("2-1",)

    addresses: bytes

    def redacted(self, seat: int) -> "DefinitionsGiven":
        """Without the definitions, which would give the other deck away."""
        return DefinitionsGiven(b"")


class DeckPresented(Event, frozen=True, tag=19):
    """A seat brought its deck and Digi-Egg deck: definitions and copies, in list order.

    Card ids are minted in this order, deck first; in a seat's log the cards have none. Definition
    -1 stands for unknown cards.
    """

    TOPIC: ClassVar[str] = "official.deck_presented"
    BROUGHT: ClassVar[bool] = True
    RULES: ClassVar[tuple[str, ...]] = ("5-1-1", "1-4-1")

    seat: SeatNumber
    deck: tuple[tuple[DefinitionPlace, Count], ...]
    digi_egg_deck: tuple[tuple[DefinitionPlace, Count], ...]

    def redacted(self, seat: int) -> "DeckPresented":
        """As so many unknown cards."""
        return DeckPresented(self.seat, _count(self.deck), _count(self.digi_egg_deck))


def _count(pairs: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    total = sum(copies for _, copies in pairs)
    return ((NO_DEFINITION, total),) if total else ()


class CardsGiven(Event, frozen=True, tag=20):
    """A given position uses these cards of one owner: definitions, -1 for a card nobody named.

    Card ids are minted in this order; the position then places them. Empty in a seat's log.
    """

    TOPIC: ClassVar[str] = "official.cards_given"

    owner: SeatNumber
    definitions: tuple[DefinitionPlace, ...]

    def redacted(self, seat: int) -> "CardsGiven":
        """Nothing: the seat's own log identifies cards as they are seen."""
        return CardsGiven(self.owner, ())


class PermanentGiven(
    msgspec.Struct, frozen=True, gc=False, array_like=True, forbid_unknown_fields=True
):
    """A card on the field in a given position; `cards` from bottom to top."""

    cards: tuple[ObjectId, ...]
    suspended: bool
    played_this_turn: bool


class SideGiven(msgspec.Struct, frozen=True, gc=False, array_like=True, forbid_unknown_fields=True):
    """One player's areas in a given position; ordered areas from bottom to top."""

    deck: tuple[ObjectId, ...]
    digi_egg_deck: tuple[ObjectId, ...]
    hand: tuple[ObjectId, ...]
    trash: tuple[ObjectId, ...]
    security_stack: tuple[ObjectId, ...]
    face_up: tuple[ObjectId, ...]
    battle_area: tuple[PermanentGiven, ...]
    breeding_area: PermanentGiven | None
    face_down: tuple[ObjectId, ...] = ()
    """Cards that lie face down under others."""


class PositionGiven(Event, frozen=True, tag=80):
    """The match starts from a position on the board instead of from set-up.

    Permanents are minted seat by seat, seat 0's first, of each the battle area before the breeding
    area. `memory` is seen from seat 0; `step` is the last step of the turn that was started; `tokens`
    are the cards among them that are Tokens.
    """

    TOPIC: ClassVar[str] = "official.position_given"

    sides: tuple[SideGiven, SideGiven]
    memory: Memory
    turn: Count
    turn_player: SeatNumber
    first_player: SeatNumber
    step: TurnStep
    tokens: tuple[ObjectId, ...] = ()


class FirstPlayerChosen(ChanceEvent, frozen=True, tag=21):
    """Who goes first was decided by chance."""

    TOPIC: ClassVar[str] = "official.first_player_chosen"
    RULES: ClassVar[tuple[str, ...]] = ("5-2-1-3",)

    seat: SeatNumber

    @property
    def outcome(self) -> tuple[int, ...]:
        """The seat."""
        return (self.seat,)


class Shuffled(ChanceEvent, frozen=True, tag=22):
    """An ordered area was shuffled. `order[i]` is the old place, from the bottom, of the card now
    i-th from the bottom. Everybody loses track of its cards."""

    TOPIC: ClassVar[str] = "official.shuffled"
    RULES: ClassVar[tuple[str, ...]] = ("1-3-10", "5-2-1-1", "5-2-1-2")

    seat: SeatNumber
    zone: Place
    order: tuple[Count, ...]

    @property
    def outcome(self) -> tuple[int, ...]:
        """The permutation."""
        return self.order

    def redacted(self, seat: int) -> "Shuffled":
        """Without the order."""
        return Shuffled(self.seat, self.zone, ())


class HandReturned(Event, frozen=True, tag=23):
    """A player returned the initial hand to the deck, to draw again."""

    TOPIC: ClassVar[str] = "official.hand_returned"
    RULES: ClassVar[tuple[str, ...]] = ("5-2-1-5",)

    seat: SeatNumber
    cards: tuple[ObjectId, ...]


class SecurityStackPlaced(Event, frozen=True, tag=24):
    """Cards from the top of the deck became the security stack, the first one lowest."""

    TOPIC: ClassVar[str] = "official.security_stack_placed"
    RULES: ClassVar[tuple[str, ...]] = ("5-2-1-6",)

    seat: SeatNumber
    cards: tuple[ObjectId, ...]
