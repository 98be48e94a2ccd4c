"""A board as one seat may know it."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from dcg.kernel.absent import NOBODY, UNKNOWN
from dcg.kernel.knowledge import Knowledge
from dcg.kernel.redaction import rename_objects
from dcg.official.codes.absent import NO_CARD, NO_DEFINITION
from dcg.official.events.effects import Waiting
from dcg.official.state.contents import Contents
from dcg.official.state.pending import Applied, Pending, Registered

B = TypeVar("B", bound=Contents)


def seen_by(board: B, seat: int) -> B:
    """A copy in which hidden cards are `UNKNOWN` and the others have the seat's own handles.

    Equal to the fold of the seat's redacted log.
    """
    knowledge = board.course.knowledge
    handles = knowledge.handles[seat]
    seen_at = knowledge.seen_at[seat]

    def name(card: int) -> int:
        return handles[card] if card != UNKNOWN else UNKNOWN

    def waiting(entry: Pending | Registered) -> Waiting:
        """Cards seen only since it waits stay hidden in it: that they are the ones is a secret."""
        then = entry.minted[seat]

        def name_then(card: int) -> int:
            return handle if (handle := name(card)) < then else UNKNOWN

        seen: Waiting = rename_objects(entry.effect, name_then)
        return seen

    twin = board.copy()
    known = [(handles[card], card) for card in range(len(handles)) if handles[card] != UNKNOWN]
    count = knowledge.minted[seat]
    twin.definition_of = [NO_DEFINITION] * count
    twin.owner_of = [NOBODY] * count
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
    for cards in (twin.in_no_area, twin.removed, twin.revealed, twin.tokens):
        cards[:] = map(name, cards)
    twin.declarations = [
        declared._replace(
            card=name(declared.card), placed=tuple([name(card) for card in declared.placed])
        )
        for declared in board.declarations
    ]
    twin.interrupted = [held._replace(card=name(held.card)) for held in board.interrupted]
    twin.pending = [
        entry._replace(
            effect=waiting(entry),
            incarnation=seen_incarnation(entry, knowledge, seat),
        )
        for entry in board.pending
    ]
    twin.registered = [entry._replace(effect=waiting(entry)) for entry in board.registered]
    twin.modifiers = [_seen_modifier(applied, knowledge, seat) for applied in board.modifiers]
    twin.uses = {
        (name(card), effect_index, permanent): count
        for (card, effect_index, permanent), count in board.uses.items()
        if name(card) != UNKNOWN
    }
    return twin


def _seen_modifier(applied: Applied, knowledge: Knowledge, seat: int) -> Applied:
    """A seat that lost sight of the card since does not know it to be the same."""
    held = applied.modifier
    card = knowledge.handle(seat, held.card)
    incarnation = applied.incarnation - knowledge.seen_at[seat][held.card] if card != UNKNOWN else 0
    if incarnation < 0:
        card, incarnation = UNKNOWN, 0
    return Applied(msgspec.structs.replace(held, card=card), applied.definition, incarnation)


def seen_incarnation(entry: Pending, knowledge: Knowledge, seat: int) -> int:
    """The incarnation a pending effect was triggered in, counted from the seat's sight of its card."""
    effect = entry.effect
    holder = effect.holder if effect.holder != NO_CARD else effect.card
    if holder == UNKNOWN or knowledge.handles[seat][holder] == UNKNOWN:
        return 0
    return entry.incarnation - knowledge.seen_at[seat][holder]
