"""The wordings of a grammar as tables: how each kind of phrase is written, and what it means."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from dcg.language.elements import Slot
from dcg.language.grammar import Grammar
from dcg.language.productions import Listed, Repeated, Rule, Token


class Chapter(NamedTuple):
    """Kinds of phrases that belong together, the outermost first."""

    title: str
    about: str
    categories: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Wordings:
    """Writes the tables of one grammar, in Markdown."""

    grammar: Grammar
    tokens: Mapping[str, str]
    """An example of each kind of token."""
    by_hand: Mapping[str, str]
    """Kinds of phrases that are read by hand, in words."""
    said_already: Collection[str] = ()
    """Kinds of phrases that are others in another form: they have no table."""

    def chapters(self, chapters: Sequence[Chapter]) -> Iterator[str]:
        """The lines of some chapters."""
        for chapter in chapters:
            yield from (f"## {chapter.title}", "", chapter.about, "")
            for name in chapter.categories:
                if name in self.grammar.categories:
                    yield from self._category(name)

    def parts(self, roots: Collection[str]) -> tuple[str, ...]:
        """The kinds of phrases that these are made of, in order of the alphabet."""
        left = self.grammar.unreached(*(name for name in roots if name in self.grammar.categories))
        known = set(self.grammar.categories)
        return tuple(sorted(known - left - set(roots) - set(self.said_already)))

    def _category(self, name: str) -> Iterator[str]:
        rows = dict.fromkeys(self._rows(name))
        if not rows:
            return
        yield from (f"### {_said(name)}", "", "| written | meaning |", "|---|---|")
        yield from rows
        yield ""

    def _rows(self, name: str) -> Iterator[str]:
        for production in self.grammar.categories[name].productions:
            if isinstance(production, Rule) and self._is_written(production):
                written = production.template(self._slot)
                yield _row(written or "(nothing)", _meaning(production))
            elif isinstance(production, Listed) and self._has_wording(production.category):
                word = " ".join(production.words[0])
                one = self._link(production.category)
                yield _row(f"{one}, ... {word} {one}", "")
            elif isinstance(production, Repeated):
                yield _row(f"{self._link(production.category)} ...", "none or several")
            elif isinstance(production, Token):
                yield _row(f"`{self.tokens[production.kind]}`", "")
        if name in self.by_hand:
            yield _row(self.by_hand[name], "")

    def _is_written(self, rule: Rule) -> bool:
        """Whether it is today's wording: it, and all that it is made of."""
        return rule.written and all(
            part in self.by_hand or self._has_wording(part) for part in rule.parts()
        )

    def _has_wording(self, category: str) -> bool:
        """Whether anything of the category is written at all, and not only read."""
        return any(
            not isinstance(each, Rule) or each.written
            for each in self.grammar.categories[category].productions
        )

    def _slot(self, slot: Slot) -> str:
        return self._link(slot.category)

    def _link(self, category: str) -> str:
        said = _said(category)
        if category in self.said_already:
            return f"*{said}*"
        return f"*[{said}](#{said.replace(' ', '-')})*"


def _row(written: str, meaning: str) -> str:
    return f"| {_cell(written)} | {_cell(meaning)} |"


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("<", "&lt;").replace(">", "&gt;")


def _meaning(rule: Rule) -> str:
    """The first sentence of what the node it makes says of itself."""
    document = (rule.says.__doc__ or "") if rule.says else ""
    return " ".join(document.split("\n\n")[0].split())


def _said(category: str) -> str:
    return category.replace("_", " ").lower()
