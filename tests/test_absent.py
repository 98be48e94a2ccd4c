"""Nobody and nothing have names: a bare -1 stands for neither."""

import ast
from collections.abc import Iterator

import pytest

from tests.test_import_direction import ROOT

PACKAGES = ("dcg", "replays", "analytics", "cli")
DEFINITIONS = {
    "dcg/kernel/absent.py",
    "dcg/official/codes/absent.py",
    "dcg/battle_evolution/codes/absent.py",
}
REVIEWED = {
    "dcg/official/codes/attack.py": "the value of a code, where it is defined",
    "dcg/official/text/normalise.py": "a bracket closes: one less is open",
    "dcg/official/text/grammar/verbs/costs.py": "a factor: what is counted is taken off",
    "dcg/official/words/turn.py": "a sign: the gauge as the other seat reads it",
}
"""Files where -1 is a number, and why."""


def bare(tree: ast.AST) -> Iterator[int]:
    """The lines with a -1 that is no place from the end, step of a range, or click's "any number"."""
    meant = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript):
            parts = [node.slice]
            if isinstance(node.slice, ast.Slice):
                parts = [
                    held for held in (node.slice.lower, node.slice.upper, node.slice.step) if held
                ]
            for part in parts:
                meant |= {id(part), *(id(held) for held in _terms(part))}
        elif isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name) and node.func.id == "range":
                meant |= {id(held) for held in node.args}
            meant |= {id(held.value) for held in node.keywords if held.arg == "nargs"}
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.UnaryOp)
            and isinstance(node.op, ast.USub)
            and isinstance(node.operand, ast.Constant)
            and node.operand.value == 1
            and isinstance(node.operand.value, int)
            and id(node) not in meant
        ):
            yield node.lineno


def _terms(node: ast.AST) -> Iterator[ast.AST]:
    """The terms of a sum."""
    if isinstance(node, ast.BinOp):
        yield from (node.left, node.right)
        yield from _terms(node.left)
        yield from _terms(node.right)


def test_nobody_and_nothing_are_named() -> None:
    found: dict[str, list[int]] = {}
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            name = path.relative_to(ROOT).as_posix()
            lines = list(bare(ast.parse(path.read_text("utf-8"))))
            if lines and name not in DEFINITIONS:
                found[name] = lines
    assert {name: found[name] for name in found.keys() - REVIEWED.keys()} == {}
    assert REVIEWED.keys() - found.keys() == set(), "no -1 there any more: take it off the list"
    assert all(len(found[name]) == 1 for name in REVIEWED), found


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ("x = -1", 1),
        ("f(-1)", 1),
        ("x == -1", 1),
        ("held[known.get(x, -1)]", 1),
        ("x = -1.0; y = x - 1; z = -2", 0),
        ("x[-1], x[:-1], x[::-1], x[-1 - place], x[: -count - 1 : -1]", 0),
        ("range(9, -1, -1)", 0),
        ("option(nargs=-1)", 0),
    ],
)
def test_a_bare_one_is_found(source: str, count: int) -> None:
    assert len(list(bare(ast.parse(source)))) == count
