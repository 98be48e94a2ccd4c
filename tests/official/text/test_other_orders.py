"""Other orders and older spellings of what today's wording says. Every sentence here is invented."""

import pytest

from dcg.official.language.terms import Category
from dcg.official.text.compiler import compile_card
from dcg.official.text.printed import PrintedCard
from dcg.official.text.render import render

SAID_AND_MEANT = [
    # how long something lasts, before how much of it there is
    ("[On Play] 1 of your opponent's Digimon gets -1000 DP for the turn for each of your Tamers.", "[On Play] 1 of your opponent's Digimon gets -1000 DP for each of your Tamers for the turn."),
    ("[On Play] To 1 of your opponent's Digimon, give -1000 DP for the turn for each of your Digimon.", "[On Play] 1 of your opponent's Digimon gets -1000 DP for each of your Digimon for the turn."),
    ("[On Play] 1 of your opponent's Digimon gets -1000 DP for the turn for each Tamer you have in play.", "[On Play] 1 of your opponent's Digimon gets -1000 DP for each of your Tamers for the turn."),
    # what can't be done
    ("[Your Turn] This Digimon's attack target can't change.", "[Your Turn] This Digimon can't have attack targets switched."),
    ("[Your Turn] None of your [Beast] trait Digimon's attack targets can change.", "[Your Turn] All of your Digimon with the [Beast] trait can't have attack targets switched."),
    ("[On Play] 1 of your opponent's Digimon doesn't unsuspend until the end of their turn.", "[On Play] 1 of your opponent's Digimon can't unsuspend until the end of your opponent's turn."),
    ("[On Play] Suspend 1 of your opponent's Digimon. It can't unsuspend in their next unsuspend phase.", "[On Play] Suspend 1 of your opponent's Digimon. Then, that Digimon can't unsuspend during your opponent's next unsuspend phase."),
    ("[Your Turn] This Digimon is unblockable.", "[Your Turn] This Digimon can't be blocked."),
    ("[All Turns] This Digimon can't be returned to hands or decks.", "[All Turns] This Digimon can't be returned to the hand or be returned to the deck."),
    # totals and maximums
    ("[On Play] Choose any number of your opponent's Digimon whose total DP adds up to 4000 or less and delete them.", "[On Play] Delete up to 4000 DP total worth of your opponent's Digimon."),
    ("[On Play] Delete up to 3000 DP total worth of your opponent's Digimon. For each of your Tamers, add 1000 to this DP deletion effect's maximum.", "[On Play] Delete up to 3000 DP total worth of your opponent's Digimon. For each of your Tamers, add 1000 to this effect's DP maximum."),
    ("[On Play] You may play 1 level 3 or lower Digimon card from your hand without paying the cost. If you have a Tamer, add 1 to the maximum level of the card this effect can play.", "[On Play] You may play 1 level 3 or lower Digimon card from your hand without paying the cost. If you have a Tamer, add 1 to this effect's level maximum."),
    # one thing or another
    ("[On Play] Reveal the top 3 cards of your deck. Add 1 Digimon card or Tamer card among them to your hand. Place the rest on top of your deck in any order.", "[On Play] Reveal the top 3 cards of your deck. Add 1 Digimon or Tamer card among them to the hand. Return the rest to the top of the deck."),
    ("[On Deletion] If your opponent has 8 or more cards in their hand, they trash 1 card in their hand.", "[On Deletion] If your opponent has 8 or more cards in their hand, your opponent trashes 1 card in their hand."),
    ("[On Play] You may play 1 [Aamon] from your hand without paying the cost. At the next end of your opponent's turn, return it to the hand.", "[On Play] You may play 1 [Aamon] from your hand without paying the cost. At the end of your opponent's turn, return that card to the hand."),
]  # fmt: skip

SAID_SO = [
    "[On Play] Add 1 2-color red card from your trash to the hand.",
    "[On Play] You may use 1 single-color Option card from your hand without paying the cost.",
    "[On Play] Return 1 card with the [Beast] trait or 1 [Aamon] from your trash to the hand.",
    "[On Play] Delete up to 8 play cost's total worth of your opponent's Digimon.",
    "[On Play] Delete up to this Digimon's DP's total worth of your opponent's Digimon.",
]


def canonical(text: str, category: Category = "digimon") -> list[str]:
    """The text as the compiler writes it; nothing if part of it isn't read."""
    compiled = compile_card(PrintedCard("X1-01", "Aamon", category, effect=text))
    assert compiled.supported, (compiled.problems, compiled.lacks)
    return list(render(compiled.card)["effects"])


@pytest.mark.parametrize(("said", "meant"), SAID_AND_MEANT)
def test_one_meaning_has_one_wording(said: str, meant: str) -> None:
    assert canonical(said) == canonical(meant) == [meant]


@pytest.mark.parametrize("text", SAID_SO)
def test_what_is_said_so_today_is_written_so(text: str) -> None:
    assert canonical(text) == [text]
