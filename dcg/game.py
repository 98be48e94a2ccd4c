"""What a game offers: the seam between the games and everything that works with any of them.

A game is its events and their fold (`dcg.kernel.rules.Game`), and beside them the parts below. The
store, bisecting, branching, verifying and simulating use these and name no game. `dcg.games` finds
a game by the name that headers give; docs/games.md says how to add one.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from dcg.card_naming import CardNaming
from dcg.decks import Deck, TournamentCheck
from dcg.kernel.chance import Stream
from dcg.kernel.changes import Change
from dcg.kernel.event import Event
from dcg.kernel.header import Header
from dcg.kernel.rules import Game, Rules
from dcg.kernel.session import Player
from dcg.opening import Opening

if TYPE_CHECKING:
    from dcg.card_text import CardText
    from dcg.documents.vocabulary import Vocabulary

Row = tuple[Any, ...]
"""The values of some columns after an event."""


class CardGame(Game, Protocol):
    """A game, as everything above `dcg` knows it.

    Reading a match uses `registry`, `handlers`, `new_state`, `identified` (see `Game`, where also
    `exchangeable` is: what a branch may deal anew), `turns`, `columns`, `definitions`, `limits` and
    `names`: none of them may need the rules' code, so that an old match stays readable. `decks`,
    `opening`, `players` and `rules_with` are for playing, `scenarios` for documents.
    """

    @property
    def title(self) -> str:
        """The game's name as people read it."""
        ...

    @property
    def edition(self) -> str:
        """The edition of the rules it plays by: `rules` in the headers of new matches."""
        ...

    @property
    def engine(self) -> str:
        """The version of its rules' code: another one may play the same answers otherwise."""
        ...

    @property
    def changes(self) -> Sequence[Change]:
        """What engines came to do otherwise, in order: why a match of an older one can differ."""
        ...

    @property
    def turns(self) -> Turns:
        """What events say of turns."""
        ...

    @property
    def columns(self) -> Columns:
        """What bisecting and statistics can ask after each event."""
        ...

    @property
    def definitions(self) -> Definitions:
        """Which definitions events name."""
        ...

    @property
    def limits(self) -> Limits:
        """What a match from elsewhere may say."""
        ...

    @property
    def names(self) -> CodeNames:
        """The codes of events and decisions in words."""
        ...

    @property
    def decks(self) -> Decks:
        """Cards and decks, and which decks may be played."""
        ...

    @property
    def players(self) -> Mapping[str, Callable[[Stream], Player]]:
        """Programs that play it, by name, each made from a stream of chance of its own."""
        ...

    @property
    def scenarios(self) -> Vocabulary | None:
        """The words of its documents: positions and scenarios. None for a game that has none."""
        ...

    @property
    def card_text(self) -> CardText | None:
        """What compiles printed cards. None for a game whose cards have no text to read."""
        ...

    def opening(self, header: Header, decks: tuple[Any, Any], cards: Mapping[str, Any]) -> Opening:
        """The opening of a match between two of the game's decks: header and what both bring.

        `cards` has the cards by number; a number that is missing raises `KeyError`.
        """
        ...

    def rules_with(self, definitions: Mapping[bytes, bytes]) -> Rules:
        """The rules with a match's own definitions, by content address.

        It is called for every match, often with equal definitions: a game that takes long to make
        its rules keeps them, and one object serves many matches. Running a match raises
        `MissingDefinition` for one that is named and not given.
        """
        ...


class Turns(Protocol):
    """What the game's events and states say of turns."""

    @property
    def kinds(self) -> Collection[type[Event]]:
        """The kinds of events that `begun` or `first_player` have an answer for."""
        ...

    def begun(self, event: Event) -> int | None:
        """The number of the turn that is under way from this event on; None for any other event.

        A position given in the middle of a turn begins that turn.
        """
        ...

    def first_player(self, event: Event) -> int | None:
        """The seat that goes first, where the event says so."""
        ...

    def number(self, state: Any) -> int:
        """The turn a state is in, 0 before the first."""
        ...


