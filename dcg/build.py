"""Which build of the package runs: they differ in speed and in nothing else."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec


def is_compiled() -> bool:
    """Whether the hot packages run as machine code, as a compiled wheel brings them.

    >>> is_compiled() in (True, False)
    True
    """
    found = find_spec("dcg.kernel.absent")
    return bool(found and found.origin and found.origin.endswith(tuple(EXTENSION_SUFFIXES)))


def build() -> str:
    """The build in words, as `dcg --version` gives it."""
    return "compiled" if is_compiled() else "pure Python"
