"""What every test runs in."""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("dcg", deadline=None)  # how long an example takes is the machine's affair
settings.load_profile("dcg")


@pytest.fixture(autouse=True)
def no_width_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Output is as in a pipe, whatever width the surroundings have (pytest's own workers set one)."""
    monkeypatch.delenv("COLUMNS", raising=False)
