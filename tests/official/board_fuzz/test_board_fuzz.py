"""Matches from invented boards: whatever cards say, what holds of every match holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from dcg.official.events import ALL_EVENTS
from dcg.official.support.not_yet import CONTINUOUS, NOT_YET
from dcg.official.support.values import NODE, PROCESS, STATEMENT, LanguageValue, language
from tests.official.board_fuzz.invariants import broken
from tests.official.board_fuzz.matches import played
from tests.official.board_fuzz.occurrences import said, topics

NEVER: dict[str, str] = {
    "official.card_identified": "only a seat's own log has it",
}
"""Topics that no board leads to, and why."""

BY_CHANCE: dict[str, str] = {
    "official.unsupported_met": "effects that run each for itself can take away their own conditions",
}
"""Topics that a board may lead to, and why."""

NOT_SAID = {
    LanguageValue(PROCESS, "unsupported"): "every effect that is invented runs",
    LanguageValue(STATEMENT, "unsupported"): "every effect that is invented runs",
}
"""What no invented card says, and why."""


def fuzzed(seed: int, numbers: Iterable[int]) -> tuple[Counter[str], Counter[LanguageValue]]:
    """What occurred in these matches, and what their cards say. Fails for what does not hold."""
    occurred: Counter[str] = Counter()
    words: Counter[LanguageValue] = Counter()
    wrong = []
    for number in numbers:
        try:
            match = played(seed, number)
            wrong += [
                f"seed {seed}, board {number}: {why}"
                for why in broken(seed, number, match, slowly=number % 10 == 0)
            ]
        except Exception as error:
            wrong.append(f"seed {seed}, board {number}: {type(error).__name__}: {error}")
            continue
        occurred += topics(match.events)
        words += said(match.opening.definitions)
    assert wrong == []
    return occurred, words


def nodes_that_run() -> set[LanguageValue]:
    """Every kind of node that something runs."""
    return {
        value
        for value in language() - set(NOT_YET)
        if value.role in (NODE, PROCESS)
        or (
            (value.role == STATEMENT and value.name in CONTINUOUS)
            and LanguageValue(PROCESS, value.name) not in NOT_YET
        )
    }


def test_forty_boards_hold_and_say_every_kind_of_node() -> None:
    occurred, words = fuzzed(9, range(40))
    assert sorted(nodes_that_run() - set(words) - set(NOT_SAID)) == []
    assert len(occurred) > 60


@pytest.mark.long
def test_three_thousand_boards_hold_and_every_topic_occurs() -> None:
    occurred, words = fuzzed(2026, range(3000))
    wanted = {event.TOPIC for event in ALL_EVENTS}
    assert sorted(wanted - set(occurred) - set(BY_CHANCE)) == sorted(NEVER)
    assert sorted(nodes_that_run() - set(words)) == sorted(NOT_SAID)
