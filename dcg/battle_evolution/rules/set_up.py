"""Pre-Game Setup (2-1 to 2-13)."""

from __future__ import annotations

from typing import Final

from dcg.battle_evolution.codes.places import Zone
from dcg.battle_evolution.codes.questions import Question, SpanKind
from dcg.battle_evolution.codes.turn import Motive
from dcg.battle_evolution.events.setup import (
    DestinyZoneShown,
    PartnerDeclared,
    StartingPlayerDrawn,
)
from dcg.battle_evolution.reading.match import ArenaMatch
from dcg.battle_evolution.rules.asking import Running, ask_card
from dcg.battle_evolution.rules.moving import draw_cards, look_at, move_cards, shuffle
from dcg.kernel.decision import Chance

DECK_AT_START: Final = 40
"""The deck beside the side pile (2-6)."""

OPENING_HAND: Final = 5
"""Cards drawn before the mulligan (2-8)."""


def set_up(match: ArenaMatch) -> Running[None]:
    """Everything before the first turn. What players pick in secret leaves no trace before both have."""
    match.open_span(SpanKind.SET_UP)
    for seat in (0, 1):
        _inspect(match, seat)
    yield from _side_piles(match)
    for seat in (0, 1):
        yield from shuffle(match, seat)
        draw_cards(match, seat, OPENING_HAND)
    yield from _opening_mulligans(match)
    for seat in (0, 1):
        pile = tuple(match.side(seat).side_pile)
        move_cards(match, seat, Zone.SIDE_PILE, pile, Zone.DECK, Motive.COMBINED)
        yield from shuffle(match, seat)
    (first,) = yield Chance(2, below=True)
    match.emit(StartingPlayerDrawn(first))
    match.close_span(SpanKind.SET_UP)


def _inspect(match: ArenaMatch, seat: int) -> None:
    """The Destiny Zone and the partner are shown (2-3 to 2-5)."""
    zone = match.side(seat).destiny_zone
    if zone:
        match.emit(DestinyZoneShown(seat, tuple(zone)))
    for card in match.state.partners:
        if match.state.owner_of[card] == seat:
            match.emit(PartnerDeclared(seat, card))


def _side_piles(match: ArenaMatch) -> Running[None]:
    """Cards are set aside, face down, until the deck has 40 (2-6)."""
    chosen: list[list[int]] = [[], []]
    for seat in (0, 1):
        deck = match.side(seat).deck
        if len(deck) > DECK_AT_START:
            look_at(match, seat, seat, Zone.DECK, tuple(reversed(deck)))
    for seat in (0, 1):
        left = sorted(match.side(seat).deck)
        while len(left) > DECK_AT_START:
            card = yield from ask_card(match, seat, Question.SET_ASIDE, left)
            assert card is not None
            chosen[seat].append(card)
            left.remove(card)
    for seat, cards in enumerate(chosen):
        move_cards(match, seat, Zone.DECK, cards, Zone.SIDE_PILE, Motive.SET_ASIDE)


def _opening_mulligans(match: ArenaMatch) -> Running[None]:
    """Any number of the opening hand goes onto the side pile, once, and is replaced (2-9, 2-10)."""
    chosen: list[list[int]] = [[], []]
    for seat in (0, 1):
        left = sorted(match.side(seat).hand)
        while left:
            card = yield from ask_card(match, seat, Question.OPENING_MULLIGAN, left, optional=True)
            if card is None:
                break
            chosen[seat].append(card)
            left.remove(card)
    for seat, cards in enumerate(chosen):
        move_cards(match, seat, Zone.HAND, cards, Zone.SIDE_PILE, Motive.MULLIGANED)
        draw_cards(match, seat, OPENING_HAND - len(match.side(seat).hand))
