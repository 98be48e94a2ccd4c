"""Memory, drawing, recovery, winning."""

from __future__ import annotations

from typing import Final

from dcg.official.codes import questions
from dcg.official.codes.places import HAND, SECURITY_STACK
from dcg.official.events.options import PickNumber
from dcg.official.language import processes as p
from dcg.official.reading.selecting import number
from dcg.official.rules import memory
from dcg.official.rules.adding import may_add
from dcg.official.rules.asking import Asking, ask
from dcg.official.rules.drawing import draw_together, recover_together
from dcg.official.rules.effects.context import Context
from dcg.official.rules.effects.run import Verb
from dcg.official.rules.effects.triggers import happen
from dcg.official.rules.happening import Happening, caused_by
from dcg.official.rules.match import MatchDecided


def _gain(context: Context, process: p.GainMemory) -> Asking[None]:
    amount = number(context, process.amount)
    for seat in context.seats_of(process.who):
        if amount > 0 and context.match.board.player_may(context, seat, "gain_memory"):
            gained = memory.gain(context.match, seat, amount)
            context.did = gained > 0
            context.memory_gained += gained
            if gained:
                moved_it = context.match.ordinal - 1
                cause = caused_by(context.seat)
                happen(context.match, Happening("memory_gained", moved_it, [], seat, cause))
    yield from ()


def _lose(context: Context, process: p.LoseMemory) -> Asking[None]:
    amount = number(context, process.amount)
    for seat in context.seats_of(process.who):
        context.did = memory.gain(context.match, seat, -amount) > 0
    yield from ()


def _pay(context: Context, process: p.PayCost) -> Asking[None]:
    """The memory may go over to the opponent's side: the effect goes on all the same (BT15-015#Q2498)."""
    amount = number(context, process.amount)
    state = context.match.state
    if process.up_to:
        able = [
            PickNumber(each)
            for each in range(1, amount + 1)
            if memory.can_pay(state, context.seat, each)
        ]
        if not able:
            return
        question = questions.DECLARE_NUMBER
        picked = yield from ask(context.match, context.seat, question, able, (context.card,))
        amount = picked.number
    if memory.can_pay(state, context.seat, amount):
        context.memory_paid += amount
        context.did = memory.gain(context.match, context.seat, -amount) > 0
    yield from ()


def _set(context: Context, process: p.SetMemory) -> Asking[None]:
    memory.set_to(context.match, context.seat, number(context, process.value))
    context.did = True
    yield from ()


def _draw(context: Context, process: p.Draw) -> Asking[None]:
    """Nobody draws by an effect, whoever's it is, whom one forbids that (15-1-3)."""
    counts = {
        seat: number(context, process.amount)
        for seat in context.seats_of(process.who)
        if may_add(context.match, context.seat, seat, HAND)
        and context.match.board.is_free_to(seat, "draw_by_effects")
    }
    if draw_together(context.match, counts, caused_by(context.seat)):
        context.did = True
    yield from ()


def _recover(context: Context, process: p.Recover) -> Asking[None]:
    counts = {
        seat: number(context, process.amount)
        for seat in context.seats_of(process.who)
        if may_add(context.match, context.seat, seat, SECURITY_STACK)
    }
    if recover_together(context.match, counts, caused_by(context.seat)):
        context.did = True
    yield from ()


def _win(context: Context, process: p.WinGame) -> Asking[None]:
    yield from ()
    raise MatchDecided(context.seats_of(process.who)[0], "effect")


PLAYER_VERBS: Final[dict[type, Verb]] = {
    p.GainMemory: _gain,
    p.LoseMemory: _lose,
    p.PayCost: _pay,
    p.SetMemory: _set,
    p.Draw: _draw,
    p.Recover: _recover,
    p.WinGame: _win,
}
