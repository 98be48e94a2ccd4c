"""Bisecting a match: when does a predicate in SQL become true?

The predicate is one expression over the columns of the per-event timeline. The fold is fast enough
to look at every event, so the answer is exact and nothing need be monotone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import duckdb
import pyarrow

from dcg.kernel.event import Event
from replays.rows import COLUMNS, timeline_columns


class BadPredicate(ValueError):
    """The predicate is not one SQL expression over the timeline's columns."""


@dataclass(frozen=True)
class Moment:
    """An event at which the predicate became true: it was not before, it is after."""

    event: int
    turn: int
    turn_player: int
    phase: str
    topic: str


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


def bisect(events: Sequence[Event], where: str) -> Bisection:
    """Finds when `where` becomes true in a match.

    Raises `BadPredicate` for SQL that does not parse, is more than an expression, or names a
    column that the timeline does not have. The database it runs in can reach nothing outside.
    """
    columns = timeline_columns(events)
    with duckdb.connect(":memory:") as connection:
        _load(connection, columns)
        connection.execute("SET enable_external_access = false")
        connection.execute("SET lock_configuration = true")
        expression = _checked(connection, where)
        try:
            rows = connection.execute(
                f"WITH held AS (SELECT *, coalesce(({expression})::BOOLEAN, false) AS holds "
                "FROM timeline), turned AS (SELECT *, lag(holds, 1, false) OVER (ORDER BY event) "
                "AS held_before FROM held) SELECT event, turn, turn_player, phase, topic "
                "FROM turned WHERE holds AND NOT held_before ORDER BY event"
            ).fetchall()
            end = connection.execute(
                f"SELECT coalesce(({expression})::BOOLEAN, false) FROM timeline "
                "ORDER BY event DESC LIMIT 1"
            ).fetchone()
        except duckdb.Error as error:
            raise BadPredicate(_said(where, error)) from error
    return Bisection(
        tuple(Moment(*row) for row in rows), bool(end and end[0]), len(columns["event"])
    )


def _load(connection: duckdb.DuckDBPyConnection, columns: dict[str, list[Any]]) -> None:
    table = pyarrow.table(
        {
            name: pyarrow.array(values, _ARROW[COLUMNS[name][0]]())
            for name, values in columns.items()
        }
    )
    connection.register("given", table)
    connection.execute("CREATE TABLE timeline AS SELECT * FROM given")
    connection.unregister("given")


def _checked(connection: duckdb.DuckDBPyConnection, where: str) -> str:
    """The predicate, if it is one expression without a query of its own."""
    expression = where.strip().rstrip(";").strip()
    if not expression:
        raise BadPredicate("the predicate is empty: give an expression such as security_0 = 0")
    try:
        statements = connection.extract_statements(f"SELECT ({expression}\n) FROM timeline")
    except duckdb.Error as error:
        raise BadPredicate(_said(where, error)) from error
    if len(statements) != 1 or statements[0].type != duckdb.StatementType.SELECT:
        raise BadPredicate(f"{where!r} is more than one expression")
    try:
        connection.execute(f"EXPLAIN SELECT ({expression}\n)::BOOLEAN FROM timeline")
    except duckdb.Error as error:
        raise BadPredicate(_said(where, error)) from error
    return f"{expression}\n"


def _said(where: str, error: Exception) -> str:
    reason = str(error).partition("\n")[0]
    return f"the predicate {where!r} cannot be used: {reason}. Columns: {', '.join(COLUMNS)}"


_ARROW = {"INTEGER": pyarrow.int32, "VARCHAR": pyarrow.string, "BOOLEAN": pyarrow.bool_}
