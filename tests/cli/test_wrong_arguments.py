"""Arguments that are no text, or no end of it: one line, and no longer than a screen."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from dcg.official.catalogue import deck
from tests.cli.conftest import Run, complaint

HALF = "\udcff"
"""What a byte that is not UTF-8 is among a program's arguments."""

ENDLESS = "x" * 100_000


@pytest.mark.parametrize(
    "command",
    [
        ("sql", "SELECT {}"),
        ("bisect", "{match}", "--where", "{} = 'x'"),
        ("stats", "winrate", "--deck", "{}"),
        ("matches", "--player", "{}"),
        ("replay", "{}"),
        ("forget", "{}"),
        ("branch", "{match}", "--at", "5", "--player", "{}"),
        ("simulate", "--decks", "{}"),
        ("import", "{}"),
        ("{}",),
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("given", [HALF, ENDLESS], ids=["not UTF-8", "endless"])
def test_what_is_no_text_or_too_long_is_one_line(
    dcg: Run, store: Path, match: str, tmp_path: Path, command: tuple[str, ...], given: str
) -> None:
    held = shutil.copy(store, tmp_path / "held.db")
    arguments = [part.format(given, match=match) for part in command]
    if command != ("{}",):
        arguments += ["--store", str(held)]
    assert len(complaint(dcg(*arguments))) < 2100


def test_a_deck_whose_file_has_such_a_name_is_refused(dcg: Run, tmp_path: Path) -> None:
    """Its name would be the deck's, and stand in every match it plays."""
    path = tmp_path / f"{HALF}.txt"
    held = deck("bench-red")
    lines = [f"{copies} {number}" for number, copies in (*held.deck.items(),)]
    eggs = [f"{copies} {number}" for number, copies in held.digi_egg_deck.items()]
    path.write_text("\n".join(["Deck", *lines, "Digi-Egg deck", *eggs]))
    store = tmp_path / "held.db"
    said = complaint(dcg("simulate", "--decks", path, "--games", 1, "--store", store))
    assert "is not text: a byte in it is not UTF-8" in said
