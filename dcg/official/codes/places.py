"""Where a card is (rule 3-1), and at which end of an ordered area."""

from typing import Final

from dcg.kernel.code import Code


class Place(Code):
    """Every card is in exactly one place: an area, or one of those the rules call "not in any area"."""

    DECK = 0, "deck"
    DIGI_EGG_DECK = 1, "digi_egg_deck"
    HAND = 2, "hand"
    TRASH = 3, "trash"
    SECURITY_STACK = 4, "security_stack"
    BATTLE_AREA = 5, "battle_area"
    BREEDING_AREA = 6, "breeding_area"
    UNDER = (
        7,
        "digivolution_cards",
        "under another card: a digivolution card, or under a Tamer (4-5)",
    )
    LINKED = 8, "link_cards", "plugged in sideways beside a Digimon (4-7-1)"
    IN_NO_AREA = 9, "in_no_area", "an Option card resolving (9-1-4), a card being checked (13-1-5)"
    REMOVED = 10, "removed", "out of the game: a token that left the field (4-18-5)"


class PlaceEnd(Code):
    """An end of an ordered area, or of a stack of cards on the field."""

    TOP = 0, "top"
    BOTTOM = 1, "bottom"


DECK: Final = Place.DECK
DIGI_EGG_DECK: Final = Place.DIGI_EGG_DECK
HAND: Final = Place.HAND
TRASH: Final = Place.TRASH
SECURITY_STACK: Final = Place.SECURITY_STACK
BATTLE_AREA: Final = Place.BATTLE_AREA
BREEDING_AREA: Final = Place.BREEDING_AREA
UNDER: Final = Place.UNDER
LINKED: Final = Place.LINKED
IN_NO_AREA: Final = Place.IN_NO_AREA
REMOVED: Final = Place.REMOVED
TOP: Final = PlaceEnd.TOP
BOTTOM: Final = PlaceEnd.BOTTOM

NAMES: Final[dict[int, str]] = {place: place.words for place in Place}
"""Every place, by code, in the words of positions and displays."""
