"""Cards outside the field: revealing, looking, adding, trashing, placing."""

from __future__ import annotations

from dcg.official.effects.context import Context, Thing
from dcg.official.effects.run import Verb
from dcg.official.effects.select import number, select
from dcg.official.effects.targets import order, resolve
from dcg.official.events import questions
from dcg.official.events.cards import (
    CardsAddedToHand,
    CardsLookedAt,
    CardsPlacedInSecurity,
    CardsPlacedUnder,
    CardsReturnedToDeck,
    CardsRevealed,
    CardsTrashed,
    RevealEnded,
)
from dcg.official.events.field import Departure, DigivolutionCardsReturned, DigivolutionCardsTrashed
from dcg.official.events.options import PickCard
from dcg.official.language import processes as p
from dcg.official.rules import leaving
from dcg.official.rules.asking import Asking, ask
from dcg.official.rules.overflow import process_overflow
from dcg.official.rules.places import places_shown, places_taken
from dcg.official.rules.shuffling import shuffle
from dcg.official.rules.triggers import Happening, happen
from dcg.official.state.permanent import Permanent
from dcg.official.zones import (
    BOTTOM,
    DECK,
    DIGI_EGG_DECK,
    HAND,
    IN_NO_AREA,
    SECURITY_STACK,
    TOP,
    TRASH,
    UNDER,
)

_AREAS = {
    "deck": DECK,
    "digi_egg_deck": DIGI_EGG_DECK,
    "hand": HAND,
    "trash": TRASH,
    "security_stack": SECURITY_STACK,
}


def _end(end: str) -> int:
    return BOTTOM if end == "bottom" else TOP


def place_of(context: Context, card: int) -> tuple[int, int]:
    """Where a card that is not on top of a permanent is: seat and place."""
    state = context.match.state
    if card in state.in_no_area:
        return state.owner_of[card], IN_NO_AREA
    owner = state.owner_of[card]
    side = state.sides[owner]
    for zone, cards in (
        (HAND, side.hand),
        (TRASH, side.trash),
        (SECURITY_STACK, side.security_stack),
        (DECK, side.deck),
        (DIGI_EGG_DECK, side.digi_egg_deck),
    ):
        if card in cards:
            return owner, zone
    return owner, UNDER


def _by_place(
    context: Context, things: list[Thing]
) -> tuple[list[Permanent], dict[tuple[int, int], list[int]]]:
    permanents = [thing for thing in things if isinstance(thing, Permanent)]
    cards: dict[tuple[int, int], list[int]] = {}
    for thing in things:
        if not isinstance(thing, Permanent):
            cards.setdefault(place_of(context, thing), []).append(thing)
    return permanents, cards


def holder_of(context: Context, card: int) -> Permanent | None:
    """The permanent a card is under."""
    for held in context.match.state.permanents.values():
        if card in held.cards[:-1]:
            return held
    return None


def under(context: Context, cards: list[int]) -> tuple[Departure, ...]:
    """Digivolution cards by the permanent they are under."""
    by_holder: dict[int, list[int]] = {}
    for card in cards:
        held = holder_of(context, card)
        if held is not None:
            by_holder.setdefault(held.id, []).append(card)
    return tuple(Departure(identity, tuple(found)) for identity, found in by_holder.items())


def _reveal_top(context: Context, process: p.RevealTop) -> Asking:
    match = context.match
    seat = context.seat if process.whose == "yours" else 1 - context.seat
    deck = match.state.sides[seat].deck
    count = min(number(context, process.count), len(deck))
    if count > 0:
        cards = tuple(deck[: -count - 1 : -1])
        match.emit(CardsRevealed(seat, DECK, cards, tuple(range(count))))
        context.did = True
    yield from ()


def _reveal_cards(context: Context, process: p.RevealCards) -> Asking:
    things = yield from resolve(context, process.target)
    _, cards = _by_place(context, things)
    for (seat, zone), found in cards.items():
        places = places_shown(context.match.state, seat, zone, found)
        context.match.emit(CardsRevealed(seat, zone, tuple(found), places))
        context.did = True


