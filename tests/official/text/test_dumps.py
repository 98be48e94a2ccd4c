"""Dumps are read strictly: every field is read, kept or reported. Every record here is invented."""

from typing import Any

import pytest

from dcg.official.language.card import LinkRequirement, Material, Materials
from dcg.official.language.selectors import Compare, IsCategory
from dcg.official.text.compiled_dump import compile_dump
from dcg.official.text.compiler import compile_card
from dcg.official.text.dumps import NotACard, read, read_all
from dcg.official.text.notes import TokenNote
from dcg.official.text.printed import PrintedCard
from dcg.official.text.render import describe

CARD: dict[str, Any] = {
    "number": "X1-01", "name": "Aamon", "category": ["Digimon"], "colors": ["Red"], "level": 4,
    "play_cost": 5, "dp": 4000, "evo": [["Red", 3, 2]], "effect": "<Rush>",
}  # fmt: skip
APITCG: dict[str, Any] = {
    "code": "X1-01", "name": "Aamon", "cardType": "Digimon", "colors": ["Blue"], "level": "Lv.4",
    "playCost": "5", "dp": "4000", "effect": "-",
}  # fmt: skip
APP: dict[str, Any] = {
    "cardNumber": "X1-01", "name": {"english": "Aamon"}, "cardType": "Digimon", "color": "Red",
    "cardLv": "Lv.4", "playCost": "5", "dp": "4000", "effect": "＜Rush＞", "linkDP": "-",
}  # fmt: skip
IO: dict[str, Any] = {
    "id": "X1-01", "name": "Aamon", "type": "Digimon", "color": "Red", "color2": None, "level": 4,
    "play_cost": 5, "evolution_cost": 2, "evolution_color": "Red", "evolution_level": 3, "dp": 4000,
    "form": "Champion", "attribute": "Virus", "digi_type": "Dragon", "main_effect": "<Rush>",
    "source_effect": "[Your Turn] This Digimon gets +1000 DP.", "alt_effect": None,
}  # fmt: skip


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("colors", ["Mauve"]),
        ("colors", "Red"),
        ("category", ["Spell"]),
        ("category", []),
        ("level", "four"),
        ("dp", -1000),
        ("evo", [["Red", 3]]),
        ("evo", [["Mauve", 3, 2]]),
        ("evo", 5),
        ("evo", [["Red", -3, 2]]),
        ("evo", [["Red", 3, -2]]),
        ("evo", [["Red", True, False]]),
        ("evo", [["Red", 3, 10**5000]]),
        ("evo", [[10**5000, 3, 2]]),
        ("evo", [10**5000]),
        pytest.param("play_cost", 10**5000, id="play_cost-huge"),
        pytest.param("colors", 10**5000, id="colors-huge"),
        ("max_copies", 0),
        ("effect", ["<Rush>"]),
        ("name", ""),
    ],
)
def test_a_malformed_record_is_one_line_with_index_and_field_and_the_rest_is_read(
    field: str, value: object
) -> None:
    dump = read_all([CARD, {**CARD, "number": "X1-02", field: value}, {**CARD, "number": "X1-03"}])
    assert [card.number for card in dump.cards] == ["X1-01", "X1-03"]
    (problem,) = dump.problems
    assert (problem.index, problem.number, problem.field) == (1, "X1-02", field)
    assert str(problem).startswith(f"record 1 (X1-02): {field}: ")


def test_what_is_no_record_at_all_does_not_stop_the_rest() -> None:
    dump = read_all([7, {"title": "Aamon"}, CARD])
    assert [problem.index for problem in dump.problems] == [0, 1]
    assert len(dump.cards) == 1


@pytest.mark.parametrize("field", ["playCost", "dp", "cardLv", "aceEffect"])
@pytest.mark.parametrize("digits", ["9" * 5000, "٩"])
def test_a_number_in_text_that_no_card_has_is_one_line(field: str, digits: str) -> None:
    text = f"Overflow {digits}" if field == "aceEffect" else digits
    dump = read_all([{**APP, field: text}, APP])
    assert [problem.field for problem in dump.problems] == [field]
    assert len(dump.cards) == 1


@pytest.mark.parametrize(
    "effect", ["[Main] " + "<Draw 1>. " * 100, "[On Play] Gain " + "9" * 4500 + " memory."]
)
def test_a_text_that_is_too_long_is_the_problem_of_its_card(effect: str) -> None:
    found = compile_dump([{**CARD, "number": "X1-02", "effect": effect}, CARD])
    assert (len(found.cards), found.complete) == (2, 1)
    assert {problem.number for problem in found.problems} == {"X1-02"}


