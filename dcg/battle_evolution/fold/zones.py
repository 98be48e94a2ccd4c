"""Taking cards from zones and putting them into others: what every moving event shares.

In a seat's log a hidden card is -1: it is taken in place of the id the event names, so one fold
reads both kinds of log.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from dcg.battle_evolution.codes.places import HIDDEN, ORDERED, Zone, ZoneEnd
from dcg.battle_evolution.state.arena import Arena
from dcg.kernel.absent import FULL_LOG, UNKNOWN
from dcg.kernel.errors import FoldError

_NAMES: Final = tuple(zone.words for zone in Zone)
_UNDER: Final = Zone.UNDER_ATTACHMENT
_KEPT: Final = (Zone.UNDER_ATTACHMENT, Zone.ATTACHED)
"""Zones of which more is noted than which cards lie there."""


def cards_of(arena: Arena, seat: int, zone: Zone) -> list[int]:
    """The cards of a zone of a side."""
    if zone is _UNDER:
        raise FoldError("cards under attachments have no list of their own")
    cards: list[int] = getattr(arena.sides[seat], _NAMES[zone])
    return cards


def take_cards(
    arena: Arena, seat: int, zone: Zone, cards: Sequence[int], places: Sequence[int]
) -> None:
    """Takes cards from a zone, one after another, each from its place if places are given."""
    if places or zone in _KEPT:
        for number, card in enumerate(cards):
            take_from(arena, seat, zone, card, places[number] if places else None)
        return
    there = cards_of(arena, seat, zone)
    for card in cards:
        if card != UNKNOWN and card in there:
            there.remove(card)
        else:
            take_from(arena, seat, zone, card, None)


def take_top(arena: Arena, seat: int, cards: Sequence[int]) -> None:
    """Takes cards from the top of a deck, one after another."""
    deck = arena.sides[seat].deck
    for card in cards:
        if not deck or deck.pop() not in (card, UNKNOWN):
            raise FoldError(f"card {card} is not on top of the deck of seat {seat}")


def take_from(arena: Arena, seat: int, zone: Zone, card: int, place: int | None) -> None:
    """Takes a card from a zone; `place` counts from the top of an ordered one."""
    if zone is Zone.UNDER_ATTACHMENT:
        side = arena.sides[seat]
        kept = [pair for pair in side.kept if pair[1] != card]
        if len(kept) == len(side.kept):
            raise FoldError(f"card {card} is under no attachment")
        side.kept = kept
        return
    cards = cards_of(arena, seat, zone)
    if place is not None:
        if place >= len(cards) or cards[-1 - place] not in (card, UNKNOWN):
            raise FoldError(f"card {card} is not at place {place} of {zone.words} of seat {seat}")
        del cards[-1 - place]
    elif card != UNKNOWN and card in cards:
        cards.remove(card)
    elif UNKNOWN in cards:
        cards.reverse()
        cards.remove(UNKNOWN)
        cards.reverse()
    else:
        raise FoldError(f"card {card} is not in {zone.words} of seat {seat}")
    if zone is Zone.ATTACHED:
        arena.sides[seat].kept_dp.pop(card, None)


def put_cards(arena: Arena, seat: int, zone: Zone, cards: Sequence[int], end: ZoneEnd) -> None:
    """Puts cards on top of a zone, or at its bottom, one after another."""
    there = cards_of(arena, seat, zone)
    if end is ZoneEnd.BOTTOM:
        there[:0] = cards[::-1]
    else:
        there.extend(cards)


def gain_sight(
    arena: Arena, owner: int, zone: Zone, cards: Sequence[int], *, openly: bool = False
) -> None:
    """Who sees cards by their having entered a zone (f-hidden-5, f-hidden-7)."""
    if openly or zone not in HIDDEN or (zone is Zone.HAND and arena.sides[owner].hand_open):
        see_both(arena, cards)
    elif zone not in ORDERED:
        see_each(arena, owner, cards)


def see_each(arena: Arena, seat: int, cards: Sequence[int]) -> None:
    """One seat sees cards where they are now. In the other seat's log that is not kept."""
    if arena.course.perspective != 1 - seat:
        arena.course.knowledge.see_each(seat, cards)


def see_both(arena: Arena, cards: Sequence[int]) -> None:
    """Both seats see cards where they are now. In a seat's log its own sight is kept."""
    course = arena.course
    if course.perspective == FULL_LOG:
        course.knowledge.see_both(cards)
    else:
        course.knowledge.see_each(course.perspective, cards)


def identify_cards(cards: list[int], named: Iterable[int]) -> None:
    """Names unknown cards in place: those not there yet take the place of unknown ones."""
    for card in named:
        if card != UNKNOWN and card not in cards:
            for place in range(len(cards) - 1, -1, -1):
                if cards[place] == UNKNOWN:
                    cards[place] = card
                    break
            else:
                raise FoldError(f"card {card} is shown where it is not")


def identify_places(cards: list[int], named: Sequence[int], places: Sequence[int]) -> None:
    """Names cards of an ordered zone by their places from the top."""
    for card, place in zip(named, places, strict=True):
        if place >= len(cards) or (card != UNKNOWN and cards[-1 - place] not in (card, UNKNOWN)):
            raise FoldError(f"card {card} is shown at place {place}, where it is not")
        if card != UNKNOWN:
            cards[-1 - place] = card


def lose_track(arena: Arena, cards: Iterable[int]) -> None:
    """Nobody can tell these cards apart any more (a shuffle)."""
    arena.course.knowledge.forget(cards)
    if arena.course.perspective != FULL_LOG:
        forget_marks(arena, (card for card in cards if card != UNKNOWN))


def lose_from(arena: Arena, seat: int, cards: list[int]) -> None:
    """One seat loses sight of the cards of a zone: in its own log they have no names any more."""
    gone = [card for card in cards if card != UNKNOWN]
    for card in gone:
        arena.course.knowledge.lose(seat, card)
    if arena.course.perspective == seat:
        cards[:] = [UNKNOWN] * len(cards)
        forget_marks(arena, gone)


def forget_marks(arena: Arena, gone: Iterable[int]) -> None:
    """In a seat's log, which of the cards it has lost sight of are partners or turned is not known
    any more: what identifies them again says it."""
    lost = set(gone)
    arena.partners = [card for card in arena.partners if card not in lost]
    for card in lost:
        arena.faces.pop(card, None)


def unmark(arena: Arena, cards: Iterable[int]) -> None:
    """Cards that lie hidden are as new: nothing is noted of them but what they are."""
    if not (arena.activated or arena.destined or arena.used or arena.lasting):
        return
    gone = {card for card in cards if card != UNKNOWN}
    if any(card in gone for card in arena.activated):
        arena.activated = [card for card in arena.activated if card not in gone]
    if any(card in gone for card in arena.destined):
        arena.destined = [card for card in arena.destined if card not in gone]
    if any(card in gone for card, _ in arena.used):
        arena.used = [held for held in arena.used if held[0] not in gone]
    if any(held.source in gone for held in arena.lasting):
        arena.lasting = [
            replace(held, source=UNKNOWN) if held.source in gone else held for held in arena.lasting
        ]
