"""What is as much as something of another thing, more or less: "DP less than or equal to this Digimon's DP",
"as high or lower a level as the number of your Tamers", "the same play cost as that card"."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import (
    AttributeOf,
    Compare,
    Count,
    Number,
    Ref,
    Scaled,
    Selector,
)
from dcg.official.language.terms import Attribute, Comparison
from dcg.official.text.grammar.things.filters import Filters
from dcg.official.text.grammar.things.having_numbers import ATTRIBUTES

_THAN: Final[dict[Comparison, str]] = {
    "<=": "less than or equal to",
    "<": "lower than",
    ">": "higher than",
    ">=": "greater than or equal to",
    "=": "equal to",
}
"""Behind what is compared, the first of its words."""
_THAN_OTHERWISE: Final[dict[Comparison, tuple[str, ...]]] = {
    "<=": (
        "lower than or equal to",
        "equal to or less|lower than",
        "as high or lower as|than",
        "as low or lower as|than",
        "as much or less as|than",
    ),
    "<": ("less than",),
    ">": ("more|greater than",),
    ">=": (
        "higher|more than or equal to",
        "equal to or higher|greater|more than",
        "as high or higher as|than",
        "as much or more as|than",
    ),
    "=": (),
}
_AS: Final[dict[Comparison, tuple[str, ...]]] = {
    "<=": ("as high or lower", "as low or lower", "as much or less", "the same or lower|less"),
    ">=": ("as high or higher", "as much or more", "the same or higher|more"),
}
"""In front of what is compared, with "as" behind it."""
_OR: Final[dict[Comparison, str]] = {"<=": "or lower|less", ">=": "or higher|more"}
"""Behind "the same level", or behind what it is the same as."""
_MORE: Final[dict[Comparison, str]] = {"<": "lower|less", ">": "higher|more"}
"""In front of what is compared, with "than" behind it."""


def install(grammar: Grammar) -> None:
    """Adds what is as much as, more or less than something of another thing."""
    for sign, words in _THAN.items():
        grammar.word(_than(sign), "", words)
        grammar.spelling(_than(sign), "", *_THAN_OTHERWISE[sign])
    _numbers_of(grammar)
    _as_many_under(grammar)
    for attribute, name in ATTRIBUTES.items():
        _names(grammar, attribute, name)
        _measures(grammar, attribute, name)
        _with_a_number(grammar, attribute, name)
        _with_another(grammar, attribute, name)
        _in_a_clause(grammar, attribute, name)


def _than(sign: Comparison) -> str:
    names: dict[Comparison, str] = {"<=": "at_most", "<": "below", ">": "above", ">=": "at_least"}
    return f"{names.get(sign, 'equal')}_than"


def _numbers_of(grammar: Grammar) -> None:
    """ "The number of cards in your hand", "the number of your Tamers"."""
    grammar.node("number_of", Count, "the number of {selector:placed+in}", many=True)
    grammar.node("number_of", Count, "the number of {selector:owned_on_field}", many=True)
    grammar.node(
        "number_of",
        AttributeOf,
        "the number of {of:owner} digivolution cards",
        attribute="digivolution_cards",
    )
    grammar.also(
        "number_of", AttributeOf, "{of:owner} digivolution cards", attribute="digivolution_cards"
    )
    attributes: tuple[tuple[Attribute, str], ...] = (
        ("colours", "colors"),
        ("link_cards", "link cards"),
    )
    for attribute, name in attributes:
        grammar.node(
            "number_of", AttributeOf, f"the number of {{of:owner}} {name}", attribute=attribute
        )
        grammar.also(
            "number_of",
            AttributeOf,
            f"the number of {name} {{of:reference}} has",
            attribute=attribute,
        )
    grammar.rule(
        "number_of",
        "{times:number} times {number:number_of}",
        lambda times, number: Scaled(number, times) if not isinstance(number, Scaled) else None,
        lambda node: (
            {"times": node.times, "number": node.number}
            if isinstance(node, Scaled) and node.per == 1 and node.times > 1
            else None
        ),
    )
    for whose, owner in (("yours", "your"), ("opponents", "your opponent's")):
        stack = Count(Selector(zone="security_stack", whose=whose))  # type: ignore[arg-type]
        grammar.spelling("number_of", stack, f"the number of {owner} security cards")
    both_stacks = Count(Selector(zone="security_stack"))
    both = "total cards in both players' security stacks"
    grammar.spelling("number_of", both_stacks, f"the {both}")
    grammar.word("number_of", both_stacks, f"the number of {both}")


def _names(grammar: Grammar, attribute: Attribute, name: str) -> None:
    """What is compared: "level", "a level", "levels"."""
    several = name.rsplit(maxsplit=1)
    plural = " ".join((*several[:-1], f"{several[-1]}s"))
    grammar.word(f"named_{attribute}", "", name)
    grammar.spelling(f"named_{attribute}", "", f"a {name}", f"the {name}", plural)


def _measures(grammar: Grammar, attribute: Attribute, name: str) -> None:
    """That of another thing: "this Digimon's level", "this Digimon's", "this Digimon"."""
    several = f"{name}|{name.rsplit(maxsplit=1)[-1]}s"
    own, plain, of_another = f"own_{attribute}", f"as_{attribute}", f"of_another_{attribute}"
    grammar.node(own, AttributeOf, f"{{of:owner}} {several}", attribute=attribute)
    grammar.also(own, AttributeOf, f"the {name} of {{of:reference}}", attribute=attribute)
    grammar.node(plain, AttributeOf, "{of:reference}", attribute=attribute)
    for of in ("entered", "turned"):
        grammar.also(plain, AttributeOf, f"{{of:{of}}}", attribute=attribute)
    grammar.one_of(of_another, own, plain)
    grammar.also(of_another, AttributeOf, "{of:owner}", attribute=attribute)


def _with_a_number(grammar: Grammar, attribute: Attribute, name: str) -> None:
    """ "Level less than or equal to the number of cards in your hand"."""
    for sign in _THAN:
        fixed: dict[str, Any] = {"attribute": attribute, "comparison": sign}
        article = "" if sign in ("<=", ">=") else "a"
        grammar.node(
            "having",
            Compare,
            f"{article} {name} {_THAN[sign]} {{number:number_of}}",
            **fixed,
        )
        _said_otherwise(grammar, fixed, "number_of")


def _with_another(grammar: Grammar, attribute: Attribute, name: str) -> None:
    """ "DP less than or equal to this Digimon's DP", "the same level as it", "higher DP than it"."""
    as_much = f"as much or more {name}" if attribute == "dp" else f"as high or higher a {name}"
    written: tuple[tuple[Comparison, str], ...] = (
        ("<=", f"{name} {_THAN['<=']} {{number:own_{attribute}}}"),
        ("=", f"the same {name} as {{number:as_{attribute}}}"),
        (">", f"higher {name} than {{number:as_{attribute}}}"),
        ("<", f"lower {name} than {{number:as_{attribute}}}"),
        (">=", f"{as_much} as {{number:as_{attribute}}}"),
    )
    for sign, words in written:
        if attribute == "digivolution_cards" and sign in ("<", ">"):
            continue
        grammar.node("having", Compare, words, attribute=attribute, comparison=sign)
    for sign in _THAN:
        fixed: dict[str, Any] = {"attribute": attribute, "comparison": sign}
        _said_otherwise(grammar, fixed, f"of_another_{attribute}")
    grammar.also(
        "having",
        Compare,
        f"the same {name} as {{number:of_another_{attribute}}}",
        attribute=attribute,
        comparison="=",
    )


def _said_otherwise(grammar: Grammar, fixed: dict[str, Any], number: str) -> None:
    """ "A level lower than X", "as high or lower a level as X", "lower levels than X"."""
    named, sign = f"{{_:named_{fixed['attribute']}}}", fixed["comparison"]
    templates = [f"{named} {{_:{_than(sign)}}} {{number:{number}}}"]
    if sign in _AS:
        templates += (f"{as_} {named} as {{number:{number}}}" for as_ in _AS[sign])
    if sign in _OR:
        same = f"the same {named}"
        templates += (
            f"{same} {_OR[sign]} as|than {{number:{number}}}",
            f"{same} as {{number:{number}}} {_OR[sign]}",
        )
    if sign in _MORE:
        templates.append(f"a? {_MORE[sign]} {named} than {{number:{number}}}")
    for template in templates:
        grammar.also("having", Compare, template, **fixed)


def _in_a_clause(grammar: Grammar, attribute: Attribute, name: str) -> None:
    """ "Whose level is lower than that Digimon's"."""
    for sign in _THAN:
        for number in ("number_of", f"of_another_{attribute}"):
            grammar.rule(
                "after",
                f"whose {name} is|are {{_:{_than(sign)}}} {{number:{number}}}",
                partial(_compared, attribute, sign),
                None,
            )
    # what it is compared with goes without saying
    that = AttributeOf(Ref("that:Digimon"), attribute)
    grammar.spelling(
        "after", (Compare(attribute, "<=", that),), f"whose {name} is less than or equal"
    )


def _compared(attribute: Attribute, sign: Comparison, number: Number) -> Filters:
    return (Compare(attribute, sign, number),)


def _as_many_under(grammar: Grammar) -> None:
    """ "As many or fewer digivolution cards as this Digimon"."""
    under: Attribute = "digivolution_cards"
    grammar.node("as_many", AttributeOf, "{of:reference}", attribute=under)
    signs: tuple[tuple[Comparison, str], ...] = (
        ("<=", "as many or fewer digivolution cards as"),
        (">=", "as many or more digivolution cards as"),
        (">", "more digivolution cards than"),
        ("<", "fewer digivolution cards than"),
    )
    for sign, words in signs:
        grammar.node(
            "having", Compare, f"{words} {{number:as_many}}", attribute=under, comparison=sign
        )
    grammar.also("many_as", AttributeOf, "{of:owner} digivolution cards", attribute=under)
    grammar.also(
        "having",
        Compare,
        "digivolution cards less than or equal to {number:many_as}",
        attribute=under,
        comparison="<=",
    )
