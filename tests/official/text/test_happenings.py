"""What happens and what is the case, in older and newer words. Every sentence here is invented."""

import pytest

from dcg.official.text.compiler import compile_card
from dcg.official.text.printed import PrintedCard
from tests.official.text.test_older_wordings import canonical

SAID = [
    # cards that move
    ("[Your Turn] When an effect adds a card to your hand, gain 1 memory.", "[Your Turn] When a card is added to your hand by an effect, gain 1 memory."),
    ("[All Turns] When security stacks are removed from, gain 1 memory.", "[All Turns] When a card is removed from a player's security stack, gain 1 memory."),
    ("[All Turns] When your opponent's hand is trashed from, gain 1 memory.", "[All Turns] When a card in your opponent's hand is trashed, gain 1 memory."),
    ("[Your Turn] When you trash a card in your hand using one of your effects, <Draw 1>.", "[Your Turn] When a card in your hand is trashed by your effect, <Draw 1>."),
    ("When effects trash this card from the security stack, gain 1 memory.", "When this card is trashed from your security stack by an effect, gain 1 memory."),
    ("When effects trash this card from the battle area, gain 1 memory.", "When this card is trashed from the battle area by an effect, gain 1 memory."),
    # cards under others
    ("[Your Turn] When effects place Tamer cards in this Digimon's digivolution cards, gain 1 memory.", "[Your Turn] When a Tamer card is placed in this Digimon's digivolution cards by an effect, gain 1 memory."),
    ("[Your Turn] When one of your effects places a digivolution card under this Digimon, gain 2 memory.", "[Your Turn] When a card is placed in this Digimon's digivolution cards by your effect, gain 2 memory."),
    ("When effects trash this card from a [Beast] trait Digimon's digivolution cards, gain 1 memory.", "When this card is trashed from the digivolution cards of a Digimon with the [Beast] trait by an effect, gain 1 memory."),
    ("[Your Turn] When this card is trashed due to activating this Digimon's <Digi-Burst>, gain 2 memory.", "[Your Turn] When this digivolution card is trashed by activating this Digimon's <Digi-Burst>, gain 2 memory."),
    ("[All Turns] When one of your opponent's digivolution cards is trashed, gain 1 memory.", "[All Turns] When a digivolution card of one of your opponent's Digimon is trashed, gain 1 memory."),
    ("[Your Turn] When you trash a digivolution card of 1 of your opponent's Digimon, gain 3 memory.", "[Your Turn] When a digivolution card of one of your opponent's Digimon is trashed by your effect, gain 3 memory."),
    # whom it happens to
    ("[All Turns] When any Digimon suspend, gain 1 memory.", "[All Turns] When a Digimon suspends, gain 1 memory."),
    ("[All Turns] When other Digimon are deleted, gain 1 memory.", "[All Turns] When another Digimon is deleted, gain 1 memory."),
    ("[Your Turn] When you play [Aamon], gain 1 memory.", "[Your Turn] When one of your [Aamon] is played, gain 1 memory."),
    ("[Your Turn] When you play a card with the [Beast] trait, gain 1 memory.", "[Your Turn] When one of your cards with the [Beast] trait is played, gain 1 memory."),
    ("[Your Turn] When you play a Digimon from your trash, gain 1 memory.", "[Your Turn] When one of your Digimon is played from your trash, gain 1 memory."),
    # stacks whose top card is trashed
    ("[All Turns] When any of your [Beast] trait Digimon's top stacked cards are trashed, gain 1 memory.", "[All Turns] When the top stacked card of one of your Digimon with the [Beast] trait is trashed, gain 1 memory."),
    ("[All Turns] When your opponent's Digimon's top stacked cards are trashed by your effects, gain 1 memory.", "[All Turns] When the top stacked card of one of your opponent's Digimon is trashed by your effect, gain 1 memory."),
    # what happens
    ("[Your Turn] When this Digimon deletes one of your opponent's Digimon in battle and survives, gain 2 memory.", "[Your Turn] When this Digimon deletes an opponent's Digimon in battle and survives, gain 2 memory."),
    ("[Your Turn] When this Digimon becomes unsuspended during your main phase, gain 2 memory.", "[Your Turn] When this Digimon unsuspends during your main phase, gain 2 memory."),
    ("[All Turns] When attack targets change, gain 1 memory.", "[All Turns] When an attack target is switched, gain 1 memory."),
    # what would happen
    ("[Your Turn] When you would play 1 Digimon card with the [Beast] trait, reduce the play cost by 1.", "[Your Turn] When you would play a Digimon card with the [Beast] trait, reduce the play cost by 1."),
    ("[Your Turn] When any [Beast] trait Digimon cards would be played from your hand, reduce the play costs by 1.", "[Your Turn] When any of your Digimon cards with the [Beast] trait would be played from your hand, reduce the play costs by 1."),
    ("[Your Turn] When this Digimon digivolves into a Digimon card with [A] in its name in your hand, reduce the memory cost of the digivolution by 1.", "[Your Turn] When this Digimon would digivolve into a Digimon card with [A] in its name in your hand, reduce the digivolution cost by 1."),
    ("[All Turns] If an attack target is switched, gain 1 memory.", "[All Turns] When an attack target is switched, gain 1 memory."),
    ("[All Turns] When your opponent's effects would suspend any of your Digimon, by trashing 1 card in your hand, they aren't suspended.", "[All Turns] When one of your Digimon would be suspended by an opponent's effect, by trashing 1 card in your hand, those Digimon don't suspend."),
    # what is the case
    ("[On Play] If this Digimon's stack has 2 or more same-level cards, gain 1 memory.", "[On Play] If this Digimon has 2 or more same-level cards in its stack, gain 1 memory."),
    ("[Your Turn] When one of your other Digimon is played, if it has the [Beast] trait or is yellow, gain 1 memory.", "[Your Turn] When one of your other Digimon is played, if that Digimon is yellow or has the [Beast] trait, gain 1 memory."),
    ("[On Deletion] If this Digimon had [A] in its name, gain 1 memory.", "[On Deletion] If this Digimon has [A] in its name, gain 1 memory."),
    ("[When Attacking] If you attack an opponent's Digimon, gain 1 memory.", "[When Attacking] When this Digimon attacks an opponent's Digimon, gain 1 memory."),
    ("[On Play] If [Aamon] is in your face-up security cards, gain 1 memory.", "[On Play] If you have a face-up [Aamon] security card, gain 1 memory."),
    ("[When Digivolving] When DNA digivolving, gain 1 memory.", "[When Digivolving] If DNA digivolving, gain 1 memory."),
    ("[On Play] If this Digimon has [Aamon] in its digivolution cards, gain 1 memory.", "[On Play] If this Digimon's digivolution cards include [Aamon], gain 1 memory."),
    # what a condition in front has counted
    ("[On Play] If you have 3 or more security cards, <Draw 1>. If you have 3 or fewer, gain 1 memory.", "[On Play] If you have 3 or more security cards, <Draw 1>. If you have 3 or fewer security cards, gain 1 memory."),
    ("[On Play] If your opponent has 5 or fewer cards in their hand, <Draw 1>. If they have 7 or more, gain 1 memory.", "[On Play] If your opponent has 5 or fewer cards in their hand, <Draw 1>. If your opponent has 7 or more cards in their hand, gain 1 memory."),
    # what an effect did, and how its trigger came about
    ("[On Play] Delete 1 of your opponent's Digimon. If no Digimon is deleted by this effect, <Draw 1>.", "[On Play] Delete 1 of your opponent's Digimon. If this effect didn't delete, <Draw 1>."),
    ("[On Play] Delete 1 of your opponent's Digimon. If a Digimon with 13000 DP or more is deleted by this effect, <Draw 1>.", "[On Play] Delete 1 of your opponent's Digimon. If this effect deleted a Digimon with 13000 DP or more, <Draw 1>."),
    ("[On Play] You may trash 1 card in your hand. If you trash a purple card, <Draw 1>.", "[On Play] You may trash 1 card in your hand. If this effect trashed a purple card, <Draw 1>."),
    ("[On Play] Your opponent may trash 1 card in their hand. If they don't, <Draw 1>.", "[On Play] Your opponent may trash 1 card in their hand. If your opponent didn't, <Draw 1>."),
    ("[On Deletion] If deleted outside of a battle, <Draw 1>.", "[On Deletion] If deleted other than in battle, <Draw 1>."),
    ("[On Play] When played from digivolution cards, <Draw 1>.", "[On Play] If played from digivolution cards, <Draw 1>."),
    # by an effect that lets something happen
    ("[On Play] 1 of your other Digimon may digivolve into a red Digimon card in your hand for its digivolution cost. When that Digimon would digivolve by this effect, reduce the cost by 2.", "[On Play] 1 of your other Digimon may digivolve into a red Digimon card in your hand with the digivolution cost reduced by 2."),
]  # fmt: skip

