"""Whether the numbers of an event are in the ranges of their fields, and stand for what there is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from types import UnionType
from typing import Annotated, NamedTuple, TypeGuard, Union, get_args, get_origin, get_type_hints

import msgspec

from dcg.kernel.numbers import Range


class FieldNumber(NamedTuple):
    """A number in an event: the field it is in, and the range it has to be in."""

    field: str
    value: int
    range: Range


def out_of_range(event: msgspec.Struct) -> str:
    """The first number that its field cannot have ("`seat` is 2, not 0 to 1"), empty if none."""
    for field, value, (least, most, _) in numbers_in(event):
        if not least <= value <= most:
            return f"`{field}` is {value}, not {least} to {most}"
    return ""


def dangling(event: msgspec.Struct, there: Mapping[str, int]) -> str:
    """The first number that stands for nothing ("`target` is object 90, of 12"), empty if none.

    `there` says how many there are of each kind of thing, numbered from 0.
    """
    for field, value, (_, _, of) in numbers_in(event):
        if of and value >= there.get(of, value + 1):
            return f"`{field}` is {of} {value}, and there are {there[of]}"
    return ""


def numbers_in(struct: msgspec.Struct) -> Iterator[FieldNumber]:
    """Every number of a struct whose range is declared, also in structs and tuples within it."""
    for name, read in _readers(type(struct)):
        for value, allowed in read(getattr(struct, name)):
            yield FieldNumber(name, value, allowed)


_Read = Callable[[object], Iterator[tuple[int, Range]]]


@cache
def _readers(kind: type[msgspec.Struct]) -> tuple[tuple[str, _Read], ...]:
    hints = get_type_hints(kind, include_extras=True)
    found = ((name, _reader(hints[name])) for name in kind.__struct_fields__)
    return tuple((name, read) for name, read in found if read is not None)


def _reader(hint: object) -> _Read | None:
    """What finds the numbers in a value of this type; None where it can have none."""
    arguments = get_args(hint)
    origin = get_origin(hint)
    if origin is Annotated:
        allowed = next((extra for extra in arguments[1:] if isinstance(extra, Range)), None)
        return _reader(arguments[0]) if allowed is None else _number_reader(allowed)
    if origin is tuple:
        return _tuple_reader(arguments)
    if origin in (Union, UnionType):
        return _of_struct if any(map(_is_struct, arguments)) else None
    return _of_struct if _is_struct(hint) else None


def _number_reader(allowed: Range) -> _Read:
    def read(value: object) -> Iterator[tuple[int, Range]]:
        assert isinstance(value, int)
        yield value, allowed

    return read


def _tuple_reader(arguments: tuple[object, ...]) -> _Read | None:
    endless = arguments[1:] == (...,)
    parts = [_reader(part) for part in (arguments[:1] if endless else arguments)]
    if not any(parts):
        return None

    def read(value: object) -> Iterator[tuple[int, Range]]:
        assert isinstance(value, tuple)
        for place, item in enumerate(value):
            inner = parts[0 if endless else place]
            if inner is not None:
                yield from inner(item)

    return read


def _of_struct(value: object) -> Iterator[tuple[int, Range]]:
    if isinstance(value, msgspec.Struct):
        for _, number, allowed in numbers_in(value):
            yield number, allowed


def _is_struct(hint: object) -> TypeGuard[type[msgspec.Struct]]:
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)
