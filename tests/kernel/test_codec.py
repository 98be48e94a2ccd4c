"""Bytes of events: strict, golden, and readable for ever."""

import contextlib
from typing import ClassVar

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dcg.kernel.course import (
    KERNEL_EVENTS,
    Forfeited,
    HiddenRedealt,
    MatchEnded,
    MatchStarted,
    SpanClosed,
    SpanOpened,
    TentativeKept,
    TentativeOpened,
    TentativeTakenBack,
)
from dcg.kernel.errors import DamagedLog, LogError, NewerLog, UnknownTopic
from dcg.kernel.event import Event
from dcg.kernel.header import Header, Parent, Seat, Writer, is_newer_engine, writer_of
from dcg.kernel.registry import Registry, wire_code
from tests.kernel.matches import Script, claim, scripts
from tests.kernel.tiny_game import (
    EVENTS,
    GAME,
    Answered,
    CardBuried,
    CardIdentified,
    CardLookedAt,
    CardPlayed,
    CardsClashed,
    CardsDrawn,
    CardShuffledIn,
    CardSunk,
    CardTakenUp,
    CardTossed,
    DeckPlaced,
    DeckShuffled,
    DieRolled,
    DiscardReturned,
    Play,
    StakeSet,
    TurnBegan,
    TurnBeganFirst,
)

pack = msgspec.msgpack.encode

HEADER = Header(
    log_version=1,
    game="tiny",
    rules="1.0",
    engine="0.1",
    origin="branched",
    seats=(Seat("low", "ann"), Seat("high", "bob")),
    seed=7,
    index=300,
    parent=Parent("m1", 12),
)

# One line a topic. These bytes are the contract: a change here loses every log ever written.
GOLDEN: dict[Event, str] = {
    MatchStarted(
        HEADER
    ): "92009a01a474696e79a3312e30a3302e31a86272616e636865649292a36c6f77a3616e6e92a468696768a3626f6207cd012c92a26d310cff",
    SpanOpened(3, -1): "930103ff",
    SpanClosed(3): "920203",
    TentativeOpened(1): "920301",
    TentativeKept(): "9104",
    TentativeTakenBack(): "9105",
    Forfeited(0): "920600",
    MatchEnded(-1, "turns"): "9307ffa57475726e73",
    HiddenRedealt(-1, (3, 300), (b"\x05", b"\x01")): "9408ff9203cd012c92c40105c40101",
    Answered(1, 2, 3, 4_000_000_000, Play(9)): "9610010203ceee6b2800920109",
    CardIdentified(5, 4): "93110504",
    DeckPlaced(1, (8, 9), (1, 2)): "941201920809920102",
    DeckShuffled(0, (2, 0, 1)): "93130093020001",
    DieRolled(5): "921405",
    TurnBegan(130, 0): "9316cc8200",
    CardsDrawn(0, (6, -1)): "9317009206ff",
    CardPlayed(1, 9, 4): "9418010904",
    CardBuried(1, -1): "931901ff",
    CardLookedAt(0, 1, 15): "941a00010f",
    CardSunk(1, 15): "931b010f",
    DiscardReturned(0, ()): "931c0090",
    StakeSet(0, 1, 3): "941d000103",
    CardsClashed((7, 12), (0, 5)): "931e92070c920005",
    CardShuffledIn(1, 9, (1, 0)): "941f0109920100",
    CardTossed(1, 9): "93200109",
    CardTakenUp(1, 9): "93210109",
}


@pytest.mark.parametrize("event", GOLDEN, ids=lambda event: event.TOPIC)
def test_an_event_has_exactly_these_bytes(event: Event) -> None:
    assert GAME.registry.encode([event]).hex() == "91" + GOLDEN[event]
    assert GAME.registry.decode(bytes.fromhex("91" + GOLDEN[event])) == [event]


def test_every_topic_has_golden_bytes() -> None:
    assert {type(event) for event in GOLDEN} == {*KERNEL_EVENTS, *EVENTS}


