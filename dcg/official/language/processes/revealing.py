"""Showing cards, looking at them, and shuffling (15-15-3, 15-15-4)."""

from __future__ import annotations

from dcg.language.node import Node
from dcg.official.language.selectors import Number, Selector, Target
from dcg.official.language.terms import DeckArea, OrderedArea, Whose


class RevealTop(Node, frozen=True):
    """Reveals cards from the top of a deck or a security stack; they are then in zone `revealed` (15-15-3)."""

    count: Number
    whose: Whose = "yours"
    deck: DeckArea = "deck"


class LookAt(Node, frozen=True):
    """The player looks at cards without revealing them (15-15-4)."""

    selector: Selector


class RevealCards(Node, frozen=True):
    """Reveals chosen cards to both players (15-15-3)."""

    target: Target


class Shuffle(Node, frozen=True):
    """Randomises an area (1-3-10)."""

    zone: OrderedArea
    whose: Whose = "yours"


RevealingProcess = RevealTop | LookAt | RevealCards | Shuffle
