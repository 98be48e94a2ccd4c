"""Older wordings are spellings of today's: read, never written. Every sentence here is invented."""

import pytest

from dcg.official.language.terms import Category
from dcg.official.text.compiler import compile_card
from dcg.official.text.printed import PrintedCard
from dcg.official.text.render import render

OLD_AND_NEW = [
    # wordings of the comprehensive rules
    ("[Main] Choose any number of your opponent's Digimon whose total DP adds up to 8000 or less and delete all of them.", "[Main] Delete up to 8000 DP total worth of your opponent's Digimon."),
    ("[Main] Return any number of your opponent's Digimon whose total DP adds up to 8000 or less to the hand.", "[Main] Return up to 8000 DP total worth of your opponent's Digimon to the hand."),
    ("[On Play] When this Digimon has 3 digivolution cards, <Blitz>.", "[On Play] If this Digimon has 3 or more digivolution cards, <Blitz>."),
    ("[On Deletion] Return this card from the trash to the hand.", "[On Deletion] Return this card to the hand."),
    ("[All Turns] While this Digimon isn't suspended, it gets +1000 DP.", "[All Turns] While this Digimon is unsuspended, this Digimon gets +1000 DP."),
    ("[When Attacking] By returning 1 of your Digimon's digivolution cards to the hand, gain 1 memory.", "[When Attacking] By returning any 1 digivolution card of your Digimon to the hand, gain 1 memory."),
    ("[All Turns] When this Digimon would be deleted, trash 1 digivolution card of this Digimon instead.", "[All Turns] When this Digimon would be deleted, trash any 1 digivolution card of this Digimon instead"),
    ("[On Play] Look at all of your security cards. Add 1 card among them to the hand. Then, shuffle your security stack.", "[On Play] Look at your security stack. Then, add 1 of your security cards to the hand. Then, shuffle your security stack."),
    ("[On Play] 1 of your opponent's Digimon's original DP becomes 1000 for the turn.", "[On Play] Change the original DP of 1 of your opponent's Digimon to 1000 for the turn."),
    # keywords
    ("[On Play] Trigger <Draw 2>.", "[On Play] <Draw 2>."),
    ("[On Play] <De-Digivolve 1> on 1 of your opponent's Digimon.", "[On Play] <De-Digivolve 1> 1 of your opponent's Digimon."),
    ("[On Play] <Recovery +1>", "[On Play] <Recovery +1 (Deck)>."),
    ("<Security Attack +1>", "<Security A. +1>"),
    # effects of cards under it
    ("[All Turns] This Digimon gains all of the effects on cards with [Aamon] in their names in this Digimon's digivolution cards.", "[All Turns] This Digimon gains all effects of cards with [Aamon] in their names in this Digimon's digivolution cards."),
    ("[All Turns] This Digimon gains all effects of cards with [Aamon] and [Bamon] in their names in this Digimon's digivolution cards.", "[All Turns] This Digimon gains all effects of cards with [Aamon] or [Bamon] in their names in this Digimon's digivolution cards."),
    ("[All Turns] All of your Digimon with [Aamon] in their names and [Beast] in their traits gain <Rush>.", "[All Turns] All of your Digimon with [Aamon] in their names or [Beast] in any of their traits gain <Rush>."),
    ("[On Play] Trash any 2 digivolution cards of 1 of your opponent's Digimon or Tamers.", "[On Play] Trash any 2 cards under 1 of your opponent's Digimon or Tamers."),
    # places
    ("[On Play] Return 1 of your Tamers to its owner's hand.", "[On Play] Return 1 of your Tamers to the hand."),
    ("[On Play] Add 1 red card from your trash to your hand.", "[On Play] Add 1 red card from your trash to the hand."),
    ("[On Play] Place 1 blue card from your recycle bin at the bottom of your deck.", "[On Play] Return 1 blue card from your trash to the bottom of the deck."),
    ("[On Play] Reveal 3 cards from the top of your deck. Trash the remaining cards.", "[On Play] Reveal the top 3 cards of your deck. Trash the revealed cards."),
    ("[On Play] Trash your opponent's top security card.", "[On Play] Trash the top card of your opponent's security stack."),
    ("[On Play] Place 1 red card from your hand as the bottom security card.", "[On Play] Place 1 red card from your hand at the bottom of your security stack."),
    ("[On Play] Trash 4 digivolution cards from the bottom of 1 of your opponent's Digimon.", "[On Play] Trash the bottom 4 digivolution cards of 1 of your opponent's Digimon."),
    # an effect that names no area means the battle area (15-1-7)
    ("[On Play] If you have a Tamer in play, <Draw 1>.", "[On Play] If you have a Tamer, <Draw 1>."),
    ("[On Play] If you have [Aamon] in the battle area, <Draw 1>.", "[On Play] If you have [Aamon], <Draw 1>."),
    ("[Your Turn] All of your [Aamon] cards in play get +1000 DP.", "[Your Turn] All of your [Aamon] get +1000 DP."),
    ("[On Play] You may delete 1 Digimon with 2000 DP or less. For each other suspended Digimon, add 1000 to this DP deletion effect's maximum.", "[On Play] You may delete 1 Digimon with 2000 DP or less. For each other suspended Digimon, add 1000 to this effect's DP maximum."),
    ("[On Play] If either player has 4 or more Digimon cards in their trash, <Draw 1>.", "[On Play] If either player has 4 or more Digimon cards in their trash, <Draw 1>."),
    ("[On Play] <Draw 1>, and you may trash 1 card in your hand.", "[On Play] <Draw 1>. Then, you may trash 1 card in your hand."),
    ("[On Play] You may trash up to 3 cards from the top of your deck.", "[On Play] You may trash up to 3 cards from the top of your deck."),
    # things of several kinds in one phrase
    ("[On Play] You may play 1 [Aamon] or level 3 red Digimon card from your hand without paying the cost.", "[On Play] You may play 1 [Aamon] or 1 level 3 red Digimon card from your hand without paying the cost."),
    ("[On Play] 1 of your [Aamon] or Digimon with the [Beast] trait gets +1000 DP for the turn.", "[On Play] 1 of your [Aamon] or 1 of your Digimon with the [Beast] trait gets +1000 DP for the turn."),
    ("[All Turns] All of your Tokens and [Beast] trait Digimon gain <Rush>.", "[All Turns] All of your Tokens or Digimon with the [Beast] trait gain <Rush>."),
    ("[On Play] If you have [Aamon] or a red Tamer, <Draw 1>.", "[On Play] If you have [Aamon] or you have a red Tamer, <Draw 1>."),
    ("[On Play] If you have 2 or fewer security cards or 3 or more red Tamers, <Draw 1>.", "[On Play] If you have 2 or fewer security cards or you have 3 or more red Tamers, <Draw 1>."),
    ("[On Play] Add 1 level 4 or lower red, blue or [Beast] trait Digimon card from your trash to the hand.", "[On Play] Add 1 level 4 or lower Digimon card that is red or blue or has the [Beast] trait from your trash to the hand."),
    # what a noun is described by, in front of it or behind it, whatever the noun
    ("[On Play] Delete 1 of your opponent's Digimon with the [Beast] trait and a level of 4 or lower.", "[On Play] Delete 1 of your opponent's level 4 or lower Digimon with the [Beast] trait."),
    ("[On Play] Delete all of your opponent's Digimon or Tamers with a level of 4 or lower and the [Beast] trait.", "[On Play] Delete all of your opponent's level 4 or lower Digimon or Tamers with the [Beast] trait."),
    ("[On Play] Add 2 [Beast] or [Bird] trait Tamer cards with play costs of 4 or less from your trash to the hand.", "[On Play] Add 2 play cost 4 or lower Tamer cards with the [Beast] or [Bird] trait from your trash to the hand."),
    ("[On Play] Add 1 [Beast] trait 3000 DP or less Digimon card from your trash to the hand.", "[On Play] Add 1 Digimon card with the [Beast] trait and 3000 DP or less from your trash to the hand."),
    ("[On Play] Delete 1 of your opponent's lowest DP Digimon or Tamers with the [Beast] trait.", "[On Play] Delete 1 of your opponent's Digimon or Tamers with the lowest DP and the [Beast] trait."),
    ("[On Play] Add 1 [Aamon] card with the [Beast] trait from your trash to the hand.", "[On Play] Add 1 [Aamon] with the [Beast] trait from your trash to the hand."),
    ("[On Play] Trash 1 [Beast] trait card from your face-up security cards.", "[On Play] Trash 1 face-up card with the [Beast] trait in your security stack."),
    ("[On Play] Trash 1 red card from under your Tamers.", "[On Play] Trash 1 red card under your Tamers."),
    # durations that end with something
    ("[When Attacking] Until the attack ends, this Digimon gets +2000 DP.", "[When Attacking] This Digimon gets +2000 DP for the attack."),
    ("[When Attacking] This Digimon gets +2000 DP until the end of the battle.", "[When Attacking] This Digimon gets +2000 DP for the battle."),
    # what effects do, said of the effects or of what it happens to
    ("[All Turns] When your opponent's effects delete any of your Digimon, <Draw 1>.", "[All Turns] When one of your Digimon is deleted by an opponent's effect, <Draw 1>."),
    ("[All Turns] When your effects unsuspend your Tamers, <Draw 1>.", "[All Turns] When one of your Tamers is unsuspended by your effect, <Draw 1>."),
    ("[All Turns] When any of your [Beast] trait Digimon digivolve by effects, <Draw 1>.", "[All Turns] When one of your Digimon with the [Beast] trait digivolves by an effect, <Draw 1>."),
    ("[All Turns] When effects place cards in your security stack, <Draw 1>.", "[All Turns] When a card is added to your security stack by an effect, <Draw 1>."),
    ("[All Turns] When your opponent's effects add cards to their hand, <Draw 1>.", "[All Turns] When a card is added to your opponent's hand by an opponent's effect, <Draw 1>."),
    ("[All Turns] When your deck is trashed from by your effects, <Draw 1>.", "[All Turns] When a card is trashed from your deck by your effect, <Draw 1>."),
    ("[All Turns] When your security stack is added to, <Draw 1>.", "[All Turns] When a card is added to your security stack, <Draw 1>."),
    ("[All Turns] When your effects trash any of your opponent's Digimon's digivolution cards, <Draw 1>.", "[All Turns] When a digivolution card of one of your opponent's Digimon is trashed by your effect, <Draw 1>."),
    ("[All Turns] When your opponent's Digimon's attack targets change, <Draw 1>.", "[All Turns] When the attack target of 1 of your opponent's Digimon is switched, <Draw 1>."),
    ("[All Turns] When you use [Beast] trait Option cards, <Draw 1>.", "[All Turns] When you use an Option card with the [Beast] trait, <Draw 1>."),
    # as many as one wants, and where they are
    ("[On Play] You may play any number of red Digimon cards from your hand, trash or under your Tamers without paying the cost.", "[On Play] You may play any number of red Digimon cards from your hand, trash or from under your Tamers without paying the cost."),
    ("[On Play] By trashing 1 of your face-up security cards, <Draw 1>.", "[On Play] By trashing 1 face-up card in your security stack, <Draw 1>."),
    ("[On Play] Delete up to 8 play cost total worth of your opponent's Digimon.", "[On Play] Delete up to 8 play cost's total worth of your opponent's Digimon."),
    ("[On Play] If you have a Digimon with the [Beast] and [Bird] traits, <Draw 1>.", "[On Play] If you have a Digimon with the [Beast] trait and the [Bird] trait, <Draw 1>."),
    # both players, the other player, and areas
    ("[On Play] If you have as many or fewer security cards than your opponent, <Draw 1>.", "[On Play] If you have as many or fewer security cards as your opponent, <Draw 1>."),
    ("[On Play] If your trash has 10 or more cards, <Draw 1>.", "[On Play] If you have 10 or more cards in your trash, <Draw 1>."),
    ("[On Play] If your opponent's security stack has 3 or fewer cards, <Draw 1>.", "[On Play] If your opponent has 3 or fewer security cards, <Draw 1>."),
    ("[On Deletion] If deleted by your opponent's effects, <Draw 1>.", "[On Deletion] If deleted by an opponent's effect, <Draw 1>."),
    ("[On Play] If both players have 3 or fewer security cards, <Draw 1>.", "[On Play] If both players have 3 or fewer security cards, <Draw 1>."),
    ("[On Play] If your opponent has more red Tamers than you, <Draw 1>.", "[On Play] If your opponent has more red Tamers than you, <Draw 1>."),
    ("[On Play] Delete 1 of your opponent's Digimon with a link card.", "[On Play] Delete 1 of your opponent's Digimon with link cards."),
    ("[On Play] None of your opponent's Digimon can activate [On Play] or [On Deletion] effects until their turn ends.", "[On Play] All of your opponent's Digimon can't activate [On Play] effects or activate [On Deletion] effects until the end of your opponent's turn."),
    # the top of a deck, and what is aimed at in front
    ("[On Play] Place your deck's top card as this Digimon's bottom digivolution card.", "[On Play] Place the top card of your deck as the bottom digivolution card of this Digimon."),
    ("[On Play] Place the top card of your deck as the bottom security card.", "[On Play] Place the top card of your deck at the bottom of your security stack."),
    ("[On Play] To 1 of your opponent's Digimon, <De-Digivolve 2>.", "[On Play] <De-Digivolve 2> 1 of your opponent's Digimon."),
    ("[On Play] Trash your hand.", "[On Play] Trash all cards in your hand."),
    ("[On Play] By trashing any 1 link card of this Digimon, <Draw 1>.", "[On Play] By trashing 1 of this Digimon's link cards, <Draw 1>."),
    ("[On Play] Look at your opponent's top security card.", "[On Play] Look at the top card of your opponent's security stack."),
    ("[On Play] You may move 1 Digimon from your breeding area to the battle area.", "[On Play] You may move 1 of your Digimon from the breeding area to the battle area."),
    ("[All Turns] When your Digimon are deleted or your Tamers suspend, <Draw 1>.", "[All Turns] When one of your Digimon is deleted or one of your Tamers suspends, <Draw 1>."),
    ("[All Turns] When Tokens are played, <Draw 1>.", "[All Turns] When a Token is played, <Draw 1>."),
    ("[On Play] If this Digimon has the [Beast] trait or is [Aamon], <Draw 1>.", "[On Play] If this Digimon is [Aamon] or has the [Beast] trait, <Draw 1>."),
    # some of those that were mentioned
    ("[All Turns] When any of your red Digimon are played, 1 of the played Digimon gains <Rush> for the turn.", "[All Turns] When one of your red Digimon is played, 1 of those Digimon gains <Rush> for the turn."),
    ("[All Turns] When any of your Digimon or Tamers would leave the battle area by your opponent's effects, 1 of those Digimon or Tamers doesn't leave.", "[All Turns] When one of your Digimon or Tamers would leave the battle area by an opponent's effect, 1 of those Digimon or Tamers doesn't leave."),
    ("[Your Turn] When any of your red Digimon suspend, you may place 1 card from your hand as any of those Digimon's bottom digivolution card.", "[Your Turn] When one of your red Digimon suspends, you may place 1 card from your hand as the bottom digivolution card of 1 of those Digimon."),
    # stacked cards
    ("[Main] By placing the top card of this Digimon with the [Dragon] or [Beast] trait as this Digimon's bottom digivolution card, <Draw 1>.", "[Main] If this Digimon has the [Dragon] or [Beast] trait, by placing this Digimon's top stacked card as its bottom digivolution card, <Draw 1>."),
    ("[Main] By trashing the top stacked card of 1 of your [Beast] trait Digimon, <Draw 1>.", "[Main] By trashing the top card of 1 of your Digimon with the [Beast] trait, <Draw 1>."),
    ("[End of Your Turn] Trash this Digimon's top stacked card.", "[End of Your Turn] Trash the top card of this Digimon."),
    ("[All Turns] When effects trash any of your [Beast] trait Digimon's digivolution cards, <Draw 1>.", "[All Turns] When a digivolution card of one of your Digimon with the [Beast] trait is trashed by an effect, <Draw 1>."),
    # what may be done besides, and what was played
    ("[Your Turn] While you have a Tamer, this Digimon can digivolve into [Aamon] in the hand for a digivolution cost of 3, ignoring digivolution requirements.", "[Your Turn] While you have a Tamer, this Digimon may digivolve into [Aamon] in your hand for a digivolution cost of 3, ignoring digivolution requirements."),
    ("[On Play] You may play 1 red Digimon card from your hand without paying the cost. The Digimon this effect played can't digivolve and is deleted at turn end.", "[On Play] You may play 1 red Digimon card from your hand without paying the cost. Then, the Digimon this effect played can't digivolve from now on. At the end of the turn, delete the Digimon this effect played."),
    ("[On Play] You may play 2 red Digimon cards from your hand without paying the costs. This effect can't play cards of the same level.", "[On Play] You may play 2 red Digimon cards with different levels from your hand without paying the cost."),
    ("[On Play] If you don't have any Digimon other than Digimon with [Aamon] in their texts, <Draw 1>.", "[On Play] If you have no Digimon without [Aamon] in their texts, <Draw 1>."),
    # for each of something
    ("[On Play] To 1 of your opponent's Digimon, <De-Digivolve 1> for every 3 of your Tamers' colors.", "[On Play] For every 3 colors your Tamers have, <De-Digivolve 1> 1 of your opponent's Digimon."),
    ("[When Attacking] This Digimon may digivolve into a red Digimon card in the hand. For each of your Tamers, reduce this effect's digivolution cost by 1.", "[When Attacking] This Digimon may digivolve into a red Digimon card in your hand with the digivolution cost reduced by 1 for each of your Tamers."),
    ("[On Play] By trashing 2 same-level cards from this Digimon's digivolution cards, <Draw 1>.", "[On Play] By trashing 2 same-level cards in this Digimon's digivolution cards, <Draw 1>."),
    ("[On Play] By trashing any 1 digivolution card of your [Beast] trait Digimon, <Draw 1>.", "[On Play] By trashing any 1 digivolution card of your Digimon with the [Beast] trait, <Draw 1>."),
    # what happens
    ("[All Turns] When a card with [Aamon] in its text is trashed from your hand, <Draw 1>.", "[All Turns] When a card with [Aamon] in its text is trashed from your hand, <Draw 1>."),
    ("[All Turns] When Option cards are used or security stacks are added to, <Draw 1>.", "[All Turns] When a player uses an Option card or a card is added to a player's security stack, <Draw 1>."),
    ("[On Play] You may place 1 red card from your hand as this Digimon's bottom digivolution card or under any of your red Tamers.", "[On Play] You may place 1 red card from your hand as the bottom digivolution card of this Digimon or 1 of your red Tamers."),
    ("[On Play] You may place 1 red card from your hand as any of your [Beast] trait Digimon's bottom digivolution cards or under any of your red Tamers.", "[On Play] You may place 1 red card from your hand as the bottom digivolution card of 1 of your Digimon with the [Beast] trait or 1 of your red Tamers."),
    # what several cards differ in (4-22)
    ("[On Play] Add up to 2 differently colored Digimon cards from your trash to the hand.", "[On Play] Add up to 2 Digimon cards with different colors from your trash to the hand."),
    ("[On Play] Add up to 2 differently named cards from your trash to the hand.", "[On Play] Add up to 2 cards with different names from your trash to the hand."),
    # a trait in the spelling of older cards
    ("[On Play] Return 1 card with [X-Antibody] in its traits from your trash to your hand.", "[On Play] Return 1 card with [X Antibody] in any of its traits from your trash to the hand."),
    # what is done for each of something, said behind it
    ("[On Play] Suspend 1 of your opponent's Digimon for each Tamer you have in play.", "[On Play] For each of your Tamers, suspend 1 of your opponent's Digimon."),
    ("[On Play] Trash the top 3 cards of your deck for each of your opponent's Digimon in play.", "[On Play] For each of your opponent's Digimon, trash the top 3 cards of your deck."),
    ("[On Play] Gain 1 memory for each digivolution card this Digimon has with [Beast] in its traits.", "[On Play] Gain 1 memory for each card with [Beast] in any of its traits in this Digimon's digivolution cards."),
    ("[On Play] For each Digimon your opponent has with no digivolution cards, <Draw 2>.", "[On Play] For each of your opponent's Digimon with no digivolution cards, <Draw 2>."),
    ("[On Play] For each Digimon with [Beast] in its traits and each Tamer you have in play, <Draw 1>.", "[On Play] For each of your Digimon with [Beast] in any of their traits and each of your Tamers, <Draw 1>."),
    ("[On Play] For each of this Digimon's colors, <Draw 1>.", "[On Play] For each of this Digimon's colors, <Draw 1>."),
    # what there is one of, or so many of
    ("[On Play] If you don't have an [Aamon] in play, you may play one from your hand without paying its memory cost.", "[On Play] If you have no [Aamon], you may play 1 such card from your hand without paying the cost."),
    ("[On Play] You may play [Aamon] from your hand or from under one of your Tamers without paying its memory cost.", "[On Play] You may play 1 [Aamon] from your hand or from under your Tamers without paying the cost."),
    ("[On Play] If you have a Digimon in play with 2 or more colors, or with 2 or more colors in one of its digivolution cards, <Draw 1>.", "[On Play] If you have a Digimon with 2 or more colors or a card with 2 or more colors in its digivolution cards, <Draw 1>."),
    # what digivolved, or would
    ("[On Play] You may digivolve 1 of your Digimon into a red Digimon card in your hand, ignoring its digivolution requirements and without paying its memory cost. The Digimon that digivolved with this effect can't block until the end of your opponent's turn.", "[On Play] 1 of your Digimon may digivolve into a red Digimon card in your hand, ignoring digivolution requirements and without paying the cost. Then, that Digimon can't block until the end of your opponent's turn."),
    ("When you would digivolve into this card, by returning up to 3 red cards from your trash to the top of your deck, reduce the digivolution cost by 1 for each returned card.", "When one of your Digimon would digivolve into this card, by returning up to 3 red cards from your trash to the top of the deck, reduce the digivolution cost by 1 for each card this effect returned."),
    # until so many are left, or so many more
    ("[On Play] You may trash cards from the top of your security stack until there are 2 left; gain 1 memory for each security card trashed.", "[On Play] You may trash cards from the top of your security stack, up to having 2 left. Then, gain 1 memory for each card this effect trashed."),
    ("[On Play] All players trash cards in their hand until they have 4 cards left.", "[On Play] Both players trash cards in their hand until they have 4 left."),
    ("[On Play] Trash the top card of your opponent's security stack. Add 1 to the number of cards trashed by this effect for every 5 cards in your trash.", "[On Play] Trash the top card of your opponent's security stack. For every 5 cards in your trash, add 1 to the number of security cards trashed."),
    ("[On Play] For every 3 unsuspended Digimon and/or Tamers your opponent has in play, trash 1 card from the top of your opponent's security stack.", "[On Play] Trash 1 card from the top of your opponent's security stack for every 3 of your opponent's unsuspended Digimon or Tamers."),
    # security cards that are shown where they lie
    ("[On Play] Reveal all of your opponent's security cards, and trash 1 of them. Place the rest in your opponent's security stack face down. Then, your opponent shuffles their security stack.", "[On Play] Reveal all of your opponent's security cards. Then, trash 1 of your opponent's security cards. Then, shuffle your opponent's security stack."),
    # how something is, and where a card lies
    ("[On Play] If [Agumon] is in your trash, <Draw 1>.", "[On Play] If you have [Agumon] in your trash, <Draw 1>."),
    ("[On Play] If you have [Agumon] and [Gabumon] in play, <Draw 1>.", "[On Play] If you have [Agumon] and you have [Gabumon], <Draw 1>."),
    ("[On Play] If you have exactly 3 security cards, <Draw 1>.", "[On Play] If you have exactly 3 security cards, <Draw 1>."),
    ("[Opponent's Turn] While all of your Digimon are suspended, this Digimon gets +3000 DP.", "[Opponent's Turn] While you have no unsuspended Digimon, this Digimon gets +3000 DP."),
    ("[Your Turn] While this Digimon is black and has 9000 DP or more, it gains <Rush>.", "[Your Turn] While this Digimon is black and has 9000 DP or more, this Digimon gains <Rush>."),
    ("[Your Turn] While this Digimon has [Beast] or [Bird] in its form or type, it gains <Rush>.", "[Your Turn] While this Digimon has [Beast] or [Bird] in its form or type, this Digimon gains <Rush>."),
    ("[When Attacking] If you attack an opponent's Digimon that has 8000 DP or more, <Draw 1>.", "[When Attacking] When this Digimon attacks a Digimon with 8000 DP or more, <Draw 1>."),
    ("[On Play] <De-Digivolve 1> 1 of your opponent's Digimon. Then, if that Digimon's play cost is 4 or less, delete it.", "[On Play] <De-Digivolve 1> 1 of your opponent's Digimon. If that Digimon is play cost 4 or lower, delete that Digimon."),
    ("[On Play] Reveal the top 3 cards of your deck. Add 1 level 4 or 5 Digimon card among them to your hand.", "[On Play] Reveal the top 3 cards of your deck. Add 1 level 4 or level 5 Digimon card among them to the hand."),
    ("[On Play] Return 1 Option card with a memory cost of 1 or 7 from your trash to your hand.", "[On Play] Return 1 Option card with a use cost of 1 or a use cost of 7 from your trash to the hand."),
    ("[On Play] Reveal the top 3 cards of your deck. Add 1 card with [Beast] in its traits, [Agumon], or [Gabumon] among them to your hand.", "[On Play] Reveal the top 3 cards of your deck. Add 1 card with [Beast] in any of its traits or 1 [Agumon] or [Gabumon] among them to the hand."),
    ("[Your Turn] When digivolving one of your Digimon into a Digimon card in your hand with [Agumon] in its name, reduce the digivolution cost by 1.", "[Your Turn] When one of your Digimon would digivolve into a Digimon card with [Agumon] in its name in your hand, reduce the digivolution cost by 1."),
    ("[All Turns] When one of your opponent's level 3 Digimon is moved from their breeding area to their battle area, gain 1 memory.", "[All Turns] When one of your opponent's level 3 Digimon moves from the breeding area to the battle area, gain 1 memory."),
    ("[All Turns] When you or your opponent play a level 4 or lower Digimon, gain 1 memory.", "[All Turns] When a level 4 or lower Digimon is played, gain 1 memory."),
    ("[Opponent's Turn] When one of your opponent's Digimon attacks one of your blue Digimon, gain 1 memory.", "[Opponent's Turn] When one of your opponent's Digimon attacks a blue Digimon, gain 1 memory."),
    # what is done, in other words
    ("[On Play] Suspend 1 of your opponent's Digimon, or 2 of your opponent's Digimon with 6000 DP or less.", "[On Play] Activate 1 of the effects below: ・Suspend 1 of your opponent's Digimon. ・Suspend 2 of your opponent's Digimon with 6000 DP or less."),
    ("[On Play] For each Tamer you have in play, activate the effect below.・1 of your opponent's Digimon gets -1000 DP for the turn.", "[On Play] For each of your Tamers, one after another, 1 of your opponent's Digimon gets -1000 DP for the turn."),
    ("[On Play] You may place 1 [Agumon] from your hand on top of this card's digivolution cards to gain 1 memory.", "[On Play] By placing 1 [Agumon] from your hand as the top digivolution card of this Digimon, gain 1 memory."),
    ("[On Play] You may place 1 [Agumon] and/or 1 [Gabumon] from your hand and/or trash in this Digimon's digivolution cards in any order.", "[On Play] You may place 1 [Agumon] and/or 1 [Gabumon] from your hand or trash as the bottom digivolution cards of this Digimon."),
    ("[Main] Reveal the top 5 cards of your deck. Place 1 of them on top of your security stack face down. Add the remaining card to your hand.", "[Main] Reveal the top 5 cards of your deck. Place 1 card among them on top of its owner's security stack. Add the rest to the hand."),
    ("[On Play] You may search your security stack for 1 card with [Beast] in its traits, reveal it, and add it to your hand. If you do, <Recovery +1 (Deck)>.", "[On Play] You may look at your security stack, reveal 1 card with [Beast] in any of its traits in your security stack and add that card to the hand. If you did, <Recovery +1 (Deck)>."),
    ("[On Play] Return all cards with [Beast] in their traits and all Option cards from both players' trashes to the bottom of their owners' decks.", "[On Play] Return all cards with [Beast] in any of their traits and all Option cards from both players' trashes to the bottom of the deck."),
    ("[On Play] Return up to 2 cards from your trash to the top of your deck in any order, and for each card you return this way, gain 1 memory.", "[On Play] Return up to 2 cards from your trash to the top of the deck. Then, for each card this effect returned, gain 1 memory."),
    ("[On Play] Return 3 Digi-Egg cards from your trash to the bottom of your Digi-Egg deck.", "[On Play] Return 3 Digi-Egg cards from your trash to the bottom of the Digi-Egg deck."),
    ("[On Play] Trash the bottom digivolution card of 1 of your opponent's Digimon. When you do, <Draw 1>.", "[On Play] Trash the bottom digivolution card of 1 of your opponent's Digimon. If you did, <Draw 1>."),
    ("[On Play] Delete 1 of your opponent's Tamers or level 6 or lower Digimon.", "[On Play] Delete 1 of your opponent's Tamers or 1 of your opponent's level 6 or lower Digimon."),
    ("[On Play] Neither player's Digimon can be deleted in battle for the turn.", "[On Play] All Digimon can't be deleted in battle for the turn."),
    ("[On Play] All of your Digimon and Security Digimon get +2000 DP for the turn.", "[On Play] All of your Digimon and all of your Security Digimon get +2000 DP for the turn."),
    ("[Your Turn] This card gets +1000 DP for each of your Tamers.", "[Your Turn] This Digimon gets +1000 DP for each of your Tamers."),
    ("[Your Turn] Your other [Agumon] all get +1000 DP.", "[Your Turn] All of your other [Agumon] get +1000 DP."),
    ("While your opponent has a Digimon with 7000 DP or more in play, reduce the memory cost to play this card from your hand by 5.", "While your opponent has a Digimon with 7000 DP or more, reduce the cost to play this card from your hand by 5."),
    ("[When Attacking] Reveal 3 cards from the top of your deck. You can digivolve this card into 1 green Digimon card among them without paying its memory cost.", "[When Attacking] Reveal the top 3 cards of your deck. This Digimon may digivolve into a green Digimon card among them without paying the cost."),
    ("[Your Turn] When one of your Digimon with [Greymon] in its name attacks (other than [BurningGreymon]), gain 1 memory.", "[Your Turn] When one of your Digimon with [Greymon] in its name (other than [BurningGreymon]) attacks, gain 1 memory."),
    ("[Your Turn] When this Digimon deletes one of your opponent's level 6 or higher Digimon in battle, gain 1 memory.", "[Your Turn] When this Digimon deletes one of your opponent's level 6 or higher Digimon in battle, gain 1 memory."),
    ("[On Play] Delete 1 of your opponent's Digimon with a memory cost of 6 or less.", "[On Play] Delete 1 of your opponent's play cost 6 or lower Digimon."),
    # what would happen
    ("[All Turns] If an opponent's effect would delete this Digimon or return it to its owner's hand or deck, you may prevent it from leaving play by trashing 1 card in your hand.", "[All Turns] When this Digimon would be deleted by an opponent's effect or be returned to the hand or deck by an opponent's effect, by trashing 1 card in your hand, this Digimon doesn't leave."),
    ("[All Turns] If this Digimon has [Greymon] in its name and would be deleted in battle, you may trash 1 card in your hand to prevent the deletion.", "[All Turns] When this Digimon with [Greymon] in its name would be deleted in battle, by trashing 1 card in your hand, this Digimon isn't deleted."),
    ("[All Turns] When this Digimon would be deleted in battle, you may trash 1 card in your hand to prevent this Digimon from being deleted.", "[All Turns] When this Digimon would be deleted in battle, by trashing 1 card in your hand, this Digimon isn't deleted."),
    ("[Main] Digivolve your [Agumon] into 1 [Greymon] in your hand for its digivolution cost, ignoring its level.", "[Main] 1 of your [Agumon] digivolves into [Greymon] in your hand, ignoring its level."),
    # what is chosen and attacked
    ("[On Play] Return 1 yellow Digimon card or yellow Option card from your trash to your hand.", "[On Play] Return 1 yellow Digimon card or 1 yellow Option card from your trash to the hand."),
    ("[On Play] You may trash 2 cards of the same level from this Digimon's digivolution cards to gain 1 memory.", "[On Play] By trashing 2 same-level cards in this Digimon's digivolution cards, gain 1 memory."),
    ("[When Attacking] Unsuspend this Digimon. Then, it can attack your opponent's Digimon. This effect allows you to attack unsuspended Digimon as well.", "[When Attacking] Unsuspend this Digimon. Then, this Digimon may attack your opponent's Digimon, even an unsuspended one."),
    ("[On Play] Delete up to 2 of your opponent's Digimon with play costs less than or equal to this Digimon's digivolution cards.", "[On Play] Delete up to 2 of your opponent's Digimon with play cost less than or equal to the number of this Digimon's digivolution cards."),
    # costs
    ("[On Play] You may play 1 Lv.3 Digimon card from your hand without paying its memory cost.", "[On Play] You may play 1 level 3 Digimon card from your hand without paying the cost."),
    ("[Your Turn] When this Digimon would digivolve, reduce the memory cost of the digivolution by 2.", "[Your Turn] When this Digimon would digivolve, reduce the digivolution cost by 2."),
    ("[On Play] You may trash 1 card in your hand to <Draw 2>.", "[On Play] By trashing 1 card in your hand, <Draw 2>."),
    ("[On Play] You can gain 1 memory by trashing 1 card in your hand.", "[On Play] By trashing 1 card in your hand, gain 1 memory."),
    ("[On Play] You can unsuspend 1 of your Tamers by decreasing your memory by 2.", "[On Play] By losing 2 memory, unsuspend 1 of your Tamers."),
    ("When you would play this card, reduce its memory cost by 4 for each Digimon and Tamer your opponent has in play.", "When this card would be played, reduce the play cost by 4 for each of your opponent's Digimon or Tamers."),
    ("When you would use this card, reduce its memory cost by 2 for each Tamer you have in play.", "When this card would be used, reduce the use cost by 2 for each of your Tamers."),
    # triggers
    ("[Your Turn] When you play a red Digimon, gain 1 memory.", "[Your Turn] When one of your red Digimon is played, gain 1 memory."),
    ("[Your Turn] When you play a Digimon with [A] in its name, [B] in its name, or [C] in its name, gain 1 memory.", "[Your Turn] When one of your Digimon with [A] in its name, [B] in its name or [C] in its name is played, gain 1 memory."),
    ("[All Turns] When your opponent plays a Tamer, gain 1 memory.", "[All Turns] When one of your opponent's Tamers is played, gain 1 memory."),
    ("[All Turns] When an effect deletes one of your Digimon, gain 1 memory.", "[All Turns] When one of your Digimon is deleted by an effect, gain 1 memory."),
    ("[All Turns] If one of your Tamers is deleted, gain 1 memory.", "[All Turns] When one of your Tamers is deleted, gain 1 memory."),
    ("[All Turns] When this Digimon is suspended, gain 1 memory.", "[All Turns] When this Digimon suspends, gain 1 memory."),
    ("[On Play] When you have 3 security cards or less, gain 1 memory.", "[On Play] If you have 3 or fewer security cards, gain 1 memory."),
    ("[Your Turn] When this Digimon becomes unsuspended, gain 1 memory.", "[Your Turn] When this Digimon unsuspends, gain 1 memory."),
    ("[Your Turn] This Digimon is also treated as yellow.", "[Your Turn] This Digimon is also treated as yellow."),
    ("[On Play] Add 1 2-color blue card from your trash to the hand.", "[On Play] Add 1 2-color blue card from your trash to the hand."),
    ("[All Turns] When you play a 2-color black and yellow Digimon, gain 1 memory.", "[All Turns] When one of your 2-color black and yellow Digimon is played, gain 1 memory."),
    ("[Your Turn] While this Digimon has an [Aamon] digivolution card, it gets +1000 DP.", "[Your Turn] While this Digimon's digivolution cards include [Aamon], this Digimon gets +1000 DP."),
    # counts
    ("[On Play] If the total number of cards in both players' trashes is 12 or more, <Draw 1>.", "[On Play] If there are 12 or more total cards in both players' trashes, <Draw 1>."),
    ("[On Play] If the total number of cards in both players' security stacks is 4 or less, <Draw 1>.", "[On Play] If there are 4 or fewer total cards in both players' security stacks, <Draw 1>."),
    ("[All Turns] For each other Tamer you have in play, this Digimon gets +1000 DP.", "[All Turns] For each of your other Tamers, this Digimon gets +1000 DP."),
    # under itself
    ("[On Play] You may place 1 [Agumon] and/or 1 [Gabumon] from your trash in this card's digivolution cards in any order. If you place 2 cards with this effect, <Draw 1>.", "[On Play] You may place 1 [Agumon] and/or 1 [Gabumon] from your trash as the bottom digivolution cards of this Digimon. If this effect placed 2 or more cards, <Draw 1>."),
    # what lies under something
    ("[On Play] If there are 4 or more digivolution cards under this Digimon, <Draw 1>.", "[On Play] If this Digimon has 4 or more digivolution cards, <Draw 1>."),
    ("[On Play] If you have 2 or fewer digivolution cards under this Digimon, <Draw 1>.", "[On Play] If this Digimon has 2 or fewer digivolution cards, <Draw 1>."),
    ("[On Play] If this Digimon has a red Tamer in its digivolution cards, <Draw 1>.", "[On Play] If this Digimon's digivolution cards include a red Tamer card, <Draw 1>."),
    ("[On Deletion] If [Agumon] was in this Digimon's digivolution cards, <Draw 1>.", "[On Deletion] If this Digimon's digivolution cards include [Agumon], <Draw 1>."),
    ("[On Play] Trash any 3 cards under 1 of your opponent's Digimon or Tamers.", "[On Play] Trash any 3 cards under 1 of your opponent's Digimon or Tamers."),
    # two conditions
    ("[On Play] If you have a red Tamer in play, or if you have a blue card in your hand, <Draw 1>.", "[On Play] If you have a red Tamer or you have a blue card in your hand, <Draw 1>."),
    ("[On Play] If you have a Digimon with the [Free] trait or a Tamer with [Ken] in its name in play, <Draw 1>.", "[On Play] If you have a Digimon with the [Free] trait or you have a Tamer with [Ken] in its name, <Draw 1>."),
    ("[Your Turn] While this Digimon has the [Beast] trait and is level 5 or higher, this Digimon gains <Jamming>.", "[Your Turn] While this Digimon has the [Beast] trait and this Digimon is level 5 or higher, this Digimon gains <Jamming>."),
    ("[On Play] If you have a Tamer, <Draw 1>. If you don't have one, gain 1 memory.", "[On Play] If you have a Tamer, <Draw 1>. Otherwise, gain 1 memory."),
    ("[On Play] If your opponent has 3 or fewer cards in their hand, <Draw 1>. If they have 7 or more cards, gain 1 memory.", "[On Play] If your opponent has 3 or fewer cards in their hand, <Draw 1>. If your opponent has 7 or more cards in their hand, gain 1 memory."),
    ("[On Play] When your opponent has no Tamers in play, <Draw 1>.", "[On Play] If your opponent has no Tamers, <Draw 1>."),
    # what was done
    ("[On Play] By trashing up to 3 cards in your hand, gain 2 memory for each card trashed.", "[On Play] By trashing up to 3 cards in your hand, gain 2 memory for each card this effect trashed."),
    ("[On Play] By trashing 1 Digimon card in your hand, <Draw 1>. When a card with [Agumon] in its text is trashed by this effect, gain 1 memory.", "[On Play] By trashing 1 Digimon card in your hand, <Draw 1>. If this effect trashed a card with [Agumon] in its text, gain 1 memory."),
    # amounts
    ("[On Play] For every 2 cards in your hand, activate the following effect:・Delete 1 Digimon.", "[On Play] For every 2 cards in your hand, one after another, delete 1 Digimon."),
    ("[On Play] Delete 1 Digimon with 9000 DP or less. For each card in your hand, remove 1000 from this DP deletion effect's maximum.", "[On Play] Delete 1 Digimon with 9000 DP or less. For each card in your hand, reduce this effect's DP maximum by 1000."),
    ("[On Play] Delete 1 level 3 or lower Digimon. For each card in your hand, add 1 to this effect's choosable levels.", "[On Play] Delete 1 level 3 or lower Digimon. For each card in your hand, add 1 to this effect's level maximum."),
    # triggers
    ("[All Turns] When an effect plays or digivolves an opponent's Digimon, gain 1 memory.", "[All Turns] When one of your opponent's Digimon is played by an effect or digivolves by an effect, gain 1 memory."),
    ("[All Turns] When an opponent's Digimon is deleted in battle or by having 0 DP, gain 1 memory.", "[All Turns] When one of your opponent's Digimon is deleted in battle or is deleted by having its DP reduced to 0, gain 1 memory."),
    ("[All Turns] When an effect would remove this Digimon from the battle area, by deleting 1 of your Tamers, prevent that removal.", "[All Turns] When this Digimon would leave the battle area by an effect, by deleting 1 of your Tamers, this Digimon doesn't leave."),
    ("[All Turns] When one of your effects suspends a Tamer, gain 1 memory.", "[All Turns] When a Tamer is suspended by your effect, gain 1 memory."),
    ("[Your Turn] If this Digimon would DNA digivolve into a red Digimon card, gain 1 memory.", "[Your Turn] When this Digimon would DNA digivolve into a red Digimon card, gain 1 memory."),
    ("[Your Turn] If this Digimon DNA digivolves into a yellow Digimon card, gain 1 memory.", "[Your Turn] When this Digimon would DNA digivolve into a yellow Digimon card, gain 1 memory."),
    ("[Your Turn] If this Digimon becomes unsuspended, gain 1 memory.", "[Your Turn] When this Digimon unsuspends, gain 1 memory."),
    # who
    ("[On Play] Suspend all level 4 Digimon except this one, and suspend all of you and your opponent's Tamers.", "[On Play] Suspend all other level 4 Digimon. Then, suspend all Tamers."),
    ("[All Turns] Other than this Digimon, all Digimon and Tamers don't unsuspend.", "[All Turns] All other Digimon and Tamers can't unsuspend."),
    ("[On Play] Delete 1 of your [Agumon] or Digimon with [Gabumon] in their digivolution cards.", "[On Play] Delete 1 of your [Agumon] or 1 of your Digimon with [Gabumon] in its digivolution cards."),
    ("[On Play] You may play 1 [Agumon] or level 3 Digimon card from your hand without paying the cost.", "[On Play] You may play 1 [Agumon] or 1 level 3 Digimon card from your hand without paying the cost."),
    ("[On Play] If this Digimon has 3 or more cards with different names in its digivolution cards, <Draw 1>.", "[On Play] If this Digimon has 3 or more digivolution cards with different names, <Draw 1>."),
    # where
    ("[Your Turn] When this Digimon would leave the battle area, from this Digimon's digivolution cards, return 1 Digimon card to the hand and place 1 [Agumon] on top of your security stack.", "[Your Turn] When this Digimon would leave the battle area, return 1 Digimon card from this Digimon's digivolution cards to the hand. Then, place 1 [Agumon] from this Digimon's digivolution cards on top of its owner's security stack."),
    ("[On Play] Return the bottom 2 digivolution cards of 1 of your opponent's Digimon to the bottom of the deck.", "[On Play] Choose 1 of your opponent's Digimon. Return that Digimon's bottom 2 digivolution cards to the bottom of the deck."),
    ("[On Play] Your opponent reveals the top 3 cards of their deck. Return the revealed cards to the top or bottom of the deck.", "[On Play] Reveal the top 3 cards of your opponent's deck. Return the revealed cards to the top or bottom of the deck."),
    # for each
    ("[On Play] You may trash up to 3 cards in your hand. For each one, suspend 1 of your opponent's Digimon.", "[On Play] You may trash up to 3 cards in your hand. Then, for each card this effect trashed, suspend 1 of your opponent's Digimon."),
    ("[On Play] By trashing up to 3 cards in your hand, among your opponent's Digimon and Tamers, delete 1 with the lowest play cost for each card trashed.", "[On Play] By trashing up to 3 cards in your hand, for each card this effect trashed, one after another, delete 1 of your opponent's Digimon or Tamers with the lowest play cost."),
    ("[On Play] You may play 1 red Digimon card from your hand for the cost. When it would be played by this effect, reduce the play cost by 4.", "[On Play] You may play 1 red Digimon card from your hand with the play cost reduced by 4."),
    ("[On Play] By revealing up to 5 Tamer cards from your hand and placing all of the revealed cards at the bottom of your deck in any order, <Draw 1> for each card placed.", "[On Play] By revealing up to 5 Tamer cards in your hand and returning the revealed cards to the bottom of the deck, <Draw 1> for each card this effect returned."),
    ("[On Play] Delete 1 of your opponent's Digimon. Trash as many cards from the top of your opponent's deck as the level of the Digimon this effect deleted.", "[On Play] Delete 1 of your opponent's Digimon. If this effect deleted, trash as many cards from the top of your opponent's deck as that Digimon's level."),
    ("[On Play] Trash 1 card in your opponent's hand.", "[On Play] Trash 1 card in your opponent's hand without looking."),
    ("[On Play] By placing another green Digimon under this Digimon as its bottom digivolution card, gain 2 memory.", "[On Play] By placing 1 of your other green Digimon as the bottom digivolution card of this Digimon, gain 2 memory."),
    ("[Your Turn] This Digimon gains <Security A. +1> for each of your opponent's Digimon with <Security A.>.", "[Your Turn] For each of your opponent's Digimon with <Security A.>, this Digimon gains <Security A. +1>."),
    ("[On Play] Return 1 2-color Digimon card that's red or purple from your trash to the hand.", "[On Play] Return 1 2-color red or purple Digimon card from your trash to the hand."),
    ("[On Play] Your opponent plays 1 Digimon card from their trash suspended without paying the cost.\n[On Play] effects on Digimon played by this effect don't activate.", "[On Play] Your opponent plays 1 Digimon card from their trash suspended without paying the cost. Then, [On Play] effects on that card don't activate."),
    # a sentence that ends with a quoted effect
    ("[Main] Until the end of your opponent's turn, 1 of their Digimon gains \"[End of Your Turn] Delete this Digimon.\" Then, <Draw 1>.", "[Main] 1 of your opponent's Digimon gains \"[End of Your Turn] Delete this Digimon.\" until the end of your opponent's turn. Then, <Draw 1>."),
    # said in fewer words
    ("[On Play] If you have 4 or more security cards and a Tamer in play, <Draw 1>.", "[On Play] If you have 4 or more security cards and you have a Tamer, <Draw 1>."),
    ("[On Play] If you have 3 or more cards in hand, <Draw 1>.", "[On Play] If you have 3 or more cards in your hand, <Draw 1>."),
    ("[On Play] If you have a red Digimon or red Tamer in play, <Draw 1>.", "[On Play] If you have a red Digimon or Tamer, <Draw 1>."),
    ("[On Play] If you have an [Aamon] or a Digimon with [Aamon] in its digivolution cards in play, <Draw 1>.", "[On Play] If you have [Aamon] or you have a Digimon with [Aamon] in its digivolution cards, <Draw 1>."),
    ("[On Play] If you don't have another [Aamon] in play, <Draw 1>.", "[On Play] If you have no other [Aamon], <Draw 1>."),
    ("[On Play] If one of your [Aamon]s has 2 or more digivolution cards, <Draw 1>.", "[On Play] If you have [Aamon] with 2 or more digivolution cards, <Draw 1>."),
    ("[On Play] If this Digimon has a red digivolution card, <Draw 1>.", "[On Play] If this Digimon's digivolution cards include a red card, <Draw 1>."),
    ("[Your Turn] While you have a Tamer in play, or [Aamon] is in your battle area, this Digimon gets +1000 DP.", "[Your Turn] While you have a Tamer or you have [Aamon], this Digimon gets +1000 DP."),
    ("[On Play] Return 1 red or blue non-[Aamon] Digimon card from your trash to your hand.", "[On Play] Return 1 red or blue Digimon card other than [Aamon] from your trash to the hand."),
    ("[On Play] Place 1 red card from your hand under this Digimon as its top digivolution card.", "[On Play] Place 1 red card from your hand as the top digivolution card of this Digimon."),
    ("[On Play] You may trash up to 3 cards in your hand. If you do, gain 1 memory for each card trashed.", "[On Play] You may trash up to 3 cards in your hand. If you did, gain 1 memory for each card this effect trashed."),
    ("[On Play] Reveal the top 4 cards of your deck. You may play any number of red Digimon cards whose total play costs add up to 6 or less among them without paying the costs. Trash the rest.", "[On Play] Reveal the top 4 cards of your deck. You may play up to 6 play cost's total worth of red Digimon cards among them without paying the cost. Trash the rest."),
    ("[On Play] You may search your security stack, reveal 1 red card from it, and add it to your hand. Then, shuffle your security stack.", "[On Play] You may look at your security stack, reveal 1 red card in your security stack and add that card to the hand. Then, shuffle your security stack."),
    ("[Your Turn] When one of your Digimon would digivolve from level 4 to level 5, reduce the digivolution cost by 1.", "[Your Turn] When one of your level 4 Digimon would digivolve into a level 5 card, reduce the digivolution cost by 1."),
    ("[Your Turn] When one of your Digimon's attack targets is switched, <Draw 1>.", "[Your Turn] When the attack target of 1 of your Digimon is switched, <Draw 1>."),
    ("[All Turns] When your opponent moves a Digimon from their breeding area, <Draw 1>.", "[All Turns] When one of your opponent's Digimon moves from the breeding area to the battle area, <Draw 1>."),
    ("[All Turns] For each card in your trash with [Beast] in its traits, this Digimon gets +1000 DP.", "[All Turns] For each card with [Beast] in any of its traits in your trash, this Digimon gets +1000 DP."),
    ("[All Turns] For each other Digimon you have in play with the same name as this Digimon, this Digimon gets +2000 DP.", "[All Turns] For each of your other Digimon that share a name with this Digimon, this Digimon gets +2000 DP."),
    # results
    ("[All Turns] None of your opponent's level 4 Digimon with no digivolution cards can attack or block.", "[All Turns] All of your opponent's level 4 Digimon with no digivolution cards can't attack or block."),
    ("[On Play] None of your opponent's Tamers can unsuspend until the end of your opponent's turn.", "[On Play] All of your opponent's Tamers can't unsuspend until the end of your opponent's turn."),
    ("[Your Turn] This Digimon with the [Beast] trait gets +1000 DP.", "[Your Turn] While this Digimon has the [Beast] trait, this Digimon gets +1000 DP."),
    ("[All Turns] When this Digimon is deleted, gain 1 memory.", "[All Turns] When this Digimon would be deleted, gain 1 memory."),
    ("[All Turns] If this Digimon is deleted, gain 1 memory.", "[All Turns] When this Digimon would be deleted, gain 1 memory."),
    ("[All Turns] When this Digimon would be deleted, by deleting 1 of your Tamers, prevent that deletion.", "[All Turns] When this Digimon would be deleted, by deleting 1 of your Tamers, this Digimon isn't deleted."),
    ("[Your Turn] This Digimon isn't affected by the effects of your opponent's Digimon.", "[Your Turn] This Digimon isn't affected by your opponent's Digimon effects."),
    ("[When Attacking] This Digimon can digivolve into a red Digimon card in your hand for a memory cost of 2, ignoring its digivolution requirements.", "[When Attacking] This Digimon may digivolve into a red Digimon card in your hand for a digivolution cost of 2, ignoring digivolution requirements."),
    # what is said once of several things
    ("[On Play] If you have [Aamon] or a Tamer with the [Beast] trait, <Draw 1>.", "[On Play] If you have [Aamon] or you have a Tamer with the [Beast] trait, <Draw 1>."),
    ("[On Play] If you have other Digimon, <Draw 1>.", "[On Play] If you have another Digimon, <Draw 1>."),
    ("[On Play] Suspend 1 of your opponent's Digimon and, for the turn, all of their Digimon get -1000 DP.", "[On Play] Suspend 1 of your opponent's Digimon. Then, all of your opponent's Digimon get -1000 DP for the turn."),
    ("[On Play] Reveal the top 3 cards of your deck. Among them, add 1 red card to the hand and trash 1 blue card. Return the rest to the bottom of the deck.", "[On Play] Reveal the top 3 cards of your deck. Add 1 red card among them to the hand. Then, trash 1 blue card among them. Return the rest to the bottom of the deck."),
    ("[On Play] Reveal the top 3 cards of your deck. Among them, add 1 red card to the hand and place 1 such card under your Tamers. Return the rest to the bottom of the deck.", "[On Play] Reveal the top 3 cards of your deck. Add 1 red card among them to the hand. Then, place 1 such card among them under 1 of your Tamers. Return the rest to the bottom of the deck."),
    ("[On Play] You may play 1 red Tamer with a play cost of 3 or less from your trash without paying the cost.", "[On Play] You may play 1 red play cost 3 or lower Tamer card from your trash without paying the cost."),
    # those that triggered the effect
    ("[All Turns] When effects trash digivolution cards from any of your Digimon, one of those Digimon may digivolve into a red Digimon card in the hand.", "[All Turns] When a digivolution card of one of your Digimon is trashed by an effect, 1 of those Digimon may digivolve into a red Digimon card in your hand."),
    ("[All Turns] When any of your Digimon attack, you may place 1 red card from your trash as any of those Digimon's bottom digivolution card.", "[All Turns] When one of your Digimon attacks, you may place 1 red card from your trash as the bottom digivolution card of 1 of those Digimon."),
    # how long, how often, how much
    ("[On Play] 1 of your opponent's Digimon gets -3000 DP for the turn. If you have 2 or more Tamers, it further gets -3000 DP.", "[On Play] 1 of your opponent's Digimon gets -3000 DP for the turn. If you have 2 or more Tamers, that Digimon gets -3000 DP for the turn."),
    ("[On Play] For the turn, 1 of your Digimon gains <Rush>, and for every 2 colors your Tamers have, gets +2000 DP.", "[On Play] 1 of your Digimon gains <Rush> and gets +2000 DP for every 2 colors your Tamers have for the turn."),
    ("[On Play] You may play 1 level 6 or lower Digimon card from your hand without paying the cost. For each card in your trash, remove 1 from this effect's level maximum.", "[On Play] You may play 1 level 6 or lower Digimon card from your hand without paying the cost. For each card in your trash, reduce this effect's level maximum by 1."),
    # by what it did, and from where
    ("[On Play] 2 of your Digimon may DNA digivolve into a Digimon card in your hand. The Digimon this effect DNA digivolved gains <Rush> for the turn.", "[On Play] 2 of your Digimon may DNA digivolve into a Digimon card in your hand. Then, that DNA digivolved Digimon gains <Rush> for the turn."),
    ("[On Play] 1 of your Digimon may digivolve into a Digimon card in your hand. The Digimon this effect digivolved gains <Rush> for the turn.", "[On Play] 1 of your Digimon may digivolve into a Digimon card in your hand. Then, that Digimon gains <Rush> for the turn."),
    ("[On Play] By placing 1 [Aamon] from your trash under 1 of your [Aamon], you may digivolve that Digimon into a [Aamon] in your hand. The Digimon that digivolved with this effect gets +1000 DP for the turn.", "[On Play] By placing 1 [Aamon] from your trash as the bottom digivolution card of 1 of your [Aamon], that Digimon may digivolve into [Aamon] in your hand. If this effect digivolved, that Digimon gets +1000 DP for the turn."),
    ("[All Turns] While this Digimon is suspended, it can't attack your opponent's Digimon.", "[All Turns] While this Digimon is suspended, this Digimon can't attack Digimon."),
    ("[On Play] Until the end of your opponent's turn, 1 of their Digimon can't attack Digimon.", "[On Play] 1 of your opponent's Digimon can't attack Digimon until the end of your opponent's turn."),
    ("[On Play] Delete 1 of your opponent's Digimon with an [On Deletion] effect.", "[On Play] Delete 1 of your opponent's Digimon with an [On Deletion] effect."),
    ("[On Play] Suspend 2 of your opponent's Digimon. Cards this effect suspended can't block for the turn.", "[On Play] Suspend 2 of your opponent's Digimon. Then, the cards this effect suspended can't block for the turn."),
    ("[On Play] By trashing 1 Digimon card with the [Beast] trait, <Draw 1>.", "[On Play] By trashing 1 Digimon card with the [Beast] trait in your hand, <Draw 1>."),
    ("[On Play] Search your security stack. You may play 1 red Digimon card among it without paying the cost. Then, shuffle it.", "[On Play] Look at your security stack. Then, you may play 1 red Digimon card from your security stack without paying the cost. Then, shuffle your security stack."),
    ("[All Turns] When any of your [Aamon] would be returned to hands or decks, <Draw 1>.", "[All Turns] When one of your [Aamon] would be returned to the hand or deck, <Draw 1>."),
    ("[All Turns] When one of your red Digimon would leave the battle area other than by one of your effects or a battle, by trashing 1 card in your hand, prevent them from leaving.", "[All Turns] When one of your red Digimon would leave the battle area other than by your effects or a battle, by trashing 1 card in your hand, those Digimon don't leave."),
    ("[Your Turn] [Once Per Turn] When this Digimon attacks an opponent's Digimon with no digivolution cards, return that Digimon to the hand.", "[Your Turn] [Once Per Turn] When this Digimon attacks a Digimon with no digivolution cards, return that Digimon to the hand."),
    ("[On Play] Reveal the top 3 cards of your deck. Place 1 red card among them as the bottom digivolution card of 1 of your Digimon or add it to the hand. Return the rest to the bottom of the deck.", "[On Play] Reveal the top 3 cards of your deck. Place 1 red card among them as the bottom digivolution card of 1 of your Digimon or add 1 such card among them to the hand. Return the rest to the bottom of the deck."),
    ("[On Play] By placing this Digimon and 1 [Aamon] and 1 [Aamon] from your trash in any order as one of your [Aamon]'s bottom digivolution cards, <Draw 1>.", "[On Play] By placing this Digimon and 1 [Aamon] and 1 [Aamon] from your trash as the bottom digivolution cards of 1 of your [Aamon], <Draw 1>."),
    # few cards of the first years
    ("[On Play] Choose any number of your opponent's Digimon and/or Tamers whose combined play costs are less than or equal to the play cost of 1 of your red Digimon, and delete all of the chosen cards.", "[On Play] Choose 1 of your red Digimon. Delete up to that Digimon's play cost's total worth of your opponent's Digimon or Tamers."),
    ("[On Play] Choose any number of your opponent's Digimon so that their play cost total is up to 4 and return them to the bottom of the deck.", "[On Play] Return up to 4 play cost's total worth of your opponent's Digimon to the bottom of the deck."),
    ("[On Play] Gain 1 memory for each of your Tamers. If you gain 2 or more memory by this effect, <Draw 1>.", "[On Play] Gain 1 memory for each of your Tamers. If this effect gained 2 or more memory, <Draw 1>."),
    ("[Your Turn] This Digimon is treated as also having the colors of its digivolution cards.", "[Your Turn] This Digimon is also treated as having the colors of its digivolution cards."),
    ("[On Play] Activate 1 of your [Aamon]'s [On Play] effects.", "[On Play] Choose 1 of your [Aamon]. Activate 1 of that Digimon's [On Play] effects."),
    ("[On Play] If you have a red Tamer, activate 1 of the [On Deletion] effects of 1 of your red Digimon.", "[On Play] If you have a red Tamer, choose 1 of your red Digimon and activate 1 of that Digimon's [On Deletion] effects."),
    ("[On Play] Reveal the top 3 cards of your deck. Add 1 Digimon card and 1 Tamer card-both with [Beast] in their traits-among them to your hand. Return the rest to the bottom of the deck.", "[On Play] Reveal the top 3 cards of your deck. Add 1 Digimon card with [Beast] in any of its traits and 1 such Tamer card among them to the hand. Return the rest to the bottom of the deck."),
    ("[On Play] Suspend 1 of your opponent's Digimon. If DNA digivolving, that Digimon doesn't unsuspend during its owner's next unsuspend phase.", "[On Play] Suspend 1 of your opponent's Digimon. If DNA digivolving, that Digimon can't unsuspend during your opponent's next unsuspend phase."),
    # from where else cards are placed for a DigiXros
    ("When you would play this card, you may also place cards from your trash in digivolution cards for a DigiXros.", "When this card would be played, cards from your trash can also be placed for the DigiXros."),
    ("[Your Turn] When you play 1 Digimon with DigiXros requirements, by suspending this Digimon, you may place cards from under one of your Tamers as digivolution cards for a DigiXros.", "[Your Turn] When you would play a Digimon card with DigiXros requirements, by suspending this Digimon, cards from under your Tamers can also be placed for the DigiXros."),
    ("While you have a red Tamer, cards from your trash may also be placed for this card's DigiXros.", "When this card would be played, if you have a red Tamer, cards from your trash can also be placed for the DigiXros."),
    ("[On Play] Return 1 card with a DigiXros requirement from your trash to your hand.", "[On Play] Return 1 card with DigiXros requirements from your trash to the hand."),
    # what waits for cards that come and go
    ("[All Turns] When [Aamon] is placed from this Digimon's digivolution cards at the bottom of its owner's deck, <Draw 1>.", "[All Turns] When any [Aamon] return to the bottom of the deck from this Digimon's digivolution cards, <Draw 1>."),
    ("[Your Turn] When you play a red Digimon or place [Aamon] in your battle area, <Draw 1>.", "[Your Turn] When one of your red Digimon is played or you place [Aamon] in your battle area, <Draw 1>."),
    ("[Your Turn] When a card with the [Beast] trait is played, <Draw 1>. When a card with the [Dragon] trait is played, gain 1 memory.", "[Your Turn] When a card is played, if that Digimon has the [Beast] trait, <Draw 1>. If that Digimon has the [Dragon] trait, gain 1 memory."),
    ("[On Play] You may suspend 1 of your blue Digimon to suspend 1 of your opponent's Digimon or Tamers. Your opponent's cards suspended with this effect can't unsuspend until the end of your opponent's turn.", "[On Play] By suspending 1 of your blue Digimon, suspend 1 of your opponent's Digimon or Tamers. Then, the cards this effect suspended can't unsuspend until the end of your opponent's turn."),
    ("[On Play] Return all of your opponent's suspended Digimon to the bottom of the deck. Trash all of the digivolution cards of those Digimon.", "[On Play] Return all of your opponent's suspended Digimon to the bottom of the deck."),
    # the next time
    ("[On Play] The next time one of your green Digimon digivolves this turn, you may suspend 1 of your Digimon to reduce the memory cost of the digivolution by 3.", "[On Play] The next time one of your green Digimon would digivolve this turn, by suspending 1 of your Digimon, reduce the digivolution cost by 3."),
    ("[On Play] For the turn, the next time you would digivolve one of your green Digimon from level 4 to level 5, decrease the digivolution cost by 3.", "[On Play] The next time one of your green level 4 Digimon would digivolve into a level 5 card this turn, reduce the digivolution cost by 3."),
    ("[On Play] For the turn, when one of your Digimon would next digivolve, reduce the digivolution cost by 3.", "[On Play] The next time one of your Digimon would digivolve this turn, reduce the digivolution cost by 3."),
    ("[On Play] The next time one of your Digimon digivolves from level 4 to level 5 this turn, reduce the memory cost of the digivolution by 3. At the end of the turn, return the Digimon that digivolved with this effect to the top of its owner's deck. Trash all of the digivolution cards of that Digimon.", "[On Play] The next time one of your level 4 Digimon would digivolve into a level 5 card this turn, reduce the digivolution cost by 3. At the end of the turn, return that Digimon to the top of the deck and trash all of the digivolution cards of that Digimon."),
    ("[On Play] For the turn, when this Digimon would digivolve into a card with the [Beast] trait, reduce the digivolution cost by 2.", '[On Play] This Digimon gains "When this Digimon would digivolve into a card with the [Beast] trait, reduce the digivolution cost by 2." for the turn.'),
    ("[On Play] The next time one of your Digimon digivolves this turn, you may trash 1 Digimon card in your hand of the same color as the digivolving Digimon to reduce the memory cost of the digivolution by 3.", "[On Play] The next time one of your Digimon would digivolve this turn, by trashing 1 Digimon card with the same color as those Digimon in your hand, reduce the digivolution cost by 3."),
    ("[On Play] Choose 1 Tamer. You may play 1 Digimon card of the same color as the chosen Tamer and a play cost of 4 or less from your hand without paying the cost.", "[On Play] Choose 1 Tamer. You may play 1 play cost 4 or lower Digimon card with the same color as that Tamer from your hand without paying the cost."),
    ("[Your Turn] This Digimon gets +2000 DP when battling an opponent's level 4 Digimon.", "[Your Turn] If this Digimon is battling one of your opponent's level 4 Digimon, this Digimon gets +2000 DP."),
    ("[On Play] Activate the effect below 4 times: ・<Draw 1>.", "[On Play] Activate the following effect 4 times. ・<Draw 1>."),
]  # fmt: skip


