"""What an event says, as one JSON object: its fields by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, get_type_hints

import msgspec

from dcg.event_names import option_name
from dcg.kernel.event import AnswerEvent, Event

_ENCODER = msgspec.json.Encoder()


def contents(events: Sequence[Event]) -> bytes:
    """One line an event: a JSON object with the event's fields, in their order.

    Bytes are given in hexadecimal; an option, besides its fields, as `option`: its kind.
    """
    return _ENCODER.encode_lines([_of(type(event), False)(event) for event in events])


Shape = Callable[[Any], Any]
"""Gives, of a struct, what encodes as its object."""


@cache
def _of(kind: type[msgspec.Struct], is_option: bool) -> Shape:
    """The shape of one kind: a twin of the struct that is an object where the struct is an array. An
    option says its kind besides."""
    names = kind.__struct_fields__
    hints = get_type_hints(kind)
    nested = tuple(at for at, name in enumerate(names) if hints[name] not in _FLAT)
    tag = option_name(kind.__name__) if is_option else None
    option = names.index("option") if issubclass(kind, AnswerEvent) else None
    twin: Any = msgspec.defstruct(
        kind.__name__,
        [(name, Any) for name in names],
        gc=False,
        tag_field="option" if tag else None,
        tag=tag,
    )
    values = msgspec.structs.astuple
    if not nested:
        return lambda struct: twin(*values(struct))

    def shape(struct: Any) -> Any:
        held = list(values(struct))
        for at in nested:
            held[at] = _shaped(held[at], at == option)
        return twin(*held)

    return shape


_FLAT = (int, str, bool, tuple[int, ...])
"""Types of fields that encode as they are."""


def _shaped(value: Any, is_option: bool = False) -> Any:
    if isinstance(value, msgspec.Struct):
        return _of(type(value), is_option)(value)
    if isinstance(value, tuple):
        return [_shaped(item) for item in value]
    return value.hex() if isinstance(value, bytes) else value
