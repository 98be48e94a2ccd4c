"""Imports point one way, and the games touch neither the outside world nor global randomness.

`cli → analytics → replays → dcg`; inside dcg `games → kernel`; folding never reaches rules code; and
only a layer's `games` folder knows a game.
"""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent

LAYERS = ("dcg", "replays", "analytics", "cli")
"""Each may import itself and those before it."""

KERNEL = "dcg.kernel"
LANGUAGE = "dcg.language"
GAMES = ("dcg.official", "dcg.battle_evolution")
PLAYERS = "dcg.players"
HEADERS = ("digimon-card-game", "battle-evolution")
"""What headers call the games."""
FINDER = "dcg.games"
"""Finds the games by their names."""

OWNERS = {
    "click": ("cli",),
    "rich": ("cli",),
    "textual": ("cli",),
    "jinja2": ("cli",),
    "altair": ("analytics",),
    "vl_convert": ("analytics",),
    "numpy": ("analytics",),
    "eventsourcing": ("replays", "analytics.tracking"),
    "psycopg": ("replays.recorders.postgres",),
    "polars": ("analytics",),
    "duckdb": ("analytics", "replays.bisect", "replays.sql_statements"),
}
"""Who may import a library; of our packages, nobody else."""

FOLDING = tuple(f"{game}.{part}" for game in GAMES for part in ("fold", "state", "events"))
"""Module names that begin so read old matches, as the kernel does."""

RULES_CODE = tuple(f"{game}.{part}" for game in GAMES for part in ("rules", "reading", "text"))

CLOCKS = ("datetime", "time", "zoneinfo")
FILES = (
    "fileinput",
    "glob",
    "io",
    "mmap",
    "os",
    "pathlib",
    "shelve",
    "shutil",
    "sqlite3",
    "tempfile",
)
PROCESSES = (
    "asyncio",
    "ctypes",
    "logging",
    "multiprocessing",
    "platform",
    "subprocess",
    "threading",
)
NETWORK = ("http", "select", "selectors", "socket", "socketserver", "ssl", "urllib", "webbrowser")
OUTSIDE = frozenset({*CLOCKS, *FILES, *PROCESSES, *NETWORK, "secrets"})
"""The world outside: no module of dcg imports one of these."""

OUTSIDE_CALLS = frozenset({"open", "input", "print"})

USER_FILES = "dcg.user_files"
"""The only module of dcg that opens files: those that a program names, to read them."""

FACADES = ("dcg", "replays", "analytics")
"""Their public names are loaded when they are first used: what they import for types alone, nothing
loads (`tests/python/test_lazy.py`)."""

CHANCE = "dcg.kernel.chance"
"""The only module that may make random generators."""


class Module(NamedTuple):
    """One source file, parsed."""

    name: str
    tree: ast.Module
    is_package: bool = False


class Import(NamedTuple):
    """`target` is the full dotted name of what is imported: a module, or a name within one."""

    target: str
    line: int


