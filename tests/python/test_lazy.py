"""Importing the library loads nothing; its public names are known all the same."""

import subprocess
import sys
from importlib import import_module

import pytest

PACKAGES = ("dcg", "replays", "analytics")
OURS = ("dcg", "replays", "analytics", "cli")


def loaded_by(code: str) -> set[str]:
    """What a fresh interpreter has loaded of ours, and of heavy libraries, after some code."""
    printing = f"{code}\nimport sys\nprint(*sorted(sys.modules))"
    done = subprocess.run(  # noqa: S603 - our own text
        [sys.executable, "-c", printing], capture_output=True, text=True, check=True
    )
    return set(done.stdout.split())


def ours(modules: set[str]) -> set[str]:
    return {name for name in modules if name.partition(".")[0] in OURS}


@pytest.mark.parametrize("package", PACKAGES)
def test_importing_a_package_loads_nothing(package: str) -> None:
    assert ours(loaded_by(f"import {package}")) == {package, "dcg", "dcg.lazily"}


def test_folding_loads_no_rules() -> None:
    found = loaded_by("import dcg.official.fold, dcg.kernel.fold")
    assert not [name for name in found if name.startswith(("dcg.official.rules", "dcg.match"))]


@pytest.mark.parametrize("package", PACKAGES)
def test_dir_shows_the_public_names(package: str) -> None:
    module = import_module(package)
    assert dir(module) == sorted(module.__all__)
    for name in module.__all__:
        assert getattr(module, name) is not None


def test_a_wrong_name_says_which_there_are() -> None:
    import dcg  # noqa: PLC0415

    with pytest.raises(AttributeError, match="dcg has no 'Mtach'; did you mean Match"):
        dcg.Mtach  # type: ignore[attr-defined] # noqa: B018
