"""What continuous effects make of cards that are not on the field."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dcg.official.language import processes as p
from dcg.official.reading.conditions import holds
from dcg.official.reading.continuous.statements import wordings
from dcg.official.reading.selecting import matches, number
from dcg.official.rules.effects.context import Context

if TYPE_CHECKING:
    from dcg.official.rules.match import OfficialMatch


def own_reduction(match: OfficialMatch, card: int) -> int:
    """What a card in the hand takes off its own play or use cost: off the cost itself, not off
    what is paid for it."""
    facts = match.card(card)
    kind = "use" if facts.is_option else "play"
    total = 0
    for compiled in facts.hand_effects:
        if compiled.effect.kind == "persistent":
            context = Context(match, match.state.owner_of[card], card, None, compiled)
            for wording in wordings(compiled):
                node = wording.node
                if (
                    isinstance(node, p.ReduceCost)
                    and node.this_card
                    and node.kind == kind
                    and all(holds(context, held) for held in wording.conditions)
                ):
                    total += number(context, node.amount)
    return total


def security_dp(match: OfficialMatch, card: int, seat: int) -> int | None:
    """The DP of a Security Digimon, with effects on Security Digimon (15-1-8)."""
    facts = match.card(card)
    if facts.dp is None:
        return None
    total = facts.dp
    for statement in match.derived().security_dp:
        selector = statement.node.target.selector
        mine = statement.context.seat == seat
        if selector.whose != "any" and mine != (selector.whose == "yours"):
            continue
        if all(matches(statement.context, facts, card, test) for test in selector.match):
            total += statement.number(statement.node.amount)
    return max(total, 0)
