"""A card dump as a file: JSON, a list of records, read strictly."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

from dcg.language.bounds import LARGEST_OF_A_CARD
from dcg.text_of_bytes import text_of

LARGEST_DUMP = 200_000_000
"""Bytes of a dump: twenty times one of every card there is."""


class NotADump(ValueError):
    """The bytes are no list of records in JSON; the message is one line."""


class GivenTwice:
    """Stands for a record that names a field twice, so that nothing is guessed about it."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __repr__(self) -> str:
        """What is wrong with it."""
        return f"the field {self._name!r:.40} is given twice"


def records(data: bytes) -> list[object]:
    """The records of a dump, whatever they hold. Raises `NotADump`.

    A number of more digits than any field can have is read as one that is too large, so that its
    record is refused and the others are not; a record with a field given twice likewise.

    >>> records(b'[{"cardNumber": "BT1-010"}]')
    [{'cardNumber': 'BT1-010'}]
    """
    if len(data) > LARGEST_DUMP:
        raise NotADump(f"the dump is larger than any: over {LARGEST_DUMP} bytes")
    try:
        found = json.loads(
            text_of(data),
            parse_int=_whole,
            parse_constant=_refused,
            object_pairs_hook=_record,
        )
    except UnicodeDecodeError as error:
        raise NotADump(f"the dump is not text in UTF-8: byte {error.start}") from None
    except json.JSONDecodeError as error:
        raise NotADump(f"line {error.lineno}: not JSON: {error.msg}") from None
    except RecursionError:
        raise NotADump("the dump is too deeply nested") from None
    if not isinstance(found, list):
        raise NotADump("a dump is a list of records")
    return found


def from_standard_input() -> list[object]:
    """The records of the dump on standard input; ends the program with one line where it is none."""
    try:
        return records(sys.stdin.buffer.read(LARGEST_DUMP + 1))
    except NotADump as error:
        raise SystemExit(str(error)) from None


def _whole(digits: str) -> int:
    return int(digits) if len(digits) <= len(str(LARGEST_OF_A_CARD)) + 1 else LARGEST_OF_A_CARD + 1


def _refused(word: str) -> NoReturn:
    raise NotADump(f"{word} is no number of JSON")


def _record(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any] | GivenTwice:
    found = dict(pairs)
    if len(found) == len(pairs):
        return found
    names = [name for name, _ in pairs]
    return GivenTwice(next(name for name in names if names.count(name) > 1))