def test_coverage_says_which_records_are_not_read() -> None:
    found = compile_dump([{**CARD, "colors": ["Mauve"]}, CARD])
    assert len(found.cards) == found.complete == 1
    assert "record 0 (X1-01): colors: unknown colour 'Mauve'" in found.lines()


def test_another_picture_of_a_card_is_that_card() -> None:
    pictures = [
        APITCG,
        {**APITCG, "code": "X1-01-p1", "set": "another"},
        {**APITCG, "code": "X1-01_P2"},
    ]
    dump = read_all(pictures)
    assert [card.number for card in dump.cards] == ["X1-01"]
    assert (dump.again, dump.problems) == (2, ())
    assert compile_dump(pictures).figures().cards == 1


def test_a_card_that_is_given_again_otherwise_is_named_and_the_first_counts() -> None:
    dump = read_all([CARD, {**CARD, "dp": 5000}])
    assert [card.dp for card in dump.cards] == [4000]
    assert list(map(str, dump.problems)) == [
        "record 1 (X1-01): another record of it says otherwise: the first counts"
    ]


@pytest.mark.parametrize(
    ("record", "field", "value"),
    [
        (CARD, "option_colors", ["Red"]),
        (APP, "dualEffect", "[Main] Gain 1 memory."),
        (APP, "optionCardEffect", "[Main] Gain 1 memory."),
    ],
)
def test_a_field_without_a_place_in_a_card_is_a_problem(
    record: dict[str, Any], field: str, value: object
) -> None:
    assert compile_card(read(record)).complete
    compiled = compile_card(read({**record, field: value}))
    assert [(problem.where, problem.part) for problem in compiled.problems] == [(field, "field")]


@pytest.mark.parametrize(
    ("record", "more"),
    [
        (CARD, {"link_req": "[Link] Lv.3: Cost 1", "link_dp": 2000, "link_effect": "<Raid>."}),
        (
            APP,
            {"linkRequirement": "[Link] Lv.3: Cost 1", "linkDP": "+2000", "linkEffect": "<Raid>"},
        ),
        (
            CARD,
            {
                "link_req": "[Link] Lv.3: Cost 1",
                "link_dp": 2000,
                "link_effect": "<Raid>",
                "inherited": "+2000 DP\n<Link> Lv.3: Cost 1 (Plug it in.)\n<Raid> (Said twice.)",
            },
        ),
    ],
)
def test_a_link_is_read_from_the_fields_of_either_shape(
    record: dict[str, Any], more: dict[str, Any]
) -> None:
    compiled = compile_card(read({**record, **more}))
    assert compiled.supported
    card = compiled.card
    assert card.link == (LinkRequirement(1, (Compare("level", "=", 3),)),)
    assert (card.link_dp, card.inherited) == (2000, ())
    assert [effect.keyword for effect in card.link_effects] == ["raid"]


@pytest.mark.parametrize("more", [{"link_dp": 2000}, {"link_effect": "<Raid>"}])
def test_a_link_without_requirements_is_a_problem(more: dict[str, Any]) -> None:
    (problem,) = compile_card(read({**CARD, **more})).problems
    assert (problem.where, problem.reason) == ("link", "a link without link requirements")


@pytest.mark.parametrize(
    ("record", "more"),
    [
        (CARD, {"hdr_xros": ["DigiXros -2: 2 Digimon cards"]}),
        (APP, {"digiXros": "[DigiXros -2] 2 Digimon cards"}),
        (
            CARD,
            {
                "hdr_digivolve": ["Digivolve: 2 from Lv.3 DigiXros -2: 2 Digimon cards"],
                "hdr_xros": ["[DigiXros -2] 2 Digimon cards"],
            },
        ),
    ],
)
def test_a_digixros_requirement_is_read_wherever_the_dump_has_it(
    record: dict[str, Any], more: dict[str, Any]
) -> None:
    compiled = compile_card(read({**record, **more}))
    assert compiled.complete
    expected = Materials(2, (Material((IsCategory(("digimon",)),), 2),))
    assert compiled.card.digixros == expected
    assert "[DigiXros -2] 2 Digimon cards" in describe(compiled.card)


