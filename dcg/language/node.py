"""The common shape of every node of the card language."""

from typing import Annotated, Any

import msgspec

Divisor = Annotated[int, msgspec.Meta(ge=1)]
"""A number that another one is divided by."""


def _tag(class_name: str) -> str:
    out = []
    for position, letter in enumerate(class_name):
        if letter.isupper() and position and not class_name[position - 1].isupper():
            out.append("_")
        out.append(letter.lower())
    return "".join(out)


class Node(
    msgspec.Struct,
    frozen=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="node",
    tag=_tag,
):
    """An immutable node. Two trees are the same effect exactly when their encodings are equal."""

    def __post_init__(self) -> None:
        """Makes an equal value the default itself: msgspec leaves out defaults by identity."""
        defaults = self.__struct_defaults__
        for name, default in zip(self.__struct_fields__[-len(defaults) :], defaults, strict=False):
            value = getattr(self, name)
            if value is not default and type(value) is type(default) and value == default:
                msgspec.structs.force_setattr(self, name, default)


def to_plain(node: Any) -> Any:
    """The node as plain dictionaries and lists (JSON and YAML ready), fields in declared order."""
    return msgspec.to_builtins(node)
