"""Digests say whether two states are the same; recurrence keys, whether a position came back."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dcg.kernel.digest import digest, pruned, recurrence_key
from dcg.kernel.fold import fold
from dcg.kernel.redaction import rename_objects
from tests.kernel.matches import Script, claim, scripts
from tests.kernel.tiny_game import GAME, VALUES, CardsDrawn, TurnBegan, opening


class Plain:
    """A state that is its canonical data."""

    course: Any = None

    def __init__(self, canonical: Any) -> None:
        self._canonical = canonical

    def canonical(self) -> dict[str, Any]:
        return self._canonical

    recurrence = canonical

    def copy(self) -> "Plain":
        return self

    def view(self, seat: int) -> "Plain":
        return self


def test_a_digest_never_changes() -> None:
    assert (
        digest(Plain({"b": [1, "x", [True]], "a": -1})) == "dcg1:4dede4dc67ecc968e9926330ba670182"
    )
    assert digest(Plain({})) == "dcg1:ac69880be8c04c40e2fe726341145871"


@pytest.mark.parametrize("default", [None, False, 0, "", b"", [], {}, {"deep": 0}, ()])
def test_a_new_field_with_its_default_changes_no_digest(default: object) -> None:
    assert digest(Plain({"a": 1, "new": default})) == digest(Plain({"a": 1}))
    assert digest(Plain({"in": {"a": 1, "new": default}})) == digest(Plain({"in": {"a": 1}}))


@pytest.mark.parametrize("value", [1, -1, True, "0", b"\0", [0], [None], {"a": 1}])
def test_what_is_not_a_default_counts(value: object) -> None:
    assert digest(Plain({"new": value})) != digest(Plain({}))


def test_defaults_in_lists_stay() -> None:
    """A list's places mean something; a map's missing names do not."""
    assert pruned([0, None, {"a": 0}, (1, "")]) == [0, None, {}, [1, ""]]


def test_the_order_of_names_does_not_count_and_the_order_of_items_does() -> None:
    assert digest(Plain({"a": 1, "b": 2})) == digest(Plain({"b": 2, "a": 1}))
    assert digest(Plain({"a": [1, 2]})) != digest(Plain({"a": [2, 1]}))


@claim
@given(scripts, st.data())
def test_a_position_with_other_ids_has_the_same_recurrence_key(
    script: Script, data: st.DataObject
) -> None:
    log = script.play().match.log
    ids = data.draw(st.permutations(range(2 * len(VALUES))))
    renamed = [rename_objects(event, ids.__getitem__) for event in log]
    state, other = GAME.new_state(), GAME.new_state()
    for event, same in zip(log, renamed, strict=True):
        GAME.handlers[type(event)](state, event)
        GAME.handlers[type(same)](other, same)
        assert recurrence_key(state) == recurrence_key(other)


def test_a_later_turn_with_the_same_board_is_the_same_position() -> None:
    first = fold(GAME.new_state(), [*opening(0), TurnBegan(1, 0)], GAME.handlers)
    later = fold(GAME.new_state(), [*opening(0), TurnBegan(7, 0)], GAME.handlers)
    assert recurrence_key(first) == recurrence_key(later)
    assert digest(first) != digest(later)


def test_another_board_is_another_position() -> None:
    first = fold(GAME.new_state(), opening(0), GAME.handlers)
    drawn = fold(GAME.new_state(), [*opening(0), CardsDrawn(0, (7,))], GAME.handlers)
    assert recurrence_key(first) != recurrence_key(drawn)
