"""Tables that are wider than the screen: nothing is cut, and no number is broken."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from rich.cells import cell_len

from cli.output import Column, rows
from cli.table import TableColumn, table_rows
from tests.cli.conftest import Run


def lines(columns: list[TableColumn], width: int | None) -> list[str]:
    return [text for text, _ in table_rows(columns, width)]


NAMES = TableColumn("deck", False, ["bt4-security-control", "bench-red"])
WORDS = TableColumn("what happened", False, ["Seat 1 plays Cerberusmon for 6 memory", "-"])
NUMBERS = [TableColumn(f"part {n}", True, ["123.4 %", "5.6 %"]) for n in range(8)]


def test_a_table_is_as_wide_as_it_is_where_there_is_room() -> None:
    for width in (None, 90):
        assert lines([NAMES, NUMBERS[0], WORDS], width) == [
            "deck                   part 0  what happened",
            "--------------------  -------  -------------------------------------",
            "bt4-security-control  123.4 %  Seat 1 plays Cerberusmon for 6 memory",
            "bench-red               5.6 %  -",
        ]


def test_text_is_wrapped_between_words() -> None:
    assert lines([NAMES, NUMBERS[0], WORDS], 60) == [
        "deck                   part 0  what happened",
        "--------------------  -------  -----------------------------",
        "bt4-security-control  123.4 %  Seat 1 plays Cerberusmon for",
        "                               6 memory",
        "bench-red               5.6 %  -",
    ]


def test_a_name_to_be_typed_again_is_never_broken() -> None:
    long = "bt4-dgo-2021-06-26-1-security-control"
    names = TableColumn("deck", False, [long, "bench-red"], whole=True)
    shown = lines([names, WORDS], 60)
    assert shown[2] == f"{long}  Seat 1 plays"
    assert [line.split()[0] for line in lines([names, *NUMBERS], 60) if long in line] == [long] * 4


def test_headings_are_wrapped_before_anything_goes_below() -> None:
    shown = lines([TableColumn("share of all matches", True, ["5.6 %", "-"]), WORDS], 50)
    assert shown[:2] == ["   share of  what happened", "all matches"]


def test_what_does_not_fit_stands_below_under_the_same_names() -> None:
    shown = lines([NAMES, *NUMBERS], 60)
    assert all(len(line) <= 60 for line in shown)
    assert sum(line.startswith("deck ") for line in shown) == 2
    assert sum(line.startswith("bt4-security-control ") for line in shown) == 2
    for number in range(8):
        assert f"part {number}" in "\n".join(shown)
    assert "\n".join(shown).count("123.4 %") == 8


@pytest.mark.parametrize(
    "arguments",
    [
        ("matches",),
        ("stats", "matchups"),
        ("stats", "winrate"),
        ("stats", "cards"),
        ("sql", "FROM timeline LIMIT 3"),
        ("replay", "MATCH", "--turn", "3"),
        ("replay", "MATCH", "--at", "200"),
        ("explain", "MATCH", "--at", "200"),
        ("bisect", "MATCH", "--where", "turn > 0", "--which", "every"),
    ],
)
def test_commands_fit_80_columns_and_go_on_in_a_pipe(
    dcg: Run,
    store: Path,
    match: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
) -> None:
    given = [match if one == "MATCH" else one for one in arguments]
    if given[0] in ("stats", "sql"):
        given += ["--analytics", str(tmp_path / "a.duckdb")]
    monkeypatch.delenv("COLUMNS", raising=False)
    whole = dcg(*given, "--store", store).stdout
    monkeypatch.setenv("COLUMNS", "80")
    narrow = dcg(*given, "--store", store).stdout
    assert max(map(cell_len, narrow.splitlines())) <= 80
    assert len(whole.splitlines()) <= len(narrow.splitlines())
    for word in whole.split():
        if word.strip("-") and len(word) <= 16:
            assert word in narrow, f"{word!r} is broken"


def test_data_for_programs_is_never_wrapped(
    dcg: Run, store: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    found = dcg("matches", "--store", store, "--format", "json").stdout
    assert len(json.loads(found)) == 8
    assert max(map(len, found.splitlines())) > 40


def test_a_column_without_a_heading_is_there_only_for_what_it_says(
    capsys: pytest.CaptureFixture[str],
) -> None:
    columns = (Column("deck"), Column("small", " "), Column("mirrors", right=True))
    rows(columns, [["bench-red", "", 0]], "table")
    assert capsys.readouterr().out.splitlines()[0] == "deck       mirrors"
    rows(columns, [["bench-red", "small sample", 0]], "table")
    assert "small sample" in capsys.readouterr().out
