"""The names and traits there are, so that a name is never read as a trait nor a trait as a name.

`names.json` holds both as plain lists, facts of the cards of every product up to the day it was made:
`python -m dcg.official.text.card_vocabulary < DUMP > dcg/official/text/names.json`.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, get_args

from msgspec.structs import replace

from dcg.language.node import Node
from dcg.official.language.selectors import (
    AllOf,
    AnyOf,
    Filter,
    HasInText,
    HasTrait,
    NameContains,
    NameIs,
)
from dcg.official.text.dumps import read_all
from dcg.official.text.dumps.dump_file import from_standard_input
from dcg.official.text.grammar.things.filters import in_order
from dcg.official.text.normalise import trait_today
from dcg.official.text.notes import TokenNote
from dcg.official.text.printed import PrintedCard

_FILTERS = get_args(Filter)
_TREATED = re.compile(r"\b(Name|Trait): ?(.*)")
_BRACKETED = re.compile(r"\[([^\]]+)\]")


@dataclass(frozen=True, slots=True)
class Stranger:
    """A name, trait or text term that a text speaks of and no card has.

    `contradiction` is what it is instead, where that is known: then the text can't mean what it was read as.
    Without one it is of a card that isn't known yet.
    """

    words: str
    contradiction: str = ""

    def __str__(self) -> str:
        """One line: `no card is named [Beast]: it is a trait`."""
        return f"{self.words}: {self.contradiction}" if self.contradiction else self.words


@dataclass(frozen=True, slots=True)
class CardVocabulary:
    """Every name and every trait that a card has, or is treated as having by a rule of its own."""

    names: frozenset[str]
    traits: frozenset[str]

    @staticmethod
    def of(cards: Iterable[PrintedCard]) -> CardVocabulary:
        """The names and traits of these cards."""
        names: set[str] = set()
        traits: set[str] = set()
        for card in cards:
            names.add(card.name)
            traits.update(map(trait_today, (*card.form, *card.attribute, *card.types)))
            for rule in card.rules:
                for kind, text in _TREATED.findall(rule):
                    (names if kind == "Name" else traits).update(_BRACKETED.findall(text))
        return CardVocabulary(frozenset(names), frozenset(traits))

    @staticmethod
    def of_tokens(notes: Iterable[TokenNote | str]) -> CardVocabulary:
        """The names of the Tokens that these describe: other effects of the card speak of them (4-18-1)."""
        names = (note.name for note in notes if isinstance(note, TokenNote))
        return CardVocabulary(frozenset(names), frozenset())

    def __or__(self, other: CardVocabulary) -> CardVocabulary:
        """What is in either."""
        return CardVocabulary(self.names | other.names, self.traits | other.traits)

    def strangers(self, node: Any) -> Iterator[Stranger]:
        """Every name, trait and text term below the node that no card has."""
        if isinstance(node, tuple):
            for each in node:
                yield from self.strangers(each)
        if not isinstance(node, Node):
            return
        match node:
            case NameIs(names=names):
                for name in names:
                    if name not in self.names:
                        is_trait = "it is a trait" if name in self.traits else ""
                        yield Stranger(f"no card is named [{name}]", is_trait)
            case NameContains(texts=texts):
                for text in texts:
                    if not _inside(text, self.names):
                        yield Stranger(f"no card has [{text}] in its name")
            case HasTrait(traits=traits, contains=contains):
                for trait in traits:
                    known = _inside(trait, self.traits) if contains else trait in self.traits
                    if not known:
                        is_name = "it is a name" if trait in self.names else ""
                        yield Stranger(f"no card has the trait [{trait}]", is_name)
            case HasInText(term=term):
                keyword = term.startswith("<")
                if not keyword and not (_inside(term, self.names) or _inside(term, self.traits)):
                    yield Stranger(f"no card has {term} in its text")
        for name in node.__struct_fields__:
            yield from self.strangers(getattr(node, name))

    def meant(self, node: Any) -> Any:
        """The node with its names spelled as cards have them, and what isn't a name as the trait it is.

        First cards print <Decoy ([A])> of the trait [A], and today's <Decoy ([A] trait)>; dumps lose the
        word now and then, and spaces in names.
        """
        if isinstance(node, tuple):
            node = self._names_apart(node)
            said = tuple(map(self.meant, node))
            return node if said == node else _in_order(said)
        if not isinstance(node, Node):
            return node
        match node:
            case NameIs(names=words) if all(
                word in self.traits and word not in self.names for word in words
            ):
                return HasTrait(words)
            case NameIs(names=words) if any(word not in self.names for word in words):
                node = NameIs(tuple(map(self._as_cards_have_it, words)))
        changed = {
            name: said
            for name in node.__struct_fields__
            if (said := self.meant(held := getattr(node, name))) is not held
        }
        return replace(node, **changed) if changed else node

    def _names_apart(self, nodes: tuple[Any, ...]) -> tuple[Any, ...]:
        """ "1 [A] or [B] trait Option card", where [A] is a name: a card so named, or such a card of the trait
        (BT19-056#Q3116)."""
        for held in nodes:
            if not isinstance(held, HasTrait) or held.contains:
                continue
            names = tuple(
                word for word in held.traits if word in self.names and word not in self.traits
            )
            traits = tuple(word for word in held.traits if word in self.traits)
            if names and traits and len(names) + len(traits) == len(held.traits):
                rest = tuple(
                    replace(each, traits=traits) if each is held else each for each in nodes
                )
                return (AnyOf((AllOf((NameIs(names),)), AllOf(rest))),)
        return nodes

    def _as_cards_have_it(self, name: str) -> str:
        """A name that no card has, as the one card has it that is called so but for spaces and capitals."""
        if name in self.names:
            return name
        return _spelled(self.names).get(_bare(name), name)


def _in_order(nodes: tuple[Any, ...]) -> tuple[Any, ...]:
    """Filters in the order in which a phrase says them, anything else as it was."""
    return in_order(nodes) if all(isinstance(each, _FILTERS) for each in nodes) else nodes


def _inside(text: str, words: frozenset[str]) -> bool:
    """Whether one of the words has the text in it, however it is capitalised (2-3-1-3, 2-3-2-4)."""
    return any(text.casefold() in word for word in _folded(words))


@cache
def _folded(words: frozenset[str]) -> tuple[str, ...]:
    return tuple(word.casefold() for word in words)


def _bare(name: str) -> str:
    """A name without what two spellings of it differ in."""
    return "".join(letter for letter in name.casefold() if letter.isalnum())


@cache
def _spelled(names: frozenset[str]) -> dict[str, str]:
    """Each name by its bare letters, where no other name has the same ones."""
    found: dict[str, str] = {}
    for name in names:
        bare = _bare(name)
        found[bare] = "" if bare in found else name
    return {bare: name for bare, name in found.items() if name}


@cache
def shipped() -> CardVocabulary:
    """The names and traits the package knows."""
    data = json.loads((resources.files("dcg.official.text") / "names.json").read_bytes())
    return CardVocabulary(frozenset(data["names"]), frozenset(data["traits"]))


def main() -> None:
    """Reads a dump from standard input and writes the lists to standard output."""
    found = CardVocabulary.of(read_all(from_standard_input()).cards)
    lists = {"names": sorted(found.names), "traits": sorted(found.traits)}
    sys.stdout.write(f"{json.dumps(lists, ensure_ascii=False, indent=0)}\n")


if __name__ == "__main__":
    main()
