"""A match as a file: comes back as it was, or not at all."""

from __future__ import annotations

import dataclasses
import hashlib
import random
from pathlib import Path
from uuid import UUID

import msgspec
import pytest
import zstandard
from hypothesis import given
from hypothesis import strategies as st

from dcg.games import UnknownGame
from dcg.kernel.course import MatchStarted, SpanOpened
from dcg.kernel.errors import DamagedLog, LogError
from dcg.official.catalogue import catalogue, deck
from dcg.official.events.attack import AttackDeclared, AttackTimingReached
from dcg.official.events.cards import CardsDrawn
from dcg.official.events.effects import EffectActivated
from dcg.official.events.field import DigimonMoved
from dcg.official.events.setup import Answered, DeckPresented
from dcg.official.events.turn import StepStarted, TurnStarted
from dcg.official.game import GAME
from dcg.record import MatchRecord
from replays.definitions import named
from replays.errors import StoreError
from replays.intake import OtherMatch, take_in
from replays.match_file import (
    LARGEST,
    NewerMatchFile,
    NotAMatchFile,
    of_seat,
    packed,
    unpacked,
    untimed,
)
from replays.play import PERSON, LiveMatch
from replays.simulate import plans, run
from replays.store import MatchStore
from replays.verify import verify_match
from tests.altered import sealed


@pytest.fixture(scope="module")
def record(filled: Path) -> MatchRecord:
    with MatchStore.open(filled) as opened:
        return opened.record(opened.summaries()[0].id)


@pytest.fixture
def elsewhere(tmp_path: Path):
    with MatchStore.open(tmp_path / "elsewhere.db", create=True) as opened:
        yield opened


def signed(body: bytes) -> bytes:
    return body + hashlib.blake2b(body, digest_size=16).digest()


def content_of(record: MatchRecord) -> list:
    """What a file of format 1 holds of the match."""
    identity, *others = msgspec.msgpack.decode(packing_of(record))
    return [identity, record.recorded_at, *others]


def packing_of(record: MatchRecord) -> bytes:
    frame = untimed(packed(record))[9:-16]
    return zstandard.ZstdDecompressor().decompress(frame)


def test_a_match_comes_back_with_events_definitions_and_time(record):
    back = unpacked(packed(record))
    assert (back.id, back.recorded_at) == (record.id, record.recorded_at)
    assert list(back.events) == list(record.events)
    assert back.definitions == record.definitions


@pytest.mark.parametrize("recorded_at", [-(2**63), -1, 0, 1, 2**63 - 1])
def test_whatever_the_time_it_comes_back_and_only_the_end_of_the_file_tells_it(
    record, elsewhere, recorded_at
):
    """A clock can stand before 1970."""
    timed = dataclasses.replace(record, recorded_at=recorded_at)
    data = packed(timed)
    assert untimed(data) == untimed(packed(record))
    assert len(data) == len(untimed(data)) + 24
    assert unpacked(data).recorded_at == recorded_at
    take_in(elsewhere, [unpacked(data)])
    assert elsewhere.summary(record.id).recorded_at == recorded_at
    assert packed(elsewhere.record(record.id)) == data
    assert verify_match(elsewhere, record.id).clean


def test_a_file_of_format_1_is_read(record):
    back = unpacked(sealed(msgspec.msgpack.encode(content_of(record))))
    assert packed(back) == packed(record)


def test_the_same_plan_gives_the_same_file_but_for_the_time(record, tmp_path):
    decks = [deck("bench-red"), deck("bench-blue")]
    with MatchStore.open(tmp_path / "again.db", create=True) as again:
        run(again, list(plans(decks, 1, ("random", "random"), 4)), catalogue())
        other = again.record(record.id)
    assert other.recorded_at != record.recorded_at
    assert untimed(packed(other)) == untimed(packed(record))


