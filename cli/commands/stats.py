"""`dcg stats`: what the recorded matches say. One command for each statistic there is."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from analytics.database import opened
from analytics.export import write_parquet
from analytics.filters import Filters
from analytics.findings import APART, Findings, Statistic, title_of
from analytics.listed import STATISTICS
from cli import options
from cli.analysing import filtered, placed, rebuilding, up_to_date
from cli.errors import DONE, FOUND
from cli.figures import SHOW, value_in
from cli.output import Column, rows
from cli.writing import exported, write
from replays.place import Place
from replays.store import MatchStore

_ABOUT_ALL = """Filters hold all at once, and before anything is counted. Reads the analytics database
beside the store (PATH.duckdb), after adding what is new. Exits with 1 if a match of the store cannot
be read: it is named and left out."""


@click.group()
def command() -> None:
    """What the recorded matches say, with n and interval."""


def _of(statistic: Statistic[Any]) -> str:
    """Which matches it counts, where these are not those of any game."""
    return f"Of matches of {title_of(statistic.game)} only." if statistic.game else ""


def _command_of(statistic: Statistic[Any]) -> click.Command:
    @options.store()
    @placed()
    @filtered()
    @rebuilding()
    @exported()
    @options.quiet()
    def show(
        store_path: Place,
        analytics: Path | None,
        filters: Filters,
        again: bool,
        form: str,
        out: Path | None,
        quiet: bool,
    ) -> int:
        with (
            MatchStore.open(store_path) as store,
            up_to_date(store, analytics, again=again, quiet=quiet) as path,
            opened(path, read_only=True) as database,
        ):
            found = statistic.read(database, filters)
        if form == "table" and out is None:
            show_table(statistic, found)
        else:
            columns = statistic.columns()
            write(
                [column.name for column in columns],
                found.rows,
                form,
                out,
                lambda path: write_parquet(path, columns, found.rows),
                notes=_notes(found),
            )
        return FOUND if found.unreadable else DONE

    return click.command(
        statistic.name,
        help="\n\n".join(
            filter(None, (statistic.title, statistic.about, _of(statistic), _ABOUT_ALL))
        ),
        short_help=statistic.title,
        epilog=options.examples(
            f"dcg stats {statistic.name} --store my.db",
            *(f"dcg stats {statistic.name} {example}" for example in statistic.examples),
            f"dcg stats {statistic.name} --from 2026-01-01 --out {statistic.name}.parquet",
        ),
    )(show)


for _one in STATISTICS.values():
    command.add_command(_command_of(_one))


def show_table(statistic: Statistic[Any], found: Findings[Any]) -> None:
    """The tables: what is never added up stands apart, each under its own title, notes at the end."""
    seen = [
        column
        for column in statistic.columns()
        if column.shown.in_table and column.name not in APART
    ]
    columns = [
        Column(
            column.name,
            column.shown.heading,
            right=column.shown.kind not in ("text", "words", "mark"),
            show=SHOW[column.shown.kind],
        )
        for column in seen
    ]
    if not found.rows:
        rows(columns, [], "table", notes=_notes(found))
    groups: dict[tuple[str, ...], list[Any]] = {}
    for row in found.rows:
        groups.setdefault(row[: len(APART)], []).append(row)
    games = {row[0] for row in found.rows}
    matches_first = sorted(
        groups.items(), key=lambda group: (group[0][0], group[0][1] == "branched")
    )
    for place, ((game, origin, player, against), held) in enumerate(matches_first, 1):
        rows(
            columns,
            [[value_in(row, column) for column in seen] for row in held],
            "table",
            title=(f"{game}: " if len(games) > 1 else "")
            + f"{origin} matches, {player} against {against}",
            notes=found.notes if place == len(groups) else [""],
        )


def _notes(found: Findings[Any]) -> Sequence[str]:
    return found.notes if found.rows else ("No finished matches.", *found.notes)
