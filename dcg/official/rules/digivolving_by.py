"""What a player does for it before a card digivolves from what its own effect says (8-1, 15-7)."""

from __future__ import annotations

from dcg.official.codes import questions
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.reading.treating import said_of_digivolving
from dcg.official.reading.viewpoint import Viewpoint
from dcg.official.rules.asking import Asking, confirm
from dcg.official.rules.costs import Declaring
from dcg.official.rules.effects.context import Context
from dcg.official.rules.effects.feasible import can_do
from dcg.official.rules.effects.paid import something_changed
from dcg.official.rules.effects.run import run
from dcg.official.rules.match import OfficialMatch


def can_pay_price(match: OfficialMatch, card: int, node: p.DigivolveFrom) -> bool:
    """Whether the player of the card can do the whole of what it asks for now, if it asks for anything."""
    if node.by is None:
        return True
    for viewpoint, said in said_of_digivolving(match.board, card):
        if said is node:
            return _can_pay(_context(match, viewpoint), node.by)
    return False


def pay_price(match: OfficialMatch, declaring: Declaring, *, needed: bool) -> Asking[bool]:
    """Comes when the card is revealed, before anything else interrupts (BT7-112#Q1680, BT7-112#Q1688); whether
    the digivolution goes on.

    Where the card digivolves by `needed` of it, it is paid; otherwise its player chooses (BT7-112#Q1685).
    """
    for viewpoint, node in said_of_digivolving(match.board, declaring.card):
        if node.by is None:
            continue
        context = _context(match, viewpoint)
        if not _can_pay(context, node.by):
            return not needed
        if not needed:
            question = questions.PAY_CONDITION
            accepted = yield from confirm(match, declaring.seat, question, (declaring.card,))
            if not accepted:
                return True
        begun = len(match.log)
        context.paying = True
        yield from run(context, p.ReturnToDeck(node.by), accepted=True)
        return not needed or (context.did and something_changed(match.log[begun:]))
    return True


def _context(match: OfficialMatch, viewpoint: Viewpoint) -> Context:
    assert viewpoint.compiled is not None
    return Context(match, viewpoint.seat, viewpoint.card, None, viewpoint.compiled)


def _can_pay(context: Context, by: s.Choose) -> bool:
    context.paying = True
    able = can_do(context, p.ReturnToDeck(by))
    context.paying = False
    return able
