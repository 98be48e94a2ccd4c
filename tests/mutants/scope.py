"""Which code of a game is mutated, and what of all code is left out by rule."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent


@dataclass(frozen=True)
class Scope:
    """What is mutated of one game, and which scenarios have to notice.

    `code` are folders: what a rule, an effect, a keyword or the fold of an event does. `kept_values` is
    left out of them whole: modules that decide only what is kept instead of computed again, or what is
    told. `same` is the list of mutants that change nothing. All paths are relative to the checkout.
    """

    game: str
    code: tuple[str, ...]
    kept_values: frozenset[str]
    scenarios: str
    same: str

    def sources(self) -> list[str]:
        """The paths of the modules that are mutated, in order."""
        found = [
            path.relative_to(ROOT).as_posix()
            for folder in self.code
            for path in (ROOT / folder).rglob("*.py")
        ]
        return sorted(path for path in found if path not in self.kept_values)

    @property
    def kept(self) -> Path:
        """Where results are kept. Nothing else is there; it can be deleted at any time."""
        return ROOT / "build" / "mutants" / self.game


NOT_PLAYED: Final = frozenset({"_card_identified", "_card_named", "_hidden_redealt"})
"""Folds of events that no rule makes: a person who records a match names a card, and a branch deals
anew what nobody could know. No scenario can have them; the tests of the game and `tests/replays` do."""

TELLING: Final = frozenset({"__repr__", "__str__", "__hash__"})
"""Methods that say what something is and decide nothing."""


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
