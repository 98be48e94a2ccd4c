"""Settling: rule checks and pending effects, one at a time, until nothing is left (15-4-3, 15-4-5).

Newer layers first (derived triggering); within a layer the turn player's effects, then the other's.
"""

from __future__ import annotations

from dcg.kernel.absent import UNKNOWN
from dcg.language.node import Node
from dcg.official.codes import questions
from dcg.official.codes.absent import KEYWORD_BY_RULE, NO_CARD, WHOLE_EFFECT
from dcg.official.codes.attack import COUNTER
from dcg.official.codes.effects import (
    EFFECT_LOST,
    FORBIDDEN,
    NEW_CARD,
    NO_LONGER_TRIGGERED,
    ONLY_ONE,
    USES_SPENT,
    PendingEndReason,
)
from dcg.official.events.effects import PendingEnded, Waiting
from dcg.official.events.options import PickPending
from dcg.official.language import processes as p
from dcg.official.reading.compiled.capabilities import ATTACHED
from dcg.official.reading.compiled.card import CompiledCard, effect_named
from dcg.official.reading.compiled.effect import CompiledEffect
from dcg.official.reading.compiled.given import given_keyword
from dcg.official.reading.conditions import holds
from dcg.official.rules.asking import Asking, ask
from dcg.official.rules.effects.activate import activate, why_not
from dcg.official.rules.effects.conditions_met import come_true
from dcg.official.rules.effects.context import Context
from dcg.official.rules.effects.in_hands import offer_in_hands
from dcg.official.rules.effects.lost import effect_gone
from dcg.official.rules.effects.remembered import context_of
from dcg.official.rules.effects.run import run
from dcg.official.rules.effects.silenced import is_silenced, timing_of
from dcg.official.rules.effects.spent import is_spent
from dcg.official.rules.loops import watch, watch_pending
from dcg.official.rules.match import OfficialMatch
from dcg.official.rules.rule_check import rule_check
from dcg.official.state.pending import Pending


def is_settled(match: OfficialMatch) -> bool:
    """Whether nothing is pending, once what has its condition met now is, and no rule check could find
    anything."""
    if match.tables.waits_for_conditions:
        come_true(match)
    if match.state.pending or match.in_hands or match.rule_check_needed:
        return False
    return not match.tables.needs_rule_checks or match.board.derivation().in_order


def drain(match: OfficialMatch) -> Asking[None]:
    """Resolves everything that is pending, if anything is."""
    if not is_settled(match):
        yield from resolve_pending(match)


def resolve_pending(match: OfficialMatch) -> Asking[None]:
    """Resolves everything that is pending, with rule checks between.

    Inside processing that was pending itself (the security checks of <Piercing>) only what
    triggered in it is resolved, from the match's `oldest_layer` up: older effects wait (15-8-3-2).
    """
    state = match.state
    yield from rule_check(match)
    come_true(match)
    if match.in_hands:
        yield from offer_in_hands(match)
    yield from watch_pending(match)
    while state.pending and (not match.oldest_layer or _newest_layer(match) >= match.oldest_layer):
        entry = yield from _next(match)
        yield from _activate(match, entry)
        yield from rule_check(match)
        come_true(match)
        if match.in_hands:
            yield from offer_in_hands(match)
        yield from watch(match)


def _newest_layer(match: OfficialMatch) -> int:
    return max(entry.layer for entry in match.state.pending)


def _next(match: OfficialMatch) -> Asking[Pending]:
    """The pending effect to activate next (15-4-3-5).

    One that can activate no more is nobody's choice: it comes first, and ends.
    """
    pending = match.state.pending
    if len(pending) == 1:
        return pending[0]
    top = _newest_layer(match)
    layer = [entry for entry in pending if entry.layer == top]
    first = match.state.turn.player
    mine = [entry for entry in layer if entry.effect.seat == first]
    waiting = mine or layer
    for entry in waiting:
        if _is_an_effect(match, entry.effect) and _activates_no_more(match, entry):
            return entry
    picked = yield from ask(
        match,
        waiting[0].effect.seat,
        questions.NEXT_EFFECT,
        [PickPending(entry.effect.id) for entry in waiting],
    )
    return next(entry for entry in waiting if entry.effect.id == picked.pending)


def compiled_effect(match: OfficialMatch, entry: Pending) -> CompiledEffect:
    """The effect of a pending entry: printed, given by another effect, or a keyword's."""
    effect = entry.effect
    card = match.tables.cards[entry.definition]
    if effect.effect_index == KEYWORD_BY_RULE:
        return _of_given_keyword(match, effect, card)
    return effect_named(card, effect.effect_index)


def _of_given_keyword(match: OfficialMatch, effect: Waiting, giver: CompiledCard) -> CompiledEffect:
    """What a keyword effect stands for that an effect of this card gives, or gave."""
    held = match.state.permanents.get(effect.permanent)
    view = match.board.last_known(effect.permanent) if held is None else match.board.view(held)
    if view is not None:
        for given in (view.given_keywords or {}).get(effect.keyword, ()):
            if given.card == effect.card:
                return given_keyword(given.by, given.node, given.value)
    return next(
        given_keyword(source, node, node.value if isinstance(node.value, int) else 0)
        for source in giver.effects
        for node in source.statements
        if isinstance(node, p.GainKeyword) and node.keyword == effect.keyword
    )


