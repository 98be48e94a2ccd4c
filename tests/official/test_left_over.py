"""A match that is over leaves nothing behind that only the garbage collector could take away."""

from __future__ import annotations

import gc

import pytest

from dcg.official.catalogue import catalogue, deck
from dcg.official.rules import OfficialRules
from dcg.simulation import Plan, planned_opening, simulate

PAIRS = [
    ("bench-red", "bench-blue"),
    ("bt4-security-control", "bt4-yellow-wargreymon"),
]


@pytest.mark.parametrize("labels", PAIRS, ids="-".join)
def test_a_match_that_is_over_leaves_no_circles(labels: tuple[str, str]) -> None:
    cards = catalogue()
    one, other = (deck(label) for label in labels)
    plans = [Plan((one, other), ("random", "random"), 7, index) for index in range(4)]
    rules = OfficialRules(planned_opening(plans[0], cards)[1].definitions)
    for plan in plans:  # what is compiled of the cards, once for all matches, is made here
        simulate(plan, cards, rules)
    gc.collect()
    gc.disable()
    try:
        for plan in plans:
            simulate(plan, cards, rules)
        assert gc.collect() == 0
    finally:
        gc.enable()
