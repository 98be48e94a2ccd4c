"""The greedy player over whole matches."""

from __future__ import annotations

import sys

import pytest

from analytics.intervals import wilson
from dcg.battle_evolution.codes.questions import Question
from dcg.battle_evolution.players import PLAYERS
from dcg.battle_evolution.players.greedy.instinct import INSTINCTS
from dcg.kernel.chance import Stream
from dcg.kernel.session import Player
from replays.store import MatchStore
from replays.verify import verify_match
from tests.battle_evolution.players.decisions import DECKS, asked, plan, played, winner

SMALL = 2
"""Mirror matches a deck in the default run, one from each seat."""
LARGE = 400
"""Mirror matches in the long run, each deck in turn."""


def wins(deck: str, first: int, matches: int) -> int:
    """How many mirror matches greedy wins against random, the seats swapped every other match."""
    return sum(
        winner(played(plan(deck, deck, ("greedy", "random"), index))) == 0
        if index % 2 == 0
        else winner(played(plan(deck, deck, ("random", "greedy"), index))) == 1
        for index in range(first, first + matches)
    )


def test_it_beats_random() -> None:
    assert sum(wins(deck, 0, SMALL) for deck in DECKS) >= 0.9 * SMALL * len(DECKS)


@pytest.mark.long
def test_it_wins_nine_of_ten_of_400_mirror_matches(capsys: pytest.CaptureFixture[str]) -> None:
    rounds = -(-LARGE // (2 * len(DECKS)))
    pairs = [(deck, 2 * number) for number in range(rounds) for deck in DECKS][: LARGE // 2]
    won = sum(wins(deck, first, 2) for deck, first in pairs)
    low, high = wilson(won, LARGE)
    with capsys.disabled():
        sys.stdout.write(f"\n{won} of {LARGE}, {low:.1%} to {high:.1%}")
    assert len(pairs) * 2 == LARGE
    assert won >= 0.9 * LARGE


def test_the_same_plan_gives_the_same_match() -> None:
    planned = plan("arena-fire", "first-night")
    assert played(planned).events == played(planned).events


def test_a_match_that_is_resumed_is_the_match_it_would_have_been() -> None:
    """What it takes of equals, and of attacks, needs nothing that it remembers."""
    planned = plan("first-dragons", "arena-ice")
    whole = {seat: PLAYERS["greedy"](Stream(1, 0, f"player/{seat}")) for seat in (0, 1)}
    for match, decision in asked(planned):
        fresh: Player = PLAYERS["greedy"](Stream(1, 0, f"player/{decision.seat}"))
        assert fresh.choose(match, decision) == whole[decision.seat].choose(match, decision)


def test_every_question_has_an_answer() -> None:
    assert INSTINCTS.keys() == set(Question)


def test_another_seed_is_another_course() -> None:
    """Attacks are drawn as often as the equilibrium says, not always the same."""
    planned = plan("first-beasts", "first-forest")
    players = [PLAYERS["greedy"](Stream(seed, 0, "player/0")) for seed in range(6)]
    varied = several = 0
    for match, decision in asked(planned):
        if decision.question == Question.ATTACK:
            several += 1
            varied += len({player.choose(match, decision) for player in players}) > 1
    assert 0 < varied < several


def test_matches_between_all_decks_end_and_verify(tmp_path) -> None:
    with MatchStore.open(tmp_path / "greedy.db", create=True) as store:
        for first, second in zip(DECKS, (*DECKS[1:], DECKS[0]), strict=True):
            match = played(plan(first, second))
            assert max(getattr(event, "number", 0) for event in match.events) < 80
            store.add([match])
            assert verify_match(store, match.id).clean
