"""The (Rule) of a card: today's sentences and those that cards said as effects (2-3-5)."""

import pytest

from dcg.official.language.card import CardRule, LevelForAssembly
from dcg.official.text.compiler import compile_card
from dcg.official.text.effects import NotUnderstood
from dcg.official.text.own_rules import describe_rule, own_rule
from dcg.official.text.printed import PrintedCard
from dcg.official.text.render import describe

SAID = [
    ("(Rule) Name: Also treated as [Aamon].", CardRule(names=("Aamon",))),
    ("[Rule] Name: Also treated as [Aamon]/[Bmon].", CardRule(names=("Aamon", "Bmon"))),
    ("(Rule) Name: Also treated as having [Aamon] and [Bmon].", CardRule(names_with=("Aamon", "Bmon"))),
    ("(Rule) Trait: Has [Beast] Type.", CardRule(types=("Beast",))),
    ("(Rule) Trait: Has [Hybrid] Form.", CardRule(form=("Hybrid",))),
    ("(Rule) Trait: Has [Free] attribute.", CardRule(attribute=("Free",))),
    ("(Rule) Trait: Has [Great Beasts].", CardRule(traits=("Great Beasts",))),
    ("(Rule) You can include up to 9 copies of cards with this card's card number in your deck.", CardRule(copies=9)),
    ("The name of this card/Digimon is also treated as [Aamon] and [Bmon].", CardRule(names=("Aamon", "Bmon"))),
    ("This card/Digimon is also treated as if its name is [Aamon].", CardRule(names=("Aamon",))),
    ("Treat this card/Digimon as if its name is also [Aamon].", CardRule(names=("Aamon",))),
    ("This card/Digimon is also treated as having [Aamon] in its name.", CardRule(names_with=("Aamon",))),
    ("This card/Digimon is also treated as having the [Beast] trait.", CardRule(traits=("Beast",))),
    ("This card is also treated as [Aamon] for DigiXros.", CardRule(names_for_digixros=("Aamon",))),
    ("This card is also treated as level 4 for [Aamon]'s assembly.", CardRule(for_assembly=LevelForAssembly(4, ("Aamon",)))),
    ("*Also treat as if name is [Aamon] and traits include [Virus].", CardRule(names=("Aamon",), attribute=("Virus",))),
]  # fmt: skip


@pytest.mark.parametrize(("text", "rule"), SAID)
def test_a_rule_is_read(text: str, rule: CardRule) -> None:
    assert own_rule(text) == rule


@pytest.mark.parametrize("rule", [rule for text, rule in SAID if not text.startswith("*")])
def test_what_is_written_of_a_rule_is_that_rule(rule: CardRule) -> None:
    assert own_rule(describe_rule(rule)) == rule


def test_what_is_no_rule_of_a_card_is_not_read_as_one() -> None:
    for text in ("(Rule) Name: Also treated as red.", "Trait: Has 3 types.", "*Also treat as if name is [A] and traits include [B]."):  # fmt: skip
        with pytest.raises(NotUnderstood):
            own_rule(text)


def test_a_rule_among_effects_is_none_of_them() -> None:
    text = "This card is also treated as having [Bmon] in its name. While you have a blue Tamer, you may use this card without meeting its color requirements.\n[Main] <Draw 1>."
    compiled = compile_card(PrintedCard("X1-01", "Aamon", "option", effect=text))
    assert compiled.complete, compiled.problems
    assert compiled.card.rules == (CardRule(names_with=("Bmon",)),)
    assert len(compiled.card.effects) == 2
    assert "(Rule) Name: Also treated as having [Bmon]." in describe(compiled.card)


def test_a_rule_says_how_many_copies_a_deck_may_have() -> None:
    text = "You can include up to 40 copies of cards with this card's card number in your deck."
    assert compile_card(PrintedCard("X1-01", "Aamon", "digimon", effect=text)).card.max_copies == 40


def test_a_rule_that_is_not_read_is_named() -> None:
    compiled = compile_card(PrintedCard("X1-01", "Aamon", "digimon", rules=("(Rule) Level: 9.",)))
    assert compiled.card.unread == ("rule of the card",)


def test_a_rule_that_says_a_name_and_an_attribute_is_shown_as_two_sentences() -> None:
    rule = CardRule(names=("Bmon",), attribute=("Virus",))
    assert describe_rule(rule) == "Name: Also treated as [Bmon]. Trait: Has [Virus] attribute."