def _look_at(context: Context, process: p.LookAt) -> Asking:
    """Only the player of the effect sees the cards (15-15-4-1)."""
    found = select(context, process.selector)
    _, cards = _by_place(context, found)
    for (seat, zone), seen in cards.items():
        context.match.emit(CardsLookedAt(seat, zone, tuple(seen), context.seat))
        context.did = True
    yield from ()


def _end_reveal(context: Context) -> None:
    if context.match.state.revealed:
        context.match.emit(RevealEnded())


def _add_to_hand(context: Context, process: p.AddToHand) -> Asking:
    things = yield from resolve(context, process.target)
    permanents, cards = _by_place(context, things)
    if permanents:
        gone = yield from leaving.return_to_hand(
            context.match, permanents, context.seat, context.because
        )
        context.did = bool(gone)
    yield from _cards_to_hand(context, cards)


def _cards_to_hand(context: Context, cards: dict[tuple[int, int], list[int]]) -> Asking:
    match = context.match
    for (seat, zone), found in cards.items():
        if zone == UNDER:
            departures = under(context, found)
            match.emit(DigivolutionCardsReturned(departures, HAND, TOP, context.seat))
            if match.tables.has_overflow:
                yield from process_overflow(match, found)
        else:
            places = places_taken(match.state, seat, zone, found)
            ordinal = match.emit(CardsAddedToHand(seat, zone, tuple(found), places))
            if zone == SECURITY_STACK:
                happen(
                    match,
                    Happening(
                        "card_left_security",
                        ordinal,
                        seat=seat,
                        amount=len(found),
                        cause="effect",
                        by=context.seat,
                    ),
                )
            happen(
                match,
                Happening(
                    "card_added_to_hand",
                    ordinal,
                    seat=seat,
                    amount=len(found),
                    cause="effect",
                    by=context.seat,
                ),
            )
        context.did = True


def _return_to_deck(context: Context, process: p.ReturnToDeck) -> Asking:
    match = context.match
    things = yield from resolve(context, process.target)
    permanents, cards = _by_place(context, things)
    end = _end(process.end)
    if permanents:
        gone = yield from leaving.return_to_deck(
            match, permanents, end, context.seat, context.because
        )
        context.did = bool(gone)
    for (seat, zone), found in cards.items():
        ordered = yield from order(context, found)
        if zone == UNDER:
            match.emit(DigivolutionCardsReturned(under(context, ordered), DECK, end, context.seat))
        else:
            eggs = [card for card in ordered if "digi_egg" in match.card(card).categories]
            others = [card for card in ordered if card not in eggs]
            for group, to in ((others, DECK), (eggs, DIGI_EGG_DECK)):
                if group:
                    places = places_taken(match.state, seat, zone, group)
                    match.emit(CardsReturnedToDeck(seat, zone, tuple(group), end, to, places))
        context.did = True
    _end_reveal(context)


def _return_to_hand(context: Context, process: p.ReturnToHand) -> Asking:
    things = yield from resolve(context, process.target)
    permanents, cards = _by_place(context, things)
    if permanents:
        gone = yield from leaving.return_to_hand(
            context.match, permanents, context.seat, context.because
        )
        context.did = bool(gone)
    yield from _cards_to_hand(context, cards)


def _trash(context: Context, process: p.TrashCards) -> Asking:
    match = context.match
    things = yield from resolve(context, process.target)
    permanents, cards = _by_place(context, things)
    if permanents:
        gone = yield from leaving.trash_from_field(match, permanents, context.seat, context.because)
        context.did = bool(gone)
    for (seat, zone), found in cards.items():
        if zone == UNDER:
            yield from trash_under(context, found)
        else:
            _trash_from(context, seat, zone, found)
        context.did = True


