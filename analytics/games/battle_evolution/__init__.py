"""Digimon Battle Evolution in the analytics database: the schema `battle_evolution`, and statistics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from analytics.games.battle_evolution.deck_lists import deck_lists
from analytics.games.tables import CardNumbering, DeckKind, Folded, GameReader
from dcg.battle_evolution.columns import MEANINGS
from dcg.kernel.event import Event

if TYPE_CHECKING:
    import pyarrow as pa

    from analytics.games.tables import Reading


class BattleEvolutionTables:
    """See `analytics.games.tables.GameTables`."""

    schema = "battle_evolution"
    of_matches = (
        "turns",
        "attacks_used",
        "supports_placed",
        "digimon_placed",
        "knock_outs",
        "card_appearances",
    )
    others = ("cards", "definitions", "card_uses")

    def tables_sql(self) -> str:
        """Those of `of_matches`, and `definitions`."""
        return _sql("tables.sql")

    def views_sql(self) -> str:
        """`cards`, `card_uses`, and the statistics."""
        folder = resources.files("analytics.games.battle_evolution") / "sql" / "statistics"
        statistics = [one.read_text("utf-8") for one in sorted(folder.iterdir(), key=str)]
        return "\n".join([_sql("cards.sql"), *statistics])

    def definitions(self, held: Mapping[bytes, bytes]) -> Mapping[str, pa.Table]:
        """A row for each definition of a card of this game."""
        from analytics.games.battle_evolution.cards import definitions_table  # noqa: PLC0415

        return {"definitions": definitions_table(held)}

    def reader(self) -> GameReader:
        """Turns, attacks, supports, Digimon, knock-outs and what happened to cards."""
        from analytics.games.battle_evolution.reader import (  # noqa: PLC0415
            BattleEvolutionReader,
        )

        return BattleEvolutionReader()

    def page(self, readings: Sequence[Reading]) -> Mapping[str, pa.Table]:
        """The rows of these matches."""
        from analytics.games.battle_evolution.page_tables import page  # noqa: PLC0415

        return page(readings)

    def timeline_columns(self) -> Mapping[str, tuple[str, str]]:
        """The columns bisect asks about."""
        return MEANINGS

    def card_numbers(self, folded: Sequence[Folded]) -> CardNumbering:
        """By the definitions of the matches."""
        from analytics.games.card_numbers import CardNumbers  # noqa: PLC0415

        return CardNumbers(folded)

    def deck_lists(self, events: Sequence[Event]) -> Mapping[int, str]:
        """Copies by definition, whatever their order."""
        return deck_lists(events)

    def kind_of_deck(self, deck: str) -> DeckKind:
        """Decks of this game have no archetype and no format."""
        return DeckKind()


@cache
def _sql(name: str) -> str:
    return (resources.files("analytics.games.battle_evolution") / "sql" / name).read_text("utf-8")


TABLES = BattleEvolutionTables()
