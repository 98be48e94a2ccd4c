"""What happens to cards of a player, in all the words it is said in: of the cards, of the area, of effects."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from dcg.official.language.terms import Origin, TriggerEvent


class Movement(NamedTuple):
    """Where cards go: a trigger event, and where they come from, if that is said besides."""

    name: TriggerEvent
    source: Origin | None = None

    @property
    def fixed(self) -> dict[str, Any]:
        """The field of the trigger that says so."""
        return {"source": self.source} if self.source else {}


LEFT_SECURITY: Final = Movement("card_left_security")
TO_SECURITY: Final = Movement("card_added_to_security")
TO_HAND: Final = Movement("card_added_to_hand")
FROM_TRASH_TO_HAND: Final = Movement("card_added_to_hand", "trash")
FROM_HAND: Final = Movement("card_trashed_from_hand")
FROM_DECK: Final = Movement("card_trashed_from_deck")
FROM_SECURITY: Final = Movement("card_trashed_from_security")
TO_DECK: Final = Movement("card_returned_from_trash")

TURNED_UP: Final = Movement("security_turned_face_up")
TURNED_DOWN: Final = Movement("security_turned_face_down")

MOVES: Final[dict[Movement, str]] = {
    LEFT_SECURITY: "a card is removed from {} security stack",
    TO_SECURITY: "a card is added to {} security stack",
    TO_HAND: "a card is added to {} hand",
    FROM_TRASH_TO_HAND: "a card is returned from {} trash to the hand",
    FROM_HAND: "a card in {} hand is trashed",
    FROM_DECK: "a card is trashed from {} deck",
    FROM_SECURITY: "a card is trashed from {} security stack",
    TO_DECK: "a card is returned from {} trash to the deck",
    TURNED_UP: "a card in {} security stack is flipped face up",
    TURNED_DOWN: "a card in {} security stack is flipped face down",
}
"""What happens to cards of a player, as it is written."""


def _any_of(words: str) -> tuple[str, ...]:
    """Said of any of them, and of them."""
    return (f"any of {words}", words)


def _cards(*places: str) -> tuple[str, ...]:
    """One card or several, in these words for where they are: "cards in your hand"."""
    return tuple(f"{card} {place}" for place in places for card in ("cards", "a card", "any cards"))


def _are(things: tuple[str, ...], done: str) -> tuple[str, ...]:
    """ "Cards in your hand are trashed", "a card in your hand is trashed"."""
    return tuple(f"{each} {'is' if each.startswith('a card') else 'are'} {done}" for each in things)


def _has(area: str, done: str) -> tuple[str, ...]:
    """ "Your hand is added to", "your hand has cards added to it"."""
    verb, _, rest = done.partition(" ")
    return (f"{area} is {done}", f"{area} has cards {done}", f"{area} has cards {verb} {rest} it")


_SECURITY: Final = _any_of("{} security cards")

PASSIVE: Final[dict[Movement, tuple[str, ...]]] = {
    LEFT_SECURITY: (
        *_has("{} security stack", "removed from"),
        "{} security is removed from",
        *_are(("cards", "any cards"), "removed from {} security stack"),
        *_are(_SECURITY, "removed"),
    ),
    TO_SECURITY: (
        *_has("{} security stack", "added to"),
        "{} security is added to",
        *_are(("cards",), "added to {} security stack"),
        *_are(("cards", "a card"), "placed in {} security stack"),
        *_are(("cards", "a card"), "placed on top of {} security stack"),
    ),
    TO_HAND: (
        *_has("{} hand", "added to"),
        *_are(("cards",), "added to {} hand"),
    ),
    FROM_TRASH_TO_HAND: (
        *_are(("cards",), "returned from {} trash to the hand"),
        *_are(("cards", "a card"), "added from {} trash to the hand"),
        *_are(("cards", "a card"), "added to the hand from {} trash"),
        *_are(("cards", "a card"), "added to {} hand from the trash"),
        *_are(_cards("in {} trash"), "returned to the hand"),
        *_are(_cards("in {} trash"), "added to the hand"),
    ),
    FROM_HAND: (
        *_has("{} hand", "trashed from"),
        *_are(("a card", "cards"), "trashed from {} hand"),
        *_are(("cards in {} hand", "any cards in {} hand"), "trashed"),
    ),
    FROM_DECK: (
        *_has("{} deck", "trashed from"),
        *_are(("cards",), "trashed from {} deck"),
        *_are(("cards", "a card"), "trashed from the top of {} deck"),
        *_are(_cards("in {} deck"), "trashed"),
    ),
    FROM_SECURITY: (
        *_has("{} security stack", "trashed from"),
        *_are(("cards",), "trashed from {} security stack"),
        *_are(_cards("in {} security stack"), "trashed"),
        *_are(_SECURITY, "trashed"),
    ),
    TO_DECK: (
        *_are(("cards", "a card"), "returned from {} trash to the|your deck"),
        *_are(_cards("in {} trash"), "returned to the deck"),
        "{} cards in the trash are returned to the deck",
        "{} trash has cards returned to the deck",
    ),
    **{
        event: (
            *_are(_any_of(f"{{}} {lying}security cards"), f"flipped {face}"),
            *_are(_any_of("{} security cards"), f"flipped {face}"),
            f"{{}} security cards become {face}",
            *_are(("cards in {} security stack",), f"flipped {face}"),
            f"{lying}cards in {{}} security stack are flipped {face}",
        )
        for event, lying, face in (
            (TURNED_UP, "face-down ", "face up"),
            (TURNED_DOWN, "face-up ", "face down"),
        )
    },
}
"""By whoever it is done, or with the effects behind."""


def _deeds(verb: str, *things: str) -> tuple[tuple[str, str], ...]:
    return tuple((verb, thing) for thing in things)


ACTIVE: Final[dict[Movement, tuple[tuple[str, str], ...]]] = {
    LEFT_SECURITY: _deeds(
        "remove", *_cards("from {} security stack"), "from {} security stack", *_SECURITY
    ),
    TO_SECURITY: (
        *_deeds("add", *_cards("to {} security stack"), "to {} security stack"),
        *_deeds("place", *_cards("in {} security stack")),
        *_deeds("place", *_cards("on top of {} security stack")),
    ),
    TO_HAND: _deeds("add", *_cards("to {} hand"), "to {} hand"),
    FROM_TRASH_TO_HAND: (
        *_deeds("return", *_cards("from {} trash to the hand", "in {} trash to the hand")),
        *_deeds("add", *_cards("from {} trash to the hand", "in {} trash to the hand")),
    ),
    FROM_HAND: _deeds("trash", *_cards("in {} hand", "from {} hand"), "from {} hand"),
    FROM_DECK: _deeds(
        "trash", *_cards("from {} deck", "in {} deck", "from the top of {} deck"), "from {} deck"
    ),
    FROM_SECURITY: _deeds(
        "trash",
        *_cards("in {} security stack", "from {} security stack"),
        "from {} security stack",
        *_SECURITY,
    ),
    TO_DECK: _deeds(
        "return", *_cards("from {} trash to the|your deck", "in {} trash to the|your deck")
    ),
    **{
        event: tuple(
            ("flip", f"{what} {face}")
            for what in (
                *_any_of(f"{{}} {lying}security cards"),
                *_SECURITY,
                *_cards("in {} security stack"),
            )
        )
        for event, lying, face in (
            (TURNED_UP, "face-down ", "face up"),
            (TURNED_DOWN, "face-up ", "face down"),
        )
    },
}
"""What effects do: the verb, and to what."""

_FACE_UP: Final = _any_of("{} face-up security cards")


def _of_face_up(done: str, do: str) -> tuple[tuple[str, ...], tuple[tuple[str, str], ...]]:
    passive = (*_are(_FACE_UP, done), f"face-up cards in {{}} security stack are {done}")
    return passive, _deeds(do, *_FACE_UP)


FACE_UP: Final[dict[Movement, tuple[tuple[str, ...], tuple[tuple[str, str], ...]]]] = {
    LEFT_SECURITY: _of_face_up("removed", "remove"),
    FROM_SECURITY: _of_face_up("trashed", "trash"),
}
"""The same of security cards that lie face up, by whomever and of effects; written of the cards (3-7-4)."""


_AREAS: Final = (
    ("{} security stack", "security stacks"),
    ("{} hand", "hands"),
    ("{} deck", "decks"),
    ("{} trash", "trashes"),
)


def of_anybody(words: str) -> str | None:
    """The same of the areas of both players: "security stacks are removed from"; nothing where it is of none.

    >>> of_anybody("{} hand is added to")
    'hands are added to'
    """
    for one, several in _AREAS:
        if words.startswith(f"{one} is "):
            return words.replace(f"{one} is ", f"{several} are ")
        if words.endswith(f" {one}"):
            return words.replace(one, several)
    return None
