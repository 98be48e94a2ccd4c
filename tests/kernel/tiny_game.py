"""A tiny two-seat card game: its events, its state and its fold. `tiny_rules` plays it.

Each seat has a shuffled deck of numbered cards, draws and plays them for points onto one public
discard. A card can be looked at by one seat, sunk, buried unseen, or lost in a shuffle; both seats
can clash in secret; a stake can be taken back until something was seen. It has one of everything
that makes a log hard, and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from dcg.kernel.absent import NOBODY, UNKNOWN
from dcg.kernel.course import HiddenRedealt, MatchStarted
from dcg.kernel.errors import FoldError
from dcg.kernel.event import AnswerEvent, ChanceEvent, Event, ObjectId
from dcg.kernel.fold import KERNEL_HANDLERS, Handlers, ignore
from dcg.kernel.header import Header, Seat
from dcg.kernel.knowledge import Knowledge
from dcg.kernel.registry import Registry
from dcg.kernel.state import Course

VALUES = (1, 2, 3, 4, 1, 2, 3, 5)


# --- options ------------------------------------------------------------------------------------


class Option(
    msgspec.Struct, frozen=True, gc=False, array_like=True, forbid_unknown_fields=True, tag=-1
):
    """Base of what can be picked."""


class Pass(Option, frozen=True, tag=0):
    """Do nothing, keep things as they are."""


class Play(Option, frozen=True, tag=1):
    """Play this card, or bid it in a clash."""

    card: ObjectId


class Bury(Option, frozen=True, tag=2):
    """Put this card under the own deck, unseen."""

    card: ObjectId


class Clash(Option, frozen=True, tag=3):
    """Call a clash."""


class Stake(Option, frozen=True, tag=4):
    """Stake one more point."""


class Draw(Option, frozen=True, tag=5):
    """Draw one more card."""


class Roll(Option, frozen=True, tag=6):
    """Roll the die."""


class TakeBack(Option, frozen=True, tag=7):
    """Take the stake back."""


class Sink(Option, frozen=True, tag=8):
    """Put the card looked at under its deck."""


class Toss(Option, frozen=True, tag=9):
    """Toss this card onto the discard for the stake."""

    card: ObjectId


AnyOption = Pass | Play | Bury | Clash | Stake | Draw | Roll | TakeBack | Sink | Toss


# --- events -------------------------------------------------------------------------------------


class Answered(AnswerEvent, frozen=True, tag=16):
    """A seat picked this option."""

    TOPIC: ClassVar[str] = "tiny.answered"

    option: AnyOption


class CardIdentified(Event, frozen=True, tag=17):
    """In a seat's log: what the object from now on called `card` is."""

    TOPIC: ClassVar[str] = "tiny.card_identified"
    PRIVATE: ClassVar[bool] = True

    card: ObjectId
    value: int


class DeckPlaced(Event, frozen=True, tag=18):
    """A seat's deck, bottom to top, before any shuffle."""

    TOPIC: ClassVar[str] = "tiny.deck_placed"
    BROUGHT: ClassVar[bool] = True

    seat: int
    cards: tuple[ObjectId, ...]
    values: tuple[int, ...]

    def redacted(self, seat: int) -> DeckPlaced:
        """Without what the cards are: nobody has looked at them yet."""
        return DeckPlaced(self.seat, self.cards, ())


class DeckShuffled(ChanceEvent, frozen=True, tag=19):
    """A deck was shuffled: place k holds what was in place `order[k]`."""

    TOPIC: ClassVar[str] = "tiny.deck_shuffled"

    seat: int
    order: tuple[int, ...]

    @property
    def outcome(self) -> tuple[int, ...]:
        """The order."""
        return self.order

    def redacted(self, seat: int) -> DeckShuffled:
        """Without the order."""
        return DeckShuffled(self.seat, ())


