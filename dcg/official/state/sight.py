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


class _Sight:
    """What one seat calls the cards of a board: its own handles, or `UNKNOWN`."""

    __slots__ = ("handles", "knowledge", "seat")

    def __init__(self, knowledge: Knowledge, seat: int) -> None:
        self.knowledge = knowledge
        self.seat = seat
        self.handles = knowledge.handles[seat]

    def card(self, card: int) -> int:
        """One card."""
        return self.handles[card] if card != UNKNOWN else UNKNOWN

    def cards(self, cards: list[int]) -> None:
        """All cards of a list, in place."""
        handles = self.handles
        cards[:] = [handles[card] if card != UNKNOWN else UNKNOWN for card in cards]

    def waiting(self, entry: Pending | Registered) -> Waiting:
        """Cards seen only since it waits stay hidden in it: that they are the ones is a secret."""
        then = entry.minted[self.seat]

        def name_then(card: int) -> int:
            return handle if (handle := self.card(card)) < then else UNKNOWN

        return rename_objects(entry.effect, name_then)


def seen_by(board: B, seat: int) -> B:
    """A copy in which hidden cards are `UNKNOWN` and the others have the seat's own handles.

    Equal to the fold of the seat's redacted log.
    """
    sight = _Sight(board.course.knowledge, seat)
    twin = board.copy()
    _number_anew(board, twin, sight)
    _see_places(twin, sight)
    _see_what_goes_on(board, twin, sight)
    return twin


def _number_anew(board: Contents, twin: Contents, sight: _Sight) -> None:
    """What is true of each card stands under its handle; those the seat has none for are left out."""
    seat, handles, seen_at = sight.seat, sight.handles, sight.knowledge.seen_at[sight.seat]
    count = sight.knowledge.minted[seat]
    twin.definition_of = [NO_DEFINITION] * count
    twin.owner_of = [NOBODY] * count
    twin.incarnation = [0] * count
    course = twin.course
    course.perspective = seat
    known = course.knowledge
    known.handles = [[UNKNOWN] * count, [UNKNOWN] * count]
    known.seen_at = [[0] * count, [0] * count]
    known.minted = [0, 0]
    known.minted[seat] = count
    own = known.handles[seat]
    for card, handle in enumerate(handles):
        if handle != UNKNOWN:
            twin.definition_of[handle] = board.definition_of[card]
            twin.owner_of[handle] = board.owner_of[card]
            twin.incarnation[handle] = board.incarnation[card] - seen_at[card]
            own[handle] = handle


def _see_places(twin: Contents, sight: _Sight) -> None:
    """The cards of every area, under permanents and in none."""
    for side in twin.sides:
        sight.cards(side.deck)
        sight.cards(side.digi_egg_deck)
        sight.cards(side.hand)
        sight.cards(side.trash)
        sight.cards(side.security_stack)
        sight.cards(side.face_up)
    for permanent in twin.permanents.values():
        sight.cards(permanent.cards)
        sight.cards(permanent.links)
    sight.cards(twin.in_no_area)
    sight.cards(twin.removed)
    sight.cards(twin.revealed)
    sight.cards(twin.tokens)
    sight.cards(twin.face_down)
    twin.face_down.sort()


def _see_what_goes_on(board: Contents, twin: Contents, sight: _Sight) -> None:
    """The cards that declarations, effects, changes and counts of uses are about, and what happened that cards
    of the seat ask about."""
    knowledge, seat = sight.knowledge, sight.seat
    twin.turn.happened = [held for held in board.turn.happened if held.seat == seat]
    twin.declarations = [
        declared._replace(
            card=sight.card(declared.card),
            placed=tuple([sight.card(card) for card in declared.placed]),
            link=sight.card(declared.link),
        )
        for declared in board.declarations
    ]
    twin.interrupted = [held._replace(card=sight.card(held.card)) for held in board.interrupted]
    twin.pending = [
        entry._replace(
            effect=sight.waiting(entry),
            incarnation=seen_incarnation(entry, knowledge, seat),
        )
        for entry in board.pending
    ]
    twin.registered = [entry._replace(effect=sight.waiting(entry)) for entry in board.registered]
    twin.modifiers = [_seen_modifier(applied, knowledge, seat) for applied in board.modifiers]
    twin.active = [held._replace(card=sight.card(held.card)) for held in board.active]
    twin.kept = [held._replace(card=sight.card(held.card)) for held in board.kept]
    twin.uses = {
        (handle, effect_index, permanent): count
        for (card, effect_index, permanent), count in board.uses.items()
        if (handle := sight.card(card)) != UNKNOWN
    }


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
