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


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (("replay", "{match}", "--turn", "x"), "'--turn': 'x' is not a whole number;"),
        (("replay", "{match}", "--turn", "-1"), "'--turn': -1 is not 0 or more;"),
        (("simulate", "--decks", "a", "--games", "0"), "'--games': 0 is not from 1 to 10000000;"),
        (("simulate", "--decks", "a", "--seed", "2.5"), "'--seed': '2.5' is not a whole number;"),
        (("sql", "FROM matches", "--timeout", "soon"), "'--timeout': 'soon' is not a number;"),
        (("export", "{match}", "--out", "x"), "no such option '--out'; see dcg export --help"),
        (("export", "{match}", "--quite"), "no such option '--quite'; did you mean '--quiet'?"),
        (("bisect", "{match}", "--were", "1"), "no such option '--were'; did you mean '--where'?"),
    ],
    ids=lambda one: " ".join(one) if isinstance(one, tuple) else "",
)
def test_a_wrong_argument_is_said_in_plain_words(
    dcg: Run, store: Path, match: str, command: tuple[str, ...], said: str
) -> None:
    arguments = [part.format(match=match) for part in command]
    assert said in complaint(dcg(*arguments, "--store", store))
