"""Codes of places (rule 3-1, and the places the rules call "not in any area")."""

DECK = 0
DIGI_EGG_DECK = 1
HAND = 2
TRASH = 3
SECURITY_STACK = 4
BATTLE_AREA = 5
BREEDING_AREA = 6
UNDER = 7
"""Under another card: a digivolution card, or a card under a Tamer (4-5)."""
LINKED = 8
IN_NO_AREA = 9
"""An Option card resolving (9-1-4), a card being checked (13-1-5)."""
REMOVED = 10
"""Out of the game (a token that left the field, 4-18-5)."""

NAMES = {
    DECK: "deck",
    DIGI_EGG_DECK: "digi_egg_deck",
    HAND: "hand",
    TRASH: "trash",
    SECURITY_STACK: "security_stack",
    BATTLE_AREA: "battle_area",
    BREEDING_AREA: "breeding_area",
    UNDER: "digivolution_cards",
    LINKED: "link_cards",
    IN_NO_AREA: "in_no_area",
    REMOVED: "removed",
}
"""Every place, by code, in the words of positions and displays."""

TOP = 0
BOTTOM = 1
EVERY_END = -1
