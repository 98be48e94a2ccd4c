"""The documents are enough to write a reader: one that knows only them places every card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from dcg.kernel.event import Event
from dcg.kernel.fold import fold
from dcg.kernel.redaction import redact
from dcg.official.codes.places import Place
from dcg.official.game import GAME
from dcg.official.state.board import Board
from replays.match_file import unpacked
from replays.store import MatchStore
from tests.reference import reader, table
from tests.reference.conftest import StoreOf
from tests.reference.folder import WITH_MATCHES, Folder
from tests.reference.table import Table

LISTS = ("deck", "digi_egg_deck", "trash", "security_stack")


def as_read(read: Table) -> dict[str, Any]:
    """The reader's table, as `as_folded` writes the board."""
    found: dict[str, Any] = {
        "in_no_area": read.area(0, table.NO_AREA),
        "removed": read.area(0, table.REMOVED),
        "cards": {card: (read.owner[card], name) for card, name in read.definition.items()},
    }
    for seat in (0, 1):
        for zone, name in enumerate(table.AREAS):
            cards = read.area(seat, zone)
            found[f"{name} {seat}"] = sorted(cards) if name == "hand" else cards
        found[f"face_up {seat}"] = read.face_up.intersection(read.area(seat, table.SECURITY))
        for name, zone in (("battle_area", table.BATTLE), ("breeding_area", table.BREEDING)):
            found[f"{name} {seat}"] = [
                (permanent, one.cards, one.suspended)
                for permanent, one in read.field.items()
                if (one.seat, one.zone) == (seat, zone)
            ]
    return found


def as_folded(board: Board) -> dict[str, Any]:
    """Where this engine has every card."""
    found: dict[str, Any] = {"in_no_area": board.in_no_area, "removed": board.removed}
    found["cards"] = {
        card: (owner, b"" if definition < 0 else board.definitions[definition])
        for card, (owner, definition) in enumerate(
            zip(board.owner_of, board.definition_of, strict=True)
        )
    }
    for seat, side in enumerate(board.sides):
        for name in LISTS:
            found[f"{name} {seat}"] = getattr(side, name)
        found[f"hand {seat}"] = sorted(side.hand)
        found[f"face_up {seat}"] = set(side.face_up)
        breeding = [side.breeding_area] if side.breeding_area else []
        for name, held in (("battle_area", side.battle_area), ("breeding_area", breeding)):
            found[f"{name} {seat}"] = [(one.id, one.cards, one.suspended) for one in held]
    return found


def compare(name: str, events: Sequence[Event], read: Sequence[reader.Event]) -> None:
    """The reader's table and this engine's board, after every event."""
    there, board = Table(), GAME.new_state()
    for position, (event, (topic, fields)) in enumerate(zip(events, read, strict=True)):
        fold(board, [event], GAME.handlers)
        there.step(topic, fields)
        assert as_read(there) == as_folded(board), f"{name}: after event {position}, {topic}"


@pytest.mark.parametrize("folder", WITH_MATCHES, ids=str)
def test_every_card_of_every_stored_match_is_placed(folder: Folder, store_of: StoreOf) -> None:
    read = reader.read_store(store_of(folder))
    with MatchStore.open(store_of(folder)) as store:
        matches = store.summaries()
        assert len(matches) == len(read)
        for one in matches:
            compare(str(one.id), store.record(one.id).events, read[one.id.replace("-", "")])


@pytest.mark.parametrize("folder", WITH_MATCHES, ids=str)
@pytest.mark.parametrize("seat", [0, 1])
def test_every_card_of_every_seats_log_is_placed(
    folder: Folder, seat: int, store_of: StoreOf
) -> None:
    with MatchStore.open(store_of(folder)) as store:
        for one in store.summaries():
            events = redact(store.record(one.id).events, seat, GAME)
            read = reader.read_events(GAME.registry.encode(events))
            compare(f"{one.id}, seat {seat}", events, read)


@pytest.mark.parametrize("folder", WITH_MATCHES, ids=str)
def test_every_card_of_every_match_file_is_placed(folder: Folder) -> None:
    files = sorted((folder.path / "files").iterdir())
    assert files
    for file in files:
        data = file.read_bytes()
        compare(file.name, unpacked(data).events, reader.read_file(data)["events"])


def test_the_table_names_places_as_the_schema_does() -> None:
    codes = {entry["code"]: entry["words"] for entry in reader.SCHEMA["codes"]["Place"]}
    assert codes == {place.value: place.words for place in Place}
    assert tuple(codes[zone] for zone in range(len(table.AREAS))) == table.AREAS


@pytest.mark.parametrize("folder", WITH_MATCHES, ids=str)
def test_every_word_is_one_that_the_schema_has(folder: Folder, store_of: StoreOf) -> None:
    words = {where: set(said) for where, said in reader.SCHEMA["words"].items()}
    for events in reader.read_store(store_of(folder)).values():
        for topic, fields in events:
            if topic == "match_ended":
                assert fields["reason"] in words["reason of kernel.match_ended"]
            if topic == "process_registered":
                assert fields["timing"] in words["timing of official.process_registered"]
            for given in fields.get("modifiers", ()):
                assert given["kind"] in words["kind of a Modifier"]


ENDED = [7, 1, "forfeit"]
HATCHED = [45, 0, 5, 2]
DECLARED = [43, 0, 0, 2, 5, -1, 0]


@pytest.mark.parametrize(
    ("event", "wrong"),
    [
        ([99], "no event has the code 99"),
        (ENDED[:-1], "too few fields"),
        ([*ENDED, 0], "too many fields"),
        ([7, "1", "forfeit"], "'1' is not of the type number"),
        ([7, True, "forfeit"], "True is not of the type number"),
        ([43, 9, *DECLARED[2:]], "9 is not of the type .*DeclarationKind"),
        ([16, 0, 0, 2, 0, [15]], "is not of the type .*one_of"),
        ([16, 0, 0, 2, 0, []], "is not of the type .*one_of"),
        ([22, 0, 0, 5], "5 is not of the type .*list"),
        ([19, 0, [[0]], []], "is not of the type .*array"),
    ],
)
def test_the_reader_refuses_what_the_schema_does_not_allow(event: list, wrong: str) -> None:
    for sound in (ENDED, HATCHED, DECLARED, [16, 0, 0, 2, 0, [0]], [22, 0, 0, [0]]):
        assert len(reader.read_events(msgspec.msgpack.encode([sound]))) == 1
    with pytest.raises(reader.Unreadable, match=wrong):
        reader.read_events(msgspec.msgpack.encode([event]))


@pytest.mark.parametrize("folder", WITH_MATCHES, ids=str)
def test_the_reader_refuses_a_damaged_file(folder: Folder) -> None:
    data = min((folder.path / "files").iterdir()).read_bytes()
    for place in (0, 8, len(data) // 2, len(data) - 1):
        damaged = data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]
        with pytest.raises(reader.Unreadable):
            reader.read_file(damaged)


@pytest.mark.parametrize("folder", WITH_MATCHES, ids=str)
def test_the_reader_refuses_commits_that_are_no_chain(folder: Folder, store_of: StoreOf) -> None:
    stored = reader.commits_of(store_of(folder))
    commits = max(stored.values(), key=len)
    assert len(commits) > 2
    for damaged in (commits[1:], [commits[0], *commits[2:]], commits[::-1]):
        with pytest.raises(reader.Unreadable, match="chain"):
            list(reader.read_commits(damaged))
