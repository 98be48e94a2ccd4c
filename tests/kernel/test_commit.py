"""A commit never folds silently wrong, and a chain of commits shows what was taken out of it."""

import contextlib
import hashlib

import msgspec
import pytest
import zstandard
from hypothesis import given
from hypothesis import strategies as st

from dcg.kernel.commit import (
    GENESIS,
    LARGEST,
    START,
    Commit,
    Link,
    chain,
    check_chain,
    checksum_of,
    commit_writer,
    decode_commit,
    encode_commit,
)
from dcg.kernel.course import MatchStarted, SpanOpened
from dcg.kernel.errors import DamagedLog, LogError, NewerLog, UnknownTopic
from dcg.kernel.event import Event
from dcg.kernel.header import Header, Seat, Writer
from tests.kernel.matches import Script, claim, scripts
from tests.kernel.tiny_game import GAME, DieRolled

REGISTRY = GAME.registry
SMALL = Commit(0, 0, 1_700_000_000_000_000_000, GENESIS, (DieRolled(5), DieRolled(2)))


@claim
@given(scripts, st.booleans())
def test_a_commit_is_read_back_as_it_was_written(script: Script, compress: bool) -> None:
    log = script.play().match.log
    commit = Commit(3, 120, 1_700_000_000_000_000_000, b"12345678", tuple(log))
    data = encode_commit(commit, REGISTRY, compress=compress)
    assert decode_commit(data, REGISTRY) == commit


@pytest.mark.parametrize("times", [1, 30])
def test_every_changed_bit_and_every_cut_is_noticed(times: int) -> None:
    """Of a commit that is left raw, and of one that is compressed."""
    data = encode_commit(msgspec.structs.replace(SMALL, events=SMALL.events * times), REGISTRY)
    assert (b"\x28\xb5\x2f\xfd" in data) is (times > 1)
    for place in range(len(data)):
        for bit in range(8):
            altered = bytearray(data)
            altered[place] ^= 1 << bit
            with pytest.raises(LogError):
                decode_commit(bytes(altered), REGISTRY)
            with pytest.raises(LogError):
                check_chain([bytes(altered)])
        with pytest.raises(DamagedLog):
            decode_commit(data[:place], REGISTRY)
    with pytest.raises(DamagedLog):
        decode_commit(data + b"\0", REGISTRY)


def test_compressing_never_makes_a_commit_larger() -> None:
    for times in range(1, 40):
        commit = msgspec.structs.replace(SMALL, events=SMALL.events * times)
        raw = encode_commit(commit, REGISTRY, compress=False)
        packed = encode_commit(commit, REGISTRY)
        assert len(packed) <= len(raw)
        assert decode_commit(packed, REGISTRY) == decode_commit(raw, REGISTRY) == commit


