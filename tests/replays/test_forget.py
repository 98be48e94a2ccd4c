"""A forgotten match is gone from store and listing, and whoever follows the store learns of it."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from dcg.official.catalogue import catalogue, deck
from replays.errors import NotAStore, UnknownMatch
from replays.simulate import plans, run
from replays.store import MatchStore
from replays.verify import verify_match


def test_a_forgotten_match_is_gone_and_the_others_are_whole(store: MatchStore) -> None:
    before = [one.id for one in store.summaries()]
    gone, stays = before[4], [one for one in before if one != before[4]]
    assert store.forget([gone[:8]]) == [gone]
    assert [one.id for one in store.summaries()] == stays
    with pytest.raises(UnknownMatch):
        store.record(gone)
    assert store.problems() == []
    assert all(verify_match(store, one).clean for one in stays[3:6])


def test_nothing_of_the_events_is_left_in_the_rows(store: MatchStore, store_file: Path) -> None:
    gone = store.forget(["last"])[0]
    with sqlite3.connect(store_file) as connection:
        rows = connection.execute(
            "SELECT length(state) FROM commits WHERE originator_id = ?", (gone.replace("-", ""),)
        ).fetchall()
    connection.close()
    assert max(row[0] for row in rows) <= 8


def test_several_are_forgotten_or_none(store: MatchStore) -> None:
    ids = [one.id for one in store.summaries()]
    with pytest.raises(UnknownMatch):
        store.forget([ids[0], "ffffffff"])
    assert len(store) == len(ids)
    assert store.forget([ids[0], "last", ids[0]]) == [ids[0], ids[-1]]
    assert [one.id for one in store.summaries()] == ids[1:-1]


def test_a_beginning_that_is_more_than_one_match_forgets_none(
    store: MatchStore, store_file: Path
) -> None:
    one, other = (each.id for each in store.summaries()[:2])
    alike = one[:4] + other[4:]
    with sqlite3.connect(store_file) as connection:
        connection.execute("UPDATE matches SET id = ? WHERE id = ?", (alike, other))
    connection.close()
    with pytest.raises(UnknownMatch, match="more than one match"):
        store.forget([one[:4]])
    assert len(store) == 12


def test_a_follower_learns_of_it_in_order(store: MatchStore) -> None:
    handled = store.positions()
    last = handled[-1]
    store.forget(["last"])
    assert store.positions(last.position - 1, 1) == [last]  # it still knows where it was
    new = store.positions(last.position)
    assert [(one.match, one.mark) for one in new] == [(last.match, "")]
    assert store.last_position() == new[-1].position


def test_a_forgotten_match_can_be_stored_and_forgotten_again(store: MatchStore) -> None:
    record = store.record("last")
    for _ in range(3):
        store.forget([record.id])
        store.add([record], recorded_at=record.recorded_at)
        assert store.find("last") == record.id
        assert verify_match(store, record.id).clean
    assert len({one.position for one in store.positions()}) == 12 + 6
    assert store.problems() == []


def test_a_run_plays_what_was_forgotten(store: MatchStore) -> None:
    store.forget(["last"])
    decks = [deck("bench-red"), deck("bench-blue")]
    done = run(store, list(plans(decks, 12, ("random", "random"), 4)), catalogue())
    assert (done.played, done.already_there) == (1, 11)


def test_the_last_match_is_the_one_stored_last(store: MatchStore, tmp_path: Path) -> None:
    ids = [one.id for one in store.summaries()]
    assert store.find("last") == store.find(" LAST ") == ids[-1]
    assert store.summary("last").id == store.record("last").id == ids[-1]
    with (
        MatchStore.open(tmp_path / "none.db", create=True) as empty,
        pytest.raises(UnknownMatch, match="there is no match in"),
    ):
        empty.find("last")


def test_a_store_tells_older_programs_that_it_has_forgotten(
    store: MatchStore, store_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.forget(["last"])
    store.close()
    monkeypatch.setattr("replays.store_file.STORE_VERSION", 3)
    with pytest.raises(NotAStore, match="store of version 4"):
        MatchStore.open(store_file)
