"""What is printed on a card, as "with X in its text" asks for it (4-20)."""

from __future__ import annotations

from typing import Final, NamedTuple

from dcg.official.keywords import KEYWORDS
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.card import Card, CardRule
from dcg.official.reading.said import said_by
from dcg.official.support.tree import walk
from dcg.official.support.values import values

_SAID_AS: Final = {"recover": "recovery"}
"""Words of the card language whose wording is a keyword effect of another name."""


class PrintedText(NamedTuple):
    """The keyword effects and the names and traits that a card's printed information holds.

    Every section counts, wherever the card is (4-20-3); what effects give does not (4-20-2), nor the
    icon behind a name, which is no part of it (2-3-1-4).
    """

    keywords: frozenset[str]
    words: tuple[str, ...]

    @classmethod
    def of(cls, card: Card) -> PrintedText:
        """What is printed on a card."""
        said = (_SAID_AS.get(value.name, value.name) for value in values(card))
        keywords = [name for name in said if name in KEYWORDS]
        words = [card.name.removesuffix(" ACE"), *card.traits]
        for node in walk(card):
            keywords.append(said_by(node))
            if isinstance(node, s.NameIs):
                words += node.names
            elif isinstance(node, s.NameContains):
                words += node.texts
            elif isinstance(node, s.HasTrait):
                words += node.traits
            elif isinstance(node, s.HasInText):
                keyword = _keyword(node.term)
                (keywords if keyword else words).append(keyword or node.term)
            elif isinstance(node, p.TreatAs):
                words += (*node.names, *node.original_names, *node.traits)
            elif isinstance(node, CardRule):
                words += (*node.names, *node.names_with, *node.names_for_digixros)
                if node.for_assembly is not None:
                    words += node.for_assembly.of
        return cls(frozenset(filter(None, keywords)), tuple(dict.fromkeys(words)))

    def includes(self, term: str) -> bool:
        """Whether a term is in it: a keyword effect whole (4-20-4), a name as part of a word."""
        keyword = _keyword(term)
        if keyword:
            return keyword in self.keywords
        return any(term in word for word in self.words)


def _keyword(term: str) -> str:
    """The keyword effect that a term is, as a name ("jamming") or an icon ("<Jamming>"), or ""."""
    name = term.strip("<>").lower().replace("-", "_").replace(" ", "_")
    return name if name in KEYWORDS and (term == name or term[:1] == "<") else ""
