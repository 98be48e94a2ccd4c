"""Rules that read and write: each says how a phrase looks and which node it is.

A rule is a template such as ``!delete {target:object}``. Parsing matches its words and fills the node's
fields from the slots; printing takes the fields from the node and writes the words. A template without
a node's non-default field refuses to print that node, so nothing a node holds is lost in silence.

Parsing returns every reading (no order of preference, no longest match); whoever asks for one reading
gets `Ambiguous` if two different trees are left.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from dcg.language.inflect import agree, gerund, verb_forms
from dcg.language.node import Node

Reading = tuple[Any, int]
"""A value and the position after its last token."""


class Ambiguous(Exception):
    """A phrase has two different readings."""

    def __init__(self, phrase: str, readings: list[Any]) -> None:
        """Keeps the readings for the report."""
        super().__init__(f"{len(readings)} readings of: {phrase}")
        self.readings = readings


class Unprintable(Exception):
    """No rule of the category can write the node."""


@dataclass(frozen=True, slots=True)
class Words:
    """One word, or the first of several spellings accepted."""

    accepted: frozenset[str]
    printed: str
    optional: bool = False
    agrees: bool = False


@dataclass(frozen=True, slots=True)
class Slot:
    """A phrase of another category."""

    name: str
    category: str


Element = Words | Slot


@dataclass(frozen=True, slots=True)
class Rule:
    """One way to say something. Without `take` it is only read, never written."""

    elements: tuple[Element, ...]
    make: Callable[[dict[str, Any]], Any]
    take: Callable[[Any], Mapping[str, Any] | None] | None


_MARKS = re.compile(r"[<>(),]")
_PART = re.compile(r"\{(\w+):(\w+)\}|(\S+)")


def elements(template: str, *, as_gerund: bool = False) -> tuple[Element, ...]:
    """Reads the template notation.

    ``a|b`` accepts both and prints the first; ``word?`` may be left out and isn't printed;
    ``get~`` agrees with the first slot; ``!delete`` heads an imperative and can become a gerund.
    """
    out: list[Element] = []
    for match in _PART.finditer(_MARKS.sub(r" \g<0> ", template)):
        if match[1]:
            out.append(Slot(match[1], match[2]))
            continue
        word = match[3]
        optional = word.endswith("?")
        word = word.removesuffix("?")
        if word.startswith("!"):
            spelling = [gerund(w) if as_gerund else w for w in word[1:].split("|")]
            out.append(Words(frozenset(s.lower() for s in spelling), spelling[0]))
        elif word.endswith("~"):
            forms = verb_forms(word[:-1])
            out.append(Words(frozenset(forms), word[:-1], agrees=True))
        elif word in "<>(),":
            out.append(Words(frozenset((word,)), word, optional))
        else:
            accepted = [w.replace("_", " ") for w in word.split("|")]
            folded = (w if w.startswith("[") else w.lower() for w in accepted)
            out.append(Words(frozenset(folded), accepted[0], optional))
    return tuple(out)


def node_rule(cls: type[Node], template: str, *, reads_only: bool = False, **fixed: Any) -> Rule:
    """A rule whose slots are fields of the node and whose other fields are fixed or default."""
    parts = elements(template)
    slots = [part.name for part in parts if isinstance(part, Slot)]
    names = cls.__struct_fields__
    unknown = (set(slots) | set(fixed)) - set(names)
    assert not unknown, f"{cls.__name__} has no field {unknown}"
    defaults = dict(
        zip(
            names[len(names) - len(cls.__struct_defaults__) :], cls.__struct_defaults__, strict=True
        )
    )

    def make(values: dict[str, Any]) -> Node:
        return cls(**values, **fixed)

    def take(node: Any) -> Mapping[str, Any] | None:
        if type(node) is not cls:
            return None
        for name in names:
            if name in slots:
                continue
            if getattr(node, name) != fixed.get(name, defaults.get(name)):
                return None
        return {name: getattr(node, name) for name in slots}

    return Rule(parts, make, None if reads_only else take)


def constant_rule(value: Any, template: str, *, reads_only: bool = False) -> Rule:
    """A rule for one value and nothing else."""
    return Rule(
        elements(template),
        lambda _: value,
        None
        if reads_only
        else lambda node: {} if node == value and type(node) is type(value) else None,
    )


Parse = Callable[["Parser", int], Iterator[Reading]]
Print = Callable[["Printer", Any], str | None]


@dataclass(slots=True)
class Category:
    """All rules of one kind of phrase, and functions where a template isn't enough."""

    rules: list[Rule] = field(default_factory=list)
    parsers: list[Parse] = field(default_factory=list)
    printers: list[Print] = field(default_factory=list)


