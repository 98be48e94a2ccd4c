"""Filters: the words before and after a noun."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, get_args

from dcg.language.grammar import Grammar
from dcg.language.parser import Parser
from dcg.language.printer import Printer
from dcg.language.productions import Reading
from dcg.official.language.selectors import (
    AllOf,
    Compare,
    Filter,
    HasColour,
    HasKeyword,
    HasTrait,
    IsCategory,
    IsFaceUp,
    IsMulticolour,
    IsRef,
    IsSuspended,
    NameIs,
    NotMatching,
    SharesName,
    Superlative,
)
from dcg.official.language.terms import Colour
from dcg.official.text.grammar.having import ATTRIBUTES, parse_havings, print_havings
from dcg.official.text.keywords import PLAIN


def install(grammar: Grammar) -> None:
    """Adds the filter rules."""
    _words(grammar)
    _before(grammar)
    _after(grammar)


def _words(grammar: Grammar) -> None:
    for colour in get_args(Colour):
        grammar.word("colour", colour, colour)
    grammar.listed("colours", "colour")
    grammar.function("name", _parse_name, lambda _, name: f"[{name}]")
    grammar.listed("names", "name")
    grammar.function("number", _parse_number, lambda _, n: str(n) if isinstance(n, int) else None)
    grammar.function(
        "signed", _parse_signed, lambda _, n: f"{n:+d}" if isinstance(n, int) else None
    )
    for keyword, text in PLAIN.items():
        grammar.word("keyword_name", keyword, f"<{text.replace(' ', '_')}>")
    grammar.function("term", _parse_term, _print_term)


_ICON = re.compile(r"\[[^\]]+\]")


def _parse_name(parser: Parser, position: int) -> Iterator[Reading]:
    token = parser.at(position)
    if _ICON.fullmatch(token):
        yield token[1:-1], position + 1


def _parse_number(parser: Parser, position: int) -> Iterator[Reading]:
    token = parser.at(position)
    if token.isdigit():
        yield int(token), position + 1


def _parse_signed(parser: Parser, position: int) -> Iterator[Reading]:
    token = parser.at(position)
    if token[:1] in ("+", "-") and token[1:].isdigit():
        yield int(token), position + 1


def _parse_term(parser: Parser, position: int) -> Iterator[Reading]:
    for name, end in parser.parse("name", position):
        yield name, end
    for keyword, end in parser.parse("keyword_name", position):
        yield f"<{PLAIN[keyword]}>", end


def _print_term(_: Printer, term: Any) -> str | None:
    return term if term.startswith("<") else f"[{term}]"


def _before(grammar: Grammar) -> None:
    """Filters a noun carries in front: "suspended", "red", "level 4 or lower"."""
    grammar.node("before", IsSuspended, "suspended", suspended=True)
    grammar.node("before", IsSuspended, "unsuspended", suspended=False)
    grammar.node("before", IsFaceUp, "face-up", face_up=True)
    grammar.node("before", IsFaceUp, "face-down", face_up=False)
    grammar.node("before", IsMulticolour, "multicolor|multi-color|multicolored")
    grammar.node("before", HasColour, "{colours:colours}")
    for attribute, text in (("level", "level"), ("play_cost", "play cost")):
        grammar.node(
            "before",
            Compare,
            f"{text} {{number:number}} or lower|less",
            attribute=attribute,
            comparison="<=",
        )
        grammar.node(
            "before",
            Compare,
            f"{text} {{number:number}} or higher|more",
            attribute=attribute,
            comparison=">=",
        )
        grammar.node(
            "before", Compare, f"{text} {{number:number}}", attribute=attribute, comparison="="
        )
    grammar.also(
        "before", Compare, "{number:number} DP or lower|less", attribute="dp", comparison="<="
    )
    grammar.also(
        "before", Compare, "{number:number} DP or higher|more", attribute="dp", comparison=">="
    )
    for highest, text in ((True, "highest"), (False, "lowest")):
        for attribute, name in ATTRIBUTES.items():
            grammar.also(
                "before", Superlative, f"{text} {name}", attribute=attribute, highest=highest
            )
    grammar.also("before", HasTrait, "{traits:names} trait")


def _after(grammar: Grammar) -> None:
    """Filters a noun carries behind."""
    grammar.node("after", SharesName, "that share|shares a name with {with_:reference}")
    grammar.function("havings", parse_havings, print_havings)
    grammar.function("after", _parse_without, _print_without)
    grammar.function("after", _parse_other_than, _print_other_than)
    grammar.function("after", _parse_with, _print_with)


def _parse_without(parser: Parser, position: int) -> Iterator[Reading]:
    start = parser.words(position, "without")
    if start is not None:
        for value, end in parser.parse("having", start):
            yield NotMatching(value), end


def _print_without(printer: Printer, node: Any) -> str | None:
    match node:
        case NotMatching(filter=HasKeyword() as keyword):
            return f"without {printer.print('having', keyword)}"
    return None


def _parse_other_than(parser: Parser, position: int) -> Iterator[Reading]:
    start = parser.words(position, ",", "other", "than") or parser.words(position, "other", "than")
    if start is None:
        return
    for names, end in parser.parse("names", start):
        closing = parser.words(end, ",")
        yield (NotMatching(NameIs(names)),), end
        if closing is not None:
            yield (NotMatching(NameIs(names)),), closing
    for filters, end in parser.parse("head_of_reference", start):
        yield filters, end


def _print_other_than(printer: Printer, filters: Any) -> str | None:
    match filters:
        case (NotMatching(filter=NameIs(names=names)),):
            return f"other than {printer.print('names', names)}"
    return None


def _parse_with(parser: Parser, position: int) -> Iterator[Reading]:
    start = parser.words(position, "with")
    if start is None:
        return
    yield from parse_havings(parser, start)


def _print_with(printer: Printer, filters: Any) -> str | None:
    if not isinstance(filters, tuple) or not filters:
        return None
    text = print_havings(printer, filters)
    return None if text is None else f"with {text}"


LEADING = (IsSuspended, IsFaceUp, IsMulticolour, HasColour)
LEADING_ATTRIBUTES = ("level", "play_cost")


def leads(each: Filter) -> bool:
    """Whether the filter is written in front of the noun."""
    if isinstance(each, LEADING):
        return True
    return (
        isinstance(each, Compare)
        and each.attribute in LEADING_ATTRIBUTES
        and isinstance(each.number, int)
    )


def in_order(filters: tuple[Filter, ...]) -> tuple[Filter, ...]:
    """One order for what a phrase can say in several: before the noun, the noun, behind it."""

    def place(each: Filter) -> int:
        if leads(each):
            return 0
        if isinstance(each, IsCategory):
            return 1
        if isinstance(each, NameIs):
            return 2
        return 4 if isinstance(each, NotMatching | SharesName | IsRef | AllOf) else 3

    return tuple(sorted(filters, key=place))
