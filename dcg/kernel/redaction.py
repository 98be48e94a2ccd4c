"""What one seat may know of a log: `view(fold(log), seat) == fold(redact(log, seat))`.

A redacted log is folded by the same fold. Objects the seat cannot name become -1, those it can get
the seat's own handle (`dcg.kernel.knowledge`), announced by the game's identifying event before the
event that first shows them. The other seat's answers are left out: they exist in nobody else's log,
so neither a declined question nor a gap in numbering tells anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from dcg.kernel.event import UNKNOWN, AnswerEvent, Event, ObjectId
from dcg.kernel.rules import Game

Rename = Callable[[int], int]
Renamer = Callable[[Any, Rename], Any]


def redact(events: Iterable[Event], seat: int, game: Game) -> list[Event]:
    """The log as `seat` may have it. Reads the full log; keeps order, drops the other's answers."""
    state = game.new_state()
    knowledge = state.course.knowledge
    out: list[Event] = []
    for event in events:
        before = list(knowledge.handles[seat])
        known_to = knowledge.minted[seat]
        game.handlers[type(event)](state, event)
        after = knowledge.handles[seat]
        for handle in range(known_to, knowledge.minted[seat]):
            out.append(game.identified(state, after.index(handle), handle))
        if isinstance(event, AnswerEvent) and event.seat != seat:
            continue

        def handle_of(thing: int, before: list[int] = before, after: list[int] = after) -> int:
            if thing < 0:
                return UNKNOWN
            if after[thing] >= 0:
                return after[thing]
            return before[thing] if thing < len(before) else UNKNOWN

        out.append(rename_objects(event.redacted(seat), handle_of))
    return out


def rename_objects(struct: Any, rename: Rename) -> Any:
    """The struct with every field of type `ObjectId`, however nested, renamed."""
    changed = {
        name: renamer(getattr(struct, name), rename)
        for name, renamer in _renamers(type(struct)).items()
    }
    return msgspec.structs.replace(struct, **changed) if changed else struct


@cache
def _renamers(kind: type) -> dict[str, Renamer]:
    hints = get_type_hints(kind, include_extras=True)
    found = {}
    for name in kind.__struct_fields__:  # type: ignore[attr-defined]
        renamer = _renamer(hints[name])
        if renamer is not None:
            found[name] = renamer
    return found


def _renamer(hint: Any) -> Renamer | None:
    if hint == ObjectId:
        return lambda value, rename: rename(value)
    arguments = get_args(hint)
    if get_origin(hint) is tuple:
        if len(arguments) == 2 and arguments[1] is Ellipsis:
            inner = _renamer(arguments[0])
            if inner is None:
                return None
            return lambda value, rename: tuple(inner(item, rename) for item in value)
        parts = [_renamer(argument) for argument in arguments]
        if not any(parts):
            return None
        return lambda value, rename: tuple(
            part(item, rename) if part else item for part, item in zip(parts, value, strict=True)
        )
    if _has_objects(hint):
        return lambda value, rename: (
            rename_objects(value, rename) if isinstance(value, msgspec.Struct) else value
        )
    return None


def _has_objects(hint: Any) -> bool:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return bool(_renamers(hint))
    return any(_has_objects(argument) for argument in get_args(hint))
