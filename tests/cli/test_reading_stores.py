"""Stores that cannot be read: one line, and nothing changed."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar
from uuid import UUID

import msgspec
import pytest

from dcg.kernel.commit import GENESIS, Commit, encode_commit
from dcg.kernel.event import Event
from dcg.kernel.registry import Registry
from dcg.official.events import ALL_EVENTS
from replays.store import MatchStore
from tests.cli.conftest import Run, complaint


class FromTheFuture(Event, frozen=True, tag=127):
    """A topic of a later version."""

    TOPIC: ClassVar[str] = "official.from_the_future"


def replaced(path: Path, match: str, change: Callable[[bytes], bytes]) -> None:
    """Changes the stored bytes of a match's first commit."""
    with sqlite3.connect(path) as connection:
        key = (UUID(match).hex,)
        (data,) = connection.execute(
            "SELECT state FROM commits WHERE originator_id = ?", key
        ).fetchone()
        connection.execute(
            "UPDATE commits SET state = ? WHERE originator_id = ?", (change(data), *key)
        )
    connection.close()


@pytest.fixture
def copy(store: Path, tmp_path: Path) -> Path:
    path = tmp_path / "copy.db"
    shutil.copy(store, path)
    return path


COMMANDS = (
    ("replay", "MATCH"),
    ("replay", "MATCH", "--at", "20"),
    ("bisect", "MATCH", "--where", "turn = 2"),
    ("branch", "MATCH", "--at", "50"),
)


@pytest.mark.parametrize(
    "command", [*COMMANDS, ("matches",), ("verify", "--all"), ("stats", "winrate")]
)
@pytest.mark.parametrize("kind", ["missing", "empty", "text", "truncated", "foreign", "newer"])
def test_no_store(
    dcg: Run, store: Path, match: str, tmp_path: Path, command: tuple[str, ...], kind: str
) -> None:
    path = tmp_path / "it.db"
    says = _make(path, store, kind)
    before = path.read_bytes() if path.exists() else None
    line = complaint(
        dcg(*(match if part == "MATCH" else part for part in command), "--store", path)
    )
    assert says in line
    assert (path.read_bytes() if path.exists() else None) == before


def _make(path: Path, store: Path, kind: str) -> str:
    if kind == "missing":
        return "there is no store"
    if kind == "empty":
        path.touch()
        return "there is no store"
    if kind == "text":
        path.write_text("these are words, not a store\n" * 40)
        return "not a SQLite file"
    if kind == "truncated":
        data = store.read_bytes()
        path.write_bytes(data[: len(data) // 2])
        return "truncated"
    shutil.copy(store, path)
    pragma = "application_id = 1" if kind == "foreign" else "user_version = 99"
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA {pragma}")
    connection.close()
    return "another program" if kind == "foreign" else "version 99"


@pytest.mark.parametrize("command", COMMANDS)
def test_a_match_with_altered_bytes(
    dcg: Run, copy: Path, match: str, command: tuple[str, ...]
) -> None:
    replaced(copy, match, lambda data: data[:200] + bytes([data[200] ^ 1]) + data[201:])
    line = complaint(
        dcg(*(match if part == "MATCH" else part for part in command), "--store", copy)
    )
    assert "damaged" in line
    assert "checksum" in line


@pytest.mark.parametrize("command", COMMANDS)
def test_a_match_with_an_event_of_a_later_version(
    dcg: Run, copy: Path, match: str, command: tuple[str, ...]
) -> None:
    with MatchStore.open(copy) as opened:
        events = opened.record(match).events
    later = Registry((*ALL_EVENTS, FromTheFuture))
    commit = Commit(0, 0, 0, GENESIS, (*events, FromTheFuture()))
    replaced(copy, match, lambda _: encode_commit(commit, later))
    line = complaint(
        dcg(*(match if part == "MATCH" else part for part in command), "--store", copy)
    )
    assert "does not know" in line
    assert "127" in line


@pytest.mark.parametrize("command", COMMANDS)
def test_a_match_of_a_newer_log_version(
    dcg: Run, copy: Path, match: str, command: tuple[str, ...]
) -> None:
    with MatchStore.open(copy) as opened:
        record = opened.record(match)
    header = msgspec.structs.replace(record.header, log_version=2)
    started = msgspec.structs.replace(record.events[0], header=header)
    commit = Commit(0, 0, 0, GENESIS, (started, *record.events[1:]))
    replaced(copy, match, lambda _: encode_commit(commit, Registry(ALL_EVENTS)))
    line = complaint(
        dcg(*(match if part == "MATCH" else part for part in command), "--store", copy)
    )
    assert "newer dcg" in line
    assert "log version 2" in line


def test_verify_finds_the_damaged_match_among_the_others(dcg: Run, copy: Path, match: str) -> None:
    replaced(copy, match, lambda data: data[:-1] + bytes([data[-1] ^ 1]))
    result = dcg("verify", "--all", "--store", copy)
    assert result.exit_code == 1
    assert "7 of 8 matches are clean" in result.stdout
    assert match[:8] in result.stdout
    assert "checksum" in result.stdout


def test_a_match_is_named_by_the_beginning_of_its_id(dcg: Run, store: Path, match: str) -> None:
    assert dcg("verify", match[:6], "--store", store).exit_code == 0
    assert "too short" in complaint(dcg("verify", match[:2], "--store", store))
    assert "no match" in complaint(dcg("verify", "ffff-none", "--store", store))


def test_a_match_whose_definitions_are_gone_can_still_be_read(
    dcg: Run, copy: Path, match: str
) -> None:
    with sqlite3.connect(copy) as connection:
        connection.execute("DELETE FROM definitions")
    connection.close()
    for command in (("replay", match), ("replay", match, "--at", "60")):
        result = dcg(*command, "--store", copy)
        assert result.exit_code == 0
        assert "card " in result.stdout
    assert "definition" in complaint(dcg("branch", match, "--at", "50", "--store", copy))
    assert dcg("verify", match, "--store", copy).exit_code == 1
