"""`docs/log-format.md` says what the code does."""

import re
import zlib
from itertools import takewhile
from pathlib import Path

import msgspec
import pytest

from dcg.kernel import commit as commits
from dcg.kernel.chance import CHANCE, PLAYERS, Stream, match_id
from dcg.kernel.commit import GENESIS, LARGEST, Commit, decode_commit, encode_commit
from dcg.kernel.course import (
    KERNEL_EVENTS,
    Forfeited,
    MatchEnded,
    MatchStarted,
    SpanClosed,
    SpanOpened,
)
from dcg.kernel.digest import DIGEST_VERSION, digest, pruned
from dcg.kernel.event import AnswerEvent
from dcg.kernel.header import LOG_VERSION, Header, Origin, Parent, Seat
from dcg.kernel.offered import checksum
from dcg.kernel.registry import KERNEL_CODES, LAST_CODE, Registry, wire_code
from tests.kernel.test_digest import Plain
from tests.kernel.tiny_game import Answered, Pass, Play

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "log-format.md").read_text(encoding="utf-8")
NO_GAME = Registry(())


def _table(after: str) -> list[list[str]]:
    """The rows of the first table after this text."""
    lines = DOCUMENT.split(after, 1)[1].splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("|"))
    rows = takewhile(lambda line: line.startswith("|"), lines[start + 2 :])
    return [[cell.strip().strip("`") for cell in row.strip("|").split("|")] for row in rows]


def _example() -> bytes:
    """The worked example without its remarks."""
    (block,) = re.findall(r"```hex\n(.*?)```", DOCUMENT, re.DOTALL)
    data = (
        re.match(r" *((?:[0-9a-f]{2} )*[0-9a-f]{2})(?=\s{2}|$)", line)
        for line in block.splitlines()
    )
    return bytes.fromhex("".join(match[1] for match in data if match))


def test_every_kernel_topic_is_listed_with_its_code_and_fields() -> None:
    listed = [
        (int(code), topic, int(version), re.findall(r"\w+", fields))
        for code, topic, version, fields in _table("### The kernel's events")
    ]
    assert listed == [
        (wire_code(kind), kind.TOPIC, kind.VERSION, list(kind.__struct_fields__))
        for kind in KERNEL_EVENTS
    ]


@pytest.mark.parametrize(
    ("after", "struct"),
    [
        ("### The header", Header),
        ("The envelope is an array", commits._Body),
        ("## 7. Decisions", Answered),
    ],
)
def test_fields_are_listed_in_their_order(after: str, struct: type[msgspec.Struct]) -> None:
    assert [row[0] for row in _table(after)] == list(struct.__struct_fields__)


def test_the_header_row_of_a_seat_and_a_parent_names_their_fields() -> None:
    rows = {row[0]: row[2] for row in _table("### The header")}
    for name, struct in (("seats", Seat), ("parent", Parent)):
        assert re.findall(r"`(\w+)`", rows[name]) == list(struct.__struct_fields__)
    assert re.findall(r"`(\w+)`", f"`{rows['origin']}`") == list(Origin.__args__)  # type: ignore[attr-defined]


def test_an_answer_begins_with_the_fields_listed() -> None:
    assert AnswerEvent.__struct_fields__ == Answered.__struct_fields__[:-1]


def test_the_worked_example_is_a_commit_of_these_events() -> None:
    data = _example()
    assert f"commit of {len(data)} bytes" in DOCUMENT
    header = Header(
        1, "tiny", "1.0", "0.1", "played", (Seat("low", "ann"), Seat("high", "bob")), 7, 0
    )
    events = (
        MatchStarted(header),
        SpanOpened(1, -1),
        Forfeited(0),
        MatchEnded(1, "forfeit"),
        SpanClosed(1),
    )
    expected = Commit(0, 0, 1_700_000_000_000_000_000, GENESIS, events)
    assert decode_commit(data, NO_GAME) == expected
    assert encode_commit(expected, NO_GAME, compress=False) == data


def test_the_versions_named_are_the_current_ones() -> None:
    stated = re.search(
        r"commit format: \*\*(.+?)\*\*.*log: \*\*(.+?)\*\*.*digest: \*\*(.+?)\*\*", DOCUMENT
    )
    assert stated
    assert stated.groups() == (str(commits.FORMAT), str(LOG_VERSION), DIGEST_VERSION)
    low, high = KERNEL_CODES
    assert f"Codes {low[0]} to {low[-1]} and {high[0]} to {high[-1]} are the kernel's" in DOCUMENT
    assert f"from 0 to {LAST_CODE:_}".replace("_", ",") in DOCUMENT
    assert f"at most {LARGEST // 2**20} MiB" in DOCUMENT


def test_the_checksum_of_options_is_the_one_shown() -> None:
    options = [Pass(), Play(3)]
    data = msgspec.msgpack.encode(options)
    assert f"`{data.hex(' ')}`" in DOCUMENT
    assert f"`{checksum(options)}`" in DOCUMENT
    assert checksum(options) == zlib.crc32(data) & 0xFFFF


def test_the_digest_is_the_one_shown() -> None:
    state = {
        "turn": 3,
        "hands": [[0, 5], []],
        "result": None,
        "points": 0,
        "course": {"tentative": -1, "spans": []},
    }
    encoder = msgspec.msgpack.Encoder(order="deterministic")
    assert f"`{encoder.encode(pruned(state)).hex(' ')}`" in DOCUMENT
    assert f"`{digest(Plain(state))}`" in DOCUMENT
    # Keys by their bytes, whatever their length or alphabet.
    keys = {"b": 1, "é": 1, "aa": 1, "Z": 1}
    assert list(msgspec.msgpack.decode(encoder.encode(keys))) == sorted(keys, key=str.encode)


def test_what_seed_and_index_derive_is_what_is_shown() -> None:
    assert f"`{match_id(7, 0)}`" in DOCUMENT
    order = " ".join(map(str, Stream(7, 0, CHANCE).permutation(8)))
    assert f"`{order}`" in DOCUMENT
    for purpose in (CHANCE, *PLAYERS):
        assert f"`{purpose}`" in DOCUMENT


def test_every_refusal_code_is_listed() -> None:
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "dcg" / "kernel").glob("*.py")]
    codes = {code for text in sources for code in re.findall(r'Refused\(\s*"(\w+)"', text)}
    listed = DOCUMENT.split("The codes are ", 1)[1].split(".", 1)[0]
    assert set(re.findall(r"`(\w+)`", listed)) == codes
