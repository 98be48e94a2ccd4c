"""Three thousand matches between decks of the conformance cards: all end, hold, and use everything."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable

import pytest

from tests.official.board_fuzz.invariants import broken
from tests.official.fuzz.drawn_decks import drawn, pool
from tests.official.fuzz.matches import played
from tests.official.fuzz.uses import Uses, expected

SEED = 2026
MATCHES = 3_000

NOT_USED: dict[str, str] = {}
"""What no match uses although a card says it, and why."""


def fuzzed(numbers: Iterable[int]) -> Uses:
    """What these matches use. Fails for what does not hold of one."""
    uses: Uses = Counter()
    wrong = []
    for number in numbers:
        try:
            match = played(SEED, number, uses)
            wrong += [f"match {number}: {why}" for why in broken(SEED, number, match, slowly=False)]
            if not match.over:
                wrong.append(f"match {number}: it stops before its end")
        except Exception as error:
            wrong.append(f"match {number}: {type(error).__name__}: {error}")
    assert wrong == []
    return uses


def test_drawn_decks_are_whole_and_differ() -> None:
    decks = [drawn(seed) for seed in range(20)]
    assert {len(deck.cards()) for deck in decks} == {50}
    assert {len(deck.digi_eggs()) for deck in decks} == {5}
    assert len({tuple(deck.deck) for deck in decks}) == len(decks)


def test_a_few_matches_hold_and_use_much() -> None:
    uses = fuzzed(range(4))
    wanted = expected(pool().values())
    assert sum(name in uses for name in wanted) > len(wanted) / 3


@pytest.mark.long
def test_all_matches_hold_and_use_everything(capsys: pytest.CaptureFixture[str]) -> None:
    uses = fuzzed(range(MATCHES))
    wanted = expected(pool().values())
    with capsys.disabled():
        sys.stdout.write("\n".join(["", *(f"{name}: {uses[name]}" for name in wanted), ""]))
    assert [name for name in wanted if not uses[name]] == sorted(NOT_USED)
