"""A store is the same in a file and on a server: what is kept, refused, forgotten, and survives."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from dcg.official.catalogue import catalogue, deck
from dcg.record import MatchRecord
from replays.errors import NotAStore, StoreError, UnknownMatch, VersionConflict
from replays.place import ServerAddress, place_of
from replays.simulate import plans, run
from replays.store import MatchStore
from replays.verify import verify_match
from tests.replays.server import Server, missing, server
from tests.replays.test_crash import BATCH, killed_while_appending

PLAYING = """
import sys
from dcg.official.catalogue import catalogue, deck
from replays.simulate import plans, run
from replays.store import MatchStore
import replays.gather
replays.gather.BATCH = 2
decks = [deck("bench-red"), deck("bench-blue")]
with MatchStore.open(sys.argv[1], create=True) as store:
    print(run(store, plans(decks, 16, ("random", "random"), 8), catalogue()).played, flush=True)
"""

Fresh = Callable[[], str]


@pytest.fixture(scope="module")
def running() -> Iterator[Server]:
    if lacking := missing():
        pytest.skip(lacking)
    with server() as found:
        yield found


@pytest.fixture(params=["file", "server"])
def fresh(request: pytest.FixtureRequest, tmp_path: Path) -> Fresh:
    """Gives places where there is no store yet."""
    if request.param == "server":
        return request.getfixturevalue("running").database
    numbers = iter(range(99))
    return lambda: str(tmp_path / f"{next(numbers)}.db")


@pytest.fixture
def store(fresh: Fresh, records: list[MatchRecord]) -> Iterator[MatchStore]:
    with MatchStore.open(fresh(), create=True) as opened:
        opened.add(records[:6], recorded_at=5)
        yield opened


@pytest.fixture(scope="module")
def records(filled: Path) -> list[MatchRecord]:
    with MatchStore.open(filled) as opened:
        return [opened.record(one.id) for one in opened.summaries()]


def test_matches_are_read_back_as_they_were_stored(
    store: MatchStore, records: list[MatchRecord]
) -> None:
    assert [one.id for one in store.summaries()] == [one.id for one in records[:6]]
    for record in records[:6]:
        again = store.record(record.id)
        assert again.events == record.events
        assert again.definitions == record.definitions
        assert again.recorded_at == 5
        assert verify_match(store, record.id).clean
    assert store.ids() == {one.id for one in records[:6]}
    assert store.problems() == []


def test_a_match_has_the_position_of_its_last_commit(
    store: MatchStore, records: list[MatchRecord]
) -> None:
    known = store.positions()
    for match in store.known():
        own = [one.position for one in known if one.match == match]
        assert store.last_position(match) == own[-1]
    assert store.last_position(records[6].id) == 0
    assert len(store) == 6


def test_both_list_and_give_the_same(
    fresh: Fresh, records: list[MatchRecord], tmp_path: Path
) -> None:
    with (
        MatchStore.open(fresh(), create=True) as one,
        MatchStore.open(tmp_path / "beside.db", create=True) as other,
    ):
        for store in (one, other):
            store.add(records[:4], recorded_at=-7)
            store.forget([records[1].id])
            store.add([records[1]], recorded_at=9)
        assert one.summaries() == other.summaries()
        assert one.positions() == other.positions()
        assert one.definitions() == other.definitions()
        assert one.known() == other.known()


def test_commits_follow_each_other_and_a_second_writer_is_refused(
    fresh: Fresh, records: list[MatchRecord]
) -> None:
    record, place = records[0], fresh()
    with MatchStore.open(place, create=True) as first, MatchStore.open(place) as second:
        first.add([MatchRecord(record.id, record.events[:50], record.definitions)])
        ours, theirs = first.record(record.id), second.record(record.id)
        longer = first.append(ours, record.events[50:60])
        with pytest.raises(VersionConflict, match="appended to meanwhile"):
            second.append(theirs, record.events[50:55])
        assert list(second.record(record.id).events) == list(record.events[:60])
        assert second.summary(record.id).events == 60
        first.append(longer, record.events[60:])
        assert list(second.record(record.id).events) == list(record.events)


def test_a_match_is_stored_once_or_nothing_is(
    store: MatchStore, records: list[MatchRecord]
) -> None:
    with pytest.raises(VersionConflict):
        store.add([records[7], records[0]])
    assert len(store) == 6
    assert store.last_position() == 6


def test_matches_are_found_by_beginning_and_by_last(
    store: MatchStore, records: list[MatchRecord]
) -> None:
    assert store.find(records[2].id[:7]) == records[2].id
    assert store.find("last") == records[5].id
    with pytest.raises(UnknownMatch, match="no match"):
        store.find("ffffffff")
    with pytest.raises(UnknownMatch, match="ids have the digits"):
        store.find("'; DROP TABLE commits; --")


def test_forgetting_is_seen_by_followers_and_can_be_repeated(
    store: MatchStore, records: list[MatchRecord]
) -> None:
    last = store.positions()[-1]
    for _ in range(2):
        store.forget(["last"])
        assert store.positions(last.position - 1, 1) == [last]
        assert (store.positions()[-1].match, store.positions()[-1].mark) == (records[5].id, "")
        with pytest.raises(UnknownMatch):
            store.record(records[5].id)
        assert store.problems() == []
        store.add([records[5]])
        assert store.find("last") == records[5].id
    numbers = [one.position for one in store.positions()]
    assert numbers == sorted(set(numbers))


def test_positions_are_given_by_game(store: MatchStore) -> None:
    assert len(store.positions(games=["digimon-card-game"])) == 6
    assert store.positions(games=["battle-evolution"]) == []
    assert [one.position for one in store.positions(2, 3)] == [3, 4, 5]


def test_the_listing_is_made_anew_from_the_commits(store: MatchStore) -> None:
    before = store.summaries()
    store._recorder.relist([], [])
    assert len(store) == 0
    assert store.known() == [one.id for one in before]
    assert store.rebuild_listing().derived == 6
    assert store.summaries() == before


def test_a_run_goes_on_where_it_stopped(fresh: Fresh) -> None:
    decks = [deck("bench-red"), deck("bench-blue")]
    with MatchStore.open(fresh(), create=True) as store:
        for games, new in ((3, 3), (5, 2), (5, 0)):
            done = run(store, plans(decks, games, ("random", "random"), 2), catalogue())
            assert done.played == new


def test_a_place_without_a_store_says_so(fresh: Fresh) -> None:
    place = fresh()
    with pytest.raises(NotAStore, match="there is no store at"):
        MatchStore.open(place)
    with MatchStore.open(place, create=True) as store:
        assert len(store) == store.last_position() == 0
        with pytest.raises(UnknownMatch, match="there is no match in"):
            store.find("last")
    with MatchStore.open(place) as store:
        assert store.summaries() == []


# --- races and kills --------------------------------------------------------------------------


def test_of_many_writers_one_at_a_time_gets_its_commit(
    fresh: Fresh, records: list[MatchRecord]
) -> None:
    record, place = records[0], fresh()
    with MatchStore.open(place, create=True) as store:
        store.add([MatchRecord(record.id, record.events[:40], record.definitions)])
    won: list[int] = []
    begin = threading.Barrier(4)

    def write() -> None:
        with MatchStore.open(place) as store:
            begin.wait()
            while (held := store.record(record.id)).link.number < 13:
                start = len(held.events)
                try:
                    store.append(held, record.events[start : start + 5])
                except VersionConflict:
                    continue
                won.append(start)

    writers = [threading.Thread(target=write) for _ in range(4)]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    with MatchStore.open(place) as store:
        found = store.record(record.id)
        assert list(found.events) == list(record.events[: len(found.events)])
        assert sorted(won) == sorted(set(won)) == list(range(40, len(found.events), 5))


def test_two_runs_of_one_plan_share_the_work(fresh: Fresh) -> None:
    place = fresh()
    runs = [
        subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, "-c", PLAYING, place], stdout=subprocess.PIPE, text=True
        )
        for _ in range(2)
    ]
    played = [int(one.communicate()[0]) for one in runs]
    assert [one.returncode for one in runs] == [0, 0]
    with MatchStore.open(place) as store:
        assert sum(played) == len(store) == len(store.positions()) == 16
        assert store.problems() == []


def survives(filled: Path, place: str, seconds: float, before: int) -> int:
    known = killed_while_appending(filled, place, seconds)
    deadline = time.monotonic() + 20
    with MatchStore.open(place, create=True) as store:
        # A server may still be finishing what it was told before the kill.
        while (now := len(store)) % BATCH and time.monotonic() < deadline:
            time.sleep(0.05)
        assert max(known, before) <= now
        assert now % BATCH == 0
        assert store.problems() == []
        for each in store.summaries()[-BATCH:]:
            assert len(store.record(each.id).events) == each.events
    return now


@pytest.mark.parametrize("seconds", [0.0, 0.4])
def test_a_killed_writer_loses_only_what_it_was_writing(
    fresh: Fresh, filled: Path, seconds: float
) -> None:
    place = fresh()
    stored = survives(filled, place, seconds, 0)
    assert survives(filled, place, 0.2, stored) >= stored


@pytest.mark.long
def test_sixty_kills_keep_everything(fresh: Fresh, filled: Path) -> None:
    place, stored = fresh(), 0
    for number in range(60):
        stored = survives(filled, place, (number * 37 % 100) / 100, stored)


def test_a_server_that_crashes_keeps_what_was_acknowledged(
    running: Server, records: list[MatchRecord]
) -> None:
    place = running.database()
    with MatchStore.open(place, create=True) as store:
        store.add(records[:3])
        running.stop("immediate")
        try:
            with pytest.raises(StoreError, match="cannot be used"):
                MatchStore.open(place)
        finally:
            running.start()
        assert len(store) == 3  # the same connection, made anew
        store.add(records[3:5])
    with MatchStore.open(place) as store:
        assert [one.id for one in store.summaries()] == [one.id for one in records[:5]]


# --- addresses --------------------------------------------------------------------------------


def test_an_address_is_told_without_its_password() -> None:
    for given in (
        "postgresql://ann:secret@db.example:5433/cards?sslmode=require",
        "postgresql://ann@db.example:5433/cards?sslmode=require&password=secret",
    ):
        address = place_of(given)
        assert isinstance(address, ServerAddress)
        assert str(address) == "postgresql://ann@db.example:5433/cards?sslmode=require"
        assert address.path == Path("cards.postgresql")
    assert place_of("postgresql.db") == Path("postgresql.db")


def test_a_database_that_is_not_there_is_named(running: Server) -> None:
    place = running.database().replace("matches", "nothing")
    with pytest.raises(StoreError, match=r'database "nothing\d+" does not exist'):
        MatchStore.open(place, create=True)


def test_a_later_store_on_a_server_is_refused(
    running: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = running.database()
    with MatchStore.open(place, create=True):
        pass
    monkeypatch.setattr("replays.recorders.postgres.VERSION", 0)
    with pytest.raises(NotAStore, match="a store of version 1; this program reads 0"):
        MatchStore.open(place)