def _trash_from(context: Context, seat: int, zone: int, cards: list[int]) -> None:
    match = context.match
    places = places_taken(match.state, seat, zone, cards)
    ordinal = match.emit(CardsTrashed(seat, zone, tuple(cards), places))
    event = {
        HAND: "card_trashed_from_hand",
        DECK: "card_trashed_from_deck",
        SECURITY_STACK: "card_left_security",
    }.get(zone)
    if event is not None:
        happen(
            match,
            Happening(
                event,
                ordinal,
                seat=seat,
                amount=len(cards),
                cause="effect",
                by=context.seat,
                subject_card=cards[0],
            ),
        )


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


def _trash_top_security(context: Context, process: p.TrashTopSecurity) -> Asking:
    seat = context.seat if process.whose == "yours" else 1 - context.seat
    stack = context.match.state.sides[seat].security_stack
    count = min(number(context, process.count), len(stack))
    if count > 0:
        cards = stack[:count] if process.end == "bottom" else stack[: -count - 1 : -1]
        _trash_from(context, seat, SECURITY_STACK, list(cards))
        context.did = True
    yield from ()


def _trash_top_deck(context: Context, process: p.TrashTopDeck) -> Asking:
    seat = context.seat if process.whose == "yours" else 1 - context.seat
    deck = context.match.state.sides[seat].deck
    count = min(number(context, process.count), len(deck))
    if count > 0:
        _trash_from(context, seat, DECK, deck[: -count - 1 : -1])
        context.did = True
    yield from ()


def _add_security_to_hand(context: Context, process: p.AddSecurityToHand) -> Asking:
    seat = context.seat if process.whose == "yours" else 1 - context.seat
    stack = context.match.state.sides[seat].security_stack
    count = min(number(context, process.count), len(stack))
    if count > 0:
        cards = stack[:count] if process.end == "bottom" else stack[: -count - 1 : -1]
        yield from _cards_to_hand(context, {(seat, SECURITY_STACK): list(cards)})


def _place_in_security(context: Context, process: p.PlaceInSecurity) -> Asking:
    match = context.match
    things = yield from resolve(context, process.target)
    permanents, cards = _by_place(context, things)
    end = _end(process.end)
    if permanents:
        gone = yield from leaving.place_in_security(
            match, permanents, end, process.face_up, context.seat, context.because
        )
        context.did = bool(gone)
    for (seat, zone), found in cards.items():
        ordinal = match.emit(
            CardsPlacedInSecurity(
                seat,
                zone,
                tuple(found),
                end,
                process.face_up,
                places_taken(match.state, seat, zone, found),
            )
        )
        happen(
            match,
            Happening(
                "card_added_to_security",
                ordinal,
                seat=seat,
                amount=len(found),
                cause="effect",
                by=context.seat,
            ),
        )
        context.did = True


def _place_under(context: Context, process: p.PlaceUnder) -> Asking:
    match = context.match
    things = yield from resolve(context, process.target)
    holders = yield from resolve(context, process.under)
    held = next((holder for holder in holders if isinstance(holder, Permanent)), None)
    if held is None:
        return
    _, cards = _by_place(context, things)
    for (seat, zone), found in cards.items():
        if zone == UNDER:
            continue
        ordinal = match.emit(
            CardsPlacedUnder(
                seat,
                zone,
                tuple(found),
                held.id,
                _end(process.end),
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


def _shuffle(context: Context, process: p.Shuffle) -> Asking:
    seat = context.seat if process.whose == "yours" else 1 - context.seat
    yield from shuffle(context.match, seat, _AREAS[process.zone])
    context.did = True


CARD_VERBS: dict[type, Verb] = {
    p.RevealTop: _reveal_top,
    p.RevealCards: _reveal_cards,
    p.LookAt: _look_at,
    p.AddToHand: _add_to_hand,
    p.ReturnToDeck: _return_to_deck,
    p.ReturnToHand: _return_to_hand,
    p.TrashCards: _trash,
    p.TrashDigivolutionCards: _trash_digivolution_cards,
    p.TrashTopSecurity: _trash_top_security,
    p.TrashTopDeck: _trash_top_deck,
    p.AddSecurityToHand: _add_security_to_hand,
    p.PlaceInSecurity: _place_in_security,
    p.PlaceUnder: _place_under,
    p.Shuffle: _shuffle,
}
