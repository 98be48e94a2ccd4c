"""Digivolution cards that effects can't trash (15-1-3)."""

from __future__ import annotations

from typing import Final

from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.reading.continuous.affecting import forbids_of_card
from dcg.official.reading.facts import Thing
from dcg.official.reading.selecting import matches_all, number
from dcg.official.rules.effects.context import Context
from dcg.official.rules.effects.targets import affected
from dcg.official.state.permanent import Permanent

KEPT: Final = "have_digivolution_cards_trashed"
STACK_KEPT: Final = "have_stacked_cards_trashed_by_effects"
UNDER_KEPT: Final = "have_digivolution_cards_trashed_by_effects"
LINKS_KEPT: Final = "have_link_cards_trashed_by_effects"


def can_be_trashed(context: Context, thing: Thing) -> bool:
    """Whether no effect keeps this digivolution card where it is, whoever would trash it (BT9-109#Q1920)."""
    match = context.match
    if not match.tables.keeps_cards_under or isinstance(thing, Permanent):
        return True
    return not any(
        thing in view.permanent.cards[:-1]
        and (
            forbids_of_card(view, KEPT, thing)
            or keeps_its_stack(context, view.permanent)
            or (view.permanent.seat != context.seat and view.is_forbidden(UNDER_KEPT))
        )
        for view in match.board.views_now().values()
    )


def keeps_its_stack(context: Context, held: Permanent) -> bool:
    """Whether this effect, of an opponent, can trash none of its stacked cards, the top one included
    (BT21-060#Q4563)."""
    if held.seat == context.seat or not context.match.tables.keeps_cards_under:
        return False
    return context.match.board.view(held).is_forbidden(STACK_KEPT)


def keeps_its_links(context: Context, held: Permanent) -> bool:
    """Whether this effect, of an opponent, can trash none of its link cards (15-1-3)."""
    return held.seat != context.seat and context.match.board.view(held).is_forbidden(LINKS_KEPT)


def trashing_pays(context: Context, thing: Thing) -> bool:
    """Whether a cost is paid by trashing it: no effect keeps it, and the effect itself can affect it."""
    return can_be_trashed(context, thing) and bool(affected(context, [thing]))


def asks_whose_pays(context: Context, process: p.TrashDigivolutionCards) -> bool:
    """Whether it is a condition for which a stack is chosen: then one that can pay it."""
    return context.paying and isinstance(process.target, s.Choose) and not process.all


def trashing_under_pays(context: Context, process: p.TrashDigivolutionCards, held: Thing) -> bool:
    """Whether a condition is met with digivolution cards of this stack: the whole of it (15-7-3)."""
    if not isinstance(held, Permanent) or not affected(context, [held]):
        return False
    count = 1 if process.up_to else number(context, process.count)
    return can_trash_so_many(context, held, count, process)


def described_under(
    context: Context, process: p.TrashDigivolutionCards, held: Permanent
) -> list[int]:
    """Its digivolution cards that the process is about, from the bottom up."""
    below = held.cards[:-1]
    if not process.match:
        return below
    return [card for card in below if matches_all(context, card, process.match)]


def can_trash_so_many(
    context: Context, held: Permanent, count: int, process: p.TrashDigivolutionCards
) -> bool:
    """Whether so many of its digivolution cards can be trashed: of an end, or any."""
    below = described_under(context, process, held)
    end = None if process.match else process.end
    if len(below) < count:
        return False
    if not context.match.tables.keeps_cards_under:
        return True
    if end is not None:
        below = below[:count] if end == "bottom" else below[-count:]
    return sum(can_be_trashed(context, card) for card in below) >= count
