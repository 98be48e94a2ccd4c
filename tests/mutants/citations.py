"""`python -m tests.mutants.citations 11-2 12-1`: citations of a clause that never fail while others do.

A clause that code cites is broken there, one small step at a time; of the scenarios that cite it, each
should fail for one of the steps. One that never does, while others of its clause do, cites too much or
asserts too little. Without clauses all are tried that code cites and two or more scenarios do.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from tests.mutants.changed_modules import Functions
from tests.mutants.forks import Say, in_forks, seconds
from tests.mutants.mutant import Mutant, chosen, mutants_of
from tests.mutants.reached import Reach, Reached, measure
from tests.mutants.scope import read
from tests.mutants.scopes import OFFICIAL, SCOPES
from tests.mutants.suite import Suite, import_everything
from tests.mutants.trial import AT_LEAST, LONGER

CLAUSE: Final = re.compile(r"\b\d{1,2}-\d{1,2}(?:-\d{1,2})*\b")


@dataclass
class Citations:
    """The scenarios that cite one clause: how often each failed, of how many mutants."""

    clause: str
    mutants: int = 0
    failed: dict[str, int] = field(default_factory=dict)

    @property
    def idle(self) -> list[str]:
        """Those that never failed, while another did."""
        return [one for one, count in self.failed.items() if not count] if self.caught else []

    @property
    def caught(self) -> bool:
        """Whether any of them ever failed."""
        return any(self.failed.values())


def cited_in(path: str) -> dict[str, set[str]]:
    """The clauses that the docstring of each function of a module cites."""
    found: dict[str, set[str]] = {}

    def walk(node: ast.AST, name: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.FunctionDef | ast.ClassDef):
                inner = f"{name}.{child.name}".removeprefix(".")
                if isinstance(child, ast.FunctionDef):
                    found[inner] = set(CLAUSE.findall(ast.get_docstring(child) or ""))
                walk(child, inner)

    walk(ast.parse(read(path)), "")
    return found


def mutants_by_clause(reached: Reached) -> dict[str, list[Mutant]]:
    """The mutants of the functions that cite each clause; not those of what is done at import."""
    found: dict[str, list[Mutant]] = defaultdict(list)
    for path in reached.suite.scope.sources():
        cited = cited_in(path)
        for mutant in mutants_of(path):
            bit = reached.place(mutant.path, mutant.statement)
            if mutant.at_import or reached.imported & bit:
                continue
            for clause in cited.get(mutant.function, ()):
                found[clause].append(mutant)
    return found


def tried(
    reached: Reached, clauses: Sequence[str], seed: int, most: int, at_once: int
) -> Iterator[Citations]:
    """What comes of the citations of these clauses (and those below them), or of all."""
    citing: dict[str, list[Reach]] = defaultdict(list)
    for one in reached.scenarios:
        for clause in one.rules:
            citing[clause].append(one)
    wanted = [
        (clause, chosen(mutants, seed, most), citing[clause])
        for clause, mutants in sorted(mutants_by_clause(reached).items())
        if len(citing[clause]) > 1
        and (not clauses or any(f"{clause}-".startswith(f"{one}-") for one in clauses))
    ]
    suite = reached.suite
    import_everything()
    for document in sorted({one.document for _, _, held in wanted for one in held}):
        suite.scenarios_of(document)
    functions = Functions(suite.scope.sources())
    for clause, mutants, held in wanted:
        found = Citations(clause, len(mutants), {one.title: 0 for one in held})
        for _, ended in in_forks(mutants, partial(_each, functions, held, reached), at_once):
            last = {"at": ended.said[-1]["at"]} if ended.status and ended.said else {}
            failed = {line["failed"] for line in ended.said if "failed" in line} | set(
                last.values()
            )
            for title in failed:
                found.failed[title] += 1
        yield found


def _each(
    functions: Functions, held: Sequence[Reach], reached: Reached, mutant: Mutant, say: Say
) -> None:
    if not functions.change(mutant):
        return
    bit = reached.place(mutant.path, mutant.statement)
    for one in held:
        if not one.played & bit:
            continue
        seconds(AT_LEAST + LONGER * one.seconds_played)
        say({"at": one.title})
        suite = reached.suite
        scenario = next(x for x in suite.scenarios_of(one.document) if x.title == one.title)
        try:
            failed = suite.fails_for(scenario, 0)
        except Exception:
            failed = True
        if failed:
            say({"failed": one.title})


def main() -> int:
    """Runs the command; 0 where every citation of a clause that is noticed fails for something."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants.citations", description=__doc__)
    parser.add_argument("clauses", nargs="*", metavar="CLAUSE")
    parser.add_argument(
        "--game", choices=SCOPES, default=OFFICIAL.game, help="whose rules are broken"
    )
    parser.add_argument("--seed", type=int, default=2026, help="which mutants are taken")
    parser.add_argument("--most", type=int, default=30, help="mutants of each clause")
    parser.add_argument("--jobs", type=int, default=2, help="how many at once")
    given = parser.parse_args()
    reached = measure(Suite(SCOPES[given.game]), given.jobs, proofs=False)
    idle = count = 0
    for found in tried(reached, given.clauses, given.seed, given.most, given.jobs):
        count += len(found.failed)
        idle += len(found.idle)
        for title in found.idle:
            sys.stdout.write(f"{found.clause}: never fails of {found.mutants}: {title}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{count} citations, {idle} never fail while others of their clause do\n")
    return 1 if idle else 0


if __name__ == "__main__":
    sys.exit(main())
