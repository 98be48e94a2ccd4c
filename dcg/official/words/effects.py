"""Effects triggering, waiting, activating, and what they leave behind, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from dcg.kernel.event import Event
from dcg.official.codes.absent import EVERYTHING, NOT_WAITING, WITHIN_ANOTHER
from dcg.official.codes.effects import PendingEndReason
from dcg.official.codes.procedures import BURST_DIGIVOLVE
from dcg.official.events import effects as e
from dcg.official.keywords import KEYWORDS
from dcg.official.words.durations import lasting
from dcg.official.words.names import listed
from dcg.official.words.wording import EventWording, Words

ENDED = {
    PendingEndReason.DECLINED: "its player declines",
    PendingEndReason.NEW_CARD: "its card left or became a new card",
    PendingEndReason.EFFECT_LOST: "its card lost the effect",
    PendingEndReason.NO_LONGER_TRIGGERED: "what it waits for no longer holds",
    PendingEndReason.CONDITION_UNMET: "its condition is not met",
    PendingEndReason.USES_SPENT: "it was used as often as it can be this turn",
    PendingEndReason.MOVED: "it moved between breeding and battle area",
    PendingEndReason.FORBIDDEN: "an effect forbids it",
    PendingEndReason.ONLY_ONE: "another one was activated, and only one can be",
}
"""Why a pending effect does not activate."""


def keyword(name: str, value: int = 0) -> str:
    """`<Security A. +1>`."""
    if name == BURST_DIGIVOLVE:
        return "Burst Digivolve"
    held = KEYWORDS.get(name)
    return held.text(value) if held is not None else f"<{name}>"


def _waiting(now: EventWording, effect: e.Waiting) -> str:
    if effect.effect_index < 0 and effect.keyword:
        return f"{keyword(effect.keyword)} of {now.card(effect.card)}"
    return f"the effect of {now.card(effect.card)}"


def _one(now: EventWording, identity: int) -> str:
    waiting = [entry.effect for entry in now.board.pending]
    waiting += [entry.effect for entry in now.board.registered]
    return next((_waiting(now, one) for one in waiting if one.id == identity), "an effect")


def _together(who: Sequence[str]) -> str:
    """`the effect of Agumon twice and the effect of Greymon`."""
    times = {1: "", 2: " twice"}
    return listed([one + times.get(n, f" {n} times") for one, n in Counter(who).items()])


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]


def _triggered(now: EventWording, event: e.EffectsTriggered) -> str:
    verb = "triggers" if len(event.effects) == 1 else "trigger"
    return f"{_capital(_together([_waiting(now, effect) for effect in event.effects]))} {verb}"


def _activated(now: EventWording, event: e.EffectActivated) -> str:
    what = now.effect(event.card, event.effect_index)
    if not what and event.pending not in (NOT_WAITING, WITHIN_ANOTHER):
        return f"{_capital(_one(now, event.pending))} activates"
    return f"{now.card(event.card)}'s effect activates{what}"


def _ended(now: EventWording, event: e.PendingEnded) -> str:
    return f"{_capital(_one(now, event.pending))} does not activate: {ENDED[event.reason]}"


def _registered(now: EventWording, event: e.ProcessRegistered) -> str:
    when = event.timing.replace("_", " ")
    return f"{_capital(_waiting(now, event.waiting))} will go on at the {when}"


def _due(now: EventWording, event: e.ProcessesCameDue) -> str:
    verb = "goes on" if len(event.ids) == 1 else "go on"
    return f"{_capital(_together([_one(now, identity) for identity in event.ids]))} now {verb}"


def _gained(now: EventWording, event: e.ModifiersGained) -> str:
    return "; ".join(_for_how_long(now, modifier) for modifier in event.modifiers)


def given(now: EventWording, held: e.Modifier) -> str:
    """What an effect gave, for how long, and which effect of whom."""
    return f"{_for_how_long(now, held)}, by {now.seat(held.seat)}'s {now.card(held.card)}"


def _for_how_long(now: EventWording, held: e.Modifier) -> str:
    return f"{_modifier(now, held)} {lasting(now.board, held)}".rstrip()


def _modifier(now: EventWording, held: e.Modifier) -> str:
    who = (
        now.permanent(held.target)
        if held.target != EVERYTHING
        else f"What {now.card(held.card)} says"
    )
    name = held.name.replace("_", " ")
    what = {
        "dp": f"gets {held.value:+d} DP",
        "play_cost": f"gets {held.value:+d} play cost",
        "set_dp": f"has its original DP changed to {held.value}",
        "keyword": f"gains {keyword(held.name, held.value)}",
        "restriction": f"cannot {name}",
        "player": f"forbids a player to {name}",
        "permission": f"may {name}",
        "immunity": "is not affected by effects",
        "next_time": "waits for the next time",
        "effect": f"gains an effect from {now.card(held.card)}",
        "information": "is treated as something else",
        "cost": f"has a cost changed by {held.value:+d}",
    }.get(held.kind, f"gains {held.kind}")
    return f"{who} {what}"


def _expired(now: EventWording, event: e.ModifiersExpired) -> str:
    return f"No longer in force: {_ended_now(now, event.ids)}"


def _ended_now(now: EventWording, ids: Collection[int]) -> str:
    """What ends, in words."""
    held = [entry.modifier for entry in now.board.modifiers if entry.modifier.id in ids]
    return "; ".join(_modifier(now, modifier) for modifier in held) or "what an effect gave"


def _persistent(now: EventWording, event: e.PersistentEffectsChanged) -> str:
    said = [
        f"{_capital(_together([f'the effect of {now.card(one.card)}' for one in effects]))} "
        f"{'is' if len(effects) == 1 else 'are'} {what}"
        for effects, what in (
            (event.ended, "no longer active"),
            (event.began, "active from now on"),
        )
        if effects
    ]
    return "; ".join(said)


def _kept(now: EventWording, event: e.PersistentEffectsKept) -> str:
    if not event.effects:
        return "No effect stays in force by what it does any more"
    cards = dict.fromkeys(held.card for held in event.effects)
    names = _together(list(dict.fromkeys(map(now.card, cards))))
    if len(cards) == 1:
        return f"The effect of {names} stays in force by what it does"
    return f"Effects of {names} stay in force by what they do"


def _prevented(now: EventWording, event: e.DeparturePrevented) -> str:
    verb = "stays" if len(event.permanents) == 1 else "stay"
    return f"{now.permanents(event.permanents)} {verb}"


def _unsupported(now: EventWording, event: e.UnsupportedMet) -> str:
    return f'{now.card(event.card)} says what this engine cannot do, so it is skipped: "{event.phrase}"'


def _loop(now: EventWording, event: e.LoopDeclared) -> str:
    return f"{now.seat(event.seat)} repeats the loop {event.times} times"


def _repeated(now: EventWording, event: e.LoopRepeated) -> str:
    return f"The loop is repeated {event.times} times at once"


WORDS: dict[type[Event], Words] = {
    e.EffectsTriggered: _triggered,
    e.EffectActivated: _activated,
    e.PendingEnded: _ended,
    e.ProcessRegistered: _registered,
    e.ProcessesCameDue: _due,
    e.ModifiersGained: _gained,
    e.ModifiersExpired: _expired,
    e.PersistentEffectsChanged: _persistent,
    e.PersistentEffectsKept: _kept,
    e.DeparturePrevented: _prevented,
    e.UnsupportedMet: _unsupported,
    e.LoopDeclared: _loop,
    e.LoopRepeated: _repeated,
}
