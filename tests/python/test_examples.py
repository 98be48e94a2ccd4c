"""Every example in the docstrings of the library runs, and every public name has one."""

import doctest
import inspect
import re
import shutil
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

from dcg.build import is_compiled

LIBRARY = ("dcg", "replays", "analytics")
PAGE = Path(__file__).resolve().parents[2] / "docs" / "python.md"
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
TYPES = {"Bot"}
"""Names for types: there is nothing to call."""


def public() -> list[tuple[str, str]]:
    return [(package, name) for package in LIBRARY for name in import_module(package).__all__]


def homes() -> list[str]:
    """The modules that public names are from, and the packages."""
    found = {
        inspect.getmodule(getattr(import_module(package), name)).__name__  # type: ignore[union-attr]
        for package, name in public()
        if name not in TYPES
    }
    return sorted(found | set(LIBRARY) | {"dcg.lazily"})


def examples() -> list[doctest.DocTest]:
    """The examples of every docstring in these modules."""
    finder = doctest.DocTestFinder()
    return [
        example
        for name in homes()
        for example in finder.find(import_module(name))
        if example.examples
    ]


@pytest.mark.parametrize("example", examples(), ids=lambda example: example.name)
def test_an_example_runs(
    example: doctest.DocTest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each in a folder of its own, in which there is a board and nothing else."""
    shutil.copy(Path(__file__).with_name("board.yaml"), tmp_path)
    monkeypatch.chdir(tmp_path)
    assert doctest.DocTestRunner(optionflags=FLAGS).run(example).failed == 0


@pytest.mark.skipif(is_compiled(), reason="compiled modules keep no docstrings")
@pytest.mark.parametrize(("package", "name"), public())
def test_a_public_name_is_explained(package: str, name: str) -> None:
    found = getattr(import_module(package), name)
    if name in TYPES:
        return
    text = inspect.getdoc(found) or ""
    assert text
    if inspect.isfunction(found):
        assert ">>>" in text
        assert inspect.signature(found).return_annotation is not inspect.Signature.empty
    for part, member in vars(found).items() if inspect.isclass(found) else ():
        if not part.startswith("_") and (
            inspect.isfunction(member) or isinstance(member, property)
        ):
            assert inspect.getdoc(member), f"{name}.{part}"


@pytest.mark.parametrize(("package", "name"), public())
def test_a_public_function_or_error_is_on_the_page(package: str, name: str) -> None:
    found = getattr(import_module(package), name)
    if inspect.isfunction(found) or (inspect.isclass(found) and issubclass(found, Exception)):
        assert re.search(rf"\b{name}\b", PAGE.read_text("utf-8")), f"docs/python.md: {name}"


def test_a_public_name_is_public_in_one_place() -> None:
    """No two packages offer it, and no package below them offers it that isn't its home."""
    names = [name for _, name in public()]
    assert len(names) == len(set(names))
    objects = {id(getattr(import_module(package), name)): name for package, name in public()}
    again = {
        f"{module.__name__}: {name}"
        for package in LIBRARY
        for below in walk_packages(import_module(package).__path__, f"{package}.")
        if below.ispkg
        for module in [import_module(below.name)]
        for name in getattr(module, "__all__", ())
        if id(found := getattr(module, name)) in objects
        and not str(getattr(found, "__module__", "")).startswith(f"{module.__name__}.")
    }
    assert not again
