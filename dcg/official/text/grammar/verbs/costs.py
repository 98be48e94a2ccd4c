"""What playing, digivolving and using cost."""

from __future__ import annotations

from typing import Any, Final

from dcg.language.grammar import Grammar
from dcg.official.language.processes import ModifyPlayCost, ReduceCost
from dcg.official.language.selectors import (
    All,
    AttributeOf,
    Choose,
    Count,
    Number,
    Ref,
    Scaled,
    Selector,
    Sum,
    Target,
)
from dcg.official.language.terms import CostKind, Duration
from dcg.official.text.grammar.amounts.amounts import Scale
from dcg.official.text.grammar.things.filters import Filters

KINDS: Final[tuple[tuple[CostKind, str], ...]] = (
    ("play", "play"),
    ("digivolve", "digivolution"),
    ("use", "use"),
    ("link", "link"),
)
"""Which cost, and what it is called."""


def install(grammar: Grammar) -> None:
    """Adds the verbs."""
    act = grammar.act
    grammar.rule("by_more", "{value:number}", _negative, _positive)
    act(
        ReduceCost,
        "!reduce the play or digivolution cost by {amount:by}",
        kind="play",
        or_kind="digivolve",
    )
    # which cost it is, what would happen says: see `dcg.official.text.effects`
    act(
        ReduceCost,
        "!reduce the cost by {amount:by}",
        reads_only=True,
        kind="play",
        or_kind="digivolve",
    )
    for kind, name in KINDS:
        act(ReduceCost, f"!increase the {name} cost by {{amount:by_more}}", kind=kind)
        act(ReduceCost, f"!reduce the {name} cost by {{amount:by}}", kind=kind)
        act(ReduceCost, f"!reduce the {name} costs by {{amount:by}}", kind=kind, for_each=True)
        act(ReduceCost, f"!add {{amount:by_more}} to the {name} cost", reads_only=True, kind=kind)
        for its in ("its", "their"):
            words = f"!increase {its} {name} cost|costs by {{amount:by_more}}"
            act(ReduceCost, words, reads_only=True, kind=kind)
            words = f"!reduce {its} {name} cost by {{amount:by}}"
            act(ReduceCost, words, reads_only=True, kind=kind)
            words = f"!reduce {its} {name} costs by {{amount:by}}"
            act(ReduceCost, words, reads_only=True, kind=kind, for_each=True)
        act(ReduceCost, "!reduce the cost by {amount:by}", reads_only=True, kind=kind)
        if kind in ("play", "use"):
            act(
                ReduceCost, "!reduce its|the memory cost by {amount:by}", reads_only=True, kind=kind
            )
        grammar.also(
            "reduction", ReduceCost, f"reduce its|the {name} cost by {{amount:by}}", kind=kind
        )
        act(
            ReduceCost,
            f"!reduce the {name} cost of this card by {{amount:by}}",
            kind=kind,
            this_card=True,
        )
        act(
            ReduceCost,
            f"!reduce this card's {name} cost by {{amount:by}}",
            reads_only=True,
            kind=kind,
            this_card=True,
        )
    for words in (
        "memory cost of this card",
        "memory cost of this card in your hand",
        "use cost of this card in your hand",
    ):
        act(
            ReduceCost,
            f"!reduce the {words} by {{amount:by}}",
            reads_only=True,
            kind="use",
            this_card=True,
        )
    act(
        ReduceCost,
        "!reduce the|its|their memory cost|costs of the|that digivolution by {amount:by}",
        reads_only=True,
        kind="digivolve",
    )
    _on_the_field(grammar)
    _another_cost(grammar)
    _costs_of_others(grammar)


def _another_cost(grammar: Grammar) -> None:
    """What an Option card costs in place of its use cost, while it would be used (BT7-100#Q1501): so much is taken
    off, or comes on top, that this is left."""
    printed = AttributeOf(Ref("this_card"), "use_cost")
    stack = Count(Selector("security_stack", "yours"))
    grammar.word(
        "so_much_instead",
        Sum((printed, Scaled(stack, -1))),
        "the number of cards in your security stack",
    )
    grammar.act(ReduceCost, "its use cost is {amount:so_much_instead}", kind="use")
    grammar.act(
        ReduceCost,
        "its memory cost is equal to {amount:so_much_instead}",
        reads_only=True,
        kind="use",
    )


