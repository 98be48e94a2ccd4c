"""Stores that another program made, with matches that no import takes: no command ends as a fault.

Each match has one number changed to something that events and definitions can hold and no match has.
Whatever is asked of it is answered, or refused in one line; the sound match beside it is read as ever.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import msgspec
import pytest
import zstandard
from click.testing import Result

from dcg.definitions import address
from dcg.kernel.commit import chain
from dcg.kernel.errors import LogError
from dcg.record import MatchRecord
from replays.admission import admitted
from replays.packed import Packed
from replays.store import MatchStore
from replays.summary import summarise
from tests.altered import Alterations, Altered
from tests.battle_evolution.matches import played
from tests.cli.conftest import Run

REFERENCE = Path(__file__).parent.parent / "reference" / "dcg-0.1" / "matches.db"

WHERE = {
    "digimon-card-game": "security_0 = 0 OR memory < 0",
    "battle-evolution": "deck_0 < 5 OR supports_0 > 1",
}


def official(folder: Path) -> list[MatchRecord]:
    """Every fifth reference match."""
    with MatchStore.open(shutil.copy(REFERENCE, folder / "reference.db")) as store:
        return [store.record(one.id) for one in store.summaries()[::5]]


def arena(_: Path) -> list[MatchRecord]:
    """Some matches of Digimon Battle Evolution."""
    return [played(index) for index in range(0, 40, 10)]


def refused(records: list[MatchRecord], seed: int) -> Iterator[tuple[MatchRecord, Altered]]:
    """Matches that can be read, and that no import takes."""
    known = {record.id: record for record in records}
    for altered in Alterations(records, seed):
        before = known[altered.match]
        frame = zstandard.ZstdDecompressor().decompress(altered.data[9:-16])
        _, _, _, definitions, data = msgspec.msgpack.decode(frame)
        try:
            events = before.game.registry.decode(data)
        except LogError:
            continue
        record = MatchRecord(before.id, events, {address(one): one for one in definitions})
        try:
            admitted(before.game, record.events, record.definitions)
        except LogError:
            yield record, altered


def stored(path: Path, sound: MatchRecord, before: MatchRecord, record: MatchRecord) -> None:
    """A store with a sound match, and another one listed as what it was made of."""
    line = summarise(record.id, before.events, 1, 5)
    commit = chain(record.events, record.game.registry, 5)
    with MatchStore.open(path, create=True) as store:
        store.add([sound])
        store.add([Packed(commit, line, record.definitions)])


def commands(bad: str, sound: str, game: str, folder: Path) -> Iterator[tuple[object, ...]]:
    """Everything that reads a match, then everything that reads a store."""
    for match in (bad, sound):
        yield "replay", match, "--plain"
        yield "replay", match, "--at", 200
        yield "replay", match, "--turn", 3, "--all"
        yield "replay", match, "--seat", 1, "--plain"
        yield "replay", match, "--html", folder / "page.html"
        yield "explain", match, 120
        yield "explain", match, 60, "--seat", 0, "--format", "json"
        yield "bisect", match, "--where", WHERE[game]
        yield "branch", match, "--at", 150, "--games", 2
        yield "branch", match, "--at", 90, "--true-cards"
        yield "diff", match, sound
        yield "diff", sound, match, "--at", 50, "--format", "json"
        yield "export", match, folder / "match.dcgmatch", "--force"
        yield "export", match, folder / "seat.dcgmatch", "--force", "--seat", 0
        yield "verify", match
        yield "play", "--from", match, "--at", 100, "--opponent", "random"
    yield "verify", "--all", "--format", "json"
    yield "matches", "--limit", 0, "--format", "json"
    yield "sql", "SELECT count(*) FROM matches"
    yield "sql", "SELECT count(*) FROM timeline"
    yield "stats", "winrate"
    yield "stats", "cards"
    yield "report", "--output", folder / "report.html", "--force"
    yield "store", "repair"
    yield "store", "salvage", folder / "salvaged.db"
    yield "forget", bad
    yield "verify", "--all", "--format", "json"


def fault(result: Result) -> str:
    """What is wrong with how a command ended, empty where nothing is."""
    said = result.stderr.strip()
    if result.exit_code not in (0, 1, 2) or (result.exit_code == 2 and len(said.splitlines()) > 2):
        return f"{result.exit_code}: {said}"
    return ""


@pytest.mark.parametrize("game", [official, arena])
@pytest.mark.parametrize("count", [2, pytest.param(123, marks=pytest.mark.long)])
def test_no_match_that_no_import_takes_makes_a_command_fault(
    dcg: Run, tmp_path: Path, game, count: int
) -> None:
    records = game(tmp_path)
    known = {record.id: record for record in records}
    wrong = []
    for number, (record, altered) in enumerate(islice(refused(records, 41), count)):
        sound = next(one for one in records if one.id != record.id)
        folder = tmp_path / str(number)
        folder.mkdir()
        path = folder / "elsewhere.db"
        stored(path, sound, known[record.id], record)
        for command in commands(record.id, sound.id, record.header.game, folder):
            result = dcg(*command, "--store", path, input="")
            if said := fault(result):
                wrong.append((number, altered.path, altered.before, altered.after, command, said))
        assert all(one["clean"] for one in json.loads(result.stdout))
        shutil.rmtree(folder)
    assert wrong == []
