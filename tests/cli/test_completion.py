"""The shell completes commands, options, matches and decks."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cli.commands.completion import VARIABLE
from replays.store import MatchStore
from tests.cli.conftest import Run, complaint


def offered(words: str, folder: Path) -> list[str]:
    """What bash would offer for the last word, asked as its script asks."""
    environment = {
        **os.environ,
        VARIABLE: "bash_complete",
        "COMP_WORDS": words,
        "COMP_CWORD": str(len(words.split(" ")) - 1),
    }
    result = subprocess.run(
        [sys.executable, "-c", "from cli.main import main; main()"],
        env=environment,
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.stderr == ""
    return [line.partition(",")[2] for line in result.stdout.splitlines() if line]


@pytest.fixture(scope="module")
def folder(store: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("shell")
    shutil.copy(store, folder / "dcg.db")
    shutil.copy(store, folder / "other.db")
    return folder


def test_commands_and_options_are_offered(folder: Path) -> None:
    assert offered("dcg bra", folder) == ["branch"]
    assert "--games" in offered("dcg branch --g", folder)


@pytest.mark.parametrize("words", ["dcg verify {}", "dcg bisect --store other.db {}"])
def test_matches_of_the_store_are_offered(folder: Path, match: str, words: str) -> None:
    with MatchStore.open(folder / "dcg.db") as store:
        short = [one.id[:8] for one in store.summaries()]
    assert sorted(offered(words.format(""), folder)) == sorted(short)
    assert offered(words.format(match[:5]), folder) == [match[:8]]
    assert offered(words.format(match[:12]), folder) == [match[:12]]


def test_without_a_store_nothing_is_offered_and_nothing_fails(tmp_path: Path) -> None:
    assert offered("dcg verify ", tmp_path) == []
    (tmp_path / "dcg.db").write_bytes(b"not a store")
    assert offered("dcg verify ", tmp_path) == []


def test_decks_are_offered_one_after_the_other(folder: Path) -> None:
    assert offered("dcg simulate --decks bench-", folder) == ["bench-blue", "bench-red"]
    assert offered("dcg simulate --decks bench-red,bench-", folder) == ["bench-red,bench-blue"]


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_the_script_asks_by_the_variable(dcg: Run, shell: str) -> None:
    script = dcg("completion", shell).stdout
    assert f"{VARIABLE}={shell}_complete" in script


def test_another_shell_is_refused(dcg: Run) -> None:
    assert "tcsh" in complaint(dcg("completion", "tcsh"))
