"""[Counter] effects in the hand: their card is revealed to activate them (15-14-2-1).

Only its player sees a hand. So nothing in the log tells that an effect there could be activated: its
player is asked, and what triggers is what was revealed.
"""

from __future__ import annotations

from dcg.official.codes import questions
from dcg.official.codes.absent import NO_PERMANENT
from dcg.official.events.options import ActivateEffect, No, Option
from dcg.official.language import processes as p
from dcg.official.rules.asking import Asking, ask
from dcg.official.rules.effects.context import Context
from dcg.official.rules.effects.feasible import can_do, unmet
from dcg.official.rules.effects.in_hands import reveal
from dcg.official.rules.effects.pending import activate_pending
from dcg.official.rules.effects.triggers import find_in_hand, trigger
from dcg.official.rules.happening import Happening
from dcg.official.rules.match import OfficialMatch


def offer(match: OfficialMatch, happening: Happening, seat: int) -> Asking[None]:
    """Offers the effects of a hand that this triggers, as far as one could activate (15-6-3) and, where
    all of it is optional, do something; the one chosen is revealed and activates at once, before
    anything that is pending."""
    by_option: dict[Option, int] = {}
    found = find_in_hand(match, happening, seat)
    for place, held in enumerate(found):
        context = Context(match, seat, held.card, None, held.compiled)
        body = held.compiled.body
        if not unmet(context, body) and (not isinstance(body, p.May) or can_do(context, body)):
            by_option[ActivateEffect(held.card, held.compiled.index, NO_PERMANENT)] = place
    if not by_option:
        return
    picked = yield from ask(match, seat, questions.ACTIVATE, [*by_option, No()])
    if type(picked) is No:
        return
    chosen = found[by_option[picked]]
    reveal(match, seat, chosen.card)
    identity = trigger(match, [chosen], happening)
    yield from activate_pending(match, identity)
