"""Keyword effects inside a sentence: "<Blocker>", "<Security A. +1>", "<Decoy (Red/Black)>"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from dcg.official.language.selectors import Compare, Filter, HasColour, HasInText, HasTrait, NameIs
from dcg.official.language.terms import Keyword
from dcg.official.text.grammar.engine import Grammar, Parser, Printer, Reading
from dcg.official.text.keywords import BRACKETED, COUNTED, PLAIN, SIGNED, SPECIFIED, WITHOUT_NUMBER
from dcg.official.text.tokens import tokenise


class KeywordText(NamedTuple):
    """A keyword effect as printed."""

    keyword: Keyword
    value: int = 0
    what: tuple[Filter, ...] = ()


def install(grammar: Grammar) -> None:
    """Adds the keyword rules."""
    grammar.function("keyword", _parse, _print)
    grammar.function("keyword_what", _parse_what, _print_what)


def _parse(parser: Parser, position: int) -> Iterator[Reading]:
    if parser.at(position) != "<":
        return
    for keyword, text in PLAIN.items():
        after = parser.words(position + 1, *tokenise(text))
        if after is None:
            continue
        if keyword in WITHOUT_NUMBER and parser.at(after) == ">":
            yield KeywordText(keyword), after + 1
        elif keyword in SIGNED:
            for value, end in parser.parse("signed", after):
                if parser.at(end) == ">":
                    yield KeywordText(keyword, value), end + 1
        elif keyword in COUNTED:
            for value, end in parser.parse("number", after):
                if parser.at(end) == ">":
                    yield KeywordText(keyword, value), end + 1
        elif keyword in BRACKETED and parser.at(after) == "(":
            for value, end in parser.parse("number", after + 1):
                final = parser.words(end, ")", ">")
                if final is not None:
                    yield KeywordText(keyword, value), final
        elif keyword in SPECIFIED and parser.at(after) == "(":
            for what, end in parser.parse("keyword_what", after + 1):
                final = parser.words(end, ")", ">")
                if final is not None:
                    yield KeywordText(keyword, 0, what), final


def _print(printer: Printer, node: Any) -> str | None:
    if not isinstance(node, KeywordText):
        return None
    name = PLAIN[node.keyword]
    if node.what:
        what = printer.attempt("keyword_what", node.what)
        return None if what is None or node.value else f"<{name} ({what})>"
    if node.keyword in SIGNED:
        return f"<{name} {node.value:+d}>"
    if node.keyword in COUNTED:
        return f"<{name} {node.value}>"
    if node.keyword in BRACKETED:
        return f"<{name} ({node.value})>"
    return f"<{name}>" if node.keyword in WITHOUT_NUMBER and not node.value else None


def _parse_what(parser: Parser, position: int) -> Iterator[Reading]:
    for colours, end in parser.parse("colours", position):
        yield (HasColour(colours),), end
        level = parser.words(end, "level")
        if level is not None and parser.at(level).isdigit():
            number = int(parser.at(level))
            yield (HasColour(colours), Compare("level", "=", number)), level + 1
    for names, end in parser.parse("names", position):
        yield (NameIs(names),), end
        if parser.at(end) in ("trait", "traits"):
            yield (HasTrait(names),), end + 1
        final = parser.words(end, "in", "text")
        if final is not None and len(names) == 1:
            yield (HasInText(names[0]),), final


def _print_what(printer: Printer, what: Any) -> str | None:
    match what:
        case (HasColour(colours=colours),):
            return "/".join(colour.title() for colour in colours)
        case (
            HasColour(colours=colours),
            Compare(attribute="level", comparison="=", number=int(level)),
        ):
            return f"{'/'.join(colours)} Lv.{level}"
        case (NameIs(names=names),):
            return printer.attempt("names", names)
        case (HasTrait(traits=traits, contains=False, field=None),):
            return f"{printer.print('names', traits)} trait"
        case (HasInText(term=term),):
            return f"[{term}] in text"
    return None
