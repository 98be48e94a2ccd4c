"""A grammar: the productions of every category, declared once for reading and writing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from dcg.language.elements import elements
from dcg.language.node import Node
from dcg.language.parser import Parser
from dcg.language.printer import Printer
from dcg.language.productions import (
    ANYTHING,
    Function,
    Listed,
    Number,
    Production,
    Reading,
    Repeated,
    Rule,
    Starts,
    Token,
    constant_rule,
    kind_of,
    node_rule,
)


@dataclass(frozen=True, slots=True)
class Language:
    """What the engine has to know of the card language it reads and writes."""

    tokenise: Callable[[str], tuple[str, ...]]
    is_plural: Callable[[Printer, Any], bool | None]
    """Whether a verb after this node is plural; None if the node is no noun phrase."""
    optional: Callable[[Any], Any]
    """The node for "may do it"."""
    taken: Callable[[Any], Any]
    """What an optional node lets one do, or None for any other node."""


@dataclass(slots=True)
class Category:
    """All productions of one kind of phrase; the first that can write a node is its canonical wording."""

    productions: list[Production] = field(default_factory=list)
    by_start: dict[str, tuple[Production, ...]] = field(default_factory=dict)
    by_kind: dict[type, tuple[Production, ...]] = field(default_factory=dict)


_VERB = re.compile(r"(\w+)~")


class Grammar:
    """The categories by name."""

    def __init__(self, language: Language) -> None:
        """An empty grammar of this language."""
        self.language = language
        self.categories: dict[str, Category] = {}
        self._ready = False

    # --- declaring ----------------------------------------------------------------------------

    def add(self, category: str, *productions: Production) -> None:
        """Adds productions; the first that can write a node is its canonical wording."""
        added_to = self.categories.setdefault(category, Category())
        added_to.productions.extend(productions)
        added_to.by_kind.clear()
        self._ready = False

    def node(self, category: str, cls: type[Node], template: str, **fixed: Any) -> None:
        """Adds a wording of a node; `many` and `when` are those of `Rule`, all else are its fields."""
        self.add(category, node_rule(cls, template, **fixed))

    def also(self, category: str, cls: type[Node], template: str, **fixed: Any) -> None:
        """Adds another wording of a node: read, never written."""
        self.add(category, node_rule(cls, template, reads_only=True, **fixed))

    def rule(
        self,
        category: str,
        template: str,
        make: Callable[..., Any],
        take: Callable[[Any], Mapping[str, Any] | None] | None,
        *,
        many: Number = None,
        when: str | None = None,
    ) -> None:
        """Adds a wording of what `make` builds from the slots and `take` takes apart again."""
        self.add(
            category, Rule(elements(template), lambda values: make(**values), take, many, when)
        )

    def one_of(self, category: str, *others: str) -> None:
        """Whatever is a phrase of one of the other categories is one of this."""
        for other in others:
            self.rule(category, f"{{it:{other}}}", lambda it: it, lambda node: {"it": node})

    def listed(self, category: str, of: str, *words: str, **more: Any) -> None:
        """Adds a list of phrases of another category: see `Listed`."""
        joints = tuple(tuple(word.split()) for word in words or ("or", "/"))
        self.add(category, Listed(of, joints, **more))

    def repeated(self, category: str, of: str, least: int = 0) -> None:
        """Adds a row of at least so many phrases of another category: see `Repeated`."""
        self.add(category, Repeated(of, least))

    def token(
        self,
        category: str,
        kind: str,
        value: Callable[[str], Any],
        text: Callable[[Any], str | None],
    ) -> None:
        """Adds a token that carries a value: see `Token`."""
        self.add(category, Token(kind, value, text))

    def act(
        self, cls: type[Node], template: str, *, reads_only: bool = False, **fixed: Any
    ) -> None:
        """Adds an imperative (`!delete ...`) and its gerund for "by deleting ..."."""
        rule = node_rule(cls, template, reads_only=reads_only, **fixed)
        self.add("act", rule)
        if "!" in template:
            as_cost = node_rule(cls, template, reads_only=reads_only, as_gerund=True, **fixed)
            self.add("cost", as_cost)
            self.add("cost_act", rule)
        elif verb := _VERB.search(template):
            self._may(rule, template.replace(verb[0], f"may|can {verb[1]}", 1))

    def _may(self, rule: Rule, template: str) -> None:
        language, take = self.language, rule.take
        self.add(
            "may",
            Rule(
                elements(template),
                lambda values: language.optional(rule.make(values)),
                (lambda node: take(language.taken(node))) if take else None,
                reads_only=rule.reads_only,
            ),
        )

    def word(self, category: str, value: Any, template: str, *, when: str | None = None) -> None:
        """Adds a constant."""
        self.add(category, constant_rule(value, template, when=when))

    def spelling(self, category: str, value: Any, *templates: str) -> None:
        """Adds other spellings of a constant: read, never written."""
        for template in templates:
            self.add(category, constant_rule(value, template, reads_only=True))

    def function(
        self,
        category: str,
        parse: Callable[[Parser, int], Iterator[Reading]] | None,
        print_: Callable[[Printer, Any], str | None] | None,
    ) -> None:
        """Adds reading or writing by hand."""
        self.add(category, Function(parse, print_))

    def unreached(self, *roots: str) -> set[str]:
        """The categories that no phrase of these roots has a part of: what they say is never read."""
        left, waiting = set(self.categories), [*roots]
        while waiting:
            name = waiting.pop()
            if name in left:
                left.remove(name)
                for production in self.categories[name].productions:
                    waiting.extend(production.parts())
        return left

    # --- writing ------------------------------------------------------------------------------

    def writers(self, category: str, kind: type) -> tuple[Production, ...]:
        """The productions of the category that may have words for a node of this class."""
        held = self.categories[category]
        found = held.by_kind.get(kind)
        if found is None:
            found = tuple(each for each in held.productions if each.writes(kind))
            held.by_kind[kind] = found
        return found

    # --- reading ------------------------------------------------------------------------------

    def candidates(self, category: str, token: str) -> tuple[Production, ...]:
        """The productions of the category that can begin with the token, or be empty."""
        if not self._ready:
            self._prepare()
        known = self.categories[category].by_start
        found = known.get(token)
        if found is None:
            found = known.get(kind_of(token)) or known[ANYTHING]
        return found

    def _prepare(self) -> None:
        """Sorts the productions of every category by what they can begin with."""
        known: dict[str, Starts] = {name: Starts() for name in self.categories}
        changed = True
        while changed:
            changed = False
            for name, category in self.categories.items():
                found = [each.starts(known.__getitem__) for each in category.productions]
                starts = Starts(
                    frozenset().union(*(each.tokens for each in found)),
                    any(each.empty for each in found),
                )
                if starts != known[name]:
                    known[name] = starts
                    changed = True
        for category in self.categories.values():
            starting = [(each, each.starts(known.__getitem__)) for each in category.productions]
            tokens = {token for _, starts in starting for token in starts.tokens}
            category.by_start = {
                token: tuple(
                    each
                    for each, starts in starting
                    if starts.empty
                    or ANYTHING in starts.tokens
                    or token in starts.tokens
                    or kind_of(token) in starts.tokens
                )
                for token in {*tokens, ANYTHING}
            }
        self._ready = True
