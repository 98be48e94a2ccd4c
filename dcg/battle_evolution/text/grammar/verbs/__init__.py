"""The verbs: one file a family."""

from dcg.battle_evolution.text.grammar.verbs import battle, cards, evolving, players, power
from dcg.language.grammar import Grammar


def install(grammar: Grammar) -> None:
    """Adds all verbs."""
    for family in (power, cards, battle, evolving, players):
        family.install(grammar)
