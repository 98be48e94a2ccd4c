"""One record of a dump, read field by field; what nobody reads is known to be left."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from html import unescape
from typing import Any, cast, get_args

from dcg.language.bounds import LARGEST_OF_A_CARD
from dcg.official.language.terms import Category, Colour

Record = Mapping[str, Any]

_NOTHING = ("-", "－", "ー", "")
"""What dumps write where a card has nothing."""
_AS_IN_PAGES = re.compile(r"&(?:[a-z]{2,8}|#[0-9]{1,6});")
"""A sign as pages write it: dumps taken from pages leave one now and then ("&amp;")."""
_CATEGORIES: dict[str, Category] = {
    "digiegg": "digi_egg",
    "digitama": "digi_egg",
    "digimon": "digimon",
    "tamer": "tamer",
    "option": "option",
}


LONGEST = 5_000
"""Signs of a text, or of a list of texts; the longest section of a card has a seventh of them."""


class NotACard(ValueError):
    """A record lacks what every card has, or a field holds what it can't; `field` is its name."""

    def __init__(self, reason: str, field: str = "") -> None:
        """Keeps the field the reason is about, if it is about one."""
        super().__init__(f"{field}: {reason}" if field else reason)
        self.field = field
        self.reason = reason


class Fields:
    """A record that remembers which of its fields were read. Every reader raises `NotACard`."""

    def __init__(self, record: Record) -> None:
        """Nothing is read yet."""
        self._record = record
        self._read: set[str] = set()

    def value(self, name: str) -> Any:
        """The field as it stands, or None where the card has nothing there."""
        self._read.add(name)
        value = self._record.get(name)
        if isinstance(value, str):
            value = _AS_IN_PAGES.sub(lambda sign: unescape(sign[0]), value)
            return None if value.strip() in _NOTHING else value
        return None if value in ([], {}) else value

    def text(self, name: str) -> str:
        """A text, or the empty string."""
        value = self.value(name)
        if value is None:
            return ""
        if not isinstance(value, str):
            raise NotACard(f"not a text: {shown(value)}", name)
        return short_enough(value.strip(), name)

    def required(self, name: str) -> str:
        """A text that every card has."""
        text = self.text(name)
        if not text:
            raise NotACard("every card has it, this record doesn't", name)
        return text

    def number(self, name: str) -> int | None:
        """A whole number, not below 0."""
        value = self.value(name)
        return None if value is None else whole(value, name)

    def numeral(self, name: str, pattern: str = r"(\d+)") -> int | None:
        """A number written as text, on its own or as the pattern's group."""
        text = self.text(name)
        if not text:
            return None
        match = re.fullmatch(pattern, text)
        if match is None:
            raise NotACard(f"not a number: {text!r:.60}", name)
        return numbered(match[1], name)

    def entries(self, name: str) -> tuple[object, ...]:
        """A list of anything."""
        value = self.value(name)
        if value is None:
            return ()
        if not isinstance(value, list):
            raise NotACard(f"not a list: {shown(value)}", name)
        return tuple(value)

    def words(self, name: str) -> tuple[str, ...]:
        """A list of texts."""
        value = self.value(name)
        if value is None:
            return ()
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            raise NotACard(f"not a list of texts: {shown(value)}", name)
        short_enough("".join(value), name)
        return tuple(value)

    def traits(self, name: str) -> tuple[str, ...]:
        """A list of texts without the note one dump puts behind the traits of Appmon."""
        return tuple(word.removesuffix(" (App Name)") for word in self.words(name))

    def split(self, name: str) -> tuple[str, ...]:
        """A text of parts with / between them."""
        return tuple(part.strip() for part in self.text(name).split("/") if part.strip())

    def records(self, name: str) -> tuple[Record, ...]:
        """A list of records."""
        value = self.value(name)
        if value is None:
            return ()
        if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
            raise NotACard(f"not a list of records: {shown(value)}", name)
        return tuple(value)

    def facts(self, names: Collection[str]) -> dict[str, object]:
        """Those of the fields that have a value."""
        found = ((name, self.value(name)) for name in names)
        return {name: value for name, value in found if value is not None}

    def left(self) -> tuple[str, ...]:
        """Fields with a value that nobody read."""
        return tuple(
            name
            for name in sorted(self._record.keys() - self._read)
            if self.value(name) is not None
        )


def shown(value: object) -> str:
    """The beginning of a value, for complaints."""
    try:
        return f"{value!r:.60}"
    except (ValueError, RecursionError):  # a number of thousands of digits, lists in lists in lists
        return "too long to show"


def short_enough(text: str, field: str) -> str:
    """The text, if it has `LONGEST` signs at most: reading takes the longer the more there is."""
    if len(text) > LONGEST:
        raise NotACard(f"a text of {len(text)} signs; {LONGEST} are the most", field)
    return text


def whole(value: object, field: str) -> int:
    """The value, if it is a whole number from 0 to `LARGEST_OF_A_CARD`."""
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise NotACard(f"not a number: {shown(value)}", field)
    if value > LARGEST_OF_A_CARD:  # not shown: a number of thousands of digits cannot be
        raise NotACard(f"a number above {LARGEST_OF_A_CARD}", field)
    return value


def numbered(digits: str, field: str) -> int:
    """The number that a text of digits is."""
    if not digits.isascii() or len(digits) > len(str(LARGEST_OF_A_CARD)):
        raise NotACard(f"not a number: {digits!r:.60}", field)
    return int(digits)


def category(word: str, field: str) -> Category:
    """The card category of a word (2-2-2)."""
    try:
        return _CATEGORIES[re.sub(r"[^a-z]", "", word.lower())]
    except KeyError:
        raise NotACard(f"unknown card category {word!r}", field) from None


def colour(word: object, field: str) -> Colour:
    """The colour of a word (2-4-2)."""
    if not isinstance(word, str) or word.lower() not in get_args(Colour):
        raise NotACard(f"unknown colour {shown(word)}", field)
    return cast("Colour", word.lower())


def flat(value: Any) -> str:
    """A text or a list of texts, as one text."""
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
