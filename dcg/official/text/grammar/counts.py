"""Small counted phrases of the verbs: "top 3 cards", "2 digivolution cards", "into a Digimon card"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dcg.language.grammar import Grammar
from dcg.language.parser import Parser
from dcg.language.printer import Printer
from dcg.language.productions import Reading
from dcg.official.language.selectors import Choose, Selector
from dcg.official.text.grammar.nouns import ON_THE_FIELD, print_noun, with_article
from dcg.official.text.grammar.places import place_of


def install(grammar: Grammar) -> None:
    """Adds the phrases."""
    grammar.function("top_cards", _cards(()), _print_cards(""))
    grammar.function("stack_cards", _cards(("digivolution",)), _print_cards("digivolution "))
    grammar.function("plus", _parse_plus, lambda _, n: f"+{n}" if isinstance(n, int) else None)
    grammar.function("into", _parse_into, _print_into)


def _cards(words: tuple[str, ...]) -> Any:
    def parse(parser: Parser, position: int) -> Iterator[Reading]:
        one = parser.words(position, *words, "card")
        if one is not None:
            yield 1, one
        if parser.at(position).isdigit():
            for noun in ("cards", "card"):
                end = parser.words(position + 1, *words, noun)
                if end is not None:
                    yield int(parser.at(position)), end

    return parse


def _print_cards(words: str) -> Any:
    def write(_: Printer, count: Any) -> str | None:
        if not isinstance(count, int):
            return None
        return f"{words}card" if count == 1 else f"{count} {words}cards"

    return write


def _parse_plus(parser: Parser, position: int) -> Iterator[Reading]:
    for value, end in parser.parse("signed", position):
        if value > 0:
            yield value, end


def _parse_into(parser: Parser, position: int) -> Iterator[Reading]:
    start = position + 1 if parser.at(position) in ("a", "an", "1") else position
    for match, after in parser.parse("card_noun", start):
        for place, end in parser.parse("place", after):
            if place.zone in ON_THE_FIELD:
                continue
            yield (
                Choose(
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


def _print_into(printer: Printer, node: Any) -> str | None:
    if not isinstance(node, Choose) or node != Choose(node.selector):
        return None
    noun = print_noun(printer, node.selector.match, card=True, plural=False)
    where = printer.attempt("place_in", place_of(node.selector))
    if noun is None or where is None:
        return None
    return f"{noun if noun.startswith('[') else with_article(noun)} {where}"
