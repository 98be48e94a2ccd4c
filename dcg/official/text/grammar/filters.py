"""Filters: the words before and after a noun."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, get_args

from dcg.official.language.selectors import (
    AllOf,
    AnyOf,
    AttributeOf,
    Compare,
    Filter,
    HasColour,
    HasDigivolutionCard,
    HasInheritedEffect,
    HasInText,
    HasKeyword,
    HasTrait,
    IsCategory,
    IsFaceUp,
    IsMulticolour,
    IsRef,
    IsSuspended,
    NameContains,
    NameIs,
    NotMatching,
    SharesName,
    Superlative,
)
from dcg.official.language.terms import Attribute, Colour
from dcg.official.text.grammar.engine import Grammar, Parser, Printer, Reading
from dcg.official.text.keywords import PLAIN

ATTRIBUTES: dict[Attribute, str] = {
    "level": "level",
    "dp": "DP",
    "play_cost": "play cost",
    "digivolution_cards": "number of digivolution cards",
    "colours": "number of colors",
}


def install(grammar: Grammar) -> None:
    """Adds the filter rules."""
    _words(grammar)
    _before(grammar)
    _with(grammar)
    _after(grammar)


def _words(grammar: Grammar) -> None:
    for colour in get_args(Colour):
        grammar.word("colour", colour, colour)
    grammar.function("colours", listed("colour"), print_listed("colour"))
    grammar.function("name", _parse_name, lambda _, name: f"[{name}]")
    grammar.function("names", listed("name"), print_listed("name"))
    grammar.function("number", _parse_number, lambda _, n: str(n) if isinstance(n, int) else None)
    grammar.function(
        "signed", _parse_signed, lambda _, n: f"{n:+d}" if isinstance(n, int) else None
    )
    for keyword, text in PLAIN.items():
        grammar.word("keyword_name", keyword, f"<{text.replace(' ', '_')}>")
    grammar.function("term", _parse_term, _print_term)


def listed(category: str, *, word: str = "or") -> Callable[[Parser, int], Iterator[Reading]]:
    """`A`, `A or B`, `A, B or C`, `A, B, or C`: a tuple of the category."""

    def parse(parser: Parser, position: int) -> Iterator[Reading]:
        for first, end in parser.parse(category, position):
            yield (first,), end
            for rest, final in _more(parser, category, end, word):
                yield (first, *rest), final

    return parse


def _more(parser: Parser, category: str, position: int, word: str) -> Iterator[Reading]:
    last = parser.words(position, ",", word) or parser.words(position, word)
    if word == "or" and last is None:
        last = parser.words(position, "/")
    if last is not None:
        for value, end in parser.parse(category, last):
            yield (value,), end
    comma = parser.words(position, ",")
    if comma is not None and parser.at(comma) != word:
        for value, end in parser.parse(category, comma):
            for rest, final in _more(parser, category, end, word):
                yield (value, *rest), final


def print_listed(category: str, *, word: str = "or") -> Callable[[Printer, Any], str | None]:
    """Writes what `listed` reads."""

    def write(printer: Printer, values: Any) -> str | None:
        if not isinstance(values, tuple) or not values:
            return None
        texts = []
        for value in values:
            text = printer.attempt(category, value)
            if text is None:
                return None
            texts.append(text)
        return in_words(texts, word)

    return write


def in_words(texts: list[str], word: str) -> str:
    """`A, B or C`."""
    if len(texts) == 1:
        return texts[0]
    return f"{', '.join(texts[:-1])} {word} {texts[-1]}"


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


def _with(grammar: Grammar) -> None:
    """Filters after "with"."""
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
    grammar.also("having", Compare, "{number:number} DP", attribute="dp", comparison="=")
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
    if attribute == "digivolution_cards":
        grammar.node(
            "having",
            Compare,
            f"as many or fewer digivolution cards as {{number:{plain}}}",
            attribute=attribute,
            comparison="<=",
        )
    else:
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
    return "their" if printer.many else "its"


def _print_names_in_name(printer: Printer, node: Any) -> str | None:
    if not isinstance(node, NameContains):
        return None
    return f"{printer.print('names', node.texts)} in {their(printer)} name{'s' if printer.many else ''}"


def _print_traits(printer: Printer, node: Any) -> str | None:
    if not isinstance(node, HasTrait) or not node.contains:
        return None
    names = printer.print("names", node.traits)
    if node.field:
        return f"{names} in {their(printer)} {node.field}{'s' if printer.many else ''}"
    return f"{names} in any of {their(printer)} traits"


def _print_terms_in_text(printer: Printer, node: Any) -> str | None:
    if isinstance(node, HasInText):
        return f"{printer.print('term', node.term)} in {their(printer)} text{'s' if printer.many else ''}"
    if (
        isinstance(node, AnyOf)
        and len(node.filters) > 1
        and all(isinstance(each, HasInText) for each in node.filters)
    ):
        terms = [
            printer.print("term", each.term) for each in node.filters if isinstance(each, HasInText)
        ]
        return f"{in_words(terms, 'or')} in {their(printer)} text{'s' if printer.many else ''}"
    return None


def _parse_terms_in_text(parser: Parser, position: int) -> Iterator[Reading]:
    for terms, end in listed("term")(parser, position):
        if len(terms) < 2:
            continue
        for tail in (("in", "its", "text"), ("in", "their", "texts"), ("in", "their", "text")):
            final = parser.words(end, *tail)
            if final is not None:
                yield AnyOf(tuple(HasInText(term) for term in terms)), final


def _after(grammar: Grammar) -> None:
    """Filters a noun carries behind."""
    grammar.node("after", SharesName, "that share|shares a name with {with_:reference}")
    grammar.function("after", _parse_other_than, _print_other_than)
    grammar.function("after", _parse_with, _print_with)


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


def print_havings(printer: Printer, filters: tuple[Filter, ...]) -> str | None:
    """Writes what `parse_havings` reads."""
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
