"""`dcg sql`: any question to the analytics database, which can only be read."""

from __future__ import annotations

import sys
from itertools import islice
from pathlib import Path
from typing import Any

import click

from analytics.query import QueryResult, ask, asking, query_to_parquet, tables
from cli import options
from cli.analysing import rebuilding, up_to_date
from cli.errors import BadInput
from cli.output import Column, note, rows, say
from cli.prompt import Prompt
from cli.writing import PARQUET, exported, replacing, write
from replays.store import MatchStore

SHOWN = 200


@click.command(
    epilog=options.examples(
        'dcg sql "FROM winrate" --store my.db',
        'dcg sql "SELECT card, sum(played) AS played FROM card_appearances GROUP BY card" '
        "--format csv",
        "dcg sql \"SET VARIABLE only_decks = ['bench-red']; FROM matchups\"",
        'dcg sql "FROM timeline" --out timeline.parquet',
        "dcg sql --export tables",
        "dcg sql",
    )
)
@click.argument("query", required=False)
@options.store()
@rebuilding()
@exported()
@click.option(
    "--limit",
    type=click.IntRange(0),
    default=SHOWN,
    show_default=True,
    help="Rows of a table to show; 0 for all. Formats for programs always have all.",
)
@click.option(
    "--export",
    "folder",
    type=click.Path(path_type=Path, file_okay=False),
    help="Write every table as a file of its own into this folder: parquet, unless --format says.",
)
@options.quiet()
def command(
    query: str | None,
    store_path: Path,
    again: bool,
    form: str,
    out: Path | None,
    limit: int,
    folder: Path | None,
    quiet: bool,
) -> None:
    """Asks the analytics database in SQL (DuckDB's).

    The database beside the store (PATH.duckdb) is brought up to date first and can only be read;
    files, networks and extensions are out of reach. Without QUERY it is read from stdin, or on a
    terminal asked for, with history. docs/analytics.md says what the tables hold; .tables and
    .schema TABLE do so at the prompt.
    """
    if folder is not None and (query is not None or out is not None):
        raise BadInput("--export writes every table; it takes neither a query nor --out")
    with MatchStore.open(store_path) as store:
        path = up_to_date(store, again=again, quiet=quiet)
    with asking(path) as database:
        if folder is not None:
            _export(database, folder, form, quiet=quiet)
        elif query is not None:
            _answer(database, query, form, out, limit)
        elif sys.stdin.isatty():
            Prompt(database, lambda text: _answer(database, text, form, None, limit)).run()
        else:
            _answer(database, sys.stdin.read(), form, out, limit)


def _answer(database: Any, query: str, form: str, out: Path | None, limit: int) -> None:
    """Runs a query and writes what it gives."""
    if not query.strip().strip(";"):
        raise BadInput("the query is empty; try FROM winrate, or .tables at the prompt")
    if form == PARQUET and out is not None:
        with replacing(out) as part:
            query_to_parquet(database, query, part)
        return
    answer = ask(database, query)
    if answer is None:
        return
    if form == "table":
        _table(answer, limit)
    else:
        write(answer.names, answer.rows, form, out)


def _table(answer: QueryResult, limit: int) -> None:
    found = list(islice(answer.rows, limit) if limit else answer.rows)
    more = next(answer.rows, None) is not None
    numbers = [
        all(isinstance(row[at], int | float) or row[at] is None for row in found)
        for at in range(len(answer.names))
    ]
    columns = [
        Column(name, right=right, show=_text)
        for name, right in zip(answer.names, numbers, strict=True)
    ]
    rows(columns, found, "table")
    if more:
        note(f"the first {limit} rows; --limit 0 shows all, --out FILE writes all")


def _text(value: Any) -> str:
    if isinstance(value, float):
        return f"{value:.6g}"
    if isinstance(value, list):
        return "[" + ", ".join(map(str, value)) + "]"
    return str(value)


def _export(database: Any, folder: Path, form: str, *, quiet: bool) -> None:
    """Every table as a file."""
    folder.mkdir(parents=True, exist_ok=True)
    kind = PARQUET if form == "table" else form
    for name, what, _ in tables(database):
        if what == "table":
            _answer(database, f'FROM "{name}"', kind, folder / f"{name}.{kind}", 0)
            if not quiet:
                say(str(folder / f"{name}.{kind}"))
