"""The compiler as a whole: nothing is lost, nothing is guessed."""

from typing import Any

import pytest

from dcg.official.catalogue import catalogue
from dcg.official.language.card import decode_card, encode_card
from dcg.official.language.processes import Unsupported
from dcg.official.text.compiled_dump import compile_dump
from dcg.official.text.compiler import compile_card
from dcg.official.text.dumps import NotACard, read
from dcg.official.text.effects import compile_effect
from dcg.official.text.normalise import normalise
from dcg.official.text.printed import PrintedCard
from dcg.official.text.render import describe, render, render_effect
from dcg.official.text.unsupported import unsupported_in
from tests.official.text.shared import shared


def test_what_can_not_be_expressed_stays_as_a_phrase_and_a_problem() -> None:
    text = "[On Play] Sing 2 songs."
    compiled = compile_card(PrintedCard("X1-01", "Aamon", "digimon", effect=f"<Rush>\n{text}"))
    assert not compiled.complete
    rush, song = compiled.card.effects
    assert rush.keyword == "rush"
    assert song.body == Unsupported("Sing 2 songs.", (10, 23))
    assert song.triggers
    assert [problem.text for problem in compiled.problems] == [text]


@pytest.mark.parametrize(
    ("text", "phrases"),
    [
        ("[On Play] Gain 1 memory. Sing 2 songs. Then, <Draw 1>.", ["Sing 2 songs."]),
        ("[On Play] If you hum, gain 1 memory.", ["If you hum"]),
        ("[On Play] By singing 2 songs, gain 1 memory.", ["By singing 2 songs"]),
        ("[Your Turn] When it rains, gain 1 memory.", ["When it rains"]),
        ("[On Play] If you have a Tamer, sing 2 songs.", ["sing 2 songs."]),
        ("[On Play] Gain 1 memory and sing 2 songs.", ["sing 2 songs."]),
        ("[On Play] Sing 2 songs. <Draw 1>. Dance.", ["Sing 2 songs.", "Dance."]),
        ('[On Play] This Digimon gains "[On Deletion] Sing." for the turn. Gain 1 memory.', ['This Digimon gains "[On Deletion] Sing." for the turn.']),
    ],
)  # fmt: skip
def test_only_the_phrase_without_a_reading_is_named(text: str, phrases: list[str]) -> None:
    compiled = compile_card(PrintedCard("X1-01", "Aamon", "digimon", effect=text))
    (problem,) = compiled.problems
    assert [each.phrase for each in problem.phrases] == phrases
    for each in problem.phrases:
        assert each.span
        assert text[slice(*each.span)] == each.phrase
    assert list(unsupported_in(compiled.card)) == phrases


def test_a_quoted_effect_with_two_readings_stops_nothing() -> None:
    quoted = '"[All Turns] When this Digimon is suspended, lose 1 memory."'
    text = f"[On Play] All of your opponent's Digimon gain {quoted} for the turn. Sing 2 songs."
    compiled = compile_card(PrintedCard("X1-01", "Aamon", "digimon", effect=text))
    assert "Sing 2 songs." in unsupported_in(compiled.card)


def test_an_effect_that_is_not_expressed_in_whole_does_none_of_it() -> None:
    text = "[On Play] Gain 1 memory. Sing 2 songs."
    (effect,) = compile_card(PrintedCard("X1-01", "Aamon", "digimon", effect=text)).card.effects
    assert effect.body == Unsupported("Sing 2 songs.", (25, 38))


def test_where_an_effect_that_is_not_expressed_works_is_no_reason_why_it_does_not_run() -> None:
    text = "[Hand] [Main] Sing 2 songs."
    compiled = compile_card(PrintedCard("X1-01", "Aamon", "digimon", effect=text))
    assert [str(lack) for _, lack in compiled.lacks] == ["Sing 2 songs."]


def test_every_card_of_the_catalogue_is_expressed_and_survives_being_written_and_read() -> None:
    for card in catalogue().values():
        if unsupported_in(card):
            continue
        assert decode_card(encode_card(card)) == card
        for section, texts in render(card).items():
            effects = getattr(card, section)
            for effect, text in zip(effects, texts, strict=True):
                (normal,) = normalise(text)
                assert compile_effect(normal, card.category, section) == effect, text