def within(name: str, *packages: str) -> bool:
    """Whether `name` is one of `packages` or something inside one."""
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def imports(module: Module) -> Iterator[Import]:
    """Every import of a module, those inside functions and `if TYPE_CHECKING` included."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(alias.name, node.lineno)
        elif isinstance(node, ast.ImportFrom):
            base = _from(module, node)
            for alias in node.names:
                yield Import(base if alias.name == "*" else f"{base}.{alias.name}", node.lineno)
        elif isinstance(node, ast.Call) and _called(node) in {"import_module", "__import__"}:
            match node.args:
                case [ast.Constant(value=str(target)), *_]:
                    yield Import(target, node.lineno)


def _from(module: Module, node: ast.ImportFrom) -> str:
    """The absolute name of the module a `from … import` reads."""
    if not node.level:
        return node.module or ""
    parts = module.name.split(".")
    base = parts[: len(parts) - node.level + module.is_package]
    return ".".join([*base, node.module] if node.module else base)


def _called(node: ast.Call) -> str:
    match node.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def violations(modules: Mapping[str, Module]) -> list[str]:
    """What the modules do that they may not, one line each, sorted."""
    found = {
        f"{module.name}:{line}: {complaint}"
        for module in modules.values()
        for line, complaint in [
            *_direction(module),
            *_seam(module),
            *_outside(module),
            *_randomness(module),
        ]
    }
    return sorted(found | set(_folds_reaching_rules(modules)))


def _direction(module: Module) -> Iterator[tuple[int, str]]:
    name = module.name
    layer = LAYERS.index(name.split(".")[0])
    for target, line in imports(module):
        if within(target, *LAYERS[layer + 1 :]):
            yield line, f"{LAYERS[layer]} may not import {target}"
        if within(name, KERNEL) and within(target, "dcg") and not within(target, KERNEL):
            yield line, f"the kernel may not import {target}"
        if within(name, LANGUAGE) and within(target, "dcg") and not within(target, LANGUAGE):
            yield line, f"the grammar engine may not import {target}"
        for game in GAMES:
            if within(name, f"{game}.reading") and within(target, f"{game}.rules"):
                yield line, f"what reads a board may not import {target}"
            others = [other for other in GAMES if other != game]
            if within(name, game) and within(target, *others):
                yield line, f"a game may not import {target}"
            if within(name, PLAYERS) and within(target, game):
                yield line, f"players of any game may not import {target}"
        library = target.split(".")[0]
        if library in OWNERS and not within(name, *OWNERS[library]):
            yield line, f"only {' and '.join(OWNERS[library])} may import {library}"


def _seam(module: Module) -> Iterator[tuple[int, str]]:
    """Only a layer's `games` folder imports or names a game (and what finds the games names them)."""
    name = module.name
    layer = name.split(".")[0]
    if within(name, *GAMES, f"{layer}.games"):
        return
    folders = [f"{other}.games.{game.split('.')[1]}" for other in LAYERS for game in GAMES]
    for target, line in imports(module):
        # The kernel, the grammar engine and the players of any game have complaints of their own.
        if within(target, *GAMES) and not within(name, KERNEL, LANGUAGE, PLAYERS):
            yield line, f"only a folder of games may import {target}"
        if within(target, *folders):
            yield line, f"only a folder of games may import {target}"
    for node in ast.walk(module.tree):
        match node:
            case ast.Constant(value=str(text)) if text in HEADERS or within(text, *GAMES):
                yield node.lineno, f"only a folder of games may name {text!r}"


def _outside(module: Module) -> Iterator[tuple[int, str]]:
    if not within(module.name, "dcg"):
        return
    for target, line in imports(module):
        if target.split(".")[0] in OUTSIDE:
            yield line, f"dcg may not import {target}: no I/O, no clock"
        if within(target, "uuid.uuid1", "uuid.uuid4"):
            yield line, f"dcg may not use {target}: it differs from run to run"
    for node in ast.walk(module.tree):
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in OUTSIDE_CALLS and (
                name,
                module.name,
            ) != ("open", USER_FILES):
                yield node.lineno, f"dcg may not call {name}(): no I/O"
            case ast.Attribute(value=ast.Name(id="uuid"), attr="uuid1" | "uuid4" as name):
                yield node.lineno, f"dcg may not use uuid.{name}: it differs from run to run"


def _randomness(module: Module) -> Iterator[tuple[int, str]]:
    """`random` is for CHANCE alone, and there only as `random.Random` with a seed."""
    if not within(module.name, "dcg"):
        return
    for target, line in imports(module):
        if within(target, "random") and module.name != CHANCE:
            yield line, f"only {CHANCE} may import random"
        elif within(target, "random") and target not in {"random", "random.Random"}:
            yield line, f"{target} is global randomness: use random.Random"
    for node in ast.walk(module.tree):
        match node:
            case ast.Attribute(value=ast.Name(id="random"), attr=name) if name != "Random":
                yield node.lineno, f"random.{name} is global randomness: use random.Random"
            case ast.Call(args=[], keywords=[]) if _called(node) == "Random":
                yield node.lineno, "random.Random without a seed differs from run to run"


def _folds_reaching_rules(modules: Mapping[str, Module]) -> Iterator[str]:
    """Folding modules from which imports lead, through any number of ours, to rules code."""
    graph = {name: loaded_by(module, modules) for name, module in modules.items()}
    for start in graph:
        if not (within(start, KERNEL) or start.startswith(FOLDING)):
            continue
        paths = {start: start}
        queue = [start]
        while queue:
            name = queue.pop()
            for target in sorted(graph[name] - paths.keys()):
                paths[target] = f"{paths[name]} → {target}"
                queue.append(target)
                if within(target, *RULES_CODE):
                    yield f"{start}: folding reaches rules code: {paths[target]}"