def test_a_retired_version_is_read_as_the_current_one() -> None:
    assert GAME.registry.decode(bytes.fromhex("92921501921502")) == [
        TurnBegan(1, 0),
        TurnBegan(2, 1),
    ]
    # Its bytes are golden too: logs with them exist.
    assert msgspec.msgpack.encode(TurnBeganFirst(1)).hex() == "921501"


@claim
@given(scripts)
def test_a_log_is_read_back_as_it_was_written(script: Script) -> None:
    log = script.play().match.log
    data = GAME.registry.encode(log)
    read = GAME.registry.decode(data)
    assert read == log
    assert [type(event) for event in read] == [type(event) for event in log]
    assert GAME.registry.encode(read) == data


@pytest.mark.parametrize(
    ("raw", "error", "said"),
    [
        ([[99, 1]], UnknownTopic, "event 0 has wire code 99"),
        ([[2, 1], [-3]], UnknownTopic, "event 1 has wire code -3"),
        ([[2, 1, 5]], DamagedLog, "at most length"),
        ([[2]], DamagedLog, "at least length"),
        ([[2, None]], DamagedLog, "Expected `int`"),
        ([[2, 1.0]], DamagedLog, "Expected `int`"),
        ([[2, True]], DamagedLog, "Expected `int`"),
        ([[True, 1]], DamagedLog, "Expected `int`"),
        ([[]], DamagedLog, "at least length 1"),
        ([{}], DamagedLog, "Expected `array`"),
        ([5], DamagedLog, "Expected `array`"),
        ({"a": 1}, DamagedLog, "Expected `array`"),
        ([[16, 0, 0, 1, 0, [77]]], DamagedLog, "event 0 .`tiny.answered`., field `option`"),
        ([[16, 0, 0, 1, 0, [1, 5, 5]]], DamagedLog, "at most length"),
        ([[0, [2, "tiny", "a field of tomorrow"]], [120]], NewerLog, "log version 2"),
        ([[0, [1, "tiny"]]], DamagedLog, "event 0 .*field `header`: .* at least length 8"),
        ([[40_000, 1]], UnknownTopic, "event 0 has wire code 40000"),
    ],
)
def test_what_does_not_fit_exactly_is_an_error(
    raw: object, error: type[LogError], said: str
) -> None:
    with pytest.raises(error, match=said) as caught:
        GAME.registry.decode(pack(raw))
    assert type(caught.value) is error


@pytest.mark.parametrize(
    "data", [b"", b"\x91", b"\x91\xc1", b"\x90\x00", b"\x91\x93\x07\x00\xa1\xff"]
)
def test_bytes_that_are_no_list_of_events_are_damaged(data: bytes) -> None:
    with pytest.raises(DamagedLog):
        GAME.registry.decode(data)


@given(st.binary(max_size=40))
def test_no_bytes_raise_anything_but_a_log_error(data: bytes) -> None:
    with contextlib.suppress(LogError):
        GAME.registry.decode(data)


def test_a_code_or_a_topic_is_never_taken_twice() -> None:
    class Other(Event, frozen=True, tag=30):
        TOPIC: ClassVar[str] = "tiny.other"

    class Again(Event, frozen=True, tag=41):
        TOPIC: ClassVar[str] = "tiny.die_rolled"

    class Nameless(Event, frozen=True, tag=32):
        pass

    class Kernels(Event, frozen=True, tag=9):
        TOPIC: ClassVar[str] = "tiny.kernels"

    class Posing(Event, frozen=True, tag=33):
        TOPIC: ClassVar[str] = "kernel.posing"

    class TheKernelsToo(Event, frozen=True, tag=255):
        TOPIC: ClassVar[str] = "tiny.the_kernels_too"

    class TooHigh(Event, frozen=True, tag=65_536):
        TOPIC: ClassVar[str] = "tiny.too_high"

    for kind in (Other, Again, Nameless, Kernels, Posing, TheKernelsToo, TooHigh):
        with pytest.raises(ValueError, match=kind.__name__):
            Registry((*EVENTS, kind))


