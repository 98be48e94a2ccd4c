"""A match between a person and a program: stored as it goes, left and gone on with."""

from __future__ import annotations

import random
from pathlib import Path
from uuid import uuid4

import msgspec
import pytest

from dcg.kernel.course import MatchStarted
from dcg.kernel.event import Event
from dcg.kernel.redaction import redact
from dcg.official.catalogue import catalogue, deck
from dcg.official.events.setup import FirstPlayerChosen
from dcg.official.game import GAME
from dcg.official.players import PLAYERS
from dcg.record import MatchRecord
from dcg.simulation import Plan, planned_opening
from replays.branch import play_branch
from replays.errors import VersionConflict
from replays.play import PERSON, BegunAlready, CannotGoOn, LiveMatch, OtherEngine
from replays.store import MatchStore
from replays.verify import verify_match, verify_record

SEED = 11
MANY = 400
"""More answers than a match of these decks takes."""

DECKS = (deck("bt1-red-omnimon"), deck("bench-blue"))


@pytest.fixture
def table(tmp_path: Path):
    with MatchStore.open(tmp_path / "played.db", create=True) as opened:
        yield opened


def begin(table: MatchStore, players=(PERSON, "random"), seed=SEED) -> LiveMatch:
    return LiveMatch.begin(table, DECKS, players, seed, catalogue())


class Answers:
    """A person who answers the n-th question always alike, whoever asks it again."""

    def __init__(self) -> None:
        self.given = 0

    def to(self, match: LiveMatch) -> bool:
        """Answers the next question; False where there is none."""
        asked = match.question()
        if asked is None:
            return False
        number = random.Random(self.given).randrange(len(asked.options))
        self.given += 1
        match.answer(number)
        return True


def played_out(match: LiveMatch, answers: Answers) -> bytes:
    while answers.to(match):
        pass
    return GAME.registry.encode(match.events)


def uninterrupted(folder: Path, players=(PERSON, "random")) -> bytes:
    with MatchStore.open(folder / "uninterrupted.db", create=True) as other:
        return played_out(begin(other, players), Answers())


@pytest.mark.parametrize("players", [(PERSON, "random"), ("greedy", PERSON)])
def test_left_and_resumed_before_every_answer_it_is_the_same_match(table, tmp_path, players):
    match = begin(table, players)
    answers = Answers()
    while table.summary(match.record.id).winner is None:
        answers.to(LiveMatch.resume(table, match.record.id))
        assert answers.given < MANY, "no answer is kept"
    stored = table.record(match.record.id).events
    assert GAME.registry.encode(stored) == uninterrupted(tmp_path, players)
    assert verify_match(table, match.record.id).clean


class Fickle:
    """Draws another number of times at each question, and remembers how many it was asked."""

    name = "fickle"

    def __init__(self, stream) -> None:
        self.stream = stream
        self.asked = 0

    def choose(self, match, decision) -> int:
        self.asked += 1
        for _ in range(self.asked % 3):
            self.stream.below(7)
        return (self.stream.below(100) + self.asked) % len(decision.options)


def test_a_program_goes_on_with_its_own_stream_and_what_it_remembers(table, tmp_path, monkeypatch):
    monkeypatch.setitem(PLAYERS, "fickle", Fickle)
    expected = uninterrupted(tmp_path, (PERSON, "fickle"))
    match = begin(table, (PERSON, "fickle"))
    answers = Answers()
    for _ in range(7):
        answers.to(match)
    assert played_out(LiveMatch.resume(table, match.record.id), answers) == expected


def test_what_has_happened_is_stored_before_anybody_is_asked(table):
    match = begin(table)
    answers = Answers()
    for commits in range(1, 40):
        stored = table.record(match.record.id)
        assert list(stored.events) == list(match.events)
        assert stored.link.number == commits
        assert verify_match(table, match.record.id).clean
        asked = match._session.open_decision()
        assert asked is not None
        if asked.seat == 0:
            answers.to(match)
        else:
            match.answer(0)


def test_it_is_a_match_of_its_own_origin_and_id(table):
    match = begin(table)
    simulated, _ = planned_opening(Plan(DECKS, (PERSON, "random"), SEED, 0), catalogue())
    header = match.record.header
    assert (header.origin, [seat.player for seat in header.seats]) == ("played", [PERSON, "random"])
    assert match.record.id not in (simulated, begin(table, seed=SEED + 1).record.id)


def test_the_same_beginning_twice_is_refused_by_the_match_it_is(table):
    match = begin(table)
    with pytest.raises(BegunAlready) as refused:
        begin(table)
    assert refused.value.match == match.record.id
    assert len(table) == 1