class DieRolled(ChanceEvent, frozen=True, tag=20):
    """The die shows `die` (from 0)."""

    TOPIC: ClassVar[str] = "tiny.die_rolled"

    die: int

    @property
    def outcome(self) -> tuple[int, ...]:
        """The one number."""
        return (self.die,)


class TurnBeganFirst(Event, frozen=True, tag=21):
    """A turn began. Retired: it left open whose."""

    TOPIC: ClassVar[str] = "tiny.turn_began"

    number: int


class TurnBegan(Event, frozen=True, tag=22):
    """This seat's turn began."""

    TOPIC: ClassVar[str] = "tiny.turn_began"
    VERSION: ClassVar[int] = 2

    number: int
    seat: int


class CardsDrawn(Event, frozen=True, tag=23):
    """A seat drew these from the top of its deck, in this order."""

    TOPIC: ClassVar[str] = "tiny.cards_drawn"

    seat: int
    cards: tuple[ObjectId, ...]


class CardPlayed(Event, frozen=True, tag=24):
    """A card went face up from hand to discard; its seat has `points` now."""

    TOPIC: ClassVar[str] = "tiny.card_played"

    seat: int
    card: ObjectId
    points: int


class CardBuried(Event, frozen=True, tag=25):
    """A card went face down from hand to the bottom of the deck."""

    TOPIC: ClassVar[str] = "tiny.card_buried"

    seat: int
    card: ObjectId

    def redacted(self, seat: int) -> CardBuried:
        """The other seat cannot tell which of the hand it was."""
        return self if seat == self.seat else CardBuried(self.seat, UNKNOWN)


class CardLookedAt(Event, frozen=True, tag=26):
    """Seat `by` looked at the top card of the deck of seat `of`."""

    TOPIC: ClassVar[str] = "tiny.card_looked_at"

    by: int
    of: int
    card: ObjectId


class CardSunk(Event, frozen=True, tag=27):
    """The top card of a deck went to its bottom, face down."""

    TOPIC: ClassVar[str] = "tiny.card_sunk"

    of: int
    card: ObjectId


class DiscardReturned(ChanceEvent, frozen=True, tag=28):
    """A seat's deck with the discard on it was shuffled, place k from place `order[k]`."""

    TOPIC: ClassVar[str] = "tiny.discard_returned"

    seat: int
    order: tuple[int, ...]

    @property
    def outcome(self) -> tuple[int, ...]:
        """The order."""
        return self.order

    def redacted(self, seat: int) -> DiscardReturned:
        """Without the order."""
        return DiscardReturned(self.seat, ())


class StakeSet(Event, frozen=True, tag=29):
    """A seat's stake and points are these now."""

    TOPIC: ClassVar[str] = "tiny.stake_set"

    seat: int
    stake: int
    points: int


class CardsClashed(Event, frozen=True, tag=30):
    """Both seats' cards were revealed and discarded; the points are these now."""

    TOPIC: ClassVar[str] = "tiny.cards_clashed"

    cards: tuple[ObjectId, ObjectId]
    points: tuple[int, int]


class CardShuffledIn(ChanceEvent, frozen=True, tag=31):
    """A card of the discard was shuffled into a deck: it on top, then place k from `order[k]`."""

    TOPIC: ClassVar[str] = "tiny.card_shuffled_in"

    seat: int
    card: ObjectId
    order: tuple[int, ...]

    @property
    def outcome(self) -> tuple[int, ...]:
        """The order."""
        return self.order

    def redacted(self, seat: int) -> CardShuffledIn:
        """Without the order; both seats saw which card it was, for the last time."""
        return CardShuffledIn(self.seat, self.card, ())


class CardTossed(Event, frozen=True, tag=32):
    """A card went face up from hand to discard, for a stake."""

    TOPIC: ClassVar[str] = "tiny.card_tossed"

    seat: int
    card: ObjectId


