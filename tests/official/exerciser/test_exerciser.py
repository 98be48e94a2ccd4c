"""Every effect of the catalogue that runs is made to happen, and what always holds holds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, get_args

import pytest

from dcg.kernel.chance import Stream
from dcg.official.catalogue import catalogue
from dcg.official.keywords import KEYWORDS
from dcg.official.language import selectors as s
from dcg.official.language.terms import TriggerEvent
from tests.official.exerciser import keywords, occasions
from tests.official.exerciser.conditions import CONDITIONS
from tests.official.exerciser.exercise import exercise
from tests.official.exerciser.listed import not_reached
from tests.official.exerciser.pool import Pooled, of_card, pool
from tests.official.exerciser.sketch import FITTING

SLICES: Final = 12
SAMPLE: Final = 15
"""So many cards are tried in the short test."""


def faults(effects: Iterable[Pooled]) -> list[str]:
    """What is wrong with these effects, or with the list."""
    listed = not_reached()
    found: list[str] = []
    for effect in effects:
        came = exercise(effect)
        found += came.wrong
        missed = (
            [f"{effect.name} {process}" for process in came.unrun] if came.seen else [effect.name]
        )
        found += [
            f"{name}: no board reaches it, and it is not listed"
            for name in missed
            if name not in listed
        ]
        found += [
            f"{name}: it is listed as not reached, and is"
            for name in listed
            if (name == effect.name or name.startswith(f"{effect.name} ")) and name not in missed
        ]
    return found


@pytest.mark.long
def test_there_is_a_way_for_everything_that_the_language_says() -> None:
    assert set(get_args(TriggerEvent)) - set(occasions.WAYS) == set()
    assert set(get_args(s.Filter)) - set(FITTING) == set()
    assert set(get_args(s.Condition)) - set(CONDITIONS) == set()
    had = {held.name for held in KEYWORDS.values() if held.can_be_had}
    assert had - set(keywords.WAYS) == set()


def test_effects_of_cards_picked_by_chance_happen() -> None:
    """Whether each of them does is asked in the long test: cards are compiled anew more often than that
    runs."""
    chance = Stream(2026, 0, "exercise")
    numbers = list(catalogue())
    cards = [catalogue()[chance.pick(numbers)] for _ in range(SAMPLE)]
    came = [exercise(effect) for card in cards for effect in of_card(card)]
    assert [why for one in came for why in one.wrong] == []
    assert sum(not one.seen for one in came) <= len(came) // 20


@pytest.mark.long
def test_only_effects_that_run_are_listed_as_not_reached() -> None:
    listed = {" ".join(name.split()[:2]) for name in not_reached()}
    numbers = {name.split()[0] for name in listed}
    run = {effect.name for number in numbers for effect in of_card(catalogue()[number])}
    assert sorted(listed - run) == []


@pytest.mark.long
@pytest.mark.parametrize("number", range(SLICES))
def test_every_effect_happens(number: int) -> None:
    assert faults(pool()[number::SLICES]) == []
