"""Public names of a package that are loaded when they are first used."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def lazily(
    package: str, homes: Mapping[str, str]
) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """`__getattr__` and `__dir__` of a package: `homes` says which of its modules each name is from.

    >>> load, names = lazily("dcg", {"Match": "match"})
    >>> load("Match").__module__, names()
    ('dcg.match', ['Match'])
    """

    def load(name: str) -> Any:
        home = homes.get(name)
        if home is None:
            from dcg.decks import close  # noqa: PLC0415 - only for what is not there

            raise AttributeError(f"{package} has no {name!r}{close(name, sorted(homes))}")
        return getattr(import_module(f"{package}.{home}"), name)

    return load, lambda: sorted(homes)
