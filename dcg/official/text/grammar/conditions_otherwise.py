"""Conditions said in another way than the written one, for every subject and every area (15-6)."""

from __future__ import annotations

from typing import Any, Final

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import (
    Compare,
    Count,
    CountColours,
    Exists,
    Filter,
    HasDigivolutionCard,
    IsAttacking,
    IsCategory,
    IsFaceUp,
    IsSuspended,
    Matches,
    NotTrue,
    NumberIs,
    Ref,
    Selector,
    TriggeredBy,
)
from dcg.official.language.terms import Comparison, Whose, Zone
from dcg.official.text.grammar.filters import FRONT, Filters, can_lead, leads

_THIS: Final = Ref("this")
_HAS: Final[tuple[tuple[Whose, str, str, str], ...]] = (
    ("yours", "you have", "your", "your"),
    ("opponents", "your opponent has", "their", "your opponent's"),
)
_BOUNDS: Final[tuple[tuple[str, Comparison], ...]] = (("more", ">="), ("fewer|less", "<="))


def install(grammar: Grammar) -> None:
    """Adds the conditions."""
    _of_two_areas(grammar)
    _of_an_area(grammar)
    _hands_compared(grammar)
    _colours(grammar)
    _of_this_one(grammar)
    _how_it_was(grammar)
    _face_up_of_a_kind(grammar)


def _bounded(selector: Selector, number: int, comparison: Comparison) -> Exists:
    return Exists(selector, number) if comparison == ">=" else Exists(selector, 0, number)


def _of_two_areas(grammar: Grammar) -> None:
    """ "You have 6 or fewer total cards in your hand and security stack"."""
    for whose, has, their, owner in _HAS:
        for more, comparison in _BOUNDS:

            def make(
                number: int,
                zone: Zone,
                also: Zone,
                whose: Whose = whose,
                comparison: Comparison = comparison,
            ) -> Exists | None:
                found = Selector(zone, whose, also=(also,))
                return None if zone == also else _bounded(found, number, comparison)

            areas = f"in {their} {{zone:area}} and {{also:area}}"
            grammar.rule(
                "simple_condition",
                f"{has} {{number:number}} or {more} total cards {areas}",
                make,
                None,
            )
            grammar.rule(
                "simple_condition",
                f"there are {{number:number}} or {more} total cards in {owner} {{zone:area}} and {{also:area}}",
                make,
                None,
            )
    for whose, owner in (("yours", "your"), ("opponents", "your opponent's")):
        grammar.rule(
            "counted",
            f"total card|cards in {owner} {{zone:area}} and {{also:area}}",
            lambda zone, also, whose=whose: (
                None if zone == also else Count(Selector(zone, whose, also=(also,)))
            ),
            None,
        )


def _of_an_area(grammar: Grammar) -> None:
    """ "There are 2 or fewer security cards in your security stack"."""
    for whose, owner in (("yours", "your"), ("opponents", "your opponent's")):
        for more, comparison in _BOUNDS:
            stack = Selector("security_stack", whose)  # type: ignore[arg-type]
            for noun in ("security", "face-up"):
                found = (
                    stack
                    if noun == "security"
                    else Selector("security_stack", whose, (IsFaceUp(),))  # type: ignore[arg-type]
                )
                grammar.rule(
                    "simple_condition",
                    f"there are {{number:number}} or {more} {noun} cards in {owner} security stack",
                    lambda number, found=found, comparison=comparison: _bounded(
                        found, number, comparison
                    ),
                    None,
                )


def _hands_compared(grammar: Grammar) -> None:
    """ "Your hand has more cards than your opponent's"."""
    areas: tuple[tuple[Zone, str], ...] = (
        ("hand", "hand"),
        ("trash", "trash"),
        ("security_stack", "security stack"),
    )
    words: tuple[tuple[str, Comparison], ...] = (
        ("more cards than", ">"),
        ("fewer cards than", "<"),
        ("as many or more cards as|than", ">="),
        ("as many or fewer cards as|than", "<="),
    )
    sides: tuple[tuple[Whose, str, Whose, str], ...] = (
        ("yours", "your", "opponents", "your opponent's"),
        ("opponents", "your opponent's", "yours", "yours|your"),
    )
    for zone, area in areas:
        for said, comparison in words:
            for whose, owner, other, others in sides:
                meant = NumberIs(
                    Count(Selector(zone, whose)), comparison, Count(Selector(zone, other))
                )
                grammar.spelling(
                    "simple_condition", meant, f"{owner} {area} has {said} {others} {area}?"
                )


