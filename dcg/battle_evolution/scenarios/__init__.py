"""Positions and scenarios of Digimon Battle Evolution."""

from dcg.battle_evolution.scenarios.vocabulary import BATTLE_EVOLUTION_VOCABULARY

__all__ = ["BATTLE_EVOLUTION_VOCABULARY"]