class CardTakenUp(Event, frozen=True, tag=33):
    """A card that was tossed went back to its hand: both seats saw it."""

    TOPIC: ClassVar[str] = "tiny.card_taken_up"

    seat: int
    card: ObjectId


EVENTS = (
    Answered,
    CardIdentified,
    DeckPlaced,
    DeckShuffled,
    DieRolled,
    TurnBegan,
    CardsDrawn,
    CardPlayed,
    CardBuried,
    CardLookedAt,
    CardSunk,
    DiscardReturned,
    StakeSet,
    CardsClashed,
    CardShuffledIn,
    CardTossed,
    CardTakenUp,
)


# --- state --------------------------------------------------------------------------------------


class TinyState:
    """The whole game. Decks are bottom to top; a card that has no name here is -1."""

    __slots__ = (
        "course",
        "decks",
        "die",
        "discard",
        "hands",
        "points",
        "stakes",
        "turn",
        "turn_player",
        "values",
    )

    def __init__(self) -> None:
        self.course = Course()
        self.values: list[int] = []
        self.decks: list[list[int]] = [[], []]
        self.hands: list[list[int]] = [[], []]
        self.discard: list[int] = []
        self.points = [0, 0]
        self.stakes = [0, 0]
        self.die = -1
        self.turn = 0
        self.turn_player = -1

    def copy(self) -> TinyState:
        """An independent copy."""
        twin = TinyState.__new__(TinyState)
        twin.course = self.course.copy()
        twin.values = self.values.copy()
        twin.decks = [deck.copy() for deck in self.decks]
        twin.hands = [hand.copy() for hand in self.hands]
        twin.discard = self.discard.copy()
        twin.points = self.points.copy()
        twin.stakes = self.stakes.copy()
        twin.die = self.die
        twin.turn = self.turn
        twin.turn_player = self.turn_player
        return twin

    def canonical(self) -> dict[str, Any]:
        """Plain data; a hand has no order."""
        return {
            "course": self.course.canonical(),
            "decks": [[self._card(card) for card in deck] for deck in self.decks],
            "hands": [sorted(self._card(card) for card in hand) for hand in self.hands],
            "discard": [self._card(card) for card in self.discard],
            "points": self.points.copy(),
            "stakes": self.stakes.copy(),
            "die": self.die,
            "turn": self.turn,
            "turn_player": self.turn_player,
        }

    def _card(self, card: int) -> list[int]:
        if card < 0:
            return [UNKNOWN]
        if self.course.perspective >= 0:  # a seat does not know what the other one knows
            return [card, self.values[card]]
        handles = self.course.knowledge.handles
        return [card, self.values[card], handles[0][card], handles[1][card]]

    def view(self, seat: int) -> TinyState:
        """What `seat` may know: every card under the seat's own handle, or -1."""
        known = self.course.knowledge
        handles = known.handles[seat]

        def named(zone: list[int]) -> list[int]:
            return [handles[card] for card in zone]

        twin = self.copy()
        twin.course.perspective = seat
        twin.course.knowledge = Knowledge()
        twin.course.knowledge.grow(known.minted[seat])
        twin.course.knowledge.minted[seat] = known.minted[seat]
        twin.values = [0] * known.minted[seat]
        for card, handle in enumerate(handles):
            if handle >= 0:
                twin.values[handle] = self.values[card]
                twin.course.knowledge.handles[seat][handle] = handle
        twin.decks = [named(deck) for deck in self.decks]
        twin.hands = [named(hand) for hand in self.hands]
        twin.discard = named(self.discard)
        return twin

    def recurrence(self) -> dict[str, Any]:
        """The position: which values lie where and who knows it; not ids, not the turn's number."""
        knows = self.course.knowledge.knows

        def seen(zone: list[int]) -> list[list[Any]]:
            return [[self.values[card], knows(0, card), knows(1, card)] for card in zone]

        return {
            "decks": [seen(deck) for deck in self.decks],
            "hands": [sorted(seen(hand)) for hand in self.hands],
            "discard": seen(self.discard),
            "points": self.points.copy(),
            "stakes": self.stakes.copy(),
            "turn_player": self.turn_player,
        }


