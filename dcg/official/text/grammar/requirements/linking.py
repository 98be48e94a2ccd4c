"""Links in words: the requirement of a link (2-3-12-2) and that of an App Fusion (2-3-10-1)."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from dcg.language.grammar import Grammar
from dcg.official.language.processes import AppFuse, LinkCards, May
from dcg.official.language.selectors import (
    AnyOf,
    Choose,
    HasInText,
    HasTrait,
    IsCategory,
    NameContains,
    NameIs,
    Target,
)
from dcg.official.text.grammar.things.filters import Filters, in_order, leads

_DIGIMON: Final = IsCategory(("digimon",))
LINK: Final = "link_requirement"
APP_FUSION: Final = "app_fusion_requirement"

LinkWords = tuple[int, Filters]
"""What it costs, and to which Digimon."""
FusionWords = tuple[int, tuple[Filters, ...]]
"""What it costs, and of which cards two are fused."""


def install(grammar: Grammar) -> None:
    """Adds both requirements, and the effects."""
    _effects(grammar)
    to = "linking_to_one"
    grammar.rule(to, "{traits:names} trait", _with_trait, _trait_alone)
    grammar.rule(to, "{match:befores}", _described, _leading)
    grammar.rule(to, "{it:of_a_level}", _not_said_of_digimon, _level_and_more)
    grammar.rule(to, "with {it:havings}", lambda it: it, _had)
    for words in ("{it:in_name_or_text}", "w / {it:short}"):
        grammar.rule(to, words, lambda it: it, None)
    grammar.rule(
        "in_name_or_text", "{texts:names} in name", lambda texts: (NameContains(texts),), None
    )
    grammar.rule("in_name_or_text", "{term:term} in text", lambda term: (HasInText(term),), None)
    grammar.one_of(to, "field_noun")
    grammar.one_of("linking_to", to)
    grammar.rule("linking_to", f"{{one:{to}}} or|/ {{other:{to}}}", _either, _both)
    grammar.rule(LINK, "[Link] {to:linking_to} : Cost {cost:number}", _link, _link_parts)
    grammar.rule("app_fused", "{names:names}", lambda names: (NameIs(names),), _named)
    grammar.rule("app_fused", "{it:of_a_level}", lambda it: it, _of_a_level)
    grammar.rule("app_fused", "{traits:names} trait", _with_trait, _trait_alone)
    grammar.listed("app_fused_of", "app_fused", "and", chained=True, least=2)
    grammar.rule(
        APP_FUSION, "[App_Fusion] {of:app_fused_of} : Cost {cost:number}", _fusion, _fusion_parts
    )


def _effects(grammar: Grammar) -> None:
    """ "link 1 Digimon card from your hand to this Digimon", "1 of your Digimon app fuses into ..."."""
    act = grammar.act
    for joint, only in (("to", False), ("with", True)):
        words = f"!link {{target:target}} {joint} {{to:target}}"
        act(LinkCards, f"{words} {{_:without_paying}}", reads_only=only, free=True)
        act(LinkCards, words, reads_only=only, free=False, reduction=0)
        act(
            LinkCards,
            f"{words} with the link cost reduced by {{reduction:number}}",
            reads_only=only,
            free=False,
        )
        act(
            LinkCards,
            f"{words} with the cost reduced by {{reduction:number}}",
            reads_only=True,
            free=False,
        )
    grammar.node(
        "act", AppFuse, "{target:target} app fuse~ into {into:into}", free=False, reduction=0
    )
    free = "{_:without_paying}"
    grammar.node(
        "act", AppFuse, f"{{target:target}} app fuse~ into {{into:into}} {free}", free=True
    )
    for cost in ("digivolution cost", "cost"):
        less = f"app fuse~ into {{into:into}} with the {cost} reduced by {{reduction:number}}"
        read = grammar.node if cost != "cost" else grammar.also
        read("act", AppFuse, f"{{target:target}} {less}", free=False)
        grammar.rule(
            "may",
            f"{{target:target}} may|can {less}",
            lambda target, into, reduction: May(AppFuse(target, into, reduction=reduction)),
            _taken_less if cost != "cost" else None,
        )
    for paid, words in ((True, ""), (False, free)):
        grammar.rule(
            "may",
            f"you may|can app fuse {{target:target}} into {{into:into}} {words}",
            partial(_may, free=not paid),
            None,
        )
        grammar.rule(
            "may",
            f"{{target:target}} may|can app fuse into {{into:into}} {words}",
            partial(_may, free=not paid),
            partial(_taken_may, free=not paid),
        )


def _may(target: Target, into: Choose, *, free: bool) -> May:
    return May(AppFuse(target, into, free))


def _taken_may(node: Any, *, free: bool) -> dict[str, Any] | None:
    fused = node.process if isinstance(node, May) and node.who == "yours" else None
    if not isinstance(fused, AppFuse) or fused.free != free or fused.reduction:
        return None
    return {"target": fused.target, "into": fused.into}


def _taken_less(node: Any) -> dict[str, Any] | None:
    match node:
        case May(process=AppFuse(free=False, reduction=int() as less) as fused, who="yours"):
            said = {"target": fused.target, "into": fused.into, "reduction": less}
            return said if less else None
    return None


def _with_trait(traits: tuple[str, ...]) -> Filters:
    return (HasTrait(traits),)


def _trait_alone(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, tuple) or len(node) != 1 or not isinstance(node[0], HasTrait):
        return None
    (held,) = node
    return {"traits": held.traits} if held == HasTrait(held.traits) else None


def _had(node: Any) -> dict[str, Any] | None:
    """What a Digimon has and nothing else is said of it."""
    told = (
        isinstance(node, tuple) and len(node) == 1 and isinstance(node[0], NameContains | HasInText)
    )
    return {"it": node} if told else None


def _either(one: Filters, other: Filters) -> Filters | None:
    """ "[A] trait or Lv.4": two things of different kinds; two names or two traits are one list, and "[A] or
    [B] trait" are two traits."""
    if len(one) != 1 or len(other) != 1 or type(one[0]) in (NameIs, type(other[0])):
        return None
    return (AnyOf((*one, *other)),)


