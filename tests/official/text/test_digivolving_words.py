"""Digivolving by effects, in every wording, and what it is said of: written in one."""

import pytest

from tests.official.text.test_older_wordings import canonical

SAID = [
    ("[On Play] You may digivolve 1 of your other Digimon into a red Digimon card in your hand for its digivolution cost.", "[On Play] 1 of your other Digimon may digivolve into a red Digimon card in your hand."),
    ("[On Play] This Digimon may digivolve into [Aamon] in your trash for the digivolution cost.", "[On Play] This Digimon may digivolve into [Aamon] in your trash."),
    ("[On Play] You may digivolve 1 of your Digimon into 1 [Aamon] from your trash for its digivolution cost.", "[On Play] 1 of your Digimon may digivolve into [Aamon] in your trash."),
    ("[On Play] This Digimon may digivolve into [Aamon] in the hand without paying the cost, ignoring its digivolution requirements.", "[On Play] This Digimon may digivolve into [Aamon] in your hand, ignoring digivolution requirements and without paying the cost."),
    ("[On Play] 1 of your Digimon may digivolve into a red Digimon card in the hand with the cost reduced by 3.", "[On Play] 1 of your Digimon may digivolve into a red Digimon card in your hand with the digivolution cost reduced by 3."),
    ("[On Play] You may DNA digivolve this Digimon and one of your other Digimon in play into a blue Digimon card in your hand by paying its DNA digivolve cost.", "[On Play] This Digimon and 1 of your other Digimon may DNA digivolve into a blue Digimon card in your hand."),
    ("[On Play] By digivolving this Digimon into [Aamon] in the hand without paying the cost, <Draw 1>.", "[On Play] By digivolving this Digimon into [Aamon] in your hand without paying the cost, <Draw 1>."),
    ("[On Play] 1 of your Digimon may digivolve into a [Beast] and [Bird] trait Digimon card in the hand.", "[On Play] 1 of your Digimon may digivolve into a Digimon card with the [Beast] trait and the [Bird] trait in your hand."),
    ("[On Play] This Digimon may digivolve into [Aamon] or a Digimon card with the [Beast] trait in the hand.", "[On Play] This Digimon may digivolve into [Aamon] or 1 Digimon card with the [Beast] trait in your hand."),
    ("[On Play] Delete 1 of your opponent's Digimon or Tamers with cards under it.", "[On Play] Delete 1 of your opponent's Digimon or Tamers with cards under it."),
    ("[On Play] Delete 1 of your opponent's Digimon or Tamers without cards under it.", "[On Play] Delete 1 of your opponent's Digimon or Tamers without cards under it."),
    ("[On Play] Add 1 non-white card from your trash to the hand.", "[On Play] Add 1 non-white card from your trash to the hand."),
]  # fmt: skip


@pytest.mark.parametrize(("said", "today"), SAID)
def test_every_wording_is_one(said: str, today: str) -> None:
    assert canonical(said) == canonical(today)
    assert canonical(today)[0].replace("under them", "under it") == today
