"""A card is played or used, whichever it can be: "play or use 1 [A] trait card from your hand" (7-1, 9-1)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from dcg.language.grammar import Grammar
from dcg.official.language.processes import ChooseProcess, Play, Use
from dcg.official.language.selectors import Choose, Number, Target
from dcg.official.text.grammar.things.filters import Filters
from dcg.official.text.grammar.things.places import WrittenPlace, place_of, placed


def install(grammar: Grammar) -> None:
    """Adds the phrases: of one kind of cards, and of one kind each."""
    grammar.rule("either", "play or use {target:choice} {_:without_paying}", _free, _free_said)
    grammar.rule("either", "use or play {target:choice} {_:without_paying}", _free, None)
    for cost in ("cost|costs", "play or use cost|costs"):
        grammar.rule(
            "either",
            f"play or use {{target:choice}} with the {cost} reduced by {{reduction:number}}",
            _cheaper,
            _cheaper_said if cost == "cost|costs" else None,
        )
    grammar.rule(
        "either",
        "play 1 {one:card_noun} or use 1 {other:card_noun} {place:place} {_:without_paying}",
        _of_each,
        _of_each_said,
    )


def played_or_used(node: Any) -> bool:
    """Whether a choice of effects is said in one sentence of what is played or used."""
    return any(said(node) is not None for said in (_free_said, _cheaper_said, _of_each_said))


def _free(target: Target) -> ChooseProcess | None:
    return _both(target, free=True) if _is_of_cards(target) else None


def _cheaper(target: Target, reduction: Number) -> ChooseProcess | None:
    return _both(target, free=False, reduction=reduction) if _is_of_cards(target) else None


def _both(target: Target, **how: Any) -> ChooseProcess:
    return ChooseProcess((Play(target, **how), Use(target, **how)))


def _is_of_cards(target: Target) -> bool:
    return isinstance(target, Choose) and target.selector.zone != "battle_area"


def _free_said(node: Any) -> dict[str, Any] | None:
    match node:
        case ChooseProcess(options=(Play(target=Choose() as target, free=True), Use())):
            one = replace(target, bind=None)
            return {"target": target} if _is_of_cards(one) and node == _free(target) else None
    return None


def _cheaper_said(node: Any) -> dict[str, Any] | None:
    match node:
        case ChooseProcess(options=(Play(target=Choose() as target, reduction=reduction), Use())):
            said: dict[str, Any] = {"target": target, "reduction": reduction}
            return said if node == _cheaper(**said) else None
    return None


def _of_each(one: Filters, other: Filters, place: WrittenPlace) -> ChooseProcess | None:
    """Of a kind that can be played, and of one that can be used."""
    if place.zone == "battle_area" or one == other:
        return None
    return ChooseProcess(
        (
            Play(Choose(placed(one, place)), free=True),
            Use(Choose(placed(other, place)), free=True),
        )
    )


def _of_each_said(node: Any) -> dict[str, Any] | None:
    match node:
        case ChooseProcess(options=(Play(target=Choose() as one), Use(target=Choose() as other))):
            said: dict[str, Any] = {
                "one": one.selector.match,
                "other": other.selector.match,
                "place": place_of(one.selector),
            }
            return said if node == _of_each(**said) else None
    return None
