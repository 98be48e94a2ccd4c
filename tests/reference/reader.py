"""How to read a log in plain Python: an example, written from the pages in `docs/` alone.

It opens match files and stores, and gives every event its topic and its fields by name;
`tests/reference/table.py` then places every card. Neither shares code with the engine. Each part
says which page it follows.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec  # any MessagePack
import zstandard

SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "events.json").read_text("utf-8"))
EVENTS = {entry["code"]: entry for entry in SCHEMA["events"]}
PLAIN = {"number": int, "card": int, "text": str, "bool": bool, "bytes": bytes, "nil": type(None)}
MEBIBYTE = 1 << 20

Event = tuple[str, dict[str, Any]]


class Unreadable(Exception):
    """What was read is not as the pages say."""


def need(holds: bool, wrong: str) -> None:
    if not holds:
        raise Unreadable(wrong)


# --- match-file.md, "Bytes" -------------------------------------------------------------------


def read_file(data: bytes) -> dict[str, Any]:
    """What a match file holds, by the names of the page; `events` are read."""
    need(data[:8] == b"dcgmatch" and data[8] in (1, 2), "no match file of format 1 or 2")
    body = before_checksum(data)
    recorded_at = []
    if data[8] == 2:
        recorded_at = [int.from_bytes(body[-8:], signed=True)]
        body = before_checksum(body[:-8])
    identity, *others = msgspec.msgpack.decode(unpacked(body[9:], 4 * MEBIBYTE))
    names = ("id", "recorded_at", "digest", "definitions", "events")
    values = (identity, *recorded_at, *others)
    return {**dict(zip(names, values, strict=True)), "events": read_events(values[-1])}


def before_checksum(data: bytes) -> bytes:
    need(blake2b(data[:-16], digest_size=16).digest() == data[-16:], "the checksum is wrong")
    return data[:-16]


def unpacked(frame: bytes, most: int) -> bytes:
    """One Zstandard frame that states its size, and nothing after it."""
    size = zstandard.frame_content_size(frame)
    need(0 <= size <= most, f"the frame states a size of {size}")
    reading = zstandard.ZstdDecompressor().decompressobj()
    data = reading.decompress(frame)
    need(reading.eof and not reading.unused_data and len(data) == size, "the frame is damaged")
    return data


# --- log-format.md, sections 2 "Commits" and 17 "The store" ------------------------------------


def read_store(path: Path) -> dict[str, list[Event]]:
    """The events of each match of a store, by the match's id."""
    return {match: list(read_commits(of_it)) for match, of_it in commits_of(path).items()}


def commits_of(path: Path) -> dict[str, list[bytes]]:
    """The commits of each match of a store, in order."""
    stored = (
        "SELECT originator_id, state FROM commits WHERE originator_version >= 0 "
        "ORDER BY originator_id, originator_version"
    )
    found: dict[str, list[bytes]] = {}
    with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as store:
        for match, commit in store.execute(stored):
            found.setdefault(match, []).append(commit)
    return found


def read_commits(commits: Iterable[bytes]) -> Iterator[Event]:
    """The events of one match's commits, which are a chain."""
    position, before = 0, bytes(8)
    for place, data in enumerate(commits):
        need(data[:4] == b"dcg\x01", "no commit of format 1")
        need(blake2b(data[:-8], digest_size=8).digest() == data[-8:], "the checksum is wrong")
        number, first, count, _, previous, packed, events = msgspec.msgpack.decode(data[4:-8])
        need((number, first, previous) == (place, position, before), "the chain is broken")
        found = read_events(unpacked(events, 256 * MEBIBYTE) if packed else events)
        need(len(found) == count, f"{len(found)} events where {count} were announced")
        position, before = position + count, data[-8:]
        yield from found


# --- log-format.md, section 3 "Events"; events.json, "about" ------------------------------------


def read_events(data: bytes) -> list[Event]:
    """Topic and fields by name of each event of an array of events."""
    found = []
    for code, *values in msgspec.msgpack.decode(data):
        need(code in EVENTS, f"no event has the code {code}")
        found.append((EVENTS[code]["topic"].partition(".")[2], by_name(EVENTS[code], values)))
    return found


def by_name(entry: dict[str, Any], values: Any) -> dict[str, Any]:
    """The fields of an event or structure. Those missing at the end have their defaults."""
    fields = entry["fields"]
    need(isinstance(values, list) and len(values) <= len(fields), f"{values} has too many fields")
    missing = fields[len(values) :]
    need(all("default" in field for field in missing), f"{values} has too few fields")
    given = {f["name"]: of_type(f["type"], v) for f, v in zip(fields, values, strict=False)}
    return given | {field["name"]: field["default"] for field in missing}


def of_type(kind: Any, value: Any) -> Any:
    """The value, if it is of the type; structures by the names of their fields."""
    match kind:
        case str() if type(value) is PLAIN[kind]:
            return value
        case {"codes": name} if any(value == each["code"] for each in SCHEMA["codes"][name]):
            return value
        case {"words": words} if value in words:
            return value
        case {"list": each} if isinstance(value, list):
            return [of_type(each, one) for one in value]
        case {"array": parts} if isinstance(value, list) and len(value) == len(parts):
            return [of_type(part, one) for part, one in zip(parts, value, strict=True)]
        case {"structure": name} if isinstance(value, list):
            entry = SCHEMA["structures"][name]
            tag = [] if entry["begins_with"] is None else [entry["begins_with"]]
            need(value[: len(tag)] == tag, f"{value} does not begin with {tag}")
            return by_name(entry, value[len(tag) :])
        case {"one_of": kinds}:
            for each in kinds:
                try:
                    return of_type(each, value)
                except Unreadable:
                    continue
    raise Unreadable(f"{value!r} is not of the type {kind}")