def test_what_could_not_be_read_back_is_not_written() -> None:
    events = SMALL.events * (2 * LARGEST // len(REGISTRY.encode(SMALL.events)))
    assert len(REGISTRY.encode(events)) > LARGEST
    with pytest.raises(ValueError, match=f"bytes, over {LARGEST}"):
        encode_commit(msgspec.structs.replace(SMALL, events=events), REGISTRY)


@given(st.binary(max_size=60))
def test_no_bytes_under_a_good_checksum_raise_anything_but_a_log_error(body: bytes) -> None:
    with contextlib.suppress(LogError):
        decode_commit(_sealed(body), REGISTRY)


def _sealed(body: bytes, version: int = 1) -> bytes:
    data = b"dcg" + bytes([version]) + body
    return data + hashlib.blake2b(data, digest_size=8).digest()


def _body(*, count: int = 1, previous: object = GENESIS, how: int = 0, events: bytes) -> bytes:
    return msgspec.msgpack.encode([0, 0, count, 0, previous, how, events])


ONE = REGISTRY.encode([DieRolled(1)])
BOMB = zstandard.FRAME_HEADER + b"\xe0" + (LARGEST + 1).to_bytes(8, "little")


@pytest.mark.parametrize(
    ("data", "error", "said"),
    [
        (b"", DamagedLog, "no dcg mark"),
        (b"dcg\x01", DamagedLog, "truncated"),
        (_sealed(_body(events=ONE), version=2), NewerLog, "format 2"),
        (_sealed(_body(events=ONE), version=0), DamagedLog, "format 0"),
        (_sealed(_body(events=ONE, count=2)), DamagedLog, "1 events where the envelope says 2"),
        (_sealed(_body(events=ONE, previous=b"")), DamagedLog, "`previous` has 0 bytes"),
        (_sealed(_body(events=ONE, how=2)), DamagedLog, "compression 2"),
        (_sealed(_body(events=ONE, how=1)), DamagedLog, "decompressed"),
        (_sealed(_body(events=BOMB, how=1)), DamagedLog, "claim a size"),
        (_sealed(_body(events=bytes(LARGEST + 1))), DamagedLog, "a commit holds"),
        (_sealed(_body(events=ONE) + b"\0"), DamagedLog, "envelope"),
        (_sealed(msgspec.msgpack.encode([0, 0, 1, 0, GENESIS, 0, ONE, 1])), DamagedLog, "envelope"),
        (_sealed(msgspec.msgpack.encode([0, 0, 1, 0, GENESIS, 0])), DamagedLog, "envelope"),
        (_sealed(_body(events=msgspec.msgpack.encode([[101]]))), UnknownTopic, "code 101"),
    ],
)
def test_what_is_wrong_with_a_commit_is_said(data: bytes, error: type, said: str) -> None:
    with pytest.raises(error, match=said):
        decode_commit(data, REGISTRY)


def _rows(log: list[Event], size: int) -> list[bytes]:
    link, rows = START, []
    for first in range(0, len(log), size):
        commit = Commit(*link[:2], 0, link.previous, tuple(log[first : first + size]))
        rows.append(encode_commit(commit, REGISTRY))
        link = Link(link.number + 1, link.first + len(commit.events), checksum_of(rows[-1]))
    return rows


def test_commits_in_order_are_a_chain_and_say_what_comes_next() -> None:
    log = Script(5).play().match.log
    rows = _rows(log, 7)
    end = check_chain(rows)
    assert end == Link(len(rows), len(log), checksum_of(rows[-1]))
    assert check_chain(rows[3:], check_chain(rows[:3])) == end
    assert check_chain([]) == START
    assert check_chain([chain(log, REGISTRY, 0)])[:2] == (1, len(log))


def test_a_commit_missing_moved_or_replaced_breaks_the_chain() -> None:
    log = Script(5).play().match.log
    rows = _rows(log, 7)
    with pytest.raises(DamagedLog, match="commit 2 stands where commit 1 belongs"):
        check_chain([rows[0], *rows[2:]])
    with pytest.raises(DamagedLog, match="commit 1 stands where commit 0"):
        check_chain([rows[1], rows[0]])
    with pytest.raises(DamagedLog, match="commit 0 stands where commit 1"):
        check_chain([rows[0], rows[0]])
    # Another game of the same shape, whose commit stands under a good checksum of its own.
    other = _rows(Script(6).play().match.log, 7)
    with pytest.raises(DamagedLog, match="commit 2 does not follow"):
        check_chain([rows[0], rows[1], other[2]])
    second = decode_commit(rows[1], REGISTRY)
    shifted = encode_commit(msgspec.structs.replace(second, first=8), REGISTRY)
    with pytest.raises(DamagedLog, match="begins at event 8, not at 7"):
        check_chain([rows[0], shifted])


def test_a_first_commit_says_who_wrote_the_match_and_of_which_game() -> None:
    header = Header(1, "chess", "1", "eng-4", "played", (Seat("a", "b"), Seat("c", "d")), 1, 0)
    for compress in (True, False):
        data = chain([MatchStarted(header)], REGISTRY, 0, compress=compress)
        assert commit_writer(data) == Writer(1, "chess", "1", "eng-4")
    later = encode_commit(Commit(1, 1, 0, GENESIS, (SpanOpened(1, 0),)), REGISTRY)
    with pytest.raises(DamagedLog, match="header"):
        commit_writer(later)