def canonical(text: str, category: Category = "digimon") -> list[str]:
    """The text as the compiler writes it; nothing if part of it isn't read."""
    compiled = compile_card(PrintedCard("X1-01", "Aamon", category, effect=text))
    assert compiled.complete, compiled.problems
    return list(render(compiled.card)["effects"])


@pytest.mark.parametrize(("old", "new"), OLD_AND_NEW)
def test_an_older_wording_means_what_todays_means(old: str, new: str) -> None:
    assert canonical(old) == canonical(new) == [new]


def test_every_word_of_an_older_wording_counts() -> None:
    compiled = compile_card(
        PrintedCard("X1-01", "Aamon", "digimon", effect="[On Play] Delete 1 Digimon in the trash.")
    )
    assert not compiled.complete


@pytest.mark.parametrize(
    "text",
    [
        "[On Play] Activate 1 of the effects below:",
        "[On Play] Gain 1 memory. Then, activate 1 of the effects below.",
        "[On Play] Activate 1 of the effects below. If you have a Tamer, activate all of the effects below instead.",
    ],
)
def test_a_list_of_effects_below_without_any_is_not_read(text: str) -> None:
    compiled = compile_card(PrintedCard("X1-01", "Aamon", "digimon", effect=text))
    assert "effects below" in "".join(
        phrase.phrase.lower() for problem in compiled.problems for phrase in problem.phrases
    )
