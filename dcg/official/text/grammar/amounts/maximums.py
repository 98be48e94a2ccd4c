"""Maximums of an effect: "add 1 to this effect's level maximum", and what takes from them (15-15-5-2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.processes import RaiseDeletions
from dcg.official.language.selectors import Scaled
from dcg.official.language.terms import Maximum as LargestOf
from dcg.official.language.terms import Whose
from dcg.official.text.grammar.amounts.amounts import Scale
from dcg.official.text.grammar.sentences.afterthought_meanings import Maximum

_NAMES: dict[LargestOf, str] = {"level": "level", "dp": "DP", "play_cost": "play cost"}


def install(grammar: Grammar) -> None:
    """Adds the words for maximums, and the sentences that change them."""
    for attribute, name in _NAMES.items():
        grammar.word("maximum_of", attribute, f"this effect's {name} maximum")
        for verb in ("choose", "delete", "play"):
            for thing in ("", "of the Digimon", "of the card"):
                grammar.spelling(
                    "maximum_of",
                    attribute,
                    f"the maximum {name} {thing} you can {verb} with|by this effect",
                    f"the maximum {name} {thing} this effect can {verb}",
                    f"the max {name} {thing} you can {verb} with|by this effect",
                    f"the {name} this effect may|can {verb}",
                )
        grammar.spelling("maximum_of", attribute, f"this {name}-deletion effect's maximum")
        for kind in (name, f"{name}-based"):
            grammar.spelling(
                "maximum_of",
                attribute,
                f"this {kind} deletion effect's maximum",
                f"the maximum this {kind} deletion effect can delete",
            )
        grammar.spelling(
            "maximum_of",
            attribute,
            f"this effect's playable card's {name} maximum",
            f"this effect's choosable {name}s",
        )
    grammar.spelling("maximum_of", "dp", "the maximum DP-based deletion effects")
    grammar.act(
        RaiseDeletions,
        "!add {amount:number} to the maximum your DP-based deletion effects can delete",
        of=None,
        whose="yours",
    )
    grammar.act(
        RaiseDeletions,
        "!add {amount:number} to the maximum DP you can choose with DP-based deletion effects",
        reads_only=True,
        of=None,
        whose="yours",
    )
    grammar.act(
        RaiseDeletions,
        "!add {amount:number} to {of:owner} DP-based deletion effects' maximums",
        whose="yours",
    )
    grammar.act(
        RaiseDeletions,
        "!add {amount:number} to {of:owner} DP deletion effects' maximums",
        reads_only=True,
        whose="yours",
    )
    grammar.rule(
        "afterthought",
        "{scale:scale} , add {times:number} to {attribute:maximum_of}",
        _maximum,
        _scaled,
    )
    grammar.rule(
        "afterthought",
        "{scale:scale} , add {times:signed} to {attribute:maximum_of}",
        _maximum,
        None,
    )
    grammar.rule(
        "afterthought",
        "{scale:scale} , add {times:number} DP to {attribute:maximum_of}",
        lambda scale, times, attribute: (
            _maximum(scale, times, attribute) if attribute == "dp" else None
        ),
        None,
    )
    grammar.rule(
        "afterthought", "add {times:number} to {attribute:maximum_of} {scale:scale}", _maximum, None
    )
    grammar.rule(
        "afterthought",
        "{scale:scale} , it gets {times:signed} to {attribute:maximum_of}",
        _maximum,
        None,
    )
    grammar.rule(
        "afterthought",
        "if {condition:condition} , add {by:number} to {attribute:maximum_of}",
        Maximum,
        _raised_if,
    )
    _reductions(grammar)


def _reductions(grammar: Grammar) -> None:
    """What is less than the text shows (15-15-5-2)."""
    less = "reduce {attribute:maximum_of} by"
    grammar.rule(
        "afterthought",
        f"{{scale:scale}} , {less} {{times:number}}",
        lambda scale, times, attribute: _maximum(scale, -times, attribute),
        _scaled_down,
    )
    grammar.rule(
        "afterthought",
        "{scale:scale} , remove {times:number} from {attribute:maximum_of}",
        lambda scale, times, attribute: _maximum(scale, -times, attribute),
        None,
    )
    grammar.rule(
        "afterthought",
        f"if {{condition:condition}} , {less} {{by:number}}",
        lambda condition, by, attribute: Maximum(attribute, -by, condition),
        _reduced_if,
    )
    players: tuple[tuple[Whose, str], ...] = (
        ("yours", "your"),
        ("opponents", "your opponent's"),
    )
    for whose, owner in players:
        grammar.rule(
            "act",
            f"!reduce the maximum {owner} DP-based deletion effects can delete by {{by:number}}",
            lambda by, whose=whose: RaiseDeletions(-by, whose=whose),
            _reduced_deletions(whose),
        )


def _reduced_deletions(whose: Whose) -> Callable[[Any], dict[str, Any] | None]:
    def take(node: Any) -> dict[str, Any] | None:
        if not isinstance(node, RaiseDeletions) or node.of is not None or node.whose != whose:
            return None
        return {"by": -node.amount} if isinstance(node.amount, int) and node.amount < 0 else None

    return take


def _scaled_down(said: Any) -> dict[str, Any] | None:
    values = _scaling(said)
    return {**values, "times": -values["times"]} if values and values["times"] < 0 else None


def _reduced_if(said: Any) -> dict[str, Any] | None:
    values = _condition_of(said)
    return {**values, "by": -values["by"]} if values and values["by"] < 0 else None


def _maximum(scale: Scale, times: int, attribute: LargestOf) -> Maximum:
    return Maximum(attribute, Scaled(scale[1], times, scale[0]))


def _raised_if(said: Any) -> dict[str, Any] | None:
    values = _condition_of(said)
    return values if values and values["by"] >= 0 else None


def _condition_of(said: Any) -> dict[str, Any] | None:
    if not isinstance(said, Maximum) or said.condition is None:
        return None
    return said._asdict() if isinstance(said.by, int) else None


def _scaled(said: Any) -> dict[str, Any] | None:
    values = _scaling(said)
    return values if values and values["times"] >= 0 else None


def _scaling(said: Any) -> dict[str, Any] | None:
    if not isinstance(said, Maximum) or not isinstance(said.by, Scaled):
        return None
    if said.condition is not None:
        return None
    by = said.by
    return {"scale": (by.per, by.number), "times": by.times, "attribute": said.attribute}
