"""No circles among modules, and every module can be imported first."""

import subprocess
import sys
from collections.abc import Iterable, Mapping

import pytest

from tests.test_import_direction import ROOT, Module, imports, loaded_by, parsed, read

REVIEWED = {
    ("dcg.official.language.effect", "dcg.official.language.processes.control"): (
        "the language is recursive: an effect has processes, and one of them gives an effect"
    ),
    ("dcg.official.language.selectors", "dcg.official.language.trigger"): (
        "the language is recursive: a condition asks what happened this turn in the words of a trigger, and a "
        "trigger selects"
    ),
    (
        "dcg.official.reading.facts",
        "dcg.official.reading.results",
        "dcg.official.reading.view",
        "dcg.official.reading.viewpoint",
    ): (
        "what a Digimon has from an effect keeps the viewpoint of that effect, a viewpoint has a board and the "
        "results of its effect, with the facts of what that acted on, and a board gives what its "
        "Digimon have: types that name each other"
    ),
    (
        "dcg.language.grammar",
        "dcg.language.parser",
        "dcg.language.printer",
        "dcg.language.productions",
    ): "productions are told by parser and printer what they need; each names the others as types",
}
"""Circles that stay, and why. Imports under `if TYPE_CHECKING` and inside functions count as well."""


def circles(graph: Mapping[str, Iterable[str]]) -> set[tuple[str, ...]]:
    """Groups of modules that all lead to each other, each sorted (Tarjan's algorithm)."""
    number: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    found: set[tuple[str, ...]] = set()

    def visit(name: str) -> None:
        number[name] = lowest[name] = len(number)
        stack.append(name)
        for target in graph[name]:
            if target not in number:
                visit(target)
            if target in stack:
                lowest[name] = min(lowest[name], lowest[target])
        if lowest[name] == number[name]:
            start = stack.index(name)
            group = sorted(stack[start:])
            del stack[start:]
            if len(group) > 1:
                found.add(tuple(group))

    for name in sorted(graph):
        if name not in number:
            visit(name)
    return found


def imported_by(module: Module, modules: Mapping[str, Module]) -> set[str]:
    """Our modules that a module names in its imports, other than itself."""
    found = set()
    for target, _ in imports(module):
        parts = target.split(".")
        names = (".".join(parts[:end]) for end in range(len(parts), 0, -1))
        found.add(next((name for name in names if name in modules), ""))
    return found - {"", module.name}


def test_modules_do_not_import_in_circles() -> None:
    modules = read(ROOT)
    graph = {name: imported_by(module, modules) for name, module in modules.items()}
    found = circles(graph)
    assert sorted(found - REVIEWED.keys()) == []
    assert sorted(REVIEWED.keys() - found) == [], "no circle any more: take it off the list"


@pytest.mark.parametrize(
    ("sources", "found"),
    [
        ({"dcg__a": "import dcg.b", "dcg__b": "import dcg.c", "dcg__c": ""}, set()),
        (
            {"dcg__a": "from dcg.b import x", "dcg__b": "def f():\n    from dcg import a"},
            {("dcg.a", "dcg.b")},
        ),
        (
            {"dcg__a": "if TYPE_CHECKING:\n    from dcg.b import x", "dcg__b": "import dcg.a"},
            {("dcg.a", "dcg.b")},
        ),
    ],
)
def test_a_circle_is_found(sources: dict[str, str], found: set[tuple[str, ...]]) -> None:
    modules = parsed(**sources)
    graph = {name: imported_by(module, modules) for name, module in modules.items()}
    assert circles(graph) == found


IMPORT_EACH = """
import os, sys
import msgspec, yaml  # what nearly all need, once

ours = {"dcg", "replays", "analytics", "cli"}.intersection(sys.modules)
if ours:
    sys.exit(f"loaded before the first one: {sorted(ours)}")
failed = []
for name in sys.argv[1:]:
    child = os.fork()
    if not child:
        try:
            __import__(name)
        except BaseException as error:
            print(f"{name}: {error}", flush=True)
            os._exit(1)
        os._exit(0)
    if os.waitpid(child, 0)[1]:
        failed.append(name)
sys.exit(bool(failed))
"""


def entries(graph: Mapping[str, Iterable[str]]) -> set[str]:
    """The modules by which Python can enter a circle.

    It loads the packages around a module first, so a circle is entered by its outermost packages,
    where it has some, and what is left without these is looked at again.
    """
    found = set()
    for circle in circles(graph):
        outermost = {
            name for name in circle if not any(name.startswith(f"{other}.") for other in circle)
        }
        found |= outermost
        left = set(circle) - outermost
        found |= entries({name: left.intersection(graph[name]) for name in left})
    return found


def test_every_module_can_be_imported_first() -> None:
    """Only within circles does it matter which module comes first: each that one can be entered by is
    imported in a process of its own. A package that imports what it holds makes one with it."""
    modules = read(ROOT)
    delicate = entries({name: loaded_by(module, modules) for name, module in modules.items()})
    assert {"dcg.official.rules", "dcg.official.language.processes"} <= delicate
    assert problems(sorted(delicate)) == ""


def problems(names: Iterable[str]) -> str:
    """What goes wrong where each module is imported alone: in a process that has loaded none of
    ours."""
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", IMPORT_EACH, *names],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode == 0) == (done.stdout + done.stderr == ""), done
    return done.stdout + done.stderr


@pytest.mark.long
def test_every_module_imports_alone() -> None:
    """All of them, whatever the graph says."""
    names = sorted(read(ROOT))
    assert len(names) > 500
    assert problems(names) == ""


def test_a_module_that_cannot_be_imported_is_told() -> None:
    assert problems(["dcg", "dcg.no_such_module"]).startswith("dcg.no_such_module: No module named")
