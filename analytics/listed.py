"""The statistics there are, by name, in the order in which they are listed.

Those in `analytics.every_game` count matches of any game; what one game has besides is in the
`statistics` of its own folder. Every module there is read, so that a new statistic is its module, its SQL
and its test.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from analytics.findings import Statistic
from analytics.games import OWN


def _in(package: str) -> Iterator[Statistic[Any]]:
    """The statistics that the modules of a package define."""
    for found in iter_modules(import_module(package).__path__):
        module = import_module(f"{package}.{found.name}")
        yield from (one for one in vars(module).values() if isinstance(one, Statistic))


def _listed() -> list[Statistic[Any]]:
    packages = ("analytics.every_game", *(f"{place}.statistics" for place in OWN.values()))
    every = {one.name: one for package in packages for one in _in(package)}
    return sorted(every.values(), key=lambda one: (one.order_in_lists, one.name))


STATISTICS: dict[str, Statistic[Any]] = {one.name: one for one in _listed()}
