"""Known parts joined as no card joins them. Every sentence here is invented."""

import pytest

from tests.official.text.test_older_wordings import canonical

SAME = [
    # whatever happens, or something else
    "When a card is removed from your security stack or one of your blue Tamers is played, <Draw 1>.",
    "When <Alliance> suspends one of your Digimon or one of your opponent's Digimon attacks, <Draw 1>.",
    "When a card is placed in this Digimon's digivolution cards by an effect or a card is added to your security stack, <Draw 1>.",
    "When one of your Tamers is played, a card is removed from your opponent's security stack or this Digimon attacks, <Draw 1>.",
    "When one of your Digimon gets linked to a card with the [Beast] trait or this card is trashed from the battle area by an effect, <Draw 1>.",
    # one trait, and something or something else
    "[On Play] You may play 1 [Bird] trait card with [Aamon] in its name or the [Beast] trait from your hand without paying the cost.",
    "[On Play] You may play 1 card with [Bird] in its text that has [Aamon] in its name or the [Beast] trait from your hand without paying the cost.",
    "[On Play] Delete 1 of your opponent's 5000 DP or lower Digimon with [Aamon] in their names or the [Beast] trait.",
    # a play cost or a level, where it is one thing of several
    "[When Attacking] If this Digimon has the [Beast] trait and a play cost of 4 or less, gain 1 memory.",
    "[On Play] You may play 1 Digimon card with [Aamon] in its name or a level of 5 or lower from your hand without paying the cost.",
    # all of several kinds
    "[On Play] Suspend all of your [Aamon] or Digimon with the [Beast] trait.",
    # cards under what is described
    "[On Play] You may play 1 level 3 Digimon card from any of your [Beast] trait Digimon's digivolution cards without paying the cost.",
    "[On Play] You may play 1 level 3 Digimon card from any of your lowest DP Digimon's digivolution cards without paying the cost.",
    "[On Play] You may play 1 level 3 Digimon card from the digivolution cards of any of your Digimon with [Aamon] in its name without paying the cost.",
    "[On Play] You may play 1 level 3 Digimon card from this Digimon's link cards without paying the cost.",
]  # fmt: skip
"""Sentences that are written as they are read."""


SAID = [
    (
        "[On Play] You may play 1 level 3 Digimon card from the digivolution cards of 1 of your Digimon with [Aamon] in its name without paying the cost.",
        "[On Play] You may play 1 level 3 Digimon card from the digivolution cards of any of your Digimon with [Aamon] in its name without paying the cost.",
    ),
    (
        "[Your Turn] None of your [Aamon] or Digimon with the [Beast] trait can be deleted in battle.",
        "[Your Turn] All of your [Aamon] or Digimon with the [Beast] trait can't be deleted in battle.",
    ),
]
"""Other words, and those of today."""


@pytest.mark.parametrize("text", SAME)
def test_joined_parts_are_said_as_they_are_read(text: str) -> None:
    assert canonical(text) == [text]


@pytest.mark.parametrize(("said", "written"), SAID)
def test_joined_parts_are_said_in_todays_words(said: str, written: str) -> None:
    assert canonical(said) == canonical(written) == [written]
