"""Effects that activate other effects (15-15-9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from dcg.official.codes import questions
from dcg.official.codes.absent import WITHIN_ANOTHER
from dcg.official.codes.picked_among import OTHER_EFFECTS as AMONG_OTHERS
from dcg.official.events.options import PickNumber
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.reading.compiled.card import CompiledCard
from dcg.official.reading.compiled.effect import UPPER, CompiledEffect
from dcg.official.reading.compiled.given import given_effect
from dcg.official.reading.facts import Thing
from dcg.official.reading.viewpoint import Viewpoint
from dcg.official.rules.asking import Asking, ask
from dcg.official.rules.effects.activate import activate
from dcg.official.rules.effects.context import Context
from dcg.official.rules.effects.in_the_open import must_be_paid
from dcg.official.rules.effects.run import Verb, run
from dcg.official.rules.effects.silenced import SILENCED, is_silenced
from dcg.official.rules.effects.spent import is_spent
from dcg.official.rules.loops import unwatch_within, watch_within
from dcg.official.rules.nested import Within
from dcg.official.state.permanent import Permanent


class Other(NamedTuple):
    """An effect that is activated: as what it is seen from, and the card that has it."""

    seen: Viewpoint
    compiled: CompiledEffect
    host: int


MAIN: Final = "main"

_UPON: Final = {icon: event for event, (icon, _) in SILENCED.items()}
"""By the icons of effects that a Digimon can have from what lies under it, or be given: what they wait for."""


def _activate_effect(context: Context, process: p.ActivateOtherEffect) -> Asking[None]:
    """Another effect activates during this one (15-15-9), without its card being used: one that its
    player chooses, or all of them in the order that the player chooses (15-15-9-2). Of several that triggered it
    together, one is of any of them (15-5-2)."""
    things = context.things(process.of.name)
    for among in [things] if process.of == s.Ref("subject") else [[thing] for thing in things]:
        left = [other for thing in among for other in _effects_of(context, thing, process.timing)]
        numbers = list(range(len(left)))
        named = tuple(
            [
                part
                for other in left
                for part in (other.seen.card, other.compiled.index, other.seen.permanent_id)
            ]
        )
        for _ in range(len(left) if process.every else min(1, len(left))):
            place = numbers[0]
            if len(numbers) > 1:
                options = [PickNumber(each) for each in numbers]
                picked = yield from ask(
                    context.match,
                    context.seat,
                    questions.CHOOSE_PROCESS,
                    options,
                    (_card_of(among[0]), AMONG_OTHERS, *named),
                )
                place = picked.number
            numbers.remove(place)
            yield from _activate_within(context, left[place])


def _card_of(thing: Thing) -> int:
    return thing.top if isinstance(thing, Permanent) else thing


def _effects_of(context: Context, thing: Thing, timing: str) -> list[Other]:
    if isinstance(thing, Permanent) and _has_others(context, thing, timing):
        return _effects_it_has(context, thing, timing)
    return _effects_of_card(context, _card_of(thing), timing)


def _has_others(context: Context, held: Permanent, timing: str) -> bool:
    """Whether it can have such effects from what lies under it, or be given them: an Option on the field has its
    card's alone, and so has what has left the field."""
    if timing != MAIN:
        return timing in _UPON
    view = context.match.board.views_now().get(held.id)
    return view is not None and not view.is_option


def _effects_of_card(context: Context, card: int, timing: str) -> list[Other]:
    """The effects of a card with the icon, activated as effects of what has the effect that resolves: none that
    this can't activate (EX8-029#Q3903), and none that is spent (15-14-1-1)."""
    board = context.match.board
    view = board.views_now().get(context.permanent_id) or board.last_known(context.permanent_id)
    return [
        Other(Viewpoint(context.board, context.seat, card, context.permanent, held), held, card)
        for held in OTHER_EFFECTS[timing](board.card(card))
        if not is_silenced(view, held, _UPON.get(timing, ""))
        and not is_spent(context.match, held, held.index, card, context.permanent_id)
    ]


def _effects_it_has(context: Context, held: Permanent, timing: str) -> list[Other]:
    """Its own effects with the icon, inherited ones (BT22-092#Q4961) and those it is given (EX5-059#Q3656), as far
    as they may activate now (BT5-085#Q5521) and are not spent (15-14-1-1)."""
    view = context.match.board.view(held)
    event = _UPON.get(timing, "")
    having = view.stack.triggers.get(event, ()) if event else view.stack.activations
    found = [
        Other(Viewpoint(context.board, held.seat, held.card_at(place), held, each), each, each_host)
        for place, each in having
        for each_host in (held.card_at(place),)
    ]
    for given in view.given_effects or ():
        each = given_effect(given.by, given.node)
        seen = Viewpoint(context.board, held.seat, given.card, held, each)
        found.append(Other(seen, each, held.top))
    return [
        other
        for other in found
        if timing in other.compiled.effect.icons
        and not is_silenced(view, other.compiled, event)
        and _may_activate(context, other)
    ]


def _may_activate(context: Context, other: Other) -> bool:
    match = context.match
    compiled, seen = other.compiled, other.seen
    turn = match.state.turn.player
    if compiled.turn != "any" and (compiled.turn == "yours") != (seen.seat == turn):
        return False
    return not is_spent(match, compiled, compiled.index, seen.card, seen.permanent_id)


def _activate_within(context: Context, other: Other) -> Asking[None]:
    """Activates an effect as one of the effect that resolves (15-15-9-1)."""
    match = context.match
    seen, compiled = other.seen, other.compiled
    inner = Context(match, seen.seat, seen.card, seen.permanent, compiled, context.because)
    if seen.permanent is context.permanent:
        inner.permanent_id = context.permanent_id
    inner.host = other.host
    counted = compiled.limit is not None
    resolving = run(inner, compiled.body, accepted=must_be_paid(inner, compiled.body))
    watched = yield from watch_within(match, seen.card, compiled.index, inner.permanent_id)
    yield Within(activate(inner, WITHIN_ANOTHER, counted, resolving))
    unwatch_within(match, watched)
    context.did = True


def _with_icon(icon: str) -> Callable[[CompiledCard], list[CompiledEffect]]:
    return lambda facts: [
        held for held in facts.working["battle_area"].triggers[UPPER] if icon in held.effect.icons
    ]


OTHER_EFFECTS: Final[dict[str, Callable[[CompiledCard], list[CompiledEffect]]]] = {
    MAIN: lambda facts: facts.main or facts.working["battle_area"].activations[UPPER],
    "security": lambda facts: facts.security,
    **{
        icon: _with_icon(icon)
        for icon in ("on_play", "when_digivolving", "on_deletion", "when_attacking")
    },
}
"""The effects of a card that another effect activates, by the icon in front of them (15-15-9)."""

ACTIVATING_VERBS: Final[dict[type, Verb]] = {p.ActivateOtherEffect: _activate_effect}
