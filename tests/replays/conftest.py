"""A store with a few simulated matches, made once for all tests of this folder."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from dcg.official.catalogue import catalogue, deck
from replays.simulate import plans, run
from replays.store import MatchStore


@pytest.fixture(scope="session")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("store") / "matches.db"
    with MatchStore.open(path, create=True) as store:
        decks = [deck("bench-red"), deck("bench-blue")]
        run(store, list(plans(decks, 12, ("random", "random"), 4)), catalogue())
    return path


@pytest.fixture
def store_file(filled: Path, tmp_path: Path) -> Path:
    """A copy that a test may damage."""
    return Path(shutil.copy(filled, tmp_path / "matches.db"))


@pytest.fixture
def store(store_file: Path):
    with MatchStore.open(store_file) as opened:
        yield opened
