"""Drawing and recovering cards (4-12, 16-7, 16-5)."""

from __future__ import annotations

from dcg.official.codes.places import DECK, TOP
from dcg.official.events.cards import CardsDrawn, CardsPlacedInSecurity
from dcg.official.rules.happening import BY_RULES, Cause
from dcg.official.rules.match import OfficialMatch
from dcg.official.rules.moves import moved


def draw(match: OfficialMatch, seat: int, count: int, cause: Cause = BY_RULES) -> int:
    """Draws as many of `count` cards as there are (1-3-2); how many were drawn."""
    deck = match.state.sides[seat].deck
    count = min(count, len(deck))
    if count <= 0:
        return 0
    cards = tuple(deck[: -count - 1 : -1])
    moved(match, CardsDrawn(seat, cards), cause)
    return count


def recover(match: OfficialMatch, seat: int, count: int, cause: Cause = BY_RULES) -> int:
    """<Recovery +N (Deck)>: cards from the top of the deck go on top of the security stack."""
    deck = match.state.sides[seat].deck
    count = min(count, len(deck))
    if count <= 0:
        return 0
    cards = tuple(deck[: -count - 1 : -1])
    moved(match, CardsPlacedInSecurity(seat, DECK, cards, TOP, False, (0,) * count), cause)
    return count
