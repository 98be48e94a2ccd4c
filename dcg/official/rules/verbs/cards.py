"""Cards outside the field: adding to a hand, returning, trashing, placing in security."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from dcg.kernel.event import Event
from dcg.official.codes.places import (
    BOTTOM,
    DECK,
    HAND,
    LINKED,
    SECURITY_STACK,
    TOP,
    UNDER,
    Place,
    PlaceEnd,
)
from dcg.official.events.cards import (
    CardsAddedToHand,
    CardsPlacedInSecurity,
    CardsReturnedToDeck,
    CardsTrashed,
)
from dcg.official.events.field import DigivolutionCardsReturned
from dcg.official.events.linking import LinkCardsReturned
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.reading.selecting import number, security_lost
from dcg.official.rules import leaving
from dcg.official.rules.adding import may_add, may_add_to_security
from dcg.official.rules.affects import by_effect
from dcg.official.rules.asking import Asking
from dcg.official.rules.digi_eggs import Placing, placings
from dcg.official.rules.effects.context import Context
from dcg.official.rules.effects.payable import resolve_paying, was_done
from dcg.official.rules.effects.run import Verb, up_to
from dcg.official.rules.effects.targets import resolve
from dcg.official.rules.happening import BY_RULES, Cause, caused_by
from dcg.official.rules.moves import left_the_field, moved, moved_together
from dcg.official.rules.ordering import order
from dcg.official.rules.places import lying, places_taken
from dcg.official.rules.verbs.asked_for import show_asked_for
from dcg.official.rules.verbs.linking import trash_links
from dcg.official.rules.verbs.places import (
    beside,
    by_place,
    deleted_this,
    end_of,
    places_under,
    under,
)
from dcg.official.rules.verbs.revealing import end_reveal
from dcg.official.rules.verbs.stacks import trash_under


def _to_hand(context: Context, process: p.AddToHand | p.ReturnToHand) -> Asking[None]:
    """Cards are added to the hand, and Digimon return to it."""
    things = yield from resolve_paying(context, process)
    permanents, cards = by_place(context, things)
    if permanents:
        gone = yield from leaving.return_to_hand(
            context.match, permanents, context.seat, context.because, by_effect(context)
        )
        context.did = was_done(context, permanents, gone)
    yield from _cards_to_hand(context, cards, process.target)


def _cards_to_hand(
    context: Context, cards: dict[tuple[int, Place], list[int]], target: s.Target | None = None
) -> Asking[None]:
    going = [
        (seat, zone, placing)
        for (seat, zone), found in cards.items()
        for placing in _allowed(context, seat, zone, placings(context.match, found, HAND))
    ]
    yield from _place_all(context, going, target)


def _allowed(context: Context, seat: int, zone: Place, found: list[Placing]) -> list[Placing]:
    """Those that go where this effect may add cards (15-15-3-4, 15-15-4-5)."""
    return [
        held
        for held in found
        if held.to == zone or may_add(context.match, context.seat, seat, held.to)
    ]


_WITH_OTHERS: Final = (UNDER, LINKED)
"""Places of cards that belong to what stands on the field."""


def _from_others(
    context: Context, zone: Place, placing: Placing, *, face_up: bool = False
) -> Asking[None]:
    if zone == UNDER:
        yield from _from_under(context, placing, face_up=face_up)
        return
    departures = beside(context, placing.cards)
    up = face_up and placing.to == SECURITY_STACK
    event = LinkCardsReturned(departures, placing.to, placing.end, context.seat, up)
    moved(context.match, event, caused_by(context.seat))
    context.did = True


def _from_under(context: Context, placing: Placing, *, face_up: bool = False) -> Asking[None]:
    departures = under(context, placing.cards)
    if departures:
        up = face_up and placing.to == SECURITY_STACK
        places = places_under(context, departures)
        owner_of = context.match.state.owner_of
        owners = [owner_of[card] for each in departures for card in each.cards] if places else ()
        event = DigivolutionCardsReturned(
            departures, placing.to, placing.end, context.seat, up, places, tuple(owners)
        )
        yield from left_the_field(context.match, event, caused_by(context.seat))
        context.did = True


def _place_all(
    context: Context,
    going: Sequence[tuple[int, Place, Placing]],
    target: s.Target | None,
    *,
    face_up: bool = False,
) -> Asking[None]:
    """Moves cards to where they go: those of areas at one time, whosever they are (15-5-2). Where a `target`
    asks for them by what they are, that is seen first."""
    if target is not None and not face_up:
        show_asked_for(context, target, going)
    for _, zone, placing in going:
        if zone in _WITH_OTHERS:
            yield from _from_others(context, zone, placing, face_up=face_up)
    plain = [held for held in going if held[1] not in _WITH_OTHERS]
    events = _one_after_another(context, plain, face_up=face_up)
    moved_together(context.match, events, caused_by(context.seat))
    if plain:
        context.did = True


def _one_after_another(
    context: Context, going: Sequence[tuple[int, Place, Placing]], *, face_up: bool
) -> Iterator[Event]:
    """Each says where its cards lie once the ones before have gone. No generator expression: the compiled
    build makes all of one at once."""
    for held in going:
        yield _placed(context, *held, face_up=face_up)


def _placed(
    context: Context, seat: int, zone: Place, placing: Placing, *, face_up: bool
) -> CardsAddedToHand | CardsPlacedInSecurity | CardsReturnedToDeck:
    """How cards of one area go where they go together."""
    match = context.match
    cards, to, end = tuple(placing.cards), placing.to, placing.end
    on_top = to == zone and end == TOP
    places = places_taken(match.state, seat, zone, cards, put_on_top=on_top)
    if to == HAND:
        return CardsAddedToHand(seat, zone, cards, places)
    if to == SECURITY_STACK:
        return CardsPlacedInSecurity(seat, zone, cards, end, face_up, places)
    return CardsReturnedToDeck(seat, zone, cards, end, to, places)


def _return_to_deck(context: Context, process: p.ReturnToDeck) -> Asking[None]:
    match = context.match
    things = yield from resolve_paying(context, process)
    permanents, cards = by_place(context, things)
    end = yield from end_of(context, process.end)
    if permanents:
        gone = yield from leaving.return_to_deck(
            match, permanents, end, context.seat, context.because, by_effect(context)
        )
        context.did = was_done(context, permanents, gone)
    going: list[tuple[int, Place, Placing]] = []
    for (seat, zone), found in cards.items():
        ordered = yield from order(match, context.seat, found)
        allowed = _allowed(context, seat, zone, placings(match, ordered, DECK, end))
        going += [(seat, zone, placing) for placing in allowed]
    yield from _place_all(context, going, process.target)
    end_reveal(context)


def _trash(context: Context, process: p.TrashCards) -> Asking[None]:
    match = context.match
    things = yield from resolve_paying(context, process)
    permanents, cards = by_place(context, things)
    if permanents:
        gone = yield from leaving.trash_from_field(
            match, permanents, context.seat, context.because, by_effect(context)
        )
        context.did = was_done(context, permanents, gone)
    for (_, zone), found in cards.items():
        if zone == UNDER:
            trashed = yield from trash_under(context, found)
            context.did = context.did or trashed
        elif zone == LINKED:
            context.did = trash_links(context, found) or context.did
    _trash_together(
        context, {area: found for area, found in cards.items() if area[1] not in _WITH_OTHERS}
    )


def _trash_together(
    context: Context, taken: dict[tuple[int, Place], list[int]], cause: Cause | None = None
) -> None:
    """Trashes cards of areas at one time, whosever they are (15-5-2), but for those of an area that an effect keeps
    from the opponent's effects (15-1-3)."""
    state = context.match.state
    events = [
        CardsTrashed(seat, zone, tuple(cards), places_taken(state, seat, zone, cards))
        for (seat, zone), cards in taken.items()
        if cards and (cause is not None or not _keeps_area(context, seat, zone))
    ]
    moved_together(context.match, events, caused_by(context.seat) if cause is None else cause)
    if events and cause is None:
        context.did = True


