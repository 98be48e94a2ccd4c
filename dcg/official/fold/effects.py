"""Folding triggers, activations, pending processing and modifiers."""

from typing import Final

from dcg.kernel.absent import UNKNOWN
from dcg.kernel.course import SpanClosed
from dcg.kernel.errors import FoldError
from dcg.kernel.event import Event
from dcg.kernel.registry import Handler
from dcg.official.codes.absent import (
    NO_CARD,
    NO_DEFINITION,
    NO_MODIFIER,
    NOT_WAITING,
    WITHIN_ANOTHER,
)
from dcg.official.codes.spans import INTERRUPTION
from dcg.official.events.effects import (
    DeparturePrevented,
    EffectActivated,
    EffectsTriggered,
    LoopDeclared,
    LoopRepeated,
    ModifiersExpired,
    ModifiersGained,
    PendingEnded,
    PersistentEffectsChanged,
    PersistentEffectsKept,
    ProcessesCameDue,
    ProcessRegistered,
    UnsupportedMet,
    Waiting,
)
from dcg.official.fold.modifiers import drop_modifiers
from dcg.official.state.board import Board
from dcg.official.state.pending import (
    Active,
    Applied,
    Interrupter,
    Kept,
    Pending,
    Registered,
    use_key,
)


def _definition(state: Board, card: int) -> int:
    return state.definition_of[card] if card != UNKNOWN else NO_DEFINITION


def _minted(state: Board) -> tuple[int, int]:
    first, second = state.course.knowledge.minted
    return first, second


def _pending(state: Board, effect: Waiting, definition: int, minted: tuple[int, int]) -> Pending:
    holder = effect.holder if effect.holder != NO_CARD else effect.card
    incarnation = state.incarnation[holder] if holder != UNKNOWN else 0
    return Pending(state.layer, effect, definition, incarnation, minted)


def _effects_triggered(state: Board, event: EffectsTriggered) -> None:
    minted = _minted(state)
    for effect in event.effects:
        if effect.id != state.next_pending:
            raise FoldError(f"pending effect {effect.id} is minted out of order")
        state.next_pending += 1
        state.pending.append(_pending(state, effect, _definition(state, effect.card), minted))


def _effect_activated(state: Board, event: EffectActivated) -> None:
    if event.pending not in (NOT_WAITING, WITHIN_ANOTHER):
        _remove(state, event.pending)
    if event.pending != WITHIN_ANOTHER:
        state.layer += 1
    else:
        _interrupts(state, event)
    if event.counted:
        key = use_key(event.card, event.effect_index, event.permanent)
        state.uses[key] = state.uses.get(key, 0) + 1


def _interrupts(state: Board, event: EffectActivated) -> None:
    """Remembers an effect that interrupts; one that another effect activates does not."""
    spans = state.course.spans
    if len(spans) > 1 and spans[-2].kind == INTERRUPTION:
        state.interrupted.append(
            Interrupter(event.card, event.effect_index, event.permanent, event.keyword)
        )


def _span_closed(state: Board, event: SpanClosed) -> None:
    """With the outermost interruption, what has interrupted may do so again."""
    state.course.close_span(event.kind)
    if state.interrupted and all(span.kind != INTERRUPTION for span in state.course.spans):
        state.interrupted.clear()


def _remove(state: Board, identity: int) -> None:
    for place, entry in enumerate(state.pending):
        if entry.effect.id == identity:
            del state.pending[place]
            return
    raise FoldError(f"effect {identity} is not pending")


def _pending_ended(state: Board, event: PendingEnded) -> None:
    _remove(state, event.pending)


def _process_registered(state: Board, event: ProcessRegistered) -> None:
    effect = event.waiting
    if effect.id != state.next_pending:
        raise FoldError(f"pending process {effect.id} is minted out of order")
    state.next_pending += 1
    definition = _definition(state, effect.card)
    state.registered.append(Registered(event.timing, effect, definition, _minted(state)))


def _processes_came_due(state: Board, event: ProcessesCameDue) -> None:
    for identity in event.ids:
        for place, entry in enumerate(state.registered):
            if entry.effect.id == identity:
                del state.registered[place]
                state.pending.append(_pending(state, entry.effect, entry.definition, entry.minted))
                break
        else:
            raise FoldError(f"process {identity} was not registered")


def _modifiers_gained(state: Board, event: ModifiersGained) -> None:
    for modifier in event.modifiers:
        if modifier.id != state.next_modifier:
            raise FoldError(f"modifier {modifier.id} is minted out of order")
        state.next_modifier += 1
        card = modifier.card
        incarnation = state.incarnation[card] if card != UNKNOWN else 0
        state.modifiers.append(Applied(modifier, _definition(state, card), incarnation))


def _modifiers_expired(state: Board, event: ModifiersExpired) -> None:
    drop_modifiers(state, event.ids)


def _persistent_effects_changed(state: Board, event: PersistentEffectsChanged) -> None:
    for effect in event.ended:
        for place, held in enumerate(state.active):
            if held[:3] == (effect.card, effect.effect_index, effect.permanent):
                del state.active[place]
                break
        else:
            raise FoldError("a persistent effect ends that is not active")
    if event.number != NO_MODIFIER:
        if event.number != state.next_modifier:
            raise FoldError(f"the moment {event.number} is minted out of order")
        state.next_modifier += 1
    state.active += [
        Active(effect.card, effect.effect_index, effect.permanent, event.number)
        for effect in event.began
    ]


def _persistent_effects_kept(state: Board, event: PersistentEffectsKept) -> None:
    state.kept = [
        Kept(held.card, held.effect_index, held.permanent, held.process, held.target)
        for held in event.effects
    ]


def _loop_declared(state: Board, event: LoopDeclared) -> None:
    state.loops = event.times
    effects = {(state.definition_of[held.card], held.effect_index) for held in event.effects}
    found = tuple(sorted(effects))
    if found and found not in state.stopped:
        state.stopped.append(found)


def _noted(state: Board, event: Event) -> None:
    """Events that state why nothing changed."""


EFFECT_HANDLERS: Final[dict[type[Event], Handler]] = {
    SpanClosed: _span_closed,
    EffectsTriggered: _effects_triggered,
    EffectActivated: _effect_activated,
    PendingEnded: _pending_ended,
    ProcessRegistered: _process_registered,
    ProcessesCameDue: _processes_came_due,
    ModifiersGained: _modifiers_gained,
    ModifiersExpired: _modifiers_expired,
    DeparturePrevented: _noted,
    UnsupportedMet: _noted,
    LoopDeclared: _loop_declared,
    LoopRepeated: _noted,
    PersistentEffectsChanged: _persistent_effects_changed,
    PersistentEffectsKept: _persistent_effects_kept,
}
