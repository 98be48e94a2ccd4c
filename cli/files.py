"""Whole files, in and out: what is written is complete or not there; what is read has a limit."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from cli.errors import BadInput

STANDARD = "-"
"""Stands for standard input or output."""


def write_whole(path: Path, data: bytes) -> None:
    """Writes a file, replacing one of that name; where writing fails, all is as it was before."""
    if path.is_dir():
        raise BadInput(f"{path} is a folder, not a file")
    if not path.parent.is_dir():
        raise BadInput(f"there is no folder {path.parent} to put {path.name} into")
    with tempfile.NamedTemporaryFile(
        dir=path.parent, prefix=f".{path.name}.", delete=False
    ) as part:
        beside = Path(part.name)
    try:
        beside.write_bytes(data)
        beside.chmod(0o644)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def read_up_to(name: str, limit: int) -> bytes:
    """A file's bytes, or standard input's; at most `limit` and one more, which says it is longer."""
    if name == STANDARD:
        return sys.stdin.buffer.read(limit + 1)
    path = Path(name)
    if path.is_dir():
        raise BadInput(f"{path} is a folder, not a file")
    try:
        with path.open("rb") as file:
            return file.read(limit + 1)
    except FileNotFoundError:
        raise BadInput(f"there is no file {path}") from None
