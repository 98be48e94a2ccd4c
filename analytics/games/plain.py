"""A game without tables of its own: its events are in `other_events`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from analytics.games.tables import CardNumbering, DeckKind, Folded, GameReader
from dcg.game import CardGame
from dcg.kernel.event import Event

if TYPE_CHECKING:
    import pyarrow as pa

    from analytics.games.tables import Reading


class PlainTables:
    """See `analytics.games.tables.GameTables`."""

    schema = ""
    of_matches: Sequence[str] = ()
    others: Sequence[str] = ()

    def __init__(self, game: CardGame) -> None:
        self.game = game

    def tables_sql(self) -> str:
        """The shared tables are enough."""
        return ""

    def views_sql(self) -> str:
        """None."""
        return ""

    def definitions(self, held: Mapping[bytes, bytes]) -> Mapping[str, pa.Table]:
        """None are kept."""
        return {}

    def reader(self) -> GameReader:
        """Notes nothing."""
        return PlainReader()

    def page(self, readings: Sequence[Reading]) -> Mapping[str, pa.Table]:
        """Nothing besides."""
        return {}

    def timeline_columns(self) -> Mapping[str, tuple[str, str]]:
        """None: its events are among those of other games."""
        return {}

    def card_numbers(self, folded: Sequence[Folded]) -> CardNumbering:
        """No number is known of any card."""
        return Unnumbered()

    def deck_lists(self, events: Sequence[Event]) -> Mapping[int, str]:
        """Unknown."""
        return {}

    def kind_of_deck(self, deck: str) -> DeckKind:
        """Unknown."""
        return DeckKind()


class PlainReader:
    """See `analytics.games.tables.GameReader`."""

    def __init__(self) -> None:
        self.watch: dict[type[Event], Callable[[Any, int, Any], None]] = {}

    def ended(self, state: Any, length: int) -> None:
        """Notes nothing."""


class Unnumbered:
    """See `analytics.games.tables.CardNumbering`."""

    def of(self, cards: Sequence[Sequence[int]]) -> pa.Array:
        """NULL for each of them."""
        import pyarrow as pa  # noqa: PLC0415 - takes a while to load

        return pa.nulls(sum(map(len, cards)), pa.string())
