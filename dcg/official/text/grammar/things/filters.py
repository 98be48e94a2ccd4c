"""Filters: the words before and after a noun."""

from __future__ import annotations

import re
from typing import Any, NamedTuple, get_args

from dcg.language.grammar import Grammar
from dcg.language.productions import NAME, NUMBER, SIGNED
from dcg.official.language.selectors import (
    AllOf,
    AnyOf,
    AttributeOf,
    Compare,
    Filter,
    HasColour,
    HasTrait,
    IsCategory,
    IsDifferent,
    IsFaceUp,
    IsMulticolour,
    IsRef,
    IsSuspended,
    IsToken,
    NameIs,
    NotMatching,
    Ref,
    SharesName,
    Such,
    Superlative,
)
from dcg.official.language.terms import Attribute, Colour, Comparison
from dcg.official.text.grammar.agreement import COLOUR_COUNTS
from dcg.official.text.grammar.things.having_numbers import ATTRIBUTES
from dcg.official.text.keywords import PLAIN

Filters = tuple[Filter, ...]


class Besides(NamedTuple):
    """What a noun has, in a phrase behind another such phrase."""

    filters: Filters


FRONT = "front"
"""The feature of a phrase in front of a noun that has no other place for it: "[A] trait cards with B or C"."""
SHORT = "short"
"""The feature of a phrase that writes "Lv.4" and not "level 4"."""


def install(grammar: Grammar) -> None:
    """Adds the filter rules."""
    _words(grammar)
    _before(grammar)
    _after(grammar)


_DIGITS = re.compile(r"[0-9]{1,9}")
"""No card has a longer number, and reading one takes long."""


def _whole(token: str) -> int | None:
    return int(token) if _DIGITS.fullmatch(token) else None


def _signed(token: str) -> int | None:
    return int(token) if _DIGITS.fullmatch(token[1:]) else None


def _words(grammar: Grammar) -> None:
    for colour in get_args(Colour):
        grammar.word("colour", colour, colour)
    grammar.listed("colours", "colour", "or", "/", "and/or")
    grammar.token("name", NAME, lambda token: token[1:-1], lambda name: f"[{name}]")
    grammar.listed("names", "name", "or", "/", "and/or")
    grammar.listed("names", "name", "/", least=3, chained=True)
    grammar.token(
        "number",
        NUMBER,
        _whole,
        lambda number: str(number) if isinstance(number, int) else None,
    )
    grammar.token(
        "signed",
        SIGNED,
        _signed,
        lambda number: f"{number:+d}" if isinstance(number, int) else None,
    )
    for keyword, text in PLAIN.items():
        name = text.replace("Security A.", "Security_A.")
        grammar.word("keyword_name", keyword, f"<{name}>")
        grammar.word("term", f"<{text}>", f"<{text}>")
    grammar.one_of("term", "name")


