"""A game without tables of its own: its events are in `other_events`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from analytics.games.tables import CardNumbering, GameReader, Noted, Picked
from dcg.game import CardGame
from dcg.kernel.event import AnswerEvent, Event

if TYPE_CHECKING:
    import pyarrow as pa

    from analytics.games.tables import Reading

_COLUMNS = ("match", "event", "ordinal", "topic", "turn", "turn_player", "actor")
_SAID = ("because", "cards", "content")


class PlainTables:
    """See `analytics.games.tables.GameTables`."""

    schema = ""
    of_matches = ("other_events",)
    others = ()

    def __init__(self, game: CardGame) -> None:
        self.game = game

    def tables_sql(self) -> str:
        """The shared tables are enough."""
        return ""

    def views_sql(self) -> str:
        """None."""
        return ""

    def fill_sql(self) -> str:
        """One table."""
        return "INSERT INTO other_events BY NAME SELECT * FROM page_other_events"

    def definitions_sql(self) -> str:
        """None are kept."""
        return ""

    def definitions(self, held: Mapping[bytes, bytes]) -> Mapping[str, pa.Table]:
        """None are kept."""
        return {}

    def reader(self) -> GameReader:
        """Notes nothing."""
        return PlainReader()

    def card_numbers(self, readings: Sequence[Reading]) -> CardNumbering:
        """No number is known of any card."""
        return Unnumbered()

    def page(self, readings: Sequence[Reading], numbers: CardNumbering) -> Mapping[str, pa.Table]:
        """Every event."""
        from analytics.timeline_table import timeline_table  # noqa: PLC0415 - takes a while to load

        whole = timeline_table(readings, numbers)
        return {"other_events": whole.select([*_COLUMNS, *_SAID])}

    def deck_lists(self, events: Sequence[Event]) -> Mapping[int, str]:
        """Unknown."""
        return {}


class PlainReader:
    """See `analytics.games.tables.GameReader`."""

    def __init__(self) -> None:
        self.noted = Noted([], [])
        self.watch: dict[type[Event], Callable[[Any, int, Any], None]] = {}

    def picked(self, state: Any, event: AnswerEvent) -> Picked:
        """Nothing that has a number."""
        return Picked((), None)


class Unnumbered:
    """See `analytics.games.tables.CardNumbering`."""

    def of(self, cards: Sequence[Sequence[int]]) -> pa.Array:
        """NULL for each of them."""
        import pyarrow as pa  # noqa: PLC0415 - takes a while to load

        return pa.nulls(sum(map(len, cards)), pa.string())
