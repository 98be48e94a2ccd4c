"""What the report and the tables of statistics say of matches of Digimon Battle Evolution, for people."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Run


@pytest.fixture(scope="module")
def few(dcg: Run, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("few") / "few.db"
    decks = ("--decks", "first-forest,first-ocean")
    assert dcg("simulate", *decks, "--games", 24, "--store", path).exit_code == 0
    return path


def test_why_matches_end_is_said_in_words(dcg: Run, few: Path, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    dcg("report", "--store", few, "--out", page)
    written = page.read_text("utf-8")
    assert "knock outs" in written
    assert "knock_outs" not in written
    assert "as_evolved" not in written
    assert "knock outs" in dcg("stats", "endings", "--store", few).stdout


def test_programs_are_given_the_names_of_the_log(dcg: Run, few: Path) -> None:
    found = json.loads(dcg("stats", "endings", "--store", few, "--format", "json").stdout)
    assert {row["reason"] for row in found} <= {"knock_outs", "no_digimon", "repetition"}


def test_a_mean_and_its_interval_have_as_many_digits(dcg: Run, few: Path, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    dcg("report", "--store", few, "--out", page)
    said = re.search(
        r"with (\d+) damage on average \(95 %: (\S+) to (\S+)\)", page.read_text("utf-8")
    )
    assert said is not None
    assert all(figure.isdigit() for figure in said.groups())
