"""Effects that are gained of the cards under a Digimon (15-13-1)."""

from __future__ import annotations

from typing import Any, get_args

from dcg.language.grammar import Grammar
from dcg.official.language.processes import GainEffectsUnder
from dcg.official.language.selectors import (
    NameContains,
    Ref,
)
from dcg.official.language.terms import GainedIcon
from dcg.official.text.grammar.changes.said_together import Steps


def install(grammar: Grammar) -> None:
    """ "This Digimon gains all effects of cards with [X] in their names in this Digimon's digivolution cards"."""
    grammar.rule(
        "predicates",
        "this Digimon gains all effects of {match:card_noun} in this Digimon's digivolution cards",
        _gain_effects_under,
        _effects_gained,
        many=True,
    )
    where = "in this Digimon's digivolution cards"
    for icon in get_args(GainedIcon):
        printed = (
            icon.replace("_", " ").replace("opponents", "opponent's").title().replace("'S", "'s")
        )
        grammar.word("gained_icon", icon, f"[{printed.replace(' ', '_')}]")
    grammar.rule(
        "predicates",
        f"this Digimon gains all {{icon:gained_icon}} effects of {{match:card_noun}} {where}",
        _gain_effects_under,
        _effects_gained_by_icon,
        many=True,
    )
    for words in (
        "effects on|of all {match:card_noun} in its digivolution cards",
        f"effects on all {{match:card_noun}} {where}",
        "effects of its digivolution cards {match:after}",
    ):
        grammar.rule(
            "predicates",
            f"this Digimon gains all {{icon:gained_icon}} {words}",
            _gain_effects_under,
            None,
        )
    for words in ("all effects on", "all of the effects of|on"):
        grammar.rule(
            "predicates",
            f"this Digimon gains {words} {{match:card_noun}} {where}",
            _gain_effects_under,
            None,
        )
    grammar.rule(
        "predicates",
        f"this Digimon gains all effects of cards with {{one:name}} and {{other:name}} in their names {where}",
        lambda one, other: _gain_effects_under((NameContains((one, other)),)),
        None,
    )


def _gain_effects_under(match: Any, icon: GainedIcon | None = None) -> Steps | None:
    return (GainEffectsUnder(Ref("this"), match, icon),) if match else None


def _effects_gained_by_icon(steps: Any) -> dict[str, Any] | None:
    match steps:
        case (GainEffectsUnder(target=Ref("this"), match=match, icon=icon),) if match and icon:
            return {"match": match, "icon": icon}
    return None


def _effects_gained(steps: Any) -> dict[str, Any] | None:
    match steps:
        case (GainEffectsUnder(target=Ref("this"), match=match, icon=None),) if match:
            return {"match": match}
    return None
