"""What one seat may know of a log: `view(fold(log), seat) == fold(redact(log, seat))`.

A redacted log is folded by the same fold. Objects the seat cannot name become `UNKNOWN`, those it can get
the seat's own handle (`dcg.kernel.knowledge`), announced by the game's identifying event before the
event that first shows them. The other seat's answers are left out: they exist in nobody else's log,
so neither a declined question nor a gap in numbering tells anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from types import UnionType
from typing import Annotated, Final, TypeGuard, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from dcg.kernel.absent import FULL_LOG, UNKNOWN
from dcg.kernel.event import Event, ObjectId
from dcg.kernel.knowledge import Knowledge
from dcg.kernel.rules import Game
from dcg.kernel.state import State

Rename = Callable[[int], int]
Renamer = Callable[[object, Rename], object]

S = TypeVar("S", bound=msgspec.Struct)

_OBJECT: Final = get_args(ObjectId)[1]


def redact(events: Iterable[Event], seat: int, game: Game) -> list[Event]:
    """The log as `seat` may have it. Reads the full log; keeps order, drops the other's answers.

    Raises as `Redaction.add` does.
    """
    redaction = Redaction(game, seat)
    return [own for event in events for own in redaction.add(event)]


class Redaction:
    """Redacts a log event by event, as it grows.

    An event shows an object under the handle the seat has after it, or, where the event is the
    last the seat sees of the object, had before it. An event that hides *which* object of several
    moved says so (`Event.hides`), or masks it in its own `redacted`; so must a shuffle mask its order.
    """

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self._seat = seat
        self._state = game.new_state()

    def add(self, event: Event) -> list[Event]:
        """What the next event of the full log is in the seat's own: nothing, or itself with what
        identifies the objects it shows first.

        Raises `ValueError` for a log that is redacted already, and for an event that both gives and
        takes sight of one object: no handle could name it.
        """
        game, seat, state = self._game, self._seat, self._state
        knowledge = state.course.knowledge
        before = knowledge.handles[seat].copy()
        minted = knowledge.minted[seat]
        game.handlers[type(event)](state, event)
        if state.course.perspective != FULL_LOG:
            raise ValueError(f"this log is already seat {state.course.perspective}'s")
        after = knowledge.handles[seat]
        out = [
            _identified(game, state, after.index(handle), handle)
            for handle in range(minted, knowledge.minted[seat])
        ]
        if event.PRIVATE and getattr(event, "seat", seat) != seat:
            return out

        hidden = event.hides(seat)

        def handle_of(thing: int) -> int:
            if thing == UNKNOWN:
                return UNKNOWN
            if hidden:
                return int(after[thing])
            known = before[thing] if thing < len(before) else UNKNOWN
            if known != UNKNOWN and after[thing] != UNKNOWN and known != after[thing]:
                raise ValueError(
                    f"one event takes object {thing} out of seat {seat}'s sight and shows it again"
                )
            return after[thing] if after[thing] != UNKNOWN else known

        own = rename_objects(event.redacted(seat), handle_of).shown()
        if own is not None:
            out.append(own)
        return out


def in_handles(option: S, knowledge: Knowledge, seat: int) -> S:
    """An option with the objects in it by the seat's own handles, `UNKNOWN` for those it cannot name."""
    return rename_objects(option, lambda thing: knowledge.handle(seat, thing))


def _identified(game: Game, state: State, thing: int, handle: int) -> Event:
    event = game.identified(state, thing, handle)
    if not event.PRIVATE:
        raise TypeError(f"{type(event).__name__} would shift the ordinals of the seat's log")
    return event


def rename_objects(struct: S, rename: Rename) -> S:
    """The struct with every field of type `ObjectId`, however nested, renamed.

    Raises `TypeError` for a type in which ids could stay behind unrenamed (in a list, a map, or a
    union where a plain integer may stand for one).
    """
    changed = {
        name: renamer(getattr(struct, name), rename)
        for name, renamer in _renamers(type(struct)).items()
    }
    return msgspec.structs.replace(struct, **changed) if changed else struct


@cache
def _renamers(kind: type[msgspec.Struct]) -> dict[str, Renamer]:
    """The renamers of a struct's fields that hold objects."""
    hints = get_type_hints(kind, include_extras=True)
    found = {}
    for name in kind.__struct_fields__:
        if _has_objects(hints[name], set()):
            found[name] = _renamer(hints[name])
    return found


def _renamer(hint: object) -> Renamer:
    """The renamer for a type that holds objects."""
    arguments = get_args(hint)
    if get_origin(hint) is Annotated:
        return _rename_one if _OBJECT in arguments else _renamer(arguments[0])
    if get_origin(hint) is tuple:
        return _tuple_renamer(arguments)
    if get_origin(hint) in (Union, UnionType):
        return _union_renamer(hint, arguments)
    if _is_struct(hint):
        return _rename_within
    raise TypeError(f"objects in {hint} cannot be renamed: put them in structs and tuples")


def _rename_one(value: object, rename: Rename) -> int:
    assert isinstance(value, int)
    return rename(value)


def _rename_within(value: object, rename: Rename) -> msgspec.Struct:
    assert isinstance(value, msgspec.Struct)
    return rename_objects(value, rename)


def _keep(value: object, rename: Rename) -> object:
    return value


def _tuple_renamer(arguments: tuple[object, ...]) -> Renamer:
    if arguments[1:] == (...,):
        inner = _renamer(arguments[0])

        def rename_each(value: object, rename: Rename) -> tuple[object, ...]:
            assert isinstance(value, tuple)
            return tuple([inner(item, rename) for item in value])

        return rename_each
    parts = [_renamer(part) if _has_objects(part, set()) else _keep for part in arguments]

    def rename_parts(value: object, rename: Rename) -> tuple[object, ...]:
        assert isinstance(value, tuple)
        return tuple([part(item, rename) for part, item in zip(parts, value, strict=True)])

    return rename_parts


def _union_renamer(hint: object, arguments: tuple[object, ...]) -> Renamer:
    """Chooses by the value's own type; structs of a union know their own fields."""
    by_type: dict[object, Renamer] = {}
    for part in arguments:
        plain = get_args(part)[0] if get_origin(part) is Annotated else part
        if _is_struct(plain):
            continue
        kind = get_origin(plain) or plain
        renamer = _renamer(part) if _has_objects(part, set()) else _keep
        if by_type.setdefault(kind, renamer) is not renamer:
            raise TypeError(f"objects in {hint} cannot be told from other values of it")

    def rename_part(value: object, rename: Rename) -> object:
        if isinstance(value, msgspec.Struct):
            return rename_objects(value, rename)
        return by_type.get(type(value), _keep)(value, rename)

    return rename_part


def _has_objects(hint: object, seen: set[object]) -> bool:
    """Whether a value of this type can hold an object id; struct types may refer to themselves."""
    if get_origin(hint) is Annotated and _OBJECT in get_args(hint):
        return True
    if _is_struct(hint):
        if hint in seen:
            return False
        seen.add(hint)
        hints = get_type_hints(hint, include_extras=True)
        return any(_has_objects(hints[name], seen) for name in hint.__struct_fields__)
    return any(_has_objects(argument, seen) for argument in get_args(hint))


def _is_struct(hint: object) -> TypeGuard[type[msgspec.Struct]]:
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)
