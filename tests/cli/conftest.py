"""Running commands, and one store of simulated matches that tests only read."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from cli.main import dcg as group
from replays.store import MatchStore

Run = Callable[..., Result]


def run(*arguments: object, **extra: object) -> Result:
    """One command, its exit code and what it wrote to either stream."""
    result = CliRunner().invoke(group, [str(part) for part in arguments], prog_name="dcg", **extra)  # type: ignore[arg-type]
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


@pytest.fixture(scope="session")
def dcg() -> Run:
    return run


@pytest.fixture(scope="session")
def store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Eight matches, seed 7. Read only."""
    path = tmp_path_factory.mktemp("store") / "eight.db"
    result = run(
        "simulate", "--decks", "bench-red,bench-blue", "--games", 8, "--seed", 7, "--store", path
    )
    assert result.exit_code == 0, result.stderr
    return path


@pytest.fixture(scope="session")
def match(store: Path) -> str:
    """The id of a match of that store that was won by attacking."""
    with MatchStore.open(store) as opened:
        return next(one.id for one in opened.summaries() if one.reason == "attack")


def complaint(result: Result, code: int = 2) -> str:
    """The one line a refused command says, checked for its form."""
    assert result.exit_code == code, (result.exit_code, result.stdout, result.stderr)
    lines = result.stderr.splitlines()
    assert len(lines) == 1, lines
    assert lines[0].startswith("dcg: ")
    assert "Traceback" not in result.stderr
    return lines[0]
