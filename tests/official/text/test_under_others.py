"""Places under Tamers and Digimon, and what is placed there: read, and written in one wording."""

import pytest

from dcg.official.language.selectors import IsAlike, Selector
from dcg.official.support.tree import walk
from dcg.official.text.effects import compile_effect
from tests.official.text.test_older_wordings import canonical

UNDER = [
    ("[On Play] You may play 1 [Aamon] from your hand or from under one of your Tamers without paying its memory cost.", "[On Play] You may play 1 [Aamon] from your hand or from under your Tamers without paying the cost."),
    ("[On Play] You may play 1 red Digimon card from under any of your Tamers without paying the cost.", "[On Play] You may play 1 red Digimon card from under your Tamers without paying the cost."),
    ("[On Play] This Digimon may digivolve into [Aamon] under your Tamers without paying the cost.", "[On Play] This Digimon may digivolve into [Aamon] under your Tamers without paying the cost."),
    ("[On Play] You may play 1 red Digimon card from one of your blue Digimon's digivolution cards without paying the cost.", "[On Play] You may play 1 red Digimon card from any of your blue Digimon's digivolution cards without paying the cost."),
    ("[On Play] Trash 1 [Aamon] from any of your [Aamon]'s digivolution cards.", "[On Play] Trash 1 [Aamon] in any of your [Aamon]'s digivolution cards."),
    ("[On Play] You may play 1 red card from the digivolution cards of your Digimon in the breeding area without paying the cost.", "[On Play] You may play 1 red card from the digivolution cards of your Digimon in the breeding area without paying the cost."),
    ("[On Play] Place 1 red card from your hand as any of your [Aamon]'s bottom digivolution card.", "[On Play] Place 1 red card from your hand as the bottom digivolution card of 1 of your [Aamon]."),
    ("[On Play] Place 1 red card from your trash under 1 of your green Digimon at the bottom of its digivolution cards.", "[On Play] Place 1 red card from your trash as the bottom digivolution card of 1 of your green Digimon."),
    ("[On Play] Place 1 red card from your trash at the bottom of this Digimon's digivolution cards.", "[On Play] Place 1 red card from your trash as the bottom digivolution card of this Digimon."),
    ("[On Play] Place 1 red card from your trash as 1 of your [Beast] trait or 1 of your level 3 Digimon's bottom digivolution card.", "[On Play] Place 1 red card from your trash as the bottom digivolution card of 1 of your Digimon with the [Beast] trait or 1 of your level 3 Digimon."),
    ("[On Play] You may pay 2 memory to <Draw 1>.", "[On Play] By paying 2 cost, <Draw 1>."),
    ("[On Play] By trash 1 card in your hand, <Draw 1>.", "[On Play] By trashing 1 card in your hand, <Draw 1>."),
    ("[On Play] You may play 1 red or [Beast] trait Tamer card from your hand without paying the cost.", "[On Play] You may play 1 Tamer card that is red or has the [Beast] trait from your hand without paying the cost."),
    ("[On Play] You may use 1 Option card that has [Bead] in its name or is red from your hand without paying the cost.", "[On Play] You may use 1 Option card that is red or has [Bead] in its name from your hand without paying the cost."),
    ("[On Play] From your trash and without paying the cost, you may play 1 red Tamer card and without the same name as any of your Tamers.", "[On Play] You may play 1 red Tamer card without the same name as any of your Tamers from your trash without paying the cost."),
    ("[On Play] You may play 1 red card without the same name as the cards in your battle area or trash from your hand without paying the cost.", "[On Play] You may play 1 red card without the same name as the cards in your battle area or trash from your hand without paying the cost."),
    ("[On Play] From your hand and without paying the cost, you may use 1 5 cost or lower Option card.", "[On Play] You may use 1 Option card with a use cost of 5 or less from your hand without paying the cost."),
    ("[On Play] You may use 1 use cost 5 or lower red Option card from your hand without paying the cost.", "[On Play] You may use 1 red Option card with a use cost of 5 or less from your hand without paying the cost."),
]  # fmt: skip


@pytest.mark.parametrize(("said", "today"), UNDER)
def test_every_wording_is_one(said: str, today: str) -> None:
    assert canonical(said.replace("[Bead]", "[Aamon]")) == [today.replace("[Bead]", "[Aamon]")]
    assert canonical(today.replace("[Bead]", "[Aamon]")) == [today.replace("[Bead]", "[Aamon]")]


def test_several_cards_of_one_all_lie_under_the_same() -> None:
    of_one, of_any = (
        compile_effect(f"[On Play] Trash 2 red cards from {whose} of your Digimon's digivolution cards.", "digimon", "effects")
        for whose in ("one", "any")
    )  # fmt: skip
    alike = IsAlike("stack")
    assert alike in list(walk(of_one))
    assert alike not in list(walk(of_any))


def test_cards_of_one_level_lie_under_the_same() -> None:
    text = "[On Play] Trash 2 same-level cards from 1 of your Digimon's digivolution cards."
    assert canonical(text) == [text.replace("1 of", "one of")]
    assert IsAlike("level_and_stack") in list(walk(compile_effect(text, "digimon", "effects")))


def test_the_selector_says_under_whom() -> None:
    effect = compile_effect("[On Play] You may play 1 red card from under your Tamers without paying the cost.", "digimon", "effects")  # fmt: skip
    (found, under) = [node for node in walk(effect) if isinstance(node, Selector)]
    assert (found.zone, found.whose, found.under) == ("digivolution_cards", "yours", under)
