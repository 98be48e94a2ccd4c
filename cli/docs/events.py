"""The event reference: topic, wire code, fields, clauses, of every event."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from cli.docs.schema import schema
from cli.games import view_of
from dcg import games

INTRODUCTION = """\
# Events{of}

Generated from the event classes (`make docs`). How events are written, what positions, ordinals, spans and identities
are, what each event moves, and what a reader must refuse: [log-format.md](log-format.md).{more}

An event is an array `[code, field, field, ...]`, fields in this order; structures inside are arrays as well. **card** is a
card's id, -1 for one nobody named; in a seat's log it is that seat's handle. `seat` is 0 or 1. A field with a default
may be missing at an array's end.

{notes}

*private*: has no ordinal, and is left out of or put into a seat's log. *chance*: records what chance gave.
"""


_KERNEL = "kernel."
"""How the topics of the kernel's events begin."""


_FOR_PROGRAMS = " For programs:\n[events.json](events.json)."


def events_page(name: str = games.DEFAULT) -> str:
    """`docs/events.md`, and the same of another game: the schema in words, what is retired left out."""
    whole = schema(name)
    default = name == games.DEFAULT
    events = [event for event in whole["events"] if not event["retired"]]
    of_kernel = [event for event in events if event["topic"].startswith(_KERNEL)]
    own = [event for event in events if event not in of_kernel]
    title = games.find(name).title
    parts = [
        INTRODUCTION.format(
            of="" if default else f" of {title}",
            more=_FOR_PROGRAMS if default else "",
            notes=view_of(name).event_notes,
        )
    ]
    for heading, some in (("The kernel's", of_kernel), (f"The {title}'s", own)):
        parts += [f"## {heading}\n", _contents(some), *map(_event, some)]
    parts += ["## Structures inside events\n"]
    parts += [_structure(name, held) for name, held in whole["structures"].items()]
    stand = {name: where for where, name in whole["codes_of_kernel_fields"].items()}
    parts += ["## Codes\n"]
    parts += [_codes(name, held, stand.get(name)) for name, held in whole["codes"].items()]
    parts += ["## Words\n\nTexts in events that stand for something; more can be added.\n"]
    parts += [f"**{where}**: {_listed(words, ', ')}.\n" for where, words in whole["words"].items()]
    return "\n".join(parts)


def _contents(events: Iterable[Mapping[str, Any]]) -> str:
    rows = [
        f"| {event['code']} | [`{event['topic']}`](#{event['topic'].replace('.', '')}) |"
        for event in events
    ]
    return "\n".join(["| code | topic |", "|---|---|", *rows, ""])


def _event(event: Mapping[str, Any]) -> str:
    marks = [f"code {event['code']}", f"version {event['version']}"]
    marks += ["*private*"] if event["private"] else []
    marks += ["*chance*"] if event["chance"] else []
    marks += [f"rules {', '.join(event['rules'])}"] if event["rules"] else []
    return f"### {event['topic']}\n\n{' · '.join(marks)}\n\n{event['about']}\n\n{_fields(event)}"


def _structure(name: str, held: Mapping[str, Any]) -> str:
    tag = held["begins_with"]
    mark = f"begins with {tag}\n\n" if tag is not None else ""
    return f"### {name}\n\n{mark}{held['about']}\n\n{_fields(held)}"


def _codes(name: str, held: Mapping[str, Any], where: str | None) -> str:
    rows = ["| code | name | meaning |", "|---|---|---|"]
    for one in held["codes"]:
        more = one["meaning"] if one["meaning"] != one["words"] else ""
        rows.append(f"| {one['code']} | {one['words']} | {more} |")
    stands = f"Stands as {where}. " if where else ""
    return "\n".join([f"### {name}\n", f"{stands}{held['about']}\n", *rows, ""])


def _fields(held: Mapping[str, Any]) -> str:
    if not held["fields"]:
        return "No fields.\n"
    rows = ["| field | type | default |", "|---|---|---|"]
    for field in held["fields"]:
        default = f"`{_value(field['default'])}`" if "default" in field else ""
        rows.append(f"| `{field['name']}` | {_type(field['type'])} | {default} |")
    return "\n".join([*rows, ""])


def _value(value: Any) -> str:
    return "nil" if value is None else json.dumps(value)


def _type(said: Any) -> str:
    """A type of the schema in words."""
    if isinstance(said, str):
        return "true or false" if said == "bool" else said
    ((kind, of),) = said.items()
    match kind:
        case "list":
            return f"list of {_type(of)}"
        case "array":
            return f"array of {', '.join(map(_type, of))}"
        case "one_of":
            return " or ".join(map(_type, of))
        case "words":
            return _listed(of, " or ")
    return f"[{of}](#{of.lower()})"


def _listed(words: Iterable[str], joint: str) -> str:
    return joint.join(f"`{word}`" for word in words)
