"""What a player decided, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dcg.official.codes import questions as q
from dcg.official.codes.absent import THE_PLAYER
from dcg.official.events import options as o
from dcg.official.events.setup import Answered
from dcg.official.words.wording import EventWording

_NO: dict[int, str] = {
    q.REDRAW: "keeps the hand",
    q.BREEDING: "does nothing in the breeding phase",
    q.ACTIVATE: "does not activate the effect",
    q.OPTIONAL_PROCESSING: "declines what is optional",
    q.PAY_CONDITION: "does not pay the condition",
    q.CHOOSE_TARGET: "chooses nothing more",
    q.CHOOSE_CARD: "chooses nothing more",
    q.CHOOSE_ATTACK: "does not attack",
    q.BLOCK: "does not block",
}
_YES: dict[int, str] = {
    q.REDRAW: "redraws the hand",
    q.ACTIVATE: "activates the effect",
    q.OPTIONAL_PROCESSING: "does what is optional",
    q.PAY_CONDITION: "pays the condition",
    q.LOOP_COUNT: "says a higher number",
}


def _number(now: EventWording, option: o.PickNumber, question: int) -> str:
    if question == q.INTERRUPT:
        return f"picks interrupting effect number {option.number + 1}"
    if question == q.CHOOSE_PROCESS:
        return f"chooses process number {option.number + 1}"
    if question == q.CHOOSE_REQUIREMENT:
        return f"chooses digivolution requirement number {option.number + 1}"
    return f"says {option.number}"


def _pending(now: EventWording, option: o.PickPending, question: int) -> str:
    for entry in now.board.pending:
        if entry.effect.id == option.pending:
            return f"picks the effect of {now.card(entry.effect.card)} to activate next"
    return "picks the effect to activate next"


def _attack(now: EventWording, option: o.AttackWith, question: int) -> str:
    target = now.permanent(option.target) if option.target != THE_PLAYER else "the player"
    return f"chooses to attack {target} with {now.permanent(option.permanent)}"


_OPTIONS: dict[type[o.Option], Callable[[EventWording, Any, int], str]] = {
    o.No: lambda now, option, question: _NO.get(question, "says no"),
    o.Yes: lambda now, option, question: _YES.get(question, "says yes"),
    o.Pass: lambda now, option, question: "chooses to pass",
    o.Hatch: lambda now, option, question: "chooses to hatch",
    o.Move: lambda now, option, question: f"chooses to move {now.permanent(option.permanent)}",
    o.PlayCard: lambda now, option, question: f"chooses to play {now.card(option.card)}",
    o.DigivolveInto: lambda now, option, question: (
        f"chooses to digivolve {now.permanent(option.permanent)} into {now.card(option.card)}"
    ),
    o.BurstDigivolveInto: lambda now, option, question: (
        f"chooses to burst digivolve {now.permanent(option.permanent)} into {now.card(option.card)}"
    ),
    o.DnaDigivolveInto: lambda now, option, question: (
        f"chooses to DNA digivolve {now.permanents(option.permanents)}"
        f"{f' with {now.cards(option.cards)}' if option.cards else ''} into {now.card(option.card)}"
    ),
    o.UseOption: lambda now, option, question: f"chooses to use {now.card(option.card)}",
    o.LinkTo: lambda now, option, question: (
        f"chooses to link {now.card(option.card)} to {now.permanent(option.permanent)}"
    ),
    o.AppFuseInto: lambda now, option, question: (
        f"chooses to app fuse {now.permanent(option.permanent)} with {now.card(option.link)} "
        f"into {now.card(option.card)}"
    ),
    o.AttackWith: _attack,
    o.ActivateEffect: lambda now, option, question: (
        f"chooses to activate {now.card(option.card)}'s effect"
    ),
    o.PickPermanent: lambda now, option, question: f"chooses {now.permanent(option.permanent)}",
    o.PickCard: lambda now, option, question: f"chooses {now.card(option.card)}",
    o.PickNumber: _number,
    o.PickPending: _pending,
    o.Block: lambda now, option, question: (
        f"chooses to block with {now.permanent(option.permanent)}"
    ),
}


def answered(now: EventWording, event: Answered) -> str:
    """One decision."""
    words = _OPTIONS[type(event.option)](now, event.option, event.question)
    return f"{now.seat(event.seat)} {words}"


def says_something(event: Answered) -> bool:
    """Whether the answer is news: what was declined has no event of its own."""
    return isinstance(event.option, o.No) and event.question in (q.REDRAW, q.BLOCK, q.ACTIVATE)
