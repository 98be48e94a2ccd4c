from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import duckdb
import pytest

from analytics.database import create
from analytics.games import search_path
from replays.store import MatchStore
from tests.analytics.matches import COUNT, RECORDED_AT, some


@pytest.fixture
def store(tmp_path: Path) -> Iterator[MatchStore]:
    """Ten matches, two of them mirrors, committed a nanosecond apart."""
    with MatchStore.open(tmp_path / "store.db", create=True) as opened:
        for at, match in enumerate(some(COUNT)):
            opened.add([match], recorded_at=RECORDED_AT + at)
        yield opened


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "store.db.duckdb"


@pytest.fixture(scope="session")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of an empty analytics database, made once. To be copied."""
    path = tmp_path_factory.mktemp("empty") / "empty.duckdb"
    with duckdb.connect(str(path)) as connection:
        create(connection)
    return path


@pytest.fixture
def database(empty: Path, tmp_path: Path) -> Iterator[duckdb.DuckDBPyConnection]:
    """An empty analytics database."""
    path = tmp_path / "copied.duckdb"
    shutil.copy(empty, path)
    with duckdb.connect(str(path)) as connection:
        connection.execute(search_path())
        yield connection