def test_what_is_taken_in_gives_the_same_bytes_and_verifies(record, elsewhere):
    data = packed(record)
    assert take_in(elsewhere, [unpacked(data)]).new == [record.id]
    assert packed(elsewhere.record(record.id)) == data
    assert verify_match(elsewhere, record.id).clean
    assert elsewhere.problems() == []


def test_taking_in_what_is_there_changes_nothing(record, elsewhere):
    take_in(elsewhere, [record])
    before = elsewhere.last_position()
    taken = take_in(elsewhere, [record, record])
    assert (taken.new, taken.there) == ([], [record.id] * 2)
    assert elsewhere.last_position() == before


def test_a_match_named_twice_is_stored_once(record, elsewhere):
    taken = take_in(elsewhere, [record, record])
    assert (taken.new, taken.there) == ([record.id], [record.id])


def test_other_events_under_the_same_id_are_refused_and_nothing_is_stored(record, store, elsewhere):
    shorter = MatchRecord(record.id, record.events[:-9], record.definitions)
    take_in(elsewhere, [shorter])
    other = store.record(store.summaries()[1].id)
    with pytest.raises(OtherMatch, match=f"this one goes on after event {len(shorter.events) - 1}"):
        take_in(elsewhere, [other, record])
    assert elsewhere.ids() == {record.id}
    with pytest.raises(OtherMatch, match="as everybody's log; this is seat 1's log"):
        take_in(elsewhere, [of_seat(record, 1)])
    assert list(elsewhere.record(record.id).events) == list(shorter.events)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seats_file_has_only_what_its_log_names(record, elsewhere, seat):
    own = of_seat(record, seat)
    assert set(own.definitions) == set(named(own.events))
    back = unpacked(packed(own))
    assert set(back.definitions) == set(named(own.events)) < set(record.definitions)
    assert (back.header.seed, back.header.perspective) == (-1, seat)
    assert back.header.seats[1 - seat].deck == ""
    take_in(elsewhere, [back])
    verdict = verify_match(elsewhere, record.id)
    assert (verdict.clean, verdict.seat) == (True, seat)
    assert packed(of_seat(elsewhere.record(record.id), seat)) == packed(own)
    with pytest.raises(ValueError, match=f"is seat {seat}'s log"):
        of_seat(back, 1 - seat)


@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_of_a_card_the_seat_never_saw_is_in_its_file(store, seat):
    """Of every match: neither number, name nor address of such a card is in the content."""
    hidden = 0
    for line in store.summaries():
        record = store.record(line.id)
        own = of_seat(record, seat)
        packing = packing_of(own)
        seen = b"".join(own.definitions.values())
        for held in set(record.definitions) - set(own.definitions):
            facts = msgspec.json.decode(record.definitions[held])
            assert held not in packing
            for word in (facts["number"].encode(), b'"' + facts["name"].encode() + b'"'):
                assert word not in packing or word in seen
            hidden += 1
    assert hidden


def test_the_same_match_is_the_same_bytes_in_any_store(record, elsewhere):
    """In how many commits it was stored is not in the file."""
    elsewhere.add([MatchRecord(record.id, record.events[:9], record.definitions)], recorded_at=5)
    begun = elsewhere.record(record.id)
    elsewhere.append(begun, record.events[9:], recorded_at=record.recorded_at)
    assert packed(elsewhere.record(record.id)) == packed(record)


def test_a_match_that_was_left_can_be_taken_along_and_gone_on_with(tmp_path, elsewhere):
    """In the other store it becomes, event for event, the match it would have become here."""
    with MatchStore.open(tmp_path / "here.db", create=True) as here:
        decks = (deck("bench-red"), deck("bench-blue"))
        match = LiveMatch.begin(here, decks, (PERSON, "random"), 11, catalogue())
        for _ in range(9):
            assert match.question()
            match.answer(0)
        take_in(elsewhere, [unpacked(packed(here.record(match.record.id)))])
        there = LiveMatch.resume(elsewhere, match.record.id)
        while match.question():
            match.answer(0)
            assert there.question()
            there.answer(0)
        there.question()
        stored = here.record(match.record.id)
    assert there.over
    assert list(elsewhere.record(stored.id).events) == list(stored.events)
    assert verify_match(elsewhere, stored.id).clean


