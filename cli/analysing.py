"""What commands over the analytics database share: bringing it up to date, and the filters."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from datetime import datetime, timedelta
from functools import wraps
from pathlib import Path
from typing import Any, get_args

import click

from analytics.filters import DecksBy, Filters
from analytics.place import current
from cli.options import F
from cli.output import note, progress
from dcg.kernel.header import Origin
from replays.store import MatchStore

DAY = "%Y-%m-%d"


@contextmanager
def up_to_date(
    store: MatchStore,
    analytics: Path | None = None,
    *,
    events: bool = False,
    again: bool = False,
    quiet: bool = False,
) -> Iterator[Path]:
    """The path of an analytics database with all that is in the store now (`analytics.place.current`)."""
    with ExitStack() as kept:
        with progress("analysing", len(store), quiet=quiet) as show:
            path = kept.enter_context(
                current(
                    store,
                    analytics,
                    events=events,
                    again=again,
                    report=show,
                    note=lambda text: note(text, quiet=quiet),
                )
            )
        yield path


def placed() -> Callable[[F], F]:
    """`--analytics FILE`."""
    return click.option(
        "--analytics",
        type=click.Path(path_type=Path, dir_okay=False),
        metavar="FILE",
        help="Keep the analytics database in this file; left out, beside the store.",
    )


def rebuilding() -> Callable[[F], F]:
    """`--rebuild`."""
    return click.option(
        "--rebuild",
        "again",
        is_flag=True,
        help="Rebuild the analytics database from the store.",
    )


def filtered() -> Callable[[F], F]:
    """The options that say which matches count, given to the command as one `filters`."""

    def decorate(command: F) -> F:
        @wraps(command)
        def gathered(*arguments: Any, **given: Any) -> Any:
            asked = {name: given.pop(name) for name in _OPTIONS}
            return command(*arguments, filters=_filters(**asked), **given)

        decorated: Any = gathered
        for name, (option, how) in reversed([*_OPTIONS.items()]):
            decorated = click.option(option, name, **how)(decorated)
        return decorated  # type: ignore[no-any-return]

    return decorate


_DAY = {"type": click.DateTime([DAY]), "metavar": "DAY"}

_OPTIONS: Mapping[str, tuple[str, Mapping[str, Any]]] = {
    "decks": ("--deck", {"multiple": True, "help": "Only seats with this deck; repeatable."}),
    "against": ("--against", {"multiple": True, "help": "Only against this deck; repeatable."}),
    "seat": ("--seat", {"type": click.Choice(["0", "1"]), "help": "Only this seat."}),
    "going": (
        "--going",
        {"type": click.Choice(["first", "second"]), "help": "Only seats that went first, or not."},
    ),
    "player": ("--player", {"help": "Only seats played by this kind of player."}),
    "opponent": ("--against-player", {"help": "Only against this kind of player."}),
    "origin": (
        "--origin",
        {"type": click.Choice(get_args(Origin)), "help": "Only matches that came about so."},
    ),
    "first_day": (
        "--from",
        {**_DAY, "help": "Only matches recorded on this day (2026-01-31, UTC) or later."},
    ),
    "last_day": ("--to", {**_DAY, "help": "Only matches recorded on this day or earlier."}),
    "deck_list": (
        "--deck-list",
        {"help": "Only this list of cards and version of them: a fingerprint, or its beginning."},
    ),
    "archetype": ("--archetype", {"help": "Only seats with a deck of this archetype."}),
    "format": (
        "--deck-format",
        {"metavar": "WORD", "help": "Only seats with a deck of this format: BT12, EX6."},
    ),
    "by": (
        "--by",
        {
            "type": click.Choice(get_args(DecksBy)),
            "default": "deck",
            "show_default": True,
            "help": "What counts as one deck: all of an archetype or format, or each by itself.",
        },
    ),
    "game": ("--game", {"metavar": "GAME", "help": "Only matches of this game."}),
    "rules": ("--rules", {"help": "Only matches by this edition of the rules."}),
    "engine": ("--engine", {"help": "Only matches recorded by this engine."}),
}
"""The options by the names of their values: those that are filters as they are have a field's name."""


def _filters(
    *,
    seat: str | None,
    going: str | None,
    first_day: datetime | None,
    last_day: datetime | None,
    **others: Any,
) -> Filters:
    if first_day is not None and last_day is not None and first_day > last_day:
        raise click.UsageError(
            f"--from {first_day.strftime(DAY)} is after --to {last_day.strftime(DAY)}"
        )
    return Filters(
        seat=None if seat is None else int(seat),
        first=None if going is None else going == "first",
        since=first_day,
        before=None if last_day is None else last_day + timedelta(days=1),
        **others,
    )
