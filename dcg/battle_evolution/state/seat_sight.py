"""A state as one seat may know it."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from dcg.battle_evolution.codes.absent import HIDDEN_ATTACK, NO_ATTACK, NO_DEFINITION
from dcg.battle_evolution.state.contents import Contents
from dcg.battle_evolution.state.player_side import ZONES
from dcg.kernel.absent import NOBODY, UNKNOWN

Known = TypeVar("Known", bound=Contents)


def seen_by(arena: Known, seat: int) -> Known:
    """A copy in which hidden cards are `UNKNOWN` and the others have the seat's own handles."""
    known = arena.course.knowledge
    handles = known.handles[seat]
    count = known.minted[seat]

    def handle(card: int) -> int:
        return handles[card] if card != UNKNOWN else UNKNOWN

    twin = arena.copy()
    twin.definition_of = [NO_DEFINITION] * count
    twin.owner_of = [NOBODY] * count
    course = twin.course
    course.perspective = seat
    own = course.knowledge
    own.handles = [[UNKNOWN] * count, [UNKNOWN] * count]
    own.seen_at = [[0] * count, [0] * count]
    own.minted = [0, 0]
    own.minted[seat] = count
    for card, held in enumerate(handles):
        if held != UNKNOWN:
            twin.definition_of[held] = arena.definition_of[card]
            twin.owner_of[held] = arena.owner_of[card]
            own.handles[seat][held] = held
    for place, side in enumerate(twin.sides):
        for zone in ZONES:
            cards = getattr(side, zone)
            cards[:] = [handle(card) for card in cards]
        side.kept = [(handle(card), handle(under)) for card, under in side.kept]
        side.kept_dp = {handle(card): dp for card, dp in side.kept_dp.items()}
        if place != seat and not side.attack_shown and side.attack != NO_ATTACK:
            side.attack = HIDDEN_ATTACK
    twin.positions = [0] * len(arena.positions)
    twin.partners = _seen(arena.partners, handles)
    twin.destined = _seen(arena.destined, handles)
    twin.activated = _seen(arena.activated, handles)
    twin.faces = {
        handles[card]: face for card, face in arena.faces.items() if handles[card] != UNKNOWN
    }
    twin.used = [
        (handles[card], ordinal) for card, ordinal in arena.used if handles[card] != UNKNOWN
    ]
    twin.lasting = [
        msgspec.structs.replace(held, source=handle(held.source)) for held in arena.lasting
    ]
    return twin


def _seen(cards: list[int], handles: list[int]) -> list[int]:
    return [handles[card] for card in cards if handles[card] != UNKNOWN]
