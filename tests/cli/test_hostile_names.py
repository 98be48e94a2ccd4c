"""Names come from files and stores that others wrote: no command lets them act on a terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dcg.official.catalogue import decks
from replays.store import MatchStore
from tests.cli.conftest import Run

NAME = 'Evil\x1b]0;pwned\x07[bold red]:boom:[/]\u202e\x9b2J\r"deck"'


@pytest.fixture(scope="module")
def hostile(dcg: Run, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("hostile")
    red = decks()["bench-red"]
    mine = folder / "mine.json"
    mine.write_text(
        json.dumps({"name": NAME, "deck": red.deck, "digi_egg_deck": red.digi_egg_deck})
    )
    path = folder / "hostile.db"
    result = dcg("simulate", "--decks", f"{mine},bench-blue", "--games", 2, "--store", path)
    assert result.exit_code == 0, result.stderr
    assert_harmless(result.stdout + result.stderr)
    return path


def assert_harmless(text: str) -> None:
    assert all(sign == "\n" or sign.isprintable() for sign in text), repr(text)
    assert "Evil" in text
    assert "[bold red]" in text, "what looks like markup is shown as it is"
    assert ":boom:" in text


@pytest.mark.parametrize(
    "command",
    [
        ("matches",),
        ("matches", "--format", "json"),
        ("matches", "--format", "csv"),
        ("stats", "winrate"),
        ("stats", "winrate", "--format", "json"),
        ("stats", "winrate", "--format", "csv"),
        ("replay", "MATCH"),
        ("replay", "MATCH", "--at", "60"),
        ("bisect", "MATCH", "--where", "event = 0"),
    ],
)
def test_a_deck_name_stays_a_name(dcg: Run, hostile: Path, command: tuple[str, ...]) -> None:
    with MatchStore.open(hostile) as store:
        match = store.summaries()[0].id
    result = dcg(*(match if part == "MATCH" else part for part in command), "--store", hostile)
    assert result.exit_code == 0, result.stderr
    assert_harmless(result.stdout)


def test_what_the_user_typed_is_shown_harmless_too(dcg: Run, hostile: Path) -> None:
    for arguments in (
        ("replay", "\x1b[2Jabcd", "--store", str(hostile)),
        ("simulate", "--decks", "\x1b[2J\nx"),
        ("bisect", "00", "--where", "\x1b[2J", "--store", str(hostile)),
        ("\x1b[2J",),
    ):
        result = dcg(*arguments)
        assert result.exit_code == 2
        assert result.stderr.count("\n") == 1
        assert result.stderr.rstrip("\n").isprintable()
