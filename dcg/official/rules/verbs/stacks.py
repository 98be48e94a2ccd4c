"""Digivolution cards: trashing and placing them (4-5, 4-6)."""

from __future__ import annotations

from dcg.official.codes import questions
from dcg.official.codes.places import (
    UNDER,
)
from dcg.official.events.cards import (
    CardsPlacedUnder,
)
from dcg.official.events.field import DigivolutionCardsTrashed
from dcg.official.events.options import PickCard
from dcg.official.language import processes as p
from dcg.official.reading.selecting import number
from dcg.official.rules.asking import Asking, ask
from dcg.official.rules.effects.context import Context
from dcg.official.rules.effects.run import Verb
from dcg.official.rules.effects.targets import resolve
from dcg.official.rules.effects.triggers import Happening, happen
from dcg.official.rules.overflow import process_overflow
from dcg.official.rules.places import places_taken
from dcg.official.rules.verbs.places import by_place, end_of, under
from dcg.official.state.permanent import Permanent


def trash_under(context: Context, cards: list[int]) -> Asking:
    """Trashes digivolution cards; <Overflow> follows at once (4-17-1)."""
    match = context.match
    departures = under(context, cards)
    holders = [match.state.permanents[held.permanent] for held in departures]
    ordinal = match.emit(DigivolutionCardsTrashed(departures, context.seat))
    if match.tables.has_overflow:
        yield from process_overflow(match, cards)
    happen(
        match,
        Happening(
            "digivolution_card_trashed",
            ordinal,
            [match.view(held) for held in holders],
            cause="effect",
            by=context.seat,
            amount=len(cards),
        ),
    )


def _trash_digivolution_cards(context: Context, process: p.TrashDigivolutionCards) -> Asking:
    """From an end of the stack, or chosen by the player of the effect."""
    things = yield from resolve(context, process.target)
    cards: list[int] = []
    for held in things:
        if not isinstance(held, Permanent):
            continue
        below = held.cards[:-1]
        count = len(below) if process.all else min(number(context, process.count), len(below))
        if process.end == "bottom":
            cards += below[:count]
        elif process.end == "top" or count == len(below):
            cards += below[::-1][:count]
        else:
            cards += yield from _pick_under(context, below, count)
    if cards:
        yield from trash_under(context, cards)
        context.did = True


def _pick_under(context: Context, below: list[int], count: int) -> Asking:
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


def _place_under(context: Context, process: p.PlaceUnder) -> Asking:
    match = context.match
    things = yield from resolve(context, process.target)
    holders = yield from resolve(context, process.under)
    held = next((holder for holder in holders if isinstance(holder, Permanent)), None)
    if held is None:
        return
    _, cards = by_place(context, things)
    end = yield from end_of(context, process.end)
    for (seat, zone), found in cards.items():
        if zone == UNDER:
            continue
        ordinal = match.emit(
            CardsPlacedUnder(
                seat,
                zone,
                tuple(found),
                held.id,
                end,
                places_taken(match.state, seat, zone, found),
            )
        )
        happen(
            match,
            Happening(
                "digivolution_card_added",
                ordinal,
                [match.view(held)],
                cause="effect",
                by=context.seat,
                amount=len(found),
            ),
        )
        context.did = True


STACK_VERBS: dict[type, Verb] = {
    p.TrashDigivolutionCards: _trash_digivolution_cards,
    p.PlaceUnder: _place_under,
}
