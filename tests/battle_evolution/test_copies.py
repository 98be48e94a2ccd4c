"""A copy of a state has every fact of it, and shares none that can change."""

from __future__ import annotations

from typing import Any

import pytest

from dcg.battle_evolution.state.arena import Arena
from dcg.battle_evolution.state.contents import Contents
from dcg.battle_evolution.state.player_side import ZONES, PlayerSide
from tests.battle_evolution.matches import folded, played

SHARED = (int, str, bytes, bool, tuple)
"""What nothing can change."""


def midway(index: int) -> Arena:
    """The state in the middle of a match."""
    events = played(index).events
    return folded(events[: len(events) // 2])


def fields(kind: type) -> tuple[str, ...]:
    """The fields a class adds; a compiled class lists them under a name of the compiler's."""
    found: tuple[str, ...] = vars(kind).get("__slots__") or vars(kind)["__mypyc_attrs__"]
    return found


def facts(held: Any, names: tuple[str, ...]) -> dict[str, Any]:
    """What it holds, by name."""
    return {name: getattr(held, name) for name in names}


@pytest.mark.parametrize("index", range(4))
def test_a_side_is_copied_whole(index: int) -> None:
    for side in midway(index).sides:
        twin = side.copy()
        own, other = facts(side, fields(PlayerSide)), facts(twin, fields(PlayerSide))
        assert own == other
        assert [name for name, value in own.items() if _shared(value, other[name])] == []


@pytest.mark.parametrize("index", range(4))
def test_a_state_is_copied_whole(index: int) -> None:
    state = midway(index)
    twin = state.copy()
    names = tuple(name for name in fields(Contents) if name not in ("course", "sides"))
    own, other = facts(state, names), facts(twin, names)
    assert own == other
    assert [name for name, value in own.items() if _shared(value, other[name])] == []
    assert twin.canonical() == state.canonical()
    assert twin.course is not state.course
    assert [mine is yours for mine, yours in zip(state.sides, twin.sides, strict=True)] == [
        False
    ] * 2


def _shared(value: Any, other: Any) -> bool:
    return value is other and not isinstance(value, SHARED)


def test_the_zones_of_a_side_are_listed_in_their_order() -> None:
    side = PlayerSide()
    for place, name in enumerate(ZONES):
        getattr(side, name).append(place)
    assert side.lists() == [[place] for place in range(len(ZONES))]
