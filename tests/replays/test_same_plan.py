"""The same plan gives the same bytes; only the clock is not of the plan."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from dcg.kernel.absent import NO_SEED
from dcg.kernel.course import MatchStarted
from dcg.official.catalogue import catalogue, deck
from dcg.record import MatchRecord
from replays.errors import StoreError
from replays.intake import take_in
from replays.match_file import packed, unpacked
from replays.simulate import plans, run
from replays.store import MatchStore

DECKS = ("bench-red", "bench-blue")


def simulated(path: Path, jobs: int = 1, decks: Sequence[str] = DECKS) -> Path:
    with MatchStore.open(path, create=True) as store:
        planned = plans([deck(name) for name in decks], 4, ("random", "random"), 6)
        run(store, planned, catalogue(), jobs=jobs)
    return path


def test_with_the_time_given_two_stores_of_a_plan_are_equal_byte_for_byte(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "-86400")  # a day before 1970
    one, other = (simulated(tmp_path / f"{jobs}.db", jobs) for jobs in (1, 2))
    assert one.read_bytes() == other.read_bytes()
    with MatchStore.open(one) as store:
        assert {line.recorded_at for line in store.summaries()} == {-86_400_000_000_000}
        record = store.record("last")
    assert unpacked(packed(record)) == MatchRecord(
        record.id, list(record.events), record.definitions, recorded_at=record.recorded_at
    )


@pytest.mark.parametrize("given", ["noon", "1.5", "", "99999999999"])
def test_a_time_that_is_none_is_refused(
    store: MatchStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: str
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", given)
    with (
        MatchStore.open(tmp_path / "other.db", create=True) as other,
        pytest.raises(StoreError, match=r"SOURCE_DATE_EPOCH is .* not a time in seconds"),
    ):
        other.add([store.record("last")])


def test_without_it_only_the_time_differs(tmp_path: Path) -> None:
    lines, events = [], []
    for name in ("one", "other"):
        with MatchStore.open(simulated(tmp_path / f"{name}.db")) as store:
            found = store.summaries()
            events.append([store.record(line.id).events for line in found])
        lines.append([{**vars(line), "recorded_at": 0} for line in found])
    assert lines[0] == lines[1]
    assert events[0] == events[1]


def by_hand(record: MatchRecord, identity: str) -> MatchRecord:
    """The match as one that was written down: nothing decides its id."""
    header = msgspec.structs.replace(record.header, origin="recorded", seed=NO_SEED)
    return MatchRecord(
        identity, [MatchStarted(header), *record.events[1:]], record.definitions, recorded_at=3
    )


ONE, OTHER = "11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"


def test_a_match_recorded_twice_is_one_match(store: MatchStore, tmp_path: Path) -> None:
    record = store.record("last")
    with MatchStore.open(tmp_path / "other.db", create=True) as other:
        first = take_in(other, [by_hand(record, ONE), by_hand(record, OTHER)])
        assert (first.new, first.there, first.twins) == ([ONE], [OTHER], {OTHER: ONE})
        again = take_in(other, [by_hand(record, OTHER)])
        assert (again.new, again.twins) == ([], {OTHER: ONE})
        shorter = MatchRecord(OTHER, by_hand(record, OTHER).events[:-1], record.definitions)
        assert take_in(other, [shorter]).new == [OTHER]


def test_a_whole_match_without_a_seed_is_whole(store: MatchStore, tmp_path: Path) -> None:
    with MatchStore.open(tmp_path / "other.db", create=True) as other:
        take_in(other, [by_hand(store.record("last"), ONE)])
        assert (other.summary(ONE).seed, other.summary(ONE).perspective) == (NO_SEED, -1)
