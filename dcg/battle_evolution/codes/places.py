"""Where a card is."""

from typing import Final

from dcg.kernel.code import Code


class Zone(Code):
    """Every card is in exactly one zone."""

    DECK = 0, "deck"
    HAND = 1, "hand"
    TRASH = 2, "trash"
    DARK_AREA = 3, "dark_area", "hidden; its cards join the hand in the next own Prep Phase (3-4)"
    DESTINY_ZONE = 4, "destiny_zone", "open, beside the deck (2-2)"
    DP_ZONE = 5, "dp_zone"
    EVOLUTION_ZONE = 6, "evolution_zone", "the future and evolve cards, in this phase only (4-39)"
    SUPPORT_ZONE = 7, "support_zone"
    ACTIVE = 8, "active", "the active stack, bottom to top (g-active-1)"
    ATTACHED = 9, "attached"
    UNDER_ATTACHMENT = 10, "under_attachment", "kept under an attachment (f-no-dp-5)"
    SIDE_PILE = 11, "side_pile", "set aside during set-up (2-6)"
    NO_ZONE = 12, "no_zone", "a card without a zone while it resolves (f-no-zone-1)"
    DELETED = 13, "deleted", "out of the game (g-delete-1)"


class ZoneEnd(Code):
    """An end of an ordered zone."""

    TOP = 0, "top"
    BOTTOM = 1, "bottom"


HIDDEN: Final = frozenset({Zone.DECK, Zone.HAND, Zone.DARK_AREA, Zone.SIDE_PILE})
"""Zones whose cards lie face down."""

ORDERED: Final = frozenset({Zone.DECK})
"""Hidden zones whose cards have places."""

ZONE_NAMES: Final[dict[int, str]] = {zone: zone.words for zone in Zone}
"""Every zone, by code."""
