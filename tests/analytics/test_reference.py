"""The page about the tables is what the schema says."""

from __future__ import annotations

from pathlib import Path

import duckdb

from analytics.database import create
from analytics.reference import reference

PAGE = Path(__file__).parents[2] / "docs" / "analytics.md"


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == reference(), (
        "python -m analytics.reference > docs/analytics.md"
    )


def test_every_table_view_and_column_says_what_it_is() -> None:
    with duckdb.connect(":memory:") as database:
        create(database)
        bare = database.execute(
            "SELECT table_name, column_name FROM duckdb_columns() "
            "WHERE NOT internal AND comment IS NULL"
        ).fetchall()
    assert bare == []