def _on_the_field(grammar: Grammar) -> None:
    """The play cost of what stands there already, for a while: "to 1 of your opponent's Digimon, reduce the play
    cost by 2 until their turn ends"."""
    grammar.rule("less", "{value:number}", _negative, _positive)
    grammar.rule(
        "less",
        "{value:number} {scale:scale}",
        lambda value, scale: Scaled(scale[1], -value, scale[0]),
        lambda node: (
            {"value": -node.times, "scale": (node.per, node.number)}
            if isinstance(node, Scaled) and node.times < 0
            else None
        ),
    )
    grammar.rule("standing", "{it:choice}", _standing, lambda node: {"it": node})
    grammar.rule("standing", "{it:every}", _standing, lambda node: {"it": node})
    words = "reduce the play cost|costs of {target:standing} by"
    grammar.rule("act", f"{words} {{amount:less}} {{duration:duration}}", _lasting, _said)
    behind = "to {target:standing} , reduce the play cost by {once:number} {duration:duration}"
    grammar.rule("clause", f"{behind} {{scale:scale}}", _lasting_for_each, None)
    grammar.rule(
        "clause", behind, lambda target, once, duration: _lasting(target, -once, duration), None
    )


def _standing(it: Target) -> Target | None:
    found = isinstance(it, Choose | All) and it.selector.zone == "battle_area"
    return it if found else None


def _lasting(target: Target, amount: Number, duration: Duration) -> ModifyPlayCost | None:
    return None if duration == "while_active" else ModifyPlayCost(target, amount, duration)


def _lasting_for_each(
    target: Target, once: int, duration: Duration, scale: Scale
) -> ModifyPlayCost | None:
    return _lasting(target, Scaled(scale[1], -once, scale[0]), duration)


def _said(node: object) -> dict[str, Any] | None:
    if not isinstance(node, ModifyPlayCost) or _standing(node.target) is None:
        return None
    return {"target": node.target, "amount": node.amount, "duration": node.duration}


def _negative(value: int) -> int:
    return -value


def _positive(amount: object) -> dict[str, int] | None:
    return {"value": -amount} if isinstance(amount, int) and amount < 0 else None


def _costs_of_others(grammar: Grammar) -> None:
    """What other cards of the player cost, for as long as the effect is active (15-8-2)."""
    for kind, name in KINDS:
        if kind != "digivolve":
            for from_hand in (False, True):
                _costs_of_cards(grammar, kind, name, from_hand)

    def onto(match: Filters, amount: Any) -> ReduceCost | None:
        return ReduceCost("digivolve", amount, onto=match) if match else None

    def of_what_digivolves(node: Any) -> dict[str, Any] | None:
        if not isinstance(node, ReduceCost) or not node.onto:
            return None
        said = {"match": node.onto, "amount": node.amount}
        return said if node == ReduceCost("digivolve", node.amount, onto=node.onto) else None

    grammar.rule(
        "act",
        "reduce the digivolution costs of your {match:field_noun+many} by {amount:by}",
        onto,
        of_what_digivolves,
    )
    for words in (
        "reduce the digivolution cost|costs of all of your {match:field_noun} by {amount:by}",
        "all? of? your {match:field_noun} have their digivolution costs reduced by {amount:by}",
        "the digivolution costs of all? of? your {match:field_noun} are reduced by {amount:by}",
    ):
        grammar.rule("act", words, onto, None)


def _costs_of_cards(grammar: Grammar, kind: CostKind, name: str, from_hand: bool) -> None:
    """Of the player's cards of a kind wherever they are played or used from, or only of those in the hand."""

    def make(match: Filters, amount: Any) -> ReduceCost | None:
        return ReduceCost(kind, amount, card=match, from_hand=from_hand) if match else None

    def take(node: Any) -> dict[str, Any] | None:
        if not isinstance(node, ReduceCost) or not node.card:
            return None
        said: dict[str, Any] = {"match": node.card, "amount": node.amount}
        return said if node == make(**said) else None

    cards = "{match:card_noun+many} in your hand" if from_hand else "your {match:card_noun+many}"
    words = f"reduce the {name} costs of {cards} by {{amount:by}}"
    grammar.rule("act", words, make, take)
    if from_hand:
        words = f"reduce the {name} costs of all? of? your {{match:card_noun}} in your|the hand by {{amount:by}}"
        grammar.rule("act", words, make, None)
    where = "in your|the hand" if from_hand else ""
    for words in (
        f"the {name} costs of all? of? your {{match:card_noun}} {where} are reduced by {{amount:by}}",
        f"all? of? your {{match:card_noun}} {where} have their {name} costs reduced by {{amount:by}}",
        f"all? {{match:card_noun}} {where} have their {name} costs reduced by {{amount:by}}",
        f"the {name} costs of all? {{match:card_noun}} {where} are reduced by {{amount:by}}",
    )[: 4 if from_hand else 2]:
        grammar.rule("act", words, make, None)
