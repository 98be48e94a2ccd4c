"""What is made of an object once and then kept, because making it takes time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

Of = TypeVar("Of")
Made = TypeVar("Made")


class Once(Generic[Of, Made]):
    """What was made of each object, found by its identity.

    The object is kept with it: the number of one that is gone may be that of another.

    >>> numbers = Once[str, list[int]]()
    >>> word = "four"
    >>> numbers.of(word, lambda: [4]) is numbers.of(word, lambda: [5])
    True
    """

    __slots__ = ("_made",)

    def __init__(self) -> None:
        self._made: dict[tuple[int, int], tuple[Of, Made]] = {}

    def of(self, held: Of, make: Callable[[], Made], value: int = 0) -> Made:
        """What is made of it; with a `value`, for each value."""
        key = (id(held), value)
        found = self._made.get(key)
        if found is None or found[0] is not held:
            found = self._made[key] = (held, make())
        return found[1]
