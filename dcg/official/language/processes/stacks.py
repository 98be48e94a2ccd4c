"""Cards of a stack: what goes under a Digimon or Tamer, and what is trashed there."""

from __future__ import annotations

from dcg.language.node import Node
from dcg.official.language.selectors import Filter, Number, Target
from dcg.official.language.terms import End


class TrashTopOfStack(Node, frozen=True):
    """Trashes so many cards from the top of the target's stack, as far as there are stacked cards; the card below
    carries on (16-18-1, 4-5-2)."""

    target: Target
    count: Number = 1


class Restack(Node, frozen=True):
    """Places the top card of the target's stack as its bottom digivolution card; the card below carries
    on (4-5-6), and all of them are the cards they were (3-1-3-1-3)."""

    target: Target


class PlaceTopInSecurity(Node, frozen=True):
    """Places the top card of the target's stack in its owner's security stack, face down unless stated
    (3-1-3-5); the card below carries on (4-5-6)."""

    target: Target
    end: End = "top"
    face_up: bool = False


class ReturnTopToHand(Node, frozen=True):
    """Returns the top card of the target's stack to its owner's hand; the card below carries on (4-5-6)."""

    target: Target


class TrashDigivolutionCards(Node, frozen=True):
    """Trashes digivolution cards of the target: from an end of the stack, or chosen. With `up_to`, fewer
    may be trashed but at least one (1-3-6). With `match`, of those that match: what lies face down goes from
    the bottom up, anything else is chosen (EX9-073#Q4842)."""

    target: Target
    count: Number = 1
    end: End | None = None
    all: bool = False
    up_to: bool = False
    match: tuple[Filter, ...] = ()


class PlaceUnder(Node, frozen=True):
    """Places cards under a Digimon or Tamer as its top or bottom digivolution card, `face_down` if said
    (4-5-9)."""

    target: Target
    under: Target
    end: End = "bottom"
    face_down: bool = False


class DeDigivolve(Node, frozen=True):
    """<De-Digivolve N> (16-11)."""

    target: Target
    count: Number = 1


StackProcess = (
    TrashTopOfStack
    | Restack
    | PlaceTopInSecurity
    | ReturnTopToHand
    | TrashDigivolutionCards
    | PlaceUnder
    | DeDigivolve
)
