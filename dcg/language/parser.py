"""Reading: every reading of a text, by memo of category and position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dcg.language.productions import Reading
from dcg.language.tokens import NotCardText

if TYPE_CHECKING:
    from dcg.language.grammar import Grammar

LONGEST = 250
"""Tokens of a text that is read; no card prints half as many in one effect."""

MOST_READINGS = 200
"""Readings of one category from one place: twelve times as many as any phrase of a card has."""


class Ambiguous(Exception):
    """A phrase has two different readings."""

    def __init__(self, phrase: str, readings: list[Any]) -> None:
        """Keeps the readings for the report."""
        super().__init__(f"{len(readings)} readings of: {phrase}")
        self.readings = readings


class BeginsWithItself(Exception):
    """A phrase of the category may begin with a phrase of the same category: it would have no end."""


class Parser:
    """Reads one token sequence; remembers every category at every position."""

    def __init__(self, grammar: Grammar, text: str) -> None:
        """Tokenises the text. The last token is the empty string: the end.

        Raises `NotCardText` for signs that no card uses, and for more tokens than any card has.
        """
        self.grammar = grammar
        self.tokens = (*grammar.language.tokenise(text), "")
        if len(self.tokens) > LONGEST:
            raise NotCardText(f"a text of {len(self.tokens) - 1} words; {LONGEST} are the most")
        self.furthest = 0
        self._memo: dict[tuple[str, int], tuple[Reading, ...] | None] = {}

    def at(self, position: int) -> str:
        """The token there; the empty string at the end."""
        return self.tokens[position] if position < len(self.tokens) else ""

    def parse(self, category: str, position: int) -> tuple[Reading, ...]:
        """Every reading of the category from the position.

        Raises `Ambiguous` for a text that goes on and on in ways that all can be read, before there
        are more of them than memory holds, and `BeginsWithItself` for a grammar that is wrong.
        """
        key = (category, position)
        found = self._memo.get(key)
        if found is None:
            if key in self._memo:
                raise BeginsWithItself(category)
            self._memo[key] = None
            readings: dict[Reading, None] = {}
            for production in self.grammar.candidates(category, self.tokens[position]):
                for reading in production.read(self, position):
                    readings[reading] = None
                    if len(readings) > MOST_READINGS:
                        raise Ambiguous(" ".join(self.tokens[position:]), list(readings))
            found = self._memo[key] = tuple(readings)
        return found

    def reached(self, position: int) -> None:
        """Notes how far the text was understood, for reports."""
        self.furthest = max(self.furthest, position)

    def words(self, position: int, *words: str) -> int | None:
        """The position after these tokens, or None."""
        for offset, word in enumerate(words):
            if self.at(position + offset) != word:
                return None
        return position + len(words)

    def whole(self, category: str) -> list[Any]:
        """Every reading that uses all tokens."""
        end = len(self.tokens) - 1
        return [value for value, at in self.parse(category, 0) if at == end]
