"""Functions in a table by kind of node take nodes of that kind: the table's own type cannot say it."""

from __future__ import annotations

import inspect
import typing
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from dcg.build import is_compiled
from dcg.language.node import Node
from dcg.official.reading.conditions import CONDITIONS
from dcg.official.reading.filters import FACT_FILTERS
from dcg.official.reading.selecting import FILTERS
from dcg.official.rules.effects import feasible
from dcg.official.rules.effects.run import FLOW
from dcg.official.rules.verbs import FEASIBLE, VERBS

Table = Mapping[type, Callable[..., object]]

TABLES: dict[str, Table] = {
    "verbs": VERBS,
    "flow": FLOW,
    "can be done": {**feasible.FEASIBLE, **FEASIBLE},
    "unmet": feasible.UNMET,
    "conditions": CONDITIONS,
    "filters": FILTERS,
    "filters of facts": FACT_FILTERS,
}


def nodes_taken(function: Callable[..., object]) -> set[object]:
    """The kinds of node that a function says it takes, or `Any`; nothing for a lambda."""
    hints = typing.get_type_hints(function)
    said = [hints.get(name) for name in inspect.signature(function).parameters]
    found = {kind for one in said for kind in typing.get_args(one) or (one,)}
    return {kind for kind in found if kind is Any or (isinstance(kind, type) and is_node(kind))}


def is_node(kind: type) -> bool:
    return issubclass(kind, Node)


def wrong(table: Table) -> dict[str, str]:
    """What stands under a kind of node that it does not take."""
    return {
        kind.__name__: repr(function)
        for kind, function in table.items()
        if (taken := nodes_taken(function)) and not any(one in taken for one in kind.__mro__)
    }


@pytest.mark.skipif(is_compiled(), reason="compiled functions do not say what they take")
@pytest.mark.parametrize("name", TABLES)
def test_what_stands_under_a_kind_of_node_takes_it(name: str) -> None:
    table = TABLES[name]
    assert wrong(table) == {}
    assert sum(bool(nodes_taken(function)) for function in table.values()) >= len(table) / 2


@pytest.mark.skipif(is_compiled(), reason="compiled functions do not say what they take")
def test_an_entry_under_another_kind_is_found() -> None:
    kinds = list(VERBS)
    moved: Table = {kinds[0]: VERBS[kinds[-1]]}
    assert list(wrong(moved)) == [kinds[0].__name__]
