"""Each folder's store as a copy: a test that opens a store may write beside it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.reference.folder import Folder

StoreOf = Callable[[Folder], Path]


@pytest.fixture(scope="session")
def store_of(tmp_path_factory: pytest.TempPathFactory) -> StoreOf:
    copies: dict[str, Path] = {}

    def copy(folder: Folder) -> Path:
        if folder.engine not in copies:
            there = tmp_path_factory.mktemp(folder.engine) / "matches.db"
            copies[folder.engine] = Path(shutil.copy(folder.path / "matches.db", there))
        return copies[folder.engine]

    return copy
