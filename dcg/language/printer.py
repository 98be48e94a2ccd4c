"""Writing: a node in canonical words."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from dcg.language.node import Node

if TYPE_CHECKING:
    from dcg.language.grammar import Grammar


class Unprintable(Exception):
    """No production of the category can write the node."""


@dataclass(slots=True)
class Printer:
    """Writes nodes. `features` is what the phrase around says of the phrase inside ("many").

    `this` is what the effect's card is called, `bound` the noun for each name bound earlier in the effect
    and whether it is several things.
    """

    grammar: Grammar
    this: str = ""
    bound: dict[str, tuple[str, bool]] = field(default_factory=dict)
    features: frozenset[str] = frozenset()

    def plural(self, node: Any) -> bool | None:
        """Whether a verb after this is plural; None if the node is no noun phrase."""
        return self.grammar.language.is_plural(self, node)

    def print(self, category: str, node: Any) -> str:
        """The canonical wording; raises `Unprintable`."""
        text = self.attempt(category, node)
        if text is None:
            raise Unprintable(f"no {category} has words for {', '.join(kinds_of(node))} together")
        return text

    def attempt(self, category: str, node: Any) -> str | None:
        """The canonical wording, or None if no production fits: the first that can."""
        for production in self.grammar.writers(category, type(node)):
            text = production.write(self, node)
            if text is not None:
                return text
        return None


def kinds_of(node: Any) -> list[str]:
    """The kinds of node in a node, in words, each once, in the order of the text."""
    if isinstance(node, Node):
        parts: tuple[Any, ...] = tuple(getattr(node, name) for name in node.__struct_fields__)
        found = [str(node.__struct_config__.tag).replace("_", " ")]
    else:
        parts, found = (node if isinstance(node, tuple) else ()), []
    return list(dict.fromkeys([*found, *(kind for part in parts for kind in kinds_of(part))]))


ARTICLE = "a|an"
"""Stands for an article until the next word is known."""

_TIGHT = re.compile(r"\s+([,.:;>)]|'s\b)|\s+(/)\s+|([<(・])\s+|\s{2,}")


def join(parts: list[str]) -> str:
    """Joins words with spaces where English has them, and puts the right article."""
    for number in range(len(parts) - 1):
        if parts[number] == ARTICLE:
            parts[number] = "an" if parts[number + 1][:1].lower() in "aeio" else "a"
    said = [part for part in parts if part]
    if len(said) < 2:
        return said[0] if said else ""
    text = " ".join(said)
    return _TIGHT.sub(lambda m: m[1] or m[2] or m[3] or " ", text)


def in_words(texts: list[str], word: str) -> str:
    """`A, B or C`."""
    if len(texts) == 1:
        return texts[0]
    return f"{', '.join(texts[:-1])} {word} {texts[-1]}"
