"""What one thing or one player has so much of, and how many of several things differ: "for each color this Digimon
has", "for each memory your opponent has", "for each different level among their Digimon"."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import (
    AttributeOf,
    Count,
    CountColours,
    Excess,
    IsCategory,
    IsDifferent,
    IsFaceUp,
    MemoryOf,
    Selector,
)
from dcg.official.language.terms import Differing
from dcg.official.text.grammar.things.filters import in_order
from dcg.official.text.grammar.things.nouns import ends_with_others

_DIFFERENT: dict[Differing, str] = {"level": "level", "name": "name", "number": "card number"}
"""What is counted once for all that have it, and its noun; colours are counted by themselves (2-4-3)."""


def install(grammar: Grammar) -> None:
    """Adds them to what is counted."""
    for name in ("color|colors", "link card|cards"):
        attribute = "colours" if name.startswith("color") else "link_cards"
        grammar.also("counted", AttributeOf, f"{name} {{of:reference}} has", attribute=attribute)
    grammar.node("counted", AttributeOf, "of {of:owner} link cards", attribute="link_cards")
    grammar.node("counted", Count, "of {selector:linked_to_any}", many=True)
    grammar.node("counted", Count, "{selector:under_all}", many=True)
    grammar.rule(
        "counted",
        "memory {whose:haver}",
        lambda whose: Excess(MemoryOf(whose), 0),
        _memory_had,
    )
    for whose, owner in (("yours", "your"), ("opponents", "your opponent's")):
        for face_up, words in ((True, "face-up"), (False, "face-down")):
            stack = Selector("security_stack", whose, (IsFaceUp(face_up),))  # type: ignore[arg-type]
            if (whose, face_up) != ("yours", True):
                grammar.word("counted", Count(stack), f"of {owner} {words} security cards")
        grammar.rule(
            "counted",
            f"of {owner} Digimon's digivolution cards",
            lambda whose=whose: Count(Selector("digivolution_cards", whose)),
            None,
        )
    _in_a_stack(grammar)
    _different(grammar)


def _memory_had(node: Any) -> dict[str, Any] | None:
    """What is on the other player's side of the gauge, one has none of (4-1-2, 4-1-3)."""
    match node:
        case Excess(number=MemoryOf(whose=whose), over=0):
            return {"whose": whose}
    return None


def _in_a_stack(grammar: Grammar) -> None:
    """ "Each color in this Digimon's stack": of the top card and of all under it (4-5-1)."""
    grammar.rule(
        "in_stack",
        "{of:owner} stack",
        lambda of: Selector("stack", "any", of=of),
        lambda node: {"of": node.of} if node == Selector("stack", "any", of=node.of) else None,
    )
    grammar.node("counted", CountColours, "color^colors in {selector:in_stack}")
    grammar.rule(
        "counted",
        "{match:card_noun} in {of:owner} stack",
        lambda match, of: Count(Selector("stack", "any", match, of=of)),
        _cards_of_a_stack,
    )


def _different(grammar: Grammar) -> None:
    """ "Each different level among your opponent's Digimon": as many as can differ (4-22-2)."""
    for by, noun in _DIFFERENT.items():
        for selector in ("owned_on_field", "anyones_on_field", "placed+in"):
            grammar.rule(
                "counted",
                f"different {noun}|{noun}s among {{selector:{selector}}}",
                partial(_differing, by),
                None,
            )
    grammar.rule(
        "counted",
        "different-colored|differently-colored {match:field_noun} {whose:haver}",
        lambda match, whose: Count(
            Selector(whose=whose, match=in_order((*match, IsDifferent("colour"))))
        ),
        None,
    )


def _cards_of_a_stack(node: Any) -> dict[str, Any] | None:
    match node:
        case Count(selector=Selector(zone="stack", of=of) as found) if of is not None:
            whole = found == Selector("stack", "any", found.match, of=of)
            return {"match": found.match, "of": of} if whole else None
    return None


def _differing(by: Differing, selector: Selector) -> Count | None:
    plain = any(isinstance(each, IsCategory) for each in selector.match)
    if ends_with_others(selector.match) or (not plain and selector.zone == "battle_area"):
        return None
    return Count(replace(selector, match=in_order((*selector.match, IsDifferent(by)))))
