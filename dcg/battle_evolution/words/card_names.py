"""What cards are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from dcg.battle_evolution.language.card import Card, decode_card
from dcg.battle_evolution.state.contents import Contents
from dcg.harmless import inert
from dcg.kernel.absent import UNKNOWN


class CardNames:
    """The names of the cards of one match, by their definitions."""

    def __init__(self, definitions: Mapping[bytes, bytes]) -> None:
        self._definitions = definitions
        self._cards: dict[bytes, Card | None] = {}

    def card(self, state: Contents, card: int) -> Card | None:
        """The side that a card shows; None where nobody knows it."""
        if card == UNKNOWN or card >= len(state.definition_of):
            return None
        address = state.address(card)
        if address not in self._cards:
            data = self._definitions.get(address)
            try:
                self._cards[address] = decode_card(data) if data is not None else None
            except msgspec.DecodeError:
                self._cards[address] = None
        found = self._cards[address]
        face = state.faces.get(card, 0)
        return found.face(face) if found is not None and face <= len(found.faces) else found

    def name(self, state: Contents, card: int) -> str:
        """The name of a card, `a card` where nobody knows it."""
        found = self.card(state, card)
        return "a card" if found is None else inert(found.name)

    def names(self, state: Contents, cards: Sequence[int]) -> str:
        """Several cards, those of one name together: `Agumon, 2 Gabumon, 3 cards`."""
        counted: dict[str, int] = {}
        for card in cards:
            name = self.name(state, card)
            counted[name] = counted.get(name, 0) + 1
        return ", ".join(
            name if count == 1 else f"{count} cards" if name == "a card" else f"{count} {name}"
            for name, count in counted.items()
        )
