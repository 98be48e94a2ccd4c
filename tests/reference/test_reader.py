"""The documents are enough to write a reader: one that knows only them places every card."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from dcg.kernel.event import Event
from dcg.kernel.fold import fold
from dcg.kernel.redaction import redact
from dcg.official.codes.places import Place
from dcg.official.game import GAME
from dcg.official.state.board import Board
from replays.store import MatchStore
from tests.reference import reader
from tests.reference.conftest import StoreOf
from tests.reference.folder import WITH_MATCHES, Folder

LISTS = ("deck", "digi_egg_deck", "trash", "security_stack", "face_up")


def as_read(table: reader.Table) -> dict[str, Any]:
    """The reader's table, as `as_folded` writes the board."""
    found: dict[str, Any] = {
        "in_no_area": table.area(0, reader.NO_AREA),
        "removed": table.area(0, reader.REMOVED),
    }
    for seat in (0, 1):
        for zone, name in enumerate(reader.AREAS):
            cards = table.area(seat, zone)
            found[f"{name} {seat}"] = sorted(cards) if name == "hand" else cards
        found[f"face_up {seat}"] = table.face_up[seat]
        for name, zone in (("battle_area", reader.BATTLE), ("breeding_area", reader.BREEDING)):
            found[f"{name} {seat}"] = [
                (one["id"], one["cards"], one["suspended"])
                for one in table.field
                if (one["seat"], one["zone"]) == (seat, zone)
            ]
    return found


def as_folded(board: Board) -> dict[str, Any]:
    """Where this engine has every card."""
    found: dict[str, Any] = {"in_no_area": board.in_no_area, "removed": board.removed}
    for seat, side in enumerate(board.sides):
        for name in LISTS:
            found[f"{name} {seat}"] = getattr(side, name)
        found[f"hand {seat}"] = sorted(side.hand)
        breeding = [side.breeding_area] if side.breeding_area else []
        for name, held in (("battle_area", side.battle_area), ("breeding_area", breeding)):
            found[f"{name} {seat}"] = [(one.id, one.cards, one.suspended) for one in held]
    return found


def compare(name: str, events: list[Event]) -> None:
    table, board = reader.Table(), GAME.new_state()
    read = reader.read(GAME.registry.encode(events))
    for position, (event, (topic, fields)) in enumerate(zip(events, read, strict=True)):
        fold(board, [event], GAME.handlers)
        table.step(topic, fields)
        assert as_read(table) == as_folded(board), f"{name}: after event {position}, {topic}"


@pytest.mark.parametrize("folder", WITH_MATCHES, ids=str)
@pytest.mark.parametrize("seat", [-1, 0, 1], ids=["whole", "seat 0", "seat 1"])
def test_a_reader_written_from_the_documents_places_every_card(
    folder: Folder, seat: int, store_of: StoreOf
) -> None:
    with MatchStore.open(store_of(folder)) as store:
        for one in folder.json("digests.json"):
            events = list(store.record(one["match"]).events)
            compare(one["name"], events if seat < 0 else redact(events, seat, GAME))


def test_the_reader_names_places_as_the_schema_does() -> None:
    codes = {entry["code"]: entry["words"] for entry in reader.SCHEMA["codes"]["Place"]}
    assert codes == {place.value: place.words for place in Place}
    assert tuple(codes[zone] for zone in range(len(reader.AREAS))) == reader.AREAS


# --- the schema is exact ----------------------------------------------------------------------


def problems(kind: Any, value: Any) -> list[str]:
    """What of a value is not as the schema says."""
    match kind:
        case "number" | "card":
            return [] if type(value) is int else [f"{value!r} is no {kind}"]
        case "text" | "bool" | "bytes" | "nil":
            plain = {"text": str, "bool": bool, "bytes": bytes, "nil": type(None)}[kind]
            return [] if type(value) is plain else [f"{value!r} is no {kind}"]
        case {"codes": name}:
            there = {entry["code"] for entry in reader.SCHEMA["codes"][name]}
            return [] if value in there else [f"{value!r} is none of {name}"]
        case {"words": words}:
            return [] if value in words else [f"{value!r} is none of {words}"]
        case {"list": each}:
            return [problem for one in value for problem in problems(each, one)]
        case {"array": parts}:
            pairs = zip(parts, value, strict=True)
            return [problem for part, one in pairs for problem in problems(part, one)]
        case {"one_of": several}:
            found = [problems(each, value) for each in several]
            return [] if [] in found else [f"{value!r} is none of {several}"]
        case {"structure": name}:
            return _fields(reader.SCHEMA["structures"][name], value)
    return [f"no such type: {kind}"]


def _fields(entry: dict[str, Any], value: Any) -> list[str]:
    if not isinstance(value, list):
        return [f"{value!r} is no structure"]
    if (tag := entry.get("begins_with")) is not None:
        if value[:1] != [tag]:
            return [f"{value!r} does not begin with {tag}"]
        value = value[1:]
    needed = sum("default" not in field for field in entry["fields"])
    if not needed <= len(value) <= len(entry["fields"]):
        return [f"{value!r} has not {needed} to {len(entry['fields'])} fields"]
    pairs = zip(entry["fields"], value, strict=False)
    return [problem for field, one in pairs for problem in problems(field["type"], one)]


@pytest.mark.parametrize("folder", WITH_MATCHES, ids=str)
def test_every_event_is_as_the_schema_says(folder: Folder, store_of: StoreOf) -> None:
    words = {where: set(said) for where, said in reader.SCHEMA["words"].items()}
    with MatchStore.open(store_of(folder)) as store:
        for one in store.summaries():
            data = GAME.registry.encode(store.record(one.id).events)
            for raw in msgspec.msgpack.decode(data):
                entry = reader.EVENTS[raw[0]]
                assert _fields(entry, raw[1:]) == [], (entry["topic"], raw)
            for topic, fields in reader.read(data):
                if topic == "kernel.match_ended":
                    assert fields["reason"] in words["reason of kernel.match_ended"]
                if topic == "official.process_registered":
                    assert fields["timing"] in words["timing of official.process_registered"]
                for given in fields.get("modifiers", ()):
                    assert given["kind"] in words["kind of a Modifier"]
