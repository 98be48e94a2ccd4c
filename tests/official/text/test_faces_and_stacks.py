"""What goes to security stacks and under cards, and older words of playing: read, and written in one wording."""

import pytest

from tests.official.text.test_older_wordings import canonical

SAID = [
    ("[On Play] Place 1 of your opponent's Digimon face down on top of their security stack.", "[On Play] Place 1 of your opponent's Digimon on top of its owner's security stack."),
    ("[On Play] Place 1 of your opponent's Digimon at the top or bottom of your opponent's security stack.", "[On Play] Place 1 of your opponent's Digimon at the top or bottom of its owner's security stack."),
    ("[On Play] Place 1 red card from your hand at the top or bottom of your security stack.", "[On Play] Place 1 red card from your hand at the top or bottom of your security stack."),
    ("[On Play] Trash this Digimon's bottom face-down digivolution card.", "[On Play] Trash this Digimon's bottom face-down digivolution card."),
    ("[On Play] By placing your deck's top card face down as this Digimon's bottom digivolution card, <Draw 1>.", "[On Play] By placing the top card of your deck face down as the bottom digivolution card of this Digimon, <Draw 1>."),
    ("[On Play] Trash all digivolution cards under 1 of your opponent's Digimon.", "[On Play] Trash all of the digivolution cards of 1 of your opponent's Digimon."),
    ("[On Play] By trashing 1 of your Option cards in the battle area, <Draw 1>.", "[On Play] By trashing 1 of your Options, <Draw 1>."),
    ("[On Play] By returning the top card of your security stack to the hand, <Draw 1>.", "[On Play] By adding the top card of your security stack to the hand, <Draw 1>."),
    ("[On Play] You may play 1 [Aamon] card from your hand without payings its memory cost.", "[On Play] You may play 1 [Aamon] from your hand without paying the cost."),
    ("[On Play] You may play up to 2 black and/or purple Digimon cards from your trash without paying their memory costs.", "[On Play] You may play up to 2 black or purple Digimon cards from your trash without paying the costs."),
    ("[Security] Play this card without battling and without paying its memory cost.", "[Security] Play this card without paying the cost."),
    ("[On Play] Reveal the top 3 cards of your deck. Among them, add 1 red card to the hand and place 1 blue card face down as the bottom digivolution card of any of your Digimon. Trash the rest.", "[On Play] Reveal the top 3 cards of your deck. Add 1 red card among them to the hand. Then, place 1 blue card among them face down as the bottom digivolution card of 1 of your Digimon. Trash the rest."),
    ("[On Play] Trash the top card of your opponent's security stack for every 10 cards in your trash.", "[On Play] Trash 1 card from the top of your opponent's security stack for every 10 cards in your trash."),
    ("[On Play] Trash 1 of your opponent's security cards for every 10 cards in their trash.", "[On Play] Trash 1 card from the top of your opponent's security stack for every 10 cards in your opponent's trash."),
    ("[On Play] Choose any number of your opponent's Digimon whose play costs add up to 9 or less and delete them.", "[On Play] Delete up to 9 play cost's total worth of your opponent's Digimon."),
    ("[On Play] Choose any number of your opponent's Digimon so that their play cost total is up to 9 and return them to their owners' hands.", "[On Play] Return up to 9 play cost's total worth of your opponent's Digimon to the hand."),
]  # fmt: skip


@pytest.mark.parametrize(("said", "today"), SAID)
def test_every_wording_is_one(said: str, today: str) -> None:
    assert canonical(said) == canonical(today)
    assert canonical(today)[0] in (today, today.replace("the costs", "the cost"))


def test_a_stack_of_ones_own_is_not_the_owners() -> None:
    with pytest.raises(AssertionError):
        canonical("[On Play] Place 1 of your opponent's Digimon on top of your security stack.")
