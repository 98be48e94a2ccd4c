"""Sentences of the card language, invented from the types of its nodes.

A kind of node that is added later is invented too: its fields are read off its type. What the words
of a sentence need of each other is in `sense.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from dcg.kernel.chance import Stream
from dcg.language.node import Node
from dcg.official.language import processes as p
from dcg.official.support.not_yet import NOT_YET
from dcg.official.support.values import PROCESS, ROLES, LanguageValue

DEEPEST: Final = 3
"""Nodes within nodes; from there on the shortest phrases are taken."""

PROCESSES: Final = frozenset(get_args(p.Process))

ByField = Mapping[tuple[type[Node], str], Callable[["Inventor"], Any]]
ByKind = Mapping[type[Node], Callable[["Inventor"], Any]]


class Inventor:
    """Invents nodes. What stands around the one being invented is in its attributes.

    `role` is what the effect can say: `process`, `statement` (a persistent effect), `would_leave`
    or `would_pay` (immediate effects). `names` are the references that mean something; `governed`
    is whether a duration is stated around; `activates` are the effects that this one may activate.
    """

    def __init__(self, chance: Stream, by_field: ByField, by_kind: ByKind) -> None:
        self.chance = chance
        self.by_field = by_field
        self.by_kind = by_kind
        self.role = "process"
        self.of_option = False
        self.of_trigger = False
        self.activates: tuple[str, ...] = ()
        self.names = ["this"]
        self.governed = False
        self.depth = 0

    def once_in(self, times: int) -> bool:
        """True once in so many times."""
        return self.chance.below(times) == 0

    def value(self, hint: Any, at: tuple[type[Node], str]) -> Any:
        """A value of a field's type. Raises `LookupError` for a text that nothing here can write."""
        origin = get_origin(hint)
        if origin is Literal:
            return self.chance.pick(_running(at, get_args(hint)))
        if origin in (Union, UnionType):
            return self._one_of(get_args(hint), at)
        if origin is tuple:
            count = 1 + self.chance.below(2)
            return tuple(self.value(get_args(hint)[0], at) for _ in range(count))
        if hint is bool:
            return self.once_in(2)
        if hint is int:
            return 1 + self.chance.below(3)
        if hint is NoneType:
            return None
        if isinstance(hint, type) and issubclass(hint, Node):
            return self.node(hint)
        raise LookupError(f"say in sense.py what stands in {at[0].__name__}.{at[1]} ({hint})")

    def node(self, kind: type[Node]) -> Any:
        """A node of a kind."""
        self.depth += 1
        try:
            own = self.by_kind.get(kind)
            return self.plainly(kind) if own is None else own(self)
        finally:
            self.depth -= 1

    def plainly(self, kind: type[Node], **given: Any) -> Any:
        """A node of a kind, its fields by their types; `given` are those that are settled."""
        found = dict(given)
        for field, hint, required in _fields(kind):
            if field in given:
                continue
            if (kind, field) in self.by_field:
                found[field] = self.by_field[kind, field](self)
            elif required or (self.depth <= DEEPEST and self.once_in(4)):
                found[field] = self.value(hint, (kind, field))
        return kind(**found)

    def _one_of(self, kinds: tuple[Any, ...], at: tuple[type[Node], str]) -> Any:
        able = [kind for kind in kinds if not _is_not_run(kind) and self.allows(kind)]
        if self.depth >= DEEPEST:
            lowest = min(height(kind) for kind in able)
            able = [kind for kind in able if height(kind) == lowest]
        return self.value(self.chance.pick(able), at)

    def allows(self, kind: Any) -> bool:
        """Whether a process can be said where this stands."""
        from tests.official.board_fuzz.sense import can_stand  # noqa: PLC0415 - the two need each other

        return can_stand(self, kind)


@cache
def _fields(kind: type[Node]) -> tuple[tuple[str, Any, bool], ...]:
    hints = get_type_hints(kind)
    return tuple(
        (field.name, hints[field.name], field.required) for field in msgspec.structs.fields(kind)
    )


def _is_not_run(kind: Any) -> bool:
    return kind in PROCESSES and LanguageValue(PROCESS, tag(kind)) in NOT_YET


def _running(at: tuple[type[Node], str], words: tuple[str, ...]) -> list[str]:
    role = ROLES.get(at, "")
    return [word for word in words if LanguageValue(role, word) not in NOT_YET]


def tag(kind: type[Node]) -> str:
    """The name of a kind of node in a card's definition."""
    return str(kind.__struct_config__.tag)


@cache
def height(hint: Any, left: int = 6) -> int:
    """How many nodes the shortest value of a type has within each other, as far as `left`."""
    if not left:
        return 1
    if isinstance(hint, type) and issubclass(hint, Node):
        needed = [part for _, part, required in _fields(hint) if required]
        return 1 + max((height(part, left - 1) for part in needed), default=0)
    if get_origin(hint) in (Union, UnionType):
        return min(height(part, left) for part in get_args(hint))
    if get_origin(hint) is tuple:
        return height(get_args(hint)[0], left)
    return 0
