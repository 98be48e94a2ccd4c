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
    ("[On Play] Trash 1 of your opponent's security cards for every 7 cards in their trash.", "[On Play] Trash 1 card from the top of your opponent's security stack for every 7 cards in your opponent's trash."),
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
    ("[Main] By trashing 1 of your [Beast] trait Digimon's bottom 2 face-down digivolution cards, <Draw 1>.", "[Main] By trashing the bottom 2 face-down digivolution cards of 1 of your Digimon with the [Beast] trait, <Draw 1>."),
    ("[All Turns] When this Digimon would leave the battle area, by trashing its bottom 2 face-down or [Beast] trait digivolution cards, it doesn't leave.", "[All Turns] When this Digimon would leave the battle area, by trashing the bottom 2 digivolution cards of this Digimon that lie face down or are cards with the [Beast] trait, this Digimon doesn't leave."),
    ("[On Play] Reveal the top card of your opponent's security stack. If that card is a Digimon card, <Draw 1>. Place the revealed card at the bottom of your opponent's security stack face down.", "[On Play] Reveal the top card of your opponent's security stack. If that card is a Digimon card, <Draw 1>. Then, place your opponent's revealed card at the bottom of its owner's security stack."),
    ("[On Play] Until your opponent's turn ends, their effects can't play level 3 Digimon from the trash.", "[On Play] Until the end of your opponent's turn, your opponent's effects can't play level 3 Digimon from the trash."),
    ("[On Play] For every 3 same-level cards this Digimon's stack has, return 1 of your opponent's Digimon to the bottom of the deck.", "[On Play] For every 3 same-level cards this Digimon's stack has, return 1 of your opponent's Digimon to the bottom of the deck."),
    ("[Your Turn] When any of your Digimon digivolve into a Digimon card with the [Beast] trait, if it has a digivolution card with the same level as the digivolved Digimon, gain 1 memory.", "[Your Turn] When one of your Digimon digivolves into a Digimon card with the [Beast] trait, if that Digimon's digivolution cards include a card with the same level as that Digimon, gain 1 memory."),
    ("[On Play] By trashing up to 3 cards in your hand, to 1 of your opponent's Digimon, reduce the play cost by 2 until their turn ends for each card trashed.", "[On Play] By trashing up to 3 cards in your hand, reduce the play cost of 1 of your opponent's Digimon by 2 for each card this effect trashed until the end of your opponent's turn."),
    ("[On Play] Reduce the play costs of all of your opponent's Digimon by 1 for the turn.", "[On Play] Reduce the play cost of all of your opponent's Digimon by 1 for the turn."),
    ("[On Play] Until the end of your opponent's turn, their effects can't trash this Digimon's stacked cards.", "[On Play] This Digimon can't have stacked cards trashed by your opponent's effects until the end of your opponent's turn."),
    ("[On Play] Reveal the top 3 cards of your deck. Among them, play 1 [Aamon] without paying the cost or add 1 card with the [Beast] trait to the hand. Trash the rest.", "[On Play] Reveal the top 3 cards of your deck. Among them, play 1 [Aamon] without paying the cost or add 1 card with the [Beast] trait to the hand. Trash the rest."),
    ("[All Turns] When any [Aamon] are returned to the bottom of the deck from this Digimon's digivolution cards, gain 1 memory.", "[All Turns] When any [Aamon] return to the bottom of the deck from this Digimon's digivolution cards, gain 1 memory."),
    ("[On Play] From the digivolution cards of this Digimon with [Aamon] in its digivolution cards, you may play 1 level 6 or lower Digimon card without paying the cost.", "[On Play] If this Digimon's digivolution cards include [Aamon], you may play 1 level 6 or lower Digimon card from this Digimon's digivolution cards without paying the cost."),
    ("[Your Turn] When any of your [Beast] trait Option cards are placed in the battle area, gain 1 memory.", "[Your Turn] When you place an Option card with the [Beast] trait in your battle area, gain 1 memory."),
    ("[On Play] Suspend 1 of your opponent's Digimon. Digimon suspended by this effect don't unsuspend until the end of your opponent's next turn.", "[On Play] Suspend 1 of your opponent's Digimon. Then, the cards this effect suspended can't unsuspend until the end of your opponent's next turn."),
    ("[On Play] You may place 1 of your Tamers as the bottom digivolution card of this Digimon with no Tamer cards in its digivolution cards.", "[On Play] You may place 1 of your Tamers as the bottom digivolution card of this Digimon without a Tamer card in its digivolution cards."),
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
