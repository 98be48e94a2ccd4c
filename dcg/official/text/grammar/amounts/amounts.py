"""Amounts: "+1000 DP for every 3 security cards you have", "1 memory for each of your Tamers"."""

from __future__ import annotations

from typing import Any

import msgspec

from dcg.language.grammar import Grammar
from dcg.language.node import Node
from dcg.official.language.selectors import (
    AllOf,
    AnyOf,
    AttributeOf,
    Count,
    CountTriggered,
    IsCategory,
    IsDifferent,
    IsFaceUp,
    MemoryPaid,
    Number,
    Ref,
    SameLevelSets,
    Scaled,
    Selector,
)
from dcg.official.language.terms import Differing, Whose
from dcg.official.text.grammar.things.filters import Filters, in_order
from dcg.official.text.grammar.things.places import placed

Scale = tuple[int, Number]
"""For every so many of this number."""


def install(grammar: Grammar) -> None:
    """Adds the amount rules: a number or a multiple of something counted, with its unit."""
    _counted(grammar)
    _counted_by_owner(grammar)
    grammar.rule(
        "scale", "for each {number:counted}", lambda number: (1, number), _for_each, many=False
    )
    grammar.rule(
        "scale",
        "for every {per:number} {number:counted}",
        lambda per, number: (per, number),
        lambda scale: {"per": scale[0], "number": scale[1]},
        many=True,
    )
    grammar.rule(
        "scale",
        "for every {size:number} same-level cards {of:owner} stack has",
        lambda size, of: (1, SameLevelSets(of, size)),
        lambda scale: (
            {"size": scale[1].size, "of": scale[1].of}
            if isinstance(scale[1], SameLevelSets) and scale[0] == 1
            else None
        ),
    )
    grammar.rule("scale", "for every {number:counted}", lambda number: (1, number), None)
    grammar.rule(
        "times", "{scale:scale}", lambda scale: Scaled(scale[1], 1, scale[0]), _number_of_times
    )
    amount(grammar, "memory", "{value:number} memory")
    grammar.rule(
        "memory", "{value:signed} memory", lambda value: value if value > 0 else None, None
    )
    amount(grammar, "dp_change", "{value:signed} DP")
    amount(grammar, "by", "{value:number}")
    grammar.rule(
        "by",
        "the play cost of {of:reference}",
        lambda of: AttributeOf(of, "play_cost"),
        lambda node: (
            {"of": node.of}
            if isinstance(node, AttributeOf) and node.attribute == "play_cost"
            else None
        ),
    )
    _by_what_another_has(grammar)


def _by_what_another_has(grammar: Grammar) -> None:
    """ "Reduced by the deleted Digimon's level", "by the number of your Tamers"."""
    grammar.one_of("by", "number_of")
    grammar.also("by", AttributeOf, "{of:owner} play cost", attribute="play_cost")
    grammar.node("by", AttributeOf, "{of:owner} level", attribute="level")
    grammar.also("by", AttributeOf, "the level of {of:reference}", attribute="level")


def amount(grammar: Grammar, category: str, once: str) -> None:
    """A category for an amount with its unit, alone or "for each" of something."""
    grammar.rule(
        category,
        once,
        lambda value: value,
        lambda node: {"value": node} if isinstance(node, int) else None,
        many="value",
    )
    grammar.rule(category, f"{once} {{scale:scale}}", _scaled, _value_and_scale, many="value")


def said_of(node: Any, subject: Ref) -> Any:
    """An amount in which "it" is that subject."""
    if node == Ref("it"):
        return subject
    if isinstance(node, tuple):
        return tuple(said_of(each, subject) for each in node)
    if isinstance(node, Node):
        fields = {name: said_of(getattr(node, name), subject) for name in node.__struct_fields__}
        return msgspec.structs.replace(node, **fields)
    return node


def _for_each(scale: Scale) -> dict[str, Any] | None:
    return {"number": scale[1]} if scale[0] == 1 else None