def test_who_gives_up_has_lost_and_nothing_is_left_to_play(table):
    match = begin(table)
    match.question()
    match.forfeit(0)
    assert match.question() is None
    summary = table.summary(match.record.id)
    assert (summary.winner, summary.reason) == (1, "forfeit")
    assert verify_match(table, match.record.id).clean
    with pytest.raises(CannotGoOn, match="is over"):
        LiveMatch.resume(table, match.record.id)


def test_a_simulated_match_is_not_gone_on_with(store):
    with pytest.raises(CannotGoOn, match="is simulated"):
        LiveMatch.resume(store, store.summaries()[0].id)


def test_one_seats_own_log_is_not_gone_on_with(table):
    record = begin(table).record
    own = MatchRecord(str(uuid4()), redact(record.events, 0, GAME), record.definitions)
    table.add([own])
    with pytest.raises(CannotGoOn, match="one seat's own log"):
        LiveMatch.resume(table, own.id)


def test_a_match_of_another_engine_is_branched_and_not_gone_on_with(table):
    record = begin(table).record
    first = MatchStarted(msgspec.structs.replace(record.header, engine="dcg-0.1"))
    older = MatchRecord(str(uuid4()), [first, *record.events[1:]], record.definitions)
    table.add([older])
    with pytest.raises(OtherEngine, match=r"begun by engine dcg-0\.1, and this is"):
        LiveMatch.resume(table, older.id)
    branch = play_branch(older, len(older.events), ("random", "random"), 3)
    assert branch.header.engine == GAME.registry.engine
    assert branch.header.parent is not None
    assert branch.header.parent.match == older.id
    assert verify_record(branch).clean


def test_a_player_this_version_lacks_is_named(table, monkeypatch):
    monkeypatch.setitem(PLAYERS, "fickle", Fickle)
    match = begin(table, (PERSON, "fickle"))
    monkeypatch.delitem(PLAYERS, "fickle")
    with pytest.raises(CannotGoOn, match="no player 'fickle' here; known: random"):
        LiveMatch.resume(table, match.record.id)


def test_two_who_go_on_with_one_match_do_not_mix(table):
    first = begin(table, (PERSON, PERSON))
    second = LiveMatch.resume(table, first.record.id)
    first.answer(0)
    with pytest.raises(VersionConflict):
        second.answer(1)
    assert list(table.record(first.record.id).events) == list(first.events)


def forged(record: MatchRecord) -> MatchRecord:
    """The same match, but the other player went first."""
    events: list[Event] = []
    for event in record.events:
        if isinstance(event, FirstPlayerChosen):
            return MatchRecord(
                record.id, [*events, FirstPlayerChosen(1 - event.seat)], record.definitions
            )
        events.append(event)
    raise AssertionError("nobody went first")


def test_chance_of_a_played_match_must_be_what_its_seed_derives(table):
    record = begin(table).record
    assert "the seed gives another outcome" in verify_record(forged(record)).problem


def test_the_events_of_another_played_match_are_not_this_ones(table):
    one, other = begin(table).record, begin(table, seed=SEED + 1).record
    verdict = verify_record(MatchRecord(one.id, other.events, other.definitions))
    assert verdict.problem == f"these are the events of match {other.id}"


def test_a_match_that_programs_played_is_played_on_by_a_person(table, store):
    """Left before every answer and resumed, it is the branch it would have been."""
    parent = store.record(store.summaries()[0].id)
    table.add([parent])
    at = len(parent.events) - 60
    with MatchStore.open(table.path.with_name("whole.db"), create=True) as other:
        other.add([parent])
        match = LiveMatch.play_on(other, parent.id, at, (PERSON, "random"), 5)
        whole = played_out(match, Answers())
    left = Answers()
    own = LiveMatch.play_on(table, parent.id, at, (PERSON, "random"), 5).record.id
    for _ in range(MANY):
        again = LiveMatch.resume(table, own)
        if not left.to(again) or again.over:
            break
    assert own == match.record.id
    events = table.record(own).events
    assert GAME.registry.encode(events) == whole
    assert list(events[1 : at + 1]) == list(parent.events[1 : at + 1])
    assert table.record(own).header.origin == "branched"
    assert verify_match(table, own).clean
    with pytest.raises(BegunAlready):
        LiveMatch.play_on(table, parent.id, at, (PERSON, "random"), 5)


def test_a_branch_of_programs_alone_is_not_resumed(table, store):
    parent = store.record(store.summaries()[0].id)
    made = play_branch(parent, 100, ("random", "random"), 1)
    table.add([made])
    with pytest.raises(CannotGoOn, match="is branched"):
        LiveMatch.resume(table, made.id)
