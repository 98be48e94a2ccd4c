"""What a statistic is: a view of its name in the database, and how its rows are read and shown.

To add one: `sql/statistics/NAME.sql` makes the view over `chosen` or `chosen_matches`, grouped by
game, origin and pairing of players, each row with its n and an interval; a module of `every_game` has
a `NamedTuple` with the view's columns and a `Statistic`. Both are in `analytics` where matches of any
game are counted, else in the folder of the game (`analytics/games`). They are found there; the command,
its help, every format and the reference follow from them. A chart of it is a function of `analytics/plots`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Generic, Literal, NamedTuple, TypeVar, get_args, get_type_hints

import duckdb

from analytics.filters import EVERYTHING, Filters, choose
from dcg import games

SMALL_SAMPLE = 30
"""A figure over fewer matches is marked as small; the SQL macro `small_sample()` is the same number."""

SMALL_SAMPLE_NOTE = f"Small sample: under {SMALL_SAMPLE} matches, too few to rank by."

APART = ("game", "origin", "player", "opponent_player")
"""Columns every statistic begins with: rows that differ in one are never added up."""

Kind = Literal["text", "words", "count", "share", "points", "number", "mark", "flag"]


def in_words(name: str) -> str:
    """What a log calls something, for people.

    >>> in_words("knock_outs")
    'knock outs'
    """
    return name.replace("_", " ")


class Shown(NamedTuple):
    """How people see a column: `words` without the signs between them, `share` as 51.0 %, `points` (a difference of shares) as +1.2,
    `number` with two digits after the point, `mark` (of a small sample) as words, `flag` as yes or
    nothing. Columns that are not `in_table` are in the formats for programs only. `empty` stands in
    tables for no value."""

    heading: str = ""
    kind: Kind = "text"
    in_table: bool = True
    empty: str = ""


Count = Annotated[int, Shown(kind="count")]
CountOnly = Annotated[int, Shown(kind="count", in_table=False)]
Share = Annotated[float | None, Shown(kind="share")]
Number = Annotated[float | None, Shown(kind="number")]
Rate = Annotated[float | None, Shown("win rate", "share")]
Low = Annotated[float | None, Shown("95 % from", "share")]
High = Annotated[float | None, Shown("to", "share")]
LowNumber = Annotated[float | None, Shown("95 % from", "number")]
HighNumber = Annotated[float | None, Shown("to", "number")]
Points = Annotated[float | None, Shown(kind="points")]
LowPoints = Annotated[float | None, Shown("95 % from", "points")]
HighPoints = Annotated[float | None, Shown("to", "points")]
Words = Annotated[str, Shown(kind="words")]
AllDecks = Annotated[str | None, Shown("deck", empty="(all decks)")]
OtherDecks = Annotated[str | None, Shown("against", empty="(others)")]
HiddenNumber = Annotated[float | None, Shown(kind="number", in_table=False)]
Small = Annotated[bool, Shown(" ", "mark")]

R = TypeVar("R", bound=tuple[Any, ...])


class ColumnOf(NamedTuple):
    """A column of a statistic: its name in every format, and how people see it."""

    name: str
    shown: Shown


class Findings(NamedTuple, Generic[R]):
    """Rows of one game, origin and pairing of players stand together.

    `notes` are sentences that belong under the table. `unreadable`: how many matches of the store
    are in no row because their logs cannot be read; the notes name them.
    """

    rows: tuple[R, ...]
    notes: tuple[str, ...]
    unreadable: int = 0


def _nothing(rows: Sequence[R]) -> Iterable[str]:
    return ()


@dataclass(frozen=True)
class Statistic(Generic[R]):
    """`row` is a NamedTuple with the columns of the view `name`, `APART` first, in this order.

    `view` is the view's name where it is another. `title` says in one line what it counts, `about`
    more of it; `examples` are options worth showing. `order` is the SQL order of the rows within
    one game, origin and pairing. `notes` gives what a reader of these rows must know besides what
    is said of every statistic. `complete` changes rows where SQL alone cannot make them.
    `of_matches`: each match is counted once, not once for each of its seats. `game` is the only
    game whose matches it counts, empty where it counts those of any. In lists the lowest of
    `order_in_lists` comes first.
    """

    name: str
    title: str
    row: type[R]
    order: str
    about: str = ""
    examples: tuple[str, ...] = ()
    notes: Callable[[Sequence[R]], Iterable[str]] = _nothing
    complete: Callable[[Sequence[R]], Sequence[R]] = tuple
    of_matches: bool = False
    view: str = ""
    game: str = ""
    order_in_lists: int = 1000

    @property
    def of(self) -> str:
        """The view it reads."""
        return self.view or self.name.replace("-", "_")

    def read(
        self,
        database: duckdb.DuckDBPyConnection,
        filters: Filters = EVERYTHING,
        *,
        beside: bool = False,
    ) -> Findings[R]:
        """The statistic over all finished matches that the filters let through.

        `beside` those of other games: then nothing is said of matches that it does not count.

        Leaves the filters set on the connection. Raises `NothingSo` for a filter with a name that
        no match has.
        """
        choose(database, filters)
        names = fields(self.row)
        query = (
            f"SELECT {', '.join(names)} FROM {self.of} "  # noqa: S608 - names of our own
            f"ORDER BY {', '.join(APART)}, {self.order}"
        )
        make: Any = getattr(self.row, "_make")  # noqa: B009 - mypy knows no bound for named tuples
        rows = tuple(self.complete([make(row) for row in database.execute(query).fetchall()]))
        unreadable = unreadable_matches(database)
        notes = (
            *self._said(rows),
            *(() if beside else self._of_other_games(database)),
            *_left_out(database, rows),
            *_said_unreadable(unreadable),
        )
        return Findings(rows, notes, len(unreadable))

    def columns(self) -> tuple[ColumnOf, ...]:
        """The columns, in order."""
        return _columns(self.row)

    def _of_other_games(self, database: duckdb.DuckDBPyConnection) -> Iterator[str]:
        """Says of matches of other games that this is no statistic of theirs."""
        if not self.game:
            return
        found = database.execute(_OTHER_GAMES, {"game": self.game}).fetchall()
        for other, count in found:
            what = "match" if count == 1 else "matches"
            yield (
                f"`{self.name}` counts matches of {title_of(self.game)} only: {count} {what} of "
                f"{title_of(str(other))} {'is' if count == 1 else 'are'} not in it."
            )

    def _said(self, rows: Sequence[R]) -> Iterator[str]:
        if rows:
            yield INDEPENDENCE_OF_MATCHES if self.of_matches else INDEPENDENCE
            yield from _common(rows)
            yield from self.notes(rows)


INDEPENDENCE = (
    "A match counts for both of its decks, so two rows are not independent of each other: "
    "compare each rate with its own interval, not with the other's."
)
MIRRORS = "Mirrors (both decks of one name) are in no other row than their own."
"""What a statistic says of mirrors where it gives rows by deck and by opponent."""

INDEPENDENCE_OF_MATCHES = "Each match counts once; its turns and checks are not independent."


def fields(row: type[R]) -> tuple[str, ...]:
    """The names of a row's columns."""
    names: tuple[str, ...] = getattr(row, "_fields")  # noqa: B009 - as above
    return names


