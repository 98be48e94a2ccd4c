"""The two databases of analytics: what statistics count, and every event.

Statistics read a row a match, a seat, a turn, a card; nothing of them needs a row an event, which
takes five times the room and most of the time. So every event is in a database of its own, made and
brought up to date when somebody asks for it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module, resources
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from analytics.columns import OF_ANY_GAME, timeline_sql
from analytics.games import own_tables, search_path
from analytics.meanings import MEANINGS

if TYPE_CHECKING:
    from analytics import events_page, figures_page
    from analytics.event_reading import EventReading
    from analytics.games.tables import Reading
    from analytics.page import PageMaker

    _MAKERS: tuple[PageMaker[Reading], PageMaker[EventReading]] = (figures_page, events_page)

CARD_USES = "card_uses"
"""The view that a game has if it keeps what became of its cards."""

REVISION = 3
"""Raised when Python code changes what the projection writes although the SQL stays."""


@dataclass(frozen=True)
class Layout:
    """Which tables and views a database has, and what fills them.

    `of_matches` are its tables with rows of matches, the first with one for each that could be read; `page`
    is the module that makes their rows, `after` the SQL file, if any, for what follows from rows once they
    are written. `names` are the tables and views it has that no other one has, except those of statistics.
    """

    name: str
    tables: Callable[[], str]
    views: Callable[[], str]
    of_matches: Callable[[], tuple[str, ...]]
    page: str
    after: str = ""
    names: frozenset[str] = frozenset()

    def version(self) -> str:
        """Changes with every change of the tables and of what fills them, and with `REVISION`."""
        return f"{REVISION}-{_digest(self.tables() + self.afterwards())}"

    def views_version(self) -> str:
        """Changes with every change of a view or macro: those are replaced, the rows stay."""
        return _digest(f"{self.views()}{MEANINGS}")

    def path(self, analytics: Path) -> Path:
        """Where it is, if that of the statistics is at `analytics`."""
        return (
            analytics
            if self is FIGURES
            else analytics.with_name(f"{analytics.stem}.{self.name}.duckdb")
        )

    def afterwards(self) -> str:
        """The SQL that is run when the rows of a page are written; the view `page` has its matches."""
        return sql(self.after) if self.after else ""

    def maker(self) -> PageMaker[Any]:
        """What makes its rows; takes a while to load."""
        return cast("PageMaker[Any]", import_module(self.page))


@cache
def sql(name: str) -> str:
    """One of the package's SQL files."""
    return (resources.files("analytics") / "sql" / name).read_text(encoding="utf-8")


def _digest(content: str) -> str:
    return hashlib.blake2b(content.encode(), digest_size=4).hexdigest()


def _in_schemas(sql_of: Callable[[Any], str]) -> Iterator[str]:
    """What each game makes, in its own schema; afterwards all of it can be named without."""
    for held in own_tables().values():
        yield f"CREATE SCHEMA IF NOT EXISTS {held.schema};"
        yield f"SET search_path = '{held.schema},main';"
        yield sql_of(held)
    yield f"{search_path()};"


@cache
def _figures_tables() -> str:
    return "\n".join(
        [
            sql("projection.sql"),
            sql("left_out.sql"),
            sql("tables.sql"),
            *_in_schemas(lambda held: held.tables_sql()),
        ]
    )


@cache
def _figures_views() -> str:
    statistics = sorted((resources.files("analytics") / "sql" / "statistics").iterdir(), key=str)
    return "\n".join(
        [
            sql("intervals.sql"),
            sql("chosen.sql"),
            sql("by_turn.sql"),
            sql("own_turns.sql"),
            *_in_schemas(lambda held: held.views_sql()),
            sql("card_uses.sql").format(games=_card_uses()),
            *(one.read_text(encoding="utf-8") for one in statistics),
        ]
    )


def _card_uses() -> str:
    """What became of the cards of all games that keep it."""
    return "\nUNION ALL BY NAME\n".join(
        f"FROM {held.schema}.{CARD_USES}"
        for held in own_tables().values()
        if CARD_USES in held.others
    )


def _figures_of_matches() -> tuple[str, ...]:
    own = (f"{held.schema}.{name}" for held in own_tables().values() for name in held.of_matches)
    return ("matches", "seats", "left_out", *own)


@cache
def _events_tables() -> str:
    return "\n".join(
        [
            sql("projection.sql"),
            sql("left_out.sql"),
            sql("events_tables.sql"),
            *_in_schemas(lambda held: timeline_sql(held.timeline_columns())),
        ]
    )


@cache
def _events_views() -> str:
    """The events of the games that have a timeline, and of those that have none, in the view `events`."""
    columns = ", ".join(OF_ANY_GAME)
    timelines = "".join(
        f"SELECT {columns}\nFROM {held.schema}.timeline\nUNION ALL\n"
        for held in own_tables().values()
    )
    view = sql("events.sql").format(timelines=timelines, columns=columns)
    return f"{view}\n{search_path()};"


def _events_of_matches() -> tuple[str, ...]:
    timelines = (f"{held.schema}.timeline" for held in own_tables().values())
    return ("projected", "left_out", "decisions", "other_events", *timelines)


FIGURES = Layout(
    "figures",
    _figures_tables,
    _figures_views,
    _figures_of_matches,
    "analytics.figures_page",
    "repeats.sql",
)
"""What statistics count."""

EVENTS = Layout(
    "events",
    _events_tables,
    _events_views,
    _events_of_matches,
    "analytics.events_page",
    names=frozenset({"events", "timeline", "decisions", "other_events", "projected"}),
)
"""Every event, with the board after it, and every answer."""

LAYOUTS = (FIGURES, EVENTS)
