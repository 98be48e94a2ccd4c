from __future__ import annotations

import re
import shlex
import sys
from itertools import takewhile
from pathlib import Path
from types import ModuleType

import click
import pytest

from cli.docs import PAGES
from cli.docs.__main__ import main as write_pages
from cli.docs.commands import helps
from cli.docs.readme import BEGIN, END, with_tour
from cli.main import COMMANDS, dcg
from dcg.battle_evolution.game import GAME as BATTLE_EVOLUTION
from dcg.build import is_compiled
from dcg.kernel.rules import Game
from dcg.official.game import GAME
from dcg.official.scenarios.clauses import CARD_RULINGS, CLAUSES, RULINGS
from tests.cli.conftest import run

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
HELPS = dict(helps(dcg, "dcg"))
FROM_SOURCES = pytest.mark.skipif(is_compiled(), reason="compiled modules keep no docstrings")


@FROM_SOURCES
@pytest.mark.parametrize("name", PAGES)
def test_generated_pages_are_current(name: str) -> None:
    assert (DOCS / name).read_text("utf-8") == PAGES[name](), "run `make docs`"


@FROM_SOURCES
def test_no_page_is_written_from_compiled_modules(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    compiled = ModuleType("dcg.kernel.match")
    compiled.__file__ = "dcg/kernel/match.cpython-311-x86_64-linux-gnu.so"
    monkeypatch.setitem(sys.modules, "dcg.kernel.match", compiled)
    monkeypatch.setattr("cli.docs.__main__.ROOT", tmp_path)
    with pytest.raises(SystemExit, match=r"^dcg\.kernel\.match is compiled, .*`pip install -e \.`"):
        write_pages()
    assert list(tmp_path.iterdir()) == []


def test_every_command_is_documented() -> None:
    page = (DOCS / "cli.md").read_text("utf-8")
    missing = [path for path in HELPS if f"\n## {path}\n" not in page]
    assert missing == []
    assert {path.split()[1] for path in HELPS} == set(COMMANDS)


@pytest.mark.parametrize(
    ("name", "game"), [("events.md", GAME), ("battle-evolution-events.md", BATTLE_EVOLUTION)]
)
def test_every_topic_is_documented(name: str, game: Game) -> None:
    page = (DOCS / name).read_text("utf-8")
    assert [kind.TOPIC for kind in game.registry.types if f"\n### {kind.TOPIC}\n" not in page] == []


@pytest.mark.parametrize("path", HELPS)
def test_help_has_an_example_that_parses(path: str) -> None:
    """Every option and argument in an example exists; the command is not run."""
    result = run(*path.split()[1:], "--help")
    assert result.exit_code == 0
    examples = HELPS[path].partition("Examples:")[2].split("\n")
    lines = [line.strip() for line in examples if line.strip().startswith("dcg ")]
    assert lines, f"{path} --help shows no example"
    for line in lines:
        assert line.startswith(path)
        words = takewhile(lambda word: word not in ("<", ">"), shlex.split(line))
        words_after = list(words)[len(path.split()) :]
        _command(path).make_context(path, words_after)


def _command(path: str) -> click.Command:
    command: click.Command = dcg
    context = click.Context(command)
    for word in path.split()[1:]:
        assert isinstance(command, click.Group)
        found = command.get_command(context, word)
        assert found is not None
        command = found
    return command


def test_commands_that_print_progress_can_be_quiet() -> None:
    for path in ("dcg demo", "dcg simulate", "dcg verify", "dcg stats winrate", "dcg scenario run"):
        assert "--quiet" in HELPS[path]


def test_readme_commands_exist() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    named = {line.split()[2] for line in text.splitlines() if line.startswith("$ dcg ")}
    assert named <= set(COMMANDS)
    assert {"simulate", "replay", "bisect", "branch", "verify", "stats", "scenario"} <= named


def test_readme_has_the_place_of_the_tour() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    assert text.index(BEGIN) < text.index("$ dcg simulate") < text.index(END)
    with pytest.raises(ValueError, match="no tour"):
        with_tour("# dcg")


@pytest.mark.long
def test_what_the_readme_shows_is_what_the_commands_print() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    assert with_tour(text) == text, "run `make docs`"


PAGES_BY_HAND = [
    ROOT / "README.md",
    DOCS / "architecture.md",
    DOCS / "errata.md",
    *sorted((DOCS / "adr").glob("*.md")),
]


@pytest.mark.parametrize("path", PAGES_BY_HAND, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    text = path.read_text("utf-8")
    for target in re.findall(r"\]\(([^)#]+)\)", text):
        assert (path.parent / target).exists(), target


def test_every_decision_is_in_the_index() -> None:
    index = (DOCS / "adr" / "README.md").read_text("utf-8")
    for path in (DOCS / "adr").glob("0*.md"):
        title = path.read_text("utf-8").splitlines()[0].partition(". ")[2]
        assert f"({path.name}) | {title} |" in index


def test_errata_cite_clauses_and_rulings_that_exist() -> None:
    text = (DOCS / "errata.md").read_text("utf-8")
    rulings = set(re.findall(r"`([a-z-]+-\d+)`", text))
    assert rulings <= RULINGS
    listed = {ruling.partition("#")[0] for ruling in CARD_RULINGS}
    on_cards = re.findall(r"`((\w+-\d+)#Q\d+)`", text)
    assert {ruling for ruling, card in on_cards if card in listed} <= RULINGS
    clauses = set(re.findall(r"(?<![\w-])(\d{1,2}(?:-\d+)+)(?![\d-])", text))
    elsewhere = {"16-41", "16-42", "16-43"}
    assert clauses - elsewhere - {"2025-12-25"} <= CLAUSES
