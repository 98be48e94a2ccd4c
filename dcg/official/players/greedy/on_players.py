"""What a process done to a player is worth to that player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dcg.official.language import processes as p
from dcg.official.players.greedy.effect_view import EffectView
from dcg.official.players.greedy.evaluation import (
    BODY,
    CARD,
    FEW_LEFT,
    MEMORY,
    WIN,
    Evaluation,
    security,
)
from dcg.official.support.tree import walk

KNOWING: Final = 0.1
"""A look at hidden cards, or at some of a deck that is shuffled then."""

FOUND: Final = 0.25
"""A card revealed from the own deck: how likely it is one that the effect takes."""

HELD_BACK: Final = 1.5
"""Something a player may not do for a while."""

DELETIONS: Final = 0.1
"""1000 DP more that effects of a player can delete."""


def player_of(seen: EffectView, process: object) -> int:
    """The seat a process is done to: whose it says, who does it, else the player of the effect."""
    whose = getattr(process, "whose", None) or getattr(process, "who", "yours")
    return seen.seat if whose == "yours" else 1 - seen.seat


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
    if isinstance(process, p.TrashTopSecurity) and process.left is not None:
        lost = max(0, has - process.left)
    total = -sum(security(has - done - 1) for done in range(lost))
    return total + (CARD * lost if isinstance(process, p.AddSecurityToHand) else 0.0)


def _set_memory(evaluation: Evaluation, seen: EffectView, process: p.SetMemory, seat: int) -> float:
    mine = evaluation.view.memory
    has = mine if seat == evaluation.view.seat else -mine
    return MEMORY * (seen.number(process.value) - has)


def _restricted(
    evaluation: Evaluation, seen: EffectView, process: p.RestrictPlayer, seat: int
) -> float:
    return HELD_BACK if process.restriction == "end_the_turn" else -HELD_BACK


def _win(evaluation: Evaluation, seen: EffectView, process: p.WinGame, seat: int) -> float:
    return WIN


def _reveal(evaluation: Evaluation, seen: EffectView, process: p.RevealTop, seat: int) -> float:
    """What the rest of the effect takes cannot be told before they lie there; of the opponent's deck
    they are only seen."""
    if seat != seen.seat:
        return -KNOWING
    return FOUND * CARD * min(seen.number(process.count), evaluation.view.in_deck(seat))


def _look(evaluation: Evaluation, seen: EffectView, process: p.LookAt, seat: int) -> float:
    return KNOWING


def _shuffle(evaluation: Evaluation, seen: EffectView, process: p.Shuffle, seat: int) -> float:
    """What comes of it nobody can tell."""
    return 0.0


def _mill(evaluation: Evaluation, seen: EffectView, process: p.TrashTopDeck, seat: int) -> float:
    """Neither gain nor loss while the deck lasts: cards nobody had seen, for a trash that effects use."""
    count = seen.number(process.count)
    left = evaluation.view.in_deck(seat) - count
    return KNOWING if left >= FEW_LEFT else -CARD * count


def _hatch(evaluation: Evaluation, seen: EffectView, process: p.HatchEgg, seat: int) -> float:
    return CARD if evaluation.view.can_hatch(seat) else 0.0


def _token(evaluation: Evaluation, seen: EffectView, process: p.PlayToken, seat: int) -> float:
    """Tokens that the card describes; in the other player's battle area they are the other's."""
    worth = 0.0
    for name in process.names:
        facts = evaluation.view.token(seen.card, name)
        each = BODY if facts is None else evaluation.on_field(facts)
        worth += each * (seen.number(process.count) if name == process.name else 1)
    return worth if process.to == "yours" else -worth


def _raise_deletions(
    evaluation: Evaluation, seen: EffectView, process: p.RaiseDeletions, seat: int
) -> float:
    return DELETIONS * seen.number(process.amount) / 1000


def _reduce(evaluation: Evaluation, seen: EffectView, process: p.ReduceCost, seat: int) -> float:
    return MEMORY * seen.number(process.amount)


def _next_time(evaluation: Evaluation, seen: EffectView, process: p.NextTime, seat: int) -> float:
    """As much as what it takes off what comes."""
    taken = (node.amount for node in walk(process.effect) if isinstance(node, p.ReduceCost))
    return MEMORY * sum(map(seen.number, taken))


def _widen(evaluation: Evaluation, seen: EffectView, process: p.WidenDigiXros, seat: int) -> float:
    """More cards take more off the cost."""
    return MEMORY


def _turn_security(
    evaluation: Evaluation, seen: EffectView, process: p.TurnSecurity, seat: int
) -> float:
    """A card of the other player that is known; one's own face-up card with its effect."""
    return -KNOWING if process.face_up else -CARD / 2


ON_PLAYERS: Final[dict[type, Callable[[Evaluation, EffectView, Any, int], float]]] = {
    p.GainMemory: _gain,
    p.NextTime: _next_time,
    p.WidenDigiXros: _widen,
    p.LoseMemory: _lose,
    p.PayCost: _lose,
    p.Draw: _draw,
    p.Recover: _recover,
    p.TrashTopSecurity: _lose_security,
    p.AddSecurityToHand: _lose_security,
    p.SetMemory: _set_memory,
    p.RestrictPlayer: _restricted,
    p.WinGame: _win,
    p.RevealTop: _reveal,
    p.LookAt: _look,
    p.Shuffle: _shuffle,
    p.TurnSecurity: _turn_security,
    p.TrashTopDeck: _mill,
    p.HatchEgg: _hatch,
    p.PlayToken: _token,
    p.RaiseDeletions: _raise_deletions,
    p.ReduceCost: _reduce,
}
"""Processes that are done to a player, by what they are worth to that player."""
