"""Targets: what can be one, and everything of a kind: "all of your red Digimon", "the rest" (15-10, 15-11)."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.processes import Restrict
from dcg.official.language.selectors import (
    All,
    AllOf,
    AnyOf,
    AttributeOf,
    Choose,
    Compare,
    Each,
    Filter,
    IsCategory,
    IsRef,
    NameIs,
    Ref,
    Selector,
)
from dcg.official.language.terms import Whose
from dcg.official.text.grammar.choices import choices, each, selected, totals
from dcg.official.text.grammar.choices.choices import OneOf
from dcg.official.text.grammar.things.filters import FRONT
from dcg.official.text.grammar.things.nouns import EVERY, begins_with_a_name, print_played
from dcg.official.text.grammar.things.places import WrittenPlace, placed

ALL_REVEALED = "all_revealed"
"""The feature of an effect that does nothing to some of the revealed cards alone."""


def install(grammar: Grammar) -> None:
    """Adds the target rules. A target with the feature `in` writes "in your hand", not "from your hand"."""
    grammar.function("target", None, print_played)
    grammar.one_of("target", "reference", "every", "bare_plural", "choice", "each", "worth")
    grammar.one_of("these", "reference", "every", "choice")
    selected.install(grammar)
    _every(grammar)
    _lowest(grammar)
    choices.install(grammar)
    _choices_otherwise(grammar)
    _every_otherwise(grammar)
    each.install(grammar)
    totals.install(grammar)
    _and_its_like(grammar)


def _every(grammar: Grammar) -> None:
    """Overall processing (15-11-2)."""
    grammar.word("every", All(Selector(zone="revealed")), "the revealed cards", when=ALL_REVEALED)
    grammar.word("every", All(Selector(zone="revealed")), "the rest")
    grammar.spelling(
        "every",
        All(Selector(zone="revealed")),
        "the? remaining card|cards",
        "all of the revealed cards",
    )
    for selector in ("owned_on_field", "security_digimon", "in_security"):
        grammar.node("every", All, f"all of {{selector:{selector}+{EVERY}}}", many=True)
        grammar.also("bare_plural", All, f"{{selector:{selector}}}")
        grammar.also("every", All, f"all {{selector:{selector}}}")
        grammar.also("every", All, f"each of {{selector:{selector}}}")
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
    for all_of in ("all of you|your and your opponent's", "all of both players'"):
        grammar.rule(
            "every",
            f"{all_of} {{match:field_noun}}",
            lambda match: All(Selector(match=match)),
            None,
        )
    for selector in ("under_one", "linked_to_one", "linked_to_any"):
        grammar.node("every", All, f"all of {{selector:{selector}+{EVERY}}}", many=True)
    for selector in ("anyones_on_field", "placed"):
        grammar.node("every", All, f"all {{selector:{selector}+{EVERY}}}", many=True)


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


def _choices_otherwise(grammar: Grammar) -> None:
    grammar.rule(
        "choice",
        "{selector:placed_elsewhere}",
        lambda selector: Choose(selector) if begins_with_a_name(selector.match) else None,
        None,
    )
    grammar.rule("choice", "{count:count} {match:field_noun} {place:place}", _as_a_card, None)
    grammar.rule(
        "choice",
        "{count:count} {match:card_noun} from it",
        lambda count, match: Choose(Selector("security_stack", "yours", match), *count),
        None,
    )
    # "1 of your [A]s from in play or from your hand"
    grammar.rule(
        "choice",
        "1 of {selector:owned_on_field} from in play or from your hand",
        lambda selector: Choose(
            Selector("hand", selector.whose, selector.match, also=("battle_area",))
        ),
        None,
    )


def _as_a_card(count: OneOf, match: tuple[Filter, ...], place: WrittenPlace) -> Choose | None:
    """ "1 red Digimon from your hand" is a Digimon card (2-2-2)."""
    kind = any(isinstance(each, IsCategory) and len(each.categories) == 1 for each in match)
    return Choose(placed(match, place), *count) if kind and place.zone == "hand" else None


def _every_otherwise(grammar: Grammar) -> None:
    """Several kinds from one place, all of what lies under something, all that the opponent has."""
    grammar.rule(
        "each",
        "1 {one:card_noun} , 1 {two:card_noun} ,? and 1 {three:card_noun} {place:place}",
        lambda one, two, three, place: Each(
            tuple(Choose(placed(each, place)) for each in (one, two, three))
        ),
        None,
    )
    grammar.rule(
        "act",
        "your opponent's cards don't unsuspend during their next unsuspend phase",
        lambda: Restrict(
            All(Selector(whose="opponents", match=(IsCategory(("digimon", "tamer")),))),
            "unsuspend_in_unsuspend_phase",
            "until_opponents_next_unsuspend_phase",
        ),
        None,
    )
    grammar.rule(
        "every",
        "all digivolution cards from under {of:reference}",
        lambda of: All(Selector("digivolution_cards", of=of)),
        None,
    )
