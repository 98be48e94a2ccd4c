"""Simulated matches between built-in decks, for claims about every match."""

from functools import cache
from itertools import combinations

from dcg.official.catalogue import catalogue, deck
from dcg.official.rules import OfficialRules
from dcg.record import MatchRecord
from dcg.simulation import Plan, planned_opening, simulate

DECKS = ("bench-red", "bench-blue", "bt1-red-omnimon", "bt2-red-omnimon")
PAIRS = tuple(combinations(DECKS, 2))

__all__ = ["DECKS", "PAIRS", "plan", "played", "rules_for"]


def plan(first: str, second: str, seed: int, index: int) -> Plan:
    """One planned match between random players."""
    return Plan((deck(first), deck(second)), ("random", "random"), seed, index)


@cache
def rules_for(first: str, second: str, *, caching: bool = True) -> OfficialRules:
    """Rules with the definitions of two decks."""
    _, begun = planned_opening(plan(first, second, 0, 0), catalogue())
    return OfficialRules(begun.definitions, caching=caching)


@cache
def played(
    first: str, second: str, seed: int = 1, index: int = 0, *, caching: bool = True
) -> MatchRecord:
    """A finished match."""
    rules = rules_for(first, second, caching=caching)
    return simulate(plan(first, second, seed, index), catalogue(), rules)
