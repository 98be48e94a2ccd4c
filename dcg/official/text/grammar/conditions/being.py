"""Conditions on how something is: "this Digimon is black and has 13000 DP", "[A] is in your trash"."""

from __future__ import annotations

from typing import Any, Final

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import (
    AllTrue,
    Compare,
    Condition,
    Exists,
    Filter,
    HasColour,
    HasDigivolutionCard,
    IsAttacking,
    IsCategory,
    IsFaceUp,
    IsSuspended,
    Matches,
    NameIs,
    NotMatching,
    NotTrue,
    Ref,
    Selector,
)
from dcg.official.language.terms import Attribute, Colour, Comparison, Whose, Zone
from dcg.official.text.grammar.things.filters import Filters, in_order, leads, opposite


def install(grammar: Grammar) -> None:
    """Adds the conditions."""
    _both(grammar)
    _all_and_none(grammar)
    _not_so(grammar)
    _lying_somewhere(grammar)
    _numbers(grammar)
    _revealed(grammar)
    _exactly(grammar)
    _of_this_one(grammar)
    _under(grammar)


def _both(grammar: Grammar) -> None:
    """What something is, and what it has besides."""

    def make(ref: Ref, one: Filter, other: Filter) -> Matches:
        return Matches(ref, (one, other))

    def take(node: Any) -> dict[str, Any] | None:
        match node:
            case Matches(ref=ref, match=(one, other)) if leads(one) and not leads(other):
                return {"ref": ref, "one": one, "other": other}
        return None

    words = "{ref:reference} is|are {one:adjective} and has|have {other:having}"
    grammar.rule("simple_condition", words, make, take, many=False)
    grammar.rule(
        "simple_condition",
        "you have {one:name} and {other:name} in play",
        lambda one, other: AllTrue(
            tuple(
                Exists(Selector(whose="yours", match=(NameIs((name,)),))) for name in (one, other)
            )
        ),
        None,
    )


def _all_and_none(grammar: Grammar) -> None:
    """ "All of your Digimon are red": none is otherwise. "None of them has X": there is no such one."""
    for words, slot in (("are", "adjective"), ("have", "having")):
        grammar.rule(
            "simple_condition",
            f"all of {{whose:whose}} {{match:field_noun}} {words} {{one:{slot}}}",
            _no_other,
            None,
        )
        grammar.rule(
            "simple_condition",
            f"none of {{whose:whose}} {{match:field_noun}} {words} {{one:{slot}}}",
            _none,
            None,
        )


def _no_other(whose: Whose, match: Filters, one: Filter) -> NotTrue | None:
    other = opposite(one)
    return None if other is None else _none(whose, match, other)


def _none(whose: Whose, match: Filters, one: Filter) -> NotTrue:
    return NotTrue(Exists(Selector(whose=whose, match=in_order((one, *match)))))


def _lying_somewhere(grammar: Grammar) -> None:
    """ "[A] is in your trash" is "you have [A] in your trash"."""

    def make(match: Filters, whose: Whose, zone: Zone) -> Exists:
        return Exists(Selector(zone, whose, match))

    grammar.rule(
        "simple_condition",
        "{match:one_card} is in {whose:whose} {zone:area}",
        make,
        None,
    )
    grammar.rule(
        "simple_condition",
        "a|an {match:field_noun} is in play",
        lambda match: Exists(Selector(match=match)),
        None,
    )


_OF_A_DIGIMON: tuple[tuple[Attribute, str], ...] = (
    ("play_cost", "play cost"),
    ("level", "level"),
    ("dp", "DP"),
)


def _numbers(grammar: Grammar) -> None:
    """ "That Digimon's play cost is 4 or less"."""
    for attribute, name in _OF_A_DIGIMON:
        for comparison, words in (
            ("<=", "or less|lower"),
            (">=", "or more|higher"),
            ("=", ""),
        ):

            def make(
                ref: Ref,
                number: int,
                attribute: Attribute = attribute,
                comparison: Any = comparison,
            ) -> Matches:
                return Matches(ref, (Compare(attribute, comparison, number),))

            def take(
                node: Any, attribute: Attribute = attribute, comparison: Any = comparison
            ) -> dict[str, Any] | None:
                match node:
                    case Matches(ref=ref, match=(Compare(number=int() as number) as test,)) if (
                        attribute != "dp"
                        and comparison != "="
                        and test == Compare(attribute, comparison, number)
                    ):
                        return {"ref": ref, "number": number}
                return None

            grammar.rule(
                "simple_condition",
                f"{{ref:owner}} {name} is {{number:number}} {words}",
                make,
                take,
            )


