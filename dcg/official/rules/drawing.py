"""Drawing and recovering cards (4-12, 16-7, 16-5)."""

from __future__ import annotations

from collections.abc import Mapping

from dcg.official.codes.places import DECK, TOP
from dcg.official.events.cards import CardsDrawn, CardsPlacedInSecurity
from dcg.official.rules.happening import BY_RULES, Cause
from dcg.official.rules.match import OfficialMatch
from dcg.official.rules.moves import moved, moved_together
from dcg.official.rules.places import lying, places_taken


def draw(match: OfficialMatch, seat: int, count: int, cause: Cause = BY_RULES) -> int:
    """Draws as many of `count` cards as there are (1-3-2); how many were drawn."""
    cards = _top(match, seat, count)
    if cards:
        moved(match, CardsDrawn(seat, cards), cause)
    return len(cards)


def draw_together(match: OfficialMatch, counts: Mapping[int, int], cause: Cause) -> int:
    """The same for each of these seats, at one time (15-5-2)."""
    taken = _from_the_top(match, counts)
    moved_together(match, [CardsDrawn(seat, cards) for seat, cards in taken], cause)
    return sum(len(cards) for _, cards in taken)


def recover_together(match: OfficialMatch, counts: Mapping[int, int], cause: Cause) -> int:
    """<Recovery +N (Deck)>: cards from the top of the deck go on top of the security stack. Of each of these
    seats as many as there are, at one time (15-5-2); how many did."""
    taken = _from_the_top(match, counts)
    moved_together(
        match,
        [
            CardsPlacedInSecurity(
                seat, DECK, cards, TOP, False, places_taken(match.state, seat, DECK, cards)
            )
            for seat, cards in taken
        ],
        cause,
    )
    return sum(len(cards) for _, cards in taken)


def _from_the_top(
    match: OfficialMatch, counts: Mapping[int, int]
) -> list[tuple[int, tuple[int, ...]]]:
    """So many cards of the top of each deck, as far as there are any."""
    taken = [(seat, _top(match, seat, count)) for seat, count in counts.items()]
    return [(seat, cards) for seat, cards in taken if cards]


def _top(match: OfficialMatch, seat: int, count: int) -> tuple[int, ...]:
    """So many cards of the top of a deck, as far as there are any, the first taken first."""
    if count <= 0:
        return ()
    deck = lying(match.state, seat, DECK)
    return tuple(deck[: -min(count, len(deck)) - 1 : -1])
