"""The check: what is read must be written in the same order, with the same scope and number.

Every sentence here is invented.
"""

import itertools
import re
from typing import Any

import pytest

from dcg.language.parser import Ambiguous
from dcg.official.catalogue import catalogue, decks
from dcg.official.language.effect import Effect
from dcg.official.language.processes import ByCost, Delete, TrashCards, Unsupported
from dcg.official.language.selectors import (
    AllOf,
    AnyOf,
    Choose,
    Exists,
    HasColour,
    HasTrait,
    IsCategory,
    NameIs,
    Selector,
)
from dcg.official.language.terms import Category
from dcg.official.support.tree import walk
from dcg.official.text.alignment import align
from dcg.official.text.card_vocabulary import CardVocabulary
from dcg.official.text.check import check
from dcg.official.text.compiler import compile_card
from dcg.official.text.effects import NotUnderstood, Section, compile_effect
from dcg.official.text.phrases import unsupported_phrases
from dcg.official.text.printed import PrintedCard
from dcg.official.text.render import render
from dcg.official.text.synonyms import SYNONYMS
from tests.official.decks import PLAYABLE
from tests.official.text.mutants import mutants

WORDS = CardVocabulary(
    names=frozenset(("Aamon", "Bmon", "Carla Doe")), traits=frozenset(("Beast", "Team Zero"))
)


def problems(
    text: str, category: Category = "digimon", section: str = "effect", **facts: Any
) -> list[str]:
    """Why the effects of a card with this text aren't expressed."""
    texts: dict[str, Any] = {section: text, **facts}
    printed = PrintedCard("X1-01", "Aamon", category, **texts)
    return [problem.reason for problem in compile_card(printed, WORDS).problems]


def compiled(text: str) -> tuple[Effect, ...]:
    """The effects of a card with this text."""
    return compile_card(PrintedCard("X1-01", "Aamon", "digimon", effect=text), WORDS).card.effects


def is_read(text: str, category: Category = "digimon", section: str = "effect") -> bool:
    return not problems(text, category, section)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Delete 1 of your opponent's Digimon.", "Delete all of your opponent's Digimon."),
        (
            "Place 1 card from your hand in your trash.",
            "Place 1 card from your trash in your hand.",
        ),
        (
            "This Digimon gets +1000 DP and gains <Rush> for the turn.",
            "This Digimon gets +1000 DP for the turn and gains <Rush>.",
        ),
        ("If you did, gain 1 memory. Draw.", "Gain 1 memory. If you did, draw."),
        ("Gain 1 memory.", "Gain 2 memory."),
        ("Gain 1 memory.", "Lose 1 memory."),
        ("Delete 1 of your opponent's Digimon.", "Delete 1 of your opponent's Tamers."),
        ("This Digimon can't attack.", "This Digimon can't attack or block."),
        ("This Digimon gets +1000 DP.", "This Digimon gets +1000 DP for the turn."),
        ("Delete 1 red Digimon.", "Delete 1 red or blue Digimon."),
        ("Unsuspend this Digimon.", "Unsuspend this Tamer."),
        ("You may delete 1 Digimon.", "Delete 1 Digimon."),
        ("1 card with [A] in its name.", "1 card with [A] in any of its traits."),
    ],
)
def test_texts_that_mean_different_things_do_not_align(one: str, other: str) -> None:
    assert align(one, one).whole
    assert not align(one, other).whole
    assert not align(other, one).whole


@pytest.mark.parametrize(
    ("printed", "canonical"),
    [
        ("Trigger <Draw 1>.", "<Draw 1>."),
        ("<Decoy (Red)/(Black)>", "<Decoy (Red/Black)>"),
        ("<Decoy ([Aamon])/([Bmon])>", "<Decoy ([Aamon] or [Bmon])>"),
        ("Until their turn ends, it gains <Rush>.", "This Digimon gains <Rush> until the end of your opponent's turn."),
        ("You may suspend this Tamer to gain 1 memory.", "By suspending this Tamer, gain 1 memory."),
        ("Add 1 [Beast] trait Digimon card among them to your hand.", "Add 1 Digimon card with the [Beast] trait among them to the hand."),
        ("Place the remaining cards at the bottom of your deck in any order.", "Return the rest to the bottom of the deck."),
    ],
)  # fmt: skip
def test_older_wordings_align_with_the_canonical_ones(printed: str, canonical: str) -> None:
    assert align(printed, canonical).whole