def _scaled(value: int, scale: Scale) -> Scaled:
    return Scaled(scale[1], value, scale[0])


def _value_and_scale(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, Scaled):
        return None
    return {"value": node.times, "scale": (node.per, node.number)}


def _number_of_times(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, Scaled) or node.times != 1:
        return None
    return {"scale": (node.per, node.number)}


def _counted(grammar: Grammar) -> None:
    """What is counted: Digimon, cards of a place, digivolution cards."""
    grammar.word("haver", "yours", "you have")
    grammar.word("haver", "opponents", "your opponent has")
    grammar.node("counted", Count, "of {selector:owned_on_field}", many=True)
    grammar.node(
        "counted",
        AttributeOf,
        "of {of:owner} digivolution cards",
        attribute="digivolution_cards",
    )
    grammar.node("counted", AttributeOf, "of {of:owner} colors", attribute="colours")
    grammar.rule(
        "counted",
        "digivolution card|cards {of:reference} has with {match:havings}",
        lambda of, match: Count(Selector("digivolution_cards", match=match, of=of)),
        None,
    )
    grammar.node("counted", AttributeOf, "of {of:owner} colors", attribute="colours")
    grammar.rule(
        "counted",
        "of {it:under_one}",
        lambda it: Count(it) if it.match else None,
        lambda node: {"it": node.selector} if _is_described(node) else None,
        many=True,
    )
    grammar.rule(
        "counted",
        "of {whose:whose} {name:named} 's digivolution cards in the breeding area",
        lambda whose, name: Count(
            Selector("digivolution_cards", whose, under=Selector("breeding_area", whose, (name,)))
        ),
        None,
    )
    # of what the trigger is about, though it may be one of several
    grammar.rule(
        "counted",
        "of their {match:befores} digivolution cards",
        lambda match: (
            Count(Selector("digivolution_cards", match=match, of=Ref("it"))) if match else None
        ),
        None,
    )
    for whose, owner in (("yours", "your"), ("opponents", "your opponent's")):
        stack = Count(Selector("security_stack", whose))  # type: ignore[arg-type]
        grammar.spelling("counted", stack, f"of {owner} security cards")
    grammar.also(
        "counted",
        AttributeOf,
        "digivolution card|cards {of:reference} has",
        attribute="digivolution_cards",
    )
    grammar.rule(
        "counted",
        "security card^cards {whose:haver}",
        lambda whose: Count(Selector(zone="security_stack", whose=whose)),
        _security_of,
    )
    for words in ("", "in play"):
        grammar.rule(
            "counted",
            f"{{match:field_noun}} {{whose:haver}} {words}",
            lambda match, whose: Count(Selector(whose=whose, match=match)),
            None,
        )
        grammar.rule(
            "counted",
            f"{{match:field_noun}} {{whose:haver}} {words} with {{more:havings}}",
            lambda match, whose, more: Count(
                Selector(whose=whose, match=in_order((*match, *more)))
            ),
            None,
        )
        grammar.rule(
            "counted",
            f"{{one:field_noun}} and each {{other:field_noun}} {{whose:haver}} {words}",
            lambda one, other, whose: _of_both(
                Selector(whose=whose, match=one), Selector(whose=whose, match=other)
            ),
            None,
        )
        grammar.rule(
            "counted",
            f"other {{match:field_noun}} {{whose:haver}} {words}",
            lambda match, whose: Count(Selector(whose=whose, match=match, other=True)),
            None,
        )
    # all of both kinds together, not so many pairs (BT7-108#Q1675)
    grammar.rule(
        "counted",
        "of {one:owned_on_field} and|or each of {other:owned_on_field}",
        _of_both,
        _both_said,
        many=True,
    )
    both = (IsCategory(("digimon", "tamer")),)
    for words in ("", "in play"):
        grammar.rule(
            "counted",
            f"Digimon and Tamer {{whose:haver}} {words}",
            lambda whose: Count(Selector(whose=whose, match=both)),
            None,
        )
    for other, said in ((False, ""), (True, "other")):
        grammar.rule(
            "counted",
            f"{said} {{match:field_noun}} {{whose:haver}} in play with {{more:havings}}",
            lambda match, whose, more, other=other: Count(
                Selector(whose=whose, match=in_order((*match, *more)), other=other)
            ),
            None,
        )
    grammar.rule(
        "counted",
        "{one:card_noun} and {other:card_noun} {place:place}",
        lambda one, other, place: (
            Count(placed((AnyOf((AllOf(one), AllOf(other))),), place)) if one and other else None
        ),
        None,
    )
    for area in ("hand", "trash"):
        grammar.rule(
            "counted",
            f"card|cards in your {area} with {{match:havings}}",
            lambda match, area=area: Count(Selector(area, "yours", match)),
            None,
        )
    for zone, name in (("security_stack", "security stacks"), ("trash", "trashes")):
        everybodys = Count(Selector(zone=zone))  # type: ignore[arg-type]
        grammar.word("counted", everybodys, f"total card^cards in both players' {name}")
        grammar.spelling("counted", everybodys, f"card|cards in both players' {name}")
    # anyone's on the field: "other" is other than this one
    grammar.node("counted", Count, "{selector:anyones_on_field}")
    grammar.node("counted", Count, "{selector:placed+in}")
    grammar.word("counted", MemoryPaid(), "memory paid")
    grammar.word("counted", CountTriggered(), "Digimon deleted")
    grammar.spelling(
        "counted", CountTriggered(), "of your opponent's Digimon deleted", "deleted Digimon"
    )
    grammar.rule(
        "counted",
        "{before:befores} Digimon and Tamers",
        lambda before: Count(Selector(match=in_order((*before, *both)))),
        None,
    )
    face_up = Selector(zone="security_stack", whose="yours", match=(IsFaceUp(),))
    grammar.word("counted", Count(face_up), "of your face-up security cards")
    differing: tuple[tuple[Differing, str], ...] = (("name", "names"), ("colour", "colors"))
    for by, names in differing:
        apart = Selector("security_stack", "yours", (IsFaceUp(), IsDifferent(by)))
        words = f"of your face-up security cards with different {names}"
        grammar.word("counted", Count(apart), words)