def _both(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, tuple) or len(node) != 1 or not isinstance(node[0], AnyOf):
        return None
    if len(node[0].filters) != 2:
        return None
    one, other = node[0].filters
    return {"one": (one,), "other": (other,)}


def _described(match: Filters) -> Filters | None:
    return in_order(match) or None


def _leading(node: Any) -> dict[str, Any] | None:
    """Levels and colours, which stand in front of a noun that is not said."""
    if not isinstance(node, tuple) or not node or not all(map(leads, node)):
        return None
    return {"match": node}


def _link(to: Filters, cost: int) -> LinkWords:
    return cost, to


def _link_parts(said: Any) -> dict[str, Any]:
    return {"cost": said[0], "to": said[1]}


def _named(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, tuple) or len(node) != 1 or not isinstance(node[0], NameIs):
        return None
    return {"names": node[0].names}


def _of_a_level(node: Any) -> dict[str, Any] | None:
    named = isinstance(node, tuple) and any(isinstance(each, NameIs) for each in node)
    return {"it": node} if isinstance(node, tuple) and len(node) > 1 and not named else None


def _not_said_of_digimon(it: Filters) -> Filters | None:
    """Of what a card links to it goes without saying that it is a Digimon; a level alone is read above."""
    match = tuple(each for each in it if each != _DIGIMON)
    return None if all(map(leads, match)) else match


def _level_and_more(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, tuple) or _DIGIMON in node or not any(map(leads, node)):
        return None
    return {"it": in_order((_DIGIMON, *node))}


def _fusion(of: tuple[Filters, ...], cost: int) -> FusionWords:
    return cost, of


def _fusion_parts(said: Any) -> dict[str, Any]:
    return {"cost": said[0], "of": said[1]}
