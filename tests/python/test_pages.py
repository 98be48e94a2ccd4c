"""The Python on README.md and docs/python.md runs, prints what the page says, and is typed."""

from __future__ import annotations

import contextlib
import doctest
import io
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = {"README.md": ROOT / "README.md", "python.md": ROOT / "docs" / "python.md"}
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
BLOCK = re.compile(r"^```python\n(.*?)^```\n(?:\n^```text\n(.*?)^```$)?", re.DOTALL | re.MULTILINE)


class Block(NamedTuple):
    code: str
    printed: str | None


def blocks(page: Path) -> list[Block]:
    return [Block(*found) for found in BLOCK.findall(page.read_text("utf-8"))]


@pytest.mark.parametrize("name", PAGES)
def test_a_page_runs(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copy(Path(__file__).with_name("board.yaml"), tmp_path)
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "page"}
    found = blocks(PAGES[name])
    assert found
    for block in found:
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            exec(compile(block.code, name, "exec"), names)  # noqa: S102 - our own page
        if block.printed:
            checked = doctest.OutputChecker().check_output(block.printed, out.getvalue(), FLAGS)
            assert checked, f"{block.code}\nprinted\n{out.getvalue()}\nnot\n{block.printed}"


def test_pages_are_typed(tmp_path: Path) -> None:
    """mypy, as strict as it is, finds nothing in a program made of each page."""
    programs = []
    for name, page in PAGES.items():
        program = tmp_path / f"{page.stem.lower()}_program.py"
        program.write_text("\n".join(block.code for block in blocks(page)), "utf-8")
        programs.append(str(program))
        assert program.stat().st_size, name
    done = subprocess.run(  # noqa: S603 - our own pages
        [
            sys.executable,
            "-m",
            "mypy",
            "--strict",
            "--cache-dir",
            str(ROOT / ".mypy_cache"),
            *programs,
        ],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )
    assert done.stdout.startswith("Success"), done.stdout
