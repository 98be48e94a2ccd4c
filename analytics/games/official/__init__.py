"""The Digimon Card Game in the analytics database: the schema `digimon_card_game`, and statistics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from analytics.games.official.deck_lists import deck_lists
from analytics.games.tables import CardNumbering, DeckKind, Folded, GameReader
from dcg.kernel.event import Event
from dcg.official.columns import COLUMNS

if TYPE_CHECKING:
    import pyarrow as pa

    from analytics.games.tables import Reading

_VIEWS = ("cards.sql", "handings.sql")


class OfficialTables:
    """See `analytics.games.tables.GameTables`."""

    schema = "digimon_card_game"
    of_matches = ("turns", "plays", "checks", "card_appearances")
    others = ("cards", "definitions", "card_uses", "handings")

    def tables_sql(self) -> str:
        """`turns`, `plays`, `checks`, `card_appearances` and `definitions`."""
        return _sql("tables.sql")

    def views_sql(self) -> str:
        """`cards`, `handings`, and the statistics."""
        folder = resources.files("analytics.games.official") / "sql" / "statistics"
        statistics = [one.read_text("utf-8") for one in sorted(folder.iterdir(), key=str)]
        return "\n".join([*map(_sql, _VIEWS), *statistics])

    def definitions(self, held: Mapping[bytes, bytes]) -> Mapping[str, pa.Table]:
        """A row for each definition of a card of this game."""
        from analytics.games.official.cards import definitions_table  # noqa: PLC0415

        return {"definitions": definitions_table(held)}

    def reader(self) -> GameReader:
        """Turns, plays, checks and what happened to cards."""
        from analytics.games.official.reader import OfficialReader  # noqa: PLC0415

        return OfficialReader()

    def page(self, readings: Sequence[Reading]) -> Mapping[str, pa.Table]:
        """The rows of these matches."""
        from analytics.games.official.page_tables import page  # noqa: PLC0415

        return page(readings)

    def timeline_columns(self) -> Mapping[str, tuple[str, str]]:
        """The columns bisect asks about."""
        return COLUMNS

    def card_numbers(self, folded: Sequence[Folded]) -> CardNumbering:
        """By the definitions of the matches."""
        from analytics.games.card_numbers import CardNumbers  # noqa: PLC0415

        return CardNumbers(folded)

    def deck_lists(self, events: Sequence[Event]) -> Mapping[int, str]:
        """Copies by definition, whatever their order."""
        return deck_lists(events)

    def kind_of_deck(self, deck: str) -> DeckKind:
        """The archetype and format of the package's decks."""
        from dcg.official.catalogue.built_in import decks  # noqa: PLC0415 - takes a while to load

        held = decks().get(deck)
        return DeckKind(held.archetype or None, held.format or None) if held else DeckKind()


@cache
def _sql(name: str) -> str:
    return (resources.files("analytics.games.official") / "sql" / name).read_text("utf-8")


TABLES = OfficialTables()
