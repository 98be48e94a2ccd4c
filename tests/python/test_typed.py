"""Type checkers of those who use the packages see their types."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("dcg", "replays", "analytics", "cli")


@pytest.mark.parametrize("package", PACKAGES)
def test_a_package_says_that_it_is_typed(package: str) -> None:
    assert (ROOT / package / "py.typed").read_bytes() == b""


def test_the_wheel_says_so_too(tmp_path: Path) -> None:
    """Without what is compiled, which takes minutes and changes nothing here."""
    options = ("--no-deps", "--no-build-isolation", "--quiet", "--wheel-dir", str(tmp_path))
    subprocess.run(  # noqa: S603 - our own project
        [sys.executable, "-m", "pip", "wheel", *options, str(ROOT)],
        check=True,
        env={**os.environ, "HATCH_BUILD_NO_HOOKS": "true"},
    )
    (wheel,) = tmp_path.glob("*.whl")
    assert {f"{package}/py.typed" for package in PACKAGES} <= set(zipfile.ZipFile(wheel).namelist())
