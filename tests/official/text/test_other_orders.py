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
    ("[On Play] 1 of your opponent's level 3 Digimon doesn't unsuspend until the end of their turn.", "[On Play] 1 of your opponent's level 3 Digimon can't unsuspend until the end of your opponent's turn."),
    ("[On Play] Suspend 1 of your opponent's Digimon. It can't unsuspend in their next unsuspend phase.", "[On Play] Suspend 1 of your opponent's Digimon. Then, that Digimon can't unsuspend during your opponent's next unsuspend phase."),
    ("[Your Turn] This Digimon is unblockable.", "[Your Turn] This Digimon can't be blocked."),
    ("[All Turns] This Digimon can't be returned to hands or decks.", "[All Turns] This Digimon can't be returned to the hand or be returned to the deck."),
    # what effects of the opponent can't do
    ("[All Turns] Your opponent's effects can't suspend this Digimon.", "[All Turns] This Digimon can't be suspended by your opponent's effects."),
    ("[All Turns] Your opponent's effects can't trash any of your Digimon's link cards.", "[All Turns] All of your Digimon can't have link cards trashed by your opponent's effects."),
    ("[On Play] Until your opponent's turn ends, their effects can't trash your security cards.", "[On Play] Your security cards can't be trashed by your opponent's effects until the end of your opponent's turn."),
    ("[All Turns] Your opponent's effects can't trash cards in your hand.", "[All Turns] Cards in your hand can't be trashed by your opponent's effects."),
    ("[All Turns] Your opponent's effects can't delete this Digimon.", "[All Turns] This Digimon can't be deleted by your opponent's effects."),
    ("[On Play] Until the end of your opponent's turn, their effects can't return this Digimon to hands or decks or affect it with <De-Digivolve> effects.", "[On Play] This Digimon can't be returned to hands or decks by your opponent's effects or be affected by your opponent's <De-Digivolve> effects until the end of your opponent's turn."),
    ("[On Play] Until the end of your opponent's turn, their effects can't reduce the DP of 1 of your Digimon.", "[On Play] 1 of your Digimon can't have DP reduced by your opponent's effects until the end of your opponent's turn."),
    ("[All Turns] Your opponent's Digimon's effects don't affect this Digimon.", "[All Turns] This Digimon isn't affected by your opponent's Digimon effects."),
    ("[All Turns] None of your Digimon are affected by your opponent's Digimon's effects.", "[All Turns] All of your Digimon aren't affected by your opponent's Digimon effects."),
    # effects and their timings
    ("[On Play] You may play 1 [Aamon] from your trash without paying the cost. Any [On Play] effects on Digimon played with this effect don't activate.", "[On Play] You may play 1 [Aamon] from your trash without paying the cost. Then, [On Play] effects on that card don't activate."),
    ("[All Turns] The [When Digivolving] effects on level 7 Digimon don't activate.", "[All Turns] All level 7 Digimon can't activate [When Digivolving] effects."),
    ("[When Attacking] Activate this Digimon's [When Digivolving] effect.", "[When Attacking] Activate 1 of this Digimon's [When Digivolving] effects."),
    ("[On Play] You may play 1 [Aamon] from your trash without paying the cost. At turn end, delete the Digimon this effect played.", "[On Play] You may play 1 [Aamon] from your trash without paying the cost. At the end of the turn, delete that card."),
    ("[On Play] You may hatch 1 Digi-Egg card to an empty space in your breeding area.", "[On Play] You may hatch in your breeding area."),
    # what counts, and what is no more than another's
    ("[On Play] Return 1 card with [Bird] or [Beast], other than [Sea Beast], in one of its traits from your trash to the hand.", "[On Play] Return 1 card with [Bird] or [Beast] in any of its traits (other than [Sea Beast]) from your trash to the hand."),
    ("[On Play] If this Digimon has [Aamon] (other than [BaAamon]) in its name, <Draw 1>.", "[On Play] If this Digimon has [Aamon] in its name (other than [BaAamon]), <Draw 1>."),
    ("[On Play] By deleting 1 of your other Digimon, delete 1 of your opponent's Digimon whose level is less than or equal to the deleted Digimon's level.", "[On Play] By deleting 1 of your other Digimon, delete 1 of your opponent's Digimon with level less than or equal to that Digimon's level."),
    ("[On Play] Delete 1 of your opponent's Digimon with as high or lower a level as the number of cards in your hand.", "[On Play] Delete 1 of your opponent's Digimon with level less than or equal to the number of cards in your hand."),
    ("[On Play] Delete 1 of your opponent's level 3, 1 of their level 5 and 1 of their level 7 Digimon.", "[On Play] Delete 1 of your opponent's level 3 Digimon, 1 of your opponent's level 5 Digimon and 1 of your opponent's level 7 Digimon."),
    ("[On Play] Suspend all of your opponent's Digimon and Tamers.", "[On Play] Suspend all of your opponent's Digimon and Tamers."),
    # a condition behind, and what is done without it
    ("[On Play] Gain 1 memory if you have a Tamer.", "[On Play] If you have a Tamer, gain 1 memory."),
    ("[On Play] Reveal the top card of your deck. Add it to your hand if it's a red card. Otherwise, place it at the bottom of your deck.", "[On Play] Reveal the top card of your deck. If that card is a red card, add that card to the hand. Otherwise, return that card to the bottom of the deck."),
    ("[Your Turn] This Digimon gets +2000 DP. While this Digimon has 12000 DP or more, it gains <Piercing>.", "[Your Turn] This Digimon gets +2000 DP. While this Digimon has 12000 DP or more, this Digimon gains <Piercing>."),
    # attacks
    ("[On Play] You may attack your opponent's Digimon with this Digimon.", "[On Play] This Digimon may attack your opponent's Digimon."),
    ("[End of Your Turn] This Digimon may attack an opponent's Digimon.", "[End of Your Turn] This Digimon may attack your opponent's Digimon."),
    # lists and what is said of all
    ("[On Play] 1 of your red and/or blue Digimon gains <Blocker> for the turn.", "[On Play] 1 of your red or blue Digimon gains <Blocker> for the turn."),
    ("[On Play] 1 of your Digimon gains <Blocker>, and <Reboot>, and can't be deleted for the turn.", "[On Play] 1 of your Digimon gains <Blocker> and <Reboot> and can't be deleted for the turn."),
    ("[All Turns] All your Digimon with <Rush> get +1000 DP.", "[All Turns] All of your Digimon with <Rush> get +1000 DP."),
    ("[On Play] None of your opponent's level 5 Digimon can unsuspend in their next unsuspend phase.", "[On Play] All of your opponent's level 5 Digimon can't unsuspend during your opponent's next unsuspend phase."),
    ("[On Play] Trash the digivolution card at the bottom of 1 of your opponent's Digimon.", "[On Play] Trash the bottom digivolution card of 1 of your opponent's Digimon."),
    ("[On Play] Trash 1 of your Option cards in the battle area.", "[On Play] Trash 1 of your Options."),
    ("[On Play] Unsuspend 1 of your Digimon, and it may attack.", "[On Play] Unsuspend 1 of your Digimon. Then, that Digimon may attack."),
    ("[On Play] Activate 1 of the effects below. If you have a Tamer in play, activate all of the effects below instead.・<Draw 2>・Gain 1 memory.", "[On Play] Activate 1 of the effects below. If you have a Tamer, activate all of the effects below instead: ・<Draw 2>. ・Gain 1 memory."),
    ("[On Play] You may play 1 red Tamer card from your hand without paying the cost. This effect can't play cards with the same name as any of your Tamers.", "[On Play] You may play 1 red Tamer card without the same name as any of your Tamers from your hand without paying the cost."),
    # totals and maximums
    ("[On Play] Choose any number of your opponent's Digimon whose total DP adds up to 5000 or less and delete them.", "[On Play] Delete up to 5000 DP total worth of your opponent's Digimon."),
    ("[On Play] Delete up to 3000 DP total worth of your opponent's Digimon. For each of your Tamers, add 1000 to this DP deletion effect's maximum.", "[On Play] Delete up to 3000 DP total worth of your opponent's Digimon. For each of your Tamers, add 1000 to this effect's DP maximum."),
    ("[On Play] You may play 1 level 3 or lower Digimon card from your hand without paying the cost. If you have a Tamer, add 1 to the maximum level of the card this effect can play.", "[On Play] You may play 1 level 3 or lower Digimon card from your hand without paying the cost. If you have a Tamer, add 1 to this effect's level maximum."),
    # one thing or another
    ("[On Play] Reveal the top 3 cards of your deck. Add 1 Digimon card or Tamer card among them to your hand. Place the rest on top of your deck in any order.", "[On Play] Reveal the top 3 cards of your deck. Add 1 Digimon or Tamer card among them to the hand. Return the rest to the top of the deck."),
    ("[On Deletion] If your opponent has 7 or more cards in their hand, they trash 1 card in their hand.", "[On Deletion] If your opponent has 7 or more cards in their hand, your opponent trashes 1 card in their hand."),
    ("[On Play] You may play 1 [Aamon] from your hand without paying the cost. At the next end of your opponent's turn, return it to the hand.", "[On Play] You may play 1 [Aamon] from your hand without paying the cost. At the end of your opponent's turn, return that card to the hand."),
]  # fmt: skip

