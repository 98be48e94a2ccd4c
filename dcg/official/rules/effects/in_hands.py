"""Effects in hands that something triggers: their card is revealed to activate them (15-14-2-1).

Only its player sees a hand. So nothing in the log tells that an effect there could trigger: its player is asked
before effects resolve, and what is revealed is pending activation together with what triggered on the board.
"""

from __future__ import annotations

from dcg.official.codes import questions
from dcg.official.codes.absent import NO_PERMANENT
from dcg.official.codes.places import HAND
from dcg.official.events.cards import CardsRevealed, RevealEnded
from dcg.official.events.options import ActivateEffect, No, Option
from dcg.official.language import processes as p
from dcg.official.rules.asking import Asking, ask
from dcg.official.rules.effects.context import Context
from dcg.official.rules.effects.feasible import can_do, unmet
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
    """Asks the turn player first, then the other, which of their cards they reveal, one after another."""
    if not match.in_hands:
        return
    oldest = match.oldest_layer
    noted = [(held, by) for held, by, layer in match.in_hands if layer >= oldest]
    # what was noted before the processing that is running waits until that is over (15-8-3-2)
    match.in_hands = [each for each in match.in_hands if each[2] < oldest]
    first = match.state.turn.player
    for seat in (first, 1 - first):
        mine = [each for each in noted if each[0].seat == seat]
        while by_option := _offered(match, seat, mine):
            picked = yield from ask(match, seat, questions.ACTIVATE, [*by_option, No()])
            if type(picked) is No:
                break
            chosen, happening = by_option[picked]
            reveal(match, seat, chosen.card)
            trigger(match, [chosen], happening)
            mine = [each for each in mine if each[0] is not chosen]


def revealed_to_interrupt(
    match: OfficialMatch, happening: Happening, found: list[Found]
) -> Asking[list[Found]]:
    """What of these interrupts: all that everybody sees, and what its player reveals of a hand for it."""
    sides = match.state.sides
    hidden = [
        held for held in found if held.permanent is None and held.card in sides[held.seat].hand
    ]
    if not hidden:
        return found
    shown = [held for held in found if held not in hidden]
    if match.uninterrupted:
        return shown
    first = match.state.turn.player
    for seat in (first, 1 - first):
        mine = [held for held in hidden if held.seat == seat]
        while by_option := _interrupting(match, happening, mine):
            picked = yield from ask(match, seat, questions.ACTIVATE, [*by_option, No()])
            if type(picked) is No:
                break
            chosen = by_option[picked]
            reveal(match, seat, chosen.card)
            shown.append(chosen)
            mine.remove(chosen)
    return shown


def _interrupting(
    match: OfficialMatch, happening: Happening, found: list[Found]
) -> dict[Option, Found]:
    offered: dict[Option, Found] = {}
    for held in found:
        context = Context(match, held.seat, held.card, None, held.compiled, happening.because)
        context.subject = held.subjects[0].permanent if held.subjects else None
        body = held.compiled.body
        if not unmet(context, body) and can_do(context, body):
            offered[ActivateEffect(held.card, held.compiled.index, NO_PERMANENT)] = held
    return offered


def _offered(match: OfficialMatch, seat: int, noted: list[InHand]) -> dict[Option, InHand]:
    """What of these could still activate (15-6-3) and, where all of it is optional, do something. However often
    it triggered, a card is revealed for one of them at a time (15-5-2)."""
    found: dict[Option, InHand] = {}
    for held, happening in noted:
        if held.card not in match.state.sides[seat].hand:
            continue
        waiting = as_waiting(match, held, happening, match.state.next_pending)
        context = context_of(match, waiting, held.compiled)
        body = held.compiled.body
        optional = isinstance(body, p.May | p.ByCost)
        if not unmet(context, body) and (not optional or can_do(context, body)):
            found.setdefault(
                ActivateEffect(held.card, held.compiled.index, NO_PERMANENT), (held, happening)
            )
    return found
