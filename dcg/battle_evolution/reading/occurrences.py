"""What an event is to the triggers that wait for one (f-timing-14)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from dcg.battle_evolution.codes.places import Zone
from dcg.battle_evolution.codes.turn import Motive
from dcg.battle_evolution.events import battle, evolving
from dcg.battle_evolution.events import cards as card_events
from dcg.battle_evolution.state.player_side import Powers
from dcg.kernel.absent import NOBODY
from dcg.kernel.event import Event

_DISCARDED: Final = (Motive.DISCARDED, Motive.MULLIGANED, Motive.PROXIED, Motive.DP_DISCARDED)


Lying = tuple[int, int, str]
"""A card where its effects can work: its owner, its id, and what that place is called."""


class NotedEvent(NamedTuple):
    """An event, what the number it sets was before it, where that matters, and the active it happened to.

    Of a knock-out `there` are the cards with triggers that lay in play: the active stack leaves by it.
    """

    event: Event
    before: Powers | int | None = None
    active: tuple[int, ...] = ()
    there: Sequence[Lying] = ()


class Occurrence(NamedTuple):
    """Something triggers can wait for: what, to whom, about which cards, how much, and which cards with
    triggers lay in play then, where some of them have left by it."""

    event: str
    seat: int
    cards: tuple[int, ...] = ()
    amount: int = 0
    there: Sequence[Lying] = ()


def occurrences(happened: NotedEvent) -> Iterator[Occurrence]:
    """What an event is to those who wait."""
    event, before, active, there = happened
    match event:
        case card_events.CardsMoved():
            yield from _of_move(event)
        case card_events.CardsPulled(seat, pulled, to):
            yield Occurrence("draws", seat, pulled, len(pulled))
            if to is Zone.DARK_AREA:
                yield Occurrence("dark_area_grows", seat, pulled, len(pulled))
        case evolving.DigimonPlayed(seat, card):
            yield Occurrence("plays_digimon", seat, (card,), 1)
        case evolving.DigimonEvolved(seat, card):
            yield Occurrence("evolves", seat, (card,), 1)
        case battle.DamageDealt(seat, _, amount):
            if amount > 0:
                yield Occurrence("takes_damage", seat, active, amount)
                yield Occurrence("deals_damage", 1 - seat, (), amount)
        case battle.PowersSet(seat, powers):
            assert isinstance(before, tuple)
            gained = max(now - then for now, then in zip(powers, before, strict=True))
            if gained > 0:
                yield Occurrence("gains_power", seat, active, gained)
        case battle.HpSet(seat, hp):
            assert isinstance(before, int)
            if hp > before:
                yield Occurrence("recovers", seat, active, hp - before)
        case evolving.FlatSet(seat, flat):
            assert isinstance(before, int)
            if flat > before:
                yield Occurrence("is_flattened", seat, active, flat - before)
        case battle.KnockedOut(seat, card):
            yield Occurrence("is_knocked_out", seat, (card,), 1, there)
            yield Occurrence("knocks_out", 1 - seat, (card,), 1, there)
        case battle.DigimonRevived(seat):
            yield Occurrence("revives", seat, active)
        case evolving.KindsSet(seat):
            yield Occurrence("changes_type", seat, active)
        case card_events.CardTurned(card):
            yield Occurrence("flips", NOBODY, (card,), 1)
        case _:
            return


def _of_move(event: card_events.CardsMoved) -> Iterator[Occurrence]:
    seat, moved, count = event.seat, event.cards, len(event.cards)
    if event.zone is Zone.HAND and event.motive in _DISCARDED:
        yield Occurrence("discards", seat, moved, count)
    if event.to is Zone.TRASH and event.motive in _DISCARDED:
        yield Occurrence("is_discarded", seat, moved, count)
    if event.to is Zone.TRASH and event.zone is Zone.DECK:
        yield Occurrence("is_trashed", seat, moved, count)
    if event.motive is Motive.RACKED:
        yield Occurrence("racks", seat, moved, count)
    if event.motive is Motive.MULLIGANED and event.zone is Zone.HAND:
        yield Occurrence("mulligans", seat, moved, count)
    if event.motive is Motive.SUPPORTED:
        yield Occurrence("supports", seat, moved, count)
    if event.to is Zone.NO_ZONE:
        yield Occurrence("uses_any_phase", seat, moved, count)
    if event.to is Zone.ATTACHED:
        yield Occurrence("attaches", seat, moved, count)
    if event.zone is Zone.ATTACHED:
        yield Occurrence("loses_attachment", seat, moved, count)
    if event.to is Zone.DARK_AREA:
        yield Occurrence("dark_area_grows", seat, moved, count)