def loaded_by(module: Module, modules: Mapping[str, Module]) -> set[str]:
    """Our modules that Python loads for a module: what it imports, and the packages around those."""
    loaded: set[str] = set()
    lazy = _for_types(module) if module.name in FACADES else range(0)
    named = [target for target, line in imports(module) if line not in lazy]
    for target in (module.name, *named):
        parts = target.split(".")
        loaded.update(".".join(parts[: end + 1]) for end in range(len(parts)))
    return loaded & modules.keys() - {module.name}


def _for_types(module: Module) -> range:
    """The lines of `if TYPE_CHECKING`."""
    for node in module.tree.body:
        match node:
            case ast.If(
                test=ast.Name(id="TYPE_CHECKING"), body=[first, *_, last] | [first as last]
            ):
                return range(first.lineno, (last.end_lineno or last.lineno) + 1)
    return range(0)


def read(root: Path) -> dict[str, Module]:
    """Every module of the four packages, by name; a package that does not exist yet has none."""
    modules = {}
    for package in LAYERS:
        for path in sorted((root / package).rglob("*.py")):
            parts = path.relative_to(root).with_suffix("").parts
            is_package = parts[-1] == "__init__"
            name = ".".join(parts[:-1] if is_package else parts)
            modules[name] = Module(name, ast.parse(path.read_bytes(), str(path)), is_package)
    return modules


def parsed(**sources: str) -> dict[str, Module]:
    """Modules from source text; `__` in a keyword stands for a dot, a final `__` for a package."""
    modules = {}
    for key, source in sources.items():
        name = key.removesuffix("__").replace("__", ".")
        modules[name] = Module(name, ast.parse(source), is_package=key.endswith("__"))
    return modules


def test_imports_point_one_way() -> None:
    assert violations(read(ROOT)) == []


def test_the_modules_are_really_read() -> None:
    modules = read(ROOT)
    assert {"dcg", "dcg.kernel", "dcg.kernel.event", "dcg.kernel.fold"} <= modules.keys()
    assert modules["dcg.kernel"].is_package
    assert any(
        within(target, "dcg.kernel.event") for target, _ in imports(modules[KERNEL + ".fold"])
    )
    assert [target for target, _ in imports(modules[CHANCE]) if target == "random"]