def test_what_was_played_is_told_from_another_that_was_chosen_since():
    between = "trash the bottom digivolution card of 1 of your opponent's Digimon"
    text = f"[Your Turn] When one of your Digimon is played, {between}. If the played Digimon is [Aamon], gain 1 memory."
    effect = compile_effect(text, "tamer", "effects")
    assert render_effect(effect, "tamer") == text
    alone = text.replace(between, "<Draw 1>").replace("the played Digimon", "that Digimon")
    effect = compile_effect(alone, "tamer", "effects")
    assert "If that Digimon is [Aamon]" in render_effect(effect, "tamer")


def test_equal_cards_have_equal_bytes_however_they_were_made() -> None:
    card = catalogue()["BT1-010"]
    assert encode_card(decode_card(encode_card(card))) == encode_card(card)


def test_a_description_names_facts_and_effects() -> None:
    lines = describe(catalogue()["BT1-009"])
    assert lines[:2] == ["BT1-009 Monodramon", "Red Digimon Lv.3 play cost 2 3000 DP"]
    assert "Digivolve: 0 from red Lv.2" in lines


@pytest.mark.parametrize(
    "record",
    [
        {
            "number": "X1-01", "name": "Aamon", "category": ["Digimon"], "colors": ["Red"], "level": 4,
            "play_cost": 5, "dp": 4000, "evo": [["Red", 3, 2]], "form": ["Champion"], "types": ["Beast"],
            "effect": "<Rush>",
        },
        {
            "cardNumber": "X1-01", "name": {"english": "Aamon"}, "cardType": "Digimon", "color": "Red",
            "cardLv": "Lv.4", "playCost": "5", "dp": "4000", "form": "Champion", "attribute": "-",
            "type": "Beast", "effect": "＜Rush＞", "digivolveEffect": "-", "securityEffect": "-",
            "digivolveCondition": [{"color": "Red", "cost": "2", "level": "3"}],
        },
    ],
)  # fmt: skip
def test_the_public_shapes_of_card_dumps_give_the_same_card(record: Any) -> None:
    card = compile_card(read(record)).card
    assert (
        card
        == compile_card(
            PrintedCard(
                "X1-01",
                "Aamon",
                "digimon",
                ("red",),
                4,
                5,
                4000,
                (("red", 3, 2),),
                ("Champion",),
                (),
                ("Beast",),
                "<Rush>",
            )
        ).card
    )


def test_a_record_of_no_known_shape_is_refused() -> None:
    with pytest.raises(NotACard, match="shape"):
        read({"title": "Aamon"})


def test_every_card_of_the_first_decks_is_complete() -> None:
    cards = {card["number"]: card for card in shared("cards.json")}
    numbers = {
        number
        for deck in shared("decks.json")
        if deck["format"] in ("BT1", "BT2", "BT3", "BT4")
        for number in (*deck["deck"], *deck["digi_egg_deck"])
    }
    found = compile_dump(cards[number] for number in sorted(numbers))
    assert found.problems == ()
    assert len(found.cards) == 95


def test_cards_of_one_new_set_know_each_other_and_what_nobody_knows_is_told() -> None:
    first = {
        "number": "XX1-001",
        "name": "Blibmon",
        "category": ["Digimon"],
        "effect": "[On Play] You may play 1 [Blobmon] from your hand without paying the cost.",
    }
    second = {
        "number": "XX1-002",
        "name": "Blobmon",
        "category": ["Digimon"],
        "types": ["Quagmire"],
        "effect": "[On Play] 1 of your [Blabmon] or Digimon with the [Quagmire] trait gets +1000 DP for the turn.",
    }
    found = compile_dump([first, second])
    assert found.supported == 2
    assert list(found.strangers()) == [("XX1-002", "no card is named [Blabmon]")]


def test_the_shapes_of_the_samples_are_read() -> None:
    for name in ("samples/apitcg.json", "samples/digimon-card-app.json"):
        for record in shared(name):
            assert compile_card(read(record)).card.number
