"""What an effect that waits knew when it triggered (15-8-3-8)."""

from __future__ import annotations

from dcg.official.codes.absent import NO_CARD, WHOLE_EFFECT
from dcg.official.events.effects import Waiting
from dcg.official.reading.compiled.effect import CompiledEffect
from dcg.official.rules.effects import delayed
from dcg.official.rules.effects.context import Context
from dcg.official.rules.match import OfficialMatch


def context_of(match: OfficialMatch, effect: Waiting, compiled: CompiledEffect | None) -> Context:
    """What the effect knew when it triggered."""
    permanents = match.state.permanents
    context = Context(
        match,
        effect.seat,
        effect.card,
        permanents.get(effect.permanent),
        compiled,
        effect.because,
    )
    context.permanent_id = effect.permanent
    if effect.holder != NO_CARD and (effect.effect_index < 0 or effect.keyword):
        context.host = effect.holder
    context.as_triggered = match.as_triggered.get(effect.id)
    about = effect.about
    context.subject_id = about.subject if about is not None else effect.permanent
    context.subject = permanents.get(context.subject_id)
    if about is not None:
        context.subject_card = about.card
        context.triggered = about.amount
        context.object = permanents.get(about.object)
        if effect.process == WHOLE_EFFECT:
            context.bindings = {
                held.name: [
                    *(permanents[each] for each in held.permanents if each in permanents),
                    *held.cards,
                ]
                for held in about.bindings
            }
        else:
            delayed.recall(context, about)
    return context
