"""The event reference for programs: every event with its fields, types and codes, as JSON."""

from __future__ import annotations

import inspect
import json
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from cli.games import view_of
from dcg import games
from dcg.kernel.code import Code
from dcg.kernel.commit import FORMAT
from dcg.kernel.digest import DIGEST_VERSION
from dcg.kernel.event import ChanceEvent, Event, ObjectId
from dcg.kernel.header import LOG_VERSION
from dcg.kernel.registry import wire_code

ABOUT = (
    "Every event of the log: what log-format.md and events.md say, for programs. An event is an "
    "array: its code, then its fields in this order; fields with a default may be missing at the "
    "end. A type is number, text, bool, bytes, nil or card (a card's id, -1 for an unknown one), or "
    "an object: list (of one type), array (of these types), one_of (these types), structure (an "
    "array with the fields under structures; begins_with, where it is given, comes first), codes (a "
    "number with a meaning under codes), words (one of these texts)."
)

_PLAIN = {int: "number", str: "text", bool: "bool", bytes: "bytes", type(None): "nil"}


def schema_page() -> str:
    """`docs/events.json`."""
    whole = schema()
    whole["structures"] = dict(sorted(whole["structures"].items()))
    whole["codes"] = {name: kind["codes"] for name, kind in sorted(whole["codes"].items())}
    whole["words"] = {where.replace("`", ""): words for where, words in whole["words"].items()}
    for one in (*whole["events"], *whole["structures"].values()):
        one["about"] = " ".join(one["about"].split())
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def schema(name: str = games.DEFAULT) -> dict[str, Any]:
    """Every event of a game, what is in them and what their numbers mean, in order of first mention; what is said
    of each (`about`) is as it is written."""
    structures: dict[str, Any] = {}
    codes: dict[str, Any] = {}
    game, view = games.find(name), view_of(name)
    registry = game.registry
    kinds = sorted(registry.by_code.values(), key=wire_code)
    events = [
        {
            "code": wire_code(kind),
            "topic": kind.TOPIC,
            "version": kind.VERSION,
            "retired": kind in registry.retired,
            "private": kind.PRIVATE,
            "chance": issubclass(kind, ChanceEvent),
            "rules": list(kind.RULES),
            "about": _about(kind),
            "fields": _fields(kind, structures, codes),
        }
        for kind in kinds
    ]
    for _, extra in view.kernel_codes:
        codes[extra.__name__] = _codes(extra)
    return {
        "about": ABOUT,
        "game": game.name,
        "edition": game.edition,
        "engine": game.engine,
        "log_version": LOG_VERSION,
        "commit_format": FORMAT,
        "digest": DIGEST_VERSION,
        "events": events,
        "structures": structures,
        "codes": codes,
        "codes_of_kernel_fields": {where: codes_.__name__ for where, codes_ in view.kernel_codes},
        "words": {where: list(words) for where, words in view.event_texts},
    }


def _about(kind: type) -> str:
    return inspect.cleandoc(kind.__doc__ or "")


def _codes(kind: type[Code]) -> dict[str, Any]:
    return {
        "about": _about(kind),
        "codes": [
            {"code": code.value, "words": code.words, "meaning": code.meaning or code.words}
            for code in kind
        ],
    }


def _fields(
    kind: type[Event] | type[msgspec.Struct], structures: dict[str, Any], codes: dict[str, Any]
) -> list[dict[str, Any]]:
    hints = get_type_hints(kind, include_extras=True)
    names, defaults = kind.__struct_fields__, kind.__struct_defaults__
    first = len(names) - len(defaults)
    found = []
    for place, name in enumerate(names):
        field: dict[str, Any] = {"name": name, "type": _type(hints[name], structures, codes)}
        if place >= first:
            field["default"] = msgspec.to_builtins(defaults[place - first])
        found.append(field)
    return found


def _type(hint: Any, structures: dict[str, Any], codes: dict[str, Any]) -> Any:
    if hint is ObjectId:
        return "card"
    if hint in _PLAIN:
        return _PLAIN[hint]
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _type(arguments[0], structures, codes)
    if origin is Literal:
        return {"words": list(arguments)}
    if origin is tuple and arguments[1:] == (...,):
        return {"list": _type(arguments[0], structures, codes)}
    if origin is tuple:
        return {"array": [_type(part, structures, codes) for part in arguments]}
    if origin in (Union, UnionType):
        return {"one_of": [_type(part, structures, codes) for part in arguments]}
    if isinstance(hint, type) and issubclass(hint, Code):
        codes.setdefault(hint.__name__, _codes(hint))
        return {"codes": hint.__name__}
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        if hint.__name__ not in structures:
            structures[hint.__name__] = {}
            structures[hint.__name__] |= {
                "begins_with": hint.__struct_config__.tag,
                "about": _about(hint),
                "fields": _fields(hint, structures, codes),
            }
        return {"structure": hint.__name__}
    raise TypeError(f"no type for {hint}")
