"""Burst Digivolve requirements in words (2-3-9): which Tamer goes back to the hand, and for what."""

from __future__ import annotations

from typing import Any, Final

from dcg.language.grammar import Grammar
from dcg.official.language.card import BurstRequirement
from dcg.official.text.grammar.things.filters import Filters

COST_LEADS: Final = "cost_leads"
"""The feature of a requirement that says the cost before the Tamer."""

BURST: Final = "burst_requirement"


def install(grammar: Grammar) -> None:
    """Adds the requirement: as the rules have it, and with the cost in front."""
    tamer, cost = "1 {returning:field_noun} to", "{cost:number} from {match:digivolving_from}"
    grammar.rule(
        BURST, f"Burst Digivolve : {cost} by returning {tamer} hand", _of, _parts, when=COST_LEADS
    )
    grammar.rule(BURST, f"Burst Digivolve : {cost} by returning {tamer} the hand", _of, None)
    grammar.rule(BURST, f"Burst Digivolve : By returning {tamer} the hand , {cost}", _of, _parts)


def _of(cost: int, match: Filters, returning: Filters) -> BurstRequirement:
    return BurstRequirement(cost, match, returning)


def _parts(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, BurstRequirement):
        return None
    return {"cost": node.cost, "match": node.match, "returning": node.returning}
