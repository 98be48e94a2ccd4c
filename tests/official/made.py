"""Events with some value in every field, for tests of what is said of any of them."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from dcg.kernel.code import Code


def made(hint: Any) -> Any:
    """Some value of a field's type; lists with one item."""
    origin, arguments = get_origin(hint), get_args(hint)
    if hint is int:
        return 0
    if hint is str:
        return "x"
    if hint is bool:
        return True
    if hint is bytes:
        return bytes(8)
    if origin is Literal:
        return arguments[0]
    if origin is tuple:
        several = arguments[1:] == (...,)
        return (made(arguments[0]),) if several else tuple(made(part) for part in arguments)
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        hints = get_type_hints(hint)
        return hint(*(made(hints[name]) for name in hint.__struct_fields__))
    if isinstance(hint, type) and issubclass(hint, Code):
        return next(iter(hint))
    return made(arguments[0])
