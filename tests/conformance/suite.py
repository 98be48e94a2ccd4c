"""The scenarios of this folder, read once for all tests of a process."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from dcg.documents import Scenario, read_scenarios
from dcg.official.scenarios import VOCABULARY

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent


@cache
def scenarios_in(path: Path) -> tuple[Scenario, ...]:
    """The scenarios of one file, named by its path in the checkout. Raises `DocumentError`."""
    source = path.relative_to(ROOT).as_posix()
    return tuple(read_scenarios(path.read_text("utf-8"), source, VOCABULARY))


def every_scenario(*folders: str) -> Iterator[Scenario]:
    """Every scenario, or those of these folders, in the order of paths."""
    for path in sorted(HERE.rglob("*.yaml")):
        if not folders or path.relative_to(HERE).parts[0] in folders:
            yield from scenarios_in(path)
