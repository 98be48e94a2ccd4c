"""Comparisons that no row of a timeline can fulfil: a column against a value it never has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from dcg.decks import close
from dcg.event_names import topic_of
from dcg.game import CardGame
from dcg.kernel.absent import NOBODY

Value = str | int

_FEW = 12
"""So many values are all named."""


def possible_values(game: CardGame) -> dict[str, Sequence[Value]]:
    """All values of the columns that have a few: topics, seats, and what the game says."""
    seats = (NOBODY, 0, 1)
    return {
        "topic": sorted({topic_of(kind) for kind in game.registry.types}),
        "turn_player": seats,
        "actor": seats,
        **game.columns.possible,
    }


def impossible(
    nodes: Iterable[Mapping[str, Any]], possible: Mapping[str, Sequence[Value]]
) -> str | None:
    """What to say of the first comparison with a value that its column never has; None where there
    is none. `nodes` are those of a parsed question."""
    for node in nodes:
        for name, value in _compared(node):
            values = possible.get(name)
            if values is not None and str(value) not in map(str, values):
                return f"{name} is never {_said(value)}{_instead(value, values)}"
    return None


def _compared(node: Mapping[str, Any]) -> Iterator[tuple[str, Value]]:
    """The columns and constants that a node asks to be equal, or not to be."""
    sides: list[Any] = []
    if node.get("type") in _EQUAL:
        sides = [node["left"], node["right"]]
    elif node.get("type") in ("COMPARE_IN", "COMPARE_NOT_IN"):
        sides = node["children"]
    names = [str(side["column_names"][-1]).lower() for side in sides if _is(side, "COLUMN_REF")]
    for side in sides:
        if _is(side, "CONSTANT") and not side["value"]["is_null"]:
            if side["value"]["type"]["id"] in ("VARCHAR", "INTEGER", "BIGINT"):
                yield from ((name, side["value"]["value"]) for name in names)


_EQUAL = ("COMPARE_EQUAL", "COMPARE_NOTEQUAL", "COMPARE_DISTINCT_FROM", "COMPARE_NOT_DISTINCT_FROM")


def _is(node: Mapping[str, Any], kind: str) -> bool:
    return node.get("class") == kind


def _instead(value: Value, values: Sequence[Value]) -> str:
    if len(values) > _FEW:
        return close(str(value), [str(one) for one in values])
    return f"; it can be {', '.join(map(_said, values))}"


def _said(value: Value) -> str:
    """As it stands in SQL."""
    return str(value) if isinstance(value, int) else "'" + value.replace("'", "''") + "'"
