"""What happens to cards of a player, in all the words it is said in: of the cards, of the area, of effects."""

from __future__ import annotations

from typing import Final

from dcg.official.language.terms import Cause, TriggerEvent

BY: Final[dict[Cause, tuple[str, ...]]] = {
    "effect": ("by an effect", "by effects"),
    "your_effect": ("by your effect", "by your effects", "by one of your effects"),
    "opponents_effect": ("by an opponent's effect", "by your opponent's effect|effects"),
}
"""By whose effects something is done, behind it; the first is written."""

AGENTS: Final[tuple[tuple[Cause, str], ...]] = (
    ("effect", "an? effect|effects"),
    ("your_effect", "your effect|effects"),
    ("your_effect", "one of your effects"),
    ("opponents_effect", "an|your opponent's effect|effects"),
)
"""The effects that do it, in front of the verb."""

PASSIVE: Final[dict[TriggerEvent, tuple[str, ...]]] = {
    "card_left_security": (
        "{} security stack is removed from",
        "{} security is removed from",
        "cards are removed from {} security stack",
        "any of {} security cards are removed",
    ),
    "card_added_to_security": (
        "{} security stack is added to",
        "{} security is added to",
        "cards are added to {} security stack",
        "cards are placed in {} security stack",
    ),
    "card_added_to_hand": (
        "{} hand is added to",
        "cards are added to {} hand",
    ),
    "card_trashed_from_hand": (
        "{} hand is trashed from",
        "a card is trashed from {} hand",
        "cards are trashed from {} hand",
        "cards in {} hand are trashed",
    ),
    "card_trashed_from_deck": (
        "{} deck is trashed from",
        "a card in {} deck is trashed",
        "cards are trashed from {} deck",
        "cards in {} deck are trashed",
    ),
    "card_trashed_from_security": (
        "{} security stack is trashed from",
        "cards are trashed from {} security stack",
        "cards in {} security stack are trashed",
        "any of {} security cards are trashed",
        "{} security cards are trashed",
    ),
}
"""By whoever it is done, or with the effects behind."""

ACTIVE: Final[dict[TriggerEvent, tuple[tuple[str, str], ...]]] = {
    "card_left_security": tuple(
        ("remove", f"{cards} {{}} security stack")
        for cards in ("cards from", "a card from", "from")
    )
    + tuple(("remove", f"{any_}{{}} security cards") for any_ in ("any of ", "")),
    "card_added_to_security": tuple(
        (verb, f"{cards} {{}} security stack")
        for verb, cards in (
            ("add", "cards to"),
            ("add", "a card to"),
            ("add", "to"),
            ("place", "cards in"),
            ("place", "a card in"),
        )
    ),
    "card_added_to_hand": tuple(
        ("add", f"{cards} {{}} hand") for cards in ("cards to", "a card to", "to")
    ),
    "card_trashed_from_hand": tuple(
        ("trash", f"{cards} {{}} hand")
        for cards in ("cards in", "a card in", "any cards in", "cards from", "a card from", "from")
    ),
    "card_trashed_from_deck": tuple(
        ("trash", f"{cards} {{}} deck") for cards in ("cards from", "a card from", "from")
    ),
    "card_trashed_from_security": tuple(
        ("trash", f"{cards} {{}} security stack")
        for cards in ("cards in", "cards from", "a card from", "from")
    )
    + tuple(("trash", f"{any_}{{}} security cards") for any_ in ("any of ", "")),
}
"""What effects do: the verb, and to what."""
