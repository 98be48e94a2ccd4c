"""Activating an effect (15-4-1): the one procedure by which every effect does so."""

from __future__ import annotations

from dcg.language.node import Node
from dcg.official.codes import questions
from dcg.official.codes.absent import KEYWORD_BY_RULE
from dcg.official.codes.effects import CONDITION_UNMET, DECLINED, PendingEndReason
from dcg.official.codes.spans import EFFECT
from dcg.official.events.cards import RevealEnded
from dcg.official.events.effects import EffectActivated
from dcg.official.rules.asking import Asking, confirm
from dcg.official.rules.effects.context import Context
from dcg.official.rules.effects.feasible import can_do, unmet
from dcg.official.rules.effects.optional import first_of, is_optional
from dcg.official.rules.shown_areas import end_with


def why_not(context: Context, body: Node | None) -> Asking[PendingEndReason | None]:
    """Asks what comes before an activation: None where the effect activates now.

    `CONDITION_UNMET` where no processing condition is met (15-6-3), `DECLINED` where the effect is
    optional as a whole and its player lets it be (15-7-4, 15-9-2), or can do nothing else.
    """
    if unmet(context, body):
        return CONDITION_UNMET
    if not is_optional(body):
        return None
    compiled = context.compiled
    assert compiled is not None
    first = first_of(body)
    accepted = (first is None or can_do(context, first)) and (
        yield from confirm(
            context.match, context.seat, questions.ACTIVATE, (context.card, compiled.index)
        )
    )
    return None if accepted else DECLINED


def activate(
    context: Context, waited: int, counted: bool, resolving: Asking[None], keyword: str = ""
) -> Asking[None]:
    """Activates the effect of a context and resolves it.

    `waited` is the pending effect it was, `NOT_WAITING` or `WITHIN_ANOTHER`. `counted`: this uses
    up one of its [X Per Turn] (15-14-1). `resolving` is its processing, not begun yet. What is done
    in it is because of the activation. `keyword` is given where only that tells which effect it is.
    What it revealed and did not move lies revealed no longer once it is over (15-15-3-5).
    """
    match = context.match
    begins_reveal = not match.state.revealed
    compiled = context.compiled
    effect_index = KEYWORD_BY_RULE if compiled is None else compiled.index
    context.because = match.open_span(EFFECT, context.because)
    match.emit(
        EffectActivated(
            waited, context.seat, context.card, effect_index, context.permanent_id, counted, keyword
        )
    )
    match.depth += 1
    match.effects.append(context)
    yield from resolving
    match.effects.pop()
    if match.shown:
        end_with(match, match.depth)
    match.depth -= 1
    if begins_reveal and match.state.revealed:
        match.emit(RevealEnded())
    match.close_span(EFFECT)