_KEEPS: Final[dict[Place, str]] = {
    HAND: "have_cards_in_hand_trashed_by_effects",
    SECURITY_STACK: "have_security_cards_trashed_by_effects",
}
"""What forbids effects of the opponent to trash cards of an area."""


def _keeps_area(context: Context, seat: int, zone: Place) -> bool:
    """Whether a player's cards there are kept from this effect, which is the opponent's (15-1-3)."""
    if seat == context.seat or zone not in _KEEPS:
        return False
    return not context.match.board.is_free_to(seat, _KEEPS[zone])


def _trash_top_security(context: Context, process: p.TrashTopSecurity) -> Asking[None]:
    seats = context.seats_of(process.whose)
    counts = [
        min(
            security_lost(context, process, seat) * context.times, len(context.security_stack(seat))
        )
        for seat in seats
    ]
    if process.up_to:
        counts = [(yield from up_to(context, max(counts)))] * len(seats)
    end = yield from end_of(context, process.end)
    taken = {
        (seat, SECURITY_STACK): _from_end(context.security_stack(seat), count, end)
        for seat, count in zip(seats, counts, strict=True)
    }
    _trash_together(context, taken)


def _trash_top_deck(context: Context, process: p.TrashTopDeck) -> Asking[None]:
    state = context.match.state
    decks = {seat: lying(state, seat, DECK) for seat in context.seats_of(process.whose)}
    count = number(context, process.count) * context.times
    if process.up_to:
        there = max(len(deck) for deck in decks.values())
        count = yield from up_to(context, min(count, there))
    _trash_together(
        context, {(seat, DECK): _from_end(deck, count, TOP) for seat, deck in decks.items()}
    )


