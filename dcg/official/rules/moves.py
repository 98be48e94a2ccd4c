"""Moves between places: the one place that announces them, so that no verb can forget a trigger.

Whoever moves cards hands the event to `moved` (or `left_the_field`, for what <Overflow> can follow).
The event is folded, and what it moved (`moving_events`) is told to effects by one table (`card_move`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from dcg.kernel.event import Event
from dcg.official.codes.places import IN_NO_AREA, NAMES, TRASH
from dcg.official.events import field as f
from dcg.official.events import linking as links
from dcg.official.rules.asking import Asking
from dcg.official.rules.card_move import TOP_OF_ITS_STACK, CardMove, triggers_of
from dcg.official.rules.effects.triggers import happen, happen_together
from dcg.official.rules.happening import BY_RULES, Cards, Cause, Happening
from dcg.official.rules.match import OfficialMatch
from dcg.official.rules.moving_events import TakesCards, cards_taken, moves_of
from dcg.official.rules.overflow import process_overflow, with_information

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

_FROM_SECURITY: Final = ("card_left_security", "card_trashed_from_security")
"""Trigger events of which is asked how the cards lay, not how they lie."""

_NAMED: Final = (TRASH, IN_NO_AREA)
"""Where effects speak of the card that moved as "that card"."""


def moved(
    match: OfficialMatch, event: Event, cause: Cause = BY_RULES, also: Happening | None = None
) -> int:
    """Emits an event that moves cards and announces what it moved; the event's number.

    `also` is what the event is besides a move, announced first.
    """
    moves = moves_of(event, match.state) if match.tables.watches_moves else ()
    because = match.emit(event)
    if also is not None:
        also.because = because
        happen(match, also)
    if moves:
        announce(match, moves, because, cause)
    return because


def moved_together(match: OfficialMatch, events: Iterable[Event], cause: Cause) -> None:
    """The same of what one effect moves at one time in several events, one for each player or area: it triggers
    once what watches it (15-5-2). Each event is made once the one before has been emitted."""
    announced: list[tuple[tuple[CardMove, ...], int]] = []
    for event in events:
        moves = moves_of(event, match.state) if match.tables.watches_moves else ()
        announced.append((moves, match.emit(event)))
    # what they are about is seen once all of it has moved: cards of a stack have their places then
    happenings: list[Happening] = []
    for moves, because in announced:
        happenings += _happenings(match, moves, because, cause)
    happen_together(match, happenings)


def left_the_field(
    match: OfficialMatch, event: TakesCards, cause: Cause, leaving: Happening | None = None
) -> Asking[int]:
    """The same for an event that takes cards from the field or a stack: <Overflow> follows at once,
    before anything triggers (4-17-1). The event's number.

    `leaving` is about the permanents that leave, as they were.
    """
    moves = moves_of(event, match.state) if match.tables.watches_moves else ()
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


def announce(match: OfficialMatch, moves: Sequence[CardMove], because: int, cause: Cause) -> None:
    """Makes pending what these moves trigger."""
    happen_together(match, _happenings(match, moves, because, cause))


def _happenings(
    match: OfficialMatch, moves: Sequence[CardMove], because: int, cause: Cause
) -> list[Happening]:
    """What happens with these moves that anything waits for."""
    watched = match.tables.watched
    return [
        _happening(match, move, event, because, cause)
        for move in moves
        for event in triggers_of(move)
        if event in watched
    ]


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
    lie = move.cards if move.face_up else ()
    up = move.lay_face_up if event in _FROM_SECURITY else lie
    cards = Cards(len(move.cards), named, move.cards, source=NAMES[move.source], face_up=up)
    return Happening(event, because, [], move.seat, cause, cards)
