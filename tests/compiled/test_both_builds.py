"""The compiled build plays as pure Python does, event for event, and says which it is."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import hatch_build
from dcg.build import build, is_compiled

ROOT = Path(__file__).resolve().parents[2]
COMPILED = ROOT / "build" / "compiled" / "bin" / "python"
PLAYED = Path(__file__).with_name("played.py")
MAKE_IT = "there is no compiled build of these sources (make compiled)"


def played(python: Path) -> dict[str, Any]:
    """What a Python's own installation plays, on its own path: not on that of these tests."""
    ran = subprocess.run(  # noqa: S603 - our own text
        [python, "-P", PLAYED], capture_output=True, text=True, check=True
    )
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


def is_current(python: Path) -> bool:
    """Whether there is a compiled build, and it was made of the sources as they are now."""
    if not python.exists():
        return False
    place = "import sysconfig; print(sysconfig.get_path('purelib'))"
    said = subprocess.run(  # noqa: S603 - our own text
        [python, "-c", place], capture_output=True, text=True, check=True
    )
    installed = Path(said.stdout.strip())
    return all(
        (copy := installed / path.relative_to(ROOT)).exists()
        and copy.read_bytes() == path.read_bytes()
        for path in (ROOT / "dcg").rglob("*.py")
    )


def the_same() -> None:
    """Raises if the builds differ in any match."""
    compiled, pure = played(COMPILED), played(Path(sys.executable))
    assert (compiled["build"], pure["build"]) == ("compiled", "pure Python")
    assert len(pure["lines"]) >= 30
    assert any(line.startswith("first-") for line in pure["lines"])
    assert compiled["lines"] == pure["lines"]


@pytest.mark.skipif(is_compiled(), reason="this is the compiled build")
def test_both_builds_play_the_same_matches() -> None:
    if not is_current(COMPILED):
        pytest.skip(MAKE_IT)
    the_same()


