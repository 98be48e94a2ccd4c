"""What each event moves, read from the event and the board before it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from dcg.kernel.event import Event
from dcg.official.codes.places import (
    BATTLE_AREA,
    BREEDING_AREA,
    DECK,
    DIGI_EGG_DECK,
    HAND,
    IN_NO_AREA,
    LINKED,
    REMOVED,
    SECURITY_STACK,
    TRASH,
    UNDER,
)
from dcg.official.events import cards as c
from dcg.official.events import field as f
from dcg.official.events import linking as links
from dcg.official.events.attack import SecurityRevealed
from dcg.official.rules.card_move import CardMove
from dcg.official.state.board import Board

Departed = (
    f.PermanentsDeleted | f.PermanentsTrashed | f.PermanentsReturned | f.PermanentsPlacedInSecurity
)
"""The whole permanent leaves for an area of its owner."""

TakesCards = (
    Departed
    | f.PermanentsPlacedUnder
    | f.MaterialsPlaced
    | f.TopCardsTrashed
    | f.TopCardMoved
    | f.DigivolutionCardsTrashed
    | f.DigivolutionCardsReturned
    | links.CardLinked
    | links.LinkCardsTrashed
    | links.LinkCardsReturned
)
"""Cards go from the field, from under a permanent or from beside one."""

Reading = Callable[[Any, Board], Iterable[CardMove]]


def moves_of(event: Event, before: Board) -> tuple[CardMove, ...]:
    """What an event moves, on the board as it is before the event."""
    moves = tuple(MOVING[type(event)](event, before))
    for move in moves:
        if up := before.sides[move.seat].face_up:
            move.lay_face_up = tuple(card for card in move.cards if card in up)
    return moves


def cards_taken(event: TakesCards) -> list[int]:
    """The cards an event takes from the field and from under permanents to another area, in its
    order. What goes from the field under a permanent, or beside one, goes to none (4-17-4)."""
    if isinstance(event, f.TopCardsTrashed):
        return list(event.cards)
    if isinstance(event, f.TopCardMoved):
        return [event.card]
    if isinstance(event, f.PermanentsPlacedUnder | f.MaterialsPlaced | links.CardLinked):
        return [card for departure in event.departures for card in departure.cards[:-1]]
    return [card for departure in event.departures for card in departure.cards]


def _by_owner(before: Board, cards: Iterable[int]) -> dict[int, tuple[int, ...]]:
    """Cards by the seat of their owner, seat 0 first: each goes to its own player's places."""
    found: dict[int, tuple[int, ...]] = {}
    for card in cards:
        owner = before.owner_of[card]
        found[owner] = (*found.get(owner, ()), card)
    return dict(sorted(found.items()))


def _drawn(event: c.CardsDrawn, before: Board) -> Iterable[CardMove]:
    yield CardMove(event.seat, DECK, HAND, event.cards)


def _to_hand(event: c.CardsAddedToHand, before: Board) -> Iterable[CardMove]:
    yield CardMove(event.seat, event.zone, HAND, event.cards)


def _trashed(event: c.CardsTrashed, before: Board) -> Iterable[CardMove]:
    revealed = set(event.cards) <= set(before.revealed)
    yield CardMove(event.seat, event.zone, TRASH, event.cards, revealed=revealed)


def _to_deck(event: c.CardsReturnedToDeck, before: Board) -> Iterable[CardMove]:
    yield CardMove(event.seat, event.zone, event.to, event.cards)


def _to_security(event: c.CardsPlacedInSecurity, before: Board) -> Iterable[CardMove]:
    yield CardMove(event.seat, event.zone, SECURITY_STACK, event.cards, face_up=event.face_up)


def _placed_under(event: c.CardsPlacedUnder, before: Board) -> Iterable[CardMove]:
    """The top card of the stack becomes a digivolution card (BT22-043#Q4895); one below it was one."""
    held = before.permanents[event.permanent]
    if not event.restacked:
        yield CardMove(event.seat, event.zone, UNDER, event.cards, (event.permanent,))
    elif held.top in event.cards:
        yield CardMove(
            event.seat, held.area, UNDER, event.cards, (event.permanent,), restacked=True
        )


def _checked(event: SecurityRevealed, before: Board) -> Iterable[CardMove]:
    yield CardMove(event.seat, SECURITY_STACK, IN_NO_AREA, (event.card,))


def _played(event: f.CardPlayed, before: Board) -> Iterable[CardMove]:
    yield CardMove(event.seat, event.zone, event.area, (event.card,))


def _to_field(
    event: f.OptionPlaced | f.Digivolved | f.DnaDigivolved | links.AppFused, before: Board
) -> Iterable[CardMove]:
    yield CardMove(event.seat, event.zone, BATTLE_AREA, (event.card,))


def _token(event: f.TokenPlayed, before: Board) -> Iterable[CardMove]:
    """It was nowhere."""
    return ()


def _used(event: f.OptionUsed, before: Board) -> Iterable[CardMove]:
    yield CardMove(event.seat, event.zone, IN_NO_AREA, (event.card,))


def _hatched(event: f.DigiEggHatched, before: Board) -> Iterable[CardMove]:
    yield CardMove(event.seat, DIGI_EGG_DECK, BREEDING_AREA, (event.card,))


def _moved(event: f.DigimonMoved, before: Board) -> Iterable[CardMove]:
    held = before.permanents[event.permanent]
    yield CardMove(held.seat, held.area, event.area, (held.top,))


