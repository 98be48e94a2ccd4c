"""Three thousand matches between decks of the conformance cards: all end, hold, and use everything."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable

import pytest

from tests.official.board_fuzz.invariants import broken
from tests.official.fuzz.drawn_decks import drawn, pool, subjects
from tests.official.fuzz.matches import played
from tests.official.fuzz.uses import Uses, expected, running

SEED = 2026
MATCHES = 3_000

NOT_YET: dict[str, str] = {
    "trigger event security_turned_face_down": (
        "the one card that waits for it has to be there while an effect turns a security card face down"
    )
}
"""What no match has brought about, although cards say it and scenarios prove it, and what it would take."""

MORE = 150
"""So many matches are played besides about a thing that none of them used."""


def fuzzed(numbers: Iterable[int], uses: Uses, about: str = "") -> None:
    """Counts what these matches use. Fails for what does not hold of one."""
    wrong = []
    for number in numbers:
        if about and uses[about] and uses[running(about)]:
            break
        try:
            match = played(SEED, number, uses, about)
            wrong += [f"match {number}: {why}" for why in broken(SEED, number, match, slowly=False)]
            if not match.over:
                wrong.append(f"match {number}: it stops before its end")
        except Exception as error:
            wrong.append(f"match {number}: {type(error).__name__}: {error}")
    assert wrong == []


def test_drawn_decks_are_whole_and_differ() -> None:
    decks = [drawn(seed) for seed in range(20)]
    assert {len(deck.cards()) for deck in decks} == {50}
    assert {len(deck.digi_eggs()) for deck in decks} == {5}
    assert len({tuple(deck.deck) for deck in decks}) == len(decks)


def test_a_few_matches_hold_and_use_much() -> None:
    uses: Uses = Counter()
    fuzzed(range(4), uses)
    wanted = expected(pool().values())
    assert sum(name in uses for name in wanted) > len(wanted) / 5


@pytest.mark.long
def test_all_matches_hold_and_use_everything(capsys: pytest.CaptureFixture[str]) -> None:
    uses: Uses = Counter()
    fuzzed(range(MATCHES), uses)
    wanted = expected(pool().values())
    for name in subjects():
        fuzzed(range(MATCHES, MATCHES + MORE), uses, name)
    for name in wanted:
        if not uses[name]:
            fuzzed(range(MATCHES, MATCHES + MORE), uses, name)
    with capsys.disabled():
        sys.stdout.write("\n".join(["", *(f"{name}: {uses[name]}" for name in wanted), ""]))
    assert [name for name in wanted if not uses[name] and name not in NOT_YET] == []
