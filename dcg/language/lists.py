"""Lists in words: "A", "A or B", "A, B or C"."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from dcg.language.engine import Parser, Printer, Reading


def listed(category: str, *, word: str = "or") -> Callable[[Parser, int], Iterator[Reading]]:
    """`A`, `A or B`, `A, B or C`, `A, B, or C`: a tuple of the category."""

    def parse(parser: Parser, position: int) -> Iterator[Reading]:
        for first, end in parser.parse(category, position):
            yield (first,), end
            for rest, final in _more(parser, category, end, word):
                yield (first, *rest), final

    return parse


def _more(parser: Parser, category: str, position: int, word: str) -> Iterator[Reading]:
    last = parser.words(position, ",", word) or parser.words(position, word)
    if word == "or" and last is None:
        last = parser.words(position, "/")
    if last is not None:
        for value, end in parser.parse(category, last):
            yield (value,), end
    comma = parser.words(position, ",")
    if comma is not None and parser.at(comma) != word:
        for value, end in parser.parse(category, comma):
            for rest, final in _more(parser, category, end, word):
                yield (value, *rest), final


def print_listed(category: str, *, word: str = "or") -> Callable[[Printer, Any], str | None]:
    """Writes what `listed` reads."""

    def write(printer: Printer, values: Any) -> str | None:
        if not isinstance(values, tuple) or not values:
            return None
        texts = []
        for value in values:
            text = printer.attempt(category, value)
            if text is None:
                return None
            texts.append(text)
        return in_words(texts, word)

    return write


def in_words(texts: list[str], word: str) -> str:
    """`A, B or C`."""
    if len(texts) == 1:
        return texts[0]
    return f"{', '.join(texts[:-1])} {word} {texts[-1]}"