def _top_trashed(event: f.TopCardsTrashed, before: Board) -> Iterable[CardMove]:
    held = before.permanents[event.permanent]
    yield CardMove(held.seat, held.area, TRASH, event.cards)


def _top_moved(event: f.TopCardMoved, before: Board) -> Iterable[CardMove]:
    area = before.permanents[event.permanent].area
    owner = before.owner_of[event.card]
    yield CardMove(owner, area, event.zone, (event.card,), face_up=event.face_up)


def _from_under(
    event: f.DigivolutionCardsTrashed | f.DigivolutionCardsReturned, before: Board
) -> Iterable[CardMove]:
    """What is returned goes to the places of its owner, of each player in an event of its own."""
    if not event.departures:
        return
    cards = tuple(cards_taken(event))
    permanents = tuple(departure.permanent for departure in event.departures)
    under = tuple(each.permanent for each in event.departures for _ in each.cards)
    if isinstance(event, f.DigivolutionCardsReturned):
        owner, up = before.owner_of[cards[0]], event.face_up
        yield CardMove(owner, UNDER, event.zone, cards, permanents, under=under, face_up=up)
    else:
        held = before.permanents[event.departures[0].permanent]
        yield CardMove(held.seat, UNDER, TRASH, cards, permanents, under=under)


def _moved_under(event: f.PermanentsPlacedUnder, before: Board) -> Iterable[CardMove]:
    tops = (departure.cards[-1] for departure in event.departures)
    for seat, own in _by_owner(before, tops).items():
        yield CardMove(seat, BATTLE_AREA, UNDER, own, (event.permanent,))


def _linked(event: links.CardLinked, before: Board) -> Iterable[CardMove]:
    """Link cards that give way are trashed by the link, which nothing watches (EX10-001#Q5006)."""
    yield CardMove(event.seat, event.zone, LINKED, (event.card,), (event.permanent,))


def _from_beside(
    event: links.LinkCardsTrashed | links.LinkCardsReturned, before: Board
) -> Iterable[CardMove]:
    for departure in event.departures:
        if isinstance(event, links.LinkCardsReturned):
            for seat, own in _by_owner(before, departure.cards).items():
                yield CardMove(seat, LINKED, event.zone, own, face_up=event.face_up)
        else:
            held = before.permanents[departure.permanent]
            yield CardMove(held.seat, LINKED, TRASH, departure.cards, (held.id,))


def _materials(event: f.MaterialsPlaced, before: Board) -> Iterable[CardMove]:
    """Under a card that is not there yet: nothing watches that."""
    if event.cards:
        yield CardMove(event.seat, event.zone, IN_NO_AREA, event.cards)
    if event.from_trash:
        yield CardMove(event.seat, TRASH, IN_NO_AREA, event.from_trash)
    if event.from_under:
        yield CardMove(event.seat, UNDER, IN_NO_AREA, event.from_under)


def _departed(event: Departed, before: Board) -> Iterable[CardMove]:
    """The top cards go there, what was under them is trashed at the same time (4-2-8). Those are no
    digivolution cards trashed by an effect: the whole card left. Tokens go out of the game (4-18-5)."""
    to, up = TRASH, False
    if isinstance(event, f.PermanentsReturned):
        to = event.zone
    elif isinstance(event, f.PermanentsPlacedInSecurity):
        to, up = SECURITY_STACK, event.face_up
    tops = [departure.cards[-1] for departure in event.departures]
    cards = [card for card in tops if card not in before.tokens]
    for seat, own in _by_owner(before, cards).items():
        yield CardMove(seat, BATTLE_AREA, to, own, face_up=up)
    tokens = [card for card in tops if card in before.tokens]
    for seat, own in _by_owner(before, tokens).items():
        yield CardMove(seat, BATTLE_AREA, REMOVED, own)


MOVING: Final[dict[type[Event], Reading]] = {
    c.CardsDrawn: _drawn,
    c.CardsAddedToHand: _to_hand,
    c.CardsTrashed: _trashed,
    c.CardsReturnedToDeck: _to_deck,
    c.CardsPlacedInSecurity: _to_security,
    c.CardsPlacedUnder: _placed_under,
    SecurityRevealed: _checked,
    f.CardPlayed: _played,
    f.OptionPlaced: _to_field,
    f.Digivolved: _to_field,
    f.DnaDigivolved: _to_field,
    f.TokenPlayed: _token,
    f.OptionUsed: _used,
    f.DigiEggHatched: _hatched,
    f.DigimonMoved: _moved,
    f.TopCardsTrashed: _top_trashed,
    f.TopCardMoved: _top_moved,
    f.DigivolutionCardsTrashed: _from_under,
    f.DigivolutionCardsReturned: _from_under,
    f.PermanentsDeleted: _departed,
    f.PermanentsTrashed: _departed,
    f.PermanentsReturned: _departed,
    f.PermanentsPlacedInSecurity: _departed,
    f.PermanentsPlacedUnder: _moved_under,
    f.MaterialsPlaced: _materials,
    links.CardLinked: _linked,
    links.LinkCardsTrashed: _from_beside,
    links.LinkCardsReturned: _from_beside,
    links.AppFused: _to_field,
}
"""What each event moves. Preparing a match moves cards too, but before any effect works (5-2)."""
