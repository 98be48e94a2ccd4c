"""Invented matches with turns: what each handed the opponent, and the security stacks after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import duckdb

from tests.analytics import invented


class Turn(NamedTuple):
    """One turn: what it handed (None for one that did not end), and both security stacks after it."""

    handed: int | None
    security: tuple[int, int] = (5, 5)
    passed: bool = False


def add(
    database: duckdb.DuckDBPyConnection,
    decks: tuple[str, str],
    winner: int | None,
    turns: Sequence[Turn],
    *,
    events: int = 0,
    **others: Any,
) -> str:
    """An invented match with these turns, the first of them seat 0's. Gives its id."""
    match = invented.add(database, decks, winner, **others)
    database.execute(
        "UPDATE matches SET turns = ?, events = ? WHERE match = ?", [len(turns), events, match]
    )
    for number, turn in enumerate(turns, 1):
        database.execute(
            "INSERT INTO turns BY NAME SELECT $match AS match, $turn AS turn, $player AS player, "
            "$ended AS ended, 0 AS events, 0 AS decisions, 0 AS memory_start, 0 AS memory_end, "
            "$handed AS memory_handed, $passed AS passed, 0 AS hatched, 0 AS moved, "
            "0 AS cards_played, 0 AS digivolutions, 0 AS options_used, 0 AS attacks, "
            "0 AS security_checks, 0 AS hand_0, 0 AS hand_1, $zero AS security_0, $one AS security_1",
            {
                "match": match,
                "turn": number,
                "player": (number + 1) % 2,
                "ended": turn.handed is not None,
                "handed": turn.handed,
                "passed": turn.passed,
                "zero": turn.security[0],
                "one": turn.security[1],
            },
        )
    return match
