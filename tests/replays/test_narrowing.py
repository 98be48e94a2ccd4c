"""Good or bad: the first bad event is found in as many answers as the range has binary digits."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from replays.narrowing import Narrowing


@given(st.integers(2, 2000).flatmap(lambda n: st.tuples(st.just(n), st.integers(1, n - 1))))
def test_the_first_bad_event_is_found(case: tuple[int, int]) -> None:
    last, first_bad = case
    narrowing = Narrowing(0, last)
    answers = 0
    while (event := narrowing.middle) is not None:
        narrowing.judge(event, good=event < first_bad)
        answers += 1
    assert narrowing.found
    assert narrowing.bad == first_bad
    assert answers <= math.ceil(math.log2(last))


def test_skipped_events_are_not_asked_about_and_stay_suspects() -> None:
    narrowing = Narrowing(0, 4)
    asked = []
    while (event := narrowing.middle) is not None:
        asked.append(event)
        narrowing.skip(event)
    assert sorted(asked) == [1, 2, 3]
    assert not narrowing.found
    assert list(narrowing.suspects) == [1, 2, 3, 4]


def test_an_answer_can_be_taken_back() -> None:
    narrowing = Narrowing(0, 100)
    narrowing.judge(50, good=True)
    narrowing.skip(75)
    assert narrowing.undo()
    assert narrowing.undo()
    assert not narrowing.undo()
    assert (narrowing.good, narrowing.bad, narrowing.skipped) == (0, 100, set())


def test_what_is_not_in_question_is_refused() -> None:
    with pytest.raises(ValueError, match="must come before"):
        Narrowing(5, 5)
    with pytest.raises(ValueError, match="not between"):
        Narrowing(0, 5).judge(5, good=True)
