"""How many sentences made of the parts of different cards are read, and mean what they are made to mean."""

import itertools
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from tests.official.text.combinations.joins import joins
from tests.official.text.combinations.sentence import Outcome, Sentence, outcome
from tests.official.text.combinations.swaps import swaps

Make = Callable[[int], Iterator[Sentence]]


def three_swaps(seed: int) -> Iterator[Sentence]:
    """Effects in which three parts are another card's."""
    return swaps(seed, parts=3)


def _outcomes(make: Make, seed: int, count: int) -> Counter[Outcome]:
    return Counter(outcome(made)[0] for made in itertools.islice(make(seed), count))


@pytest.mark.parametrize(("make", "least"), [(joins, 0.97), (swaps, 0.95), (three_swaps, 0.9)])
def test_sentences_that_no_card_has_mean_what_they_are_made_to_mean(
    make: Make, least: float
) -> None:
    found = _outcomes(make, seed=2026, count=160)
    assert found["as meant"] >= least * found.total(), found


@pytest.mark.long
@pytest.mark.parametrize(("make", "least"), [(joins, 0.985), (swaps, 0.97), (three_swaps, 0.94)])
def test_so_it_is_of_many_sentences(make: Make, least: float) -> None:
    found = _outcomes(make, seed=7, count=6000)
    assert found["ambiguous"] <= 0.001 * found.total(), found
    assert found["as meant"] >= least * found.total(), found
