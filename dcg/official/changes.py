"""What engines of the Digimon Card Game came to do otherwise: reviewed, in order, never taken out.

`dcg verify` names these where a match of an older engine plays otherwise. A change comes in here
together with the new `ENGINE` in `dcg/official/game.py`; `tests/reference` asks for both.
"""

from __future__ import annotations

from dcg.kernel.changes import Change


def _since_0_2(name: str, clauses: str, was: str, now: str, topics: str) -> Change:
    found = frozenset(topic if "." in topic else f"official.{topic}" for topic in topics.split())
    return Change(name, "dcg-0.2", "3.6", tuple(clauses.split()), was, now, found)


CHANGES: tuple[Change, ...] = (
    _since_0_2(
        "play-inside-a-play",
        "7-1-2-3",
        "a card being played could not be played any more once an effect had played another",
        "a card is played although an effect plays another meanwhile",
        "declaration_failed",
    ),
    _since_0_2(
        "everything-delayed-is-kept",
        "18-1-1",
        "pending processing knew the first permanent it speaks of",
        "pending processing knows everything it speaks of",
        "process_registered",
    ),
    _since_0_2(
        "opponents-next-turn",
        "ST10-05#Q733 BT8-098#Q1778",
        'what lasts "until the end of your opponent\'s next turn", given in a turn of the opponent, '
        "lasted until the end of the one after",
        "it lasts until the end of that turn",
        "modifiers_gained",
    ),
    _since_0_2(
        "every-move-is-announced",
        "15-5-1",
        "a card that left the security stack by being played, placed under another or returned, and "
        "a permanent returned to a hand or placed in security, triggered nothing that watches that",
        "every move between places triggers what watches it",
        "effects_triggered",
    ),
    _since_0_2(
        "revealed-is-not-in-the-deck",
        "15-15-3-2",
        "revealed cards that were trashed counted as trashed from the deck",
        "they do not",
        "effects_triggered",
    ),
    _since_0_2(
        "gone-with-what-it-watches",
        "15-8-3-4",
        "a Digimon that left together with the one it watches triggered",
        "it does not",
        "effects_triggered",
    ),
    _since_0_2(
        "paid-by-what-happened",
        "15-7-2 16-16-1",
        "<Delay> counted as paid although its card stayed",
        "its card is trashed; a condition counts as paid only if something happened by it",
        "digivolution_cards_trashed permanents_trashed",
    ),
    _since_0_2(
        "every-verb-asks-what-is-affected",
        "15-15-6-1",
        "a Digimon not affected by an effect was returned, trashed or placed in security by it",
        "it is not",
        "permanents_returned permanents_trashed permanents_placed_in_security "
        "digivolution_cards_trashed cards_placed_under",
    ),
    _since_0_2(
        "new-cards-add-nothing",
        "3-1-3-1",
        "what an effect added without saying for how long came back with its card",
        "a card that has left and come back is a new card",
        "battle_fought security_checks_counted permanents_deleted",
    ),
    _since_0_2(
        "played-at-one-time",
        "15-5-2",
        "each of several cards that one effect played triggered by itself what watches plays",
        "they are played at one time and trigger it once",
        "card_played declared effects_triggered",
    ),
    _since_0_2(
        "attack-target-switched",
        "11-2-7-2 12-1-1",
        "a switched attack target, and a digivolution card that is trashed, triggered nothing",
        "both do",
        "effects_triggered",
    ),
    _since_0_2(
        "attacking-ends-with-the-attack",
        "15-8-2-6-2",
        "what holds while a Digimon is attacking could outlast the attack",
        "it ends with the attack",
        "battle_fought permanents_deleted security_checks_counted",
    ),
    _since_0_2(
        "in-its-text",
        "4-20-1 4-20-2",
        '"with X in its text" asked for keyword effects in force and for names',
        "it asks for what is printed on the card, in every section",
        "digivolved permanents_suspended permanents_deleted cards_added_to_hand",
    ),
    _since_0_2(
        "no-dp-to-change",
        "15-12-2-2",
        "an effect that changes DP gave DP to what has none",
        "it does not",
        "battle_fought permanents_deleted",
    ),
    _since_0_2(
        "activated-by-its-icon",
        "15-15-9-1",
        "an effect that activates an [On Play] effect could take one that waits for another's play",
        "it takes what has that icon",
        "effect_activated",
    ),
    _since_0_2(
        "only-what-can-activate-is-picked",
        "15-4-4-3",
        "a pending effect whose card had become a new card was among those its player picks from",
        "it ends first, and is nobody's choice",
        "pending_ended",
    ),
    _since_0_2(
        "for-each-adds-up-on-one",
        "15-15-7-2",
        "a DP change, <De-Digivolve> or trashing of digivolution cards for each of something chose anew "
        "each time",
        "it is all done to what was chosen once",
        "modifiers_gained digivolution_cards_trashed top_cards_trashed",
    ),
    _since_0_2(
        "no-digivolution-cards-under-tamers",
        "4-6-1",
        "cards under Tamers counted among the digivolution cards of a player's Digimon",
        "they do not",
        "digivolution_cards_trashed",
    ),
    _since_0_2(
        "a-tamer-digivolves",
        "BT4-025#Q1181",
        "a Tamer that digivolved triggered only what watches Digimon",
        "it triggers what watches Tamers too",
        "effects_triggered",
    ),
    _since_0_2(
        "no-order-of-equal-cards",
        "3-1-3-4 4-17-2",
        "equal cards that go to one place together, and Overflows of one value, were ordered by a player",
        "nobody is asked where every order comes to the same",
        "answered",
    ),
    _since_0_2(
        "given-persistent-effects",
        "15-15-2-1",
        "a persistent effect that another effect gives was not run, and the log said so",
        "who is given one has it",
        "unsupported_met modifiers_gained",
    ),
    _since_0_2(
        "for-each-chooses-together",
        "15-10-2-3",
        "what an effect does to 1 card or Digimon for each of something was chosen anew each time, the same "
        "one too",
        "as many are chosen as there are of it, each another, and it is done to them at one time",
        "answered permanents_suspended permanents_deleted",
    ),
    _since_0_2(
        "no-question-for-a-digivolution-that-fits-nowhere",
        "15-9-2-2",
        "a player was asked whether to digivolve by an effect although nothing could be digivolved into",
        "nobody is asked",
        "answered",
    ),
    _since_0_2(
        "digi-egg-cards-go-to-their-deck",
        "3-1-3-9-1 3-1-3-9-2",
        "a Digi-Egg card could be put in a hand or in a security stack, and one that was a digivolution "
        "card or stood in the battle area in a deck",
        "it goes to the Digi-Egg deck",
        "cards_added_to_hand cards_placed_in_security digivolution_cards_returned "
        "permanents_returned permanents_placed_in_security",
    ),
    _since_0_2(
        "what-an-inherited-effect-gave",
        "15-3-2",
        "what an inherited effect of a Tamer card gave until some time counted as a Tamer's effect",
        "it counts as a Digimon's, as the effect itself does",
        "permanents_deleted battle_fought permanents_suspended answered",
    ),
    _since_0_2(
        "ace-is-no-name",
        "2-3-1-4",
        'a name that ends in "ACE" was another name than the same without it',
        "they are one name",
        "answered effects_triggered permanents_deleted battle_fought",
    ),
    _since_0_2(
        "any-of-those-it-triggers-for",
        "15-5-2",
        "an effect that triggered once for several Digimon asked its condition of the first alone",
        "it asks of one that meets it, where there is one",
        "effects_triggered",
    ),
    _since_0_2(
        "for-each-from-the-top-at-one-time",
        "15-15-7-2",
        "trashing the top card of a security stack or deck for each of something went card by card, and "
        "triggered each time",
        "as many cards from the top are trashed at one time",
        "cards_trashed effects_triggered",
    ),
    _since_0_2(
        "not-switched-to-the-attacker",
        "11-2-7-2",
        "an attack could be switched to the Digimon that attacks, which then battled itself",
        "it cannot",
        "attack_target_switched",
    ),
    _since_0_2(
        "and-or-is-as-many-as-possible",
        "ST9-06#Q710",
        'of "1 X and/or 1 Y", a player could leave out one that was there',
        "as many as possible are chosen",
        "answered cards_added_to_hand card_played",
    ),
    _since_0_2(
        "effects-work-where-their-icon-says",
        "15-14-2-1 15-14-3-1 15-14-4-1 15-14-5-1",
        "of effects in the hand, the trash, the breeding area and the security stack only those activated in "
        "the breeding area worked",
        "all of them work there, and nowhere else",
        "answered effects_triggered effect_activated unsupported_met permanents_deleted battle_fought",
    ),
    _since_0_2(
        "out-of-sight-in-the-breeding-area",
        "3-4-6-6",
        "a digivolution card that was added or trashed in the breeding area triggered what watches Digimon",
        "it does not",
        "effects_triggered",
    ),
    _since_0_2(
        "activated-only-to-be-paid",
        "15-8-4-4-1",
        "an effect with an optional condition behind a processing condition could be activated without the "
        "means for it",
        "it cannot",
        "answered",
    ),
    _since_0_2(
        "a-reveal-ends-with-its-effect",
        "15-15-3-2 15-15-3-5",
        "cards that an effect revealed and left where they were lay revealed until something was "
        "returned to a deck, even through a shuffle",
        "they lie revealed until the effect is over or they are shuffled",
        "reveal_ended cards_trashed cards_added_to_hand",
    ),
    _since_0_2(
        "for-each-of-two-things-and-for-what-may-be-done",
        "15-10-2-3",
        "of two things done for each of something, and of what may be done to 1 for each, the targets "
        "were chosen anew each time",
        "as many are chosen together, and it is done to them at one time",
        "answered permanents_suspended card_played memory_set cards_trashed",
    ),
    _since_0_2(
        "what-is-kept-is-kept-again",
        "16-24-4 P-146#Q4262",
        "once an effect had kept something from leaving, no other that keeps it and had triggered "
        "with it could activate",
        "it can",
        "answered effect_activated",
    ),
    _since_0_2(
        "covered-while-it-interrupts",
        "15-4-4-4 BT16-025#Q2887",
        "an effect that interrupts went on waiting when its card lost it, as to a card on top",
        "it cannot activate any more",
        "answered effect_activated departure_prevented card_played",
    ),
    _since_0_2(
        "lasting-of-both-kinds",
        "15-12-1-6",
        "what an effect of a Tamer treated as a Digimon made last was a Tamer's alone",
        "it is a Digimon's and a Tamer's",
        "modifiers_gained",
    ),
    _since_0_2(
        "moved-within-its-stack",
        "3-1-3-1-3",
        "a digivolution card that an effect moved within its stack became a new card and was added to it",
        "it is the card it was: its uses per turn are not given back, and nothing was added",
        "cards_placed_under effects_triggered",
    ),
    _since_0_2(
        "met-while-others-interrupt",
        "15-8-5-5-2",
        "an effect that interrupts was used up when it was picked before its condition was met",
        "it can be activated once another one has met its condition",
        "answered effect_activated departure_prevented permanents_deleted",
    ),
    _since_0_2(
        "trashed-from-the-hand-or-deck-itself",
        "4-14-2",
        "an effect of a card that waits for that very card to be trashed from the hand or the deck never "
        "triggered",
        "it triggers, and is pending in the trash",
        "effects_triggered",
    ),
    _since_0_2(
        "loops-that-grow",
        "18-3-1 18-3-2",
        "a loop that played another Token each time, or gave more DP each time, never ended",
        "it is found once no card of the match can tell its rounds apart; a choice between equal Tokens "
        "is no ability to stop it",
        "kernel.match_ended answered loop_declared",
    ),
    _since_0_2(
        "in-its-text-as-an-icon",
        "4-20-1",
        "a card with a keyword effect's icon in its text was never found by effects that ask for it",
        "it is found, also where the icon stands inside an effect",
        "answered permanents_suspended modifiers_gained card_played",
    ),
    _since_0_2(
        "added-while-all-are-shown",
        "15-15-3-4 15-15-4-5",
        "an effect that interrupts added cards to an area all of whose cards were being revealed or looked at",
        "it adds none there",
        "cards_placed_in_security cards_added_to_hand cards_drawn cards_returned_to_deck "
        "permanents_returned permanents_placed_in_security",
    ),
    _since_0_2(
        "later-activated",
        "15-8-2-5",
        "of persistent effects that set one value the one that set the higher value counted, and what an effect "
        "gave before any of them",
        "the one that was activated later counts",
        "persistent_effects_changed",
    ),
    _since_0_2(
        "all-effects-with-an-icon",
        "15-15-9-2",
        "of several effects with an icon that an effect activates, its player chose one",
        "all of them activate, in the order the player chooses",
        "answered effect_activated",
    ),
    _since_0_2(
        "a-tamer-digivolves-as-a-tamer",
        "8-1-1",
        "a Tamer that a digivolution requirement names triggered what watches Digimon digivolve",
        "it triggers that only where it is treated as a Digimon",
        "effects_triggered",
    ),
    _since_0_2(
        "several-placed-in-security",
        "3-1-3-4",
        "several cards placed in a security stack at one time lay there as they were found",
        "their player chooses the order",
        "answered cards_placed_in_security permanents_placed_in_security",
    ),
    _since_0_2(
        "what-is-paid-is-not-done",
        "BT18-034#Q2956",
        'what an effect did as its condition counted for "if this effect trashed"',
        "only what it does behind the condition counts",
        "security_stack_placed answered",
    ),
    _since_0_2(
        "optional-processing-as-far-as-possible",
        "15-10-2-1",
        "who may do something with a number of things, or with one thing and another, was not asked where not all of "
        "them were there",
        "its player is asked where some are there, and as much as possible is done",
        "answered permanents_suspended permanents_deleted cards_trashed card_played cards_added_to_hand",
    ),
    _since_0_2(
        "alternatives-of-one-trigger",
        "15-5-2",
        "an effect that waits for one thing or another to do the same triggered twice when one of them did",
        "it triggers once",
        "effects_triggered",
    ),
    _since_0_2(
        "delay-behind-a-trigger",
        "16-16-3",
        "<Delay> that waits for something could be activated in the turn its card was placed",
        "it cannot, as [Main] <Delay> cannot",
        "answered pending_ended effect_activated cards_trashed",
    ),
    _since_0_2(
        "conditions-are-met-whole",
        "15-7-3 EX8-074#Q6721 P-011#Q4117",
        "a condition could be met in part: with a Digimon that was suspended or that the effect doesn't affect, or with "
        "fewer cards in the deck than are trashed",
        "only what it can be met with is chosen, and with too few nothing is done",
        "answered permanents_suspended permanents_returned permanents_deleted cards_trashed",
    ),
    _since_0_2(
        "conditions-on-the-own-cost",
        "15-8-2-6-2",
        "a card that reduces its own cost while something is so did it always",
        "it does so while that is so",
        "cost_paid answered",
    ),
    _since_0_2(
        "who-can-stop-a-loop",
        "18-3-2 18-3-3",
        "everybody who had chosen anything in an endless loop declared how often it repeats, also where no choice ended it",
        "those declare who can stop it, and where nobody can it is a draw at once",
        "answered loop_declared",
    ),
    _since_0_2(
        "both-players-at-one-time",
        "15-5-2",
        "what waits for either player's cards to move triggered for each player's, where one effect moved both",
        "it triggers once",
        "effects_triggered",
    ),
    _since_0_2(
        "kept-because-it-was",
        "15-8-2-6-1 EX10-010#Q5202",
        "persistent effects that meet their conditions by what they do, themselves or each for the other, were no longer in "
        "force once nothing else met them",
        "they stay in force as long as their conditions are met",
        "persistent_effects_kept",
    ),
    _since_0_2(
        "some-of-several-were-done",
        "1-3-2 15-6-1 15-15-7-1 15-7-3",
        "an effect that deleted some of several Digimon had not deleted where one of them stayed, and a condition of "
        "returning or suspending several was met by some of them",
        "what it deleted is what was deleted, and a condition is met by all of them",
        "memory_set cards_drawn answered",
    ),
    _since_0_2(
        "an-option-comes-to-the-top",
        "17-1-3-3 BT21-030#Q4542",
        "an Option card that came to the top of a stack in the battle area stayed there",
        "the next rule check trashes it with what lies under it",
        "permanents_trashed",
    ),
    _since_0_2(
        "conditions-only-with-what-can-be",
        "15-8-4-4-1 15-7-3 1-3-11-1",
        "an effect could be declared though its condition could only be met with what cannot be deleted or returned, and "
        "what cannot leave the battle area could be linked from there",
        "what effects forbid is asked before, and only what can be is chosen",
        "answered effect_activated declaration_failed",
    ),
    _since_0_2(
        "kept-in-the-battle-area-without-dp",
        "1-3-1 15-1-3",
        "a Digimon that cannot leave the battle area was deleted by the rules at 0 DP",
        "it stays, as one that cannot be deleted does",
        "permanents_deleted",
    ),
    _since_0_2(
        "whose-unsuspend-phase",
        "15-10-1-1-1",
        'what is said of "your" next unsuspend phase of an opponent\'s Digimon kept it suspended in the phase of the '
        "opponent before it",
        "it is about the phase of that player alone",
        "permanents_unsuspended",
    ),
    _since_0_2(
        "lowering-trashes",
        "16-11-1 4-14-1",
        'what <De-Digivolve> trashed did not count for "this effect trashed"',
        "it does",
        "memory_set cards_drawn answered",
    ),
    _since_0_2(
        "piercing-before-the-end-of-attack",
        "16-6-1 EX8-045#Q3931",
        "<Piercing> was pending together with what waits for the end of the attack",
        "it checks immediately before that timing",
        "process_registered attack_timing_reached security_revealed answered",
    ),
    _since_0_2(
        "a-loop-is-declared-once",
        "18-3-3",
        "a loop that was stopped could be performed and declared again, and was repeated at most 10 times",
        "it is not performed again in the match; any number is said, in steps, and rounds that are alike are done at once",
        "answered loop_declared loop_repeated pending_ended effect_activated",
    ),
    _since_0_2(
        "a-cost-is-counted-as-it-is-paid",
        "8-1-3-2 P-166#Q4276",
        "what an effect takes off the cost of what it plays, uses, links or digivolves was counted before what interrupts",
        "it is counted as the cost is paid",
        "cost_paid declaration_failed",
    ),
    _since_0_2(
        "no-requirement-is-ignored",
        "15-1-3 BT8-059#Q1738",
        "what forbids players to ignore digivolution requirements let a card in the hand that says so of itself be digivolved into",
        "it forbids that too",
        "answered",
    ),
    _since_0_2(
        "played-as-a-digimon",
        "4-2-2 BT22-007#Q4861",
        "what forbids Digimon to be played let Digi-Egg cards be played",
        "it forbids what would be a Digimon",
        "answered card_played",
    ),
    _since_0_2(
        "treated-for-blast-dna",
        "16-30-1 BT20-025#Q4314",
        "a Digimon treated as another for a DNA digivolution was not what <Blast DNA Digivolve> specifies",
        "it is",
        "answered effects_triggered",
    ),
    _since_0_2(
        "that-digimon-of-several",
        "15-5-2 BT9-018#Q1820",
        "of several that met a trigger condition together, the effect did what it does to the first, and compared with "
        "that, chose that card, or activated one of its effects",
        "it does it to each, compares with any, and chooses among all of them",
        "effects_triggered process_registered answered permanents_deleted permanents_suspended digivolved",
    ),
    _since_0_2(
        "a-digimon-no-more",
        "15-1-3 BT17-022#Q2760",
        'what an effect does later to "this Digimon" or "that Digimon" was done to the Tamer it had become',
        "it is done to Digimon alone",
        "permanents_deleted answered",
    ),
    _since_0_2(
        "searched-security-stacks",
        "15-15-4-5 BT14-093#Q4176",
        "what interrupts the search of a security stack could take cards from it",
        "it takes none before the stack is shuffled",
        "answered cards_trashed cards_added_to_hand",
    ),
    _since_0_2(
        "both-levels-while-revealed",
        "15-12-1 BT17-068#Q2827",
        "a revealed card that is also treated as another level was of that level alone",
        "it is of both",
        "answered cards_added_to_hand cards_trashed",
    ),
    _since_0_2(
        "asked-again-after-interruptions",
        "15-8-5-2 15-1-3 15-15-6-1 7-1-2-3 8-1-2-7 9-1-8 10-1-3-1",
        "what effects that interrupted had changed kept nothing from being deleted, returned or trashed, nor a card from "
        "being played, used, linked or digivolved into",
        "requirements, prohibitions and what is affected are asked again right before it is done",
        "declaration_failed permanents_deleted permanents_returned permanents_trashed permanents_placed_in_security "
        "permanents_placed_under digimon_moved digivolution_cards_trashed materials_placed answered",
    ),
    _since_0_2(
        "what-cannot-digivolve-ignoring-requirements",
        "15-1-3",
        "what can't digivolve did by an effect that ignores digivolution requirements",
        "it does not",
        "answered declared",
    ),
    _since_0_2(
        "only-one-of-several",
        "11-3-2 16-6-5",
        "[Counter] effects and instances of <Piercing> beside the one that activated were said to have been used as often as "
        "they can be",
        "another one was activated, and only one can be",
        "pending_ended",
    ),
    _since_0_2(
        "nothing-to-choose",
        "15-10-2-1 15-4-4-4 15-9-2 BT15-078#Q2570",
        "which of several processes is executed was asked where none could be, under which Digimon a card is placed without a card, which card is placed under a Digimon that is not there, "
        "whether an attack is switched to nothing, and in which order effects come that their Digimon has lost or used",
        "none of this is asked",
        "answered pending_ended",
    ),
    _since_0_2(
        "no-block-where-the-target-stays",
        "12-1-1 BT13-029#Q2280",
        "an attack whose target can't be switched could be blocked",
        "it can't be",
        "answered",
    ),
    _since_0_2(
        "costs-from-the-hand",
        "7-1-3-2 9-1-6",
        "what a card says of the cost to play or use it from the hand changed that cost from other places too",
        "it changes it only from the hand",
        "cost_paid answered declared",
    ),
    _since_0_2(
        "one-of-several-changes-chosen-once",
        "15-15-7-1 BT12-043#Q2173",
        "what gets less DP for each of something, said together with something else, was chosen anew each time",
        "it is chosen once",
        "answered modifiers_gained",
    ),
    _since_0_2(
        "revealed-is-not-drawn",
        "15-15-3-2 BT1-078#Q931 BT5-089#Q1362 EX2-072#Q3363",
        "what was drawn while cards of the deck lay revealed was one of these",
        "it is the top card of those that are not revealed",
        "cards_drawn cards_placed_in_security",
    ),
    _since_0_2(
        "digivolution-costs-from-the-hand",
        "15-8-5-1",
        "what a card says of digivolving into it in the hand changed that cost from other places too",
        "it changes it only from the hand",
        "cost_paid answered declared",
    ),
    _since_0_2(
        "revealed-is-not-taken",
        "15-15-3-2",
        "what was trashed, placed or revealed from the top of an area while cards of it lay revealed was one of these",
        "it is the top card of those that are not revealed",
        "cards_trashed cards_placed_under cards_revealed",
    ),
    _since_0_2(
        "this-digimon-or-tamer",
        "15-7-1",
        'what an effect does to "this Digimon or Tamer" was not done to the Tamer it had become',
        "it is done to either",
        "permanents_unsuspended",
    ),
    _since_0_2(
        "unseen-cards-are-alike",
        "3-1-2-2-1 BT13-033#Q2285",
        "the order of cards that their player doesn't see was asked where they differ",
        "they go in the order in which they were picked",
        "answered",
    ),
    _since_0_2(
        "asked-for-is-shown",
        "3-1-3-7 BT7-112#Q1691 BT14-032#Q2406 BT14-084#Q2457",
        "a card that an effect asks for by what it is went from one private area to another unseen, and cards of "
        "a deck that go under a Digimon face up were ordered unseen",
        "they are revealed before",
        "cards_revealed",
    ),
    _since_0_2(
        "declined-is-not-used",
        "15-6-3 15-14-1-1",
        "an effect of which all hangs on a first process that is declined was activated and used up",
        "whether it is activated is asked, and declining leaves it unused",
        "kernel.span_opened pending_ended answered",
    ),
    _since_0_2(
        "under-at-one-time",
        "15-15-7-2 15-15-7-3 15-10-2-3",
        "what is trashed from under a Digimon, or placed under one, for each of something was one card after another, and "
        "what is placed there from the hand and the trash was so area by area",
        "it is all chosen first, and trashed or placed at one time",
        "digivolution_cards_trashed cards_placed_under answered",
    ),
)