def _before(grammar: Grammar) -> None:
    """Filters a noun carries in front: "suspended", "red", "level 4 or lower", "red or level 4"."""
    adjective = "adjective"
    grammar.node(adjective, IsSuspended, "suspended", suspended=True)
    grammar.node(adjective, IsSuspended, "unsuspended", suspended=False)
    grammar.node(adjective, IsFaceUp, "face-up", face_up=True)
    grammar.node(adjective, IsFaceUp, "face-down", face_up=False)
    grammar.spelling(adjective, Compare("link_cards", ">=", 1), "linked")
    grammar.node(adjective, IsMulticolour, "multicolor|multi-color|multicolored")
    grammar.node(adjective, HasColour, "{colours:colours}")
    for level in range(10):
        grammar.word("level", level, f"Lv.{level}", when=SHORT)
        grammar.spelling("level", level, f"Lv . {level}")
    grammar.rule("level", "level {it:number}", lambda it: it, lambda node: {"it": node})
    grammar.rule("play_cost", "play cost {it:number}", lambda it: it, lambda node: {"it": node})
    for attribute in ("level", "play_cost"):
        for comparison, words in (("<=", "or lower|less"), (">=", "or higher|more"), ("=", "")):
            grammar.node(
                adjective,
                Compare,
                f"{{number:{attribute}}} {words}",
                attribute=attribute,
                comparison=comparison,
            )
    grammar.rule(
        adjective,
        "level {one:number} or {other:number}",
        lambda one, other: AnyOf((Compare("level", "=", one), Compare("level", "=", other))),
        None,
    )
    for comparison, words in (("<=", "lower"), (">=", "higher")):
        grammar.also(
            adjective,
            Compare,
            f"play cost of {{number:number}} or {words}",
            attribute="play_cost",
            comparison=comparison,
        )
    for colour in get_args(Colour):
        grammar.word(adjective, NotMatching(HasColour((colour,))), f"non-{colour}")
    grammar.word(adjective, NotMatching(IsCategory(("digi_egg",))), "non-Digi-Egg")
    grammar.word(adjective, NotMatching(IsCategory(("digimon",))), "non-Digimon")
    grammar.rule(
        "before", "non - {it:name}", lambda it: NotMatching(NameIs((it,))), lambda node: None
    )
    grammar.spelling("before", Compare("link_cards", ">=", 1), "linked")
    grammar.rule(
        "before",
        "non - {it:names} trait",
        lambda it: NotMatching(HasTrait(it)),
        lambda node: None,
    )
    for number, words in ((1, "single-color"), *COLOUR_COUNTS.items()):
        count = Compare("colours", "=", number)
        grammar.word("colour_count", count, words)
    grammar.rule("adjective", "{it:colour_count}", lambda it: it, lambda node: {"it": node})
    grammar.rule(
        "adjective", "{count:colour_count} {one:colour} and {other:colour}", _of_both, _both_said
    )
    at_most: dict[str, Any] = {"attribute": "use_cost", "comparison": "<="}
    grammar.node(
        adjective, Compare, "use cost {number:number} or lower|less", when=FRONT, **at_most
    )
    grammar.also(adjective, Compare, "{number:number} cost or lower|less", **at_most)
    grammar.also(adjective, Compare, "{number:number} DP", attribute="dp", comparison="=")
    for comparison, words in (("<=", "lower|less"), (">=", "higher|more")):
        grammar.node(
            adjective,
            Compare,
            f"{{number:number}} DP or {words}",
            when=FRONT,
            attribute="dp",
            comparison=comparison,
        )
    for highest, text in ((True, "highest"), (False, "lowest")):
        for attribute, name in ATTRIBUTES.items():
            grammar.node(
                adjective,
                Superlative,
                f"{text} {name}",
                when=FRONT,
                attribute=attribute,
                highest=highest,
            )
    grammar.node(adjective, HasTrait, "{traits:names} trait", when=FRONT)
    grammar.rule(adjective, "such", Such, lambda node: {} if isinstance(node, Such) else None)
    for differing, words in (("colour", "colored"), ("name", "named")):
        grammar.also(adjective, IsDifferent, f"differently {words}", by=differing)
    grammar.one_of("before", "adjective")
    grammar.rule("before", "{one:adjective} or|and/or {other:adjective}", _either, _alternatives)
    grammar.repeated("befores", "before")


def _either(one: Filter, other: Filter) -> Filter | None:
    """Two of one kind are one filter with a list in it, but for numbers."""
    different = type(one) is not type(other) or isinstance(other, Compare)
    return AnyOf((one, other)) if different else None


def _of_both(count: Compare, one: Colour, other: Colour) -> AllOf:
    """ "2-color blue and green": of these two colours (BT12-090#Q2226)."""
    return AllOf((count, HasColour((one,)), HasColour((other,))))


def _both_said(node: Any) -> dict[str, Any] | None:
    match node:
        case AllOf(filters=(count, HasColour(colours=(one,)), HasColour(colours=(other,)))):
            return {"count": count, "one": one, "other": other}
    return None


def _alternatives(node: Any) -> dict[str, Filter] | None:
    match node:
        case AnyOf(filters=(one, other)):
            return {"one": one, "other": other}
    return None


