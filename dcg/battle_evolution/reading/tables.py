"""The cards of a match by their ids."""

from __future__ import annotations

from collections.abc import Mapping

from dcg.battle_evolution.language.card import Card, decode_card
from dcg.battle_evolution.reading.facts import SideOfCard
from dcg.battle_evolution.state.arena import Arena
from dcg.definitions import MissingDefinition


class FactTable:
    """Facts by content address and side, worked out when they are first asked for."""

    def __init__(self, definitions: Mapping[bytes, bytes]) -> None:
        self._definitions = definitions
        self._facts: dict[tuple[bytes, int], SideOfCard] = {}

    def facts(self, address: bytes, face: int = 0) -> SideOfCard:
        """The facts of a definition. Raises `MissingDefinition` for one that was not given."""
        found = self._facts.get((address, face))
        if found is None:
            try:
                data = self._definitions[address]
            except KeyError:
                raise MissingDefinition(f"no definition {address.hex()} is given") from None
            card: Card = decode_card(data)
            found = self._facts[address, face] = SideOfCard(card.face(face))
        return found

    def of_match(self, arena: Arena) -> tuple[SideOfCard, ...]:
        """The facts of every definition a match names, first sides."""
        return tuple(self.facts(address) for address in arena.definitions)
