"""What optional conditions are paid with, so that nothing pays for two of them (1-3-11-3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.reading.facts import Thing
from dcg.official.reading.selecting import number, security_lost, select
from dcg.official.rules.effects.context import Context
from dcg.official.rules.happening import Happening
from dcg.official.state.permanent import Permanent

Token = tuple[str, int]
"""What is used up: the unsuspended state of a permanent, a permanent, a card."""

SUSPENDED: Final = "suspended"
PERMANENT: Final = "permanent"
CARD: Final = "card"
_TAKES: Final = (
    p.Delete,
    p.TrashCards,
    p.ReturnToHand,
    p.ReturnToDeck,
    p.PlaceUnder,
    p.PlaceInSecurity,
)


class Claim(NamedTuple):
    """A condition takes so many of these."""

    takes: int
    tokens: frozenset[Token]


def claims(context: Context, body: object, happening: Happening) -> list[Claim]:
    """What executing the conditions of an effect uses up."""
    if isinstance(body, p.If):
        return claims(context, body.then, happening)
    if isinstance(body, p.ByCost):
        return claims(context, body.cost, happening)
    if isinstance(body, p.Seq):
        return [claim for step in body.steps for claim in claims(context, step, happening)]
    if isinstance(body, p.Suspend):
        return _claim(context, body.target, happening, suspending=True)
    if isinstance(body, _TAKES):
        return _claim(context, body.target, happening, suspending=False)
    if isinstance(body, p.TrashTopSecurity | p.AddSecurityToHand):
        seat = context.seat if body.whose == "yours" else 1 - context.seat
        stack = context.security_stack(seat)
        count = number(context, body.count)
        if isinstance(body, p.TrashTopSecurity):
            count = 1 if body.up_to else security_lost(context, body, seat)
        return [Claim(count, frozenset((CARD, card) for card in stack))]
    return []


def _claim(
    context: Context, target: object, happening: Happening, *, suspending: bool
) -> list[Claim]:
    things: Iterable[Thing]
    if isinstance(target, s.Ref):
        things = context.things(target.name)
        count = 1
    elif isinstance(target, s.Choose):
        things = select(context, target.selector)
        count = 1 if target.up_to else number(context, target.count)
    else:
        return []
    declared = {view.permanent.id for view in happening.subjects}
    tokens: set[Token] = set()
    for thing in things:
        if not isinstance(thing, Permanent):
            if thing != happening.cards.card:
                tokens.add((CARD, thing))
        elif suspending:
            if not thing.suspended and not context.match.board.view(thing).is_forbidden("suspend"):
                tokens.add((SUSPENDED, thing.id))
        elif thing.id not in declared:
            tokens.add((PERMANENT, thing.id))
    return [Claim(count, frozenset(tokens))]


def best_together(found: Sequence[tuple[int, list[Claim]]]) -> int:
    """The largest total of effects whose claims can all be met at once."""
    helpful = [(amount, wanted) for amount, wanted in found if amount > 0]
    most = sum(amount for amount, _ in found if amount < 0)
    best = 0
    for size in range(1, len(helpful) + 1):
        for chosen in combinations(helpful, size):
            total = sum(amount for amount, _ in chosen)
            if total > best and _all_met([claim for _, wanted in chosen for claim in wanted]):
                best = total
    return max(best + most, 0)


def _all_met(wanted: Sequence[Claim]) -> bool:
    """Whether every claim gets as many tokens as it takes, each token once."""
    units = [claim.tokens for claim in wanted for _ in range(claim.takes)]
    taken: dict[Token, int] = {}
    return all(_give(units, unit, taken, set()) for unit in range(len(units)))


def _give(
    units: Sequence[frozenset[Token]], unit: int, taken: dict[Token, int], tried: set[Token]
) -> bool:
    for token in sorted(units[unit] - tried):
        tried.add(token)
        if token not in taken or _give(units, taken[token], taken, tried):
            taken[token] = unit
            return True
    return False
