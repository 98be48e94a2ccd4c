"""The effects of the catalogue in one other wording each: what the grammar reads besides what it writes.

A grammar has many templates for one meaning, many words in one template. Any of them can be on the next
card, in an effect of which nobody has printed it yet. `Varied` writes an effect with exactly one of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any

from dcg.language.elements import Slot, Words
from dcg.language.grammar import Grammar
from dcg.language.parser import Ambiguous
from dcg.language.printer import Printer, Unprintable
from dcg.language.productions import Listed, Production, Rule
from dcg.official.catalogue import catalogue
from dcg.official.language.effect import Effect
from dcg.official.language.terms import Category
from dcg.official.text.check import check
from dcg.official.text.effects import (
    NotUnderstood,
    Section,
    compile_effect,
    grammar,
    print_effect,
    this_noun,
    written_by,
)
from dcg.official.text.references import bindings

SECTIONS: tuple[Section, ...] = ("effects", "inherited", "security", "link_effects")


@dataclass(frozen=True, slots=True)
class Alternative:
    """One other way to write phrases of a category; `name` tells it from all others."""

    name: str
    production: Production


@dataclass(frozen=True, slots=True)
class Variant:
    """An effect in other words than it is written in, by one alternative."""

    alternative: str
    card: str
    category: Category
    section: Section
    effect: Effect
    written: str
    text: str

    def problem(self) -> str:
        """Why it isn't read as what it is made of, or not said again; nothing where all is well."""
        try:
            read = compile_effect(self.text, self.category, self.section)
        except (NotUnderstood, Ambiguous) as error:
            return f"{type(error).__name__}: {error}"
        if read != compile_effect(self.written, self.category, self.section):
            return "read as something else"
        return check(read, self.text, self.category, self.section)


@dataclass(slots=True, kw_only=True)
class Varied(Printer):
    """Writes as ever until it comes to a place where an alternative hasn't been tried, and as ever after that.

    A place is known by how many phrases were begun before it: the same as long as nothing is varied.
    """

    tried: set[tuple[int, str]]
    made: Counter[str]
    each: int
    place: int = 0
    taken: str = ""

    def attempt(self, category: str, node: Any) -> str | None:
        """The wording of the grammar, or the next other one of this place."""
        usual = Printer.attempt(self, category, node)
        if usual is None or self.taken:
            return usual
        self.place += 1
        kind: type = type(node)
        for alternative in alternatives(self.grammar, category, kind):
            key = (self.place, alternative.name)
            if self.made[alternative.name] >= self.each or key in self.tried:
                continue
            self.tried.add(key)
            self.taken = alternative.name
            said = self._in(alternative, node)
            if said is not None and said.casefold() != usual.casefold():
                return said
            self.taken = ""
        return usual

    def _in(self, alternative: Alternative, node: Any) -> str | None:
        """What only reads was never asked to take apart anything else than what it makes."""
        outside = self.features
        try:
            return alternative.production.write(self, node)
        except (AttributeError, TypeError, KeyError):
            self.features = outside
            return None


@cache
def alternatives(grammar: Grammar, category: str, kind: type) -> tuple[Alternative, ...]:
    """The ways to write a node of this class that a category of phrases has, today's among them."""
    found: dict[str, Alternative] = {}
    for production in grammar.categories[category].productions:
        for each in _spellings(production):
            if each.writes(kind):
                name = f"{category}: {_words(each)}"
                found.setdefault(name, Alternative(name, each))
    return tuple(found.values())


def _words(production: Production) -> str:
    if isinstance(production, Rule):
        return production.template(lambda slot: f"{{{slot.category}}}")
    return f"... {' '.join(production.words[0])} ..." if isinstance(production, Listed) else ""


def _spellings(production: Production) -> Iterator[Production]:
    """The production as it is written, and with any one other word that it reads."""
    if isinstance(production, Listed):
        for words in production.words[1:]:
            yield replace(production, words=(words,))
    if not isinstance(production, Rule):
        return
    rule = replace(production, reads_only=False)
    yield rule
    for at, part in enumerate(rule.elements):
        if isinstance(part, Slot) or part.ahead or part.verb or part.article:
            continue
        usual = () if part.optional else (part.one.lower(), part.many.lower())
        for word in sorted(part.accepted.difference(usual)):
            said = Words(frozenset((word,)), word, word)
            yield replace(rule, elements=(*rule.elements[:at], said, *rule.elements[at + 1 :]))


def variants(each: int, seed: int, left_out: Collection[str] = ()) -> Iterator[Variant]:
    """At most so many variants by every alternative, of different effects of the catalogue; without the cards
    of some sets."""
    made: Counter[str] = Counter()
    seen: set[tuple[str, Effect]] = set()
    numbers = sorted(each for each in catalogue() if each.split("-")[0] not in left_out)
    Random(seed).shuffle(numbers)
    for number in numbers:
        card = catalogue()[number]
        for section in SECTIONS:
            noun = this_noun(card.category, section)
            for effect in getattr(card, section):
                if (noun, effect) not in seen:
                    seen.add((noun, effect))
                    for name, written, text in in_other_words(effect, noun, made, each):
                        made[name] += 1
                        yield Variant(name, number, card.category, section, effect, written, text)


def in_other_words(
    effect: Effect, noun: str, made: Counter[str], each: int
) -> Iterator[tuple[str, str, str]]:
    """The effect by every alternative that was taken less often: its name, the usual text, and the other."""
    try:
        written = print_effect(effect, noun)
    except Unprintable:
        return
    tried: set[tuple[int, str]] = set()
    while True:
        printer = Varied(grammar(), noun, bindings(effect), tried=tried, made=made, each=each)
        text = written_by(printer, effect)
        if not printer.taken:
            return
        if text != written:
            yield printer.taken, written, text
