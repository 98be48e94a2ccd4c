"""What the command line asks of a game, to show its matches and to let people play them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from cli.games.catalogue import CatalogueView
from dcg.kernel.code import Code
from dcg.kernel.decision import Decision
from dcg.kernel.event import Event
from dcg.kernel.header import Header
from dcg.telling import Choice, Compared, GameWords, Line

Fields = dict[str, Any]
"""A board as the web page has it: named fields that JSON can hold."""


class WordNumbers(Protocol):
    """Numbers words and cards, so that a page says each of them once."""

    def __getitem__(self, word: str) -> int:
        """The word's number."""
        ...

    def card(self, name: str, definition: bytes) -> int:
        """The number of a card by its name and its definition's content address; empty where nobody
        knows which it is. What `GameView.looks` and `card_text` say of it goes with it."""
        ...


class BoardView(Protocol):
    """A board of one match, ready to be shown. All text is harmless or is made so by who prints it."""

    @property
    def phase(self) -> str:
        """What the game is at: a phase or step of the turn, in words."""
        ...

    def lines(self, near: int = 0) -> list[str]:
        """The board as plain lines, the seat `near` below."""
        ...

    def drawing(self, near: int = 0) -> RenderableType:
        """The board for a terminal with colours, the seat `near` below."""
        ...

    def rows(self, width: int, height: int) -> list[Text]:
        """The board in at most `height` rows of at most `width` cells."""
        ...

    def rows_needed(self, width: int) -> int:
        """How many rows it takes to leave nothing important out."""
        ...

    def compared(self, other: Any) -> Iterator[Compared]:
        """What can be said of this board and another of the same game, thing by thing."""
        ...

    def fields(self, words: WordNumbers) -> Fields:
        """The board for the web page, which the game's `page_script` draws."""
        ...


class SeatDialogue(Protocol):
    """What one seat knows of a match. Nothing else may reach the screen of who plays it."""

    @property
    def seat(self) -> int:
        """The seat."""
        ...

    @property
    def events(self) -> Sequence[Event]:
        """The seat's own log."""
        ...

    @property
    def turn(self) -> int:
        """The number of the turn."""
        ...

    def board(self) -> BoardView:
        """The board as the seat knows it."""
        ...

    def told(self, after: int = 0) -> list[Line]:
        """What happened after so many events of the seat's log."""
        ...

    def question(self, asked: Decision, state: Any) -> list[str]:
        """What is asked, the first line the question itself; `state` is the whole match's."""
        ...

    def choices(self, asked: Decision, state: Any) -> list[Choice]:
        """The answers there are. Every option is in exactly one of them."""
        ...

    def board_first(self, asked: Decision) -> bool:
        """Whether the question is answered by looking at the board."""
        ...

    def card(self, words: str) -> list[str]:
        """What the cards of that number or name do, of those the seat knows."""
        ...

    def open_cards(self) -> list[str]:
        """The cards that anybody may look through (`GameView.open_cards` names them)."""
        ...


class GameView(Protocol):
    """A game at the command line."""

    @property
    def words(self) -> GameWords:
        """What the game says of its own matches."""
        ...

    @property
    def open_cards(self) -> str:
        """What cards anybody may look through while playing, in words; empty where there are none."""
        ...

    @property
    def catalogue(self) -> CatalogueView:
        """How its cards and decks are listed."""
        ...

    @property
    def kernel_codes(self) -> Sequence[tuple[str, type[Code]]]:
        """The game's codes in events of the kernel, by where they stand: for the references."""
        ...

    @property
    def event_texts(self) -> Sequence[tuple[str, Sequence[str]]]:
        """Texts in events that stand for something, by where they stand: for the references."""
        ...

    @property
    def event_notes(self) -> str:
        """What fields of several events mean, in a sentence or two: for the references."""
        ...

    @property
    def starter(self) -> str:
        """A scenario that runs, to be changed; empty where there is none."""
        ...

    @property
    def page_script(self) -> str:
        """JavaScript for the web page: `drawnBoard(board, drawn)` gives the elements of a board."""
        ...

    def board(
        self, state: Any, definitions: Mapping[bytes, bytes], header: Header | None = None
    ) -> BoardView:
        """A board of a match, by its state."""
        ...

    def looks(self, definition: bytes) -> tuple[str, list[str]] | None:
        """A card's name, and words for how it looks (classes of the page's style); None if unreadable."""
        ...

    def card_text(self, definition: bytes) -> Sequence[str]:
        """What a card is and does, a line each, as this engine words it; empty where it cannot tell."""
        ...

    def cards_in_play(
        self, state: Any, definitions: Mapping[bytes, bytes]
    ) -> Sequence[Sequence[str]]:
        """What each card that lies open in play says: its name first. A card of many copies once."""
        ...

    def dialogue(
        self, events: Sequence[Event], seat: int, definitions: Mapping[bytes, bytes]
    ) -> SeatDialogue:
        """What a seat is shown and asked after these events of the whole match."""
        ...
