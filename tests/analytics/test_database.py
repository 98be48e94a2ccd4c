"""What is not an analytics database of this version is refused in one line, and never overwritten."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import duckdb
import pytest

from analytics.database import beside, opened, version
from analytics.errors import AnalyticsError, Busy, ForeignFile, NeedsRebuild
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
    assert value(path, "SELECT version FROM projection") == version()


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
    holding = (
        "import sys, duckdb; c = duckdb.connect(sys.argv[1]); print(flush=True); sys.stdin.read()"
    )
    with subprocess.Popen(  # noqa: S603
        [sys.executable, "-c", holding, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout
        other.stdout.readline()
        for attempt in (catch_up, rebuild):
            with pytest.raises(Busy, match="another process"):
                attempt(store, path)
        other.communicate()
    catch_up(store, path)


def test_deleting_it_loses_nothing(store: MatchStore, path: Path) -> None:
    catch_up(store, path)
    path.unlink()
    catch_up(store, path)
    assert value(path, "SELECT count(*) FROM matches") == COUNT