def _colours(grammar: Grammar) -> None:
    """How many colours there are among several things, in a stack, or under something (2-4-3)."""
    grammar.rule(
        "simple_condition",
        "there are {number:number} or more colors among {it:colour_havers}",
        lambda number, it: NumberIs(CountColours(it), ">=", number),
        None,
    )
    for words in (
        "color|colors among",
        "different color|colors among",
        "different color|colors of",
    ):
        grammar.also("counted", CountColours, f"{words} {{selector:colour_havers}}")
    grammar.also("counted", CountColours, "different color|colors {selector:colour_havers} have")
    grammar.rule(
        "counted",
        "color|colors {of:owner} digivolution cards have",
        lambda of: CountColours(Selector("digivolution_cards", of=of)),
        None,
    )
    grammar.rule(
        "simple_condition",
        "{of:owner} digivolution cards have {number:number} or more {_:total} colors",
        lambda of, number: NumberIs(CountColours(_under(of)), ">=", number),
        _colours_under,
    )
    grammar.word("total", "", "")
    grammar.spelling("total", "", "total")


def _under(of: Ref) -> Selector:
    return Selector("digivolution_cards", of=of)


def _colours_under(node: Any) -> dict[str, Any] | None:
    match node:
        case NumberIs(
            left=CountColours(selector=Selector(of=Ref() as of) as found),
            comparison=">=",
            right=int() as number,
        ) if found == _under(of):
            return {"of": of, "number": number}
    return None


def _of_this_one(grammar: Grammar) -> None:
    """ "While suspended", "while linked": of this Digimon, and what lies under it or did."""
    for words, state in (
        ("suspended", IsSuspended()),
        ("unsuspended", IsSuspended(False)),
        ("linked", Compare("link_cards", ">=", 1)),
    ):
        grammar.spelling("simple_condition", Matches(_THIS, (state,)), words)
    grammar.spelling("simple_condition", IsAttacking(_THIS), "attacking")
    for target, words in (("digimon", "a Digimon"), ("player", "a player|players")):
        grammar.spelling(
            "simple_condition",
            IsAttacking(_THIS, target),  # type: ignore[arg-type]
            f"it's attacking {words}",
        )
    linked = Compare("link_cards", ">=", 1)
    grammar.rule(
        "simple_condition",
        "{ref:reference} is|are linked",
        lambda ref: Matches(ref, (linked,)),
        None,
    )
    # what it was, while it was there
    # how a checked card lay is a condition of its own (13-1-7-1-1)
    grammar.rule(
        "simple_condition",
        "{ref:reference} was {match:is_so}",
        lambda ref, match: None if isinstance(match[0], IsFaceUp) else Matches(ref, match),
        None,
    )
    grammar.rule("simple_condition", "{ref:reference} was {match:is_one}", Matches, None)
    grammar.rule(
        "cards_included",
        "a|an {match:field_noun}",
        lambda match: (
            (HasDigivolutionCard(match),)
            if any(isinstance(each, IsCategory) for each in match)
            else None
        ),
        None,
    )


def _how_it_was(grammar: Grammar) -> None:
    """ "This Digimon was played from the trash": how it came about, of what it is said."""
    grammar.rule(
        "simple_condition",
        "this Digimon|Tamer|card was {it:how_it_came}",
        lambda it: it if isinstance(it, TriggeredBy) else None,
        None,
    )
    grammar.rule(
        "simple_condition",
        "it was {it:how_it_came}",
        lambda it: it if isinstance(it, TriggeredBy) else None,
        None,
    )
    grammar.rule(
        "simple_condition",
        "this Digimon|Tamer|card wasn't {it:how_it_came}",
        lambda it: NotTrue(it) if isinstance(it, TriggeredBy) else None,
        None,
    )
    grammar.rule(
        "simple_condition",
        "not {it:how_it_came}",
        lambda it: NotTrue(it) if isinstance(it, TriggeredBy) else None,
        _denied,
    )


def _denied(node: Any) -> dict[str, Any] | None:
    match node:
        case NotTrue(condition=TriggeredBy() as it):
            return {"it": it}
    return None


def _face_up_of_a_kind(grammar: Grammar) -> None:
    """ "A face-up [A] trait security card": what it is, behind how it lies."""

    def make(it: Filter, whose: Whose) -> Selector | None:
        if can_lead(it):
            return Selector("security_stack", whose, (IsFaceUp(), it))
        return Selector("security_stack", whose, (it, IsFaceUp())) if leads(it) else None

    for whose in ("yours", "opponents"):
        grammar.rule(
            f"had_{whose}",
            f"face-up {{it:adjective+{FRONT}}} security card|cards",
            lambda it, whose=whose: make(it, whose),
            None,
        )
    grammar.rule(
        "in_security",
        f"{{whose:whose}} face-up {{match:befores+{FRONT}}} security cards",
        lambda whose, match: _face_up_so(match, whose),
        None,
    )


def _face_up_so(match: Filters, whose: Whose) -> Selector | None:
    if not match or any(isinstance(each, IsFaceUp) for each in match):
        return None
    front = tuple(each for each in match if leads(each))
    behind = tuple(each for each in match if not leads(each))
    return Selector("security_stack", whose, (*front, IsFaceUp(), *behind))
