from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import cli.commands.decks
from replays.store import MatchStore
from tests.cli.conftest import Run, complaint

ROOT = Path(__file__).resolve().parents[2]


def test_demo_goes_the_whole_way_and_can_be_run_again(dcg: Run, tmp_path: Path) -> None:
    path = tmp_path / "demo.db"
    first = dcg("demo", "--games", 12, "--store", path, "--plain")
    assert first.exit_code == 0, first.stderr
    for part in ("== 1.", "== 2.", "== 3.", "== 4.", "== Try next", "Why", "win rate", "<--"):
        assert part in first.stdout
    assert "12 matches in" in first.stdout
    second = dcg("demo", "--games", 12, "--store", path, "--plain")
    there = first.stdout.replace("(0 were there already)", "(12 were there already)")
    assert second.stdout == there


def test_what_demo_suggests_works(
    dcg: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "demo.db"
    text = dcg("demo", "--games", 12, "--store", path, "--plain").stdout
    after = map(str.strip, text[text.index("Try next") :].splitlines()[2:])
    tried = [line for line in after if line.startswith("dcg ")]
    assert len(tried) >= 5
    for line in tried:
        words = line.split("  ")[0].split()
        assert words[0] == "dcg"
        result = dcg(*words[1:])
        assert result.exit_code == 0, (line, result.stderr)


def test_help_and_version(dcg: Run) -> None:
    assert "dcg demo" in dcg("--help").stdout
    assert dcg("--version").stdout.startswith("dcg, version ")
    assert dcg("-h").exit_code == 0
    for nothing_asked in ((), ("decks",)):
        result = dcg(*nothing_asked)
        assert (result.exit_code, result.stderr) == (0, "")
        assert "Commands:" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("simulat",), "did you mean simulate"),
        (("decks", "lst"), "did you mean list"),
        (("matches", "--format", "xml"), "'--format'"),
        (("--fromage",), "no such option"),
    ],
)
def test_wrong_usage(dcg: Run, arguments: tuple[str, ...], says: str) -> None:
    assert says in complaint(dcg(*arguments))


def test_a_fault_of_ours_is_one_line_too(dcg: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(cli.commands.decks, "game_of", broken)
    monkeypatch.delenv("DCG_TRACEBACK", raising=False)
    line = complaint(dcg("decks", "list"), code=70)
    assert "a fault in dcg itself" in line
    assert "DCG_TRACEBACK=1" in line
    monkeypatch.setenv("DCG_TRACEBACK", "1")
    with pytest.raises(ZeroDivisionError):
        dcg("decks", "list")


def command(*arguments: object) -> list[str]:
    code = "from cli.main import main; main()"
    return [sys.executable, "-c", code, *map(str, arguments)]


def test_as_a_process(tmp_path: Path) -> None:
    path = tmp_path / "some.db"
    done = subprocess.run(  # noqa: S603
        command("simulate", "--decks", "bench-red", "--games", 2, "--store", path),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, "2 played now" in done.stdout) == (0, True), done.stderr
    wrong = subprocess.run(  # noqa: S603
        command("replay", "0f0f0f0f", "--store", path),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert wrong.returncode == 2
    assert wrong.stderr == f"dcg: no match '0f0f0f0f' in {path}\n"
    assert wrong.stdout == ""


def test_output_into_a_closed_pipe_is_no_error(tmp_path: Path, store: Path, match: str) -> None:
    first = subprocess.Popen(  # noqa: S603
        command("replay", match, "--all", "--store", store),
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert first.stdout is not None
    first.stdout.readline()
    first.stdout.close()
    assert first.stderr is not None
    assert first.stderr.read() == b""
    first.stderr.close()
    first.wait(timeout=60)


def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    path = tmp_path / "many.db"
    running = subprocess.Popen(  # noqa: S603
        command("simulate", "--decks", "bench-red,bench-blue", "--games", 100000, "--store", path),
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    until = time.monotonic() + 60
    while time.monotonic() < until and not (path.exists() and _count(path)):
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert running.returncode == 130, err
    assert out == ""
    stored = _count(path)
    assert stored > 0
    assert err.startswith(f"dcg: interrupted: {stored} matches are stored in {path}, ")
    assert err.count("\n") == 1
    with MatchStore.open(path) as opened:
        for one in opened.summaries()[-3:]:
            assert opened.record(one.id).events


def _count(path: Path) -> int:
    try:
        with MatchStore.open(path) as opened:
            return len(opened)
    except Exception:  # it is being made
        return 0


@pytest.mark.parametrize("arguments", [("decks", "list"), ("rules", "--open", "--format", "csv")])
def test_who_reads_no_further_makes_no_failure_of_it(arguments: tuple[str, ...]) -> None:
    program = [sys.executable, "-c", "from cli.main import main; main()", *arguments]
    with subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:  # noqa: S603 - our own program
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.read(1)
        running.stdout.close()
        assert b"Traceback" not in running.stderr.read()
        assert running.wait() == 141
