"""Effects resolving: sentence by sentence, with what interrupts between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dcg.battle_evolution.codes.places import Zone
from dcg.battle_evolution.codes.questions import SpanKind
from dcg.battle_evolution.codes.turn import Shortfall
from dcg.battle_evolution.events.effects import EffectMisfired, EffectUsed
from dcg.battle_evolution.events.setup import CardsShown
from dcg.battle_evolution.language.processes import Process
from dcg.battle_evolution.reading import values
from dcg.battle_evolution.reading.match import ArenaMatch
from dcg.battle_evolution.reading.viewpoint import Viewpoint
from dcg.battle_evolution.rules.asking import Running
from dcg.battle_evolution.rules.knock_out import check_knock_outs, has_fallen
from dcg.battle_evolution.rules.triggers import answer_triggers

_DEEPEST: Final = 40
"""Effects that answer each other without end stop here."""


def run(view: Viewpoint, process: Process) -> Running[bool]:
    """Runs a process; whether it was done. Raises `TypeError` for one that nothing runs."""
    verb = view.match.interpreter.verbs.get(type(process))
    if verb is None:
        raise TypeError(f"nothing runs {type(process).__name__}")
    done = verb(view, process)
    return done if isinstance(done, bool) else (yield from done)


def resolve(view: Viewpoint, sentences: Sequence[Process]) -> Running[None]:
    """An effect: each sentence in order, the next one though one misfires (1-22 to 1-24, f-if-1)."""
    match = view.match
    match.open_span(SpanKind.EFFECT)
    match.emit(EffectUsed(view.seat, view.card, view.ordinal))
    for sentence in sentences:
        if view.voided:
            break
        yield from run_sentence(view, sentence)
    view.revealed.clear()
    match.close_span(SpanKind.EFFECT)


def run_sentence(view: Viewpoint, sentence: Process) -> Running[None]:
    """One sentence, and what answers it before the next (f-order-3)."""
    match = view.match
    view.acted = False
    view.did = yield from run(view, sentence)
    if not view.did and not view.acted:
        match.emit(EffectMisfired(view.seat, view.card, view.ordinal, Shortfall.NOTHING_TO_DO))
    if not is_settled(match):
        yield from settle(match)


def _show_top(match: ArenaMatch, seat: int) -> None:
    """The top card of a deck that lies face up is open (f-hidden-8)."""
    deck = match.side(seat).deck
    if deck and values.deck_turned(match, seat):
        knows = match.state.course.knowledge.knows
        if not (knows(0, deck[-1]) and knows(1, deck[-1])):
            match.emit(CardsShown(seat, Zone.DECK, (deck[-1],), (0,)))


def is_settled(match: ArenaMatch) -> bool:
    """Whether `settle` has nothing to do."""
    return not (match.happened or match.holders.turns_decks or has_fallen(match))


def settle(match: ArenaMatch) -> Running[None]:
    """Knock-outs, and the effects that what happened triggers; not while a cost is met (f-order-4)."""
    if match.holding:
        return
    if has_fallen(match):
        yield from check_knock_outs(match)
    if match.holders.turns_decks:
        for seat in (0, 1):
            _show_top(match, seat)
    if match.happened and match.depth < _DEEPEST:
        match.depth += 1
        yield from answer_triggers(match, resolve)
        match.depth -= 1
