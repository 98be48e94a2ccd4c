"""Where Digi-Egg cards go instead of a hand, a deck or a security stack (3-1-3-9)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from dcg.official.codes.places import BOTTOM, DECK, DIGI_EGG_DECK, TOP, Place, PlaceEnd
from dcg.official.rules.match import OfficialMatch
from dcg.official.state.permanent import Permanent


class Placing(NamedTuple):
    """Cards that go to one place together, at one of its ends."""

    cards: list[int]
    to: Place
    end: PlaceEnd


def placings(
    match: OfficialMatch, cards: Sequence[int], to: Place, end: PlaceEnd = TOP
) -> list[Placing]:
    """Where cards bound for a private area come to lie, others before Digi-Egg cards.

    Digi-Egg cards go to the Digi-Egg deck: to the end that was said where they were bound for a deck
    (3-1-3-9-1), else to its bottom (3-1-3-9-2).
    """
    eggs = [card for card in cards if _is_digi_egg(match, card)]
    others = [card for card in cards if card not in eggs]
    egg_end = end if to == DECK else BOTTOM
    apart = (Placing(others, to, end), Placing(eggs, DIGI_EGG_DECK, egg_end))
    return [placing for placing in apart if placing.cards]


def led_by_digi_eggs(
    match: OfficialMatch, permanents: Iterable[Permanent]
) -> tuple[list[Permanent], list[Permanent]]:
    """Permanents whose top card is another card, and those whose top card is a Digi-Egg card."""
    others: list[Permanent] = []
    eggs: list[Permanent] = []
    for held in permanents:
        (eggs if _is_digi_egg(match, held.top) else others).append(held)
    return others, eggs


def _is_digi_egg(match: OfficialMatch, card: int) -> bool:
    return "digi_egg" in match.board.card(card).categories
