"""A board as one seat may know it."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from dcg.kernel.event import UNKNOWN
from dcg.kernel.knowledge import Knowledge
from dcg.official.events.effects import Waiting
from dcg.official.state.contents import Contents
from dcg.official.state.pending import Applied, Pending

B = TypeVar("B", bound=Contents)


def seen_by(board: B, seat: int) -> B:
    """A copy in which hidden cards are -1 and the others have the seat's own handles.

    Equal to the fold of the seat's redacted log.
    """
    knowledge = board.course.knowledge
    handles = knowledge.handles[seat]
    seen_at = knowledge.seen_at[seat]

    def name(card: int) -> int:
        return handles[card] if card >= 0 else UNKNOWN

    def waiting(held: Waiting) -> Waiting:
        return msgspec.structs.replace(
            held,
            card=name(held.card),
            about=held.about and msgspec.structs.replace(held.about, card=name(held.about.card)),
            holder=name(held.holder),
        )

    twin = board.copy()
    known = [(handles[card], card) for card in range(len(handles)) if handles[card] >= 0]
    count = knowledge.minted[seat]
    twin.definition_of = [UNKNOWN] * count
    twin.owner_of = [UNKNOWN] * count
    twin.incarnation = [0] * count
    for handle, card in known:
        twin.definition_of[handle] = board.definition_of[card]
        twin.owner_of[handle] = board.owner_of[card]
        twin.incarnation[handle] = board.incarnation[card] - seen_at[card]
    course = twin.course
    course.perspective = seat
    course.knowledge.handles = [[UNKNOWN] * count, [UNKNOWN] * count]
    course.knowledge.seen_at = [[0] * count, [0] * count]
    course.knowledge.minted = [0, 0]
    course.knowledge.minted[seat] = count
    for handle, _ in known:
        course.knowledge.handles[seat][handle] = handle
    for side in twin.sides:
        for cards in (
            side.deck,
            side.digi_egg_deck,
            side.hand,
            side.trash,
            side.security_stack,
            side.face_up,
        ):
            cards[:] = map(name, cards)
    for permanent in twin.permanents.values():
        permanent.cards[:] = map(name, permanent.cards)
    for cards in (twin.in_no_area, twin.removed, twin.revealed):
        cards[:] = map(name, cards)
    if twin.declaration:
        twin.declaration = twin.declaration._replace(card=name(twin.declaration.card))
    twin.pending = [
        entry._replace(
            effect=waiting(entry.effect),
            incarnation=seen_incarnation(entry, knowledge, seat),
        )
        for entry in board.pending
    ]
    twin.registered = [entry._replace(effect=waiting(entry.effect)) for entry in board.registered]
    twin.modifiers = [
        Applied(msgspec.structs.replace(held, card=name(held.card)), definition)
        for held, definition in board.modifiers
    ]
    twin.uses = {
        (name(card), ordinal, permanent): count
        for (card, ordinal, permanent), count in board.uses.items()
        if name(card) >= 0
    }
    return twin


def seen_incarnation(entry: Pending, knowledge: Knowledge, seat: int) -> int:
    """The incarnation a pending effect was triggered in, counted from the seat's sight of its card."""
    effect = entry.effect
    holder = effect.holder if effect.holder >= 0 else effect.card
    if holder < 0 or knowledge.handles[seat][holder] < 0:
        return 0
    return entry.incarnation - knowledge.seen_at[seat][holder]