def test_every_truncation_is_refused(record):
    data = packed(record)
    for length in (*range(40), *range(40, len(data), 97), len(data) - 1):
        with pytest.raises(NotAMatchFile):
            unpacked(data[:length])
    with pytest.raises(NotAMatchFile):
        unpacked(data + b"\0")


@given(data=st.data())
def test_a_flipped_bit_anywhere_is_refused(record, data):
    whole = bytearray(packed(record))
    bit = data.draw(st.integers(0, 8 * len(whole) - 1))
    whole[bit // 8] ^= 1 << bit % 8
    with pytest.raises(NotAMatchFile):
        unpacked(bytes(whole))


@given(flips=st.lists(st.integers(0, 10**9), min_size=1, max_size=3))
def test_a_content_altered_by_somebody_who_seals_it_again_is_refused_or_is_that_match(
    record, flips
):
    """The digest and the id are over what counts; nothing else than a complaint comes of it."""
    content = bytearray(msgspec.msgpack.encode(content_of(record)))
    for flip in flips:
        content[flip // 8 % len(content)] ^= 1 << flip % 8
    try:
        back = unpacked(sealed(bytes(content)))
    except (NotAMatchFile, LogError):
        return
    assert back.id == record.id or back.header.seed != record.header.seed
    packed(back)


def altered(record: MatchRecord, **changes) -> bytes:
    names = ("id", "recorded_at", "digest", "definitions", "events")
    content = dict(zip(names, content_of(record), strict=True))
    return sealed(msgspec.msgpack.encode(list({**content, **changes}.values())))


def test_what_it_claims_is_checked(record, store):
    other = store.record(store.summaries()[1].id)
    held = sorted(record.definitions.items())
    data = [definition for _, definition in held]
    encode = GAME.registry.encode
    seat = msgspec.structs.replace(record.header, perspective=7)
    cases: dict[str, dict] = {
        "the match ends in dcg1:": {"digest": "dcg1:" + "0" * 32},
        f"these are the events of {record.id}": {"id": UUID(other.id).bytes},
        "an id has 16 bytes, not 3": {"id": b"abc"},
        f"definition {held[0][0].hex()} is missing or damaged": {"definitions": data[1:]},
        "definitions that the match does not name": {"definitions": [*data, b"{}"]},
        "or out of order": {"definitions": data[::-1]},
        "its content cannot be read": {"recorded_at": 2**63},
        "event 0 (`kernel.match_started`): `header` is 7, not -1 to 1": {
            "events": encode([MatchStarted(seat), *record.events[1:]])
        },
        "only one header": {"events": encode([*record.events[:9], record.events[0]])},
    }
    for says, changes in cases.items():
        with pytest.raises((NotAMatchFile, LogError)) as refused:
            unpacked(altered(record, **changes))
        assert says in str(refused.value)
    assert unpacked(altered(record)).id == record.id, "the cases are refused for what they change"


def test_a_match_of_another_game_is_said_to_be_that(record):
    header = msgspec.structs.replace(record.header, game="chess")
    events = GAME.registry.encode([MatchStarted(header), *record.events[1:]])
    with pytest.raises(UnknownGame, match="a match of 'chess', a game that this program does not"):
        unpacked(altered(record, events=events))


def test_events_without_a_header_are_no_match(record):
    events = GAME.registry.encode(record.events[1:])
    with pytest.raises(DamagedLog, match="begins with its header"):
        unpacked(altered(record, events=events))


def test_what_folds_but_nobody_could_tell_of_is_refused(record):
    """Each of these would stop a replay in its middle, or what counts it."""
    cases = (
        (SpanOpened, {"because": 10**6}, "event {}: .*which is not before it"),
        (
            StepStarted,
            {"step": 9},
            r"event {} \(`official.step_started`\), field `step`: Invalid enum",
        ),
        (
            AttackTimingReached,
            {"timing": -1},
            r"event {} .*, field `timing`: Invalid enum value -1",
        ),
        (
            Answered,
            {"seat": 2},
            r"event {} \(`official.answered`\): `seat` is 2, not 0 to 1",
        ),
        (SpanOpened, {"kind": 99}, "event {}: there is no span of kind 99"),
        (Answered, {"question": 99}, "event {}: there is no question 99"),
        (DigimonMoved, {"permanent": 999}, "event {}: .*"),
        (AttackDeclared, {"target": 999}, "event {}: `target` is permanent 999, and there are"),
        (EffectActivated, {"effect_index": 99}, "event {}: BT.* has no effect 99"),
        (CardsDrawn, {"cards": (999,)}, "event {}: .*999"),
        (
            TurnStarted,
            {"number": 2**31},
            r"event {} .*: `number` is 2147483648, not 0 to 2147483647",
        ),
    )
    for kind, change, says in cases:
        events = list(record.events)
        place = next(n for n, event in enumerate(events) if isinstance(event, kind))
        events[place] = msgspec.structs.replace(events[place], **change)
        with pytest.raises((NotAMatchFile, LogError), match=says.format(place)):
            unpacked(altered(record, events=GAME.registry.encode(events)))


def test_other_files_and_later_versions_say_what_they_are(record):
    data = packed(record)
    for other in (b"", b"dcg", b"\0" * 99, b"SQLite format 3\0"):
        with pytest.raises(NotAMatchFile, match="not a match file"):
            unpacked(other)
    with pytest.raises(NewerMatchFile, match="version 3; this program reads 1 to 2"):
        unpacked(signed(data[:8] + b"\x03" + data[9:-16]))


def test_a_bomb_is_refused_before_it_goes_off(record):
    compressor = zstandard.ZstdCompressor()
    claims = compressor.compress(b"\0" * (LARGEST + 1))
    with pytest.raises(NotAMatchFile, match="content claims"):
        unpacked(signed(b"dcgmatch\x01" + claims))
    stream = zstandard.ZstdCompressor(write_content_size=False).compressobj()
    silent = stream.compress(b"\0" * 50_000_000) + stream.flush()
    with pytest.raises(NotAMatchFile, match="content claims -1"):
        unpacked(signed(b"dcgmatch\x01" + silent))
    with pytest.raises(NotAMatchFile, match="cannot be decompressed"):
        unpacked(signed(sealed(msgspec.msgpack.encode(content_of(record)))[:-16] + b"more"))
    for copies, says in ((20_000, "no match has over 10000"), (10**12, "`deck` is 10{12}, not")):
        events = [
            DeckPresented(event.seat, ((0, copies),), ())
            if isinstance(event, DeckPresented)
            else event
            for event in record.events
        ]
        with pytest.raises((NotAMatchFile, LogError), match=says):
            unpacked(altered(record, events=GAME.registry.encode(events)))


def test_a_number_too_large_for_a_store_is_refused(record, elsewhere):
    own = of_seat(record, 0)
    header = msgspec.structs.replace(own.header, index=2**64 - 1)
    events = GAME.registry.encode([MatchStarted(header), *own.events[1:]])
    with pytest.raises(NotAMatchFile, match="`header` is 18446744073709551615, not"):
        unpacked(altered(own, events=events))


def test_a_match_that_lacks_a_definition_does_not_go_into_a_file(record):
    lacking = dict(random.Random(1).sample(sorted(record.definitions.items()), 3))
    with pytest.raises(StoreError, match="is missing or damaged"):
        packed(MatchRecord(record.id, record.events, lacking))
