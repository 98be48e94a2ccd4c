"""Links and App Fusions as cards print them, and "the cost" of what would happen."""

import pytest

from dcg.official.language import processes as p
from dcg.official.language.selectors import Compare, HasTrait, NameIs
from dcg.official.support.tree import walk
from dcg.official.text.check import check
from dcg.official.text.compiler import compile_card
from dcg.official.text.effects import NotUnderstood, compile_effect
from dcg.official.text.printed import PrintedCard
from dcg.official.text.render import describe, render_numbered
from dcg.official.text.requirement_words import describe_app_fusion, describe_link
from dcg.official.text.requirements import app_fusion_requirement, link_requirement


@pytest.mark.parametrize(
    ("text", "match", "words"),
    [
        ("[Link] [App] trait: Cost 1", HasTrait(("App",)), "[App] trait: cost 1"),
        ("[Link] Lv.3 or higher: Cost 2", Compare("level", ">=", 3), "Lv.3 or higher: cost 2"),
        ("[Link] [Aamon]: Cost 3", NameIs(("Aamon",)), "[Aamon]: cost 3"),
        ("[Link] [App] trait: Cost 1 (Plug it in.)", HasTrait(("App",)), "[App] trait: cost 1"),
    ],
)
def test_a_link_requirement_says_to_what_and_for_what(text: str, match: object, words: str) -> None:
    found = link_requirement(text)
    assert found.match == (match,)
    assert describe_link(found) == words


@pytest.mark.parametrize("text", ["[Link] [App] trait", "[Link]: Cost 1", "Link 1 card: Cost 1"])
def test_what_is_no_link_requirement_is_not_read(text: str) -> None:
    with pytest.raises(NotUnderstood):
        link_requirement(text)


def test_an_app_fusion_names_two_cards_or_more() -> None:
    found = app_fusion_requirement("[App Fusion] [Aamon] & [Bmon] & [Cmon]: Cost 0")
    assert found.of == ((NameIs(("Aamon",)),), (NameIs(("Bmon",)),), (NameIs(("Cmon",)),))
    assert describe_app_fusion(found) == "[Aamon] & [Bmon] & [Cmon]: cost 0"
    with pytest.raises(NotUnderstood):
        app_fusion_requirement("[App Fusion] [Aamon]: Cost 0")


def test_a_card_with_a_link_is_described_whole() -> None:
    card = compile_card(
        PrintedCard(
            "X1-01",
            "Aamon",
            "digimon",
            security="[Security] <Draw 1>",
            link=("[Link] Lv.3: Cost 1",),
            link_dp=2000,
            link_effect="[When Linking] This Digimon may attack.",
        )
    ).card
    lines = describe(card)
    assert lines[-4:] == [
        "Security effect:",
        "  [Security] <Draw 1>.",
        "Link effect:",
        "  [When Linking] This Digimon may attack.",
    ]
    assert "Link: Lv.3: cost 1" in lines
    assert "Link DP: +2000" in lines
    assert render_numbered(card, 1) == "[When Linking] This Digimon may attack."


@pytest.mark.parametrize(
    ("would", "kind"),
    [
        ("When this card would be played", "play"),
        ("[Your Turn] When this Digimon would digivolve", "digivolve"),
        ("[Your Turn] When a card with the [App] trait would link to this Digimon", "link"),
    ],
)
def test_the_cost_is_that_of_what_would_happen(would: str, kind: str) -> None:
    text = f"{would}, reduce the cost by 1."
    effect = compile_effect(text, "digimon", "effects")
    assert [node.kind for node in walk(effect.body) if isinstance(node, p.ReduceCost)] == [kind]
    assert check(effect, text, "digimon", "effects") == ""
