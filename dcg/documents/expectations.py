"""What must be true at a moment: `expect` between steps, `then` at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

Check = Callable[[Any], Iterable[str]]
"""What is not as it should be in a game's scene."""


@dataclass(frozen=True)
class Expectation:
    """One thing that must be true, and where the document says so."""

    line: int
    path: str
    check: Check

    def failures(self, scene: Any) -> Iterator[str]:
        """What is not as it should be."""
        for message in self.check(scene):
            yield f"line {self.line}: {self.path}: {message}"