def test_an_assembly_requirement_is_read_in_both_dumps() -> None:
    ours = compile_card(read({**CARD, "hdr_assembly": ["[Assembly -6] 5 Digimon cards"]}))
    app = compile_card(read({**APP, "assembly": "[Assembly -6] 5 Digimon cards"}))
    expected = Materials(6, (Material((IsCategory(("digimon",)),), 5),))
    assert ours.card.assembly == app.card.assembly == expected


def test_two_different_digixros_requirements_are_a_problem() -> None:
    texts = ["[DigiXros -2] 2 Digimon cards", "[DigiXros -1] 2 Digimon cards"]
    compiled = compile_card(read({**CARD, "hdr_xros": texts}))
    assert [problem.where for problem in compiled.problems] == ["digixros"]


def test_a_card_of_two_categories_is_not_read_as_one_of_the_first() -> None:
    compiled = compile_card(read({**CARD, "category": ["Digimon", "Option"]}))
    assert [problem.where for problem in compiled.problems] == ["category"]


def test_a_field_that_says_nothing_for_a_match_is_kept_as_a_fact() -> None:
    printed = read({**CARD, "rarity": "SR", "set": "X1"})
    assert printed.facts == {"rarity": "SR", "set": "X1"}


def test_a_field_nobody_knows_is_reported() -> None:
    dump = read_all([{**CARD, "bond_effect": "[Main] Gain 1 memory."}])
    assert [(problem.field, problem.number) for problem in dump.problems] == [
        ("bond_effect", "X1-01")
    ]


def test_the_colour_to_digivolve_from_is_not_guessed() -> None:
    compiled = compile_card(read({**APITCG, "digivolveCost1": "2 from Lv.3"}))
    assert compiled.card.digivolution == ()
    assert [problem.where for problem in compiled.problems] == ["digivolveCost1"]


def test_a_broken_line_of_the_dump_is_one_line_of_the_card() -> None:
    printed = read(
        {**APITCG, "effect": "[On Play] Gain\n      1 memory.<br>[On\n   Deletion] Draw."}
    )
    assert printed.effect == "[On Play] Gain 1 memory.\n[On Deletion] Draw."


def test_a_digivolution_cost_of_an_unknown_form_is_not_passed_over() -> None:
    with pytest.raises(NotACard, match="digivolveCondition"):
        read({**APP, "digivolveCondition": [{"color": "Red", "cost": "two", "level": "3"}]})


def test_a_note_nobody_closed_loses_no_effect_and_is_reported() -> None:
    text = "<Rush> (This may attack at once.\n[When Digivolving] Gain 1 memory."
    compiled = compile_card(PrintedCard("X1-01", "Aamon", "digimon", effect=text))
    assert len(compiled.card.effects) == 2
    assert [problem.part for problem in compiled.problems] == ["brackets"]


def test_what_a_note_says_of_a_token_is_kept() -> None:
    text = "[On Play] You may play 1 [Foxfire] Token. (Digimon/Cost 3/Lv.4/Yellow/Beast/6000 DP/<Blocker>)"
    compiled = compile_card(PrintedCard("X1-01", "Aamon", "digimon", effect=text))
    assert compiled.tokens == (
        TokenNote("Foxfire", "digimon", ("yellow",), 4, 3, 6000, ("Beast",), "<Blocker>"),
    )


def test_signs_are_those_of_the_card_though_a_page_wrote_them_otherwise() -> None:
    escaped = {**IO, "name": "Aamon &amp; Bmon", "main_effect": "[On Play] &lt;Draw 1&gt;."}
    printed = read(escaped)
    assert printed.name == "Aamon & Bmon"
    assert printed.effect == "[On Play] <Draw 1>."
    assert read({**IO, "name": "Aamon &Bmon;"}).name == "Aamon &Bmon;"


def test_a_note_describes_a_token_in_small_letters_too() -> None:
    text = "[On Play] You may play 1 [Foxfire] token. (Digimon/Cost 3/Lv.4/Yellow/Beast/6000 DP)"
    compiled = compile_card(PrintedCard("X1-01", "Aamon", "digimon", effect=text))
    assert [token.name for token in compiled.card.tokens] == ["Foxfire"]
    assert compiled.supported


