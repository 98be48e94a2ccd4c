"""Two answers given in secret are written down together: whoever leaves or branches between them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Literal

import pytest

from dcg.battle_evolution.card_game import CARD_GAME
from dcg.battle_evolution.codes.questions import Question
from dcg.battle_evolution.events.setup import ChoiceAnswered
from dcg.branching import HiddenFrom, branch, check_branch
from dcg.kernel.decision import Sealed
from dcg.kernel.errors import Refused
from dcg.kernel.event import Event
from dcg.record import MatchRecord
from replays.branch import play_branch
from replays.play import PERSON, LiveMatch
from replays.store import MatchStore
from replays.verify import verify_record
from tests.battle_evolution.matches import played

PROGRAMS = ("random", "random")


def firsts(events: Sequence[Event]) -> list[int]:
    """The events that are the first of two secret answers."""
    return [
        place
        for place, event in enumerate(events)
        if isinstance(event, ChoiceAnswered)
        and event.question == Question.ATTACK
        and event.seat == 0
    ]


@pytest.fixture(scope="module")
def record() -> MatchRecord:
    return played(0)


@pytest.mark.parametrize("hidden_from", [None, "both"])
def test_a_branch_behind_the_first_shares_it_and_the_other_is_given_anew(
    record: MatchRecord, hidden_from: HiddenFrom | None
) -> None:
    seconds = set()
    for at in firsts(record.events)[:4]:
        for seed in range(4):
            other = play_branch(record, at + 1, PROGRAMS, seed, hidden_from=hidden_from)
            assert other.events[1 : at + 1] == list(record.events[1 : at + 1])
            assert isinstance(other.events[at + 1], ChoiceAnswered)
            assert verify_record(other).clean
            seconds.add((at, other.events[at + 1]))
    assert len(seconds) > 4


@pytest.mark.parametrize("seat", [0, 1])
def test_dealing_anew_for_a_seat_waits_for_neither_or_both(
    record: MatchRecord, seat: Literal[0, 1]
) -> None:
    at = firsts(record.events)[0]
    check_branch(record, at - 1, seat)
    with pytest.raises(Refused, match=rf"event {at} is the first of two secret answers") as caught:
        check_branch(record, at, seat)
    assert f"before both (event {at - 1})" in str(caught.value)


@pytest.fixture
def table(tmp_path: Path) -> Iterator[MatchStore]:
    with MatchStore.open(tmp_path / "played.db", create=True) as opened:
        yield opened


def people(table: MatchStore) -> LiveMatch:
    decks = list(CARD_GAME.decks.built_in().values())
    pair = (decks[0], decks[1])
    return LiveMatch.begin(table, pair, (PERSON, PERSON), 5, CARD_GAME.decks.cards())


def secret(match: LiveMatch) -> bool:
    """Whether what is asked next is asked of both in secret, and nobody has answered."""
    match.question()
    return isinstance(match._session.request, Sealed)


def until_secret(match: LiveMatch) -> None:
    chance = random.Random(2)
    while not secret(match):
        asked = match.question()
        assert asked is not None, "no attack is chosen"
        match.answer(chance.randrange(len(asked.options)))


def test_left_between_two_secret_answers_both_are_asked_again(table: MatchStore) -> None:
    match = people(table)
    for _ in range(4):
        until_secret(match)
        before = list(table.record(match.record.id).events)
        match.answer(2)
        asked = match.question()
        assert asked is not None
        assert asked.seat == 1
        assert list(table.record(match.record.id).events) == before
        match = LiveMatch.resume(table, match.record.id)
        asked = match.question()
        assert asked is not None
        assert asked.seat == 0
        match.answer(0)
        match.answer(0)
        first = table.record(match.record.id).events[len(before)]
        assert isinstance(first, ChoiceAnswered)
        assert first.option == asked.options[0], "not the one that was left"


def test_who_plays_on_between_two_secret_answers_gives_both(
    table: MatchStore, record: MatchRecord
) -> None:
    table.add([record])
    at = firsts(record.events)[2]
    match = LiveMatch.play_on(table, record.id, at, (PERSON, PERSON), 9)
    parent = match.record.header.parent
    assert parent is not None
    assert parent.position == at == len(match.events)
    again = LiveMatch.resume(table, match.record.id)
    for held in (match, again):
        asked = held.question()
        assert asked is not None
        assert asked.seat == 0


def test_a_branch_left_between_two_secret_answers_has_what_was_written(record: MatchRecord) -> None:
    at = firsts(record.events)[0]
    session = branch(record, at + 1, 1)
    assert session.legal(0) == ()
    assert list(session.match.log) == list(record.events[:at])
