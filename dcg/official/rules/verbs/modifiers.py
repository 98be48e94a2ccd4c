"""Effects that last: DP, keywords, prohibitions, permissions, immunity, information."""

from __future__ import annotations

from typing import Final

from dcg.official.codes.absent import EVERYTHING
from dcg.official.events.effects import Modifier, ModifiersGained
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.reading.attributes import facts_of
from dcg.official.reading.colour_numbers import colour_number
from dcg.official.reading.continuous.affecting import unlike_its_card
from dcg.official.reading.durations import GOVERNED, ending
from dcg.official.reading.selecting import number
from dcg.official.rules.asking import Asking
from dcg.official.rules.effects.context import Context
from dcg.official.rules.effects.run import Verb
from dcg.official.rules.effects.targets import meaning
from dcg.official.rules.verbs.places import permanents_among

Given = (
    p.ModifyDP
    | p.ModifyPlayCost
    | p.SetDP
    | p.GainKeyword
    | p.GainEffect
    | p.NextTime
    | p.Restrict
    | p.RestrictPlayer
    | p.Permit
    | p.Immune
    | p.TreatAs
)
"""What is in force for a while once it was given."""


def _give(context: Context, process: Given, kind: str, name: str, value: int) -> Asking[None]:
    """Individual processing binds to the chosen (15-11-1), overall to the selector (15-11-2)."""
    match = context.match
    compiled = context.compiled
    assert compiled is not None
    if isinstance(process, p.RestrictPlayer | p.NextTime):
        target: s.Target = _EVERYBODY
    else:
        target = process.target
    if isinstance(target, s.All):
        identities = [EVERYTHING]
    else:
        things = yield from meaning(context, target)
        identities = [held.id for held in permanents_among(things)]
    duration = context.governing if process.duration == GOVERNED else process.duration
    ends, turn = ending(duration, context.seat, match.state, turn_bound=compiled.turn != "any")
    source = unlike_its_card(context)
    first = match.state.next_modifier
    modifiers = tuple(
        Modifier(
            first + offset,
            context.seat,
            kind,
            identity,
            name,
            value,
            context.card,
            compiled.named,
            compiled.statement_of[id(process)],
            ends,
            turn,
            source,
        )
        for offset, identity in enumerate(identities)
    )
    if modifiers:
        match.emit(ModifiersGained(modifiers))
        context.did = True


def _modify_dp(context: Context, process: p.ModifyDP) -> Asking[None]:
    yield from _give(context, process, "dp", "", number(context, process.amount))


def _modify_play_cost(context: Context, process: p.ModifyPlayCost) -> Asking[None]:
    yield from _give(context, process, "play_cost", "", number(context, process.amount))


def _set_dp(context: Context, process: p.SetDP) -> Asking[None]:
    yield from _give(context, process, "set_dp", "", number(context, process.value))


def _keyword(context: Context, process: p.GainKeyword) -> Asking[None]:
    value = number(context, process.value)
    yield from _give(context, process, "keyword", process.keyword, value)


def _effect(context: Context, process: p.GainEffect) -> Asking[None]:
    yield from _give(context, process, "effect", "", 0)


def _next_time(context: Context, process: p.NextTime) -> Asking[None]:
    yield from _give(context, process, "next_time", "", 0)


def _restrict(context: Context, process: p.Restrict) -> Asking[None]:
    yield from _give(context, process, "restriction", process.restriction, 0)


def _restrict_player(context: Context, process: p.RestrictPlayer) -> Asking[None]:
    yield from _give(context, process, "player", process.restriction, 0)


def _permit(context: Context, process: p.Permit) -> Asking[None]:
    yield from _give(context, process, "permission", process.permission, 0)


def _immune(context: Context, process: p.Immune) -> Asking[None]:
    yield from _give(context, process, "immunity", process.whose, 0)


def _treat_as(context: Context, process: p.TreatAs) -> Asking[None]:
    """The colours of a card that is spoken of are those it has now, whatever becomes of it."""
    of = process.colours_of
    things = context.things(of.name) if isinstance(of, s.Ref) else ()
    colours = [each for thing in things for each in facts_of(context, thing).colours]
    yield from _give(context, process, "information", "", colour_number(colours))


_EVERYBODY: Final = s.All(s.Selector())
"""What forbids a player something, or waits for what will happen, is about nothing on the board."""

MODIFIER_VERBS: Final[dict[type, Verb]] = {
    p.ModifyDP: _modify_dp,
    p.ModifyPlayCost: _modify_play_cost,
    p.SetDP: _set_dp,
    p.GainKeyword: _keyword,
    p.GainEffect: _effect,
    p.NextTime: _next_time,
    p.Restrict: _restrict,
    p.RestrictPlayer: _restrict_player,
    p.Permit: _permit,
    p.Immune: _immune,
    p.TreatAs: _treat_as,
}
