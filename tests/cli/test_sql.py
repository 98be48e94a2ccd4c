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


def test_a_folder_that_is_not_there_is_named(dcg: Run, asked: Path, tmp_path: Path) -> None:
    out = tmp_path / "none" / "a.csv"
    line = complaint(dcg("sql", "SELECT 1", "--out", out, "--store", asked))
    assert line.endswith(f"there is no folder {out.parent} to put a.csv into")


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
        ("COPY (SELECT 1) TO '{path}.wal'", "out of reach"),
        ("COPY (SELECT 1) TO '{path}' (USE_TMP_FILE false)", "out of reach"),
        ("EXPLAIN ANALYZE COPY (SELECT 1) TO '{path}.wal'", "no question"),
        ("EXPLAIN ANALYZE CREATE TEMP TABLE t (x INT)", "no question"),
        (
            "FROM enable_logging(storage='file', storage_config={{'path': '{path}.wal'}})",
            "of reach",
        ),
        ("SELECT * FROM arrow_scan(1, 2, 3)", "out of reach"),
        ("SET VARIABLE x = (SELECT count(*) FROM duckdb_logs())", "out of reach"),
        (
            'SET VARIABLE "x = 1 --" = (SELECT 1 FROM enable_logging())',
            "settings cannot be changed",
        ),
        ("SELECT * FROM query('FROM enable_logging()')", "out of reach"),
        ("CREATE TEMP TABLE t (x INT)", "can only be read"),
        ("PREPARE q AS SELECT 1", "can only be read"),
        ("CALL force_checkpoint()", "can only be read"),
        ("CHECKPOINT", "can only be read"),
        ("BEGIN", "can only be read"),
        ("USE memory", "settings cannot be changed"),
        ("PIVOT seats ON deck", "PIVOT needs its values"),
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
    query = query.format(path=f"{asked}.duckdb") if "path" in query else query
    assert says in complaint(dcg("sql", query, "--store", asked))
    assert sorted(one.name for one in asked.parent.iterdir()) == ["eight.db", "eight.db.duckdb"]
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
    assert {"cards", "events", "definitions"} <= names
    assert (folder / "battle_evolution.cards.parquet").is_file()
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


def test_every_statement_is_answered_in_order(dcg: Run, asked: Path, tmp_path: Path) -> None:
    result = dcg(
        "sql",
        "SELECT 1 AS one; SET VARIABLE x = 2; SELECT getvariable('x') AS two",
        "--store",
        asked,
    )
    assert result.stdout.split() == ["one", "---", "1", "two", "---", "2"]
    for form in ("csv", "json", "parquet"):
        out = tmp_path / f"two.{form}"
        result = dcg("sql", "SELECT 1; SELECT 2", "--out", out, "--store", asked)
        assert f"{form} holds the answer to one question" in complaint(result)
        assert not out.exists()


def test_questions_of_every_kind_are_answered(dcg: Run, asked: Path) -> None:
    for query in (
        "WITH a AS (SELECT 7 AS x) FROM a",
        "VALUES (7)",
        "SELECT 7 /* ; */ -- ;",
        "SELECT sum(x) FROM (SELECT unnest([3, 4]) AS x)",
        "SELECT 7 FROM range(1)",
    ):
        assert "7" in dcg("sql", query, "--store", asked).stdout.split()
    for query in (
        "DESCRIBE seats",
        "SHOW TABLES",
        "SUMMARIZE seats",
        "EXPLAIN FROM seats",
        "EXPLAIN ANALYZE FROM seats",
        "PIVOT seats ON deck IN ('bench-red')",
        "PRAGMA table_info('seats')",
        "RESET VARIABLE x",
    ):
        assert dcg("sql", query, "--store", asked).exit_code == 0, query


