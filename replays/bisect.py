"""Bisecting a match: when does a predicate in SQL become true?

The predicate is one expression over the columns of the per-event timeline. The fold is fast enough
to look at every event, so the answer is exact and nothing need be monotone.
"""

from __future__ import annotations

import difflib
import os
import re
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields
from types import MappingProxyType
from typing import Any

import duckdb
import pyarrow

from dcg import games
from dcg.game import CardGame
from dcg.given import text
from dcg.kernel.event import Event
from replays.errors import BadPredicate, RefusedStatement
from replays.impossible import impossible, possible_values
from replays.said import SAID, board_and_said
from replays.sql_statements import ALONE, nodes, statements
from replays.time_limit import limited


@dataclass(frozen=True)
class Moment:
    """An event at which the predicate became true: it was not before, it is after.

    `phase` is empty in a game without phases.
    """

    event: int
    turn: int
    turn_player: int
    topic: str
    phase: str = ""

    def __str__(self) -> str:
        """`event 406 in turn 7 (main phase): security_revealed`."""
        phase = f" ({self.phase})" if self.phase else ""
        return f"event {self.event} in turn {self.turn}{phase}: {self.topic}"


@dataclass(frozen=True)
class Bisection:
    """Every moment the predicate became true, in order, and whether it holds at the end."""

    moments: tuple[Moment, ...]
    holds_at_end: bool
    events: int

    @property
    def first(self) -> Moment | None:
        """The first time it became true."""
        return self.moments[0] if self.moments else None

    @property
    def last(self) -> Moment | None:
        """The last time it became true."""
        return self.moments[-1] if self.moments else None


def bisect(
    events: Sequence[Event],
    where: str,
    definitions: Mapping[bytes, bytes] | None = None,
    seconds: float | None = None,
    *,
    match: str | None = None,
) -> Bisection:
    """Finds when `where` becomes true in a match.

    The columns are those of the match's game and what each event says (`because`, `cards`,
    `content`); those that need definitions are there only with `definitions`, and `match`, the same
    in every row, only where its id is given. A value that is NULL counts as false. Raises
    `BadPredicate` for SQL that does not parse, is more than an expression, names a column that is not
    there or compares one with a value that no row can have, and `UnknownGame`. The database it runs
    in can reach nothing outside: no file, no setting, no variable of this program. After `seconds` it
    ends with `TookTooLong`.
    """
    game = games.of(events)
    columns = board_and_said(events, definitions)
    if definitions is None:
        unknown = (*game.columns.defined, "cards")
        columns = {name: values for name, values in columns.items() if name not in unknown}
    types = {name: kind for name, (kind, _) in {**game.columns.meanings, **SAID}.items()}
    if match is not None:
        columns = {"match": [match] * len(events), **columns}
        types["match"] = "VARCHAR"
    try:
        holds = _evaluated(columns, types, where, seconds, possible_values(game))
    except RefusedStatement as error:
        raise _refused(where, str(error), columns) from error
    except duckdb.Error as error:
        raise _not_run(where, error, columns, game) from error
    shown = [field.name for field in fields(Moment) if field.name in columns]
    moments = []
    before = False
    for place, now in enumerate(holds):
        if now and not before:
            moments.append(Moment(**{name: columns[name][place] for name in shown}))
        before = now
    return Bisection(tuple(moments), before, len(holds))


def _evaluated(
    columns: Mapping[str, list[Any]],
    types: Mapping[str, str],
    where: str,
    seconds: float | None,
    possible: Mapping[str, Sequence[str | int]],
) -> list[bool]:
    """Whether the predicate holds, after each event."""
    expression = text(where, "the predicate").strip().rstrip(";").strip()
    if not expression:
        raise BadPredicate("the predicate is empty: give an expression such as security_0 = 0")
    with _database() as connection:
        _load(connection, columns, types)
        # Both: in parentheses it cannot go on after them, without it cannot close them itself.
        for form in (
            f"SELECT {expression}\n FROM timeline",
            f"SELECT ({expression}\n) FROM timeline",
        ):
            found = statements(connection, form)
            if len(found) != 1 or not found[0].asks:
                raise _refused(where, "it is more than one expression", columns)
        never = impossible(nodes(connection, form), possible)
        if never is not None:
            raise _refused(where, never)
        with limited(connection, seconds):
            result = connection.execute(
                f"SELECT ({expression}\n)::BOOLEAN FROM timeline ORDER BY event"
            )
            several = len(result.description) != 1
            rows = result.fetchall()
    if several or len(rows) != len(columns["event"]):
        raise _refused(where, "it does not give one value an event", columns)
    return [row[0] is True for row in rows]


