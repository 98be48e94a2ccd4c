"""A mutant, and every mutant of a module."""

from __future__ import annotations

import ast
import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from tests.mutants.scope import Scope, blocks, left_out, read
from tests.mutants.steps import steps

MODULE: Final = "(module)"
"""The function of what is outside functions: tables, constants, defaults."""


@dataclass(frozen=True)
class Mutant:
    """One small step away from the code as it is.

    `before` and `after` are the statement (of one that holds others its first line); `nth` tells equal
    steps of one function apart. `number` and `statement` are its places among the steps and the
    statements of its module. `at_import` says that it changes what is done once, when the module is
    imported: a table, a constant, a default.
    """

    path: str
    function: str
    kind: str
    before: str
    after: str
    nth: int
    number: int
    statement: int
    line: int
    at_import: bool

    @property
    def key(self) -> str:
        """What it is known by: its content, so that a line added above it changes nothing."""
        again = f" ({self.nth + 1})" if self.nth else ""
        return f"{self.path}:{self.function}: {self.before} => {self.after}{again}"

    @property
    def area(self) -> str:
        """The folder of its game that it is in."""
        return "/".join(self.path.split("/")[2:-1])


def mutants_of(path: str) -> list[Mutant]:
    """Every mutant of a module, in the order of its code."""
    tree = ast.parse(read(path))
    found: list[Mutant] = []
    seen: Counter[tuple[str, str, str]] = Counter()
    for number, site in enumerate(_sites(tree)):
        before = _headline(site.within)
        site.put()
        after = _headline(site.shown)
        site.take_back()
        if before == after:
            continue
        content = (site.function, before, after)
        found.append(
            Mutant(
                path,
                site.function,
                site.kind,
                before,
                after,
                seen[content],
                number,
                site.statement,
                site.within.lineno,
                not site.inside,
            )
        )
        seen[content] += 1
    return found


def every_mutant(scope: Scope) -> list[Mutant]:
    """Every mutant of the code in scope."""
    return [mutant for path in scope.sources() for mutant in mutants_of(path)]


def chosen(mutants: Iterable[Mutant], seed: int, count: int) -> list[Mutant]:
    """As many as asked for, by seed. Which ones are taken depends on the content of each alone: a
    change elsewhere in the code leaves the choice as it is."""

    def rank(mutant: Mutant) -> bytes:
        return hashlib.sha256(f"{seed} {mutant.key}".encode()).digest()

    return sorted(mutants, key=rank)[:count]


def mutated(path: str, number: int) -> ast.Module:
    """The module with one step taken. Raises `LookupError` where it has no such step."""
    tree = ast.parse(read(path))
    for at, site in enumerate(_sites(tree)):
        if at == number:
            site.put()
            return ast.fix_missing_locations(tree)
    raise LookupError(f"{path} has no step {number}")


def marked(path: str, mark: str) -> ast.Module:
    """The module with `mark[n] = 1` before each statement of its functions, `n` its place."""
    tree = ast.parse(read(path))
    for number, (_, statement, block, inside) in enumerate(list(_statements(tree))):
        if not inside:
            continue
        at = ast.Subscript(ast.Name(mark, ast.Load()), ast.Constant(number), ast.Store())
        noted = ast.Assign([at], ast.Constant(1))
        block.insert(block.index(statement), ast.copy_location(noted, statement))
    return ast.fix_missing_locations(tree)


@cache
def statement_count(path: str) -> int:
    """How many statements a module has."""
    return sum(1 for _ in _statements(ast.parse(read(path))))


@dataclass
class _Site:
    """One step at one node: `holder.name` (or its element `place`) becomes `new`."""

    function: str
    kind: str
    within: ast.stmt
    inside: bool
    statement: int
    holder: ast.AST
    name: str
    place: int | None
    new: ast.AST
    old: Any = None

    def put(self) -> None:
        held = getattr(self.holder, self.name)
        self.old = held if self.place is None else held[self.place]
        ast.copy_location(self.new, self.old if hasattr(self.old, "lineno") else self.within)
        self._set(self.new)

    def take_back(self) -> None:
        self._set(self.old)

    def _set(self, value: Any) -> None:
        if self.place is None:
            setattr(self.holder, self.name, value)
        else:
            getattr(self.holder, self.name)[self.place] = value

    @property
    def shown(self) -> ast.AST:
        return self.new if isinstance(self.new, ast.stmt) else self.within


