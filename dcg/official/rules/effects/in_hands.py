"""Effects in hands that something triggers: their card is revealed to activate them (15-14-2-1).

Only its player sees a hand. So nothing in the log tells that an effect there could trigger: its player is asked
before effects resolve, and what is revealed is pending activation together with what triggered on the board.
"""

from __future__ import annotations

from collections.abc import Callable

from dcg.official.codes import questions
from dcg.official.codes.absent import NO_PERMANENT
from dcg.official.codes.places import HAND
from dcg.official.events.cards import CardsRevealed, RevealEnded
from dcg.official.events.options import ActivateEffect, No, Option
from dcg.official.language import processes as p
from dcg.official.rules.asking import Asking, ask
from dcg.official.rules.effects.context import Context
from dcg.official.rules.effects.feasible import can_do, speak_of, unmet
from dcg.official.rules.effects.remembered import context_of
from dcg.official.rules.effects.triggers import Found, as_waiting, trigger
from dcg.official.rules.happening import Happening
from dcg.official.rules.match import OfficialMatch

InHand = tuple[Found, Happening]


def reveal(match: OfficialMatch, seat: int, card: int) -> None:
    """Shows a card of a hand to both players; it stays there."""
    match.emit(CardsRevealed(seat, HAND, (card,)))
    match.emit(RevealEnded())


def offer_in_hands(match: OfficialMatch) -> Asking[None]:
    """What players reveal of their hands for what triggered there; it is pending activation then."""
    oldest = match.oldest_layer
    noted = [(held, by) for held, by, layer in match.in_hands if layer >= oldest]
    # what was noted before the processing that is running waits until that is over (15-8-3-2)
    match.in_hands = [each for each in match.in_hands if each[2] < oldest]

    def triggers(held: Found, happening: Happening) -> None:
        trigger(match, [held], happening)

    yield from _reveal_one_after_another(match, noted, _could_activate, triggers)


def revealed_to_interrupt(
    match: OfficialMatch, happening: Happening, found: list[Found]
) -> Asking[list[Found]]:
    """What of these interrupts: all that everybody sees, and what its player reveals of a hand for it."""
    sides = match.state.sides
    hidden = [held for held in found if held.card in sides[held.seat].hand]
    if not hidden:
        return found
    shown = [held for held in found if held not in hidden]
    if match.uninterrupted:
        return shown

    def interrupts(held: Found, _: Happening) -> None:
        shown.append(held)

    noted = [(held, happening) for held in hidden]
    yield from _reveal_one_after_another(match, noted, _could_interrupt, interrupts)
    return shown


def _reveal_one_after_another(
    match: OfficialMatch,
    noted: list[InHand],
    could: Callable[[OfficialMatch, Found, Happening], bool],
    revealed: Callable[[Found, Happening], None],
) -> Asking[None]:
    """Asks the turn player first, then the other, which of these cards they reveal while it `could` do
    something, and does with each at once what is to be done with what is `revealed`. However often an effect
    triggered, its card is revealed for one of them at a time (15-5-2)."""
    first = match.state.turn.player
    for seat in (first, 1 - first):
        mine = [each for each in noted if each[0].seat == seat]
        while True:
            offered: dict[Option, InHand] = {}
            for each in mine:
                if each[0].card in match.state.sides[seat].hand and could(match, *each):
                    offered.setdefault(_option_of(each[0]), each)
            if not offered:
                break
            picked = yield from ask(match, seat, questions.ACTIVATE, [*offered, No()])
            if type(picked) is No:
                break
            chosen, happening = offered[picked]
            reveal(match, seat, chosen.card)
            revealed(chosen, happening)
            mine = [each for each in mine if each[0] is not chosen]


def _option_of(held: Found) -> Option:
    return ActivateEffect(held.card, held.compiled.index, NO_PERMANENT)


def _could_activate(match: OfficialMatch, held: Found, happening: Happening) -> bool:
    """Whether it could still activate (15-6-3) and, where all of it is optional, do something."""
    waiting = as_waiting(match, held, happening, match.state.next_pending)
    context = context_of(match, waiting, held.compiled)
    body = held.compiled.body
    optional = isinstance(body, p.May | p.ByCost)
    return not unmet(context, body) and (not optional or can_do(context, body))


def _could_interrupt(match: OfficialMatch, held: Found, happening: Happening) -> bool:
    """Whether it could do something about one of those it would interrupt the leaving of."""
    context = Context(match, held.seat, held.card, None, held.compiled, happening.because)
    body = held.compiled.body
    subjects = [seen.permanent for seen in held.subjects]
    for one in speak_of(context, body, subjects):
        context.subject = one
        if not unmet(context, body) and can_do(context, body):
            return True
    return False
