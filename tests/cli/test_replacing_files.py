"""What a command writes takes the place of a file of that name, but never of somebody's matches."""

from __future__ import annotations

import errno
import os
import shutil
import stat
from pathlib import Path

import pytest

from tests.cli.conftest import Run, complaint

WRITERS = {
    "replay": ("replay", "{match}", "--html"),
    "export": ("export", "{match}", "--force"),
    "sql": ("sql", "SELECT 1 AS one", "--format", "csv", "--out"),
    "stats": ("stats", "winrate", "--format", "parquet", "--out"),
    "report": ("report", "--out"),
}


@pytest.fixture
def held(store: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(store, tmp_path / "held.db"))


@pytest.mark.parametrize("writer", WRITERS)
def test_no_database_device_or_folder_is_replaced(
    dcg: Run, held: Path, match: str, tmp_path: Path, writer: str
) -> None:
    command = [part.format(match=match) for part in WRITERS[writer]]
    assert dcg("stats", "winrate", "--store", held).exit_code == 0
    analytics = held.with_name(held.name + ".duckdb")
    pipe, folder = tmp_path / "pipe", tmp_path / "folder"
    os.mkfifo(pipe)
    folder.mkdir()
    link = tmp_path / "link.html"
    link.symlink_to(held)
    before = held.read_bytes()
    for target, says in (
        (held, "is a database: it is not replaced"),
        (link, "is a database: it is not replaced"),
        (analytics, "is a database: it is not replaced"),
        (pipe, "is no ordinary file"),
        (folder, ""),
    ):
        assert says in complaint(dcg(*command, target, "--store", held))
    assert held.read_bytes() == before
    assert analytics.is_file()
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert link.is_symlink()


@pytest.mark.parametrize("writer", WRITERS)
def test_a_file_of_any_other_kind_is_replaced_whole(
    dcg: Run, held: Path, match: str, tmp_path: Path, writer: str
) -> None:
    command = [part.format(match=match) for part in WRITERS[writer]]
    target = tmp_path / "there"
    target.write_text("what was there")
    result = dcg(*command, target, "--store", held)
    assert result.exit_code == 0, result.stderr
    assert b"what was there" not in target.read_bytes()
    assert not [one for one in tmp_path.iterdir() if one.name.startswith(".")]


@pytest.mark.parametrize("writer", WRITERS)
def test_a_folder_that_may_only_be_read_is_said_by_the_name_of_the_file(
    dcg: Run,
    held: Path,
    match: str,
    tmp_path: Path,
    writer: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    command = [part.format(match=match) for part in WRITERS[writer]]
    closed = tmp_path / "closed"
    closed.mkdir()
    asked = os.access
    # A folder's own permissions say nothing to who may do everything, as in a container.
    monkeypatch.setattr(
        "os.access",
        lambda path, mode, **more: Path(path) != closed and asked(path, mode, **more),
    )
    target = closed / "there"
    said = complaint(dcg(*command, target, "--store", held))
    assert f"{target} cannot be written: its folder may only be read" in said
    assert not list(closed.iterdir())


@pytest.mark.parametrize("writer", WRITERS)
def test_a_full_disk_is_told_with_the_file_that_has_no_room(
    dcg: Run, held: Path, match: str, tmp_path: Path, writer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here no file can be put in the place of another."""
    assert dcg("stats", "winrate", "--store", held).exit_code == 0
    command = [part.format(match=match) for part in WRITERS[writer]]
    out = tmp_path / "result"
    out.write_text("mine", encoding="utf-8")

    def full(path: Path, target: Path) -> Path:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Path, "replace", full)
    result = dcg(*command, out, "--store", held)
    assert result.exit_code == 2
    assert complaint(result) == f"dcg: {out} cannot be written: No space left on device"
    assert out.read_text(encoding="utf-8") == "mine"
    assert [each.name for each in tmp_path.iterdir() if "result" in each.name] == ["result"]
