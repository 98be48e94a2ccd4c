"""What can never be on a board, whatever effects do. Everything else may stand in a position.

Effects place cards under others without asking for levels, and what does not belong on the field stands there
until a rule check: neither is refused. Where a card can never lie is.
"""

from __future__ import annotations

from dcg.official.catalogue.legality import DECK_SIZE, DIGI_EGG_DECK_SIZE
from dcg.official.language.card import Card

MOST_CARDS = {"deck": DECK_SIZE, "digi_egg_deck": DIGI_EGG_DECK_SIZE}
"""What areas hold at most (1-4-1): only cards of the decks come back into them."""

_WORDS = {
    "deck": "the deck",
    "digi_egg_deck": "the Digi-Egg deck",
    "hand": "the hand",
    "trash": "the trash",
    "security_stack": "the security stack",
    "link_cards": "link cards",
}


def misplaced(card: Card, area: str) -> str:
    """Why a card can never be in an area; empty where it can."""
    if card.token:
        return (
            f"a Token that leaves the field leaves the game (4-18-5): it is never in {_WORDS[area]}"
        )
    if area == "digi_egg_deck" and card.category != "digi_egg":
        return "only Digi-Egg cards are in the Digi-Egg deck (2-2-3)"
    if area in ("deck", "hand", "security_stack") and card.category == "digi_egg":
        return f"a Digi-Egg card is never in {_WORDS[area]}: it goes to the Digi-Egg deck (3-1-3-9)"
    return ""


def crowded(cards: int, area: str) -> str:
    """Why so many cards can never be in an area; empty where they can."""
    most = MOST_CARDS.get(area, cards)
    if cards <= most:
        return ""
    clause = "1-4-1-2-1" if area == "deck" else "1-4-1-3-1"
    return f"{cards} cards: {_WORDS[area]} has {most} at most ({clause})"


def mixed(cards: list[Card | None]) -> str:
    """Why these cards can never be one on top of the other; empty where they can."""
    if len(cards) > 1 and any(card is not None and card.token for card in cards):
        return "cards can't be stacked with Tokens (4-18-3)"
    return ""
