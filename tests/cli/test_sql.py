"""`dcg sql`: everything can be asked, nothing changed or reached."""

from __future__ import annotations

import csv
import io
import json
import os
import pty
import subprocess
import sys
import time
from pathlib import Path

import duckdb
import pytest
from click.testing import CliRunner

from cli.main import dcg as group
from tests.cli.conftest import Run, complaint


@pytest.fixture(scope="module")
def asked(store: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the store, so that the analytics database is beside it."""
    path = tmp_path_factory.mktemp("sql") / "eight.db"
    path.write_bytes(store.read_bytes())
    return path


def test_a_query_answers_in_every_format(dcg: Run, asked: Path, tmp_path: Path) -> None:
    query = "SELECT deck, count(*) AS n, any_value(cards) AS cards FROM seats, (SELECT ['a', 'b'] AS cards) GROUP BY deck ORDER BY deck"
    table = dcg("sql", query, "--store", asked).stdout.splitlines()
    assert table[0].split() == ["deck", "n", "cards"]
    assert table[2].split() == ["bench-blue", "8", "[a,", "b]"]
    found = json.loads(dcg("sql", query, "--format", "json", "--store", asked).stdout)
    assert found[1] == {"deck": "bench-red", "n": 8, "cards": ["a", "b"]}
    text = dcg("sql", query, "--format", "csv", "--store", asked).stdout
    assert next(iter(csv.DictReader(io.StringIO(text)))) == {
        "deck": "bench-blue",
        "n": "8",
        "cards": '["a", "b"]',
    }
    for ending in ("json", "csv", "parquet"):
        out = tmp_path / f"found.{ending}"
        result = dcg("sql", query, "--out", out, "--store", asked)
        assert (result.exit_code, result.stdout) == (0, "")
        assert len(duckdb.sql(f"FROM '{out}'").fetchall()) == 2


def test_a_query_can_come_from_stdin(asked: Path) -> None:
    result = CliRunner().invoke(
        group, ["sql", "--store", str(asked)], input="SELECT 40 + 2 AS answer"
    )
    assert result.stdout.splitlines() == ["answer", "------", "    42"]


def test_nothing_found_is_no_error(dcg: Run, asked: Path) -> None:
    for form, says in (("json", "[]\n"), ("csv", "match,reason\n")):
        result = dcg("sql", "FROM left_out", "--format", form, "--store", asked)
        assert (result.exit_code, result.stdout) == (0, says)


@pytest.mark.parametrize(
    ("query", "says"),
    [
        ("DELETE FROM matches", "can only be read"),
        ("CREATE TABLE t (x INT)", "can only be read"),
        ("UPDATE projection SET position = 0", "can only be read"),
        ("DROP VIEW winrate", "can only be read"),
        ("COPY matches TO 'out.csv'", "out of reach"),
        ("FROM '/etc/passwd'", "/etc/passwd does not exist"),
        ("FROM read_csv('/etc/passwd')", "out of reach"),
        ("SELECT * FROM glob('*')", "out of reach"),
        ("ATTACH 'other.duckdb'", "out of reach"),
        ("INSTALL httpfs", "out of reach"),
        ("LOAD httpfs", "out of reach"),
        ("EXPORT DATABASE 'folder'", "out of reach"),
        ("SET enable_external_access = true", "settings cannot be changed"),
        ("SET python_enable_replacements = true", "settings cannot be changed"),
        ("FROM database", "database does not exist"),
        ("SELEC 1", "syntax error"),
        ("FROM matchs", 'Did you mean "matches"'),
        ("SELECT 'x'::INT", "Could not convert"),
        (" ; ", "the query is empty"),
    ],
)
def test_what_is_refused_is_refused_in_one_line(
    dcg: Run, asked: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, query: str, says: str
) -> None:
    monkeypatch.chdir(tmp_path)
    before = json.loads(dcg("sql", "FROM projection", "--format", "json", "--store", asked).stdout)
    assert says in complaint(dcg("sql", query, "--store", asked))
    after = json.loads(dcg("sql", "FROM projection", "--format", "json", "--store", asked).stdout)
    assert before == after
    assert list(tmp_path.iterdir()) == []


def test_a_refused_query_leaves_the_file_that_was_there(
    dcg: Run, asked: Path, tmp_path: Path
) -> None:
    for ending in ("csv", "json", "parquet"):
        out = tmp_path / f"kept.{ending}"
        out.write_text("of use")
        query = "SELECT CASE WHEN event > 300 THEN 'x'::INT ELSE 1 END FROM timeline"
        complaint(dcg("sql", query, "--out", out, "--store", asked))
        assert out.read_text() == "of use"
    assert len(list(tmp_path.iterdir())) == 3


def test_statistics_follow_the_variables(dcg: Run, asked: Path) -> None:
    query = "SET VARIABLE only_decks = ['bench-red']; SELECT deck FROM winrate"
    found = dcg("sql", query, "--format", "csv", "--store", asked).stdout
    assert found.split() == ["deck", "bench-red"]


def test_a_long_answer_is_cut_in_tables_only_and_says_so(dcg: Run, asked: Path) -> None:
    result = dcg("sql", "FROM events", "--limit", 3, "--store", asked)
    assert len(result.stdout.splitlines()) == 5
    assert "the first 3 rows" in result.stderr
    text = dcg("sql", "SELECT event FROM events", "--format", "csv", "--store", asked).stdout
    count = dcg("sql", "SELECT count(*) FROM events", "--format", "csv", "--store", asked).stdout
    assert len(text.splitlines()) - 1 == int(count.splitlines()[1])


def test_every_table_is_exported(dcg: Run, asked: Path, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "tables"
    result = dcg("sql", "--export", folder, "--store", asked)
    assert result.exit_code == 0
    names = {path.stem for path in folder.iterdir()}
    assert {"matches", "seats", "turns", "timeline", "decisions", "card_appearances"} <= names
    for name in ("matches", "timeline"):
        count = f"SELECT count(*) FROM {name}"
        stored = dcg("sql", count, "--format", "csv", "--store", asked).stdout.split()[1]
        ((written,),) = duckdb.sql(f"SELECT count(*) FROM '{folder / name}.parquet'").fetchall()
        assert written == int(stored)
    assert "neither a query nor" in complaint(
        dcg("sql", "FROM winrate", "--export", folder, "--store", asked)
    )


def test_names_of_decks_are_inert_in_answers(dcg: Run, asked: Path) -> None:
    for form in ("table", "csv", "json"):
        result = dcg("sql", "SELECT chr(27) || '[2J' AS name", "--format", form, "--store", asked)
        assert "\x1b" not in result.stdout
        assert "[2J" in result.stdout


def test_the_prompt(asked: Path, tmp_path: Path) -> None:
    """On a terminal: statements over several lines, help, what is refused, history kept."""
    typed = [
        ".tables",
        ".schema winrat",
        ".schema left_out",
        "SELECT 6 *",
        " 7 AS answer;",
        "DROP TABLE matches;",
        ".nonsense",
        ".help",
        ".quit",
    ]
    leader, follower = pty.openpty()
    with subprocess.Popen(  # noqa: S603
        [sys.executable, "-c", "from cli.main import main; main()", "sql", "--store", str(asked)],
        stdin=follower,
        stdout=follower,
        stderr=follower,
        cwd=Path(__file__).parents[2],
        env={**os.environ, "XDG_STATE_HOME": str(tmp_path), "TERM": "dumb"},
    ) as process:
        os.close(follower)
        seen = _read_until(leader, "dcg sql> ")
        for line in typed:
            os.write(leader, line.encode() + b"\n")
            if line != ".quit":
                seen += _read_until(leader, "> ")
        assert process.wait(20) == 0
        os.close(leader)
    for words in (
        "card_appearances",
        "did you mean winrate",
        "What is wrong with its log.",
        "42",
        "can only be read",
        "no such command '.nonsense'",
        "End a statement with a semicolon",
    ):
        assert words in seen
    kept = tmp_path / "dcg" / "dcg_sql_history"
    assert "DROP TABLE matches;" in kept.read_text()
    assert kept.stat().st_mode & 0o077 == 0


def _read_until(terminal: int, sign: str) -> str:
    seen = ""
    end = time.monotonic() + 30
    while not seen.endswith(sign):
        assert time.monotonic() < end, seen
        seen += os.read(terminal, 65536).decode()
    return seen
