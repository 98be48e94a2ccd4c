"""The greedy player over whole matches."""

from __future__ import annotations

import sys
from collections import Counter

import pytest

from dcg.kernel.chance import Stream
from dcg.kernel.course import MatchStarted
from dcg.kernel.session import Player
from dcg.official.codes import questions
from dcg.official.events.field import DeclarationFailed
from dcg.official.players import PLAYERS
from dcg.official.players.greedy.evaluation import Evaluation
from dcg.official.players.greedy.player import OPINIONS
from dcg.official.players.greedy.seat_view import PlayerView
from replays.store import MatchStore
from replays.verify import verify_match
from tests.official.decks import PLAYABLE
from tests.official.players.decisions import asked, plan, played, winner

DECKS = PLAYABLE[:: max(1, len(PLAYABLE) // 20)]
"""Twenty or so of the decks that can be played, of every time."""
SMALL = 8
"""Mirror matches a deck in the default run."""
LARGE = 20
"""Mirror matches a deck in the long run: 400 or so in all."""


def wins(deck: str, matches: int) -> int:
    """How many mirror matches greedy wins against random, the seats swapped every other match."""
    return sum(
        winner(played(plan(deck, deck, ("greedy", "random"), index))) == 0
        if index % 2 == 0
        else winner(played(plan(deck, deck, ("random", "greedy"), index))) == 1
        for index in range(matches)
    )


def test_it_wins_nine_of_ten_mirror_matches_and_loses_most_with_no_deck() -> None:
    won = {deck: wins(deck, SMALL) for deck in DECKS}
    assert sum(won.values()) >= 0.9 * SMALL * len(DECKS)
    assert [deck for deck, count in won.items() if count < SMALL / 2] == []


@pytest.mark.long
def test_it_wins_nine_of_ten_of_400_mirror_matches(capsys: pytest.CaptureFixture[str]) -> None:
    won = {deck: wins(deck, LARGE) for deck in DECKS}
    figures = {**won, "all": sum(won.values())}
    matches = {**dict.fromkeys(DECKS, LARGE), "all": LARGE * len(DECKS)}
    with capsys.disabled():
        for what, count in figures.items():
            sys.stdout.write(f"\n{what:40}{count:4} of {matches[what]}")
    assert len(DECKS) >= 10
    assert figures["all"] >= 0.9 * matches["all"]
    assert min(won.values()) > LARGE / 2


def test_it_does_not_declare_again_what_has_failed_this_turn() -> None:
    """It declines the cost that would have made a card cheap enough; that card is left for the turn."""
    planned = plan(
        "ex11-dgo-2026-02-15-1-millenniummon",
        "ex11-dgo-2026-02-15-1-millenniummon",
        ("greedy", "random"),
    )
    failed = [event for event in played(planned).events if isinstance(event, DeclarationFailed)]
    assert 0 < len(failed) < 20


def test_the_same_plan_gives_the_same_match() -> None:
    planned = plan("bt3-omnimon-alter-s", "bt4-yellow-wargreymon")
    assert played(planned).events == played(planned).events


def test_a_match_that_is_resumed_is_the_match_it_would_have_been() -> None:
    """What it takes of equals needs nothing that it remembers."""
    planned = plan("bt1-red-omnimon", "bt4-security-control")
    whole = {seat: PLAYERS["greedy"](Stream(1, 0, f"player/{seat}")) for seat in (0, 1)}
    for match, decision in asked(planned):
        fresh: Player = PLAYERS["greedy"](Stream(1, 0, f"player/{decision.seat}"))
        assert fresh.choose(match, decision) == whole[decision.seat].choose(match, decision)


def test_of_equally_good_options_other_streams_take_others_and_never_a_worse_one() -> None:
    planned = plan("bt1-red-omnimon", "bt4-security-control")
    players = [PLAYERS["greedy"](Stream(seed, 0, "player/0")) for seed in range(6)]
    varied = several = 0
    for match, decision in asked(planned):
        taken = {player.choose(match, decision) for player in players}
        several += len(decision.options) > 1
        varied += len(taken) > 1
        equal: list[int] = []

        def ties(limit: int, equal: list[int] = equal) -> int:
            equal.append(limit)
            return 0

        evaluation = Evaluation(PlayerView(match, decision.seat), {}, ties)
        OPINIONS[decision.question](evaluation, decision)
        assert len(taken) <= max([1, *equal])
    assert 0 < varied < several / 2


def test_the_best_is_taken_and_of_equals_the_one_that_is_asked_for() -> None:
    planned = plan("bench-red", "bench-blue")
    match, decision = next(iter(asked(planned)))
    evaluation = Evaluation(PlayerView(match, decision.seat), {}, lambda limit: limit - 1)
    assert evaluation.best([1.0, 3.0, 2.0]) == 1
    assert evaluation.best([3.0, 1.0, 3.0, 3.0, 2.0]) == 3


def test_each_seat_can_have_its_own_player() -> None:
    planned = plan("bench-red", "bench-red", ("greedy", "random"))
    match = played(planned)
    begun = match.events[0]
    assert isinstance(begun, MatchStarted)
    assert [seat.player for seat in begun.header.seats] == ["greedy", "random"]
    assert match.events != played(plan("bench-red", "bench-red", ("random", "greedy"))).events


def test_every_question_has_an_answer() -> None:
    assert OPINIONS.keys() == questions.NAMES.keys()


@pytest.mark.parametrize("decks", [DECKS, pytest.param(PLAYABLE, marks=pytest.mark.long)])
def test_matches_between_decks_end_and_verify(decks, tmp_path) -> None:
    """Each deck against the next: no stalls, no broken rules, most questions met."""
    met: Counter = Counter()
    with MatchStore.open(tmp_path / "greedy.db", create=True) as store:
        for first, second in zip(decks, (*decks[1:], decks[0]), strict=True):
            match = played(plan(first, second))
            met.update(event.question for event in match.events if hasattr(event, "question"))
            assert max(getattr(event, "number", 0) for event in match.events) < 80
            store.add([match])
            assert verify_match(store, match.id).clean
    assert {
        questions.MAIN,
        questions.BLOCK,
        questions.CHOOSE_TARGET,
        questions.ACTIVATE,
    } <= met.keys()
