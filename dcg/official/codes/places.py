"""Where a card is (rule 3-1), and at which end of an ordered area."""

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
    LINKED = 8, "link_cards"
    IN_NO_AREA = 9, "in_no_area", "an Option card resolving (9-1-4), a card being checked (13-1-5)"
    REMOVED = 10, "removed", "out of the game: a token that left the field (4-18-5)"


class PlaceEnd(Code):
    """An end of an ordered area, or of a stack of cards on the field."""

    TOP = 0, "top"
    BOTTOM = 1, "bottom"


(
    DECK,
    DIGI_EGG_DECK,
    HAND,
    TRASH,
    SECURITY_STACK,
    BATTLE_AREA,
    BREEDING_AREA,
    UNDER,
    LINKED,
    IN_NO_AREA,
    REMOVED,
) = Place
TOP, BOTTOM = PlaceEnd

NAMES: dict[int, str] = {place: place.words for place in Place}
"""Every place, by code, in the words of positions and displays."""