@pytest.mark.long
@pytest.mark.skipif(is_compiled(), reason="this is the compiled build")
def test_the_compiled_build_is_made_by_one_command_and_plays_the_same() -> None:
    if hatch_build.lacking():
        pytest.skip(hatch_build.lacking())
    made = subprocess.run(
        ["make", "compiled"],  # noqa: S607
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode == 0, made.stderr
    assert "(compiled)" in made.stdout
    assert is_current(COMPILED)
    the_same()


def translated(folder: Path, root: Path) -> subprocess.CompletedProcess[str]:
    """What mypyc says to the sources of a checkout: all of the build but the C compiler."""
    script = (
        "import sys; from pathlib import Path; import hatch_build;"
        "hatch_build.translate_into(Path(sys.argv[1]), Path(sys.argv[2]))"
    )
    return subprocess.run(  # noqa: S603 - our own text
        [sys.executable, "-c", script, folder, root],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_sources_can_be_compiled(tmp_path: Path) -> None:
    ran = translated(tmp_path, ROOT)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert len(list(tmp_path.rglob("*.c"))) > 100


def test_what_cannot_be_compiled_is_said(tmp_path: Path) -> None:
    source = tmp_path / "dcg" / "kernel" / "two_bases.py"
    source.parent.mkdir(parents=True)
    source.write_text("class One: ...\n\n\nclass Other: ...\n\n\nclass Both(One, Other): ...\n")
    ran = translated(tmp_path / "made", tmp_path)
    assert ran.returncode == 1
    assert "dcg/kernel/two_bases.py:7" in ran.stdout + ran.stderr


def test_without_a_compiler_the_build_says_so_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    ran = subprocess.run(
        [sys.executable, "hatch_build.py"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 1
    assert ran.stderr == (
        "There is no C compiler: no-such-compiler is not found (Debian, Ubuntu: gcc).\n"
    )


def test_the_version_says_which_build_it_is() -> None:
    ran = subprocess.run(  # noqa: S603 - our own command
        [Path(sys.executable).with_name("dcg"), "--version"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.endswith(f"({build()})\n")


def structs_defined_in(path: str) -> list[str]:
    """The msgspec structs that a module defines itself."""
    name = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    __import__(name)
    return [
        held.__name__
        for held in vars(sys.modules[name]).values()
        if isinstance(held, type) and issubclass(held, msgspec.Struct) and held.__module__ == name
    ]


def test_modules_with_structs_stay_interpreted() -> None:
    """mypyc keeps annotations by their outermost class, and structs are made from annotations."""
    compiled = hatch_build.modules(ROOT)
    assert len(compiled) > 100
    assert {path: found for path in compiled if (found := structs_defined_in(path))} == {}


def test_what_stays_interpreted_is_there_and_in_a_compiled_folder() -> None:
    for path in hatch_build.INTERPRETED:
        assert (ROOT / path).exists()
        assert path.startswith(hatch_build.COMPILED)


def asked_of_generators(trees: dict[str, ast.Module]) -> list[str]:
    """Where membership is asked of what one of the generator functions in these modules yields."""
    generators = {
        held.name
        for tree in trees.values()
        for held in ast.walk(tree)
        if isinstance(held, ast.FunctionDef)
        and any(isinstance(one, ast.Yield | ast.YieldFrom) for one in ast.walk(held))
    }
    return [
        f"{path}:{held.lineno}: {ast.unparse(held)}"
        for path, tree in trees.items()
        for held in ast.walk(tree)
        if isinstance(held, ast.Compare)
        for asked, of in zip(held.ops, held.comparators, strict=True)
        if isinstance(asked, ast.In | ast.NotIn) and isinstance(of, ast.Call)
        if ast.unparse(of.func).rpartition(".")[2] in generators
    ]


def test_nothing_asks_whether_a_generator_holds_something() -> None:
    """A compiled generator can only be gone through: `in` raises there."""
    trees = {path: ast.parse((ROOT / path).read_text()) for path in hatch_build.modules(ROOT)}
    assert asked_of_generators(trees) == []


def test_what_asks_a_generator_is_found() -> None:
    tree = ast.parse("def some():\n    yield 1\n\nfound = 1 in some()\n")
    assert asked_of_generators({"a.py": tree}) == ["a.py:4: 1 in some()"]


def looked_up(trees: dict[str, ast.Module]) -> list[str]:
    """Constants of these modules that are not `Final`: compiled code looks them up by name at each use."""
    return [
        f"{path}:{held.lineno}: {target.id}"
        for path, tree in trees.items()
        for held in tree.body
        if isinstance(held, ast.Assign) and not _is_type_variable(held.value)
        for target in held.targets
        if isinstance(target, ast.Name) and target.id.isupper()
    ]


def _is_type_variable(value: ast.expr) -> bool:
    return isinstance(value, ast.Call) and ast.unparse(value.func) == "TypeVar"


def test_constants_of_compiled_modules_are_final() -> None:
    trees = {path: ast.parse((ROOT / path).read_text()) for path in hatch_build.modules(ROOT)}
    assert looked_up(trees) == []


def test_a_constant_that_is_not_final_is_found() -> None:
    tree = ast.parse("T = TypeVar('T')\nONE: Final = 1\n_TWO = 2\n")
    assert looked_up({"a.py": tree}) == ["a.py:3: _TWO"]


HOLDS_WEAKLY = {"dcg/programs.py": "the log of a seat, whose class is interpreted"}
"""What refers weakly to something, and to what: references to compiled objects do not end with them."""


def test_nothing_refers_weakly_to_a_compiled_object() -> None:
    asking = {
        path.relative_to(ROOT).as_posix()
        for package in ("dcg", "replays", "analytics", "cli")
        for path in (ROOT / package).rglob("*.py")
        if "weakref" in path.read_text(encoding="utf-8")
    }
    assert asking == set(HOLDS_WEAKLY)
    assert "dcg/seat_view.py" not in hatch_build.modules(ROOT)
