"""Nodes put together at random from the types of their fields: what the language can say at all."""

from __future__ import annotations

import random
import types
import typing
from typing import Any

from dcg.battle_evolution.language import abilities, effect, selectors
from dcg.battle_evolution.language.processes import (
    Process,
    Unsupported,
    battle,
    cards,
    control,
    evolving,
    players,
    power,
)
from dcg.language.node import Node

_NAMES: dict[str, Any] = {}
for _module in (selectors, abilities, effect, battle, cards, control, evolving, players, power):
    _NAMES.update(vars(_module))
VERBS = tuple(cls for cls in typing.get_args(Process) if cls is not Unsupported)
DEFAULTS_KEPT = 0.55
"""How often a field that has a default keeps it: texts that say everything are rare."""


class Inventor:
    """Makes nodes, the same ones for the same seed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self._hints: dict[type, dict[str, Any]] = {}

    def verb(self) -> Any:
        """Some process."""
        return self.value(self.random.choice(VERBS), 4)

    def value(self, kind: Any, depth: int, field: str = "") -> Any:
        """A value of a type; what is deep down is simple."""
        origin, parts = typing.get_origin(kind), typing.get_args(kind)
        if origin is typing.Literal:
            return self.random.choice(parts)
        if origin in (typing.Union, types.UnionType):
            return self.value(self.random.choice(self._simple(parts, depth)), depth, field)
        if origin is tuple:
            count = self.random.choice((0, 1, 1, 1, 2))
            found = (self.value(parts[0], depth - 1, field) for _ in range(count))
            return tuple(dict.fromkeys(found))
        if kind is int:
            return self.random.choice((-200, -10, 10, 100) if field == "by" else (1, 2, 5, 100))
        if kind is bool:
            return self.random.random() < 0.3
        if kind is str:
            return self.random.choice(("Aamon", "Beemon X"))
        return None if kind is type(None) else self._node(kind, depth)

    def _node(self, cls: Any, depth: int) -> Any:
        names, defaults = cls.__struct_fields__, cls.__struct_defaults__
        optional = names[len(names) - len(defaults) :]
        values = {
            name: self.value(hint, depth - 1, name)
            for name, hint in self._fields(cls).items()
            if name not in optional or self.random.random() > DEFAULTS_KEPT
        }
        return cls(**values)

    def _fields(self, cls: type) -> dict[str, Any]:
        if cls not in self._hints:
            found = typing.get_type_hints(cls, _NAMES, _NAMES)
            self._hints[cls] = {
                name: hint for name, hint in found.items() if not name.startswith("__")
            }
        return self._hints[cls]

    def _simple(self, parts: tuple[Any, ...], depth: int) -> tuple[Any, ...]:
        if depth > 0:
            return parts
        return tuple(part for part in parts if not self._holds_nodes(part)) or parts

    def _holds_nodes(self, part: Any) -> bool:
        return isinstance(part, type) and issubclass(part, Node) and bool(self._fields(part))
