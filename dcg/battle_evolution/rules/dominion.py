"""Dominion: a Ruler gains and loses types of its stack (r-1)."""

from __future__ import annotations

from typing import Final

from dcg.battle_evolution.codes.questions import Question
from dcg.battle_evolution.codes.turn import Phase
from dcg.battle_evolution.events.effects import OncePerTurnUsed
from dcg.battle_evolution.events.evolving import KindsSet
from dcg.battle_evolution.events.options import Decline, Pick, PickNumber
from dcg.battle_evolution.reading.match import ArenaMatch
from dcg.battle_evolution.rules.asking import Running, ask

_ORDINAL: Final = 999


def printed_in_stack(match: ArenaMatch, seat: int) -> tuple[int, ...]:
    """The types that are printed in an active stack."""
    return tuple(
        sorted({kind for card in match.side(seat).active for kind in match.facts(card).kinds})
    )


def can_dominate(match: ArenaMatch, seat: int) -> bool:
    """Once in each own turn, in own Prep or Evolution Phase (r-1)."""
    state = match.state
    if seat != state.player or state.phase not in (Phase.PREP, Phase.EVOLUTION):
        return False
    card = match.active(seat)
    return (
        card is not None
        and match.facts(card).card.ruler
        and (card, _ORDINAL) not in state.used
        and bool(printed_in_stack(match, seat))
    )


def dominate(match: ArenaMatch, seat: int, card: int) -> Running[None]:
    """The player picks the types to gain or lose, one after another."""
    match.emit(OncePerTurnUsed(card, _ORDINAL))
    kinds = set(match.side(seat).kinds)
    left = list(printed_in_stack(match, seat))
    while left:
        options: list[Pick] = [*map(PickNumber, left), Decline()]
        picked = yield from ask(seat, Question.KIN, options)
        if not isinstance(picked, PickNumber):
            break
        kinds ^= {picked.number}
        left.remove(picked.number)
    match.emit(KindsSet(seat, tuple(sorted(kinds)), True))