def test_a_keyword_effect_of_a_token_can_have_a_bracket_for_each_colour() -> None:
    token = "(Digimon/White/6000 DP/<Blocker><Decoy(Red)/(Black)>)"
    assert problems(f"[On Play] You may play 1 [Bmon] Token. {token}") == []


def test_a_dropped_phrase_is_noticed_and_named() -> None:
    text = "[On Play] Delete 1 of your opponent's Digimon with <Retaliation>."
    without = compile_effect("[On Play] Delete 1 of your opponent's Digimon.", "digimon", "effects")
    reason = check(without, text, "digimon", "effects")
    assert "'with < retaliation >' against ''" in reason


def test_a_bare_plural_is_all_only_where_nothing_is_chosen() -> None:
    assert is_read("[Your Turn] Your Digimon gain <Rush>.")
    assert not is_read("[On Play] Suspend your opponent's Digimon.")


# --- wrong meanings that compiled once --------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "kind", "zone"),
    [
        ("[Security] [All Turns] All of your Digimon get +1000 DP.", "persistent", "security_stack"),
        ("[Security] [Your Turn] All of your Digimon gain <Rush>.", "persistent", "security_stack"),
        ("[Security] [End of Opponent's Turn] Play this card without paying the cost.", "trigger", "security_stack"),
        ("[Security] Play this card without paying the cost.", "security", "battle_area"),
        ("[Trash] [Main] Play this card with the play cost reduced by 2.", "activation", "trash"),
        ("[Main] <Draw 1>.", "main", "battle_area"),
    ],
)  # fmt: skip
def test_what_works_from_the_security_stack_is_not_read_as_done_at_a_check(
    text: str, kind: str, zone: str
) -> None:
    effect = compile_effect(text, "option", "effects")
    assert (effect.kind, effect.zones) == (kind, (zone,))
    assert check(effect, text, "option", "effects") == ""


def test_this_digimon_is_none_off_the_field() -> None:
    (reason,) = problems("[Trash] [Your Turn] This Digimon gets +1000 DP.")
    assert "off the field" in reason


@pytest.mark.parametrize(
    "text",
    [
        "[On Play] 1 of your opponent's Digimon gets -1000 DP for the turn and this Digimon gains <Rush>.",
        "[Your Turn] When this Digimon attacks, it gets +1000 DP for the turn and 1 of your Digimon gains <Rush>.",
        "[On Play] This Digimon gets +1000 DP, 1 of your Digimon gains <Rush> for the turn and 1 of your Tamers gains <Blocker>.",
        "[On Play] This Digimon gains <Rush>.",
    ],
)
def test_a_change_that_nothing_ends_is_not_made_to_last_for_ever(text: str) -> None:
    assert problems(text)


@pytest.mark.parametrize(
    ("text", "section", "reason"),
    [
        (
            "[Security] At the end of the battle, unsuspend this Digimon.",
            "security",
            "no Digimon on the field",
        ),
        (
            "[Main] Change the original DP of this card to 1000 for the turn.",
            "effect",
            "no Digimon by itself",
        ),
        (
            "[On Play] Look at the top card of your security stack. Add 1 card among them to the hand.",
            "effect",
            "aren't revealed",
        ),
        (
            ("[Your Turn] When one of your Digimon is played, reduce the digivolution cost by 2."),
            "effect",
            "after it is paid",
        ),
    ],
)
def test_what_would_do_nothing_is_named(text: str, section: str, reason: str) -> None:
    (found,) = problems(text, section=section)
    assert reason in found


def test_on_the_field_is_more_than_the_battle_area() -> None:
    (effect,) = compiled("While you have a red Tamer on the field, this Digimon gets +1000 DP.")
    assert effect.condition == Exists(
        Selector("field", "yours", (HasColour(("red",)), IsCategory(("tamer",))))
    )


def test_1_card_of_all_of_them_is_not_1_of_each() -> None:
    (effect,) = compiled("[On Play] Trash any 1 digivolution card of your opponent's Digimon.")
    assert effect.body == TrashCards(Choose(Selector("digivolution_cards", "opponents")))
    (effect,) = compiled(
        "[On Play] By trashing any 1 digivolution card of your Digimon, gain 1 memory."
    )
    assert isinstance(effect.body, ByCost)
    assert effect.body.cost == TrashCards(Choose(Selector("digivolution_cards", "yours")))


