"""Digivolution requirements: the short form and today's sentences mean the same (2-3-6-3)."""

import pytest

from dcg.official.language.card import DigivolutionRequirement
from dcg.official.language.selectors import AnyOf, HasColour, HasTrait, NameContains, NameIs
from dcg.official.text.effects import NotUnderstood
from dcg.official.text.requirements import (
    describe_dna,
    describe_requirement,
    dna_requirement,
    requirement,
)


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
        ("[Digivolve] red Lv.5: Cost 4", "4 from red Lv.5"),
        ("[Digivolve] red/blue Lv.5 or lower: Cost 4", "4 from red or blue Lv.5 or lower"),
        ("[Digivolve] Lv.5 [Aamon]: Cost 4", "4 from Lv.5 [Aamon]"),
        ("[Digivolve] level 3 Tamer: Cost 4", "4 from Lv.3 Tamer"),
    ],
)  # fmt: skip
def test_a_requirement_is_described_in_one_short_form(text: str, words: str) -> None:
    assert describe_requirement(requirement(text)) == words


def test_or_with_is_one_or_the_other() -> None:
    (either,) = requirement("[Digivolve] Lv.4 w/[Aamon] in name or w/[Beast] trait: Cost 3").match
    assert either == AnyOf((NameContains(("Aamon",)), HasTrait(("Beast",), contains=False)))
    assert requirement("[Digivolve] [Aamon]: Cost 0").match == (NameIs(("Aamon",)),)


@pytest.mark.parametrize(
    "text",
    [
        "Aamon",
        "[Digivolve] Lv.4 w/[Aamon] in name",
        "[Digivolve] red: Cost 3",
        "[Digivolve] [Aamon]: Cost 2/[Bmon]: Cost 1",
        "[Digivolve] Lv.4 w/o [Aamon] in name: Cost 3",
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