_VERB = re.compile(r"(\w+)~")


@dataclass(frozen=True, slots=True)
class Language:
    """What the engine has to know of the card language it reads and writes."""

    tokenise: Callable[[str], tuple[str, ...]]
    is_plural: Callable[[Printer, Any], bool]
    """Whether a verb after this node is plural."""
    optional: Callable[[Any], Any]
    """The node for "may do it"."""
    taken: Callable[[Any], Any]
    """What an optional node lets one do, or None for any other node."""


class Grammar:
    """The categories by name."""

    def __init__(self, language: Language) -> None:
        """An empty grammar of this language."""
        self.language = language
        self.categories: dict[str, Category] = {}

    def category(self, name: str) -> Category:
        """The category, made on first use."""
        return self.categories.setdefault(name, Category())

    def add(self, category: str, *rules: Rule) -> None:
        """Adds rules; the first that can print a node is its canonical wording."""
        self.category(category).rules.extend(rules)

    def node(self, category: str, cls: type[Node], template: str, **fixed: Any) -> None:
        """Adds a node rule."""
        self.add(category, node_rule(cls, template, **fixed))

    def also(self, category: str, cls: type[Node], template: str, **fixed: Any) -> None:
        """Adds another wording of a node: read, never written."""
        self.add(category, node_rule(cls, template, reads_only=True, **fixed))

    def act(
        self, cls: type[Node], template: str, *, reads_only: bool = False, **fixed: Any
    ) -> None:
        """Adds an imperative (`!delete ...`) and its gerund for "by deleting ..."."""
        rule = node_rule(cls, template, reads_only=reads_only, **fixed)
        self.add("act", rule)
        if "!" in template:
            self.add("cost", Rule(elements(template, as_gerund=True), rule.make, rule.take))
        elif "~" in template:
            verb = _VERB.search(template)
            assert verb
            spelling = "may" if verb[1] == "may" else f"may {verb[1]}"
            optional = template.replace(verb[0], spelling, 1)
            language = self.language
            take = rule.take
            self.add(
                "may",
                Rule(
                    elements(optional),
                    lambda v: language.optional(rule.make(v)),
                    (lambda node: take(language.taken(node))) if take else None,
                ),
            )

    def word(self, category: str, value: Any, template: str) -> None:
        """Adds a constant."""
        self.add(category, constant_rule(value, template))

    def spelling(self, category: str, value: Any, template: str) -> None:
        """Adds another spelling of a constant: read, never written."""
        self.add(category, constant_rule(value, template, reads_only=True))

    def function(self, category: str, parse: Parse | None, print_: Print | None) -> None:
        """Adds hand-written reading or writing."""
        if parse:
            self.category(category).parsers.append(parse)
        if print_:
            self.category(category).printers.append(print_)