class Columns(Protocol):
    """The timeline of a match as columns: one row after each event.

    Columns come in parts that change together. Every game has `event`, `ordinal`, `topic` and
    `actor`, which are the event's own and in no part, and `turn` and `turn_player` among its parts.
    """

    @property
    def meanings(self) -> Mapping[str, tuple[str, str]]:
        """SQL type (INTEGER, BOOLEAN or VARCHAR) and meaning of every column, in order.

        Names are stable and only ever added to.
        """
        ...

    @property
    def parts(self) -> Sequence[tuple[str, ...]]:
        """The names of the columns of each part."""
        ...

    @property
    def defined(self) -> Collection[str]:
        """Columns that need the match's definitions: without them they are None."""
        ...

    @property
    def possible(self) -> Mapping[str, Sequence[str | int]]:
        """For columns that hold one of a few values, all of them; topics and seats go without saying."""
        ...

    @property
    def touched(self) -> Mapping[type[Event], Sequence[int]]:
        """The parts an event can change, by their places. An event that is not here: every part."""
        ...

    def readers(self, definitions: Mapping[bytes, bytes] | None) -> Sequence[Callable[[Any], Row]]:
        """For each part, what reads its columns from a state of one match."""
        ...

    def card_naming(self) -> CardNaming:
        """Notes which cards the events of one match name: `dcg.card_naming.Unnamed` notes none."""
        ...

    def card_numbers(self, state: Any, definitions: Mapping[bytes, bytes]) -> Sequence[str | None]:
        """The number of each card that can be named, by its id; None where nobody can tell."""
        ...


class Definitions(Protocol):
    """Which definitions a match needs (see `dcg.definitions`)."""

    @property
    def kinds(self) -> Collection[type[Event]]:
        """The kinds of events that name definitions."""
        ...

    def named(self, event: Event) -> Sequence[bytes]:
        """The content addresses an event of these kinds names, in order."""
        ...


class Limits(Protocol):
    """What a fold takes as it is, and a match from a stranger is refused for.

    Which values a field can have at all its type says (`dcg.kernel.numbers`).
    """

    def there(self, state: Any) -> Mapping[str, int]:
        """How many things a state has of each kind that events name (see `dcg.kernel.numbers.Range`)."""
        ...

    def problem(self, state: Any, event: Event, definitions: Mapping[bytes, bytes]) -> str:
        """What nobody could tell of the event ("BT1-010 has no effect 9"), else empty.

        `state` is the one after it, `definitions` those of the match, of which each is whole.
        """
        ...

    def definition_problem(self, data: bytes) -> str:
        """Why a definition cannot be used in a match of this game, else empty."""
        ...


class CodeNames(Protocol):
    """Codes as people read them."""

    @property
    def questions(self) -> Mapping[int, str]:
        """What a decision asks."""
        ...

    @property
    def spans(self) -> Mapping[int, str]:
        """Kinds of spans."""
        ...

    @property
    def zones(self) -> Mapping[int, str]:
        """Places of cards."""
        ...


class Decks(Protocol):
    """The cards and decks that come with the game, and decks that players bring."""

    def cards(self) -> Mapping[str, Any]:
        """Every card, by number."""
        ...

    def built_in(self) -> Mapping[str, Deck]:
        """The decks of the package, by id, in the order they are listed in."""
        ...

    def read(self, text: str, source: str) -> Deck:
        """A player's deck list from a file of that name. Raises `NotADeck`, which names the file.

        A list that says no name is called as `dcg.decks.called_as` has it.
        """
        ...

    def is_code(self, word: str) -> bool:
        """Whether the word is a deck by itself, as people share it, and not the name of one."""
        ...

    @property
    def forms(self) -> Sequence[str]:
        """The forms that `write` knows, by name."""
        ...

    def write(self, deck: Any, form: str) -> str:
        """A deck of the game in one of the `forms`, as `read` reads it. Raises `ValueError` for a deck
        that this form cannot say."""
        ...

    def problems(self, deck: Any) -> Sequence[str]:
        """Why one of the game's decks may not be played, a line each; empty if it may."""
        ...

    def tournament_check(self, deck: Any, date: str | None = None) -> TournamentCheck:
        """What the game's restriction list forbids in one of its decks on a day (`2026-04-04`).

        Without one it is the day the deck was played on, or that of the newest list. Such a deck can be
        played all the same.
        """
        ...