def test_the_kernels_codes_are_these() -> None:
    assert {kind.TOPIC: wire_code(kind) for kind in KERNEL_EVENTS} == {
        "kernel.match_started": 0,
        "kernel.span_opened": 1,
        "kernel.span_closed": 2,
        "kernel.tentative_opened": 3,
        "kernel.tentative_kept": 4,
        "kernel.tentative_taken_back": 5,
        "kernel.forfeited": 6,
        "kernel.match_ended": 7,
        "kernel.hidden_redealt": 8,
    }


# --- codes of two bytes -----------------------------------------------------------------------


class Highest(Event, frozen=True, tag=65_535):
    """The last code a game can give."""

    TOPIC: ClassVar[str] = "tiny.highest"

    number: int


def test_a_code_takes_as_many_bytes_as_it_needs() -> None:
    wide = Registry((*EVENTS, Highest))
    assert wide.encode([Highest(1)]).hex(" ") == "91 92 cd ff ff 01"
    assert wide.decode(wide.encode([Highest(1), SpanClosed(2)])) == [Highest(1), SpanClosed(2)]


# --- newer, unknown, damaged ------------------------------------------------------------------

BY = ["tiny", "1.0"]
OLD = Registry(EVENTS, engine="eng-0.9")
LATER = [0, [1, *BY, "eng-0.10", "a field of tomorrow"]]


@pytest.mark.parametrize(
    ("rest", "said"),
    [
        ([], "engine eng-0.10.*eng-0.9"),
        ([[2, 1, 5]], "engine eng-0.10.*eng-0.9"),
        ([[300, 5]], "engine eng-0.10.*event 1 has wire code 300"),
    ],
)
def test_what_a_later_engine_wrote_is_newer_and_not_damaged(rest: list[object], said: str) -> None:
    with pytest.raises(NewerLog, match=said):
        OLD.decode(pack([LATER, *rest]))


def test_what_an_older_engine_or_this_one_cannot_have_written_is_damaged() -> None:
    for engine in ("eng-0.9", "eng-0.8.7", "other-2.0", ""):
        with pytest.raises(DamagedLog):
            OLD.decode(pack([[0, [1, *BY, engine]], [2, 1, 5]]))


def test_a_part_of_a_log_is_newer_where_its_first_commit_says_so() -> None:
    part = pack([[2, 1, 5]])
    with pytest.raises(DamagedLog):
        OLD.decode(part)
    with pytest.raises(NewerLog, match=r"eng-1\.0"):
        OLD.decode(part, Writer(1, "tiny", "1.0", "eng-1.0"))


def test_a_later_log_version_is_not_read_even_where_every_event_is_known() -> None:
    header = msgspec.structs.replace(HEADER, log_version=2, engine="eng-2.0")
    with pytest.raises(NewerLog, match=r"by engine eng-2\.0 in log version 2.*reads 1"):
        OLD.decode(OLD.encode([MatchStarted(header)]))


def test_who_wrote_a_log_is_read_without_its_game() -> None:
    assert writer_of(pack([[0, [1, *BY, "eng-3.1", {"of": "tomorrow"}], 7], [999]])) == Writer(
        1, "tiny", "1.0", "eng-3.1"
    )
    for raw in ([], [[2, 1]], [[0]], [[0, 5]], 7):
        with pytest.raises(DamagedLog, match="header"):
            writer_of(pack(raw))


@pytest.mark.parametrize(
    ("engine", "than", "newer"),
    [
        ("dcg-0.2", "dcg-0.1", True),
        ("dcg-0.10", "dcg-0.9", True),
        ("dcg-1.0", "dcg-0.9.9", True),
        ("dcg-0.1.1", "dcg-0.1", True),
        ("dcg-0.1", "dcg-0.1", False),
        ("dcg-0.1", "dcg-0.2", False),
        ("other-9", "dcg-0.1", False),
        ("dcg-0.2", "", False),
        ("", "dcg-0.1", False),
    ],
)
def test_versions_of_one_engine_are_compared_by_their_numbers(
    engine: str, than: str, newer: bool
) -> None:
    assert is_newer_engine(engine, than) is newer