def test_names_are_names_and_traits_are_traits() -> None:
    assert problems("[On Play] Delete 1 Digimon with the [Carla Doe] trait.") == [
        "no card has the trait [Carla Doe]: it is a name"
    ]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("<Decoy ([Nobody])>", "no card is named [Nobody]"),
        ("[On Play] Delete 1 [Nobody] Digimon.", "no card is named [Nobody]"),
        ("[On Play] Delete 1 Digimon with the [Nobo] trait.", "no card has the trait [Nobo]"),
        ("[On Play] Delete 1 Digimon with [Nobo] in its name.", "no card has [Nobo] in its name"),
        ("[On Play] Delete 1 Digimon with [Nobo] in its text.", "no card has Nobo in its text"),
    ],
)
def test_a_name_of_a_card_not_known_yet_is_read_and_told(text: str, words: str) -> None:
    compiled = compile_card(PrintedCard("X1-01", "Aamon", "digimon", effect=text), WORDS)
    assert compiled.complete
    assert compiled.card.strangers == (words,)


def test_a_name_is_meant_as_the_one_card_has_it_that_differs_in_spaces_and_capitals() -> None:
    assert compiled("[On Play] Delete 1 [b mon] Digimon.") == compiled(
        "[On Play] Delete 1 [Bmon] Digimon."
    )


def test_what_no_card_is_named_and_is_a_trait_is_meant_as_the_trait() -> None:
    (lost,) = compiled("[On Play] Delete 1 level 4 [Beast] Digimon.")
    (said,) = compiled("[On Play] Delete 1 level 4 Digimon with the [Beast] trait.")
    assert lost == said


def test_the_names_of_a_digivolution_requirement_are_known_too() -> None:
    wrong = "[Digivolve] Lv.4 w/[Carla Doe] trait: Cost 1"
    assert problems("", requirements=(wrong,)) == [
        "no card has the trait [Carla Doe]: it is a name"
    ]
    assert not problems("", requirements=("[Digivolve] [Bmon]: Cost 1",))


def test_a_note_inside_a_trait_is_no_part_of_it() -> None:
    assert is_read("[On Play] Delete 1 Digimon with the [Beast (App Name)] trait.")


def test_brackets_of_a_keyword_effect_name_a_trait_where_no_card_is_so_named() -> None:
    assert compiled("<Decoy ([Beast])>") == compiled("<Decoy ([Beast] trait)>")
    assert compiled("<Decoy ([Aamon])>") != compiled("<Decoy ([Aamon] trait)>")


def test_markup_of_a_page_behind_the_text_says_nothing() -> None:
    text = "[On Play] Look at your security stack. Then, shuffle your security stack."
    assert compiled(f"{text}</bt>") == compiled(text)
    assert is_read(f"{text}</bt>")


def test_a_trait_that_older_cards_spell_otherwise_is_one_trait() -> None:
    old = PrintedCard("X1-01", "Aamon", "digimon", types=("Beast", "X-Antibody"))
    assert compile_card(old, WORDS).card.types == ("Beast", "X Antibody")
    either = [
        compiled(f"[On Play] Delete 1 Digimon with the [{trait}] trait.")
        for trait in ("X-Antibody", "X Antibody")
    ]
    assert either[0] == either[1]


def test_the_digivolution_cards_of_those_that_returned_are_not_those_of_all() -> None:
    returned = "[On Play] By returning 1 of your Tamers to the hand, <Draw 1>."
    assert is_read(f"{returned} Trash all of the digivolution cards of all of your Digimon.")
    assert not is_read(f"{returned} Trash all of the digivolution cards of your Digimon.")


@pytest.mark.parametrize(
    "text",
    [
        "[Your Turn] [Once Per Turn] This Digimon gets +1000 DP for the turn.",
        "[Your Turn] This Digimon may digivolve into [Bmon] in your hand for a digivolution cost of 2.",
        "Place 1 card from your trash under 1 of your Tamers.",
    ],
)
def test_something_done_is_no_persistent_effect(text: str) -> None:
    (reason,) = problems(text)
    assert "no timing" in reason


def test_a_tamer_is_not_a_digimon() -> None:
    assert is_read("[Main] Suspend this Tamer.", "tamer")
    assert not is_read("[Main] Suspend this Digimon.", "tamer")
    assert not is_read("[When Attacking] Unsuspend this Tamer.")
    assert is_read("[When Attacking] Unsuspend this Digimon.", "tamer", "inherited")


# --- mutants ----------------------------------------------------------------------------------


def _compiled(text: str, category: Category, section: Section) -> object:
    try:
        effect = compile_effect(text, category, section)
    except (NotUnderstood, Ambiguous):
        return None
    return None if check(effect, text, category, section) else effect


