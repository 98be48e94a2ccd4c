"""What a process done to a player is worth to that player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dcg.official.language import processes as p
from dcg.official.players.greedy.effect_view import EffectView
from dcg.official.players.greedy.evaluation import CARD, FEW_LEFT, MEMORY, Evaluation, security


def player_of(seen: EffectView, process: Any) -> int:
    """The seat a process is done to."""
    whose = process.whose if type(process) in _OF_WHOSE else process.who
    return seen.seat if whose == "yours" else 1 - seen.seat


_OF_WHOSE: Final = frozenset((p.TrashTopSecurity, p.AddSecurityToHand))
"""Processes that say whose cards they take; the others say who does them."""


def _gain(evaluation: Evaluation, seen: EffectView, process: p.GainMemory, seat: int) -> float:
    return MEMORY * seen.number(process.amount)


def _lose(
    evaluation: Evaluation, seen: EffectView, process: p.LoseMemory | p.PayCost, seat: int
) -> float:
    return -MEMORY * seen.number(process.amount)


def _draw(evaluation: Evaluation, seen: EffectView, process: p.Draw, seat: int) -> float:
    """Cards, as long as the deck has some left for the turns to come (1-2-3-2)."""
    count = seen.number(process.amount)
    left = evaluation.view.in_deck(seat) - count
    return CARD * count if left >= FEW_LEFT else -CARD * count


def _recover(evaluation: Evaluation, seen: EffectView, process: p.Recover, seat: int) -> float:
    has = evaluation.view.security(seat)
    return sum(security(has + more) for more in range(seen.number(process.amount)))


def _lose_security(
    evaluation: Evaluation,
    seen: EffectView,
    process: p.TrashTopSecurity | p.AddSecurityToHand,
    seat: int,
) -> float:
    has = evaluation.view.security(seat)
    lost = min(has, seen.number(process.count))
    total = -sum(security(has - done - 1) for done in range(lost))
    return total + (CARD * lost if isinstance(process, p.AddSecurityToHand) else 0.0)


ON_PLAYERS: Final[dict[type, Callable[[Evaluation, EffectView, Any, int], float]]] = {
    p.GainMemory: _gain,
    p.LoseMemory: _lose,
    p.PayCost: _lose,
    p.Draw: _draw,
    p.Recover: _recover,
    p.TrashTopSecurity: _lose_security,
    p.AddSecurityToHand: _lose_security,
}
"""Processes that are done to a player, by what they are worth to that player."""
