"""The course of a match: set-up, then turns of six phases."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dcg.battle_evolution.codes.questions import SpanKind
from dcg.battle_evolution.codes.turn import Phase
from dcg.battle_evolution.events.turn import PhaseBegun, PhaseSkipped, TurnBegun
from dcg.battle_evolution.reading.match import ArenaMatch, MatchDecided
from dcg.battle_evolution.rules.asking import Running
from dcg.battle_evolution.rules.battle import battle_phase
from dcg.battle_evolution.rules.end import end_phase
from dcg.battle_evolution.rules.evolution import evolution_phase
from dcg.battle_evolution.rules.prep import prep_phase
from dcg.battle_evolution.rules.recurring import position_key
from dcg.battle_evolution.rules.resolving import is_settled, settle
from dcg.battle_evolution.rules.set_up import set_up
from dcg.battle_evolution.rules.strategy import strategy_phase
from dcg.battle_evolution.rules.support import support_phase
from dcg.kernel.absent import DRAW, NOBODY

_PHASES: Final[dict[Phase, Callable[[ArenaMatch], Running[None]]]] = {
    Phase.PREP: prep_phase,
    Phase.EVOLUTION: evolution_phase,
    Phase.STRATEGY: strategy_phase,
    Phase.SUPPORT: support_phase,
    Phase.BATTLE: battle_phase,
    Phase.END: end_phase,
}

_NOT_FIRST: Final = (Phase.STRATEGY, Phase.SUPPORT, Phase.BATTLE)
"""The phases that the first turn of the game has not (6-1, 7-1, 8-1)."""

_OFTEN: Final = 3
"""The same position so often at the start of a turn is a draw (s-2): this engine's own rule."""


def play_step(match: ArenaMatch) -> Running[None]:
    """From one rest point to the next: set-up, or one phase of a turn."""
    state = match.state
    match.happened.clear()  # nothing of it waits at a rest point
    if state.first_player == NOBODY:
        yield from set_up(match)
        return
    if state.turn == 0 or state.phase is Phase.END:
        match.open_span(SpanKind.PHASE)
        seat = state.first_player if state.turn == 0 else 1 - state.player
        match.emit(TurnBegun(state.turn + 1, seat, position_key(match, seat)))
        if state.positions.count(state.positions[-1]) >= _OFTEN:
            raise MatchDecided(DRAW, "repetition")
        phase = Phase.PREP
    else:
        match.open_span(SpanKind.PHASE)
        phase = Phase(state.phase + 1)
    if state.turn == 1 and phase in _NOT_FIRST:
        match.emit(PhaseSkipped(phase))
    else:
        match.emit(PhaseBegun(phase))
        yield from _PHASES[phase](match)
        if not is_settled(match):
            yield from settle(match)
    match.close_span(SpanKind.PHASE)
