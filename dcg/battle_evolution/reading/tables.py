"""The cards of a match by their ids."""

from __future__ import annotations

from collections.abc import Mapping

from dcg.battle_evolution.language.card import Card, decode_card
from dcg.battle_evolution.reading.facts import SideOfCard
from dcg.battle_evolution.reading.holders import Holders
from dcg.battle_evolution.state.arena import Arena
from dcg.definitions import MissingDefinition


class FactTable:
    """Facts by content address and side, worked out when they are first asked for."""

    def __init__(self, definitions: Mapping[bytes, bytes]) -> None:
        self._definitions = definitions
        self._facts: dict[tuple[bytes, int], SideOfCard] = {}
        self._holders: dict[tuple[tuple[bytes, ...], bool], Holders] = {}

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

    def holders(self, arena: Arena, *, everywhere: bool = False) -> Holders:
        """Which of the definitions that a match names have which effects."""
        key = (tuple(arena.definitions), everywhere)
        found = self._holders.get(key)
        if found is None:
            firsts = [self.facts(address) for address in arena.definitions]
            sides = [
                [first, *(self.facts(address, 1 + face) for face in range(len(first.card.faces)))]
                for address, first in zip(arena.definitions, firsts, strict=True)
            ]
            found = self._holders[key] = Holders(sides, everywhere=everywhere)
        return found