def _of_both(one: Selector, other: Selector) -> Count | None:
    """Whatever is the one or the other; what is both counts once (15-15-7-1)."""
    plain = [Selector(whose=each.whose, match=each.match) for each in (one, other)]
    if plain != [one, other] or one.whose != other.whose:
        return None
    return Count(Selector(whose=one.whose, match=(AnyOf((AllOf(one.match), AllOf(other.match))),)))


def _both_said(node: Any) -> dict[str, Any] | None:
    match node:
        case Count(
            selector=Selector(
                whose=whose, match=(AnyOf(filters=(AllOf() as one, AllOf() as other)),)
            )
        ):
            said = {
                "one": Selector(whose=whose, match=one.filters),
                "other": Selector(whose=whose, match=other.filters),
            }
            return said if node == _of_both(**said) else None
    return None


def _is_described(node: Any) -> bool:
    return isinstance(node, Count) and node.selector.of is not None and bool(node.selector.match)


def _security_of(node: Any) -> dict[str, Any] | None:
    match node:
        case Count(selector=Selector(zone="security_stack", match=(), whose=whose)):
            return {"whose": whose}
    return None


def _counted_by_owner(grammar: Grammar) -> None:
    """ "For every 3 of your [A] trait cards in the trash"."""
    for whose, owner in (("yours", "your"), ("opponents", "your opponent's")):
        for zone in ("trash", "hand"):

            def found(match: Filters, whose: Whose = whose, zone: Any = zone) -> Count:  # type: ignore[assignment]
                return Count(Selector(zone, whose, match))

            for where in ("the", "your", "their"):
                grammar.rule(
                    "counted",
                    f"of {owner} {{match:card_noun}} in {where} {zone}",
                    found,
                    None,
                )
