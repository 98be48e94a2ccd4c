"""What is as much as that of another thing: "as much or less DP as this Digimon"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import (
    AttributeOf,
    Compare,
    Count,
    Filter,
    Number,
    Ref,
    Selector,
)
from dcg.official.language.terms import Attribute, Comparison
from dcg.official.text.grammar.filters import Filters
from dcg.official.text.grammar.having_numbers import ATTRIBUTES


def _whose(attribute: Attribute) -> Callable[[Number], tuple[Filter, ...]]:
    return lambda number: (Compare(attribute, "<=", number),)


def install(grammar: Grammar) -> None:
    """Adds what is as much as, more or less than something of another thing."""
    for attribute, name in ATTRIBUTES.items():
        _relative(grammar, attribute, name)
    _numbers_of(grammar)
    _as_that_of_another(grammar)
    _as_a_number(grammar)


def _numbers_of(grammar: Grammar) -> None:
    """ "as high or lower a level as the number of cards in your hand"."""
    grammar.node("number_of", Count, "the number of {selector:placed+in}", many=True)
    grammar.node(
        "number_of",
        AttributeOf,
        "the number of {of:owner} digivolution cards",
        attribute="digivolution_cards",
    )
    grammar.also(
        "number_of", AttributeOf, "{of:owner} digivolution cards", attribute="digivolution_cards"
    )
    for whose, owner in (("yours", "your"), ("opponents", "your opponent's")):
        stack = Count(Selector(zone="security_stack", whose=whose))  # type: ignore[arg-type]
        grammar.spelling("number_of", stack, f"the number of {owner} security cards")
    both_stacks = Count(Selector(zone="security_stack"))
    both = "total cards in both players' security stacks"
    grammar.spelling("in_both_stacks", both_stacks, both)
    grammar.word("number_of", both_stacks, f"the number of {both}")
    for attribute, name in (("level", "level"), ("play_cost", "play cost")):
        for comparison, words in (("<=", "less|lower"), (">=", "greater|higher")):
            fixed: Any = {"attribute": attribute, "comparison": comparison}
            grammar.node(
                "having", Compare, f"{name} {words} than or equal to {{number:number_of}}", **fixed
            )
            for words_before in (f"a {name}", f"{name}s"):
                grammar.also(
                    "having",
                    Compare,
                    f"{words_before} {words} than or equal to {{number:number_of}}",
                    **fixed,
                )
            grammar.also(
                "having",
                Compare,
                f"{name}s {words} than or equal to the {{number:in_both_stacks}}",
                **fixed,
            )
            more = "lower" if comparison == "<=" else "higher"
            grammar.also(
                "having", Compare, f"as high or {more} a? {name} as {{number:number_of}}", **fixed
            )
            grammar.also(
                "having", Compare, f"a {name} as high or {more} as {{number:number_of}}", **fixed
            )


def _relative(grammar: Grammar, attribute: Attribute, name: str) -> None:
    """ "with DP less than or equal to this Digimon's DP", and the newer "as much or less DP as"."""
    category = f"own_{attribute}"
    if attribute == "digivolution_cards":
        grammar.node(
            "as_many",
            AttributeOf,
            "{of:reference}",
            attribute=attribute,
        )
        for words, comparison in (
            ("as many or fewer digivolution cards as", "<="),
            ("as many or more digivolution cards as", ">="),
            ("more digivolution cards than", ">"),
            ("fewer digivolution cards than", "<"),
        ):
            grammar.node(
                "having",
                Compare,
                f"{words} {{number:as_many}}",
                attribute=attribute,
                comparison=comparison,
            )
        grammar.also("many_as", AttributeOf, "{of:owner} digivolution cards", attribute=attribute)
        grammar.also(
            "having",
            Compare,
            "digivolution cards less than or equal to {number:many_as}",
            attribute=attribute,
            comparison="<=",
        )
    several = f"{name}|{name.rsplit(maxsplit=1)[-1]}s"
    grammar.node(category, AttributeOf, f"{{of:owner}} {several}", attribute=attribute)
    grammar.node(
        "having",
        Compare,
        f"{name} less|lower than or equal to {{number:{category}}}",
        attribute=attribute,
        comparison="<=",
    )
    grammar.also(f"bare_{category}", AttributeOf, "{of:owner}", attribute=attribute)
    grammar.also(
        "having",
        Compare,
        f"a {name} less|lower than or equal to {{number:bare_{category}}}",
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
    grammar.node(
        "having",
        Compare,
        f"the same {name} as {{number:{plain}}}",
        attribute=attribute,
        comparison="=",
    )
    if attribute != "digivolution_cards":
        for words, comparison in ((f"higher {name} than", ">"), (f"lower {name} than", "<")):
            grammar.node(
                "having",
                Compare,
                f"{words} {{number:{plain}}}",
                attribute=attribute,
                comparison=comparison,
            )
    grammar.also(plain, AttributeOf, "{of:entered}", attribute=attribute)
    grammar.also(plain, AttributeOf, "{of:turned}", attribute=attribute)
    grammar.also(category, AttributeOf, f"the {name} of {{of:reference}}", attribute=attribute)
    if attribute == "level":
        grammar.node(
            "having",
            Compare,
            f"the same {name} as {{number:{plain}}}",
            attribute=attribute,
            comparison="=",
        )
    for words in (f"{several} less than or equal to", f"a {name} less than or equal to"):
        grammar.also(
            "having",
            Compare,
            f"{words} {{number:{plain}}}",
            attribute=attribute,
            comparison="<=",
        )
    if attribute == "level":
        grammar.rule(
            "after",
            f"whose {name} is less than or equal to {{number:number_of}}",
            _whose(attribute),
            None,
        )
    # what it is compared with goes without saying
    grammar.spelling(
        "after",
        (Compare(attribute, "<=", AttributeOf(Ref("that:Digimon"), attribute)),),
        f"whose {name} is less than or equal",
    )
    for number in (category, plain):
        grammar.rule(
            "after",
            f"whose {name} is|are less than or equal to {{number:{number}}}",
            _whose(attribute),
            None,
        )
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
    grammar.node(
        "having",
        Compare,
        f"as much|high or more|higher a? {name} as {{number:{plain}}}",
        attribute=attribute,
        comparison=">=",
    )


_NAMES: Final[tuple[tuple[Attribute, str, str], ...]] = (
    ("level", "level", "levels"),
    ("dp", "DP", "DP"),
    ("play_cost", "play cost", "play costs"),
)


def _as_that_of_another(grammar: Grammar) -> None:
    """With what is higher, lower or as much as that of one thing that was spoken of."""
    for attribute, name, several in _NAMES:
        plain, own, bare = f"as_{attribute}", f"own_{attribute}", f"bare_own_{attribute}"
        less: tuple[tuple[str, Comparison], ...] = (
            (f"as low or lower a? {name} as", "<="),
            (f"as low or lower {name} as", "<="),
            (f"as high or lower {several} as", "<="),
            (f"as much or less {name} as", "<="),
            (f"as high or higher {several} as", ">="),
        )
        strict: tuple[tuple[str, Comparison], ...] = (
            (f"a {name} lower than", "<"),
            (f"a {name} less than", "<"),
            (f"a lower {name} than", "<"),
            (f"lower {several} than", "<"),
            (f"{name} lower than", "<"),
            (f"less {name} than", "<"),
            (f"a {name} higher than", ">"),
            (f"a higher {name} than", ">"),
            (f"higher {several} than", ">"),
            (f"{name} higher than", ">"),
            (f"more {name} than", ">"),
        )
        known = {f"lower {name} than", f"higher {name} than", f"as much or less {name} as"}
        for words, comparison in (*less, *strict):
            for number in (plain, own, bare):
                if words in known and number == plain:
                    continue
                grammar.also(
                    "having",
                    Compare,
                    f"{words} {{number:{number}}}",
                    attribute=attribute,
                    comparison=comparison,
                )
        # said of what something is, and not of what it has
        for words, comparison in (
            (f"whose {name} is as high or lower than|as", "<="),
            (f"whose {name} is as low or lower than|as", "<="),
            (f"whose {name} is lower than", "<"),
            (f"whose {name} is higher than", ">"),
            (f"whose {name} is as high or higher than|as", ">="),
        ):
            for number in (plain, own, bare):
                grammar.rule(
                    "after",
                    f"{words} {{number:{number}}}",
                    _compared(attribute, comparison),
                    None,
                )
        grammar.also(
            "having",
            Compare,
            f"the same {name} as {{number:{bare}}}",
            attribute=attribute,
            comparison="=",
        )
        grammar.also(
            "having",
            Compare,
            f"the same {name} as {{number:{own}}}",
            attribute=attribute,
            comparison="=",
        )


def _compared(attribute: Attribute, comparison: Comparison) -> Any:
    def make(number: Number) -> Filters:
        return (Compare(attribute, comparison, number),)

    return make


def _as_a_number(grammar: Grammar) -> None:
    """ "A level less than or equal to the number of your Tamers"."""
    grammar.node("number_of", Count, "the number of {selector:owned_on_field}", many=True)
    for attribute, name, _ in _NAMES:
        for words, comparison in (
            (f"a {name} lower than", "<"),
            (f"a {name} higher than", ">"),
            (f"a {name} equal to", "="),
        ):
            grammar.node(
                "having",
                Compare,
                f"{words} {{number:number_of}}",
                attribute=attribute,
                comparison=comparison,
            )
