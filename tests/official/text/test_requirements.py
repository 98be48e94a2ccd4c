"""Requirements of cards: the short form and today's sentences mean the same (2-3-6-3, 2-3-7, 2-3-8)."""

import pytest

from dcg.official.language.card import DigivolutionRequirement, LinkRequirement, Material, Materials
from dcg.official.language.selectors import (
    AnyOf,
    Compare,
    HasColour,
    HasInText,
    HasTrait,
    IsCategory,
    NameContains,
    NameIs,
    NotMatching,
)
from dcg.official.text.effects import NotUnderstood
from dcg.official.text.requirement_words import (
    describe_burst,
    describe_dna,
    describe_link,
    describe_materials,
    describe_requirement,
)
from dcg.official.text.requirements import (
    assembly_requirement,
    burst_requirement,
    digixros_requirement,
    dna_requirement,
    link_requirement,
    requirements,
)


def requirement(text: str) -> DigivolutionRequirement:
    """The only requirement that the text says."""
    (found,) = requirements(text)
    return found


@pytest.mark.parametrize(
    "text",
    [
        "[Digivolve] Lv.4 w/[Aamon] in name: Cost 3",
        "[Digivolve] Lv.4 w/ [Aamon] in its name: Cost 3.",
        "[Digivolve] level 4 Digimon with [Aamon] in its name: Cost 3",
        "Digivolve: 3 from Lv.4 w/[Aamon] in name",
        "<Digivolve: 3 from Lv.4 w/[Aamon] in name>",
        "[Digivolve]Lv.4 w/[Aamon] in name: Cost 3",
    ],
)
def test_every_spelling_of_a_requirement_is_one_requirement(text: str) -> None:
    found = requirement(text)
    assert found == DigivolutionRequirement(3, None, 4, (NameContains(("Aamon",)),))
    assert describe_requirement(found) == "3 from Lv.4 Digimon with [Aamon] in its name"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[Digivolve] [Aamon]/[Bmon]: Cost 1", "1 from [Aamon] or [Bmon]"),
        ("[Digivolve] Lv.2 w/[Beast]/[Bird] trait: Cost 0", "0 from Lv.2 Digimon with the [Beast] or [Bird] trait"),
        ("[Digivolve] Lv.2 w/[Beast] in traits: Cost 0", "0 from Lv.2 Digimon with [Beast] in any of its traits"),
        ("[Digivolve] Lv.2 w/<Save> in text: Cost 0", "0 from Lv.2 Digimon with <Save> in its text"),
        ("[Digivolve] Lv.3 w/[Beast]/[Bird]/[Fish]: Cost 1", "1 from Lv.3 Digimon with the [Beast], [Bird] or [Fish] trait"),
        ("[Digivolve] red Lv.5: Cost 4", "4 from red Lv.5"),
        ("[Digivolve] red/blue Lv.5 or lower: Cost 4", "4 from red or blue Lv.5 or lower"),
        ("[Digivolve] Lv.5 [Aamon]: Cost 4", "4 from Lv.5 [Aamon]"),
        ("[Digivolve] level 3 Tamer: Cost 4", "4 from Lv.3 Tamer"),
        ("[Digivolve] While you have [Aamon], [Bmon]: Cost 6", "6 from [Bmon] while you have [Aamon]"),
        ("[Digivolve] While you have 3 or fewer security cards [Aamon]: Cost 5", "5 from [Aamon] while you have 3 or fewer security cards"),
        ("[Digivolve] While opponent has a 9000 DP or higher Digimon, [Aamon]: Cost 5", "5 from [Aamon] while your opponent has a Digimon with 9000 DP or more"),
        ("Digivolve: 1 if name contains [Aamon]", "1 from Digimon with [Aamon] in its name"),
        ("Digivolve: 3 from Lv.4 if name contains [Aamon]", "3 from Lv.4 Digimon with [Aamon] in its name"),
        ("[Digivolve] [Aamon] in name: Cost 5", "5 from Digimon with [Aamon] in its name"),
        ("Digivolve: 3 from Lv.4 2-color w/green", "3 from 2-color green Lv.4"),
        ("Digivolve: 3 from Lv.4 w/[Aamon] in name or 2-color w/green", "3 from Lv.4 Digimon with [Aamon] in its name or 2-color with green"),
        ("[Digivolve] [Aamon] w/5 [Beast] trait cards under: Cost 5", "5 from [Aamon] with 5 or more cards with the [Beast] trait in its digivolution cards"),
        ("Digivolve: 3 from [Aamon] w/ [Bmon] digivolution card", "3 from [Aamon] with [Bmon] in its digivolution cards"),
        ("[Digivolve] [Aamon] with [Bmon] under: Cost 3", "3 from [Aamon] with [Bmon] in its digivolution cards"),
        ("Digivolve: 4 from red, black, or purple Lv.4 w/<Save> text", "4 from red, black or purple Lv.4 Digimon with <Save> in its text"),
        ("[Digivolve] Lv.6 w/[Beast] trait and play cost 13 or less: Cost 2", "2 from play cost 13 or lower Lv.6 Digimon with the [Beast] trait"),
    ],
)  # fmt: skip
def test_a_requirement_is_described_in_one_short_form(text: str, words: str) -> None:
    assert describe_requirement(requirement(text)) == words


