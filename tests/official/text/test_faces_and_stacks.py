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
    ("[On Play] Place this Digimon's top stacked card as the top security card.", "[On Play] Place the top card of this Digimon as the top security card."),
    ("[On Play] You may place this Digimon's top stacked card face up as the bottom security card.", "[On Play] You may place the top card of this Digimon face up as the bottom security card."),
    ("[On Play] By placing the top card of 1 of your Digimon on top of your security stack face down, <Draw 1>.", "[On Play] By placing the top card of 1 of your Digimon as the top security card, <Draw 1>."),
    ("[On Play] Place the top card of 1 of your opponent's Digimon on top of their security stack.", "[On Play] Place the top card of 1 of your opponent's Digimon as the top security card."),
    ("[On Play] By returning the top card of one of your [Aamon] to the hand, <Draw 1>.", "[On Play] By returning the top card of 1 of your [Aamon] to the hand, <Draw 1>."),
    ("[On Play] By flipping your top face-up security card face down, <Draw 1>.", "[On Play] By flipping your top face-up security card face down, <Draw 1>."),
    ("[Your Turn] When your Digimon check face-up security cards, <Draw 1>.", "[Your Turn] When one of your Digimon checks face-up security cards, <Draw 1>."),
    ("[All Turns] When cards are placed face up in your security stack, if any of them have the [Beast] trait, <Draw 1>.", "[All Turns] When a card with the [Beast] trait is placed face up in your security stack, <Draw 1>."),
]  # fmt: skip


@pytest.mark.parametrize(("said", "today"), SAID)
def test_every_wording_is_one(said: str, today: str) -> None:
    assert canonical(said) == canonical(today)
    assert canonical(today)[0] in (today, today.replace("the costs", "the cost"))


def test_a_stack_of_ones_own_is_not_the_owners() -> None:
    with pytest.raises(AssertionError):
        canonical("[On Play] Place 1 of your opponent's Digimon on top of your security stack.")


def test_a_top_card_goes_to_the_stack_of_its_owner() -> None:
    with pytest.raises(AssertionError):
        canonical(
            "[On Play] Place the top card of 1 of your opponent's Digimon on top of your security stack."
        )
