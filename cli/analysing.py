"""What commands over the analytics database share: bringing it up to date, and the filters."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import datetime, timedelta
from functools import wraps
from pathlib import Path
from typing import Any, get_args

import click

from analytics.filters import Filters
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
            asked = {name: given.pop(name) for name in _NAMES}
            return command(*arguments, filters=_filters(**asked), **given)

        decorated: Any = gathered
        for option in reversed(_OPTIONS):
            decorated = option(decorated)
        return decorated  # type: ignore[no-any-return]

    return decorate


_OPTIONS = (
    click.option("--deck", "decks", multiple=True, help="Only seats with this deck; repeatable."),
    click.option("--against", multiple=True, help="Only against this deck; repeatable."),
    click.option("--seat", type=click.Choice(["0", "1"]), help="Only this seat."),
    click.option(
        "--going",
        type=click.Choice(["first", "second"]),
        help="Only seats that went first, or not.",
    ),
    click.option("--player", help="Only seats played by this kind of player."),
    click.option("--against-player", "opponent", help="Only against this kind of player."),
    click.option(
        "--origin", type=click.Choice(get_args(Origin)), help="Only matches that came about so."
    ),
    click.option(
        "--from",
        "first_day",
        type=click.DateTime([DAY]),
        metavar="DAY",
        help="Only matches recorded on this day (2026-01-31, UTC) or later.",
    ),
    click.option(
        "--to",
        "last_day",
        type=click.DateTime([DAY]),
        metavar="DAY",
        help="Only matches recorded on this day or earlier.",
    ),
    click.option(
        "--deck-list",
        help="Only this list of cards and version of them: a fingerprint, or its beginning.",
    ),
    click.option("--game", metavar="GAME", help="Only matches of this game."),
    click.option("--rules", help="Only matches by this edition of the rules."),
    click.option("--engine", help="Only matches recorded by this engine."),
)
_NAMES = (
    "decks",
    "against",
    "seat",
    "going",
    "player",
    "opponent",
    "origin",
    "first_day",
    "last_day",
    "deck_list",
    "game",
    "rules",
    "engine",
)


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
