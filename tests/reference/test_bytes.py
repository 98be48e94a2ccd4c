"""Golden bytes: every event of every game and version, by the names of its fields.

A swap of two fields, of two codes, or of two values of a union changes bytes that are compared here
with what engines wrote, not with what this one writes.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest

from dcg.battle_evolution.game import GAME as BATTLE_EVOLUTION
from dcg.kernel.event import Event
from dcg.kernel.header import is_newer_engine
from dcg.kernel.registry import Registry, wire_code
from dcg.official.game import ENGINE
from dcg.official.game import GAME as OFFICIAL
from tests.kernel.tiny_game import GAME as TINY
from tests.reference.folder import FOLDERS, Folder, reviewed

GAMES: dict[str, Registry] = {
    "kernel.json": OFFICIAL.registry,
    "official.json": OFFICIAL.registry,
    "tiny.json": TINY.registry,
    "battle_evolution.json": BATTLE_EVOLUTION.registry,
}
RENAMED: dict[str, str] = reviewed("renamed.json")
"""Fields by the names they have now, where the reference knows them by older ones: `topic.field`,
or `topic.field.field` within structures. Names are not on the wire; order and type are."""

ENTRIES = [
    pytest.param(folder, file, entry, id=f"{folder}-{entry['topic']}-{number}")
    for folder in FOLDERS
    for file in GAMES
    for number, entry in enumerate(folder.json(f"golden/{file}"))
]


def kinds(registry: Registry) -> dict[tuple[str, int], type[Event]]:
    """Every event type of a game, retired versions included."""
    return {(kind.TOPIC, kind.VERSION): kind for kind in registry.by_code.values()}


@cache
def hints_of(kind: type) -> dict[str, Any]:
    """The types of a structure's fields."""
    return get_type_hints(kind, include_extras=True)


def on_the_wire(kind: type, fields: dict[str, Any], path: str) -> list[Any]:
    """The array that fields by name make, in the order in which the type has them."""
    tag = kind.__struct_config__.tag  # type: ignore[attr-defined]
    given = {RENAMED.get(f"{path}.{name}", name): value for name, value in fields.items()}
    given.pop("begins_with", None)
    found = [] if tag is None else [tag]
    for name in kind.__struct_fields__:  # type: ignore[attr-defined]
        if name not in given:
            break  # appended since; whatever is left over is found below
        found.append(_value(hints_of(kind)[name], given.pop(name), f"{path}.{name}"))
    assert not given, f"{kind.__name__} has no field {', '.join(given)} where it was"
    return found


def _value(hint: Any, given: Any, path: str) -> Any:
    if get_origin(hint) is Annotated:
        return _value(get_args(hint)[0], given, path)
    if isinstance(given, dict) and list(given) == ["bytes"]:
        return bytes.fromhex(given["bytes"])
    if isinstance(given, list):
        arguments = get_args(hint)
        each = arguments[:1] * len(given) if arguments[1:] == (...,) else arguments
        return [_value(one, value, path) for one, value in zip(each, given, strict=True)]
    if isinstance(given, dict):
        return on_the_wire(_structure(hint, given.get("begins_with")), given, path)
    return given


def _structure(hint: Any, begins_with: int | None) -> type:
    """The structure a field holds; of several the one whose number is given."""
    several = get_args(hint) if get_origin(hint) in (Union, type(int | str)) else (hint,)
    found = [
        kind
        for kind in several
        if isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind.__struct_config__.tag == begins_with
    ]
    assert len(found) == 1, (hint, begins_with)
    return found[0]


def extends(longer: Any, shorter: Any) -> bool:
    """Whether one array is the other, or the other with fields appended, however deep."""
    if not isinstance(longer, list) or not isinstance(shorter, list):
        return bool(longer == shorter) and type(longer) is type(shorter)
    return len(longer) >= len(shorter) and all(map(extends, longer, shorter))


