"""One name, one noun: a reader who meets a class name knows which class it is.

Games have the same nouns (a card, a deck list, drawing) and never import each other: where a reader
is inside one game, the other game's classes cannot be meant.
"""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("dcg", "replays", "analytics", "cli")
GAMES = ("dcg/official/", "dcg/battle_evolution/")

MIRRORED: dict[str, str] = {
    "Match": "the rules have the running state and log; a program has the match it plays",
    "Board": "the game's state of the field; and that board as a program prints and asks it",
}
"""Class names that may be defined more than once, and the reason: the classes are the same noun seen
from two sides."""


def class_names() -> Iterator[tuple[str, str]]:
    """Every class defined at the top of a module, and its file."""
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef):
                    yield node.name, str(path.relative_to(ROOT))


def defined(besides: str = "") -> dict[str, list[str]]:
    """The files of every class name, those of the game `besides` left out."""
    found = defaultdict(list)
    for name, where in class_names():
        if not (besides and where.startswith(besides)):
            found[name].append(where)
    return found


@pytest.mark.parametrize("other", GAMES)
def test_a_class_name_is_defined_once(other: str) -> None:
    twice = {name: where for name, where in defined(other).items() if len(where) > 1}
    assert {name: where for name, where in twice.items() if name not in MIRRORED} == {}


def test_every_exception_is_still_needed() -> None:
    found = defined()
    assert [name for name in MIRRORED if len(found.get(name, ())) < 2] == []
