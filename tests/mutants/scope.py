"""Which code is mutated, and what of it is left out by rule."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent

CODE: Final = (
    "dcg/official/fold",
    "dcg/official/keywords",
    "dcg/official/language",
    "dcg/official/reading",
    "dcg/official/rules",
)
"""What is mutated: what a rule, an effect, a keyword or the fold of an event does."""

KEPT_VALUES: Final = (
    "dcg/official/reading/derived_board.py",
    "dcg/official/reading/facets.py",
    "dcg/official/reading/compiled/tables.py",
    "dcg/official/reading/continuous/dependencies.py",
    "dcg/official/reading/continuous/derivation.py",
    "dcg/official/reading/continuous/sources.py",
    "dcg/official/reading/once.py",
    "dcg/official/rules/unsupported.py",
)
"""Left out whole: they decide only what is kept instead of computed again, or what is told of it.

That a kept value is the computed one is proven elsewhere: `tests/official/reading` derives every
board of whole matches both ways.
"""

NOT_PLAYED: Final = frozenset({"_card_identified", "_hidden_redealt"})
"""Folds of events that no rule makes: a person who records a match names a card, and a branch deals
anew what nobody could know. No scenario can have them; `tests/official` and `tests/replays` do."""

TELLING: Final = frozenset({"__repr__", "__str__", "__hash__"})
"""Methods that say what something is and decide nothing."""


def sources() -> list[str]:
    """The paths of the modules that are mutated, relative to the checkout, in order."""
    found = [
        path.relative_to(ROOT).as_posix()
        for folder in CODE
        for path in (ROOT / folder).rglob("*.py")
    ]
    return sorted(path for path in found if path not in KEPT_VALUES)


def module_of(path: str) -> str:
    """The dotted name of a source file.

    >>> module_of("dcg/official/fold/__init__.py")
    'dcg.official.fold'
    """
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def read(path: str) -> str:
    """The text of a source file."""
    return (ROOT / path).read_text("utf-8")


def left_out(statement: ast.stmt) -> bool:
    """Whether a statement is out of scope with everything in it: assertions and what amounts to one
    (a condition under which nothing is done but raising an error), error messages, imports, type
    definitions, code for type checkers, and what is noted as the cause of an event, which is told and
    never asked.

    >>> left_out(ast.parse("assert seat in (0, 1)").body[0])
    True
    """
    match statement:
        case ast.Assert() | ast.Raise() | ast.Import() | ast.ImportFrom() | ast.Global():
            return True
        case ast.FunctionDef(name=name):
            return name in TELLING or name in NOT_PLAYED
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.If(body=[ast.Raise()], orelse=[]):
            return True
        case ast.Expr(value=ast.Constant()):
            return True
        case ast.Assign(targets=[ast.Name(id=name)]):
            return name.startswith("__")
        case ast.Assign(targets=[ast.Attribute(attr="because")]):
            return True
        case ast.AnnAssign(value=None):
            return True
    return False


def blocks(node: ast.AST) -> Iterator[list[ast.stmt]]:
    """The lists of statements directly within a node.

    >>> [len(block) for block in blocks(ast.parse("if a:\\n    b()\\nelse:\\n    c()\\n    d()").body[0])]
    [1, 2]
    """
    for name in ("body", "orelse", "finalbody"):
        held = getattr(node, name, None)
        if isinstance(held, list) and held and isinstance(held[0], ast.stmt):
            yield held
    for handler in getattr(node, "handlers", ()):
        yield handler.body
    for case in getattr(node, "cases", ()):
        yield case.body