def test_a_record_with_one_digivolution_cost_and_three_texts_is_the_same_card() -> None:
    card = compile_card(read(IO)).card
    same = {**CARD, "form": ["Champion"], "attribute": ["Virus"], "types": ["Dragon"]}
    same["inherited"] = "[Your Turn] This Digimon gets +1000 DP."
    assert card == compile_card(read(same)).card
    assert compile_card(read({**IO, "level": "4", "dp": "4000"})).card == card


def test_an_inherited_effect_that_a_dump_has_again_as_a_security_effect_is_read_once() -> None:
    said = {"inherited": "This Digimon gets +1000 DP.", "security": "This Digimon gets +1000DP"}
    printed = read({**CARD, **said})
    assert (printed.inherited, printed.security) == (said["inherited"], "")


@pytest.mark.parametrize("field", ["source_effect", "alt_effect"])
def test_its_icon_tells_which_of_the_texts_is_a_security_effect(field: str) -> None:
    printed = read({**IO, "source_effect": "", field: "[Security] Gain 1 memory."})
    assert (printed.security, printed.inherited) == ("[Security] Gain 1 memory.", "")


def test_what_that_shape_does_not_say_is_reported_and_not_guessed() -> None:
    two = compile_card(read({**IO, "color2": "Blue", "alt_effect": "<Blocker>"}))
    assert [problem.where for problem in two.problems] == ["alt_effect", "evolution_color"]
    with pytest.raises(NotACard, match="evolution_cost"):
        read({**IO, "evolution_cost": None})
    dump = read_all([{**IO, "level": "four"}])
    assert [(problem.number, problem.field) for problem in dump.problems] == [("X1-01", "level")]


@pytest.mark.parametrize(
    ("headers", "requirement", "effects"),
    [
        (["Digivolve: 1 from [Aamon]When you would DigiXros, the name of this card/Digimon is also treated as [Bmon]."], "1 from [Aamon]", 1),
        (["Digivolve: 1 from [Aamon] When this Digimon would digivolve, reduce the digivolution cost by 2."], "1 from [Aamon]", 2),
        (["[Digivolve] Lv.5 w/Aamon] in name: Cost 4"], "4 from Lv.5 Digimon with [Aamon] in its name", 1),
        (["Digivolve: 0 from Aamon"], "0 from [Aamon]", 1),
        (["Digivolve: 2 from Lv.3 w/[Aamon] in name<bt>"], "2 from Lv.3 Digimon with [Aamon] in its name", 1),
    ],
)  # fmt: skip
def test_what_a_dump_runs_together_with_a_requirement_is_taken_apart(
    headers: list[str], requirement: str, effects: int
) -> None:
    compiled = compile_card(read({**CARD, "hdr_digivolve": headers}))
    assert compiled.complete, compiled.problems
    assert f"Digivolve: {requirement}" in describe(compiled.card)
    assert len(compiled.card.effects) == effects


def test_a_requirement_among_the_effects_is_none_of_them() -> None:
    effect = "Digivolve: 2 if name contains [Aamon]<Rush>"
    compiled = compile_card(read({**CARD, "effect": effect}))
    assert compiled.complete, compiled.problems
    assert "Digivolve: 2 from Digimon with [Aamon] in its name" in describe(compiled.card)
    assert len(compiled.card.effects) == 1


def test_a_dna_digivolution_requirement_that_was_taken_for_markup_is_read() -> None:
    """A tag keeps one of two equal attributes: the level that is left is that of both."""
    tag = '<dna 0="" digivolution:="" from="" green="" lv.6="" +="" blue="">'
    damaged = read({**CARD, "effect": f"{tag}\n[On Play] <Draw 1></dna>"})
    whole = read(
        {
            **CARD,
            "effect": "[On Play] <Draw 1>",
            "hdr_dna": ["DNA Digivolution: 0 from green Lv.6 + blue Lv.6"],
        }
    )
    assert compile_card(damaged).complete
    assert compile_card(damaged).card == compile_card(whole).card


def test_the_last_card_of_a_digixros_is_read_from_behind_the_effects() -> None:
    note = "When this would be played, you may place specified cards from your hand under it. Each one reduces the play cost."
    record = {
        **CARD,
        "effect": f"<Rush>\n[Agumon] {note}",
        "hdr_xros": ["DigiXros -2: [Agumon]×[Gabumon]×"],
    }
    compiled = compile_card(read(record))
    assert compiled.complete, compiled.problems
    assert "[DigiXros -2] [Agumon] x [Gabumon] x [Agumon]" in describe(compiled.card)
    assert len(compiled.card.effects) == 1