def _add_security_to_hand(context: Context, process: p.AddSecurityToHand) -> Asking[None]:
    count = number(context, process.count)
    end = yield from end_of(context, process.end)
    cards = {
        (seat, SECURITY_STACK): _from_end(context.security_stack(seat), count, end)
        for seat in context.seats_of(process.whose)
    }
    yield from _cards_to_hand(context, {area: found for area, found in cards.items() if found})


def _from_end(area: Sequence[int], count: int, end: PlaceEnd) -> list[int]:
    """So many cards of an end of an area, as many as there are, the outermost first."""
    count = min(count, len(area))
    if count <= 0:
        return []
    return list(area[:count] if end == BOTTOM else area[: -count - 1 : -1])


def _place_in_security(context: Context, process: p.PlaceInSecurity) -> Asking[None]:
    match = context.match
    if not may_add_to_security(match, context.seat):
        yield from _trash_shown(context, process.target)
        return
    things = yield from resolve_paying(context, process)
    if not things:
        things = deleted_this(context, process.target)
    permanents, cards = by_place(context, things)
    end = yield from end_of(context, process.end)
    if permanents:
        gone = yield from leaving.place_in_security(
            match,
            permanents,
            end,
            process.face_up,
            context.seat,
            context.because,
            by_effect(context),
        )
        context.did = was_done(context, permanents, gone)
    going: list[tuple[int, Place, Placing]] = []
    for (seat, zone), found in cards.items():
        ordered = yield from order(match, context.seat, found)
        allowed = _allowed(context, seat, zone, placings(match, ordered, SECURITY_STACK, end))
        going += [(seat, zone, placing) for placing in allowed]
    yield from _place_all(context, going, process.target, face_up=process.face_up)


def _trash_shown(context: Context, target: s.Target) -> Asking[None]:
    """Revealed cards count as being nowhere (15-15-3-2): what can't go where it would be placed is trashed
    by the rules (EX4-023#Q3464)."""
    shown = context.match.state.revealed
    if not shown:
        return
    things = yield from resolve(context, target)
    _, cards = by_place(context, [thing for thing in things if thing in shown])
    _trash_together(context, cards, BY_RULES)


CARD_VERBS: Final[dict[type, Verb]] = {
    p.AddToHand: _to_hand,
    p.ReturnToDeck: _return_to_deck,
    p.ReturnToHand: _to_hand,
    p.TrashCards: _trash,
    p.TrashTopSecurity: _trash_top_security,
    p.TrashTopDeck: _trash_top_deck,
    p.AddSecurityToHand: _add_security_to_hand,
    p.PlaceInSecurity: _place_in_security,
}
