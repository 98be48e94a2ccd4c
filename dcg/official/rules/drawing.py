"""Drawing and recovering cards (4-12, 16-7, 16-5)."""

from __future__ import annotations

from dcg.official.codes.places import DECK, TOP
from dcg.official.events.cards import CardsDrawn, CardsPlacedInSecurity
from dcg.official.rules.effects.triggers import Happening, happen
from dcg.official.rules.match import OfficialMatch


def draw(match: OfficialMatch, seat: int, count: int) -> int:
    """Draws as many of `count` cards as there are (1-3-2); how many were drawn."""
    deck = match.state.sides[seat].deck
    count = min(count, len(deck))
    if count <= 0:
        return 0
    cards = tuple(deck[: -count - 1 : -1])
    ordinal = match.emit(CardsDrawn(seat, cards))
    happen(match, Happening("card_added_to_hand", ordinal, seat=seat, amount=count))
    return count


def recover(match: OfficialMatch, seat: int, count: int) -> int:
    """<Recovery +N (Deck)>: cards from the top of the deck go on top of the security stack."""
    deck = match.state.sides[seat].deck
    count = min(count, len(deck))
    if count <= 0:
        return 0
    cards = tuple(deck[: -count - 1 : -1])
    ordinal = match.emit(CardsPlacedInSecurity(seat, DECK, cards, TOP, False, (0,) * count))
    happen(match, Happening("card_added_to_security", ordinal, seat=seat, amount=count))
    return count