def _activate(match: OfficialMatch, entry: Pending) -> Asking[None]:
    effect = entry.effect
    if effect.keyword in match.interpreter.keyword_processes:
        context = context_of(match, effect, None)
        yield from activate(context, effect.id, False, _keyword_process(match, effect))
        return
    compiled = compiled_effect(match, entry)
    whole = effect.process == WHOLE_EFFECT
    lost = _lost(match, entry, compiled) if whole else None
    if lost is not None:
        match.emit(PendingEnded(effect.id, lost))
        return
    context = context_of(match, effect, compiled)
    body = compiled.body if whole else compiled.statements[effect.process]
    reason = yield from why_not(context, body)
    if reason is not None:
        match.emit(PendingEnded(effect.id, reason))
        return
    yield from _resolve(match, effect, compiled, context, body)


def activate_pending(match: OfficialMatch, identity: int) -> Asking[None]:
    """Activates a pending effect that its player has just chosen to activate, before all others."""
    entry = next(held for held in match.state.pending if held.effect.id == identity)
    compiled = compiled_effect(match, entry)
    context = context_of(match, entry.effect, compiled)
    yield from _resolve(match, entry.effect, compiled, context, compiled.body)


def _resolve(
    match: OfficialMatch,
    effect: Waiting,
    compiled: CompiledEffect,
    context: Context,
    body: Node | None,
) -> Asking[None]:
    whole = effect.process == WHOLE_EFFECT
    counted = whole and compiled.limit is not None
    resolving = run(context, body, accepted=True)
    if whole and _is_counter(compiled) and _is_counter_timing(match):
        resolving = _counter(match, resolving)
    yield from activate(context, effect.id, counted, resolving)


def _keyword_process(match: OfficialMatch, effect: Waiting) -> Asking[None]:
    """Processing of the rules themselves: older effects wait until it is over (15-8-3-2)."""
    outer, match.oldest_layer = match.oldest_layer, match.state.layer
    yield from match.interpreter.keyword_processes[effect.keyword](match, effect)
    match.oldest_layer = outer


def _counter(match: OfficialMatch, resolving: Asking[None]) -> Asking[None]:
    _end_other_counters(match)
    yield from resolving


def _is_counter(compiled: CompiledEffect) -> bool:
    return any(trigger.event == "counter_timing" for trigger in compiled.triggers)


def _is_counter_timing(match: OfficialMatch) -> bool:
    attack = match.state.attack
    return attack is not None and attack.timing == COUNTER


def _end_other_counters(match: OfficialMatch) -> None:
    """Only one [Counter] effect activates at the counter timing of an attack (11-3-2): the others wait no more."""
    others = [
        entry.effect.id
        for entry in match.state.pending
        if _is_counter(compiled_effect(match, entry))
    ]
    for identity in others:
        match.emit(PendingEnded(identity, ONLY_ONE))


def _is_an_effect(match: OfficialMatch, effect: Waiting) -> bool:
    """Whether what waits is an effect: neither pending processing nor a process of the rules."""
    keyword_processes = match.interpreter.keyword_processes
    return effect.process == WHOLE_EFFECT and effect.keyword not in keyword_processes


def _is_of_a_new_card(match: OfficialMatch, entry: Pending) -> bool:
    """Whether the card the effect triggered on is not the same card any more (15-4-4-3)."""
    effect = entry.effect
    host = effect.holder if effect.holder != NO_CARD else effect.card
    return host == UNKNOWN or match.state.incarnation[host] != entry.incarnation


def _activates_no_more(match: OfficialMatch, entry: Pending) -> bool:
    """Whether it has lost for good what it activates by: its card is a new card (15-4-4-3), what it triggered on
    has lost it (15-4-4-4), or it was used as often as it can be (15-14-1-1)."""
    if _is_of_a_new_card(match, entry):
        return True
    effect, compiled = entry.effect, compiled_effect(match, entry)
    held = match.state.permanents.get(effect.permanent)
    if held is not None and effect_gone(match, held, effect.card, compiled):
        return True
    return is_spent(match, compiled, effect.effect_index, effect.card, effect.permanent)


def _lost(
    match: OfficialMatch, entry: Pending, compiled: CompiledEffect
) -> PendingEndReason | None:
    """Why the effect can no longer activate (15-4-4-3 to 15-4-4-5), if anything does."""
    state = match.state
    effect = entry.effect
    if _is_of_a_new_card(match, entry):
        return NEW_CARD
    held = state.permanents.get(effect.permanent)
    if held is not None and effect_gone(match, held, effect.card, compiled):
        return EFFECT_LOST
    turn = compiled.turn
    if turn != "any" and (turn == "yours") != (effect.seat == state.turn.player):
        return NO_LONGER_TRIGGERED
    condition = compiled.condition
    if condition is not None and held is not None:
        if not holds(context_of(match, effect, compiled), condition):
            return NO_LONGER_TRIGGERED
    if is_spent(match, compiled, effect.effect_index, effect.card, effect.permanent):
        return USES_SPENT
    if match.tables.attaches_timings and _is_detached(match, effect, compiled):
        return NO_LONGER_TRIGGERED
    if match.tables.silences:
        past = match.board.last_known(effect.permanent)
        view = past if held is None else match.board.view(held)
        if is_silenced(view, compiled, timing_of(compiled, effect.about)):
            return FORBIDDEN
    return None


def _is_detached(match: OfficialMatch, effect: Waiting, compiled: CompiledEffect) -> bool:
    """Whether it triggered upon a timing that was attached to it and is no more (BT16-015#Q2615)."""
    event = timing_of(compiled, effect.about)
    if event not in ATTACHED or any(trigger.event == event for trigger in compiled.triggers):
        return False
    held = match.state.permanents.get(effect.permanent)
    return held is None or not match.board.view(held).may(ATTACHED[event].permission)