@pytest.mark.parametrize(("folder", "file", "entry"), ENTRIES)
def test_an_event_has_the_bytes_it_always_had(
    folder: Folder, file: str, entry: dict[str, Any]
) -> None:
    registry = GAMES[file]
    kind = kinds(registry).get((entry["topic"], entry["version"]))
    assert kind is not None, (
        "a topic or version that logs have is gone: a superseded version goes to the registry's "
        "`retired`, under its own code"
    )
    golden = bytes.fromhex(entry["bytes"])
    ours = registry is OFFICIAL.registry
    assert wire_code(kind) == entry["code"]
    assert on_the_wire(kind, entry["fields"], entry["topic"]) == msgspec.msgpack.decode(golden)
    read = registry.decode(b"\x91" + golden)
    assert len(read) == 1
    if kind not in registry.retired:
        assert type(read[0]) is kind
        written = registry.encode(read)
        assert extends(msgspec.msgpack.decode(written), [msgspec.msgpack.decode(golden)])
        # With a field appended, an engine of the old name would call new logs damaged.
        assert written == b"\x91" + golden or not ours or is_newer_engine(ENGINE, folder.engine), (
            f"{kind.__name__} has a new field: raise ENGINE in dcg/official/game.py"
        )


@pytest.mark.parametrize("file", GAMES)
def test_every_event_and_every_field_has_golden_bytes(file: str) -> None:
    seen: dict[tuple[str, int], set[str]] = {}
    for folder in FOLDERS:
        for entry in folder.json(f"golden/{file}"):
            fields = seen.setdefault((entry["topic"], entry["version"]), set())
            fields |= {RENAMED.get(f"{entry['topic']}.{name}", name) for name in entry["fields"]}
    kernels = file == "kernel.json"
    lacking = [
        f"{topic} version {version}: {', '.join(missing) or 'the event'}"
        for (topic, version), kind in kinds(GAMES[file]).items()
        if topic.startswith("kernel.") is kernels
        and (
            (missing := set(kind.__struct_fields__) - seen.get((topic, version), set()))
            or (topic, version) not in seen
        )
    ]
    assert not lacking, (
        "no golden bytes for these; add a folder of the engine that first writes them, as "
        f"tests/reference/README.md says: {'; '.join(lacking)}"
    )


def structures_in(hint: Any) -> Iterator[type]:
    """The structures inside a type, however deep."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
        for inner in hints_of(hint).values():
            yield from structures_in(inner)
    for inner in get_args(hint):
        yield from structures_in(inner)


def given_in(hint: Any, value: Any, path: str) -> Iterator[str]:
    """The fields of structures that a golden value gives, by their names now: `Structure.field`."""
    if isinstance(value, list):
        arguments = get_args(get_args(hint)[0] if get_origin(hint) is Annotated else hint)
        for place, held in enumerate(value):
            yield from given_in(arguments[0 if arguments[1:] == (...,) else place], held, path)
    elif isinstance(value, dict) and list(value) != ["bytes"]:
        kind = _structure(hint, value.get("begins_with"))
        for older, held in value.items():
            name = RENAMED.get(f"{path}.{older}") or older
            yield f"{kind.__name__}.{name}"
            yield from given_in(hints_of(kind).get(name), held, f"{path}.{older}")


def test_every_field_of_every_structure_inside_events_has_golden_bytes() -> None:
    for file, registry in GAMES.items():
        given: set[str] = set()
        there: set[str] = set()
        for (topic, version), kind in kinds(registry).items():
            entries = [
                entry["fields"]
                for folder in FOLDERS
                for entry in folder.json(f"golden/{file}")
                if (entry["topic"], entry["version"]) == (topic, version)
            ]
            if entries:
                for structure in structures_in(kind):
                    if structure is not kind:
                        names = structure.__struct_fields__  # type: ignore[attr-defined]
                        there |= {f"{structure.__name__}.{name}" for name in names}
            for fields in entries:
                for older, value in fields.items():
                    path = f"{topic}.{older}"
                    given |= set(
                        given_in(hints_of(kind).get(RENAMED.get(path, older)), value, path)
                    )
        assert there - given == set(), f"no golden bytes in any {file}: see README.md"


def test_no_two_fields_of_one_type_could_change_places_unnoticed() -> None:
    """The reference is of use only where two fields that could be swapped have different values."""
    for file, registry in GAMES.items():
        found: dict[tuple[str, int], list[dict[str, Any]]] = {}
        for folder in FOLDERS:
            for entry in folder.json(f"golden/{file}"):
                found.setdefault((entry["topic"], entry["version"]), []).append(entry["fields"])
        for (topic, version), entries in found.items():
            types = hints_of(kinds(registry)[topic, version])
            names = list(entries[0])
            for place, name in enumerate(names):
                for other in names[place + 1 :]:
                    now = [RENAMED.get(f"{topic}.{each}", each) for each in (name, other)]
                    if types[now[0]] == types[now[1]]:
                        assert any(entry[name] != entry[other] for entry in entries), (topic, now)