def _load(
    connection: duckdb.DuckDBPyConnection,
    columns: Mapping[str, list[Any]],
    types: Mapping[str, str],
) -> None:
    table = pyarrow.table(
        {name: pyarrow.array(values, _ARROW[types[name]]()) for name, values in columns.items()}
    )
    connection.register("given", table)
    connection.execute("CREATE OR REPLACE TABLE timeline AS SELECT * FROM given")
    connection.unregister("given")


_MADE = threading.local()
"""The database of each thread, and the process that made it: a forked one makes its own."""


@contextmanager
def _database() -> Iterator[duckdb.DuckDBPyConnection]:
    """A database in memory from which nothing outside can be reached.

    It is made once, which takes ten times as long as a question about a match; after anything that
    went wrong in it, anew.
    """
    process, connection = getattr(_MADE, "held", (0, None))
    if connection is None or process != os.getpid():
        # Without a folder a large answer is not written beside the program.
        connection = duckdb.connect(":memory:", config={"temp_directory": ""})
        for setting in ALONE:
            connection.execute(f"SET {setting}")
        _MADE.held = os.getpid(), connection
    try:
        yield connection
    except BaseException:
        del _MADE.held
        connection.close()
        raise


_NO_COLUMN = re.compile(r'Referenced column "(?P<name>[^"]*)" (?:was )?not found')


def _not_run(
    where: str, error: duckdb.Error, columns: Mapping[str, list[Any]], game: CardGame
) -> BadPredicate:
    """What to raise for SQL that DuckDB refused. A mistyped column names the nearest, one of another game
    that game and all there are."""
    if isinstance(error, duckdb.ParserException):
        return _refused(where, _syntax(where, str(error).partition("\n")[0]))
    found = _NO_COLUMN.search(str(error))
    if found is None:
        return _refused(where, str(error).partition("\n")[0], columns)
    name = found["name"]
    quoted = "; a word stands in single quotes" if f'"{name}"' in where else ""
    for other in games.names():
        if other != game.name and name in games.find(other).columns.meanings:
            title = games.find(other).title
            said = f"{name!r} is a column of {title}, and this is a match of {game.title}"
            return _refused(where, said, columns)
    near = difflib.get_close_matches(name.lower(), columns, n=3, cutoff=0.6)
    if near:
        return _refused(
            where, f"there is no column {name!r}{quoted}; did you mean {', '.join(near)}?"
        )
    return _refused(where, f"there is no column {name!r}{quoted}", columns)


_NEAR = re.compile(r'syntax error at or near "(?P<word>.*)"')


def _syntax(where: str, said: str) -> str:
    """What is wrong with an expression that does not parse; `FROM` stands behind it, where it was put."""
    found = _NEAR.search(said)
    if found is None:
        return said.removeprefix("Parser Error: ")
    word = found["word"]
    if word.upper() in ("FROM", ")") and word.upper() not in where.upper():
        return "it ends before it is complete"
    return f"it cannot be read on from {word!r}"


def _refused(
    where: str, reason: str, columns: Mapping[str, list[Any]] = MappingProxyType({})
) -> BadPredicate:
    """With the columns there are, where they may help."""
    listed = f". Columns: {', '.join(columns)}" if columns else ""
    return BadPredicate(f"the predicate {where!r} cannot be used: {reason}{listed}")


_ARROW = {
    "INTEGER": pyarrow.int32,
    "VARCHAR": pyarrow.string,
    "BOOLEAN": pyarrow.bool_,
    "VARCHAR[]": lambda: pyarrow.list_(pyarrow.string()),
}
