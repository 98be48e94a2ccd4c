"""Digivolution cards: trashing and placing them (4-5, 4-6)."""

from __future__ import annotations

from typing import Final

from dcg.official.codes import questions
from dcg.official.codes.places import BOTTOM, UNDER, Place
from dcg.official.events.cards import (
    CardsPlacedUnder,
)
from dcg.official.events.field import DigivolutionCardsTrashed
from dcg.official.events.options import PickCard, PickNumber
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.reading.selecting import number
from dcg.official.rules import leaving
from dcg.official.rules.affects import by_effect
from dcg.official.rules.asking import Asking, ask
from dcg.official.rules.effects.context import Context
from dcg.official.rules.effects.feasible import can_hold, has_stacked_cards
from dcg.official.rules.effects.interrupt import interrupt
from dcg.official.rules.effects.kept import (
    asks_whose_pays,
    can_be_trashed,
    described_under,
    trashing_under_pays,
)
from dcg.official.rules.effects.payable import resolve_paying, was_done
from dcg.official.rules.effects.run import Verb
from dcg.official.rules.effects.targets import affected, resolve, resolve_able
from dcg.official.rules.happening import Cause, Happening, caused_by
from dcg.official.rules.moves import left_the_field, moved, moved_together
from dcg.official.rules.ordering import order
from dcg.official.rules.places import places_taken
from dcg.official.rules.verbs.asked_for import show_to_be_ordered
from dcg.official.rules.verbs.field import with_stacked_cards
from dcg.official.rules.verbs.places import (
    by_place,
    end_of,
    permanents_among,
    places_under,
    under,
)
from dcg.official.rules.verbs.under_declared import is_declared, place_under_declared


def trash_under(context: Context, cards: list[int]) -> Asking[bool]:
    """Trashes digivolution cards; whether there were any."""
    match = context.match
    cause = caused_by(context.seat)
    if context.paying_for:
        cause = Cause(cause.kind, cause.by, keyword=context.paying_for)
    cards = [card for card in cards if can_be_trashed(context, card)]
    cards = yield from _not_kept(context, cards, cause)
    departures = under(context, cards)
    if departures:
        event = DigivolutionCardsTrashed(
            departures, context.seat, places_under(context, departures)
        )
        yield from left_the_field(match, event, cause)
    return bool(departures)


def _not_kept(context: Context, cards: list[int], cause: Cause) -> Asking[list[int]]:
    """Those that are still trashed once immediate effects have interrupted (15-8-5): also as far as the effect
    still affects them and nothing keeps them (15-8-5-2, 15-1-3)."""
    match = context.match
    if "digivolution_card_trashed" not in match.tables.interrupted:
        return cards
    holders = [match.state.permanents[each.permanent] for each in under(context, cards)]
    if not holders:
        return cards
    about = Happening(
        "digivolution_card_trashed",
        context.because,
        [match.board.view(held) for held in holders],
        cause=cause,
    )
    begun = match.ordinal
    intent = yield from interrupt(match, about)
    there = [card for card in cards if any(card in held.cards[:-1] for held in intent.remaining())]
    if match.ordinal == begun:
        return there
    return [card for card in there if affected(context, [card]) and can_be_trashed(context, card)]


def _trash_digivolution_cards(context: Context, process: p.TrashDigivolutionCards) -> Asking[None]:
    """From an end of the stack, or chosen by the player of the effect. For each of something, as many more
    are trashed from the same stack (15-15-7-2, 15-15-7-3)."""
    several, context.times = context.times, 1
    if asks_whose_pays(context, process):
        things = yield from resolve_able(
            context, process.target, lambda held: trashing_under_pays(context, process, held)
        )
    else:
        things = yield from resolve(context, process.target)
    context.times = several
    cards: list[int] = []
    for held in permanents_among(things):
        below = described_under(context, process, held)
        if context.paying and (process.match or process.end is None):
            below = [card for card in below if can_be_trashed(context, card)]
        wanted = number(context, process.count) * several
        count = len(below) if process.all else min(wanted, len(below))
        if process.up_to and count > 1:
            options = [PickNumber(times) for times in range(1, count + 1)]
            cards_and_holder = (context.card, held.id)
            picked = yield from ask(
                context.match, context.seat, questions.DECLARE_NUMBER, options, cards_and_holder
            )
            count = picked.number
        if process.match and count < len(below):
            cards += yield from _pick_lowest(context, below, count)
        elif process.end == "bottom":
            cards += below[:count]
        elif process.end == "top" or count == len(below):
            cards += below[::-1][:count]
        else:
            cards += yield from _pick_under(context, below, count)
    if cards:
        context.did = yield from trash_under(context, cards)
    elif process.all and context.paying:
        context.did = bool(things)  # of all of none, none is missing (BT7-058#Q1605)


