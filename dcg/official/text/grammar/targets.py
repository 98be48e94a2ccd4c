"""Targets: what can be one, and everything of a kind: "all of your red Digimon", "the rest" (15-10, 15-11)."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import (
    All,
    AllOf,
    AnyOf,
    AttributeOf,
    Compare,
    Filter,
    IsCategory,
    IsRef,
    NameIs,
    Ref,
    Selector,
)
from dcg.official.language.terms import Whose
from dcg.official.text.grammar import choices, each, selected, totals
from dcg.official.text.grammar.filters import FRONT


def install(grammar: Grammar) -> None:
    """Adds the target rules. A target with the feature `in` writes "in your hand", not "from your hand"."""
    grammar.one_of("target", "reference", "every", "bare_plural", "choice", "each", "worth")
    grammar.one_of("these", "reference", "every", "choice")
    selected.install(grammar)
    _every(grammar)
    _lowest(grammar)
    choices.install(grammar)
    each.install(grammar)
    totals.install(grammar)
    _and_its_like(grammar)


def _every(grammar: Grammar) -> None:
    """Overall processing (15-11-2)."""
    grammar.word("every", All(Selector(zone="revealed")), "the rest")
    grammar.spelling(
        "every",
        All(Selector(zone="revealed")),
        "the? remaining card|cards",
        "the revealed cards",
        "all of the revealed cards",
    )
    for selector in ("owned_on_field", "security_digimon", "in_security"):
        grammar.node("every", All, f"all of {{selector:{selector}+{choices.EVERY}}}", many=True)
        grammar.also("bare_plural", All, f"{{selector:{selector}}}")
        grammar.also("every", All, f"all {{selector:{selector}}}")
    grammar.rule(
        "every",
        "all of {whose:whose} {other:other} Digimon and Tamers",
        lambda whose, other: All(
            Selector(whose=whose, match=(IsCategory(("digimon", "tamer")),), other=other)
        ),
        None,
    )
    grammar.rule(
        "every",
        "all of {whose:whose} {one:name} and {other:name}",
        lambda whose, one, other: All(Selector(whose=whose, match=(NameIs((one, other)),))),
        None,
    )
    grammar.rule("every", "all of the {selector:placed}", All, None)
    grammar.rule(
        "every",
        "all {match:field_noun} except this one",
        lambda match: All(Selector(match=match, other=True)),
        None,
    )
    grammar.rule(
        "every",
        "all of you|your and your opponent's {match:field_noun}",
        lambda match: All(Selector(match=match)),
        None,
    )
    for selector in ("under_one", "linked_to_one", "linked_to_any"):
        grammar.node("every", All, f"all of {{selector:{selector}+{choices.EVERY}}}", many=True)
    for selector in ("anyones_on_field", "placed"):
        grammar.node("every", All, f"all {{selector:{selector}}}", many=True)


def _lowest(grammar: Grammar) -> None:
    """ "This Digimon's bottom face-down digivolution card"."""
    grammar.rule(
        "every",
        f"{{of:owner}} bottom {{match:befores+{FRONT}}} digivolution card",
        lambda of, match: (
            All(Selector("digivolution_cards", match=match, of=of, last=1)) if match else None
        ),
        _lowest_said,
    )


def _lowest_said(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, All) or node.selector.of is None or not node.selector.match:
        return None
    selector = node.selector
    whole = Selector("digivolution_cards", match=selector.match, of=selector.of, last=1)
    return {"of": selector.of, "match": selector.match} if selector == whole else None


def _and_its_like(grammar: Grammar) -> None:
    """ "It and all of their Digimon with the same level as it": all at one time."""

    def make(it: Ref, whose: Whose, level: AttributeOf) -> All | None:
        if it != level.of:
            return None
        kind = IsCategory(("digimon",))
        alike = AllOf((kind, Compare("level", "=", level)))
        return All(Selector(whose=whose, match=(AnyOf((IsRef(it), alike)),)))

    def take(node: Any) -> dict[str, Any] | None:
        match node:
            case All(selector=Selector(match=(AnyOf(filters=(IsRef(ref=ref), _)),)) as found):
                said: dict[str, Any] = {
                    "it": ref,
                    "whose": found.whose,
                    "level": AttributeOf(ref, "level"),
                }
                return said if node == make(**said) else None
        return None

    _revealed_and_all(grammar)
    words = (
        "{it:reference} and all of {whose:whose} Digimon with the same level as {level:as_level_of}"
    )
    grammar.rule("every", words, make, take, many=True)
    grammar.node("as_level_of", AttributeOf, "{of:reference}", attribute="level")


def _revealed_and_all(grammar: Grammar) -> None:
    """ "That card and all of your red Digimon": the card that is revealed goes with them."""

    def make(it: Ref, match: tuple[Filter, ...]) -> All | None:
        if it == Ref("this"):
            return None  # both are there, and each gets it: see `scope`
        either = AnyOf((IsRef(it), AllOf(match)))
        return All(Selector(whose="yours", match=(either,), also=("revealed",)))

    def take(node: Any) -> dict[str, Any] | None:
        match node:
            case All(
                selector=Selector(
                    also=("revealed",),
                    match=(AnyOf(filters=(IsRef(ref=it), AllOf(filters=found))),),
                )
            ):
                said: dict[str, Any] = {"it": it, "match": found}
                return said if node == make(**said) else None
        return None

    words = "{it:reference} and all of your {match:field_noun}"
    grammar.rule("every", words, make, take, many=True)
