"""The printed cards beside the checkout, for tests that need them."""

import json
from pathlib import Path
from typing import Any

import pytest

SHARED = Path(__file__).parents[4] / "shared" / "cards"


def shared(name: str) -> Any:
    """A file of `../shared/cards`; the test is skipped where it is absent."""
    path = SHARED / name
    if not path.exists():
        pytest.skip(f"../shared/cards absent: {path}")
    return json.loads(path.read_text(encoding="utf-8"))
