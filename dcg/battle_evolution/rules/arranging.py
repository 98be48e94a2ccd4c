"""Recode, Corrupt, Recycle and Static: what decks and trashes have in common (g-recode to g-static)."""

from __future__ import annotations

from dcg.battle_evolution.codes.places import Zone, ZoneEnd
from dcg.battle_evolution.codes.questions import Question
from dcg.battle_evolution.codes.turn import Motive
from dcg.battle_evolution.events.cards import CardsArranged
from dcg.battle_evolution.events.options import PickPlace
from dcg.battle_evolution.reading.match import ArenaMatch
from dcg.battle_evolution.rules.asking import Running, ask
from dcg.battle_evolution.rules.moving import look_at, move_cards


def arrange(match: ArenaMatch, seat: int, of: int, count: int) -> Running[None]:
    """A player looks at the top cards of a deck and puts each on top or bottom, in any order.

    No shuffle follows (f-cherrypick-8). A card that is picked earlier lies further in.
    """
    deck = match.side(of).deck
    cards = tuple(reversed(deck[max(len(deck) - count, 0) :]))
    if not cards:
        return
    look_at(match, seat, of, Zone.DECK, cards)
    top: list[int] = []
    bottom: list[int] = []
    left = list(cards)
    while left:
        options = [PickPlace(card, end) for card in left for end in ZoneEnd]
        picked = yield from ask(seat, Question.ARRANGE, options)
        (top if picked.end is ZoneEnd.TOP else bottom).append(picked.card)
        left.remove(picked.card)
    # The first put on top lies lowest of those, the first put at the bottom highest.
    match.emit(CardsArranged(seat, of, tuple(reversed(top)), tuple(reversed(bottom))))


def recycle(match: ArenaMatch, seat: int, count: int) -> int:
    """The top cards of a trash go to the top of the deck, one at a time (g-recycle-x-1)."""
    trash = match.side(seat).trash
    cards = tuple(reversed(trash[max(len(trash) - count, 0) :])) if count > 0 else ()
    move_cards(match, seat, Zone.TRASH, cards, Zone.DECK, Motive.RECYCLED)
    return len(cards)


def delete_bottom(match: ArenaMatch, seat: int, count: int) -> int:
    """The bottom cards of a trash are deleted (g-static)."""
    cards = tuple(match.side(seat).trash[: max(count, 0)])
    move_cards(match, seat, Zone.TRASH, cards, Zone.DELETED, Motive.DELETED)
    return len(cards)
