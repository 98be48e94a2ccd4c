"""Numbers that stand for something: one member a meaning, one class a noun."""

from __future__ import annotations

from enum import IntEnum
from typing import Self


class Code(IntEnum):
    """A number of the log and what it means.

    The value is what the log holds, so it is never used again for something else. `words` are what
    people read in displays and references; `meaning` says more where the words leave something open.
    """

    words: str
    meaning: str

    def __new__(cls, value: int, words: str = "", meaning: str = "") -> Self:
        """A member: its value, its words and, where they need it, its meaning."""
        code = int.__new__(cls, value)
        code._value_ = value
        code.words = words
        code.meaning = meaning
        return code

    @classmethod
    def words_of(cls, value: int) -> str:
        """The words for a number, whether it is a member or not."""
        try:
            return cls(value).words
        except ValueError:
            return f"{cls.__name__} {value}"
