"""A store and its replays, as a program has them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import dcg
import replays
from dcg.kernel.errors import LogError
from tests.cli.conftest import run

SEED = 7


@pytest.fixture
def store(tmp_path: Path) -> Iterator[replays.Store]:
    with replays.open(tmp_path / "my.db") as opened:
        yield opened


def match_of(index: int = 0) -> dcg.Match:
    return dcg.Match("bench-red", "bench-blue", seed=SEED, index=index)


def played(index: int = 0) -> dcg.Match:
    match = match_of(index)
    match.play(dcg.player("greedy"), dcg.player("greedy"))
    return match


def test_a_match_that_is_added_is_there(store: replays.Store) -> None:
    match = played()
    replay = store.add(match)
    assert replay.record.events == match.record.events
    assert replay.record.definitions == match.record.definitions
    assert replay.verify().clean
    assert [one.clean for one in store.verify()] == [True]
    assert store[match.id[:6]].id == store.last.id == match.id
    assert match.id in store
    assert "beef" not in store
    assert 7 not in store
    store.add(match)
    assert len(store) == 1


def test_a_match_that_went_on_is_brought_up_to_date(store: replays.Store) -> None:
    match = match_of()
    assert store.add(match).result is None
    while not match.over:
        match.answer(match.decision.options[-1])
        if match.turn == 2:
            store.add(match)
    replay = store.add(match)
    assert replay.record.events == match.record.events
    assert replay.result == match.result
    assert [one.clean for one in store.verify()] == [True]
    assert len(store) == 1


def test_other_events_under_one_id_are_refused(store: replays.Store) -> None:
    store.add(played())
    other = match_of()
    other.forfeit(0)
    with pytest.raises(replays.OtherMatch, match="another one needs another of these"):
        store.add(other)
    assert store.last.record.events == played().record.events


def test_matches_come_in_the_order_they_were_stored(store: replays.Store) -> None:
    matches = [played(index) for index in range(3)]
    for match in matches:
        store.add(match)
    assert [replay.id for replay in store] == [match.id for match in matches]
    assert [one.id for one in store.summaries()] == [match.id for match in matches]
    assert store.last.id == matches[-1].id


def test_a_damaged_match_stops_nobody_who_looks_at_others(store: replays.Store) -> None:
    for index in range(2):
        store.add(played(index))

    def readable(replay: replays.Replay) -> bool:
        try:
            return bool(replay.log)
        except LogError:
            return False

    import sqlite3  # noqa: PLC0415

    with sqlite3.connect(store.place) as database:
        database.execute("UPDATE commits SET state = x'00' WHERE rowid = 1")
    assert [readable(replay) for replay in store] == [False, True]


def test_a_store_says_what_it_does_not_have(store: replays.Store, tmp_path: Path) -> None:
    with pytest.raises(replays.UnknownMatch, match="there is no match in"):
        store.last  # noqa: B018
    with pytest.raises(replays.UnknownMatch, match="no match 'beef'"):
        store["beef"]
    with pytest.raises(replays.NotAStore, match="there is no store at"):
        replays.open(tmp_path / "nowhere.db", create=False)
    assert not (tmp_path / "nowhere.db").exists()
    with pytest.raises(dcg.NotThere, match="did you mean greedy"):
        store.simulate("bench-red", player="gredy")
    with pytest.raises(dcg.NotThere, match="did you mean bench-red"):
        store.simulate("bench-rad")
    with pytest.raises(dcg.IllegalDeck, match="no deck named; built-in decks are "):
        store.simulate()
    with pytest.raises(dcg.IllegalDeck, match="two of the decks are called 'bench-red'"):
        store.simulate("bench-red", "bench-red")
    store.add(played())
    waiting = next(iter(store))
    store.close()
    with pytest.raises(replays.StoreError, match="is closed: read within its context"):
        waiting.board  # noqa: B018
    assert "closed" in repr(store)


def test_what_is_simulated_is_what_the_command_simulates(
    store: replays.Store, tmp_path: Path
) -> None:
    done = store.simulate("bench-red", "bench-blue", games=6, player="greedy", seed=SEED)
    assert (done.played, done.already_there) == (6, 0)
    path = tmp_path / "other.db"
    options = ("--decks", "bench-red,bench-blue", "--player", "greedy", "--games", 6)
    run("simulate", *options, "--seed", SEED, "--store", path, "-q")
    with replays.open(path) as other:
        assert [one.record.events for one in other] == [one.record.events for one in store]


def test_a_replay_is_stepped_through() -> None:
    match = played()
    replay = replays.Replay.of(match)
    assert replay.position == len(replay) == len(match.log)
    assert replay.board == match.board
    assert replay.seek(turn=4).turn == 4
    event = replay.event
    assert event is not None
    assert event.topic == "turn_started"
    assert replay.forward("turn").turn == 5
    assert replay.back("turn").position == event.number + 1
    assert replay.forward().position == event.number + 2
    assert replay.seek(event=replay.log[-1]).position == len(replay)
    assert replay.forward("action").position == len(replay)
    assert str(replay.seek(event=0).board).startswith("Before the first turn")
    assert replay.back().event is None
    with pytest.raises(IndexError, match="before the first event"):
        replay.board  # noqa: B018
    with pytest.raises(IndexError, match="the match has no turn 99: its turns are 1 to"):
        replay.seek(turn=99)
    with pytest.raises(IndexError, match="there is no event"):
        replay.seek(event=len(replay))
    with pytest.raises(TypeError, match="one of event and turn"):
        replay.seek()
    with pytest.raises(ValueError, match="'month' is not a valid Unit"):
        replay.forward("month")  # type: ignore[arg-type]


def test_a_board_of_a_replay_stays_when_the_replay_moves() -> None:
    replay = replays.Replay.of(played())
    board = replay.seek(turn=3).board
    drawn = str(replay.seek(turn=3).board)
    replay.seek(turn=5)
    assert str(board) == drawn != str(replay.board)


def test_a_replay_is_bisected_and_explained() -> None:
    replay = replays.Replay.of(played())
    found = replay.bisect("turn > 0 AND least(security_0, security_1) = 3").first
    assert found is not None
    assert str(found).startswith(f"event {found.event} in turn {found.turn} (main phase)")
    replay.seek(event=found.event)
    reasons = replay.why()
    assert reasons == replay.why(found.event)
    assert reasons[0].text == replay.tell(found.event)
    assert len(str(reasons).splitlines()) == len(reasons) > 1
    assert replay.columns()["turn"][found.event] == found.turn
    with pytest.raises(replays.BadPredicate, match="no_such_column"):
        replay.bisect("no_such_column = 1")


def test_a_replay_is_told() -> None:
    replay = replays.Replay.of(played())
    every = replay.lines()
    assert every
    turns = [replay.lines(turn=turn) for turn in range(replay.turn + 1)]
    assert [line for turn in turns for line in turn] == every
    assert len(replay.lines(everything=True)) == len(replay)
    with pytest.raises(IndexError, match="the match has no turn 99"):
        replay.lines(turn=99)


def test_a_match_goes_round_in_a_file(store: replays.Store, tmp_path: Path) -> None:
    replay = store.add(played())
    path = replay.export(tmp_path / "final.dcgmatch")
    assert run("export", replay.id, "-", "--store", store.place).stdout_bytes == path.read_bytes()
    with pytest.raises(replays.UnusableFile, match="replace=True replaces it"):
        replay.export(path)
    assert replay.seen_by(0).export(path, replace=True) == path
    own = replays.read(path)
    assert own.header.perspective == 0
    assert own.seek(turn=3).board["hand_0"] == replay.seek(turn=3).board["hand_0"]


def test_files_are_imported_all_or_none(store: replays.Store, tmp_path: Path) -> None:
    made = [replays.Replay.of(played(index)) for index in range(3)]
    files = [one.export(tmp_path / f"{at}.dcgmatch") for at, one in enumerate(made)]
    damaged = tmp_path / "damaged.dcgmatch"
    damaged.write_bytes(files[2].read_bytes()[:-1])
    with pytest.raises(
        replays.NotAMatchFile, match=r"damaged\.dcgmatch: it is truncated or altered"
    ):
        store.import_files(*files, damaged)
    with pytest.raises(replays.UnusableFile, match="there is no file"):
        store.import_files(*files, tmp_path / "missing.dcgmatch")
    assert len(store) == 0
    taken = store.import_files(files[0], str(files[1]), replays.read(files[2]))
    assert taken.new == [one.id for one in made]
    assert store.import_files(*files).there == taken.new
    assert store.add(replays.read(files[0])).verify().clean


def test_branches_are_those_of_the_command(store: replays.Store, tmp_path: Path) -> None:
    replay = store.add(played())
    branches = store.branches(replay, 203, games=3, player="greedy", seed=1, hidden_from="both")
    assert len(store) == 4
    assert all(one.record.events[1:204] == replay.record.events[1:204] for one in branches)
    again = store.branches(replay.id[:8], 203, games=3, player="greedy", seed=1, hidden_from="both")
    assert [one.id for one in again] == [one.id for one in branches]
    with replays.open(tmp_path / "other.db") as other:
        other.add(replay.record)
        command = ("branch", replay.id, "--at", 203, "--player", "greedy", "--games", 3)
        assert run(*command, "--seed", 1, "--store", other.place, "-q").exit_code == 0
        assert {one.id for one in other} == {one.id for one in store}
    with pytest.raises(dcg.Refused, match=f"match {replay.id[:8]} is over at event"):
        store.branches(replay, len(replay) - 1)
    with pytest.raises(dcg.NotThere, match="nobody"):
        store.branches(replay, 203, player="nobody")
    with pytest.raises(ValueError, match="hidden from seat 0, 1 or 'both', not -1"):
        store.branches(replay, 203, hidden_from=-1)  # type: ignore[arg-type]
    with pytest.raises(IndexError, match="there is no event 9999"):
        store.branches(replay, 9999)
    assert len(store) == 4


def test_a_line_has_its_turn_and_whether_it_is_news(store: replays.Store) -> None:
    replay = store.add(played())
    assert [line.text for line in replay.told] == [replay.tell(at) for at in range(len(replay))]
    assert replay.lines(4) == [one.text for one in replay.told if one.news and one.turn == 4]


def test_a_replay_is_branched(store: replays.Store) -> None:
    replay = store.add(played())
    other = replay.seek(turn=4).branch(seed=1)
    assert other.header.parent is not None
    assert (other.header.parent.match, other.header.parent.position) == (
        replay.id,
        replay.position,
    )
    other.play(dcg.player("random"), dcg.player("random"))
    assert store.add(other).verify().clean
    assert len(store) == 2


def test_a_seats_own_log_hides_the_other_hand() -> None:
    replay = replays.Replay.of(played())
    own = replay.seen_by(1)
    assert not [event for event in own.log if event.topic == "answered" and event.seat == 0]
    assert set(own.seek(turn=2).board.picture.sides[0].hand) == {"?"}
    assert "as seat 1 knew it" in str(own)
    with pytest.raises(dcg.Refused, match="seat 1's own log"):
        own.branch(at=20)
    with pytest.raises(ValueError, match="is seat 1's log"):
        own.seen_by(0)
    with pytest.raises(ValueError, match="there is no seat 2"):
        replay.seen_by(2)


def test_a_notebook_shows_a_replay() -> None:
    html = replays.Replay.of(played())._repr_html_()
    assert "bench-red (bot) against bench-blue (bot)" in html
    assert html.count("<div") == html.count("</div>")


def test_names_from_outside_are_inert_in_a_notebook() -> None:
    hostile = "<script>x</script>\x1b[2J"
    match = dcg.Match("bench-red", "bench-blue", seed=SEED, players=(hostile, hostile))
    replay = replays.Replay.of(match)
    for html in (match._repr_html_(), replay._repr_html_()):
        assert "<script" not in html
        assert "\x1b" not in html
    assert "\x1b" not in str(replay) + str(match.board)


def test_a_store_has_the_replays_it_gives_until_they_are_forgotten(tmp_path: Path) -> None:
    with replays.open(tmp_path / "my.db") as store:
        store.simulate("bench-red", "bench-blue", games=2, seed=7)
        other = dcg.Match("bench-red", "bench-blue", seed=99)
        assert all(replay in store for replay in store)
        assert other not in store
        first = next(iter(store))
        assert store.forget(first.id[:8]) == [first.id]
        assert first not in store
        assert len(store) == 1


def test_a_listed_match_ended_as_its_replay_says(tmp_path: Path) -> None:
    unfinished = dcg.Match("bench-red", "bench-blue", seed=1)
    with replays.open(tmp_path / "my.db") as store:
        store.simulate("bench-red", "bench-blue", games=4, seed=7)
        store.add(unfinished)
        assert [one.result for one in store.summaries()] == [replay.result for replay in store]
        assert store.summaries()[-1].result is None


def test_a_replay_says_what_it_is_without_being_read_for_it(tmp_path: Path) -> None:
    match = dcg.Match("bench-red", "bench-blue", seed=7)
    with replays.open(tmp_path / "my.db") as store:
        store.add(match)
        unread, read = store.last, store.last
        assert len(read) == len(match.log)
    assert repr(unread) == f"<Replay {match.id[:8]}>"
    assert repr(read).startswith(
        f"<Replay {match.id[:8]} bench-red (bot) against bench-blue (bot):"
    )
