"""What the grammar reads in other words than it writes is said again too: each of its alternatives, once in an effect.

A card of tomorrow is refused where the grammar reads a wording and no pair of `synonyms` says that it means the same.
"""

from collections import Counter, defaultdict
from pathlib import Path

import pytest

from dcg.official.text.effects import compile_effect
from tests.official.text.variants import in_other_words, variants

REFUSED = Path(__file__).with_name("variants_refused.txt")
"""The alternatives of which no example is said again, by the reason. None of them is what a card would print."""


def refused() -> set[str]:
    lines = REFUSED.read_text(encoding="utf-8").splitlines()
    return {line for line in lines if line and not line.startswith("#")}


def test_an_effect_is_written_with_one_other_wording_at_a_time() -> None:
    effect = compile_effect("Suspend 1 of your opponent's Digimon.", "option", "effects")
    made: Counter[str] = Counter()
    found = {name: text for name, _, text in in_other_words(effect, "card", made, each=1)}
    assert found["act: {target} suspends"] == "1 of your opponent's Digimon suspends."
    assert found["whose: an opponent's"] == "Suspend 1 of an opponent's Digimon."


@pytest.mark.long
def test_whatever_else_the_grammar_reads_is_said_again() -> None:
    """Of nearly every alternative at least one example, and of all examples five in six."""
    said: dict[str, list[str]] = defaultdict(list)
    for variant in variants(each=3, seed=5):
        said[variant.alternative].append(variant.problem())
    never = {name for name, problems in said.items() if all(problems)}
    new = sorted(f"{name}: {said[name][0]}" for name in never - refused())
    assert len(new) <= 0.01 * len(said), "\n".join(new)
    again = Counter(not problem for problems in said.values() for problem in problems)
    assert again[True] >= 0.85 * again.total(), again