# --- fold ---------------------------------------------------------------------------------------


def _take(zone: list[int], card: int) -> None:
    """Out of an unordered zone: by name, else one that has no name yet."""
    name = card if card in zone else UNKNOWN
    if name not in zone:
        raise FoldError(f"card {card} is not there")
    zone.remove(name)


def _top(deck: list[int], card: int) -> int:
    """The top place, checked: it holds this card, or one that has no name yet."""
    if not deck or deck[-1] not in (card, UNKNOWN):
        raise FoldError(f"card {card} is not on top")
    return len(deck) - 1


def _reordered(state: TinyState, pile: list[int], order: tuple[int, ...]) -> list[int]:
    """A shuffled pile nobody knows any more."""
    state.course.knowledge.forget(pile)
    if state.course.perspective >= 0:
        return [UNKNOWN] * len(pile)
    if sorted(order) != list(range(len(pile))):
        raise FoldError(f"{order} is not an order of {len(pile)} cards")
    return [pile[place] for place in order]


def _deck_placed(state: TinyState, event: DeckPlaced) -> None:
    state.decks[event.seat] = list(event.cards)
    if event.values:
        known = max(event.cards) + 1
        state.values.extend([0] * (known - len(state.values)))
        state.course.knowledge.grow(known)
        for card, value in zip(event.cards, event.values, strict=True):
            state.values[card] = value


def _card_identified(state: TinyState, event: CardIdentified) -> None:
    if event.card != len(state.values):
        raise FoldError(f"card {event.card} is not the next handle")
    state.values.append(event.value)
    state.course.knowledge.grow(len(state.values))
    state.course.knowledge.see(state.course.perspective, event.card)


def _hidden_redealt(state: TinyState, event: HiddenRedealt) -> None:
    if len(event.objects) != len(event.became):
        raise FoldError("each card becomes one value")
    for card, kind in zip(event.objects, event.became, strict=True):
        if not 0 <= card < len(state.values) or len(kind) != 1:
            raise FoldError(f"there is no card {card}, or no such value")
        state.values[card] = kind[0]


def _deck_shuffled(state: TinyState, event: DeckShuffled) -> None:
    state.decks[event.seat] = _reordered(state, state.decks[event.seat], event.order)


def _discard_returned(state: TinyState, event: DiscardReturned) -> None:
    pile = state.decks[event.seat] + state.discard
    state.decks[event.seat] = _reordered(state, pile, event.order)
    state.discard = []


def _die_rolled(state: TinyState, event: DieRolled) -> None:
    state.die = event.die


def _turn_began(state: TinyState, event: TurnBegan) -> None:
    state.turn = event.number
    state.turn_player = event.seat


def _cards_drawn(state: TinyState, event: CardsDrawn) -> None:
    deck = state.decks[event.seat]
    for card in event.cards:
        del deck[_top(deck, card)]
        state.hands[event.seat].append(card)
        state.course.knowledge.see(event.seat, card)


def _card_played(state: TinyState, event: CardPlayed) -> None:
    _take(state.hands[event.seat], event.card)
    state.discard.append(event.card)
    state.course.knowledge.see_both((event.card,))
    state.points[event.seat] = event.points
    state.stakes[event.seat] = 0


def _card_buried(state: TinyState, event: CardBuried) -> None:
    other, hand = 1 - event.seat, state.hands[event.seat]
    # Any of the hand's cards may be the one that went: the other seat loses sight of them all.
    for place, card in enumerate(hand):
        state.course.knowledge.lose(other, card)
        if state.course.perspective == other:
            hand[place] = UNKNOWN
    _take(hand, event.card)
    state.decks[event.seat].insert(0, event.card)


