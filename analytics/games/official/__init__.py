"""The Digimon Card Game in the analytics database: the schema `digimon_card_game`, and statistics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from analytics.columns import timeline_sql
from analytics.games.official.deck_lists import deck_lists
from analytics.games.tables import CardNumbering, GameReader
from dcg.kernel.event import Event
from dcg.official.columns import COLUMNS

if TYPE_CHECKING:
    import pyarrow as pa

    from analytics.games.tables import Reading

_VIEWS = ("cards.sql", "handings.sql")


class OfficialTables:
    """See `analytics.games.tables.GameTables`."""

    schema = "digimon_card_game"
    of_matches = ("turns", "plays", "timeline", "checks", "card_appearances")
    others = ("cards", "definitions", "handings")

    def tables_sql(self) -> str:
        """`turns`, `plays`, `checks`, `card_appearances`, `definitions` and `timeline`."""
        return _sql("tables.sql") + timeline_sql(COLUMNS)

    def views_sql(self) -> str:
        """`cards`, `handings`, and the statistics."""
        folder = resources.files("analytics.games.official") / "sql" / "statistics"
        statistics = [one.read_text("utf-8") for one in sorted(folder.iterdir(), key=str)]
        return "\n".join([*map(_sql, _VIEWS), *statistics])

    def fill_sql(self) -> str:
        """All tables of matches; `turns` and `plays` from the timeline."""
        return _sql("fill_page.sql")

    def definitions_sql(self) -> str:
        """`definitions`, those that are new."""
        return _sql("fill_definitions.sql")

    def definitions(self, held: Mapping[bytes, bytes]) -> Mapping[str, pa.Table]:
        """A row for each definition of a card of this game."""
        from analytics.games.official.cards import definitions_table  # noqa: PLC0415

        return {"definitions": definitions_table(held)}

    def reader(self) -> GameReader:
        """Cards, checks and what happened to cards."""
        from analytics.games.official.reader import OfficialReader  # noqa: PLC0415

        return OfficialReader()

    def card_numbers(self, readings: Sequence[Reading]) -> CardNumbering:
        """By the definitions of the matches."""
        from analytics.games.official.cards import CardNumbers  # noqa: PLC0415

        return CardNumbers(readings)

    def page(self, readings: Sequence[Reading], numbers: CardNumbering) -> Mapping[str, pa.Table]:
        """The rows of these matches."""
        from analytics.games.official.page_tables import page  # noqa: PLC0415

        return page(readings, numbers)

    def deck_lists(self, events: Sequence[Event]) -> Mapping[int, str]:
        """Copies by definition, whatever their order."""
        return deck_lists(events)


@cache
def _sql(name: str) -> str:
    return (resources.files("analytics.games.official") / "sql" / name).read_text("utf-8")


TABLES = OfficialTables()
