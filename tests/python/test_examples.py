"""Every example in the docstrings of the library runs, and every public name has one."""

import doctest
import inspect
import shutil
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

LIBRARY = ("dcg", "replays")
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


@pytest.mark.parametrize("name", homes())
def test_examples_run(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copy(Path(__file__).with_name("board.yaml"), tmp_path)
    monkeypatch.chdir(tmp_path)
    module: ModuleType = import_module(name)
    outcome = doctest.testmod(module, optionflags=FLAGS)
    assert outcome.failed == 0


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