def test_words_are_understood_in_a_pipe_and_as_an_argument(dcg: Run, asked: Path) -> None:
    text = ".tables\n.schema left_out\nSELECT '\n.help' AS said,\n6 * 7 AS answer;\n.help\nSELECT 5"
    result = CliRunner().invoke(group, ["sql", "--store", str(asked)], input=text)
    assert result.exit_code == 0, result.output
    words = (
        "card_appearances",
        "What is wrong with its log.",
        "42",
        "End a statement",
        "\n5\n-\n5\n",
    )
    places = [result.stdout.index(word) for word in words]
    assert places == sorted(places)
    assert "card_appearances" in dcg("sql", ".tables", "--store", asked).stdout
    assert "no such command '.table'" in complaint(dcg("sql", ".table", "--store", asked))


ENDLESS = "SELECT count(*) FROM range(1000000000000)"
"""Many rows: interrupted between two of them."""
ONE_LONG_CALL = "SELECT levenshtein(repeat('a', 300000), repeat('b', 300000))"
"""One call of a function that takes minutes: cannot be interrupted."""


def test_sql_has_a_limit_of_time(dcg: Run, asked: Path) -> None:
    for asks in (["sql", ENDLESS], ["bisect", _match(dcg, asked), "--where", f"({ENDLESS}) > 0"]):
        result = dcg(*asks, "--timeout", 0.3, "--store", asked)
        assert "no answer within 0.3 seconds" in complaint(result)


def _match(dcg: Run, store: Path) -> str:
    query = "SELECT match FROM matches LIMIT 1"
    return dcg("sql", query, "--format", "csv", "--store", store).stdout.split()[1]


@pytest.mark.parametrize("what", ["sql", "bisect"])
def test_what_cannot_be_interrupted_ends_all_the_same(dcg: Run, asked: Path, what: str) -> None:
    asks = ["sql", ONE_LONG_CALL]
    if what == "bisect":
        asks = ["bisect", _match(dcg, asked), "--where", f"({ONE_LONG_CALL}) > event"]
    began = time.monotonic()
    result = subprocess.run(  # noqa: S603
        [
            sys.executable,
            "-c",
            "from cli.main import main; main()",
            *asks,
            "--store",
            str(asked),
            "--timeout",
            "0.5",
        ],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.startswith("dcg: no answer within 0.5 seconds")
    assert result.stderr.count("\n") == 1
    assert time.monotonic() - began < 30


def test_csv_is_no_formula_in_a_spreadsheet(dcg: Run, asked: Path, tmp_path: Path) -> None:
    query = (
        "SELECT -1 AS number, '=1+1' AS \"=a\", '+x' AS b, '-x' AS c, '@x' AS d, "
        "chr(9) || 'x' AS e, 'a=b' AS f, chr(65309) || '1' AS g"
    )
    text = dcg("sql", query, "--format", "csv", "--store", asked).stdout
    assert list(csv.reader(io.StringIO(text))) == [
        ["number", "'=a", "b", "c", "d", "e", "f", "g"],
        ["-1", "'=1+1", "'+x", "'-x", "'@x", "\\x09x", "a=b", "'" + chr(65309) + "1"],
    ]
    out = tmp_path / "raw.csv"
    dcg("sql", query, "--out", out, "--raw-text", "--store", asked)
    assert list(csv.reader(io.StringIO(out.read_text())))[1][:3] == ["-1", "=1+1", "+x"]
    (found,) = json.loads(dcg("sql", query, "--format", "json", "--store", asked).stdout)
    assert found["=a"] == "=1+1"


def test_the_prompt(asked: Path, tmp_path: Path) -> None:
    """On a terminal: statements over several lines, help, what is refused, history kept."""
    typed = [
        ".tables",
        ".schema winrat",
        ".schema left_out",
        "SELECT 6 *",
        " 7 AS answer;",
        "SET VARIABLE kept = 'still here';",
        "SELECT getvariable('kept');",
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
        with duckdb.connect(f"{asked}.duckdb"):  # left open, it keeps nobody from writing
            pass
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
        "still here\r\n",
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