def _statements(tree: ast.Module) -> Iterator[tuple[str, ast.stmt, list[ast.stmt], bool]]:
    """Every statement in scope: its function, itself, the list it is in, and whether that is within a
    function."""

    def walk(node: ast.AST, name: str) -> Iterator[tuple[str, ast.stmt, list[ast.stmt], bool]]:
        for block in blocks(node):
            for statement in list(block):
                if left_out(statement):
                    continue
                inside = isinstance(node, ast.FunctionDef) or name.endswith("()")
                yield name.removesuffix("()") or MODULE, statement, block, inside
                inner = name
                if isinstance(statement, ast.FunctionDef | ast.ClassDef):
                    outer = f"{name.removesuffix('()')}." if name else ""
                    inner = f"{outer}{statement.name}"
                    inner += "()" if isinstance(statement, ast.FunctionDef) else ""
                yield from walk(statement, inner)

    yield from walk(tree, "")


def _sites(tree: ast.Module) -> Iterator[_Site]:
    """Every step of a module, in order."""
    for number, (function, statement, block, inside) in enumerate(list(_statements(tree))):
        place = next(at for at, held in enumerate(block) if held is statement)
        own = _Holder(block)
        for kind, new in steps(statement):
            yield _Site(function, kind, statement, inside, number, own, "block", place, new)
        for holder, name, at, node in _expressions(statement):
            for kind, new in steps(node):
                yield _Site(function, kind, statement, inside, number, holder, name, at, new)


class _Holder(ast.AST):
    """A list of statements as something that has it."""

    def __init__(self, block: list[ast.stmt]) -> None:
        self.block = block


SKIPPED: Final = {
    "annotation",
    "returns",
    "decorator_list",
    "bases",
    "keywords",
    "body",
    "orelse",
    "finalbody",
    "handlers",
    "cases",
    "names",
}
"""Fields of statements that hold types, other statements or names."""


def _expressions(node: ast.AST) -> Iterator[tuple[ast.AST, str, int | None, ast.AST]]:
    """Everything within a statement but other statements and types: where it is held, and it."""
    for name, value in ast.iter_fields(node):
        if isinstance(node, ast.stmt | ast.arg) and name in SKIPPED:
            continue
        for place, held in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if not isinstance(held, ast.AST) or _is_told(held) or isinstance(held, ast.stmt):
                continue
            yield node, name, place, held
            if not _is_opponent(held):
                yield from _expressions(held)


def _is_told(node: ast.AST) -> bool:
    """Texts, types, the number of the event that is named as a cause (it is told, and no rule asks it), and
    that two lists are as long as each other, which is an assertion."""
    match node:
        case ast.keyword(arg="strict"):
            return True
        case ast.JoinedStr() | ast.BinOp(left=ast.Attribute(attr="ordinal")):
            return True
        case ast.Call(func=ast.Name(id="cast" | "isinstance" | "TypeVar")):
            return True
        case ast.Subscript(value=ast.Name(id="Generator" | "Callable" | "dict" | "list" | "tuple")):
            return True
    return False


def _is_opponent(node: ast.AST) -> bool:
    """`1 - seat`, whose only step is the other seat."""
    match node:
        case ast.BinOp(op=ast.Sub(), left=ast.Constant(value=1)):
            return True
    return False


def _headline(node: ast.AST) -> str:
    """A statement in one line; of one that holds others only what is said before them."""
    bare = node
    if any(True for _ in blocks(node)):
        bare = _without_blocks(node)
    return " ".join(ast.unparse(bare).removesuffix("pass").strip().removesuffix(":").split())


def _without_blocks(node: ast.AST) -> ast.AST:
    fields = dict(ast.iter_fields(node))
    for name in ("body", "orelse", "finalbody", "handlers", "cases", "decorator_list"):
        if name in fields:
            fields[name] = [ast.Pass()] if name == "body" else []
    if isinstance(node, ast.Try | ast.Match):
        return ast.Pass()
    return ast.copy_location(type(node)(**deepcopy(fields)), node)
