"""What is not an analytics database of this version is refused in one line, and never overwritten."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import duckdb
import pytest

from analytics.database import beside, opened
from analytics.errors import AnalyticsError, Busy, ForeignFile, NeedsRebuild, Unusable
from analytics.layouts import FIGURES
from analytics.projection import catch_up, rebuild
from replays.store import MatchStore
from tests.analytics.contents import value
from tests.analytics.matches import COUNT


def test_it_stands_beside_the_store() -> None:
    assert beside(Path("a/matches.db")) == Path("a/matches.db.duckdb")


def test_another_version_asks_for_a_rebuild(store: MatchStore, path: Path) -> None:
    catch_up(store, path)
    with duckdb.connect(str(path)) as database:
        database.execute("UPDATE projection SET version = '0-older'")
    for read_only in (False, True):
        with pytest.raises(NeedsRebuild, match="rebuild"), opened(path, read_only=read_only):
            pass
    rebuild(store, path)
    assert value(path, "SELECT version FROM projection") == FIGURES.version()


def test_a_damaged_one_asks_for_a_rebuild(store: MatchStore, path: Path) -> None:
    catch_up(store, path)
    whole = path.read_bytes()
    path.write_bytes(whole[:8192] + bytes(len(whole) - 8192))
    with pytest.raises(NeedsRebuild, match="rebuild"):
        catch_up(store, path)
    rebuild(store, path)
    assert value(path, "SELECT count(*) FROM matches") == COUNT


def test_a_truncated_one_asks_for_a_rebuild(store: MatchStore, path: Path) -> None:
    catch_up(store, path)
    path.write_bytes(path.read_bytes()[:5000])
    with pytest.raises(NeedsRebuild, match="rebuild"):
        catch_up(store, path)
    rebuild(store, path)
    assert value(path, "SELECT count(*) FROM matches") == COUNT


def test_an_empty_file_is_filled(store: MatchStore, path: Path) -> None:
    path.touch()
    catch_up(store, path)
    assert value(path, "SELECT count(*) FROM matches") == COUNT


def _text(path: Path) -> None:
    path.write_text("a shopping list, long enough to have a ninth byte")


def _sqlite(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE t (x)")
    connection.close()


def _another_duckdb(path: Path) -> None:
    with duckdb.connect(str(path)) as connection:
        connection.execute("CREATE TABLE projection (x INTEGER)")


@pytest.mark.parametrize("make", [_text, _sqlite, _another_duckdb])
def test_a_foreign_file_is_left_alone(
    store: MatchStore, path: Path, make: Callable[[Path], None]
) -> None:
    make(path)
    before = path.read_bytes()
    for attempt in (catch_up, rebuild):
        with pytest.raises(ForeignFile, match="rebuild") as raised:
            attempt(store, path)
        assert "\n" not in str(raised.value)
    assert path.read_bytes() == before


def test_the_store_itself_is_not_taken_for_one(store: MatchStore) -> None:
    with pytest.raises(ForeignFile):
        rebuild(store, store.path)
    assert len(store) == COUNT


def test_a_missing_one_is_not_made_for_reading(path: Path) -> None:
    with pytest.raises(AnalyticsError, match="no analytics database"), opened(path, read_only=True):
        pass
    assert not path.exists()


def test_one_that_another_process_writes_is_busy(store: MatchStore, path: Path) -> None:
    catch_up(store, path)
    with held_by_another(path):
        for attempt in (catch_up, rebuild):
            with pytest.raises(Busy, match="another process"):
                attempt(store, path)
    catch_up(store, path)


@contextmanager
def held_by_another(path: Path, *, read_only: bool = False) -> Iterator[None]:
    """Another process has the database open."""
    holding = (
        f"import sys, duckdb; c = duckdb.connect(sys.argv[1], read_only={read_only}); "
        "print(flush=True); input()"
    )
    with subprocess.Popen(  # noqa: S603
        [sys.executable, "-c", holding, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout
        other.stdout.readline()
        yield
        other.communicate(b"\n")


def test_deleting_it_loses_nothing(store: MatchStore, path: Path) -> None:
    catch_up(store, path)
    path.unlink()
    catch_up(store, path)
    assert value(path, "SELECT count(*) FROM matches") == COUNT


def test_a_folder_that_is_not_there_is_one_line(store: MatchStore, path: Path) -> None:
    for attempt in (catch_up, rebuild):
        with pytest.raises(Unusable) as raised:
            attempt(store, path / "no" / "folder")
        assert "\n" not in str(raised.value)


def test_a_folder_is_not_a_database(store: MatchStore, path: Path) -> None:
    path.mkdir()
    for attempt in (catch_up, rebuild):
        with pytest.raises(Unusable, match="directory"):
            attempt(store, path)


def test_a_rebuild_by_another_process_is_not_disturbed(store: MatchStore, path: Path) -> None:
    catch_up(store, path)
    with held_by_another(path.with_name(path.name + ".rebuilding")), pytest.raises(Busy):
        rebuild(store, path)
    rebuild(store, path)


SMALL_DISK = """
import resource, signal, sys
from pathlib import Path
from analytics.errors import AnalyticsError
from analytics.projection import catch_up
from replays.store import MatchStore

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[3]), resource.RLIM_INFINITY))
try:
    catch_up(MatchStore.open(sys.argv[1]), Path(sys.argv[2]), page=2)
except AnalyticsError as error:
    print(error)
"""


@pytest.mark.parametrize("room", [20_000, 100_000])
def test_a_full_disk_is_one_line_and_nothing_is_lost(
    store: MatchStore, path: Path, room: int
) -> None:
    """No file of the process may grow beyond the room there is."""
    command = [sys.executable, "-c", SMALL_DISK, str(store.path), str(path), str(room)]
    done = subprocess.run(  # noqa: S603
        command, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=False
    )
    assert done.stdout.count("\n") == 1, done.stderr
    assert "the disk is full" in done.stdout
    catch_up(store, path)
    assert value(path, "SELECT count(*) FROM matches") == COUNT