SAID_SO = [
    "[On Play] Add 1 2-color red card from your trash to the hand.",
    "[On Play] You may use 1 single-color Option card from your hand without paying the cost.",
    "[On Play] Return 1 card with the [Beast] trait or 1 [Aamon] from your trash to the hand.",
    "[On Play] Delete up to 8 play cost's total worth of your opponent's Digimon.",
    "[On Play] Delete up to this Digimon's DP's total worth of your opponent's Digimon.",
    "[On Play] 1 of your opponent's Digimon can't activate [When Digivolving] effects for the turn.",
    "[On Play] 1 of your opponent's Digimon and all of your opponent's Security Digimon gets -3000 DP for the turn.",
    "[On Play] Trash up to 3 digivolution cards from the bottom of 1 of your opponent's Digimon.",
    "[Your Turn] This Digimon can also attack your opponent's unsuspended level 4 or lower Digimon.",
    "[End of Opponent's Turn] Choose 1 of your opponent's Digimon. Your opponent attacks with that Digimon.",
    "[All Turns] Players can't play Digimon by effects.",
    "[On Play] 1 Digimon may gain <Rush> for the turn.",
    "[On Play] 1 of your level 4 Digimon may gain <Rush> for the turn and attack without suspending.",
    "[On Play] Your opponent can't play Digimon or Tamers by effects until the end of your opponent's turn.",
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


def test_what_this_effect_played_is_one_thing() -> None:
    played = "You may play 1 [Aamon] from your trash without paying the cost."
    text = f"[On Play] {played} {played} At turn end, delete the Digimon this effect played."
    assert not compile_card(PrintedCard("X1-01", "Aamon", "digimon", effect=text)).complete


def test_a_colour_that_meets_the_requirements_is_looked_for_on_the_field() -> None:
    text = "Black also meets this card's color requirements."
    meant = "While you have a black Digimon or Tamer on the field, you can ignore this card's color requirements."
    assert canonical(text, "option") == canonical(meant, "option") == [meant]
