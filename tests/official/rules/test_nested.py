"""Procedures within procedures: what they return, what they raise, how deep they go."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest

from dcg.official.rules.nested import Within, flattened

DEEP = 20_000


def counted(left: int) -> Generator[Any, Any, int]:
    """As many procedures within each other; each adds what the innermost one was told."""
    if not left:
        told: int = yield "how many?"
        return told
    inner: int = yield Within(counted(left - 1))
    return inner + 1


def refusing(left: int) -> Generator[Any, Any, None]:
    """Procedures within each other, the innermost of which raises."""
    if left:
        yield Within(refusing(left - 1))
    raise ValueError(f"at {left}")


def careful(left: int) -> Generator[Any, Any, str]:
    """One that catches what is raised within it."""
    try:
        yield Within(refusing(left))
    except ValueError as error:
        return str(error)
    return "nothing was raised"


def test_only_what_asks_leaves_it_and_replies_find_their_way_however_deep() -> None:
    procedure = flattened(counted(DEEP))
    assert next(procedure) == "how many?"
    with pytest.raises(StopIteration) as ended:
        procedure.send(7)
    assert ended.value.value == DEEP + 7


def test_what_is_raised_within_is_raised_where_it_was_yielded() -> None:
    with pytest.raises(StopIteration) as ended:
        next(flattened(careful(3)))
    assert ended.value.value == "at 0"


def test_what_nothing_catches_leaves_it() -> None:
    with pytest.raises(ValueError, match="at 0"):
        next(flattened(refusing(DEEP)))
