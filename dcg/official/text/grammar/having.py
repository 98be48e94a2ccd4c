"""Filters after "with": "<Blocker>", "4000 DP or less", "[A] in its name", "the [B] trait"."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, get_args

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import (
    AnyOf,
    AttributeOf,
    Compare,
    Count,
    Filter,
    HasDigivolutionCard,
    HasInheritedEffect,
    HasInText,
    HasKeyword,
    HasSameLevelCards,
    HasTimedEffect,
    HasTrait,
    IsCategory,
    IsDifferent,
    IsFaceUp,
    NameContains,
    Number,
    Selector,
    SharesColour,
    SharesName,
    Superlative,
)
from dcg.official.language.terms import Attribute, Differing, Timed

ATTRIBUTES: dict[Attribute, str] = {
    "level": "level",
    "dp": "DP",
    "play_cost": "play cost",
    "digivolution_cards": "number of digivolution cards",
    "colours": "number of colors",
}


COUNTED: tuple[tuple[str, str, int], ...] = (
    ("no digivolution cards", "=", 0),
    ("digivolution cards", ">=", 1),
)
"""Numbers of digivolution cards that have words of their own: they come before any number."""

COMPARED: tuple[tuple[str, Attribute, str], ...] = (
    ("{number:number} DP or less|lower|fewer", "dp", "<="),
    ("{number:number} DP or more|higher", "dp", ">="),
    ("a use cost of {number:number} or more|higher", "use_cost", ">="),
    ("a use cost of {number:number} or less|lower", "use_cost", "<="),
    ("a use cost of {number:number}", "use_cost", "="),
    ("{number:number} or more digivolution cards", "digivolution_cards", ">="),
    ("{number:number} or fewer|less digivolution cards", "digivolution_cards", "<="),
    ("{number:number} or more colors", "colours", ">="),
    ("{number:number} or more cards under it^them", "cards_under", ">="),
    ("{number:number} or fewer cards under it^them", "cards_under", "<="),
)
"""What an attribute is compared with, the attribute, and how."""

OLDER: tuple[tuple[str, Attribute, str], ...] = (
    ("{number:number} DP", "dp", "="),
    ("{number:number} or less DP", "dp", "<="),
    ("{number:number} or more DP", "dp", ">="),
    ("{number:number} digivolution card|cards", "digivolution_cards", ">="),  # 4-23-1
    ("{number:number} colors", "colours", ">="),  # 4-23-1
    ("a? play cost|costs of? {number:number} or less|lower|fewer", "play_cost", "<="),
    ("a? play cost|costs of {number:number} or more|higher", "play_cost", ">="),
    ("a? level of {number:number} or less|lower|fewer", "level", "<="),
    ("a? level of {number:number} or more|higher", "level", ">="),
    ("a cost of {number:number} or more", "use_cost", ">="),
    ("a cost of {number:number} or less", "use_cost", "<="),
    ("a cost of {number:number}", "use_cost", "="),
    ("a memory cost of {number:number} or more", "use_cost", ">="),
    ("a memory cost of {number:number} or less", "use_cost", "<="),
    ("a memory cost of {number:number}", "use_cost", "="),
)
"""The same in words that are only read."""

DIFFERENT: dict[Differing, str] = {
    "number": "different card numbers",
    "name": "different names",
    "colour": "different colors",
    "level": "different levels",
}
assert set(DIFFERENT) == set(get_args(Differing))
"""What several cards have to differ in (4-22)."""

OLDER_TRAITS = (
    "in one of its|their traits",
    "in its|their traits|trait",
    "in one of its|their trait|traits",
)


def install(grammar: Grammar) -> None:
    """Adds what may stand after "with"."""
    _compared(grammar)
    _traits(grammar)
    _in_text(grammar)
    _superlatives(grammar)
    grammar.node("having", HasKeyword, "{keyword:keyword_name}")
    grammar.node("having", NameContains, "{texts:names} in its^their name^names")
    grammar.rule("but", "( other than {it:names} )", lambda it: it, lambda it: {"it": it})
    for words in (", other than {it:names} ,?", "( other than {it:names} ) ,"):
        grammar.rule("but", words, lambda it: it, None)
    grammar.node("having", NameContains, "{texts:names} in its^their name^names {other_than:but}")
    grammar.also("having", NameContains, "{texts:names} {other_than:but} in its|their name|names")
    grammar.node("having", SharesName, "the same name as {with_:reference}")
    grammar.node("having", SharesColour, "the same color as {with_:reference}")
    for differing, text in DIFFERENT.items():
        grammar.node("having", IsDifferent, text, by=differing)
    grammar.also("having", IsDifferent, "a different name", by="name")
    grammar.node("having", HasInheritedEffect, "inherited effects|effect")
    grammar.also("having", HasInheritedEffect, "an inherited effect")
    grammar.node(
        "having",
        HasSameLevelCards,
        "{at_least:number} or more same-level cards in its^their stack^stacks",
    )
    for timing in get_args(Timed):
        icon = f"[{timing.replace('_', ' ').title().replace(' ', '_')}]"
        grammar.node(
            "having",
            HasTimedEffect,
            f"{'an' if timing.startswith('on') else 'a'} {icon} effect^effects",
            timing=timing,
        )
        grammar.also("having", HasTimedEffect, f"{icon} effects", timing=timing)
    _having_under(grammar)
    for attribute, name in ATTRIBUTES.items():
        _relative(grammar, attribute, name)
    _numbers_of(grammar)
    grammar.listed("havings", "having", "and", "and with")
    grammar.listed("havings", "having", "or", "or with", make=either, take=_any, least=2)


def _having_under(grammar: Grammar) -> None:
    """What lies under it: "[A] in its digivolution cards", "5 or more red cards in its digivolution cards"."""
    where = "in its|their digivolution cards"
    grammar.node(
        "having",
        HasDigivolutionCard,
        "face-down digivolution cards",
        match=(IsFaceUp(False),),
        count=1,
    )
    grammar.node("having", HasDigivolutionCard, f"{{match:one_card}} {where}", count=1)
    for short in ("digivolution card", "in digivolution cards", "under"):
        grammar.also("having", HasDigivolutionCard, f"{{match:one_card}} {short}", count=1)
    grammar.also("having", HasDigivolutionCard, "a digivolution card with {match:havings}", count=1)
    grammar.rule("one_under", "a|an {match:field_noun}", _of_a_kind, None)
    grammar.rule(
        "having",
        "{colours:number} or more colors in one of its|their digivolution cards",
        lambda colours: HasDigivolutionCard((Compare("colours", ">=", colours),)),
        None,
    )
    grammar.also("having", HasDigivolutionCard, f"{{match:one_under}} {where}", count=1)
    grammar.rule("having", "a|an {match:befores} digivolution card", _one_so, None)
    for differing, words in DIFFERENT.items():
        grammar.rule(
            "having",
            f"{{count:number}} or more digivolution cards with {words}",
            partial(_so_many_different, differing),
            partial(_different_under, differing),
        )
    many = "{match:card_noun+many}"
    grammar.rule(
        "having",
        f"{{count:number}} or more {many} {where}",
        HasDigivolutionCard,
        _many_under,
    )
    grammar.rule(
        "having", "{count:number} or more {name:named} digivolution cards", _named_under, None
    )
    for place in (where, "under"):  # so many are there where more of them are (4-23-1)
        grammar.rule("having", f"{{count:number}} {many} {place}", _so_many_under, None)


def _of_a_kind(match: tuple[Filter, ...]) -> tuple[Filter, ...] | None:
    """ "A red Tamer" that lies under it is a Tamer card."""
    return match if any(isinstance(each, IsCategory) for each in match) else None


def _one_so(match: tuple[Filter, ...]) -> HasDigivolutionCard | None:
    """ "A black digivolution card"."""
    return HasDigivolutionCard(match) if match else None


def _many_under(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, HasDigivolutionCard) or node.count < 2:
        return None
    return {"match": node.match, "count": node.count}


def _so_many_different(by: Differing, count: int) -> HasDigivolutionCard | None:
    return _so_many_under((IsDifferent(by),), count)


def _different_under(by: Differing, node: Any) -> dict[str, Any] | None:
    """ "7 or more digivolution cards with different names"."""
    taken = _many_under(node)
    return taken if taken is not None and node.match == (IsDifferent(by),) else None


def _named_under(count: int, name: Filter) -> HasDigivolutionCard | None:
    return _so_many_under((name,), count)


def _so_many_under(match: tuple[Filter, ...], count: int) -> HasDigivolutionCard | None:
    return HasDigivolutionCard(match, count) if count > 1 else None


def _compared(grammar: Grammar) -> None:
    grammar.word("having", Compare("cards_under", "=", 0), "no cards under it^them")
    grammar.word("having", Compare("cards_under", ">=", 1), "cards under it^them")
    for words, comparison, number in COUNTED:
        grammar.node(
            "having",
            Compare,
            words,
            attribute="digivolution_cards",
            comparison=comparison,
            number=number,
        )
    grammar.also(
        "having",
        Compare,
        "a digivolution card",
        attribute="digivolution_cards",
        comparison=">=",
        number=1,
    )
    for words, attribute, comparison in COMPARED:
        grammar.node("having", Compare, words, attribute=attribute, comparison=comparison)
    for words, attribute, comparison in OLDER:
        grammar.also("having", Compare, words, attribute=attribute, comparison=comparison)
    grammar.rule(
        "having",
        "a memory cost of {one:number} or {other:number}",
        lambda one, other: AnyOf(
            tuple(Compare("use_cost", "=", number) for number in (one, other))
        ),
        None,
    )


def _traits(grammar: Grammar) -> None:
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
    grammar.rule(
        "having",
        "{traits:names} in its^their form^forms or type^types",
        _in_form_or_type,
        _form_or_type_said,
    )
    grammar.node("having", HasTrait, "{traits:names} in any of its^their traits", contains=True)
    grammar.also("having", HasTrait, "{traits:names} trait|traits", contains=False)
    grammar.also("having", HasTrait, "the {traits:names} $from", contains=False)
    grammar.node(
        "having",
        HasTrait,
        "{traits:names} in any of its^their traits {other_than:but}",
        contains=True,
    )
    for old in ("in any of its|their traits", *OLDER_TRAITS):
        for words in (
            f"{{traits:names}} {{other_than:but}} {old}",
            f"{{traits:names}} {old} {{other_than:but}}",
        ):
            grammar.also("having", HasTrait, words, contains=True)
    for old in OLDER_TRAITS:
        grammar.also("having", HasTrait, f"{{traits:names}} {old}", contains=True)


def _in_form_or_type(traits: tuple[str, ...]) -> AnyOf:
    return AnyOf(
        (
            HasTrait(traits, contains=True, field="form"),
            HasTrait(traits, contains=True, field="type"),
        )
    )


def _form_or_type_said(node: Any) -> dict[str, Any] | None:
    match node:
        case AnyOf(filters=(HasTrait(traits=traits), HasTrait())):
            return {"traits": traits} if node == _in_form_or_type(traits) else None
    return None


def _in_text(grammar: Grammar) -> None:
    grammar.node("having", HasInText, "{term:term} in its^their text^texts")
    grammar.listed("in_text", "in_text_item", make=AnyOf, take=_all_in_text, least=2)
    grammar.node("in_text_item", HasInText, "{term:term}")
    grammar.rule(
        "having", "{it:in_text} in its^their text^texts", lambda it: it, lambda node: {"it": node}
    )


def _superlatives(grammar: Grammar) -> None:
    for highest, text in ((True, "highest"), (False, "lowest")):
        for attribute, name in ATTRIBUTES.items():
            grammar.node(
                "having", Superlative, f"the {text} {name}", attribute=attribute, highest=highest
            )


def _whose(attribute: Attribute) -> Callable[[Number], tuple[Filter, ...]]:
    return lambda number: (Compare(attribute, "<=", number),)


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
