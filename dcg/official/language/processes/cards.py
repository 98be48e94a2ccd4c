"""Cards outside the field: to a hand, a deck, the trash and the security stack."""

from __future__ import annotations

from dcg.language.node import Node
from dcg.official.language.selectors import Number, Target
from dcg.official.language.terms import End, Whose


class AddToHand(Node, frozen=True):
    """Puts cards into their owner's hand."""

    target: Target


class ReturnToDeck(Node, frozen=True):
    """Returns cards or Digimon to their owner's deck; the player orders several (3-1-3-4)."""

    target: Target
    end: End = "bottom"


class ReturnToHand(Node, frozen=True):
    """Returns cards or Digimon to their owner's hand."""

    target: Target


class TrashCards(Node, frozen=True):
    """Trashes cards (4-14): from a hand, a deck, a security stack, or the field."""

    target: Target


class TrashTopSecurity(Node, frozen=True):
    """Trashes the top (or bottom) cards of a player's security stack. With `up_to`, fewer may be trashed
    but at least one (1-3-6). Of both players, `left` is how many each is left with, where that is said."""

    count: Number = 1
    whose: Whose = "yours"
    end: End = "top"
    left: int | None = None
    up_to: bool = False


class TrashTopDeck(Node, frozen=True):
    """Trashes cards from the top of a player's deck. With `up_to`, fewer may be trashed but at least one
    (1-3-6)."""

    count: Number = 1
    whose: Whose = "yours"
    up_to: bool = False


class AddSecurityToHand(Node, frozen=True):
    """Adds the top (or bottom) cards of a player's security stack to the hand."""

    count: Number = 1
    whose: Whose = "yours"
    end: End = "top"


class PlaceInSecurity(Node, frozen=True):
    """Places cards in their owner's security stack, face down unless stated (3-1-3-5)."""

    target: Target
    end: End = "top"
    face_up: bool = False


class TurnSecurity(Node, frozen=True):
    """Turns over, where it lies, the topmost security card of a player that lies the other way
    (3-7-4), or those that `target` means."""

    whose: Whose
    face_up: bool
    target: Target | None = None


CardProcess = (
    AddToHand
    | ReturnToDeck
    | ReturnToHand
    | TrashCards
    | TrashTopSecurity
    | TrashTopDeck
    | AddSecurityToHand
    | PlaceInSecurity
    | TurnSecurity
)
