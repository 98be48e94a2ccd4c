"""What analytics asks of a game: which tables it has of its own, and how they are filled."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from dcg.kernel.event import Event

if TYPE_CHECKING:
    import pyarrow as pa

    from dcg.record import MatchRecord


class Folded(Protocol):
    """A match that was read to its end."""

    @property
    def record(self) -> MatchRecord:
        """The match."""
        ...

    @property
    def state(self) -> Any:
        """What its events fold to."""
        ...


class GameReader(Protocol):
    """Notes what one match says for the game's tables, while the match is folded."""

    @property
    def watch(self) -> Mapping[type[Event], Callable[[Any, int, Any], None]]:
        """What is called after which events, with the state, the event's position and the event."""
        ...

    def ended(self, state: Any, length: int) -> None:
        """The log has so many events, and this is the state after the last."""
        ...


class CardNumbering(Protocol):
    """The numbers of cards in several matches."""

    def of(self, cards: Sequence[Sequence[int]]) -> pa.Array:
        """The numbers of cards named by each match, flat; NULL where the log does not tell one."""
        ...


class DeckKind(NamedTuple):
    """What kind of deck it is: None where that is not known, as of decks that players bring."""

    archetype: str | None = None
    format: str | None = None


class GameTables(Protocol):
    """A game's part of the analytics database. Imports nothing heavy before it is asked for rows."""

    @property
    def schema(self) -> str:
        """The schema its tables and views are in; empty where it has none of its own."""
        ...

    @property
    def of_matches(self) -> Sequence[str]:
        """Its tables whose rows belong to matches, in the column `match`."""
        ...

    @property
    def others(self) -> Sequence[str]:
        """Its other tables and its views, statistics and timeline aside."""
        ...

    def tables_sql(self) -> str:
        """Makes its tables."""
        ...

    def views_sql(self) -> str:
        """Makes its views, or replaces those there are."""
        ...

    def definitions(self, held: Mapping[bytes, bytes]) -> Mapping[str, pa.Table]:
        """The rows of definitions of the game among those of a store, by content address; the first column
        of a table tells which are there already."""
        ...

    def reader(self) -> GameReader:
        """For one match."""
        ...

    def page(self, readings: Sequence[Reading]) -> Mapping[str, pa.Table]:
        """The rows of these matches, all of the game, at least one, by table of `of_matches`."""
        ...

    def timeline_columns(self) -> Mapping[str, tuple[str, str]]:
        """The columns of its timeline; none where its events are among `other_events`."""
        ...

    def card_numbers(self, folded: Sequence[Folded]) -> CardNumbering:
        """Which card each id stands for in these matches, all of the game."""
        ...

    def deck_lists(self, events: Sequence[Event]) -> Mapping[int, str]:
        """A fingerprint of each seat's deck list, where the log tells it."""
        ...

    def kind_of_deck(self, deck: str) -> DeckKind:
        """The kind of a deck that comes with the game, by the id that records call it by."""
        ...


class Reading(NamedTuple):
    """What one fold gives for statistics. `own` is what the match's game notes."""

    record: MatchRecord
    tables: GameTables
    state: Any
    own: GameReader
