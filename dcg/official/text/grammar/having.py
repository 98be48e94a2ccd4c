"""Filters after "with": "<Blocker>", "4000 DP or less", "[A] in its name", "the [B] trait"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dcg.language.elements import MANY
from dcg.language.grammar import Grammar
from dcg.language.parser import Parser
from dcg.language.printer import Printer, in_words
from dcg.language.productions import Reading
from dcg.official.language.selectors import (
    AnyOf,
    AttributeOf,
    Compare,
    HasDigivolutionCard,
    HasInheritedEffect,
    HasInText,
    HasKeyword,
    HasTrait,
    NameContains,
    SharesName,
    Superlative,
)
from dcg.official.language.terms import Attribute

ATTRIBUTES: dict[Attribute, str] = {
    "level": "level",
    "dp": "DP",
    "play_cost": "play cost",
    "digivolution_cards": "number of digivolution cards",
    "colours": "number of colors",
}


def install(grammar: Grammar) -> None:
    """Adds what may stand after "with"."""
    for word, comparison in (("less|lower|fewer", "<="), ("more|higher", ">=")):
        grammar.node(
            "having",
            Compare,
            f"{{number:number}} DP or {word}",
            attribute="dp",
            comparison=comparison,
        )
        grammar.also(
            "having",
            Compare,
            f"a? play cost|costs of {{number:number}} or {word}",
            attribute="play_cost",
            comparison=comparison,
        )
        grammar.also(
            "having",
            Compare,
            f"a? level of {{number:number}} or {word}",
            attribute="level",
            comparison=comparison,
        )
    grammar.node(
        "having",
        Compare,
        "a use cost of {number:number} or more|higher",
        attribute="use_cost",
        comparison=">=",
    )
    grammar.node(
        "having",
        Compare,
        "a use cost of {number:number} or less|lower",
        attribute="use_cost",
        comparison="<=",
    )
    grammar.node(
        "having",
        Compare,
        "a use cost of {number:number}",
        attribute="use_cost",
        comparison="=",
    )
    grammar.also("having", Compare, "{number:number} DP", attribute="dp", comparison="=")
    for old in ("cost", "memory cost"):
        grammar.also(
            "having",
            Compare,
            f"a {old} of {{number:number}} or more",
            attribute="use_cost",
            comparison=">=",
        )
    grammar.node("having", HasKeyword, "{keyword:keyword_name}")
    grammar.node(
        "having",
        Compare,
        "no digivolution cards",
        attribute="digivolution_cards",
        comparison="=",
        number=0,
    )
    grammar.node(
        "having",
        Compare,
        "digivolution cards",
        attribute="digivolution_cards",
        comparison=">=",
        number=1,
    )
    grammar.also(
        "having",
        Compare,
        "a digivolution card",
        attribute="digivolution_cards",
        comparison=">=",
        number=1,
    )
    grammar.node(
        "having",
        Compare,
        "{number:number} or more digivolution cards",
        attribute="digivolution_cards",
        comparison=">=",
    )
    grammar.node(
        "having",
        Compare,
        "{number:number} or fewer|less digivolution cards",
        attribute="digivolution_cards",
        comparison="<=",
    )
    grammar.node(
        "having", Compare, "{number:number} or more colors", attribute="colours", comparison=">="
    )
    grammar.function("having", None, _print_names_in_name)
    grammar.also("having", NameContains, "{texts:names} in its|their name|names")
    grammar.node(
        "having", HasTrait, "the|a|an {traits:names} trait|traits", contains=False, field=None
    )
    grammar.function("having", None, _print_traits)
    for field in ("form", "attribute", "type"):
        grammar.also(
            "having",
            HasTrait,
            f"{{traits:names}} in its|their {field}|{field}s",
            contains=True,
            field=field,
        )
    for old in (
        "in any|one of its|their traits",
        "in its|their traits|trait",
        "in one of its|their trait|traits",
    ):
        grammar.also("having", HasTrait, f"{{traits:names}} {old}", contains=True)
    grammar.function("having", None, _print_terms_in_text)
    grammar.also("having", HasInText, "{term:term} in its|their text|texts")
    grammar.listed("terms", "term", least=2)
    grammar.function("having", _parse_terms_in_text, None)
    for highest, text in ((True, "highest"), (False, "lowest")):
        for attribute, name in ATTRIBUTES.items():
            grammar.node(
                "having", Superlative, f"the {text} {name}", attribute=attribute, highest=highest
            )
    grammar.node("having", SharesName, "the same name as {with_:reference}")
    grammar.node("having", HasInheritedEffect, "inherited effects|effect")
    grammar.also("having", HasInheritedEffect, "an inherited effect")
    grammar.node("having", HasDigivolutionCard, "{match:one_card} in its|their digivolution cards")
    for attribute, name in ATTRIBUTES.items():
        _relative(grammar, attribute, name)


def _relative(grammar: Grammar, attribute: Attribute, name: str) -> None:
    """ "with DP less than or equal to this Digimon's DP", and the newer "as much or less DP as"."""
    category = f"own_{attribute}"
    if attribute == "digivolution_cards":
        grammar.node(
            "as_many",
            AttributeOf,
            "{of:reference}",
            attribute=attribute,
        )
        grammar.node(
            "having",
            Compare,
            "as many or fewer digivolution cards as {number:as_many}",
            attribute=attribute,
            comparison="<=",
        )
    grammar.node(category, AttributeOf, f"{{of:owner}} {name}|{name}s", attribute=attribute)
    grammar.node(
        "having",
        Compare,
        f"{name} less|lower than or equal to {{number:{category}}}",
        attribute=attribute,
        comparison="<=",
    )
    grammar.also(
        "having",
        Compare,
        f"a {name} less|lower than or equal to {{number:{category}}}",
        attribute=attribute,
        comparison="<=",
    )
    plain = f"as_{attribute}"
    grammar.node(plain, AttributeOf, "{of:reference}", attribute=attribute)
    grammar.also(
        "having",
        Compare,
        f"as much|low or less|lower {name} as {{number:{plain}}}",
        attribute=attribute,
        comparison="<=",
    )
    grammar.also(
        "having",
        Compare,
        f"as high or lower a? {name} as {{number:{plain}}}",
        attribute=attribute,
        comparison="<=",
    )


def their(printer: Printer) -> str:
    """The possessive for the noun being written."""
    return "their" if MANY in printer.features else "its"


def _print_names_in_name(printer: Printer, node: Any) -> str | None:
    if not isinstance(node, NameContains):
        return None
    return f"{printer.print('names', node.texts)} in {their(printer)} name{'s' if MANY in printer.features else ''}"


def _print_traits(printer: Printer, node: Any) -> str | None:
    if not isinstance(node, HasTrait) or not node.contains:
        return None
    names = printer.print("names", node.traits)
    if node.field:
        return f"{names} in {their(printer)} {node.field}{'s' if MANY in printer.features else ''}"
    return f"{names} in any of {their(printer)} traits"


def _print_terms_in_text(printer: Printer, node: Any) -> str | None:
    if isinstance(node, HasInText):
        return f"{printer.print('term', node.term)} in {their(printer)} text{'s' if MANY in printer.features else ''}"
    if (
        isinstance(node, AnyOf)
        and len(node.filters) > 1
        and all(isinstance(each, HasInText) for each in node.filters)
    ):
        terms = [
            printer.print("term", each.term) for each in node.filters if isinstance(each, HasInText)
        ]
        return f"{in_words(terms, 'or')} in {their(printer)} text{'s' if MANY in printer.features else ''}"
    return None


def _parse_terms_in_text(parser: Parser, position: int) -> Iterator[Reading]:
    for terms, end in parser.parse("terms", position):
        if len(terms) < 2:
            continue
        for tail in (("in", "its", "text"), ("in", "their", "texts"), ("in", "their", "text")):
            final = parser.words(end, *tail)
            if final is not None:
                yield AnyOf(tuple(HasInText(term) for term in terms)), final


def parse_havings(parser: Parser, position: int) -> Iterator[Reading]:
    """ "<Blocker> and 4000 DP or less", "[A] in its name or the [B] trait": a tuple of filters."""
    for first, end in parser.parse("having", position):
        yield (first,), end
        for word in ("or", "and"):
            for rest, final in _more_havings(parser, end, word):
                both = (first, *rest)
                yield ((AnyOf(both),) if word == "or" else both), final


def _more_havings(parser: Parser, position: int, word: str) -> Iterator[Reading]:
    last = parser.words(position, ",", word) or parser.words(position, word)
    if last is not None:
        last = parser.words(last, "with") or last
        for value, end in parser.parse("having", last):
            yield (value,), end
    comma = parser.words(position, ",")
    if comma is not None and parser.at(comma) != word:
        for value, end in parser.parse("having", comma):
            for rest, final in _more_havings(parser, end, word):
                yield (value, *rest), final


def print_havings(printer: Printer, filters: Any) -> str | None:
    """Writes what `parse_havings` reads."""
    if not isinstance(filters, tuple) or not filters:
        return None
    texts = []
    for each in filters:
        text = printer.attempt("having", each)
        if text is None and isinstance(each, AnyOf):
            parts = [printer.attempt("having", part) for part in each.filters]
            if None in parts or len(filters) > 1:
                return None
            text = in_words([part for part in parts if part], "or")
        if text is None:
            return None
        texts.append(text)
    return in_words(texts, "and")
