"""The tiny game as a whole game (docs/games.md): everything that `dcg.game.CardGame` asks for."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from dcg.card_naming import Unnamed
from dcg.decks import NotADeck, TournamentCheck, called_as
from dcg.kernel.chance import Stream
from dcg.kernel.changes import Change
from dcg.kernel.course import MatchEnded, MatchStarted, SpanClosed, SpanOpened
from dcg.kernel.event import Event
from dcg.kernel.header import Header
from dcg.kernel.rules import Rules
from dcg.kernel.session import Player
from dcg.opening import Opening
from dcg.players import RandomPlayer
from tests.kernel import tiny_rules
from tests.kernel.tiny_game import (
    VALUES,
    Answered,
    CardPlayed,
    CardsClashed,
    DeckPlaced,
    StakeSet,
    TinyGame,
    TinyState,
    TurnBegan,
)


@dataclass(frozen=True)
class TinyDeck:
    """Values of cards, bottom to top before the shuffle."""

    label: str
    values: tuple[int, ...]
    game: str = TinyGame.name


class TinyTurns:
    """A turn is what one seat does until the other one's turn."""

    kinds: Collection[type[Event]] = (TurnBegan,)

    def begun(self, event: Event) -> int | None:
        """Only turns that begin."""
        return event.number if isinstance(event, TurnBegan) else None

    def first_player(self, event: Event) -> int | None:
        """Who has the first turn."""
        return event.seat if isinstance(event, TurnBegan) and event.number == 1 else None

    def number(self, state: TinyState) -> int:
        """The turn a state is in."""
        return state.turn


class TinyColumns:
    """What can be asked after each event."""

    meanings: Mapping[str, tuple[str, str]] = {
        "event": ("INTEGER", "position of the event, from 0"),
        "ordinal": ("INTEGER", "its ordinal among public events"),
        "topic": ("VARCHAR", "topic of the event, without the game's prefix"),
        "actor": ("INTEGER", "seat the event names, -1 where it names none"),
        "turn": ("INTEGER", "turn number, 0 before the first"),
        "turn_player": ("INTEGER", "seat whose turn it is, -1 before the first"),
        "over": ("BOOLEAN", "whether the match has ended"),
        "points_0": ("INTEGER", "points of seat 0"),
        "points_1": ("INTEGER", "points of seat 1"),
        "discard": ("INTEGER", "cards on the discard"),
    }
    parts: Sequence[tuple[str, ...]] = (
        ("turn", "turn_player", "over"),
        ("points_0", "points_1", "discard"),
    )
    defined: Collection[str] = ()
    possible: Mapping[str, Sequence[str | int]] = {}
    touched: Mapping[type[Event], Sequence[int]] = {
        SpanOpened: (),
        SpanClosed: (),
        Answered: (),
        TurnBegan: (0,),
        MatchEnded: (0,),
        CardPlayed: (1,),
        StakeSet: (1,),
        CardsClashed: (1,),
    }

    def readers(
        self, definitions: Mapping[bytes, bytes] | None
    ) -> Sequence[Callable[[TinyState], tuple[Any, ...]]]:
        """One for each part."""
        return (
            lambda state: (state.turn, state.turn_player, state.course.result is not None),
            lambda state: (*state.points, len(state.discard)),
        )

    def card_naming(self) -> Unnamed:
        """A card has no number."""
        return Unnamed()

    def card_numbers(
        self, state: TinyState, definitions: Mapping[bytes, bytes]
    ) -> Sequence[str | None]:
        """None."""
        return ()


class TinyDefinitions:
    """A card is its value: nothing is defined apart from the events."""

    kinds: Collection[type[Event]] = ()

    def named(self, event: Event) -> Sequence[bytes]:
        """None."""
        return ()


class TinyLimits:
    """What a match file may say."""

    def there(self, state: TinyState) -> Mapping[str, int]:
        """The fold looks at each card itself."""
        return {}

    def problem(self, state: TinyState, event: Event, definitions: Mapping[bytes, bytes]) -> str:
        """A die has six sides."""
        return "is of a die with more sides than six" if getattr(event, "die", 0) > 5 else ""

    def definition_problem(self, data: bytes) -> str:
        """No card is defined."""
        return "is of no card: cards of this game are their values"


class TinyNames:
    """The codes of the rules in words."""

    questions: Mapping[int, str] = {
        tiny_rules.ACTION: "action",
        tiny_rules.KEEP_OR_SINK: "keep or sink?",
        tiny_rules.BID: "bid",
        tiny_rules.STAKE: "raise the stake?",
    }
    spans: Mapping[int, str] = {
        tiny_rules.SET_UP: "set-up",
        tiny_rules.TURN: "turn",
        tiny_rules.EFFECT: "effect",
    }
    zones: Mapping[int, str] = {0: "deck", 1: "hand", 2: "discard"}


class TinyDecks:
    """Cards are numbers, and decks are lists of them."""

    def cards(self) -> Mapping[str, Any]:
        """Each value as a card of its own."""
        return {str(value): value for value in range(1, 6)}

    def built_in(self) -> Mapping[str, TinyDeck]:
        """Two decks."""
        return {"low": TinyDeck("low", VALUES), "high": TinyDeck("high", VALUES[::-1])}

    def read(self, text: str, source: str) -> TinyDeck:
        """Values with spaces between them."""
        try:
            return TinyDeck(called_as(source), tuple(int(word) for word in text.split()))
        except ValueError as error:
            raise NotADeck(f"{source}: expected numbers") from error

    forms: Sequence[str] = ("values",)

    def is_code(self, word: str) -> bool:
        """No word is a deck."""
        return False

    def write(self, deck: TinyDeck, form: str) -> str:
        """Values with spaces between them."""
        return " ".join(map(str, deck.values))

    def problems(self, deck: TinyDeck) -> Sequence[str]:
        """Eight cards from 1 to 5."""
        found = [f"there is no card {one}" for one in deck.values if not 1 <= one <= 5]
        return found if len(deck.values) == 8 else [*found, "a deck has 8 cards"]

    def tournament_check(self, deck: TinyDeck, date: str | None = None) -> TournamentCheck:
        """Nobody restricts numbers."""
        return TournamentCheck()


class TinyCardGame(TinyGame):
    """See `dcg.game.CardGame`."""

    title = "Tiny Game"
    edition = "1.0"
    engine = "0.1"
    changes: Sequence[Change] = ()
    scenarios = None
    card_text = None
    turns = TinyTurns()
    columns = TinyColumns()
    definitions = TinyDefinitions()
    limits = TinyLimits()
    names = TinyNames()
    decks = TinyDecks()
    players: Mapping[str, Callable[[Stream], Player]] = {"random": RandomPlayer}

    def opening(
        self, header: Header, decks: tuple[TinyDeck, TinyDeck], cards: Mapping[str, Any]
    ) -> Opening:
        """Header and decks; ids follow the deck lists."""
        events: list[Event] = [MatchStarted(header)]
        first = 0
        for seat, deck in enumerate(decks):
            values = tuple(cards[str(value)] for value in deck.values)
            events.append(DeckPlaced(seat, tuple(range(first, first + len(values))), values))
            first += len(values)
        return Opening(tuple(events))

    def rules_with(self, definitions: Mapping[bytes, bytes]) -> Rules:
        """The only rules there are."""
        return tiny_rules.RULES


TINY_CARD_GAME = TinyCardGame()
