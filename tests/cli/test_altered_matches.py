"""One number of a match file changed, and what proves the file mended: no command stops for it.

Either the import refuses the file with one line, or the match is counted, told and verified to a
verdict like any other. Every topic, field and structure of the reference matches is changed.
"""

from __future__ import annotations

import io
import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path

import msgspec
import pytest
from click.testing import Result
from rich.console import Console

from cli.board import show
from cli.viewer.telling import Telling
from dcg.battle_evolution.events.evolving import DigimonPlayed
from dcg.battle_evolution.events.setup import CardNamed
from dcg.kernel.absent import FULL_LOG
from dcg.kernel.errors import LogError
from dcg.kernel.event import AnswerEvent
from dcg.official.events.setup import Shuffled
from dcg.record import MatchRecord
from replays.bisect import bisect
from replays.intake import take_in
from replays.match_file import NotAMatchFile, of_seat, packed, unpacked
from replays.store import MatchStore
from tests.altered import Alterations, Altered
from tests.battle_evolution.matches import played
from tests.cli.conftest import Run

REFERENCE = Path(__file__).parent.parent / "reference" / "dcg-0.1" / "matches.db"


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> list[MatchRecord]:
    """Every reference match, and of every third what one seat knows."""
    copy = shutil.copy(REFERENCE, tmp_path_factory.mktemp("reference") / "matches.db")
    with MatchStore.open(copy) as store:
        whole = [store.record(one.id) for one in store.summaries()]
    seats = [
        of_seat(record, place % 2)
        for place, record in enumerate(whole)
        if place % 3 == 0 and record.header.perspective == FULL_LOG
    ]
    return whole + seats


@pytest.fixture(scope="module")
def arenas() -> list[MatchRecord]:
    """Some matches of Digimon Battle Evolution, and of each third what one seat knows."""
    whole = [played(index) for index in range(0, 60, 10)]
    return whole + [of_seat(record, place % 2) for place, record in enumerate(whole[::3])]


ASKED = {
    "digimon-card-game": "security_0 = 0 OR memory < 0",
    "battle-evolution": "deck_0 < 5 OR supports_0 > 1",
}
"""What each match is searched for."""


def taken(altered: Altered) -> MatchRecord | None:
    """The match in an altered file, None where it is refused with one line."""
    try:
        return unpacked(altered.data)
    except (NotAMatchFile, LogError) as error:
        said = str(error)
    assert said.strip(), altered
    assert "\n" not in said, altered
    return None