_AS_SOME_CARDS_SAY = (
    ("All of your", "All your"),
    ("all of your", "all your"),
    ("from your trash", "in your trash"),
    ("Digimon cards among", "Digimon card among"),
    ("1 Digimon card with", "1 Digimon with"),
    ("level 4 Digimon card with", "level 4 Digimon with"),
    ("level 4 or lower Digimon card with", "level 4 or lower Digimon with"),
    ("this Digimon gets +", "this card gets +"),
    ("DP and gains <", "DP and <"),
    ("in their hand", "in hand"),
    ("in your hand", "in hand"),
    ("in its digivolution cards", "in digivolution cards"),
    ("When one of your", "When any of your"),
    ("and gets +", "and +"),
    ("and get +", "and +"),
    ("or from under", "or under"),
    ("every 4 cards", "every 4 card"),
    ("would digivolve into", "digivolve into"),
)
"""What a printed card says in other words, and is read as saying the same."""


def _as_some_cards_say(text: str) -> str:
    for said, otherwise in _AS_SOME_CARDS_SAY:
        text = text.replace(said, otherwise)
    return text


def test_no_mutant_of_a_shipped_sentence_passes_for_its_original() -> None:
    texts: dict[str, tuple[Category, Section]] = {}
    played = [decks()[name] for name in PLAYABLE]
    numbers = {number for each in played for number in (*each.deck, *each.digi_egg_deck)}
    for card in (catalogue()[number] for number in sorted(numbers)):
        for section, effects in render(card).items():
            texts.update(dict.fromkeys(effects, (card.category, section)))
    made = 0
    equal = []
    for mutant in itertools.islice(mutants(texts, seed=7, each=40), 2000):
        category, section = texts[mutant.original]
        made += 1
        original = compile_effect(mutant.original, category, section)
        if _as_some_cards_say(mutant.text) == _as_some_cards_say(mutant.original):
            continue
        if _compiled(mutant.text, category, section) == original:
            equal.append(f"{mutant.kind}: {mutant.original} / {mutant.text}")
    assert made == 2000
    assert not equal


def test_why_a_tree_cannot_be_written_is_said_in_words() -> None:
    either = AnyOf((HasColour(("red",)), HasTrait(("Beast",), contains=False)))
    tree = Effect("trigger", Delete(Choose(Selector(match=(either,)))), icons=("on_play",))
    reason = check(tree, "[On Play] Delete 1 red or [Beast] trait Digimon.", "digimon", "effects")
    assert reason == (
        "can't be written: no statement has words for delete, choose, selector, any of, has colour, "
        "has trait together"
    )


@pytest.mark.parametrize(
    ("text", "phrase"),
    [
        ("[Main] <Delay> ・Zorble 1 Digimon.", "Zorble 1 Digimon."),
        ("[All Turns] When one of your Tamers is deleted, <Delay>. ・Zorble it.", "Zorble it."),
        ("[All Turns] When stars fall, <Delay>. ・Gain 1 memory.", "When stars fall"),
        ("[When Attacking] <Digi-Burst 2> ・Zorble 1 Digimon.", "Zorble 1 Digimon."),
    ],
)
def test_a_keyword_in_front_of_a_body_is_not_named_for_what_the_body_says(
    text: str, phrase: str
) -> None:
    (found,) = unsupported_phrases(text)
    assert found.phrase == phrase
    assert found.span is not None
    assert text[found.span[0] : found.span[1]] == phrase


def test_a_name_among_traits_is_a_card_so_named_of_any_kind() -> None:
    (read,) = compiled(
        "[On Play] Reveal the top 3 cards of your deck. "
        "Add 1 [Carla Doe] or [Beast] trait Option card among them to the hand. "
        "Return the rest to the bottom of the deck."
    )
    named = AllOf((NameIs(("Carla Doe",)),))
    of_the_trait = AllOf((IsCategory(("option",)), HasTrait(("Beast",))))
    assert AnyOf((named, of_the_trait)) in list(walk(read))


def test_nothing_is_among_them_where_no_cards_were_shown_or_trashed() -> None:
    (effect,) = compiled("[On Play] Add 1 [Carla Doe] among them to the hand.")
    assert isinstance(effect.body, Unsupported)


def test_both_sides_of_a_pair_have_the_same_slots() -> None:
    for printed, canonical in SYNONYMS:
        assert set(re.findall(r"\{\w+\}", printed)) == set(re.findall(r"\{\w+\}", canonical)), (
            printed,
            canonical,
        )