def _after(grammar: Grammar) -> None:
    """Filters a noun carries behind: a tuple of them for each phrase."""

    def behind(template: str, cls: type[Filter]) -> None:
        grammar.rule(
            "after",
            template,
            lambda it: (it,),
            lambda node: {"it": node[0]} if len(node) == 1 and isinstance(node[0], cls) else None,
        )

    behind("{it:sharing}", SharesName)
    mixed = "that is^are {one:adjective} or has^have {other:having}"
    grammar.rule("after", mixed, _mixed, _mixed_said)
    for words in (
        "that's {one:adjective} or has {other:having}",
        "that has|have {other:having} or is|are {one:adjective}",
    ):
        grammar.rule("after", words, _mixed, None)
    grammar.node("sharing", SharesName, "that share|shares a name with {with_:reference}")
    behind("without {it:lacking}", NotMatching)
    grammar.rule("after", "and without {it:lacking}", lambda it: (it,), None)
    grammar.node("lacking", NotMatching, "{filter:having}")
    for template in ("other than {it:not_named}", ", other than {it:not_named} ,?"):
        behind(template, NotMatching)
    grammar.node("not_named", NotMatching, "{filter:named}")
    grammar.node("named", NameIs, "{names:names}")
    grammar.rule("after", "with {it:havings}", lambda it: it, lambda node: {"it": node})
    same_level = Compare("level", "=", AttributeOf(Ref("that:Digimon"), "level"))
    grammar.spelling("after", (same_level,), "of the same level")
    compared: tuple[tuple[Attribute, str], ...] = (
        ("level", "level"),
        ("play_cost", "play cost"),
        ("dp", "DP"),
    )
    signs: tuple[tuple[Comparison, str], ...] = (("<=", "or lower|less"), (">=", "or higher|more"))
    for attribute, name in compared:
        for comparison, words in signs:
            as_that = Compare(attribute, comparison, AttributeOf(Ref("that:Digimon"), attribute))
            grammar.spelling("after", (as_that,), f"with the same {name} {words}")
    grammar.rule("after", "w / {it:havings}", lambda it: it, None)
    grammar.rule(
        "after",
        "that has^have {it:havings}",
        _not_merely_a_card,
        lambda node: {"it": node.filters} if isinstance(node, Besides) else None,
    )
    # an effect that names no area means the battle area (15-1-7)
    grammar.spelling("after", (), "in play", "in the|your|their battle area")
    grammar.repeated("afters", "after")


def _not_merely_a_card(it: Filters) -> Filters | None:
    """ "That has a digivolution card with X": the card has X, not what it is under."""
    merely = Compare("digivolution_cards", ">=", 1)
    return None if merely in it else it


def _mixed(one: Filter, other: Filter) -> Filters:
    """What is written in front of a noun, or else what is behind it."""
    return (AnyOf((one, other)),)


def _mixed_said(phrase: Any) -> dict[str, Filter] | None:
    match phrase:
        case (AnyOf(filters=(one, other)),) if leads(one) and not leads(other):
            return {"one": one, "other": other}
    return None


def opposite(each: Filter) -> Filter | None:
    """What is not so, where there are words for it: "non-red", "unsuspended", "without X"."""
    match each:
        case IsSuspended(suspended=suspended):
            return IsSuspended(not suspended)
        case IsFaceUp(face_up=face_up):
            return IsFaceUp(not face_up)
        case HasColour(colours=(_,)):
            return NotMatching(each)
        case NotMatching(filter=inner):
            return inner
    return None if leads(each) or isinstance(each, AnyOf) else NotMatching(each)


LEADING = (IsSuspended, IsFaceUp, IsMulticolour, HasColour, Such)
LEADING_ATTRIBUTES = ("level", "play_cost")


def leads(each: Filter) -> bool:
    """Whether the filter is written in front of the noun."""
    match each:
        case AnyOf(filters=parts):
            return all(leads(part) for part in parts)
        case NotMatching(filter=HasColour() | IsCategory()):
            return True
        case AllOf():
            return _both_said(each) is not None
        case Compare(attribute="colours", comparison=comparison, number=number):
            return comparison == "=" and isinstance(number, int)
        case Compare(attribute=attribute, number=number):
            return attribute in LEADING_ATTRIBUTES and isinstance(number, int)
    return isinstance(each, LEADING)


def can_lead(each: Filter) -> bool:
    """Whether there are words for it in front of the noun too, though today it is written behind."""
    match each:
        case HasTrait(contains=False, field=None, other_than=()) | Superlative():
            return True
        case Compare(attribute="dp", comparison="<=" | ">=", number=int()):
            return True
        case Compare(attribute="use_cost", comparison="<=", number=int()):
            return True
    return False


def trails(each: Filter) -> bool:
    """Whether the filter is a phrase of its own behind the noun."""
    if isinstance(each, NotMatching):
        return not leads(each)
    return isinstance(each, SharesName) or _mixed_said((each,)) is not None


def in_order(filters: Filters) -> Filters:
    """One order for what a phrase can say in several: before the noun, the noun, behind it."""

    def place(each: Filter) -> int:
        if leads(each) and not isinstance(each, AnyOf):
            return 0
        if isinstance(each, IsCategory | IsToken):
            return 1
        if isinstance(each, NameIs):
            return 2
        behind = isinstance(each, NotMatching | SharesName | IsRef | AllOf)
        return 4 if behind or _mixed_said((each,)) is not None else 3

    return tuple(sorted(filters, key=place))
