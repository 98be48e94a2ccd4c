"""Moves between places: the one place that announces them, so that no verb can forget a trigger.

Whoever moves cards hands the event to `moved` (or `left_the_field`, for what <Overflow> can follow).
The event is folded, and what it moved is told to effects by one table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
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
    NAMES,
    REMOVED,
    SECURITY_STACK,
    TRASH,
    UNDER,
    Place,
)
from dcg.official.events import cards as c
from dcg.official.events import field as f
from dcg.official.events import linking as links
from dcg.official.events.attack import SecurityRevealed
from dcg.official.events.field import Departure
from dcg.official.rules.asking import Asking
from dcg.official.rules.effects.triggers import happen
from dcg.official.rules.happening import BY_RULES, Cards, Cause, Happening
from dcg.official.rules.match import OfficialMatch
from dcg.official.rules.overflow import process_overflow, with_information
from dcg.official.state.board import Board


class CardMove:
    """Cards of one player that moved together from one place to another (3-1-3).

    `permanents` are those whose digivolution or link cards they were, or have become; `under` says of each
    card in turn which it was, where they were under several. `revealed` cards count
    as not being where they came from (15-15-3-2). `restacked` cards were in the stack already. In a security
    stack they lie `face_up` or not.
    """

    __slots__ = (
        "cards",
        "face_up",
        "permanents",
        "restacked",
        "revealed",
        "seat",
        "source",
        "to",
        "under",
    )

    def __init__(
        self,
        seat: int,
        source: Place,
        to: Place,
        cards: tuple[int, ...],
        permanents: tuple[int, ...] = (),
        revealed: bool = False,
        under: tuple[int, ...] = (),
        restacked: bool = False,
        face_up: bool = False,
    ) -> None:
        self.face_up = face_up
        self.restacked = restacked
        self.seat = seat
        self.source = source
        self.to = to
        self.cards = cards
        self.permanents = permanents
        self.revealed = revealed
        self.under = under


LEAVING: Final[dict[Place, str]] = {SECURITY_STACK: "card_left_security"}
"""What triggers when cards leave a place, wherever they go."""

BETWEEN: Final[dict[tuple[Place, Place], str]] = {
    (HAND, TRASH): "card_trashed_from_hand",
    (DECK, TRASH): "card_trashed_from_deck",
    (SECURITY_STACK, TRASH): "card_trashed_from_security",
    (UNDER, TRASH): "digivolution_card_trashed",
    (LINKED, TRASH): "link_card_trashed",
    (TRASH, DECK): "card_returned_from_trash",
    (UNDER, DECK): "digivolution_card_returned",
}
"""What triggers when cards go from one place to another."""

ENTERING: Final[dict[Place, str]] = {
    HAND: "card_added_to_hand",
    SECURITY_STACK: "card_added_to_security",
    UNDER: "digivolution_card_added",
}
"""What triggers when cards come to a place, wherever they come from."""

ALL: Final = frozenset((*LEAVING.values(), *BETWEEN.values(), *ENTERING.values()))
"""Every trigger event of the table; where no card of a match watches one, nothing is looked for."""

LEFT: Final[dict[type[Event], tuple[str, ...]]] = {
    f.PermanentsDeleted: ("deleted", "left_the_battle_area"),
    f.PermanentsTrashed: ("trashed_from_the_battle_area", "left_the_battle_area"),
    f.PermanentsReturned: ("returned", "left_the_battle_area"),
    f.PermanentsPlacedInSecurity: ("left_the_battle_area",),
    f.PermanentsPlacedUnder: ("left_the_battle_area",),
    f.MaterialsPlaced: ("left_the_battle_area",),
    links.CardLinked: ("left_the_battle_area",),
}
"""What triggers when permanents leave the battle area, by how they leave it."""

_OF_STACKS: Final[tuple[str, ...]] = (
    "digivolution_card_trashed",
    "digivolution_card_added",
    "link_card_trashed",
    "digivolution_card_returned",
)
"""Trigger events that are about a permanent; the others are about a player."""

TOP_OF_ITS_STACK: Final = "top_of_its_stack"
"""What the top card of a stack that becomes a digivolution card comes from, as triggers name it."""

_NAMED: Final = (TRASH, IN_NO_AREA)
"""Where effects speak of the card that moved as "that card"."""


def triggers_of(move: CardMove) -> tuple[str, ...]:
    """The trigger events that a move is, in the order in which they are announced."""
    return _triggers(move.source, move.to, move.revealed) if move.cards else ()


@cache
def _triggers(source: Place, to: Place, revealed: bool) -> tuple[str, ...]:
    if source == to != UNDER:
        return ()
    between = None if revealed else BETWEEN.get((source, to))
    found = (LEAVING.get(source), between, ENTERING.get(to))
    return tuple(event for event in found if event is not None)


def moved(
    match: OfficialMatch, event: Event, cause: Cause = BY_RULES, also: Happening | None = None
) -> int:
    """Emits an event that moves cards and announces what it moved; the event's number.

    `also` is what the event is besides a move, announced first.
    """
    moves = moves_of(event, match.state) if _are_watched(match) else ()
    because = match.emit(event)
    if also is not None:
        also.because = because
        happen(match, also)
    if moves:
        announce(match, moves, because, cause)
    return because


def left_the_field(
    match: OfficialMatch, event: Event, cause: Cause, leaving: Happening | None = None
) -> Asking[int]:
    """The same for an event that takes cards from the field or a stack: <Overflow> follows at once,
    before anything triggers (4-17-1). The event's number.

    `leaving` is about the permanents that leave, as they were.
    """
    moves = moves_of(event, match.state) if _are_watched(match) else ()
    taken = with_information(match, cards_taken(event)) if match.tables.has_overflow else []
    because = match.emit(event)
    if taken:
        yield from process_overflow(match, taken)
    if leaving is not None:
        leaving.because = because
        for name in LEFT[type(event)]:
            leaving.event = name
            happen(match, leaving)
    if moves:
        announce(match, moves, because, cause)
    return because


def _are_watched(match: OfficialMatch) -> bool:
    """Whether a card of the match waits for cards to move; looked for once."""
    tables = match.tables
    found = tables.watches_moves
    if found is None:
        found = tables.watches_moves = not tables.watched.isdisjoint(ALL)
    return found


def announce(match: OfficialMatch, moves: Sequence[CardMove], because: int, cause: Cause) -> None:
    """Makes pending what these moves trigger."""
    watched = match.tables.watched
    for move in moves:
        for event in triggers_of(move):
            if event in watched:
                happen(match, _happening(match, move, event, because, cause))


def _happening(
    match: OfficialMatch, move: CardMove, event: str, because: int, cause: Cause
) -> Happening:
    if event in _OF_STACKS:
        held = [match.state.permanents[identity] for identity in move.permanents]
        views = [match.board.view(one) for one in held]
        source = TOP_OF_ITS_STACK if move.restacked else ""
        cards = Cards(len(move.cards), None, move.cards, move.under, source)
        return Happening(event, because, views, None, cause, cards)
    named = move.cards[0] if move.to in _NAMED else None
    up = move.cards if move.face_up else ()
    cards = Cards(len(move.cards), named, move.cards, source=NAMES[move.source], face_up=up)
    return Happening(event, because, [], move.seat, cause, cards)


# --- what each event moves ----------------------------------------------------------------------

Reading = Callable[[Any, Board], Iterable[CardMove]]


def moves_of(event: Event, before: Board) -> tuple[CardMove, ...]:
    """What an event moves, on the board as it is before the event."""
    return tuple(MOVING[type(event)](event, before))


def cards_taken(event: Any) -> list[int]:
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
    revealed = bool(before.revealed) and set(event.cards) <= set(before.revealed)
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


def _departed(to: Callable[[Any], Place]) -> Reading:
    """The top cards go there, what was under them is trashed at the same time (4-2-8). Those are no
    digivolution cards trashed by an effect: the whole card left. Tokens go out of the game (4-18-5)."""

    def read(event: Any, before: Board) -> Iterable[CardMove]:
        departures: tuple[Departure, ...] = event.departures
        tops = [departure.cards[-1] for departure in departures]
        cards = [card for card in tops if card not in before.tokens]
        for seat, own in _by_owner(before, cards).items():
            up = isinstance(event, f.PermanentsPlacedInSecurity) and event.face_up
            yield CardMove(seat, BATTLE_AREA, to(event), own, face_up=up)
        for seat, own in _by_owner(
            before, (card for card in tops if card in before.tokens)
        ).items():
            yield CardMove(seat, BATTLE_AREA, REMOVED, own)

    return read


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
    f.PermanentsDeleted: _departed(lambda event: TRASH),
    f.PermanentsTrashed: _departed(lambda event: TRASH),
    f.PermanentsReturned: _departed(lambda event: event.zone),
    f.PermanentsPlacedInSecurity: _departed(lambda event: SECURITY_STACK),
    f.PermanentsPlacedUnder: _moved_under,
    f.MaterialsPlaced: _materials,
    links.CardLinked: _linked,
    links.LinkCardsTrashed: _from_beside,
    links.LinkCardsReturned: _from_beside,
    links.AppFused: _to_field,
}
"""What each event moves. Preparing a match moves cards too, but before any effect works (5-2)."""
