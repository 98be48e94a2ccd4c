"""Noun phrases: which cards or Digimon, how many, whose, from where."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dcg.language.elements import MANY
from dcg.language.grammar import Grammar
from dcg.language.parser import Parser
from dcg.language.printer import Printer, in_words
from dcg.language.productions import Reading
from dcg.official.language.selectors import (
    All,
    AllOf,
    AnyOf,
    Choose,
    Compare,
    Filter,
    IsCategory,
    NameIs,
    Ref,
    Selector,
)
from dcg.official.language.terms import Category, Zone
from dcg.official.text.grammar.filters import in_order, leads

ON_THE_FIELD: tuple[Zone, ...] = ("battle_area", "breeding_area", "field")

KINDS: dict[tuple[Category, ...], tuple[str, str]] = {
    ("digimon",): ("Digimon", "Digimon"),
    ("tamer",): ("Tamer", "Tamers"),
    ("option",): ("Option", "Options"),
    ("digimon", "tamer"): ("Digimon or Tamer", "Digimon or Tamers"),
    ("tamer", "digimon"): ("Tamer or Digimon", "Tamers or Digimon"),
    ("digimon", "option"): ("Digimon or Option", "Digimon or Options"),
    ("tamer", "option"): ("Tamer or Option", "Tamers or Options"),
    ("option", "tamer"): ("Option or Tamer", "Options or Tamers"),
    ("digi_egg",): ("Digi-Egg", "Digi-Eggs"),
}


def install(grammar: Grammar) -> None:
    """Adds the noun rules."""
    _references(grammar)
    grammar.function("field_noun", _parse_field_noun, None)
    grammar.function("card_noun", _parse_card_noun, None)
    grammar.function("one_card", _parse_one_card, _print_one_card)
    grammar.function("head_of_reference", _parse_is_reference, None)
    grammar.node("before_all", IsCategory, "Digimon", categories=("digimon",))


def _references(grammar: Grammar) -> None:
    grammar.function("reference", None, print_reference)
    for word in ("Digimon", "Tamer"):
        grammar.spelling("reference", Ref("this"), f"this {word}")
        for article in ("that", "the chosen", "the"):
            grammar.spelling("reference", Ref(f"that:{word}"), f"{article} {word}")
    grammar.spelling("reference", Ref("this_card"), "this card")
    grammar.spelling("reference", Ref("that:card"), "that card|cards")
    grammar.spelling("reference", Ref("that:card"), "the revealed card")
    grammar.spelling("reference", Ref("it"), "it")
    grammar.spelling("reference", Ref("it"), "them|they")
    grammar.spelling("reference", Ref("it"), "any of them")
    for noun, several in (("Digimon", "Digimon"), ("Tamer", "Tamers"), ("card", "cards")):
        grammar.spelling("reference", Ref(f"that:{noun}"), f"those {several}")
    grammar.spelling("reference", Ref("subject"), "the attacking Digimon")
    grammar.function("owner", _parse_owner, _print_owner)


def print_reference(printer: Printer, node: Any) -> str | None:
    """ "this Digimon", "this card", "that Digimon", "those cards"."""
    if not isinstance(node, Ref):
        return None
    match node.name:
        case "this":
            return f"this {printer.this}"
        case "this_card":
            return "this card"
        case name if name in printer.bound:
            noun, plural = printer.bound[name]
            return f"those {noun}" if plural else f"that {noun}"
    return None


def _parse_owner(parser: Parser, position: int) -> Iterator[Reading]:
    for noun in ("digimon's", "tamer's"):
        kind = f"that:{noun[:-2].title()}"
        for word, name in (("this", "this"), ("that", kind), ("the", kind)):
            end = parser.words(position, word, noun)
            if end is not None:
                yield Ref(name), end
    if parser.at(position) == "its":
        yield Ref("it"), position + 1


def _print_owner(printer: Printer, node: Any) -> str | None:
    text = print_reference(printer, node)
    return None if text is None else f"{text}'s"


# --- the noun itself --------------------------------------------------------------------------


def _befores(parser: Parser, position: int) -> Iterator[Reading]:
    """Any filters in front of the noun; "red or level 4" joins two as alternatives."""
    yield (), position
    for first, end in parser.parse("before", position):
        for rest, final in _befores(parser, end):
            yield (first, *rest), final
        joined = parser.words(end, "or")
        if joined is not None:
            for second, after in parser.parse("before", joined):
                if type(second) is not type(first) or isinstance(second, Compare):
                    for rest, final in _befores(parser, after):
                        yield (AnyOf((first, second)), *rest), final


def _afters(parser: Parser, position: int) -> Iterator[Reading]:
    yield (), position
    for value, end in parser.parse("after", position):
        first = value if isinstance(value, tuple) else (value,)
        yield first, end
        for rest, final in parser.parse("after", end):
            yield (*first, *(rest if isinstance(rest, tuple) else (rest,))), final


def _kind(parser: Parser, position: int, *, card: bool) -> Iterator[Reading]:
    for categories, (one, many) in KINDS.items():
        for text in dict.fromkeys((one, many)):
            words = text.lower().split()
            if not card:
                end = parser.words(position, *words)
                if end is not None and parser.at(end) not in ("card", "cards"):
                    yield (IsCategory(categories),), end
                continue
            for noun in ("card", "cards"):
                end = parser.words(position, *words, noun)
                if end is not None:
                    yield (IsCategory(categories),), end


def _named(parser: Parser, position: int) -> Iterator[Reading]:
    for names, end in parser.parse("names", position):
        owned = parser.at(end + 2) != "digivolution"
        inside = (
            parser.at(end) == "in"
            and owned
            and parser.at(end + 1)
            in (
                "its",
                "their",
                "any",
                "one",
                "text",
            )
        )
        if not inside and parser.at(end) not in ("trait", "traits", "token", "tokens"):
            yield (NameIs(names),), end


def _noun(parser: Parser, position: int, *, card: bool) -> Iterator[Reading]:
    for before, start in _befores(parser, position):
        heads = [*_kind(parser, start, card=card), *_named(parser, start)]
        for names, end in parser.parse("names", start):
            for kind, final in _kind(parser, end, card=card):
                heads.append(((NameIs(names), *kind), final))
        if card and parser.at(start) in ("card", "cards"):
            heads.append(((), start + 1))
        for head, end in heads:
            for after, final in _afters(parser, end):
                yield in_order((*before, *head, *after)), final


def _parse_field_noun(parser: Parser, position: int) -> Iterator[Reading]:
    yield from _noun(parser, position, card=False)


def _parse_card_noun(parser: Parser, position: int) -> Iterator[Reading]:
    yield from _noun(parser, position, card=True)


def print_noun(
    printer: Printer, filters: tuple[Filter, ...], *, card: bool, plural: bool
) -> str | None:
    """The noun with everything before and behind it, or None if a filter has no words."""
    before: list[str] = []
    head = ""
    names = ""
    having: list[Filter] = []
    after: list[str] = []
    outside = printer.features
    printer.features = outside | {MANY} if plural else outside - {MANY}
    try:
        for each in filters:
            if leads(each):
                text = printer.attempt("before", each)
                if text is None:
                    return None
                before.append(text)
            elif isinstance(each, IsCategory) and not head and each.categories in KINDS:
                one, several = KINDS[each.categories]
                head = one if card or not plural else several
            elif isinstance(each, NameIs) and not names:
                names = printer.print("names", each.names)
            elif (text := printer.attempt("after", each)) is not None:
                after.append(text)
            elif (text := printer.attempt("after", (each,))) is not None and text.startswith(
                "other"
            ):
                after.append(text)
            elif isinstance(each, AnyOf) and all(leads(part) for part in each.filters):
                before.append(
                    in_words([printer.print("before", part) for part in each.filters], "or")
                )
            else:
                having.append(each)
        if card and not (names and not head):
            head = f"{head} card{'s' if plural else ''}".strip()
        if not head and not names:
            return None
        behind = ""
        if having:
            text = printer.attempt("after", tuple(having))
            if text is None:
                return None
            behind = text
        return " ".join(part for part in (*before, names, head, behind, *after) if part)
    finally:
        printer.features = outside


def _parse_one_card(parser: Parser, position: int) -> Iterator[Reading]:
    """ "a blue Tamer card", "[Agumon]": what a stack may contain."""
    starts = [position]
    if parser.at(position) in ("a", "an", "1"):
        starts = [position + 1]
    for start in starts:
        yield from parser.parse("card_noun", start)


def _print_one_card(printer: Printer, filters: Any) -> str | None:
    if not isinstance(filters, tuple):
        return None
    text = print_noun(printer, filters, card=True, plural=False)
    if text is None:
        return None
    return text if text.startswith("[") else with_article(text)


def with_article(text: str) -> str:
    """A or an."""
    return f"an {text}" if text[0].lower() in "aeio" else f"a {text}"


def _parse_is_reference(parser: Parser, position: int) -> Iterator[Reading]:
    return iter(())


# --- alternatives -----------------------------------------------------------------------------


def either(first: tuple[Filter, ...], second: tuple[Filter, ...]) -> tuple[Filter, ...]:
    """One of two descriptions."""
    parts = [part[0] if len(part) == 1 else AllOf(part) for part in (first, second)]
    return (AnyOf(tuple(parts)),)


def noun_of(target: Any) -> str:
    """The word later sentences use for what was chosen."""
    match target:
        case Choose(selector=selector) | All(selector=selector) | (Selector() as selector):
            if selector.zone not in ON_THE_FIELD:
                return "card"
            for each in selector.match:
                if isinstance(each, IsCategory) and each.categories == ("tamer",):
                    return "Tamer"
            return "Digimon"
    return "Digimon"
