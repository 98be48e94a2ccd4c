"""Keyword effects inside a sentence: "<Blocker>", "<Security A. +1>", "<Decoy (Red/Black)>"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from dcg.language.grammar import Grammar
from dcg.language.parser import Parser
from dcg.language.printer import Printer
from dcg.language.productions import Reading
from dcg.official.language.selectors import (
    AllOf,
    Compare,
    Filter,
    HasColour,
    HasInText,
    HasTrait,
    NameIs,
)
from dcg.official.language.terms import Keyword
from dcg.official.text.grammar.agreement import tokenise
from dcg.official.text.keywords import BRACKETED, COUNTED, PLAIN, SIGNED, SPECIFIED, WITHOUT_NUMBER


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
    """One description, or several that must all be there: "(blue Lv.4 & green Lv.4)"."""
    for first, end in _one_what(parser, position):
        yield first, end
        for rest, final in _more_whats(parser, end):
            yield tuple(AllOf(part) for part in (first, *rest)), final


def _more_whats(parser: Parser, position: int) -> Iterator[Reading]:
    if parser.at(position) not in ("&", "+"):
        return
    for first, end in _one_what(parser, position + 1):
        yield (first,), end
        for rest, final in _more_whats(parser, end):
            yield (first, *rest), final


def _one_what(parser: Parser, position: int) -> Iterator[Reading]:
    starts: list[tuple[tuple[Filter, ...], int]] = [((), position)]
    for colours, end in parser.parse("colours", position):
        yield (HasColour(colours),), end
        starts.append(((HasColour(colours),), end))
    for before, start in starts:
        for level, end in _level(parser, start):
            yield (*before, level), end
            behind = parser.words(end, "with")
            for names, final in parser.parse("names", behind) if behind else ():
                for words in (("in", "any", "trait"), ("in", "any", "of", "its", "traits")):
                    last = parser.words(final, *words)
                    if last is not None:
                        yield (*before, level, HasTrait(names, contains=True)), last
    for names, end in parser.parse("names", position):
        yield (NameIs(names),), end
        if parser.at(end) in ("trait", "traits"):
            yield (HasTrait(names),), end + 1
        text_end = parser.words(end, "in", "text")
        if text_end is not None and len(names) == 1:
            yield (HasInText(names[0]),), text_end


def _level(parser: Parser, position: int) -> Iterator[tuple[Compare, int]]:
    """ "level 4", "Lv.4", "Lv.6 or lower"."""
    token = parser.at(position)
    number, end = token.removeprefix("lv."), position + 1
    if token == "level":
        number, end = parser.at(position + 1), position + 2
    if not number.isdigit():
        return
    yield Compare("level", "=", int(number)), end
    lower = parser.words(end, "or", "lower")
    if lower is not None:
        yield Compare("level", "<=", int(number)), lower


def _print_what(printer: Printer, what: Any) -> str | None:
    if not isinstance(what, tuple) or not what:
        return None
    if all(isinstance(each, AllOf) for each in what):
        texts = [_print_what(printer, each.filters) for each in what]
        return None if None in texts else " & ".join(text for text in texts if text)
    match what:
        case (HasColour(colours=colours),):
            return "/".join(colour.title() for colour in colours)
        case (NameIs(names=names),):
            return printer.attempt("names", names)
        case (HasTrait(traits=traits, contains=False, field=None),):
            return f"{printer.print('names', traits)} trait"
        case (HasInText(term=term),):
            return f"[{term}] in text"
    parts = [_print_part(printer, each) for each in what]
    return None if None in parts else " ".join(part for part in parts if part)


def _print_part(printer: Printer, each: Filter) -> str | None:
    match each:
        case HasColour(colours=colours):
            return "/".join(colours)
        case Compare(attribute="level", comparison="=", number=int(level)):
            return f"Lv.{level}"
        case Compare(attribute="level", comparison="<=", number=int(level)):
            return f"Lv.{level} or lower"
        case HasTrait(traits=traits, contains=True, field=None):
            return f"with {printer.print('names', traits)} in any of its traits"
    return None
