"""`dcg stats`: what the recorded matches say."""

from __future__ import annotations

from pathlib import Path

import click

from analytics.database import beside, opened
from analytics.errors import NeedsRebuild
from analytics.projection import Progress, catch_up, rebuild
from analytics.winrate import WinRate, WinRates, win_rates
from cli import options
from cli.output import Column, note, progress, rows
from replays.store import MatchStore


def _percent(value: float) -> str:
    return f"{100 * value:.1f} %"


COLUMNS = (
    Column("game"),
    Column("origin"),
    Column("player"),
    Column("opponent_player", "against"),
    Column("deck"),
    Column("n", right=True),
    Column("wins", right=True),
    Column("losses", right=True),
    Column("draws", right=True),
    Column("rate", "win rate", right=True, show=_percent),
    Column("low", "95 % from", right=True, show=_percent),
    Column("high", "to", right=True, show=_percent),
    Column("small", " ", show=lambda value: "small sample" if value else ""),
    Column("mirrors", right=True),
    Column("lists", "lists", right=True),
)
_IN_TABLE = ("deck", "n", "wins", "losses", "draws", "rate", "low", "high", "small", "mirrors")
_GROUP = ("origin", "player", "opponent_player")


@click.group()
def command() -> None:
    """What the recorded matches say, with n and interval."""


@command.command(
    "winrate",
    epilog=options.examples(
        "dcg stats winrate --store my.db",
        "dcg stats winrate --player random --format csv",
    ),
)
@options.store()
@click.option("--player", help="Only decks played by this kind of player.")
@click.option(
    "--rebuild", "again", is_flag=True, help="Derive the analytics database anew from the store."
)
@options.form()
@options.quiet()
def winrate(store_path: Path, player: str | None, again: bool, form: str, quiet: bool) -> None:
    """The win rate of each deck, with its Wilson 95 % interval; mirror matches apart.

    Reads the analytics database beside the store (PATH.duckdb), after adding what is new.
    """
    with MatchStore.open(store_path) as store:
        show_winrate(current(store, player=player, again=again, quiet=quiet), form)


def current(
    store: MatchStore, *, player: str | None = None, again: bool = False, quiet: bool = False
) -> WinRates:
    """Win rates of a store as it is now.

    An analytics database that cannot be brought up to date is derived anew: it holds nothing that
    the store does not.
    """
    path = beside(store.path)
    with progress("analysing", len(store), quiet=quiet) as show:

        def follow(state: Progress) -> None:
            show(state.matches)

        if again:
            rebuild(store, path, report=follow)
        else:
            try:
                catch_up(store, path, report=follow)
            except NeedsRebuild as error:
                note(f"deriving the analytics database anew: {error}", quiet=quiet)
                rebuild(store, path, report=follow)
    with opened(path, read_only=True) as database:
        return win_rates(database, player=player)


def show_winrate(found: WinRates, form: str) -> None:
    """The table; matches of different origin or players stand apart, each under its own title."""
    if form != "table" or not found.rows:
        rows(COLUMNS, found.rows, form, notes=found.notes or ["No finished matches yet."])
        return
    columns = [column for column in COLUMNS if column.name in _IN_TABLE]
    groups: dict[tuple[str, ...], list[WinRate]] = {}
    for row in found.rows:
        groups.setdefault(tuple(getattr(row, name) for name in _GROUP), []).append(row)
    for place, ((origin, player, against), held) in enumerate(groups.items()):
        last = place == len(groups) - 1
        rows(
            columns,
            [[getattr(row, column.name) for column in columns] for row in held],
            form,
            title=f"{origin} matches, {player} against {against}",
            notes=found.notes if last else [""],
        )
