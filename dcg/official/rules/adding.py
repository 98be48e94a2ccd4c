"""Whether an effect may add cards to an area: the one place that asks."""

from __future__ import annotations

from dcg.official.codes.places import SECURITY_STACK, Place
from dcg.official.rules.match import OfficialMatch


def may_add(match: OfficialMatch, by: int, seat: int, zone: Place) -> bool:
    """Whether the effect of player `by` that runs may add cards to an area of player `seat`: not while
    another one, which it interrupts, reveals or looks at all cards there (15-15-3-4, 15-15-4-5), and not to
    a security stack where that is forbidden."""
    if zone == SECURITY_STACK and not may_add_to_security(match, by):
        return False
    return not any(
        (held.seat, held.zone) == (seat, zone) and held.depth < match.depth for held in match.shown
    )


def may_add_to_security(match: OfficialMatch, by: int) -> bool:
    """Whether nothing forbids the effects of a player to add cards to security stacks, whoever's they are
    (15-1-3)."""
    return match.board.is_free_to(by, "add_to_security_by_effects")
