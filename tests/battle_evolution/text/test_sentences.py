"""Sentences of our own on made-up cards: what they mean, and that they are said again."""

import pytest

from dcg.battle_evolution.language.effect import AnyPhase, PhaseBegins, Printed, When
from dcg.battle_evolution.language.processes import (
    Boost,
    Cost,
    Discard,
    Draw,
    If,
    PayDp,
    Recover,
    VoidSupport,
)
from dcg.battle_evolution.language.selectors import AttacksMatch, Cards, IsCategory
from dcg.battle_evolution.language.terms import CardTiming, Category
from dcg.battle_evolution.text.effects import compile_effects, print_effects
from dcg.battle_evolution.text.normalise import normalise
from dcg.battle_evolution.text.whole_grammar import NotUnderstood, read

OPTION: tuple[Category, CardTiming] = ("option", "support")
PASSIVE: tuple[Category, CardTiming] = ("digimon", "passive")


def test_if_not_belongs_to_the_condition_before_it() -> None:
    effects, wrong = compile_effects(
        "If both attacks are same, Draw 4. If not, recover 60.", *OPTION
    )
    assert wrong == []
    assert effects[0].does == (If(AttacksMatch(), Draw(4), Recover(60)),)


def test_a_cost_stands_before_a_colon() -> None:
    effects, _ = compile_effects("Discard 2: Boost own Power +70.", *OPTION)
    assert effects[0].does == (Cost(Discard(Cards("hand", count=2)), Boost(70)),)


def test_a_timing_governs_up_to_the_next_one() -> None:
    effects, wrong = compile_effects(
        "Draw 1. Trash 1. Own Prep Phase: Draw 2. Recode 2. Any Phase: Draw 3.", *OPTION
    )
    assert wrong == []
    assert [(effect.when, len(effect.does)) for effect in effects] == [
        ((Printed("support"),), 2),
        ((PhaseBegins("prep", "own"),), 2),
        ((AnyPhase(),), 1),
    ]


def test_what_is_attached_stays_so_for_later_timings() -> None:
    effects, wrong = compile_effects(
        "Attach to own active. [Attached] Support: Pay 50 DP from this: Void an Option. "
        "Support: Pay 20 DP from this: Void a Digimon support.",
        "evolution",
        None,
    )
    assert wrong == []
    assert [effect.place for effect in effects] == ["usual", "attached", "attached"]
    assert effects[1].does == (
        Cost(PayDp(50), VoidSupport((IsCategory(("option",)),), "opponent", 1)),
    )


def test_a_trigger_of_a_passive_is_passive() -> None:
    effects, _ = compile_effects("When opponent discards, draw 1.", *PASSIVE)
    assert effects[0].when == (Printed("passive"), When("discards", "opponent"))


def test_parentheses_are_permanent() -> None:
    effects, _ = compile_effects("Draw 1. (Own attacks cannot be countered.)", "digimon", "support")
    assert [effect.permanent for effect in effects] == [False, True]


SAID_AGAIN = [
    (OPTION, "Must Trash 4: Recover own HP +700."),
    (OPTION, "Put the top 1 Digimon of own deck into DP."),
    (OPTION, "Put 1 Digimon from the top 4 of own deck into DP."),
    (OPTION, "Discard any 2 cards in opponent's DP."),
    (OPTION, "Turbo: Discard 3. Draw 2."),
    (OPTION, "Turbo Evolution, if own Level is lower. Draw 2."),
    (OPTION, "Turbo Support and Boost opponent's Power +90. Draw 2."),
    (OPTION, "Static 3 own trash."),
    (OPTION, "Access Marine: Dark Draw 2."),
    (OPTION, "Choose 1: ・Draw 2 ・Recover own HP +80."),
    (OPTION, "Own attack gets Jamming. Own Circle gets Dragon or Metal x3 VS."),
    (PASSIVE, "Passive, Support Phase: When opponent discards a card, Draw 1."),
    (PASSIVE, "Own HP cannot be lowered except by an attack (costs are 0)."),
    (PASSIVE, "[1/Turn] Own Prep Phase: Discard 1: Draw 1."),
    (("evolution", None), "Ignore Level and DP. Do not use with Level M."),
    (("evolution", None), "When evolving by DP, DP -40. After evolving by DP, Draw 1."),
    (("mastery", None), "Own Circle Power +30."),
    (("data", "data"), "Any Phase: Draw 1. Data Break: Draw 4."),
]


@pytest.mark.parametrize(("card", "text"), SAID_AGAIN)
def test_canonical_words_mean_the_same(card: tuple[Category, CardTiming | None], text: str) -> None:
    effects, wrong = compile_effects(normalise(text), *card)
    assert wrong == []
    again = " ".join(print_effects(effects, *card))
    assert compile_effects(normalise(again), *card) == (effects, [])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Boost +30.", "Boost own Power +30."),
        ("Recover 40.", "Recover own HP +40."),
        ("Halve own HP: Boost own Power +70.", "Halve own HP: Boost own Power +70."),
        ("Own HP is 20.", "Own HP becomes 20."),
        ("Uncounterable.", "Own attacks cannot be countered."),
        ("Discard 1 randomly.", "Discard 1 random."),
        ("Draw Phase: Draw 1.", "Prep Phase: Draw 1."),
        ("Either Support Phase: Draw 1.", "Support: Draw 1."),
        ("Boost own ▲ Power +20.", "Boost own Triangle Power +20."),
        ("Own Power is tripled.", "Triple own Power."),
        ("Opponent's HP is halved.", "Halve opponent's HP."),
        ("Opponent's Circle to 0.", "Opponent's Circle Power becomes 0."),
        ("Add 30 to own Power.", "Boost own Power +30."),
        ("Draw 1 to own Dark Area.", "Dark Draw 1."),
        ("Set Revival.", "Revive with 10 HP."),
        (
            "If own hand is 3 or more, draw 1.",
            "If the number of cards in own hand is at least 3, Draw 1.",
        ),
        ("If own Level is lower than opponent's, draw 1.", "If own Level is lower, Draw 1."),
        ("Draw 1. (Do not shuffle.)", "Draw 1."),
        (
            "Attach 1 Option from deck to own Dragon.",
            "If own type is Dragon, attach 1 Option in own deck.",
        ),
    ],
)
def test_other_wordings_are_read(text: str, said: str) -> None:
    effects, wrong = compile_effects(normalise(text), *OPTION)
    assert wrong == []
    assert " ".join(print_effects(effects, *OPTION)).lower() == said.lower()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Juggle 3.", "nothing of it could be read"),
        ("Draw 3 and juggle.", "read as far as 'draw 3'"),
        ("Draw 3. If not, draw 1.", "there is no condition before it"),
    ],
)
def test_what_is_not_read_is_named(text: str, why: str) -> None:
    _, wrong = compile_effects(normalise(text), *OPTION)
    assert len(wrong) == 1
    assert why in wrong[0]


def test_an_effect_card_says_when() -> None:
    _, wrong = compile_effects("Draw 1.", "option", "effect")
    assert wrong == ["'Draw 1': EFFECT and DATA cards say when they are used"]


def test_two_readings_are_refused_and_named() -> None:
    with pytest.raises(NotUnderstood, match="'Drain' has two readings"):
        read("Drain", "ability", "kind")
