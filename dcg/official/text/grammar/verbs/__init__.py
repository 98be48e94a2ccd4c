"""Verbs: one rule for each way to say what a process does. Sentences are made of these."""

from dcg.language.grammar import Grammar
from dcg.official.text.grammar.verbs import (
    activating,
    attacks,
    cards,
    costs,
    entering,
    field,
    players,
    revealing,
    security,
    stacks,
)


def install(grammar: Grammar) -> None:
    """Adds the verbs."""
    for part in (players, revealing, cards, security, stacks, field, entering, activating):
        part.install(grammar)
    for part in (costs, attacks):
        part.install(grammar)