def _revealed(grammar: Grammar) -> None:
    """ "All of the revealed cards are black": there are some, and no other."""

    def make(colour: Colour) -> Condition:
        return AllTrue(
            (
                Exists(Selector("revealed")),
                NotTrue(Exists(Selector("revealed", match=(NotMatching(HasColour((colour,))),)))),
            )
        )

    def take(node: Any) -> dict[str, Any] | None:
        match node:
            case AllTrue(
                conditions=(
                    Exists(),
                    NotTrue(
                        condition=Exists(
                            selector=Selector(
                                match=(NotMatching(filter=HasColour(colours=(colour,))),)
                            )
                        )
                    ),
                )
            ):
                return {"colour": colour} if node == make(colour) else None
        return None

    grammar.rule("simple_condition", "all of the revealed cards are {colour:colour}", make, take)


def _exactly(grammar: Grammar) -> None:
    """ "You have exactly 3 security cards": no fewer, and no more."""

    def make(number: int, selector: Selector) -> Exists | None:
        return Exists(selector, number, number) if number > 1 else None

    def take(node: Any) -> dict[str, Any] | None:
        if not isinstance(node, Exists) or node.at_least != node.at_most:
            return None
        known = node.at_least > 1 and not node.selector.other
        return {"number": node.at_least, "selector": node.selector} if known else None

    for whose in ("yours", "opponents", "any"):
        grammar.rule(
            "simple_condition",
            f"{{_:has_{whose}}} exactly {{number:number}} {{selector:had_{whose}}}",
            make,
            take,
            many="number",
        )


_THIS: Final = Ref("this")


def _of_this_one(grammar: Grammar) -> None:
    """ "While suspended", "while linked": of this Digimon, and what lies under it or did."""
    for words, state in (
        ("suspended", IsSuspended()),
        ("unsuspended", IsSuspended(False)),
        ("linked", Compare("link_cards", ">=", 1)),
    ):
        grammar.spelling("simple_condition", Matches(_THIS, (state,)), words)
    grammar.spelling("simple_condition", IsAttacking(_THIS), "attacking")
    alone = NotTrue(Exists(Selector(whose="yours", match=(IsCategory(("digimon",)),), other=True)))
    grammar.spelling(
        "simple_condition",
        alone,
        "this is your only Digimon",
        "this Digimon is your only Digimon",
        "this is the only Digimon you have",
    )
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


_UNDER: tuple[tuple[str, Attribute, Comparison], ...] = (
    ("or more digivolution cards", "digivolution_cards", ">="),
    ("or fewer|less digivolution cards", "digivolution_cards", "<="),
    ("or more cards", "cards_under", ">="),
    ("or fewer|less cards", "cards_under", "<="),
)
"""How many of what there are under something."""


def _under(grammar: Grammar) -> None:
    """ "There are 4 or more digivolution cards under this Digimon": this Digimon has so many."""
    for has in ("there are", "you have"):
        for words, attribute, comparison in _UNDER:

            def make(
                ref: Ref,
                number: int,
                attribute: Attribute = attribute,
                comparison: Comparison = comparison,
            ) -> Matches:
                return Matches(ref, (Compare(attribute, comparison, number),))

            template = f"{has} {{number:number}} {words} under {{ref:reference}}"
            grammar.rule("simple_condition", template, make, None)


def _not_so(grammar: Grammar) -> None:
    """ "This Digimon isn't suspended", "that card doesn't have the [A] trait"."""

    def denied(ref: Ref, match: Filters) -> Matches | NotTrue:
        match match:
            case (IsSuspended(suspended=suspended),):
                return Matches(ref, (IsSuspended(not suspended),))
        return NotTrue(Matches(ref, match))

    def what_is_denied(node: Any) -> dict[str, Any] | None:
        match node:
            case NotTrue(condition=Matches(ref=ref, match=match)):
                return {"ref": ref, "match": match}
        return None

    for words in (
        "{ref:reference} isn't|aren't {match:is_so}",
        "{ref:reference} isn't|aren't {match:is_one}",
        "{ref:reference} doesn't|don't have {match:havings}",
        "{ref:owner} digivolution cards don't include {match:cards_included}",
    ):
        grammar.rule("simple_condition", words, denied, what_is_denied, many=False)
    grammar.rule(
        "simple_condition",
        "{match:cards_included} isn't in {ref:owner} digivolution cards",
        denied,
        None,
    )
    for noun in ("is_card", "is_one", "is_so"):
        for it in ("it isn't", "it's not"):
            grammar.rule(
                "simple_condition",
                f"{it} {{match:{noun}}}",
                lambda match: denied(Ref("it"), match),
                None,
            )
