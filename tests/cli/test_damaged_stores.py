"""Whatever is damaged in a store: one clear line, never a fault, never an event that was not written."""

from __future__ import annotations

import random
import shutil
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest

from cli.errors import BAD_INPUT, DONE, FOUND
from dcg.kernel.errors import LogError
from dcg.kernel.event import Event
from replays.errors import StoreError
from replays.store import MatchStore
from tests.cli.conftest import Run

Damage = Callable[[Path, random.Random], None]
Matches = Mapping[str, Sequence[Event]]

COLUMNS = {
    "commits": ("originator_id", "originator_version", "topic", "state"),
    "definitions": ("address", "data"),
    "matches": ("id", "deck_0", "seed", "winner", "events", "recorded_at", "game", "parent"),
}
ODD = (
    None,
    "",
    "nobody",
    b"\xff\xfe",
    -1,
    0,
    2**62,
    -(2**63),
    0.5,
    "e22e8d7d-5cee-51ca-9fbe-4f7fb8839fbd",
)


@pytest.fixture(scope="module")
def small(dcg: Run, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Four matches, one of them in several commits."""
    path = tmp_path_factory.mktemp("small") / "small.db"
    dcg("simulate", "--decks", "bench-red,bench-blue", "--games", 4, "--store", path, "-q")
    with MatchStore.open(path) as store:
        record = store.record("last")
        store.forget(["last"])
        store.add([type(record)(record.id, record.events[:80], record.definitions)])
        store.append(store.record(record.id), record.events[80:])
    return path


@pytest.fixture(scope="module")
def written(small: Path) -> Matches:
    with MatchStore.open(small) as store:
        return {one.id: store.record(one.id).events for one in store.summaries()}


def flip(path: Path, chance: random.Random) -> None:
    """Some bytes of the file are others."""
    data = bytearray(path.read_bytes())
    for _ in range(chance.choice((1, 1, 3, 40))):
        data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    path.write_bytes(data)


def blank(path: Path, chance: random.Random) -> None:
    """A stretch of the file is zeros, or noise."""
    data = bytearray(path.read_bytes())
    length = chance.choice((16, 512, 16384))
    start = chance.randrange(len(data))
    end = min(start + length, len(data))
    data[start:end] = bytes(end - start) if chance.random() < 0.5 else chance.randbytes(end - start)
    path.write_bytes(data)


def truncate(path: Path, chance: random.Random) -> None:
    """The end is missing."""
    data = path.read_bytes()
    path.write_bytes(data[: chance.randrange(1, len(data))])


def change(path: Path, chance: random.Random) -> None:
    """A value of a row is another one."""
    table = chance.choice(list(COLUMNS))
    column = chance.choice(COLUMNS[table])
    _changed(
        path,
        f"UPDATE OR IGNORE {table} SET {column} = ? WHERE {column} = "
        f"(SELECT {column} FROM {table} LIMIT 1 OFFSET ?)",
        (chance.choice(ODD), chance.randrange(4)),
    )


def drop(path: Path, chance: random.Random) -> None:
    """A row is missing."""
    table = chance.choice(list(COLUMNS))
    key = COLUMNS[table][0]
    _changed(
        path,
        f"DELETE FROM {table} WHERE {key} = (SELECT {key} FROM {table} LIMIT 1 OFFSET ?)",
        (chance.randrange(4),),
    )


def _changed(path: Path, statement: str, parameters: Sequence[object]) -> None:
    connection = sqlite3.connect(path)
    try:
        connection.execute(statement, parameters)
        connection.commit()
    finally:
        connection.close()


DAMAGES: Sequence[Damage] = (flip, flip, flip, blank, truncate, change, change, change, drop)


def check(dcg: Run, path: Path, written: Matches, number: int) -> None:
    """Every command ends well, and what can be read is what was written."""
    commands: list[Sequence[object]] = [
        ("matches", "--limit", 0, "--store", path),
        ("verify", "--all", "--store", path, "-q"),
        ("replay", "last", "--turn", 2, "--store", path),
        ("export", next(iter(written)), "-", "--store", path),
        ("store", "salvage", path.with_name("whole.db"), "--store", path),
        ("store", "repair", "--store", path),
        ("forget", "last", "--store", path),
    ]
    if number % 5 == 0:
        commands.insert(2, ("sql", "SELECT count(*) FROM matches", "--store", path, "-q"))
    _same(path, written)
    for command in commands:
        result = dcg(*command)
        assert result.exit_code in (DONE, FOUND, BAD_INPUT), (number, command, result.stderr)
        if result.exit_code == BAD_INPUT:
            assert len(result.stderr.splitlines()) == 1, (number, command, result.stderr)
    _same(path, written)
    _same(path.with_name("whole.db"), written)


def _same(path: Path, written: Matches) -> None:
    try:
        with MatchStore.open(path) as store:
            for match, events in written.items():
                try:
                    found = store.record(match).events
                except (StoreError, LogError):
                    continue
                # The last commit of a match can be missing as a whole: the listing knows of it.
                assert list(found) == list(events)[: len(found)]
                assert len(found) in (80, len(events))
    except StoreError:
        pass


def damaged(dcg: Run, small: Path, written: Matches, folder: Path, number: int) -> None:
    chance = random.Random(number)
    inside = folder / str(number)
    inside.mkdir()
    path = Path(shutil.copy(small, inside / "damaged.db"))
    DAMAGES[number % len(DAMAGES)](path, chance)
    check(dcg, path, written, number)
    shutil.rmtree(inside)


@pytest.mark.parametrize("first", range(0, 45, 9))
def test_forty_five_damaged_stores(
    dcg: Run, small: Path, written: Matches, tmp_path: Path, first: int
) -> None:
    for number in range(first, first + 9):
        damaged(dcg, small, written, tmp_path, number)


def test_two_rows_at_one_place_are_not_taken_for_each_other(
    dcg: Run, small: Path, written: Matches, tmp_path: Path
) -> None:
    """A flipped bit gives a row the place of another: by its place alone the other would be read."""
    damaged(dcg, small, written, tmp_path, 963)


def test_a_table_whose_name_is_no_text(
    dcg: Run, small: Path, written: Matches, tmp_path: Path
) -> None:
    """SQLite says of a damaged schema what it is called, and Python cannot read what it says."""
    path = tmp_path / "damaged.db"
    data = small.read_bytes()
    named, made = b"tablematchesmatches", b"CREATE TABLE"
    at = data.index(named)
    wrong = data[at:].replace(named, b"tablematche\xd4matches", 1).replace(made, b"CREATE TABEL", 1)
    path.write_bytes(data[:at] + wrong)
    check(dcg, path, written, 1)


@pytest.mark.long
def test_fifteen_hundred_damaged_stores(
    dcg: Run, small: Path, written: Matches, tmp_path: Path
) -> None:
    for number in range(1500):
        damaged(dcg, small, written, tmp_path, number)
