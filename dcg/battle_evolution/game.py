"""Digimon Battle Evolution as the kernel sees it: its events and their fold, no rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dcg.battle_evolution.events import ALL_EVENTS
from dcg.battle_evolution.events.setup import CardNamed
from dcg.battle_evolution.fold import FOLDERS
from dcg.battle_evolution.state.arena import Arena
from dcg.battle_evolution.state.exchanging import exchangeable_cards
from dcg.battle_evolution.title import NAME
from dcg.kernel.event import Event
from dcg.kernel.registry import Registry
from dcg.kernel.state import State

RULES = "dbe-18237b4f"
"""The rules page has no edition: the first 8 hex digits of its SHA-256 (s-11)."""
ENGINE = "dbe-0.1"
"""The version of the rules' code, in the headers of new matches."""


class BattleEvolutionGame:
    """Everything needed to read a recorded match."""

    name = NAME
    edition = RULES
    engine = ENGINE
    registry = Registry(ALL_EVENTS, engine=ENGINE)
    handlers = FOLDERS

    def new_state(self) -> Arena:
        """An empty board."""
        return Arena()

    def identified(self, state: State, thing: int, handle: int) -> Event:
        """Tells a seat's log which card its handle is."""
        assert isinstance(state, Arena)
        return CardNamed(
            handle,
            state.owner_of[thing],
            state.address(thing),
            thing in state.partners,
            state.faces.get(thing, 0),
        )

    def exchangeable(self, state: State, seat: int) -> Sequence[Mapping[int, bytes]]:
        """Hidden cards of one owner."""
        assert isinstance(state, Arena)
        return exchangeable_cards(state, seat)


GAME = BattleEvolutionGame()