@cache
def _columns(row: type[tuple[Any, ...]]) -> tuple[ColumnOf, ...]:
    hints = get_type_hints(row, include_extras=True)
    return tuple(ColumnOf(name, _shown(hints[name])) for name in fields(row))


def _shown(hint: Any) -> Shown:
    for part in get_args(hint)[1:]:
        if isinstance(part, Shown):
            return part
    if hint is int:
        return Shown(kind="count")
    if hint in (str, str | None):
        return Shown()
    raise TypeError(f"{hint} does not say how it is shown")


def _common(rows: Sequence[Any]) -> Iterator[str]:
    """What is said of every statistic where it holds."""
    if len({row.game for row in rows}) > 1:
        yield "Matches of different games are never added up: each game has its rows."
    if len({row.origin for row in rows}) > 1:
        yield "Matches of different origin are never added up: each origin has its rows."
    if len({(row.player, row.opponent_player) for row in rows}) > 1:
        yield "Different kinds of players are never added up: each pairing has its rows."
    if any(row.origin == "branched" for row in rows):
        yield "Branches of one match share its beginning: their intervals are too narrow."
    if any(row.small for row in rows):
        yield SMALL_SAMPLE_NOTE


_OTHER_GAMES = """
SELECT game, count(DISTINCT match)
FROM asked
WHERE finished AND NOT repeats AND game <> $game
GROUP BY game
ORDER BY game
"""


def title_of(name: str) -> str:
    """A game's title, or its name where it is gone."""
    try:
        return games.find(name).title
    except games.UnknownGame:
        return name


_STANDING = """
SELECT count(DISTINCT match) FILTER (NOT finished),
       count(DISTINCT match) FILTER (finished AND NOT repeats AND deck IS NULL),
       count(DISTINCT match) FILTER (finished AND repeats),
       count(DISTINCT (game, rules)) FILTER (finished) > count(DISTINCT game) FILTER (finished),
       count(DISTINCT (game, engine)) FILTER (finished) > count(DISTINCT game) FILTER (finished)
FROM asked
"""


def _left_out(database: duckdb.DuckDBPyConnection, rows: Sequence[Any]) -> Iterator[str]:
    found = database.execute(_STANDING).fetchone()
    assert found is not None
    unfinished, unnamed, repeats, editions, engines = found
    if unfinished:
        yield f"{unfinished} unfinished {_matches(unfinished)} not counted."
    if repeats:
        yield (
            f"{repeats} {_matches(repeats)} not counted: the same course, event by event, as another "
            "one says nothing more."
        )
    if unnamed and rows and "deck" in fields(type(rows[0])):
        yield f"Of {unnamed} {'match' if unnamed == 1 else 'matches'} the log does not tell every deck: not counted for it."
    if editions or engines:
        yield "More than one edition of the rules or version of the engine is added up."


def unreadable_matches(database: duckdb.DuckDBPyConnection) -> list[tuple[str, str]]:
    """The matches of the store that could not be read: id and reason."""
    found = database.execute("SELECT match, reason FROM left_out ORDER BY ALL").fetchall()
    return [(str(match), str(reason)) for match, reason in found]


_NAMED = 3


def _said_unreadable(unreadable: Sequence[tuple[str, str]]) -> Iterator[str]:
    if unreadable:
        named = "; ".join(f"{match}: {reason}" for match, reason in unreadable[:_NAMED])
        more = f"; and {len(unreadable) - _NAMED} more" if unreadable[_NAMED:] else ""
        what = (
            "match cannot be read and is"
            if len(unreadable) == 1
            else "matches cannot be read and are"
        )
        yield f"{len(unreadable)} {what} not counted, whatever the filters ({named}{more})."


def _matches(count: int) -> str:
    return "match is" if count == 1 else "matches are"