class Parser:
    """Reads one token sequence; remembers every category at every position."""

    def __init__(self, grammar: Grammar, text: str) -> None:
        """Tokenises the text."""
        self.grammar = grammar
        self.tokens = grammar.language.tokenise(text)
        self.furthest = 0
        self._memo: dict[tuple[str, int], tuple[Reading, ...]] = {}

    def at(self, position: int) -> str:
        """The token there, or the empty string past the end."""
        return self.tokens[position] if position < len(self.tokens) else ""

    def parse(self, category: str, position: int) -> tuple[Reading, ...]:
        """Every reading of the category from the position."""
        key = (category, position)
        found = self._memo.get(key)
        if found is None:
            self._memo[key] = ()
            found = self._memo[key] = tuple(dict.fromkeys(self._parse(category, position)))
        return found

    def _parse(self, category: str, position: int) -> Iterator[Reading]:
        known = self.grammar.categories[category]
        for rule in known.rules:
            first = rule.elements[0] if rule.elements else None
            if (
                isinstance(first, Words)
                and not first.optional
                and self.at(position) not in first.accepted
            ):
                continue
            for values, end in self.match(rule.elements, 0, position, {}):
                made = rule.make(values)
                if made is not None:
                    yield made, end
        for parser in known.parsers:
            yield from parser(self, position)

    def match(
        self, parts: tuple[Element, ...], index: int, position: int, values: dict[str, Any]
    ) -> Iterator[tuple[dict[str, Any], int]]:
        """Every way the elements match from the position."""
        self.furthest = max(self.furthest, position)
        if index == len(parts):
            yield values, position
            return
        part = parts[index]
        if isinstance(part, Words):
            if self.at(position) in part.accepted:
                yield from self.match(parts, index + 1, position + 1, values)
            if part.optional:
                yield from self.match(parts, index + 1, position, values)
            return
        for value, end in self.parse(part.category, position):
            yield from self.match(parts, index + 1, end, {**values, part.name: value})

    def words(self, position: int, *words: str) -> int | None:
        """The position after these tokens, or None."""
        for offset, word in enumerate(words):
            if self.at(position + offset) != word:
                return None
        return position + len(words)

    def whole(self, category: str) -> list[Any]:
        """Every reading that uses all tokens."""
        return [value for value, end in self.parse(category, 0) if end == len(self.tokens)]


@dataclass(slots=True)
class Printer:
    """Writes nodes. `this` is what the effect's card is on the field: Digimon, Tamer or card."""

    grammar: Grammar
    this: str = "Digimon"
    bound: dict[str, tuple[str, bool]] = field(default_factory=dict)
    many: bool = False
    deleting: bool = False

    def plural(self, node: Any) -> bool:
        """Whether a verb after this is plural."""
        return self.grammar.language.is_plural(self, node)

    def print(self, category: str, node: Any) -> str:
        """The canonical wording; raises `Unprintable`."""
        text = self.attempt(category, node)
        if text is None:
            raise Unprintable(f"no {category} for {node!r}")
        return text

    def attempt(self, category: str, node: Any) -> str | None:
        """The canonical wording, or None if no rule fits."""
        known = self.grammar.categories[category]
        for printer in known.printers:
            text = printer(self, node)
            if text is not None:
                return text
        for rule in known.rules:
            values = rule.take(node) if rule.take else None
            if values is None:
                continue
            text = self.fill(rule.elements, values)
            if text is not None:
                return text
        return None

    def fill(self, parts: tuple[Element, ...], values: Mapping[str, Any]) -> str | None:
        """The template with its slots written out."""
        out: list[str] = []
        plural = False
        for number, part in enumerate(parts):
            if isinstance(part, Slot):
                text = self.attempt(part.category, values[part.name])
                if text is None:
                    return None
                if number == 0:
                    plural = self.plural(values[part.name])
                out.append(text)
            elif part.agrees:
                out.append(agree(part.printed, plural))
            elif not part.optional:
                out.append(part.printed)
        return join(out)


_TIGHT = re.compile(r"\s+([,.:;>)])|([<(])\s+|\s{2,}")


def join(parts: list[str]) -> str:
    """Joins words with spaces where English has them."""
    text = " ".join(part for part in parts if part)
    return _TIGHT.sub(lambda m: m[1] or m[2] or " ", text)