def _card_looked_at(state: TinyState, event: CardLookedAt) -> None:
    deck = state.decks[event.of]
    deck[_top(deck, event.card)] = event.card
    state.course.knowledge.see(event.by, event.card)


def _card_sunk(state: TinyState, event: CardSunk) -> None:
    deck = state.decks[event.of]
    del deck[_top(deck, event.card)]
    deck.insert(0, event.card)


def _stake_set(state: TinyState, event: StakeSet) -> None:
    state.stakes[event.seat] = event.stake
    state.points[event.seat] = event.points


def _cards_clashed(state: TinyState, event: CardsClashed) -> None:
    for seat, card in enumerate(event.cards):
        _take(state.hands[seat], card)
        state.discard.append(card)
        state.course.knowledge.see_both((card,))
    state.points = list(event.points)


def _card_shuffled_in(state: TinyState, event: CardShuffledIn) -> None:
    _take(state.discard, event.card)
    pile = [*state.decks[event.seat], event.card]
    state.decks[event.seat] = _reordered(state, pile, event.order)


def _card_tossed(state: TinyState, event: CardTossed) -> None:
    _take(state.hands[event.seat], event.card)
    state.discard.append(event.card)
    state.course.knowledge.see_both((event.card,))


def _card_taken_up(state: TinyState, event: CardTakenUp) -> None:
    _take(state.discard, event.card)
    state.hands[event.seat].append(event.card)


class TinyGame:
    """What the kernel needs to read a match."""

    name = "tiny"

    def __init__(self) -> None:
        self.registry = Registry(
            EVENTS,
            # The first edition always let seat 0 begin.
            {TurnBeganFirst: lambda old: TurnBegan(old.number, (old.number + 1) % 2)},
        )
        self.handlers: Handlers = {
            **KERNEL_HANDLERS,
            Answered: ignore,
            CardIdentified: _card_identified,
            HiddenRedealt: _hidden_redealt,
            DeckPlaced: _deck_placed,
            DeckShuffled: _deck_shuffled,
            DieRolled: _die_rolled,
            TurnBegan: _turn_began,
            CardsDrawn: _cards_drawn,
            CardPlayed: _card_played,
            CardBuried: _card_buried,
            CardLookedAt: _card_looked_at,
            CardSunk: _card_sunk,
            DiscardReturned: _discard_returned,
            StakeSet: _stake_set,
            CardsClashed: _cards_clashed,
            CardShuffledIn: _card_shuffled_in,
            CardTossed: _card_tossed,
            CardTakenUp: _card_taken_up,
        }

    def new_state(self) -> TinyState:
        """Before the first event."""
        return TinyState()

    def identified(self, state: Any, thing: int, handle: int) -> Event:
        """What the seat sees on the card."""
        return CardIdentified(handle, state.values[thing])

    def exchangeable(self, state: Any, seat: int) -> Sequence[Mapping[int, bytes]] | None:
        """Cards that start in one deck can be anywhere: all that are hidden are one group."""
        seats = (0, 1) if seat == NOBODY else (seat,)
        knows = state.course.knowledge.knows
        hidden = [
            card
            for zone in (*state.decks, *state.hands)
            for card in zone
            if card != UNKNOWN and not any(knows(each, card) for each in seats)
        ]
        return [{card: bytes((state.values[card],)) for card in sorted(hidden)}]


GAME = TinyGame()


def opening(
    seed: int, index: int = 0, decks: Iterable[tuple[int, ...]] = (VALUES, VALUES)
) -> list[Event]:
    """Header and decks; ids follow the deck lists, as they do in real games."""
    header = Header(
        1, "tiny", "1.0", "0.1", "simulated", (Seat("low", "ann"), Seat("high", "bob")), seed, index
    )
    events: list[Event] = [MatchStarted(header)]
    first = 0
    for seat, values in enumerate(decks):
        cards = tuple(range(first, first + len(values)))
        events.append(DeckPlaced(seat, cards, values))
        first += len(values)
    return events
