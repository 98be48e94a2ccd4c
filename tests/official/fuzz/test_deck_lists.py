"""Real decks: every one that can be played plays others, and what always holds holds."""

from __future__ import annotations

from collections import Counter

import pytest

from dcg.official.events.effects import UnsupportedMet
from tests.official.board_fuzz.invariants import broken
from tests.official.fuzz.deck_lists import SEED, pairs, playable, played

ROUNDS = 21


def faults(round_number: int, number: int) -> list[str]:
    """What does not hold of one match."""
    at = f"round {round_number}, {' against '.join(pairs(round_number)[number])}"
    try:
        match = played(round_number, number)
        wrong = list(broken(SEED + round_number, number, match, slowly=False))
        if not match.over:
            wrong.append("it stops before its end")
        wrong += [
            f"nothing runs {event.phrase!r}"
            for event in match.events
            if isinstance(event, UnsupportedMet)
        ]
    except Exception as error:
        wrong = [f"{type(error).__name__}: {error}"]
    return [f"{at}: {why}" for why in wrong]


def test_every_deck_plays_in_every_round() -> None:
    met = Counter(name for number in range(4) for pair in pairs(number) for name in pair)
    assert set(met) == set(playable())
    assert min(met.values()) >= 4 - len(playable()) % 2 * 4
    assert pairs(0) != pairs(1)


def test_a_few_matches_between_real_decks_hold() -> None:
    assert [why for number in range(3) for why in faults(number, number)] == []


@pytest.mark.long
@pytest.mark.parametrize("round_number", range(ROUNDS))
def test_matches_between_real_decks_hold(round_number: int) -> None:
    """Each deck plays as many matches as there are rounds, or one fewer."""
    found = [
        why for number in range(len(pairs(round_number))) for why in faults(round_number, number)
    ]
    assert found == []
