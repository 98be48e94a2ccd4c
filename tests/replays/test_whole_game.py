"""The tiny game follows docs/games.md: a whole game, through public interfaces alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from dcg import games
from dcg.game import CardGame
from dcg.kernel.course import SpanOpened
from dcg.kernel.errors import LogError
from dcg.official.catalogue import catalogue, deck
from dcg.record import MatchRecord
from dcg.simulation import Plan, simulate
from replays.admission import admitted
from replays.bisect import bisect
from replays.branch import PlayBranches, branch_ids, play_branches
from replays.errors import BadPredicate
from replays.intake import take_in
from replays.match_file import of_seat, packed, unpacked
from replays.play import PERSON, LiveMatch
from replays.rows import timeline_columns
from replays.simulate import plans, run
from replays.steps import TURN, Steps
from replays.store import MatchStore
from replays.timeline import Timeline
from replays.verify import verify_match
from tests.kernel.tiny_card_game import TINY_CARD_GAME, TinyCardGame, TinyDeck
from tests.kernel.tiny_game import VALUES, Answered, Clash, DieRolled, TakeBack

RANDOM = ("random", "random")
MATCHES = 12


@pytest.fixture(autouse=True)
def tiny() -> Iterator[CardGame]:
    """The game, offered to the program."""
    with games.offered(TINY_CARD_GAME):
        yield games.find("tiny")


@pytest.fixture
def both(tmp_path: Path, tiny: CardGame) -> Iterator[MatchStore]:
    """A store with matches of two games."""
    decks = list(tiny.decks.built_in().values())
    official = [deck("bench-red"), deck("bench-blue")]
    with MatchStore.open(tmp_path / "both.db", create=True) as store:
        run(store, plans(decks, MATCHES, RANDOM, 3), tiny.decks.cards())
        run(store, plans(official, 2, RANDOM, 3), catalogue())
        yield store


@pytest.fixture
def records(both: MatchStore) -> list[MatchRecord]:
    """The matches of the tiny game."""
    return [both.record(one.id) for one in both.summaries() if one.game == "tiny"]


def test_it_is_stored_beside_another_game(both: MatchStore) -> None:
    listed = both.summaries()
    assert [one.game for one in listed] == ["tiny"] * MATCHES + ["digimon-card-game"] * 2
    assert {one.engine for one in listed[:MATCHES]} == {TINY_CARD_GAME.engine}
    assert all(one.turns > 0 and one.decisions > 0 for one in listed)
    assert {one.first_player for one in listed} <= {0, 1}


def test_the_same_plan_gives_the_same_match(records: list[MatchRecord], tiny: CardGame) -> None:
    decks = tiny.decks.built_in()
    plan = Plan((decks["low"], decks["high"]), RANDOM, 3, 0)
    played = simulate(plan, tiny.decks.cards(), tiny.rules_with({}))
    assert (played.id, list(played.events)) == (records[0].id, list(records[0].events))


def test_every_match_of_both_games_verifies(both: MatchStore) -> None:
    assert [one.id for one in both.summaries() if not verify_match(both, one.id).clean] == []


def test_a_match_without_its_game_is_neither_clean_nor_damaged(tmp_path: Path) -> None:
    class Lost(TinyCardGame):
        name = "lost"

    lost = Lost()
    with MatchStore.open(tmp_path / "lost.db", create=True) as store:
        with games.offered(lost):
            decks = [TinyDeck("one", VALUES, "lost"), TinyDeck("other", VALUES, "lost")]
            run(store, plans(decks, 1, RANDOM, 1), lost.decks.cards())
            (listed,) = store.summaries()
            assert verify_match(store, listed.id).clean
        verdict = verify_match(store, listed.id)
        assert (verdict.clean, verdict.unknown_game) == (False, "lost")


def test_it_is_replayed_turn_by_turn(records: list[MatchRecord]) -> None:
    for record in records:
        timeline, steps = Timeline(record.events), Steps(record.events)
        for number, start in steps.turns.items():
            timeline.seek(start)
            assert timeline.turn == number
        assert steps.next(0, TURN) == steps.turn_start(1)


def test_it_is_bisected_on_its_own_columns(records: list[MatchRecord]) -> None:
    for record in records:
        end = Timeline(record.events, -1).state
        found = bisect(record.events, f"points_0 >= {end.points[0]}", record.definitions)
        assert found.holds_at_end
        assert found.first is not None
        assert found.first.phase == ""
        assert Timeline(record.events, found.first.event + 1).state.points[0] >= end.points[0]
    with pytest.raises(BadPredicate, match="Columns: event, ordinal, topic, actor, turn"):
        bisect(records[0].events, "security_0 = 0")


def test_its_columns_are_what_its_state_says(records: list[MatchRecord]) -> None:
    """An event that `touched` forgets would leave a column behind."""
    for record in records:
        columns = timeline_columns(record.events)
        timeline = Timeline(record.events)
        for place in range(len(record.events)):
            state = timeline.seek(place + 1)
            assert columns["points_0"][place] == state.points[0]
            assert columns["discard"][place] == len(state.discard)
            assert columns["turn"][place] == state.turn


def test_it_is_branched(both: MatchStore, records: list[MatchRecord]) -> None:
    record = records[0]
    at = Steps(record.events).turn_start(2)
    wanted = PlayBranches(record, at, RANDOM, 5)
    play_branches(both, wanted, 3)
    for identity in branch_ids(wanted, 3):
        branch = both.record(identity)
        assert branch.events[1:at] == record.events[1:at]
        assert branch.header.game == "tiny"
        assert verify_match(both, identity).clean


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_it_is_exported_and_imported(
    tmp_path: Path, records: list[MatchRecord], seat: int | None
) -> None:
    given = [record if seat is None else of_seat(record, seat) for record in records]
    with MatchStore.open(tmp_path / "other.db", create=True) as other:
        assert len(take_in(other, [unpacked(packed(record)) for record in given]).new) == MATCHES
        for record in given:
            assert list(other.record(record.id).events) == list(record.events)
            assert verify_match(other, record.id).clean


def test_a_file_of_its_that_says_what_cannot_be_is_refused(records: list[MatchRecord]) -> None:
    tiny = records[0].game
    events = next(
        list(record.events)
        for record in records
        if any(isinstance(event, DieRolled) for event in record.events)
    )
    die = next(n for n, event in enumerate(events) if isinstance(event, DieRolled))
    events[die] = msgspec.structs.replace(events[die], die=6)
    with pytest.raises(LogError, match=f"event {die}: is of a die with more sides than six"):
        admitted(tiny, events, {})
    with pytest.raises(LogError, match="event 3: there is no question 99"):
        admitted(tiny, [*records[0].events[:3], Answered(0, 99, 2, 0, TakeBack())], {})


def test_its_codes_have_names(records: list[MatchRecord]) -> None:
    names = records[0].game.names
    for record in records:
        for event in record.events:
            if isinstance(event, SpanOpened):
                assert names.spans[event.kind]
            if hasattr(event, "question"):
                assert names.questions[event.question]


def test_decks_of_two_games_do_not_meet(tiny: CardGame) -> None:
    plan = Plan((tiny.decks.built_in()["low"], deck("bench-red")), RANDOM, 1, 0)
    with pytest.raises(
        ValueError, match="'tiny' cannot play against a deck of 'digimon-card-game'"
    ):
        _ = plan.game


@pytest.mark.parametrize("pick", [0, -1])
@pytest.mark.parametrize("players", [(PERSON, "random"), ("random", PERSON), (PERSON, PERSON)])
def test_a_match_left_at_every_question_is_the_match_it_would_have_been(
    both: MatchStore, tmp_path: Path, tiny: CardGame, players: tuple[str, str], pick: int
) -> None:
    """With clashes: an answer sealed alone is in no commit, and is asked for again."""
    one, other = tiny.decks.built_in().values()
    begin = (one, other), players, 11, tiny.decks.cards()
    left = LiveMatch.begin(both, *begin)
    sealed = 0
    while (asked := left.question()) is not None:
        before = len(left.record.events)
        left.answer(pick % len(asked.options))
        alone = len(left.record.events) == before
        sealed += alone
        if not alone and not left.over:
            left = LiveMatch.resume(both, left.record.id)
    with MatchStore.open(tmp_path / "straight.db", create=True) as store:
        straight = LiveMatch.begin(store, *begin)
        while (asked := straight.question()) is not None:
            straight.answer(pick % len(asked.options))
        assert list(straight.events) == list(left.events)
    assert verify_match(both, left.record.id).clean
    assert sealed or pick or players != (PERSON, PERSON)


def test_half_of_a_sealed_pair_is_asked_again(both: MatchStore, tiny: CardGame) -> None:
    one, other = tiny.decks.built_in().values()
    live = LiveMatch.begin(both, (one, other), (PERSON, PERSON), 11, tiny.decks.cards())
    first = live.question()
    assert first is not None
    live.answer(first.options.index(Clash()))
    asked = live.question()
    assert asked is not None
    stored = both.summary(live.record.id)
    live.answer(0)
    assert both.summary(live.record.id) == stored
    assert live.question() is not None
    again = LiveMatch.resume(both, live.record.id)
    assert again.question() == asked