def read_whole(record: MatchRecord) -> None:
    """Tells, shows, explains and bisects a match, as everybody and as each seat."""
    seats = (None, 0, 1) if record.header.perspective == FULL_LOG else (None,)
    for seat in seats:
        view = Telling(record, seat)
        places = sorted({0, len(view.events) // 2, len(view.events) - 1})
        for place in places:
            view.chain(place)
            show(view.board(place + 1), Console(file=io.StringIO(), width=100), plain=True)
    bisect(record.events, ASKED[record.header.game], record.definitions)


def stores(folder: Path, held: list[MatchRecord]) -> Iterator[Path]:
    """Stores of altered matches, each with every id once: the same match can be altered often."""
    number = 0
    while held:
        fresh = {record.id: record for record in reversed(held)}
        path = folder / f"{number}.db"
        with MatchStore.open(path, create=True) as store:
            take_in(store, list(fresh.values()))
        yield path
        held = [record for record in held if fresh[record.id] is not record]
        number += 1


STATISTICS = {
    "digimon-card-game": ("winrate", "checks", "cards"),
    "battle-evolution": ("winrate", "cards"),
}


def asked(result: Result, *codes: int) -> str:
    assert result.exit_code in codes, (result.exit_code, result.stdout[-500:], result.stderr)
    assert "a fault in dcg itself" not in result.stderr
    return result.stdout


def attack(dcg: Run, records: list[MatchRecord], folder: Path, count: int, seed: int) -> int:
    """Makes so many alterations and asks everything of what was taken; how many were."""
    changes = islice(Alterations(records, seed), count)
    held = [record for change in changes if (record := taken(change)) is not None]
    for record in held:
        read_whole(record)
    for store in stores(folder, held):
        given = ("--store", store)
        with MatchStore.open(store) as opened:
            there = len(opened)
        verdicts = json.loads(asked(dcg("verify", "--all", "--format", "json", *given), 0, 1))
        assert len(verdicts) == there
        assert (
            len(json.loads(asked(dcg("matches", "--limit", 0, "--format", "json", *given), 0)))
            == there
        )
        counted = json.loads(
            asked(
                dcg(
                    *("sql", "--format", "json"),
                    "SELECT (SELECT count(*) FROM matches) AS counted, "
                    "(SELECT count(*) FROM left_out) AS left_out",
                    *given,
                ),
                0,
            )
        )[0]
        assert counted == {"counted": there, "left_out": 0}
        for statistic in STATISTICS[records[0].header.game]:
            asked(dcg("stats", statistic, *given), 0)
    return len(held)


def test_of_150_altered_matches_none_stops_the_store(
    dcg: Run, records: list[MatchRecord], tmp_path: Path
) -> None:
    held = attack(dcg, records, tmp_path, 150, 8)
    assert 20 < held < 130


@pytest.mark.long
def test_of_3000_altered_matches_none_stops_the_store(
    dcg: Run, records: list[MatchRecord], tmp_path: Path
) -> None:
    held = attack(dcg, records, tmp_path, 3000, 20)
    assert 400 < held < 2600


@pytest.mark.parametrize("count", [20, pytest.param(600, marks=pytest.mark.long)])
def test_nor_does_any_altered_match_of_the_other_game(
    dcg: Run, arenas: list[MatchRecord], tmp_path: Path, count: int
) -> None:
    held = attack(dcg, arenas, tmp_path, count, 31)
    assert 0.2 < held / count < 0.8


def test_a_type_that_there_is_none_of_is_refused(arenas: list[MatchRecord]) -> None:
    record = arenas[0]
    events = list(record.events)
    place = next(n for n, event in enumerate(events) if isinstance(event, DigimonPlayed))
    events[place] = msgspec.structs.replace(events[place], kinds=(8,))
    with pytest.raises(NotAMatchFile, match="`kinds` is 8, not 0 to 7"):
        packed(MatchRecord(record.id, events, record.definitions))


def test_a_side_that_the_card_does_not_have_is_refused(arenas: list[MatchRecord]) -> None:
    record = of_seat(arenas[0], 0)
    events = list(record.events)
    place = next(n for n, event in enumerate(events) if isinstance(event, CardNamed))
    events[place] = msgspec.structs.replace(events[place], face=13)
    with pytest.raises(LogError, match="has no side 13"):
        packed(MatchRecord(record.id, events, record.definitions))


def test_what_was_stored_before_it_could_be_refused_is_named_and_stops_no_other(
    dcg: Run, store: Path, match: str, tmp_path: Path
) -> None:
    """A match that an older program took in: the third seat answers in it."""
    path = Path(shutil.copy(store, tmp_path / "old.db"))
    with MatchStore.open(path) as opened:
        record = opened.record(match)
        there = len(opened)
        events = [
            msgspec.structs.replace(event, seat=2) if isinstance(event, AnswerEvent) else event
            for event in record.events
        ]
        with closing(sqlite3.connect(path)) as other, other:
            other.execute("DELETE FROM commits WHERE originator_id = ?", (match.replace("-", ""),))
            other.execute("DELETE FROM matches WHERE id = ?", (match,))
        opened.add([MatchRecord(match, events, record.definitions)])
    with pytest.raises(NotAMatchFile, match="`seat` is 2, not 0 to 1"):
        packed(MatchRecord(match, events, record.definitions))
    given = ("--store", path)
    said = dcg("sql", "--format", "json", "SELECT match, reason FROM left_out", *given)
    assert [one["match"] for one in json.loads(asked(said, 0))] == [match]
    assert match in asked(dcg("stats", "winrate", *given), 1)
    verdicts = json.loads(asked(dcg("verify", "--all", "--format", "json", *given), 1))
    assert [one["match"] for one in verdicts if not one["clean"]] == [match]
    assert len(verdicts) == there


def test_a_match_that_no_import_takes_is_blamed_for_what_it_stops(
    dcg: Run, store: Path, match: str, tmp_path: Path
) -> None:
    """In a store that was made elsewhere; sound matches beside it are read as ever."""
    with MatchStore.open(store) as opened:
        record = opened.record(match)
    events = list(record.events)
    place = next(n for n, event in enumerate(events) if isinstance(event, Shuffled))
    events[place] = msgspec.structs.replace(events[place], seat=2)
    path = tmp_path / "elsewhere.db"
    with MatchStore.open(path, create=True) as opened:
        opened.add([MatchRecord(record.id, events, record.definitions)])
    said = dcg("replay", "last", "--store", path)
    asked(said, 2)
    assert f"event {place} (`official.shuffled`): `seat` is 2, not 0 to 1" in said.stderr
    assert f"dcg forget {match[:8]} removes it" in said.stderr
    for command in (
        ("bisect", "last", "--where", "turn > 3"),
        ("export", "last", tmp_path / "p.html"),
    ):
        asked(dcg(*command, "--store", path), 2)