def test_or_with_is_one_or_the_other() -> None:
    (either,) = requirement("[Digivolve] Lv.4 w/[Aamon] in name or w/[Beast] trait: Cost 3").match
    assert either == AnyOf((NameContains(("Aamon",)), HasTrait(("Beast",), contains=False)))
    assert requirement("[Digivolve] [Aamon]: Cost 0").match == (NameIs(("Aamon",)),)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[Digivolve] [Aamon]: Cost 2/[Bmon]: Cost 1", ["2 from [Aamon]", "1 from [Bmon]"]),
        (
            "[Digivolve] [Aamon]: Cost 2/Lv.4 w/[Beast]/[Bird] trait: Cost 3",
            ["2 from [Aamon]", "3 from Lv.4 Digimon with the [Beast] or [Bird] trait"],
        ),
        (
            "Digivolve: 5 from [Aamon]/3 from yellow or purple Lv.4 w/<Save> in text",
            ["5 from [Aamon]", "3 from yellow or purple Lv.4 Digimon with <Save> in its text"],
        ),
        (
            "[Digivolve] [Aamon]/Lv.2 w/[Beast] trait: Cost 0",
            ["0 from [Aamon]", "0 from Lv.2 Digimon with the [Beast] trait"],
        ),
        (
            "[Digivolve] [Aamon]/[Bmon] or Lv.2 w/[Beast]/[Bird] trait: Cost 0",
            ["0 from [Aamon] or [Bmon]", "0 from Lv.2 Digimon with the [Beast] or [Bird] trait"],
        ),
        (
            "[Digivolve] Lv.4 w/[Aamon] in name or Lv.3 w/[Beast] trait: Cost 2",
            ["2 from Lv.4 Digimon with [Aamon] in its name", "2 from Lv.3 Digimon with the [Beast] trait"],
        ),
        ("[Digivolve] [Aamon] or [Bmon]: Cost 2", ["2 from [Aamon] or [Bmon]"]),
        (
            "[Digivolve] Lv.4 w/[Aamon] in name w/o [Beast] trait: Cost 0",
            ["0 from Lv.4 Digimon with [Aamon] in its name without the [Beast] trait"],
        ),
        (
            "[Digivolve] Lv.4 w/[Aqua] or [Sea] in any trait or w/[Beast] trait: Cost 3",
            ["3 from Lv.4 Digimon with [Aqua] or [Sea] in any of its traits or the [Beast] trait"],
        ),
    ],
)  # fmt: skip
def test_a_text_may_say_several_requirements(text: str, said: list[str]) -> None:
    assert [describe_requirement(each) for each in requirements(text)] == said


def test_without_a_trait_is_what_does_not_have_it() -> None:
    found = requirement("[Digivolve] Lv.4 w/[Aamon] in name w/o [Beast] trait: Cost 0")
    lacks = NotMatching(HasTrait(("Beast",), contains=False))
    assert found == DigivolutionRequirement(0, None, 4, (NameContains(("Aamon",)), lacks))


