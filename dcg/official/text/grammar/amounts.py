"""Amounts: "+1000 DP for every 3 security cards you have", "1 memory for each of your Tamers"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dcg.language.grammar import Grammar
from dcg.language.parser import Parser
from dcg.language.printer import Printer
from dcg.language.productions import Reading
from dcg.official.language.selectors import (
    AttributeOf,
    Count,
    IsCategory,
    NameIs,
    Number,
    Scaled,
    Selector,
)
from dcg.official.text.grammar.nouns import print_noun
from dcg.official.text.grammar.places import place_of
from dcg.official.text.grammar.targets import OWNERS

_HAVER = {"yours": "you have", "opponents": "your opponent has"}


def install(grammar: Grammar) -> None:
    """Adds the amount rules: a number or a multiple of something counted, with its unit."""
    grammar.function("counted", _parse_counted, lambda p, n: _print_counted(p, n, plural=False))
    grammar.function("counted_many", _parse_counted, lambda p, n: _print_counted(p, n, plural=True))
    amount(grammar, "memory", "number", "memory")
    amount(grammar, "dp_change", "signed", "DP")
    amount(grammar, "by", "number", "")
    amount(grammar, "card_count", "number", "card|cards")
    grammar.function("times", _parse_times, _print_times)


def amount(grammar: Grammar, category: str, number: str, unit: str) -> None:
    """A category for an amount of this unit."""

    def parse(parser: Parser, position: int) -> Iterator[Reading]:
        for value, end in parser.parse(number, position):
            after: int | None = end
            if unit:
                after = end + 1 if parser.at(end) in unit.lower().split("|") else None
            if after is None:
                continue
            yield value, after
            for scale, final in _for_each(parser, after):
                yield Scaled(scale[1], value, scale[0]), final

    def write(printer: Printer, value: Any) -> str | None:
        if isinstance(value, int):
            text = printer.print(number, value)
            words = unit.split("|")
            noun = words[0] if value == 1 or len(words) == 1 else words[1]
            return f"{text} {noun}".strip()
        if isinstance(value, Scaled):
            scale = _print_for_each(printer, value.number, value.per)
            once = write(printer, value.times)
            return None if scale is None or once is None else f"{once} {scale}"
        return None

    grammar.function(category, parse, write)


def _for_each(parser: Parser, position: int) -> Iterator[tuple[tuple[int, Number], int]]:
    start = parser.words(position, "for", "each")
    if start is not None:
        for number, end in parser.parse("counted", start):
            yield (1, number), end
    start = parser.words(position, "for", "every")
    if start is not None:
        if parser.at(start).isdigit():
            for number, end in parser.parse("counted", start + 1):
                yield (int(parser.at(start)), number), end
        else:
            for number, end in parser.parse("counted", start):
                yield (1, number), end


def _print_for_each(printer: Printer, number: Number, per: int) -> str | None:
    if per == 1:
        text = printer.attempt("counted", number)
        return None if text is None else f"for each {text}"
    text = printer.attempt("counted_many", number)
    return None if text is None else f"for every {per} {text}"


def _parse_times(parser: Parser, position: int) -> Iterator[Reading]:
    """ "for each ..." as a number of repetitions."""
    for (per, number), end in _for_each(parser, position):
        yield Scaled(number, 1, per), end


def _print_times(printer: Printer, value: Any) -> str | None:
    if isinstance(value, Scaled) and value.times == 1:
        return _print_for_each(printer, value.number, value.per)
    return None


def _parse_counted(parser: Parser, position: int) -> Iterator[Reading]:
    of = parser.words(position, "of")
    if of is not None:
        for whose, spellings in OWNERS.items():
            for spelling in spellings:
                start = parser.words(of, *spelling)
                if start is None:
                    continue
                other = parser.words(start, "other")
                for match, end in parser.parse("field_noun", other or start):
                    yield Count(Selector(whose=whose, match=match, other=other is not None)), end
        for owner, start in parser.parse("owner", of):
            after = parser.words(start, "digivolution", "cards")
            if after is not None:
                yield AttributeOf(owner, "digivolution_cards"), after
    yield from _parse_owned(parser, position)
    for unit, attribute in (
        ("digivolution card", "digivolution_cards"),
        ("digivolution cards", "digivolution_cards"),
    ):
        start = parser.words(position, *unit.split())
        if start is None:
            continue
        for ref, end in parser.parse("reference", start):
            if parser.at(end) == "has":
                yield AttributeOf(ref, attribute), end + 1  # type: ignore[arg-type]
    for match, start in parser.parse("card_noun", position):
        for place, end in parser.parse("place", start):
            yield (
                Count(
                    Selector(
                        zone=place.zone,
                        whose=place.whose,
                        match=match,
                        of=place.of,
                        also=place.also,
                    )
                ),
                end,
            )


def _parse_owned(parser: Parser, position: int) -> Iterator[Reading]:
    for words in (("security", "card"), ("security", "cards")):
        start = parser.words(position, *words)
        if start is None:
            continue
        for whose, haver in _HAVER.items():
            end = parser.words(start, *haver.split())
            if end is not None:
                yield Count(Selector(zone="security_stack", whose=whose)), end  # type: ignore[arg-type]
    for match, start in parser.parse("field_noun", position):
        if not any(isinstance(each, IsCategory | NameIs) for each in match):
            continue
        for whose, haver in _HAVER.items():
            end = parser.words(start, *haver.split())
            if end is not None:
                yield Count(Selector(whose=whose, match=match)), end  # type: ignore[arg-type]


def _print_counted(printer: Printer, number: Any, *, plural: bool) -> str | None:
    if isinstance(number, AttributeOf) and number.attribute == "digivolution_cards":
        return f"of {printer.print('owner', number.of)} digivolution cards"
    if not isinstance(number, Count):
        return None
    selector = number.selector
    if selector.first is not None or selector.last is not None:
        return None
    if selector.zone == "battle_area":
        if selector.whose == "any":
            return None
        owner = "your" if selector.whose == "yours" else "your opponent's"
        noun = print_noun(printer, selector.match, card=False, plural=True)
        other = "other " if selector.other else ""
        return None if noun is None else f"of {owner} {other}{noun}"
    if (
        selector == Selector(zone="security_stack", whose=selector.whose)
        and selector.whose != "any"
    ):
        return f"security card{'s' if plural else ''} {_HAVER[selector.whose]}"
    noun = print_noun(printer, selector.match, card=True, plural=plural)
    where = printer.attempt("place_in", place_of(selector))
    return f"{noun} {where}" if noun and where else None
