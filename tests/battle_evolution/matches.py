"""Matches of this game for tests: built-in decks, random players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from dcg.battle_evolution.card_game import CARD_GAME
from dcg.battle_evolution.rules.engine import BattleEvolutionRules
from dcg.battle_evolution.state.arena import Arena
from dcg.kernel.event import Event
from dcg.kernel.fold import fold
from dcg.record import MatchRecord
from dcg.simulation import Plan, planned_opening, simulate

RANDOM = ("random", "random")
ENDINGS = frozenset({"knock_outs", "no_digimon", "repetition"})
"""How the rules end a match."""


def plan(index: int, seed: int = 7) -> Plan:
    """A match of two of the built-in decks, others for every index."""
    decks = list(CARD_GAME.decks.built_in().values())
    first = decks[index % len(decks)]
    second = decks[(index // len(decks) + index + 1) % len(decks)]
    return Plan((first, second), RANDOM, seed, index)


def rules_of(index: int, seed: int = 7) -> BattleEvolutionRules:
    """The rules with the cards of that match."""
    _, begun = planned_opening(plan(index, seed), CARD_GAME.decks.cards())
    return CARD_GAME.rules_with(begun.definitions)


@cache
def played(index: int, seed: int = 7) -> MatchRecord:
    """The match, played by random players."""
    return simulate(plan(index, seed), CARD_GAME.decks.cards(), rules_of(index, seed))


def folded(events: Sequence[Event]) -> Arena:
    """The state after these events."""
    state: Arena = fold(CARD_GAME.new_state(), events, CARD_GAME.handlers)
    return state


def everywhere(state: Arena) -> list[int]:
    """Every card of every zone, those under attachments included."""
    return [
        card
        for side in state.sides
        for card in (
            *(card for zone in side.lists() for card in zone),
            *(under for _, under in side.kept),
        )
    ]
