"""Wordings that stand on one card or two mean what today's mean. Every sentence here is invented."""

import pytest

from dcg.official.language.terms import Category
from dcg.official.text.compiler import compile_card
from dcg.official.text.printed import PrintedCard
from dcg.official.text.render import render

AS_PRINTED_AND_AS_WRITTEN: list[tuple[str, str]] = [
    ("[On Play] You may play 2 red Digimon cards from your trash without paying their memory costs. All Digimon played by this effect gain <Rush> for the turn.", "[On Play] You may play 2 red Digimon cards from your trash without paying the cost. Then, the Digimon this effect played gain <Rush> for the turn."),
    ("[On Play] If this Digimon has a red card in its digivolution cards, <Draw 1>. If there is a blue card, gain 1 memory.", "[On Play] If this Digimon's digivolution cards include a red card, <Draw 1>. If this Digimon's digivolution cards include a blue card, gain 1 memory."),
    ("[On Play] For the turn, all of your Digimon get +1000 DP and your opponent's effects can't return them to hands or decks or reduce their DP.", "[On Play] All of your Digimon get +1000 DP and can't be returned to hands or decks by your opponent's effects or have DP reduced by your opponent's effects for the turn."),
    ("[On Play] 1 of your red Digimon gets +1000 DP and you may attack a player with that Digimon for the turn.", "[On Play] 1 of your red Digimon gets +1000 DP for the turn. Then, that Digimon may attack a player."),
    ("[On Play] Search your opponent's hand, and trash 1 card among it. Then, if they have 5 or fewer cards in their hand, they add the top card of their security stack to the hand.", "[On Play] Look at your opponent's hand. Then, trash 1 card in your opponent's hand. If your opponent has 5 or fewer cards in their hand, add the top card of your opponent's security stack to the hand."),
    ("[On Play] Change 1 of your opponent's Digimon into a white Digimon with 2000 DP and an original name of [Aamon] until the end of your turn.", "[On Play] Change 1 of your opponent's Digimon into a white Digimon with an original name of [Aamon] until the end of your turn. Then, change the original DP of that Digimon to 2000 until the end of your turn."),
    ("[On Play] Until the end of your opponent's turn, change 1 of your opponent's Digimon into being white and having 2000 DP and an original name of [Aamon].", "[On Play] Change 1 of your opponent's Digimon into a white Digimon with an original name of [Aamon] until the end of your opponent's turn. Then, change the original DP of that Digimon to 2000 until the end of your opponent's turn."),
    ("[On Deletion] <Save>.\nThen, gain 1 memory.", "[On Deletion] <Save>. Then, gain 1 memory."),
    ("[All Turns] When one of your Digimon's effects adds cards to your hand, gain 1 memory.", "[All Turns] When a card is added to your hand by one of your Digimon's effects, gain 1 memory."),
    ("[All Turns] When your opponent's Digimon's effects trash cards from your hand, gain 1 memory.", "[All Turns] When a card in your hand is trashed by one of your opponent's Digimon's effects, gain 1 memory."),
    ("[All Turns] When this Digimon deletes another Digimon, gain 1 memory.", "[All Turns] When this Digimon deletes another Digimon, gain 1 memory."),
    ("While this card is revealed from your deck, its name is also treated as [Agumon].", "While this card is revealed from the deck, its name is also treated as [Agumon]."),
    ("[On Play] For the turn, 1 of your Digimon gains <Security A. +1>. If you have a [Agumon] in play, 2 of your Digimon gain it instead.", "[On Play] 1 of your Digimon gains <Security A. +1> for the turn. If you have [Agumon], 2 of your Digimon gain it instead."),
    ("[On Play] Trash 2 cards from the top of your deck. Then, you may play 1 [Agumon] from your trash for its memory cost. If you play a Digimon card with DigiXros requirements by this effect, you may also place cards from under your Tamers in digivolution cards for a DigiXros.", "[On Play] Trash the top 2 cards of your deck. Then, you may play 1 [Agumon] from your trash for the cost. If you play a Digimon card with DigiXros requirements by this effect, you may also place cards from under your Tamers in digivolution cards for a DigiXros."),
    ("[On Play] You may play 1 [Agumon] from your hand to an empty space in your breeding area for a play cost of 2.", "[On Play] You may play 1 [Agumon] from your hand to an empty space in your breeding area for a play cost of 2."),
    ("[When Attacking] If attacked a Digimon with higher DP than this Digimon, <Draw 1>.", "[When Attacking] When this Digimon attacks a Digimon with higher DP than this Digimon, <Draw 1>."),
    ("[All Turns] When another Digimon returns to the hand, <Draw 1>.", "[All Turns] When another Digimon is returned to the hand, <Draw 1>."),
    ("[All Turns] When one of your Digimon's effects adds to this Digimon's digivolution cards, <Draw 1>.", "[All Turns] When a card is placed in this Digimon's digivolution cards by one of your Digimon's effects, <Draw 1>."),
    ("[On Play] By returning 1 of your opponent's level 3 or lower Digimon or 1 of your Digimon to the hand, return 1 of your opponent's Digimon whose level is less than or equal to the returned Digimon's level to the hand.", "[On Play] By returning 1 of your opponent's level 3 or lower Digimon or 1 of your Digimon to the hand, return 1 of your opponent's Digimon with level less than or equal to that Digimon's level to the hand."),
    ("[On Play] Delete all of your [Aamon] and [Agumon]. If this effect deletes, <Draw 1>.", "[On Play] Delete all of your [Aamon] or [Agumon]. If this effect deleted, <Draw 1>."),
]  # fmt: skip


def canonical(text: str, category: Category = "digimon") -> list[str]:
    """The text as the compiler writes it; nothing if part of it isn't read."""
    compiled = compile_card(PrintedCard("X1-01", "Aamon", category, effect=text))
    assert compiled.complete, compiled.problems
    return list(render(compiled.card)["effects"])


@pytest.mark.parametrize(("printed", "written"), AS_PRINTED_AND_AS_WRITTEN)
def test_it_means_what_todays_words_mean(printed: str, written: str) -> None:
    assert canonical(printed) == canonical(written) == [written]


@pytest.mark.parametrize(
    "text",
    [
        # no condition in front speaks of digivolution cards
        "[On Play] If there is a blue card, gain 1 memory.",
        "[On Play] If you have a red Tamer, <Draw 1>. If there is a blue card, gain 1 memory.",
        # nothing is played for which cards could be placed
        "[On Play] You may also place cards from your trash in digivolution cards for a DigiXros.",
    ],
)
def test_what_speaks_of_nothing_in_front_is_not_read(text: str) -> None:
    compiled = compile_card(PrintedCard("X1-01", "Aamon", "digimon", effect=text))
    assert not compiled.complete


def test_a_note_may_stand_between_a_token_s_name_and_the_word() -> None:
    text = (
        "[On Play] Play 1 [Ember] (Digimon/Red/3000 DP/<Rush>) Token and 1 [Foam] "
        "(Digimon/Blue/2000 DP) Token.\n[On Deletion] Delete all of your [Ember]."
    )
    compiled = compile_card(PrintedCard("X1-01", "Aamon", "digimon", effect=text))
    assert compiled.complete, compiled.problems
    ember, foam = compiled.card.tokens
    assert (ember.name, ember.colours, ember.dp) == ("Ember", ("red",), 3000)
    assert (foam.name, foam.colours, foam.dp) == ("Foam", ("blue",), 2000)
    assert [effect.keyword for effect in ember.effects] == ["rush"]