@pytest.mark.parametrize(
    "text",
    [
        "Aamon",
        "[Digivolve] Lv.4 w/[Aamon] in name",
        "[Digivolve] red: Cost 3",
        "[Digivolve] [Aamon]: Cost 2/[Bmon]",
        "[Digivolve] [Aamon]/red: Cost 2",
        "Digivolve: 2 from [Aamon]/1 from",
        "[Digivolve] Lv.4 w/[Aamon] in name w/o: Cost 3",
        "[Digivolve] Lv.4 § [Aamon]: Cost 3",
        "[Digivolve] [Aamon]: Cost 1234567890",
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(NotUnderstood):
        requirement(text)


@pytest.mark.parametrize(
    "text",
    [
        "[DNA Digivolve] Blue/red Lv.4 + green Lv.5 w/[Aamon] in name: Cost 2",
        "[DNA Digivolution] Blue/red Lv.4+green Lv.5 w/[Aamon] in name: Cost 2",
        "DNA Digivolution: 2 from blue/red Lv.4 + green Lv.5 w/[Aamon] in name",
        "<DNA Digivolution: 2 from blue/red Lv.4 + green Lv.5 w/[Aamon] in name>",
    ],
)
def test_every_spelling_of_a_dna_requirement_is_one_requirement(text: str) -> None:
    found = dna_requirement(text)
    assert found.cost == 2
    top, bottom = found.of
    assert HasColour(("blue", "red")) in top
    assert NameContains(("Aamon",)) in bottom
    assert (
        describe_dna(found)
        == "2 from blue or red Lv.4 + green Lv.5 Digimon with [Aamon] in its name"
    )


@pytest.mark.parametrize(
    "text",
    [
        "[DNA Digivolve] Blue Lv.4: Cost 0",
        "[DNA Digivolve] Blue Lv.4 + green Lv.4",
        "[Digivolve] Blue Lv.4 + green Lv.4: Cost 0",
        "[DNA Digivolve] Blue Lv.4 or green Lv.4: Cost 0",
        "[DNA Digivolve] Blue Lv.4 + green Lv.4: Cost 0 and more",
    ],
)
def test_what_is_no_dna_requirement_is_not_read_as_one(text: str) -> None:
    with pytest.raises(NotUnderstood):
        dna_requirement(text)


@pytest.mark.parametrize(
    "text",
    [
        "Burst Digivolve: By returning 1 [Marc] to the hand, 0 from [Sunmon].",
        "Burst Digivolve: By returning 1 [Marc] to the hand, 0 from [Sunmon]",
        "Burst Digivolve: 0 from [Sunmon] by returning 1 [Marc] to hand",
        "Burst Digivolve: 0 from [Sunmon] by returning 1 [Marc] to the hand",
    ],
)
def test_every_spelling_of_a_burst_digivolve_requirement_is_one_requirement(text: str) -> None:
    found = burst_requirement(text)
    assert found.cost == 0
    assert found.match == (NameIs(("Sunmon",)),)
    assert found.returning == (NameIs(("Marc",)),)
    assert describe_burst(found) == "By returning 1 [Marc] to the hand, 0 from [Sunmon]"


@pytest.mark.parametrize(
    "text",
    [
        "Burst Digivolve: 0 from [Sunmon]",
        "Burst Digivolve: By returning 2 [Marc] to the hand, 0 from [Sunmon]",
        "Burst Digivolve: By returning 1 [Marc] to the deck, 0 from [Sunmon]",
        "Digivolve: 0 from [Sunmon] by returning 1 [Marc] to hand",
    ],
)
def test_what_is_no_burst_digivolve_requirement_is_not_read_as_one(text: str) -> None:
    with pytest.raises(NotUnderstood):
        burst_requirement(text)


DIGIMON = IsCategory(("digimon",))


@pytest.mark.parametrize(
    "text",
    [
        "[DigiXros -2] [Aamon] x [Bmon]",
        "DigiXros -2: [Aamon] × [Bmon]",
        "DigiXros -2: [Aamon]×[Bmon]",
        "DigiXros -2: [Aamon] + [Bmon]",
        (
            "DigiXros -2: [Aamon] × [Bmon] (When this would be played, you may place these under "
            "it. Each is worth 2 of its cost.)"
        ),
        (
            "DigiXros -2: [Aamon] × [Bmon] When this would be played, you may place these under "
            "it. Each is worth 2 of its cost."
        ),
    ],
)
def test_every_spelling_of_a_digixros_requirement_is_one_requirement(text: str) -> None:
    found = digixros_requirement(text)
    assert found == Materials(2, (Material((NameIs(("Aamon",)),)), Material((NameIs(("Bmon",)),))))
    assert describe_materials("DigiXros", found) == "[DigiXros -2] [Aamon] x [Bmon]"


@pytest.mark.parametrize(
    ("text", "material", "words"),
    [
        ("[Aamon]/[Bmon]", Material((NameIs(("Aamon", "Bmon")),)), "[Aamon] or [Bmon]"),
        (
            "[Aamon]/[Bmon]/[Cmon]",
            Material((NameIs(("Aamon", "Bmon", "Cmon")),)),
            "[Aamon], [Bmon] or [Cmon]",
        ),
        ("4 [Aamon]", Material((NameIs(("Aamon",)),), 4), "4 [Aamon]"),
        (
            "Blue [Aamon]",
            Material((HasColour(("blue",)), NameIs(("Aamon",)))),
            "blue [Aamon]",
        ),
        (
            "1 Digimon card w/<Save> in text",
            Material((DIGIMON, HasInText("<Save>"))),
            "1 Digimon card with <Save> in its text",
        ),
        (
            "2 Digimon cards w/[Beast] trait",
            Material((DIGIMON, HasTrait(("Beast",), contains=False)), 2),
            "2 Digimon cards with the [Beast] trait",
        ),
        (
            "3 Lv.4 [Beast] trait Digimon cards w/different card numbers",
            Material(
                (Compare("level", "=", 4), DIGIMON, HasTrait(("Beast",), contains=False)),
                3,
                "number",
            ),
            "3 Lv.4 Digimon cards with different card numbers and the [Beast] trait",
        ),
        (
            "∞ Digimon cards w/[Beast] or [Bird] trait & different card numbers",
            Material((DIGIMON, HasTrait(("Beast", "Bird"), contains=False)), None, "number"),
            "any number of Digimon cards with different card numbers and the [Beast] or [Bird] trait",
        ),
        (
            "5 Digimon cards w/different names + [Beast] in one of its traits",
            Material((DIGIMON, HasTrait(("Beast",), contains=True)), 5, "name"),
            "5 Digimon cards with different names and [Beast] in any of their traits",
        ),
        (
            "4 Lv.3 cards with different names",
            Material((Compare("level", "=", 3),), 4, "name"),
            "4 Lv.3 cards with different names",
        ),
    ],
)
def test_what_is_placed_is_named_described_and_counted(
    text: str, material: Material, words: str
) -> None:
    found = digixros_requirement(f"DigiXros -1: {text}")
    assert found == Materials(1, (material,))
    said = describe_materials("DigiXros", found)
    assert said == f"[DigiXros -1] {words}"
    assert digixros_requirement(said) == found


def test_assembly_names_how_many() -> None:
    found = assembly_requirement("[Assembly -6] 5 [Beast] trait cards w/different card numbers")
    assert found == Materials(6, (Material((HasTrait(("Beast",), contains=False),), 5, "number"),))
    said = describe_materials("Assembly", found)
    assert said == "[Assembly -6] 5 cards with different card numbers and the [Beast] trait"
    assert assembly_requirement(said) == found
    with pytest.raises(NotUnderstood, match="any number"):
        assembly_requirement("[Assembly -6] ∞ [Beast] trait cards")


@pytest.mark.parametrize(
    "text",
    [
        "[DigiXros -2]",
        "[DigiXros -2] [Aamon] x",
        "DigiXros -2: [Aamon]×[Bmon]×",
        "[DigiXros 2] [Aamon]",
        "[DigiXros +2] [Aamon]",
        "[Assembly -2] [Aamon]",
        "[DigiXros -2] 0 [Aamon]",
        "[DigiXros -2] Digimon",
        "[DigiXros -2] [Aamon] or 2 [Bmon]",
        "[DigiXros -2] 2 Digimon cards w/different costs",
        "DigiXros -2: [Aamon] When you would play this card, gain 1 memory.",
        "DigiXros -2: [Aamon] When this would be played, you may place these under it.",
    ],
)
def test_what_is_no_digixros_requirement_is_not_read_as_one(text: str) -> None:
    with pytest.raises(NotUnderstood):
        digixros_requirement(text)


def test_the_cards_of_an_assembly_may_be_told_with_any_sign_between_them_and_a_number_or_none() -> (
    None
):
    level_five = Material((Compare("level", "=", 5), IsCategory(("digimon",))))
    three = Material((HasTrait(("Frost",)),), 3)
    for text in (
        "[Assembly -4] Lv.5 + 3 [Frost] trait cards",
        "[Assembly -4] 1 Lv.5 × 3 [Frost] trait cards",
        "[Assembly -4] 1 Lv.5 Digimon card & 3 cards w/[Frost] trait",
    ):
        assert assembly_requirement(text) == Materials(4, (level_five, three))


def test_a_link_may_name_a_trait_or_a_level() -> None:
    said = link_requirement("[Link] [Frost] trait or Lv.4: Cost 2")
    assert said == LinkRequirement(2, (AnyOf((HasTrait(("Frost",)), Compare("level", "=", 4))),))
    assert describe_link(said) == "[Frost] trait or Lv.4: cost 2"
    two_traits = link_requirement("[Link] [Frost] or [Grave] trait: Cost 2")
    assert two_traits.match == (HasTrait(("Frost", "Grave")),)


def test_what_a_digimon_must_not_have_may_stand_alone() -> None:
    said = requirement("[Digivolve] Lv.4 w/o [Frost] trait: Cost 3")
    assert said == DigivolutionRequirement(3, level=4, match=(NotMatching(HasTrait(("Frost",))),))
