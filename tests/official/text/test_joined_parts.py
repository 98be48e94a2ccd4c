"""Known parts joined as no card joins them. Every sentence here is invented."""

import pytest

from tests.official.text.test_older_wordings import canonical

SAME = [
    # a name that includes another
    "[On Play] Choose 1 of your [Aamon]. That Digimon may digivolve into a Digimon card with a different name that includes that Digimon's name in your hand without paying the cost.",
    # one condition or the other
    "[On Play] By trashing 1 card in your hand or deleting 1 of your Digimon or Tamers, <Draw 1>.",
    "[On Play] By suspending 1 of your Tamers or returning 1 of your Digimon to the hand, <Draw 1>. Then, gain 1 memory.",
    # effects with one icon that are gained
    "[All Turns] This Digimon gains all [All Turns] effects of level 6 or higher red cards in this Digimon's digivolution cards.",
    "[Your Turn] This Digimon gains all [Main] effects of cards with the [Beast] trait in this Digimon's digivolution cards.",
    # whatever happens, or something else
    "When a card is removed from your security stack or one of your blue Tamers is played, <Draw 1>.",
    "When <Alliance> suspends one of your Digimon or one of your opponent's Digimon attacks, <Draw 1>.",
    "When a card is placed in this Digimon's digivolution cards by an effect or a card is added to your security stack, <Draw 1>.",
    "When one of your Tamers is played, a card is removed from your opponent's security stack or this Digimon attacks, <Draw 1>.",
    "When one of your Digimon gets linked to a card with the [Beast] trait or this card is trashed from the battle area by an effect, <Draw 1>.",
    # whose cards they are that are placed, returned and trashed
    "[Your Turn] When a Tamer card is placed in the digivolution cards of one of your Digimon with [A] in their names by an effect, <Draw 1>.",
    "[Your Turn] When any cards with the [Beast] trait return to the bottom of the deck from the digivolution cards of one of your Digimon, <Draw 1>.",
    "[Your Turn] When a digivolution card of this Digimon is trashed by an effect, <Draw 1>.",
    # one trait, and something or something else
    "[On Play] You may play 1 [Bird] trait card with [Aamon] in its name or the [Beast] trait from your hand without paying the cost.",
    "[On Play] You may play 1 card with [Bird] in its text that has [Aamon] in its name or the [Beast] trait from your hand without paying the cost.",
    "[On Play] Delete 1 of your opponent's 5000 DP or lower Digimon with [Aamon] in its name or the [Beast] trait.",
    # a play cost or a level, where it is one thing of several
    "[When Attacking] If this Digimon has the [Beast] trait and a play cost of 4 or less, gain 1 memory.",
    "[On Play] You may play 1 Digimon card with [Aamon] in its name or a level of 5 or lower from your hand without paying the cost.",
    # all of several kinds
    "[On Play] Suspend all of your [Aamon] or Digimon with the [Beast] trait.",
    # cards under what is described
    "[On Play] You may play 1 level 3 Digimon card from any of your [Beast] trait Digimon's digivolution cards without paying the cost.",
    "[On Play] You may play 1 level 3 Digimon card from any of your lowest DP Digimon's digivolution cards without paying the cost.",
    "[On Play] You may play 1 level 3 Digimon card from the digivolution cards of any of your Digimon with [Aamon] in its name without paying the cost.",
    "[On Play] By trashing this Digimon's bottom [Beast] trait digivolution card, <Draw 1>.",
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
    # of two it is said once what happens
    (
        "When one of your Digimon with [Aamon] in its name attacks or one of your opponent's Digimon attacks, <Draw 1>.",
        "When one of your Digimon with [Aamon] in its name or one of your opponent's Digimon attacks, <Draw 1>.",
    ),
    (
        "When effects trash this card from a green Digimon's digivolution cards, <Draw 1>.",
        "When this card is trashed from the digivolution cards of a green Digimon by an effect, <Draw 1>.",
    ),
    # how long, in front of how much
    (
        "[On Play] 1 of your opponent's Digimon gets -1000 DP until your opponent's turn ends for each of your Digimon.",
        "[On Play] 1 of your opponent's Digimon gets -1000 DP for each of your Digimon until the end of your opponent's turn.",
    ),
    # cards that nothing is said of but where they are
    (
        "[On Play] By trashing 1 card in this Digimon's digivolution cards, <Draw 1>.",
        "[On Play] By trashing 1 of this Digimon's digivolution cards, <Draw 1>.",
    ),
    (
        "[On Play] You may play 1 [Aamon] under your Tamers without paying the cost.",
        "[On Play] You may play 1 [Aamon] from under your Tamers without paying the cost.",
    ),
    (
        "[On Play] This Digimon gets +1000 DP for each of its [Beast] trait digivolution cards for the turn.",
        "[On Play] This Digimon gets +1000 DP for each card with the [Beast] trait in this Digimon's digivolution cards for the turn.",
    ),
    # of both the same, which was spoken of before them; and nothing is placed under itself
    (
        "[All Turns] When this Digimon would be deleted, you may play 1 [Aamon] and 1 [Agumon] from its digivolution cards without paying the costs.",
        "[All Turns] When this Digimon would be deleted, you may play 1 [Aamon] and 1 [Agumon] from this Digimon's digivolution cards without paying the cost.",
    ),
    (
        "[On Play] You may play 1 [Aamon] from your hand without paying the cost. Then, place 1 [Agumon] and 1 [Gabumon] from your trash as that Digimon's bottom digivolution cards.",
        "[On Play] You may play 1 [Aamon] from your hand without paying the cost. Then, place 1 [Agumon] and 1 [Gabumon] from your trash as the bottom digivolution cards of that card.",
    ),
    (
        "[All Turns] When other Digimon attack your opponent's Digimon, <Draw 1>.",
        "[All Turns] When another Digimon attacks an opponent's Digimon, <Draw 1>.",
    ),
    (
        "[On Play] 1 of your opponent's Digimon gets -1000 DP until their turn ends. If there are 3 or more Digimon, it further gets -1000 DP.",
        "[On Play] 1 of your opponent's Digimon gets -1000 DP until the end of your opponent's turn. If there are 3 or more Digimon, that Digimon gets -1000 DP until the end of your opponent's turn.",
    ),
    (
        "[On Play] You may play 1 red or [Beast] trait Digimon card with 2000 DP or less from your hand without paying the cost.",
        "[On Play] You may play 1 Digimon card with 2000 DP or less that is red or has the [Beast] trait from your hand without paying the cost.",
    ),
    (
        "[When Digivolving] Gain 1 memory for every 4 cards in your battle area or trash.",
        "[When Digivolving] Gain 1 memory for every 4 cards in your battle area or trash.",
    ),
    # two traits are a list, not a name and a trait
    (
        "[Your Turn] When any of your Digimon get linked to a [Beast] or [Bird] trait card, <Draw 1>.",
        "[Your Turn] When one of your Digimon gets linked to a card with the [Beast] or [Bird] trait, <Draw 1>.",
    ),
    (
        "[On Play] If a [Beast] or [Bird] trait Tamer card is in this Digimon's digivolution cards, <Draw 1>.",
        "[On Play] If this Digimon's digivolution cards include a Tamer card with the [Beast] or [Bird] trait, <Draw 1>.",
    ),
    # what stands behind others is said of those
    (
        "[On Play] You may play 1 [Bird] trait card from under any of your Tamers with the [Beast] trait without paying the cost.",
        "[On Play] You may play 1 card with the [Bird] trait from under your Tamers with the [Beast] trait without paying the cost.",
    ),
    (
        "[On Play] If you have a Digimon with the same color as any of your Digimon on the field, <Draw 1>.",
        "[On Play] If you have a Digimon with the same color as any of your Digimon on the field, <Draw 1>.",
    ),
    (
        "[On Play] If you have no [Beast] trait face-up security cards, <Draw 1>.",
        "[On Play] If you have no [Beast] trait face-up security cards, <Draw 1>.",
    ),
    # what is one thing, and has another
    (
        "[Your Turn] While this Digimon is level 6 or lower and has 13000 DP or more, this Digimon gains <Rush>.",
        "[Your Turn] While this Digimon has a level of 6 or lower and 13000 DP or more, this Digimon gains <Rush>.",
    ),
    (
        "[On Play] If you have 2 or more red or [Beast] trait Tamers in play, gain 1 memory.",
        "[On Play] If you have 2 or more Tamers that are red or have the [Beast] trait, gain 1 memory.",
    ),
    (
        "[Main] By placing this green Digimon's top stacked card as its bottom digivolution card, <Draw 1>.",
        "[Main] If this Digimon is green, by placing this Digimon's top stacked card as its bottom digivolution card, <Draw 1>.",
    ),
    (
        "[On Play] By returning 1 of this Digimon's [Beast] trait digivolution cards to the hand, <Draw 1>.",
        "[On Play] By returning 1 card with the [Beast] trait from this Digimon's digivolution cards to the hand, <Draw 1>.",
    ),
]
"""Other words, and those of today."""


@pytest.mark.parametrize("text", SAME)
def test_joined_parts_are_said_as_they_are_read(text: str) -> None:
    assert canonical(text) == [text]


@pytest.mark.parametrize(("said", "written"), SAID)
def test_joined_parts_are_said_in_todays_words(said: str, written: str) -> None:
    assert canonical(said) == canonical(written) == [written]
