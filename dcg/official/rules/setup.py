"""Pre-game preparations (rule 5-2)."""

from __future__ import annotations

from typing import Final

from dcg.kernel.decision import Chance
from dcg.official.codes import questions
from dcg.official.codes.places import DECK, DIGI_EGG_DECK
from dcg.official.codes.spans import SETUP
from dcg.official.events.cards import CardsDrawn
from dcg.official.events.setup import FirstPlayerChosen, HandReturned, SecurityStackPlaced
from dcg.official.rules.asking import Asking, confirm
from dcg.official.rules.match import OfficialMatch
from dcg.official.rules.shuffling import shuffle

INITIAL_HAND: Final = 5
SECURITY_CARDS: Final = 5


def set_up(match: OfficialMatch) -> Asking[None]:
    """Shuffles, first player, initial hands with one redraw each, security stacks."""
    match.open_span(SETUP)
    for seat in (0, 1):
        yield from shuffle(match, seat, DECK)
    for seat in (0, 1):
        yield from shuffle(match, seat, DIGI_EGG_DECK)
    outcome = yield Chance(2, below=True)
    match.emit(FirstPlayerChosen(outcome[0]))
    first = match.state.first_player
    for seat in (first, 1 - first):
        _draw_hand(match, seat)
    for seat in (first, 1 - first):
        redraw = yield from confirm(match, seat, questions.REDRAW)
        if redraw:
            match.emit(HandReturned(seat, tuple(match.state.sides[seat].hand)))
            yield from shuffle(match, seat, DECK)
            _draw_hand(match, seat)
    for seat in (first, 1 - first):
        deck = match.state.sides[seat].deck
        match.emit(SecurityStackPlaced(seat, tuple(deck[: -SECURITY_CARDS - 1 : -1])))
    match.close_span(SETUP)


def _draw_hand(match: OfficialMatch, seat: int) -> None:
    deck = match.state.sides[seat].deck
    match.emit(CardsDrawn(seat, tuple(deck[: -INITIAL_HAND - 1 : -1])))