@pytest.mark.parametrize(
    ("module", "source", "complaint"),
    [
        ("dcg__official__a", "import replays", "dcg may not import replays"),
        ("dcg__official__a", "def f():\n    from cli.main import main", "may not import cli.main"),
        ("dcg__a", "if TYPE_CHECKING:\n    import replays.store", "may not import replays.store"),
        ("dcg__a", "importlib.import_module('analytics')", "may not import analytics"),
        ("dcg__a", "__import__('analytics')", "may not import analytics"),
        ("replays__a", "from analytics import tables", "replays may not import analytics.tables"),
        ("analytics__a", "import cli", "analytics may not import cli"),
        ("dcg__kernel__a", "from dcg import official", "the kernel may not import dcg.official"),
        ("dcg__kernel__a", "from ..players import greedy", "kernel may not import dcg.players"),
        ("dcg__kernel__", "from ..official import zones", "kernel may not import dcg.official"),
        ("dcg__language__a", "from dcg import official", "engine may not import dcg.official"),
        ("dcg__official__reading__a", "from dcg.official.rules import b", "reads a board may not"),
        ("dcg__official__a", "import dcg.battle_evolution.b", "game may not import dcg.battle"),
        ("dcg__battle_evolution__a", "from dcg.official import b", "game may not import dcg.off"),
        ("dcg__players__a", "from dcg.official import b", "any game may not import dcg.official"),
        ("dcg__documents__a", "from dcg.official import b", "folder of games may import dcg.off"),
        ("dcg__simulation", "import dcg.official.game", "folder of games may import dcg.official"),
        ("replays__a", "from dcg.official import b", "folder of games may import dcg.official.b"),
        ("cli__a", "from cli.games.official import b", "games may import cli.games.official.b"),
        ("analytics__a", "GAME = 'digimon-card-game'", "may name 'digimon-card-game'"),
        ("cli__a", "load('dcg.official.card_game')", "may name 'dcg.official.card_game'"),
        ("dcg__a", "import click", "only cli may import click"),
        ("analytics__a", "from rich.table import Table", "only cli may import rich"),
        ("analytics__a", "import eventsourcing.sqlite", "may import eventsourcing"),
        ("replays__a", "import polars as pl", "only analytics may import polars"),
        ("replays__a", "import duckdb", "may import duckdb"),
        ("cli__a", "import duckdb", "may import duckdb"),
        ("dcg__kernel__a", "import time", "no I/O, no clock"),
        ("dcg__kernel__a", "import os.path", "no I/O, no clock"),
        ("dcg__players__a", "from datetime import datetime", "no I/O, no clock"),
        ("dcg__official__a", "def f():\n    import socket", "no I/O, no clock"),
        ("dcg__official__a", "open('x')", "may not call open()"),
        ("dcg__official__a", "from uuid import uuid4", "differs from run to run"),
        ("dcg__official__a", "import uuid\nuuid.uuid4()", "differs from run to run"),
        ("dcg__players__a", "import random", "only dcg.kernel.chance may import random"),
        (
            "dcg__players__a",
            "from random import Random",
            "only dcg.kernel.chance may import random",
        ),
        ("dcg__kernel__chance", "from random import shuffle", "is global randomness"),
        ("dcg__kernel__chance", "import random\nrandom.shuffle(x)", "is global randomness"),
        ("dcg__kernel__chance", "import random\nrandom.Random()", "without a seed"),
    ],
)
def test_a_violation_is_found(module: str, source: str, complaint: str) -> None:
    found = violations(parsed(**{module: source}))
    assert len(found) == 1
    assert complaint in found[0]


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("cli__a", "import click, rich\nfrom analytics import b\nimport replays, dcg.game"),
        ("cli__games__official__a", "from dcg.official import b\nfrom cli.games.official import c"),
        ("analytics__games__", "OWN = {'digimon-card-game': 'analytics.games.official'}"),
        ("dcg__games", "PLACES = {'digimon-card-game': 'dcg.official.card_game'}"),
        ("analytics__a", "import duckdb, polars, time\nfrom replays import store\nimport dcg"),
        ("replays__bisect", "import duckdb"),
        ("replays__sql_statements", "import duckdb"),
        ("replays__store", "import eventsourcing, os\nfrom dcg.kernel import fold"),
        ("dcg__official__a", "from dcg.kernel.event import Event\nfrom .zones import HAND"),
        ("dcg__players__a", "from dcg.kernel import chance"),
        ("dcg__official__a", "from dcg.players import b"),
        ("dcg__kernel__chance", "import random, uuid\nrandom.Random(1)\nuuid.UUID(int=1)"),
        ("dcg__official__a", "import timeit_of_my_own, click_like"),
    ],
)
def test_what_is_allowed_passes(module: str, source: str) -> None:
    assert violations(parsed(**{module: source})) == []


@pytest.mark.parametrize(
    "fold", ["dcg__official__fold", "dcg__official__fold__field", "dcg__official__state__board"]
)
def test_folding_may_not_import_rules_code(fold: str) -> None:
    modules = parsed(dcg__official__rules="", **{fold: "from dcg.official.rules import f"})
    assert len(violations(modules)) == 1


def test_folding_may_not_reach_rules_code_through_others() -> None:
    modules = parsed(
        dcg__official__events__turn="from dcg.official import zones",
        dcg__official__zones="def f():\n    from dcg.official.text.parse import parse",
        dcg__official__text__parse="",
    )
    (found,) = violations(modules)
    assert found.endswith("dcg.official.events.turn → dcg.official.zones → dcg.official.text.parse")


def test_folding_may_not_reach_rules_code_through_its_own_package() -> None:
    modules = parsed(
        dcg__official__="from dcg.official.rules import play",
        dcg__official__rules="",
        dcg__official__state="",
    )
    (found,) = violations(modules)
    assert found.endswith("dcg.official.state → dcg.official → dcg.official.rules")


def test_event_names_are_not_rules_code() -> None:
    modules = parsed(
        dcg__official__fold="from dcg.official.events import effects",
        dcg__official__events__effects="from dcg.official.language import effect",
        dcg__official__language__effect="",
    )
    assert violations(modules) == []
