"""Knock-outs, Revival and victory (8-26 to 8-34)."""

from __future__ import annotations

from typing import Final

from dcg.battle_evolution.codes.absent import NO_REVIVAL
from dcg.battle_evolution.codes.places import Zone
from dcg.battle_evolution.codes.questions import SpanKind
from dcg.battle_evolution.codes.turn import Motive
from dcg.battle_evolution.events.battle import (
    ActiveLeft,
    DigimonRevived,
    HpSet,
    KnockedOut,
    KoPointsSet,
)
from dcg.battle_evolution.reading import values
from dcg.battle_evolution.reading.match import ArenaMatch, MatchDecided
from dcg.battle_evolution.rules.asking import Running
from dcg.battle_evolution.rules.moving import move_cards, send_away, shuffle

VICTORY: Final = 4
"""KO points with which a player wins (8-34)."""

MOST_FLAT: Final = 4
"""Flat tokens with which an active is KO'd at once (g-flatten-3)."""


def has_fallen(match: ArenaMatch) -> bool:
    """Whether an active has no HP, or all its flat tokens (8-26, g-flatten-3)."""
    for side in match.state.sides:
        if side.active and (side.hp <= 0 or side.flat >= MOST_FLAT):
            return True
    return False


def check_knock_outs(match: ArenaMatch) -> Running[None]:
    """Every active without HP is KO'd; the turn player's points are counted first (8-34, s-3)."""
    player = match.state.player
    for seat in (1 - player, player):
        side = match.side(seat)
        if side.active and (side.hp <= 0 or side.flat >= MOST_FLAT):
            yield from knock_out(match, seat)


def knock_out(match: ArenaMatch, seat: int) -> Running[None]:
    """The active of a seat is KO'd; the other player gains its points (8-33)."""
    side = match.side(seat)
    match.open_span(SpanKind.KNOCK_OUT)
    worth = values.worth(match, seat)
    if side.hp > 0:
        match.emit(HpSet(seat, 0))
    match.emit(KnockedOut(seat, side.active[-1], worth))
    if side.revival != NO_REVIVAL:
        # The zone stays whole, and the active is reset as evolved (8-28, g-revive-3).
        facts = match.facts(side.active[-1])
        match.emit(DigimonRevived(seat, side.revival, facts.powers, facts.kinds))
    else:
        yield from clear_active(match, seat, Motive.KNOCKED_OUT)
    winner = 1 - seat
    points = match.side(winner).ko_points + worth
    match.emit(KoPointsSet(winner, points))
    if points >= VICTORY:
        raise MatchDecided(winner, "knock_outs")
    match.close_span(SpanKind.KNOCK_OUT)


def clear_active(match: ArenaMatch, seat: int, motive: Motive) -> Running[None]:
    """The whole active stack leaves with its attachments (8-27, g-attachment-slot-2).

    The partner R is shuffled into the deck wherever in the stack it is (8-30).
    """
    side = match.side(seat)
    partners = [card for card in side.active if card in match.state.partners]
    rest = [card for card in side.active if card not in partners]
    discard_attachments(match, seat, tuple(side.attached))
    send_away(match, Zone.ACTIVE, rest, motive)
    for card in partners:
        move_cards(match, seat, Zone.ACTIVE, (card,), Zone.DECK, Motive.RETURNED)
    match.emit(ActiveLeft(seat))
    if partners:
        yield from shuffle(match, seat)


def discard_attachments(match: ArenaMatch, seat: int, cards: tuple[int, ...]) -> None:
    """Attachments at an active leave, with what is kept under them."""
    side = match.side(seat)
    for card in cards:
        under = [kept for attachment, kept in side.kept if attachment == card]
        if under:
            send_away(match, Zone.UNDER_ATTACHMENT, under, Motive.DISCARDED, at=seat)
    send_away(match, Zone.ATTACHED, cards, Motive.DISCARDED, at=seat)