WRITTEN = [
    "[All Turns] While this Digimon has an [On Play] effect, this Digimon gets +1000 DP.",
    "[Start of Your Turn] If you have fewer security cards than your opponent, gain 2 memory.",
    "[On Play] If your opponent has no Digimon with more digivolution cards than this Digimon, gain 1 memory.",
    "[On Play] If you have no blue face-up security cards, gain 1 memory.",
    "[On Play] You may suspend 1 Digimon. If this effect suspended your Digimon, <Draw 1>.",
    "[On Play] You may trash up to 3 cards in your hand. Then, gain 1 memory for each card this effect trashed.",
    "[All Turns] When one of your Digimon would be deleted, by suspending this Digimon, those Digimon aren't deleted.",
    "[All Turns] When this Digimon would suspend, by trashing 1 card in your hand, this Digimon doesn't suspend.",
    "[Opponent's Turn] When one of your opponent's Digimon would unsuspend, by suspending this Digimon, 1 of those Digimon doesn't unsuspend.",
    "[Opponent's Turn] When one of your opponent's Digimon would attack a player, by suspending this Digimon, that Digimon doesn't attack.",
    "[All Turns] When one of your Digimon battles, gain 1 memory.",
    "[All Turns] When this Digimon battles an opponent's Digimon, gain 1 memory.",
    "[All Turns] When this blue Digimon with the [Beast] trait would leave the battle area by an opponent's effect, gain 1 memory.",
    "[All Turns] When this Digimon or one of your Tamers suspends, gain 1 memory.",
    "[All Turns] When an Option is trashed from the battle area, gain 1 memory.",
]


@pytest.mark.parametrize(("said", "written"), SAID)
def test_what_is_said_is_written_in_todays_words(said: str, written: str) -> None:
    assert canonical(said) == canonical(written) == [written]


@pytest.mark.parametrize("written", WRITTEN)
def test_what_is_written_is_read(written: str) -> None:
    assert canonical(written) == [written]


def test_what_was_counted_before_must_have_been_counted() -> None:
    compiled = compile_card(
        PrintedCard(
            "X1-01", "Aamon", "digimon", effect="[On Play] If you have 3 or fewer, <Draw 1>."
        )
    )
    assert not compiled.complete
