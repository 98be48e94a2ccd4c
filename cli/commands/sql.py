"""`dcg sql`: any question to the analytics database, which can only be read."""

from __future__ import annotations

import sys
from itertools import islice
from pathlib import Path
from typing import Any

import click

from analytics.query import (
    QueryResult,
    ask,
    asking,
    catalogue,
    query_to_parquet,
    understood,
    wants_events,
)
from cli import options
from cli.analysing import placed, rebuilding, up_to_date
from cli.errors import BadInput
from cli.last_resort import ends_at
from cli.output import Column, note, rows, say
from cli.prompt import Prompt
from cli.sql_words import answer_word, is_word, pieces
from cli.writing import PARQUET, exported, replacing, write
from replays.place import Place
from replays.sql_statements import SqlStatement
from replays.store import MatchStore
from replays.time_limit import limited

SHOWN = 200
_EXPORTED_VIEWS = ("cards", "events")
"""Views that hold what tables do, of cards and of events of any game; the others count."""


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
@placed()
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
@options.timeout(60)
@options.quiet()
def command(
    query: str | None,
    store_path: Place,
    analytics: Path | None,
    again: bool,
    form: str,
    out: Path | None,
    limit: int,
    folder: Path | None,
    seconds: float | None,
    quiet: bool,
) -> None:
    """Asks the analytics database in SQL (DuckDB's).

    The database beside the store (PATH.duckdb) is brought up to date first and can only be read;
    files, networks and extensions are out of reach. Single events (timeline, events, decisions) are
    in a second file, made when they are first asked for. Without QUERY it is read from stdin, or on a
    terminal asked for, with history. Several statements are answered one after another; json, csv and
    parquet hold one answer. docs/analytics.md says what the tables hold; .tables and .schema TABLE do
    so too.
    """
    if folder is not None and (query is not None or out is not None):
        raise BadInput("--export writes every table; it takes neither a query nor --out")
    with (
        MatchStore.open(store_path) as store,
        up_to_date(store, analytics, again=again, quiet=quiet) as place,
    ):
        asked = _Session(store, place, form, limit, seconds, quiet=quiet)
        if folder is not None:
            _export(asked, folder, quiet=quiet)
        elif query is None and sys.stdin.isatty():
            Prompt(lambda: catalogue().columns, asked.answer).run()
        else:
            text = sys.stdin.read() if query is None else query
            if not text.strip().strip(";"):
                raise BadInput("the query is empty; try FROM winrate, or .tables")
            for piece in pieces(text):
                asked.answer(piece, out)


class _Session:
    """Answers one text after another. The database is open only meanwhile: one that waits for the next
    question stops nobody who has matches to add. Variables of SQL that were set are set again."""

    def __init__(
        self,
        store: MatchStore,
        place: Path,
        form: str,
        limit: int,
        seconds: float | None,
        *,
        quiet: bool,
    ) -> None:
        self.form = form
        self._store = store
        self._place = place
        self._limit = limit
        self._seconds = seconds
        self._quiet = quiet
        self._variables: list[SqlStatement] = []

    def answer(self, text: str, out: Path | None = None, form: str = "") -> None:
        """Runs SQL, or another word, and shows what it gives."""
        form = form or self.form
        if is_word(text):
            answer_word(text, "table" if form == PARQUET else form)
            return
        found = understood(text)
        if form != "table" and sum(one.asks for one in found) > 1:
            raise BadInput(f"{form} holds the answer to one question; ask them one at a time")
        events = wants_events([*self._variables, *found])
        with (
            up_to_date(self._store, self._place, events=events, quiet=self._quiet) as path,
            asking(path, events=events) as database,
            ends_at(self._seconds),
            limited(database, self._seconds),
        ):
            for one in (*self._variables, *found):
                self._run(database, one, form, out)
        self._variables += [one for one in found if not one.asks]

    def _run(self, database: Any, one: SqlStatement, form: str, out: Path | None) -> None:
        if form == PARQUET and one.asks:
            assert out is not None
            with replacing(out) as part:
                query_to_parquet(database, one, part)
        elif (found := ask(database, one)) is None:
            return
        elif form == "table":
            _table(found, self._limit)
        else:
            write(found.names, found.rows, form, out)


def _table(answer: QueryResult, limit: int) -> None:
    found = list(islice(answer.rows, limit) if limit else answer.rows)
    more = next(answer.rows, None) is not None
    numbers = [
        all(isinstance(row[at], int | float) or row[at] is None for row in found)
        for at in range(len(answer.names))
    ]
    columns = [
        Column(name, right=right, show=_text, whole=name == "match")
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


def _export(asked: _Session, folder: Path, *, quiet: bool) -> None:
    """Every table as a file, and the views that are no statistics."""
    folder.mkdir(parents=True, exist_ok=True)
    kind = PARQUET if asked.form == "table" else asked.form
    for name, what, _ in catalogue().tables:
        if what == "table" or name.rpartition(".")[2] in _EXPORTED_VIEWS:
            quoted = ".".join(f'"{part}"' for part in name.split("."))
            asked.answer(f"FROM {quoted}", folder / f"{name}.{kind}", kind)
            if not quiet:
                say(str(folder / f"{name}.{kind}"))
