"""The Strategy Phase: both choose an attack in secret (6-1 to 6-5)."""

from __future__ import annotations

from typing import Final

from dcg.battle_evolution.codes.cards import Attack
from dcg.battle_evolution.codes.questions import Question
from dcg.battle_evolution.codes.turn import Phase
from dcg.battle_evolution.events.battle import AttacksChosen
from dcg.battle_evolution.events.options import PickAttack
from dcg.battle_evolution.events.turn import PhaseSkipped
from dcg.battle_evolution.reading import values
from dcg.battle_evolution.reading.match import ArenaMatch
from dcg.battle_evolution.rules.asking import Running
from dcg.battle_evolution.rules.moving import draw_cards, trash_top
from dcg.battle_evolution.rules.resolving import settle
from dcg.battle_evolution.rules.windows import open_phase
from dcg.kernel.decision import Decision, Sealed

UNOPPOSED_TRASH: Final = 2
"""Cards an opponent without an active trashes (6-3)."""

_ATTACKS: Final = [(PickAttack(attack), f"use_{attack.words}") for attack in Attack]
"""Every attack, and what forbids it."""


def strategy_phase(match: ArenaMatch) -> Running[None]:
    """Attacks are chosen; against nobody the turn player has the unopposed bonus instead (6-2, 6-3)."""
    player = match.state.player
    yield from open_phase(match)
    if not match.side(1 - player).active:
        match.emit(PhaseSkipped(Phase.STRATEGY))
        trash_top(match, 1 - player, UNOPPOSED_TRASH)
        draw_cards(match, player, 1)
        yield from settle(match)
        return
    if not match.side(player).active:
        return
    picked = yield Sealed((_choice(match, 0), _choice(match, 1)))
    match.emit(AttacksChosen((picked[0].attack, picked[1].attack)))


def _choice(match: ArenaMatch, seat: int) -> Decision:
    options = [pick for pick, deed in _ATTACKS if not values.prohibited(match, seat, deed)]
    return Decision(seat, Question.ATTACK, options or [PickAttack(Attack.CIRCLE)])
