"""Filters after "with": "<Blocker>", "4000 DP or less", "[A] in its name", "the [B] trait"."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import (
    AnyOf,
    AttributeOf,
    Compare,
    Filter,
    HasDigivolutionCard,
    HasInheritedEffect,
    HasInText,
    HasKeyword,
    HasTrait,
    NameContains,
    SharesName,
    Superlative,
)
from dcg.official.language.terms import Attribute

ATTRIBUTES: dict[Attribute, str] = {
    "level": "level",
    "dp": "DP",
    "play_cost": "play cost",
    "digivolution_cards": "number of digivolution cards",
    "colours": "number of colors",
}


def install(grammar: Grammar) -> None:
    """Adds what may stand after "with"."""
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
    grammar.node(
        "having",
        Compare,
        "a use cost of {number:number}",
        attribute="use_cost",
        comparison="=",
    )
    grammar.also("having", Compare, "{number:number} DP", attribute="dp", comparison="=")
    for words, comparison in (("or more", ">="), ("or less", "<="), ("", "=")):
        for older in ("a cost", "a memory cost"):
            grammar.also(
                "having",
                Compare,
                f"{older} of {{number:number}} {words}",
                attribute="use_cost",
                comparison=comparison,
            )
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
    grammar.node("having", NameContains, "{texts:names} in its^their name^names")
    grammar.node(
        "having", HasTrait, "the|a|an {traits:names} trait|traits", contains=False, field=None
    )
    for field in ("form", "attribute", "type"):
        grammar.node(
            "having",
            HasTrait,
            f"{{traits:names}} in its^their {field}^{field}s",
            contains=True,
            field=field,
        )
    grammar.node("having", HasTrait, "{traits:names} in any of its^their traits", contains=True)
    for old in (
        "in one of its|their traits",
        "in its|their traits|trait",
        "in one of its|their trait|traits",
    ):
        grammar.also("having", HasTrait, f"{{traits:names}} {old}", contains=True)
    grammar.node("having", HasInText, "{term:term} in its^their text^texts")
    grammar.listed("in_text", "in_text_item", make=AnyOf, take=_all_in_text, least=2)
    grammar.node("in_text_item", HasInText, "{term:term}")
    grammar.rule(
        "having", "{it:in_text} in its^their text^texts", lambda it: it, lambda node: {"it": node}
    )
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
    grammar.listed("havings", "having", "and", "and with")
    grammar.listed("havings", "having", "or", "or with", make=either, take=_any, least=2)


def either(filters: tuple[Filter, ...]) -> tuple[Filter, ...]:
    """Several filters with "or" between them are one."""
    return (AnyOf(filters),)


def _all_in_text(node: Any) -> tuple[Filter, ...] | None:
    if isinstance(node, AnyOf) and all(isinstance(each, HasInText) for each in node.filters):
        return node.filters
    return None


def _any(filters: Any) -> tuple[Filter, ...] | None:
    match filters:
        case (AnyOf(filters=parts),):
            return parts
    return None


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
        grammar.node(
            "having",
            Compare,
            "as many or fewer digivolution cards as {number:as_many}",
            attribute=attribute,
            comparison="<=",
        )
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