def _pick_under(context: Context, below: list[int], count: int) -> Asking[list[int]]:
    left = list(below)
    picked: list[int] = []
    for _ in range(count):
        answer = yield from ask(
            context.match,
            context.seat,
            questions.CHOOSE_CARD,
            [PickCard(card) for card in left],
            (context.card,),
        )
        left.remove(answer.card)
        picked.append(answer.card)
    return picked


def _pick_lowest(context: Context, below: list[int], count: int) -> Asking[list[int]]:
    """So many of these: of those that lie face down, which have no information (4-5-9), the lowest is next."""
    face_down = context.match.state.face_down
    left = list(below)
    picked: list[int] = []
    while len(picked) < count:
        hidden = [card for card in left if card in face_down]
        offered = [card for card in left if card not in hidden[1:]]
        (card,) = yield from _pick_under(context, offered, 1)
        left.remove(card)
        picked.append(card)
    return picked


def _place_under(context: Context, process: p.PlaceUnder) -> Asking[None]:
    """Nothing is stacked with a Token (4-18-3), and nothing that was chosen for it goes under itself. The
    order of several is asked (3-1-3-4), and nothing where what it would go under is not there. Cards of
    several areas are placed at one time (15-5-2)."""
    match = context.match
    if isinstance(process.under, s.Ref) and not context.things(process.under.name):
        return
    things = yield from resolve_paying(context, process)
    if not things:
        return
    tokens = match.state.tokens
    several, context.times = context.times, 1
    if isinstance(process.under, s.Choose):
        goes = things if isinstance(process.target, s.Choose) else []
        holders = yield from resolve_able(
            context,
            process.under,
            lambda held: can_hold(context, held) and not any(held is thing for thing in goes),
        )
    else:
        holders = yield from resolve(context, process.under)
    context.times = several
    held = next(iter(permanents_among(holders)), None)
    if held is None and is_declared(context, holders):
        yield from place_under_declared(context, things)
    if held is None or held.top in tokens:
        return
    permanents, cards = by_place(context, things)
    permanents = [one for one in permanents if one.top not in tokens]
    end = yield from end_of(context, process.end)
    standing = [one for one in permanents if one is not held]
    if standing:
        standing = yield from order(match, context.seat, standing)
        gone = yield from leaving.place_under(
            match, standing, held, end, context.seat, context.because, by_effect(context)
        )
        context.did = was_done(context, standing, gone)
    placed: list[tuple[int, Place, list[int], bool]] = []
    for (seat, zone), chosen in cards.items():
        if not process.face_down:
            show_to_be_ordered(context, seat, zone, chosen)
        found = yield from order(match, context.seat, chosen)
        its_own = [card for card in found if card in held.cards]
        others = [card for card in found if card not in its_own]
        placed += [(seat, zone, others, False), (seat, zone, its_own, True)]
    events = (
        CardsPlacedUnder(
            seat,
            zone,
            tuple(group),
            held.id,
            end,
            places_taken(match.state, seat, zone, group),
            restacked,
            process.face_down,
        )
        for seat, zone, group, restacked in placed
        if group
    )
    moved_together(match, events, caused_by(context.seat))
    context.did = context.did or bool(placed)


def _restack(context: Context, process: p.Restack) -> Asking[None]:
    """The cards stay what they are, and the one that is on top now carries on (3-1-3-1-3, 4-5-6)."""
    match = context.match
    things = yield from with_stacked_cards(context, process.target)
    for held in filter(has_stacked_cards, permanents_among(things)):
        event = CardsPlacedUnder(held.seat, UNDER, (held.top,), held.id, BOTTOM, restacked=True)
        moved(match, event, caused_by(context.seat))
        match.uncover(held)
        context.did = True


STACK_VERBS: Final[dict[type, Verb]] = {
    p.TrashDigivolutionCards: _trash_digivolution_cards,
    p.PlaceUnder: _place_under,
    p.Restack: _restack,
}
