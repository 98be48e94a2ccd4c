"""The event reference: topic, wire code, fields, clauses, of every event."""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from cli.games import view_of
from dcg import games
from dcg.kernel.code import Code
from dcg.kernel.course import KERNEL_EVENTS
from dcg.kernel.event import ChanceEvent, Event, ObjectId
from dcg.kernel.registry import wire_code

INTRODUCTION = """\
# Events

Generated from the event classes (`make docs`). How events are written, what positions, ordinals, spans and identities
are, what each event moves, and what a reader must refuse: [log-format.md](log-format.md). For programs:
[events.json](events.json).

An event is an array `[code, field, field, ...]`, fields in this order; structures inside are arrays as well. **card** is a
card's id, -1 for one nobody named; in a seat's log it is that seat's handle. Numbers called `permanent`, `attacker`,
`defender`, `blocker`, `target` are ids of what stands on the field, -1 for none. `seat` is 0 or 1; `by` is the seat whose
effect did it, -1 for the rules. `memory` is as seat 0 reads the gauge. A field with a default may be missing at an
array's end.

*private*: has no ordinal, and is left out of or put into a seat's log. *chance*: records what chance gave.
"""


def events_page() -> str:
    """`docs/events.md`."""
    structs: dict[type, None] = {}
    parts = [INTRODUCTION]
    game, view = games.find(games.DEFAULT), view_of(games.DEFAULT)
    own = [kind for kind in game.registry.types if kind not in KERNEL_EVENTS]
    for title, kinds in (("The kernel's", KERNEL_EVENTS), (f"The {game.title}'s", own)):
        parts.append(f"## {title}\n")
        parts.append(_contents(kinds))
        parts += [_event(kind, structs) for kind in kinds]
    parts.append("## Structures inside events\n")
    done: set[type] = set()
    while rest := [kind for kind in structs if kind not in done and not issubclass(kind, Code)]:
        for kind in rest:
            done.add(kind)
            parts.append(_struct(kind, structs))
    parts.append("## Codes\n")
    parts += [_codes(codes) for codes in structs if issubclass(codes, Code)]
    parts += [_codes(codes, where) for where, codes in view.kernel_codes]
    parts.append("## Words\n\nTexts in events that stand for something; more can be added.\n")
    parts += [
        f"**{where}**: {', '.join(f'`{word}`' for word in words)}.\n"
        for where, words in view.event_texts
    ]
    return "\n".join(parts)


def _contents(kinds: Iterable[type[Event]]) -> str:
    rows = [f"| {wire_code(kind)} | [`{kind.TOPIC}`](#{_anchor(kind.TOPIC)}) |" for kind in kinds]
    return "\n".join(["| code | topic |", "|---|---|", *rows, ""])


def _anchor(topic: str) -> str:
    return topic.replace(".", "")


def _event(kind: type[Event], structs: dict[type, None]) -> str:
    marks = [f"code {wire_code(kind)}", f"version {kind.VERSION}"]
    marks += ["*private*"] if kind.PRIVATE else []
    marks += ["*chance*"] if issubclass(kind, ChanceEvent) else []
    if kind.RULES:
        marks.append(f"rules {', '.join(kind.RULES)}")
    return f"### {kind.TOPIC}\n\n{' · '.join(marks)}\n\n{_doc(kind)}\n\n{_fields(kind, structs)}"


def _struct(kind: Any, structs: dict[type, None]) -> str:
    tag = kind.__struct_config__.tag
    mark = f"begins with {tag}\n\n" if tag is not None else ""
    return f"### {kind.__name__}\n\n{mark}{_doc(kind)}\n\n{_fields(kind, structs)}"


def _codes(codes: type[Code], where: str = "") -> str:
    rows = ["| code | name | meaning |", "|---|---|---|"]
    rows += [f"| {code.value} | {code.words} | {code.meaning} |" for code in codes]
    stands = f"Stands as {where}. " if where else ""
    return "\n".join([f"### {codes.__name__}\n", f"{stands}{_doc(codes)}\n", *rows, ""])


def _doc(kind: type) -> str:
    return inspect.cleandoc(kind.__doc__ or "")


def _fields(kind: Any, structs: dict[type, None]) -> str:
    hints = get_type_hints(kind, include_extras=True)
    names = kind.__struct_fields__
    if not names:
        return "No fields.\n"
    defaults = kind.__struct_defaults__
    first = len(names) - len(defaults)
    rows = ["| field | type | default |", "|---|---|---|"]
    for place, name in enumerate(names):
        default = f"`{defaults[place - first]!r}`" if place >= first else ""
        rows.append(f"| `{name}` | {_type(hints[name], structs)} | {default} |")
    return "\n".join([*rows, ""])


_PLAIN = {int: "number", str: "text", bool: "true or false", bytes: "bytes", type(None): "nil"}


def _type(hint: Any, structs: dict[type, None]) -> str:
    if hint is ObjectId:
        return "card"
    if hint in _PLAIN:
        return _PLAIN[hint]
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _type(arguments[0], structs)
    if origin is Literal:
        return " or ".join(f"`{word}`" for word in arguments)
    if origin is tuple:
        if arguments[1:] == (...,):
            return f"list of {_type(arguments[0], structs)}"
        return f"array of {', '.join(_type(part, structs) for part in arguments)}"
    if origin in (Union, UnionType):
        return " or ".join(_type(part, structs) for part in arguments)
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct | Code):
        structs.setdefault(hint)
        return f"[{hint.__name__}](#{hint.__name__.lower()})"
    raise TypeError(f"no words for {hint}")
