"""Effects that play Tokens, and the notes that say what these are."""

import pytest

from dcg.official.keywords.keyword_effect import KeywordEffect
from dcg.official.language.processes import ChooseProcess, If, May, Play, PlayToken
from dcg.official.text.compiler import compile_card
from dcg.official.text.printed import PrintedCard
from dcg.official.text.render import render_effect
from tests.official.unbuilt import UNBUILT, in_brackets


def printed(effect: str) -> PrintedCard:
    return PrintedCard(number="X-1", name="Aamon", category="digimon", level=5, effect=effect)


@pytest.mark.parametrize(
    ("text", "today"),
    [
        ("Play 1 [Bmon] Token.", "Play 1 [Bmon] Token."),
        ("Play 2 [Bmon] Tokens.", "Play 2 [Bmon] Tokens."),
        ("You may play 1 [Bmon] Token without paying the cost.", "You may play 1 [Bmon] Token."),
        ("You may play 1 [Bmon] Token without paying its memory cost.", "You may play 1 [Bmon] Token."),
    ],
)  # fmt: skip
def test_a_token_is_played_by_its_name(text: str, today: str) -> None:
    compiled = compile_card(printed(f"[On Play] {text} (Digimon/Red/3000 DP)"))
    assert compiled.supported, compiled.problems
    assert render_effect(compiled.card.effects[0]) == f"[On Play] {today}"


OR_A_CARD = (
    "[On Play] You may play 1 [Bmon] Token or, from your hand or trash, 1 Digimon card with [Aamon] in its name "
    "without paying the cost."
)
NO_NAMESAKES = " This effect can't play cards with the same name as any of your Digimon."


def test_a_token_or_a_card_is_played_and_neither_is_a_namesake() -> None:
    note = " (Digimon/Red/3000 DP)"
    plain, narrowed = (
        compile_card(printed(OR_A_CARD + behind + note)) for behind in ("", NO_NAMESAKES)
    )
    assert plain.supported, plain.problems
    assert narrowed.supported, narrowed.problems
    (free,), (bound,) = plain.card.effects, narrowed.card.effects
    assert render_effect(free) == OR_A_CARD
    assert render_effect(bound) == OR_A_CARD + NO_NAMESAKES
    assert isinstance(free.body, May)
    assert isinstance(free.body.process, ChooseProcess)
    assert isinstance(bound.body, May)
    assert isinstance(bound.body.process, ChooseProcess)
    assert [type(each) for each in free.body.process.options] == [PlayToken, Play]
    assert [type(each) for each in bound.body.process.options] == [If, Play]


def test_an_accent_left_as_its_number_is_repaired_in_the_name_and_in_the_note() -> None:
    effect = "[On Play] You may play 1 [BxE9 RenxE9] Token. (Digimon/Red/3000 DP)"
    (token,) = compile_card(printed(effect)).card.tokens
    assert token.name == "BxE9 René"  # only behind a small letter


def test_the_note_says_what_a_token_is() -> None:
    note = "(Digimon/Cost 5/Lv. 4/Red/Champion/Virus/Beast/3000 DP/<Blocker>\n[On Deletion] Gain 1 memory.)"
    (token,) = compile_card(printed(f"[On Play] Play 1 [Bmon] Token. {note}")).card.tokens
    assert (token.number, token.name, token.token) == ("Token Bmon", "Bmon", True)
    assert (token.play_cost, token.level, token.dp, token.colours) == (5, 4, 3000, ("red",))
    assert (token.form, token.attribute, token.types) == (("Champion",), ("Virus",), ("Beast",))
    assert [effect.keyword for effect in token.effects] == ["blocker", None]


def test_the_older_note_is_a_sentence() -> None:
    note = (
        "(Bmon Tokens are level 6 white Digimon with a memory cost of 14, 3000 DP, and are Mega form, "
        "Beast type, and Virus attribute.)"
    )
    effect = f"[On Play] You may play 1 [Bmon] Token without paying its memory cost. {note}"
    (token,) = compile_card(printed(effect)).card.tokens
    assert (token.play_cost, token.level, token.dp, token.colours) == (14, 6, 3000, ("white",))
    assert (token.form, token.attribute, token.types) == (("Mega",), ("Virus",), ("Beast",))


def test_a_token_that_no_note_describes_is_a_problem() -> None:
    compiled = compile_card(printed("[On Play] You may play 1 [Bmon] Token."))
    assert compiled.card.effects[0].body == May(PlayToken("Bmon"))
    assert not compiled.complete
    assert "[Bmon]" in str(compiled.problems[0])


@pytest.mark.parametrize("held", UNBUILT)
def test_what_does_not_run_of_a_token_does_not_run_of_its_card(held: KeywordEffect) -> None:
    compiled = compile_card(
        printed(f"[On Play] Play 1 [Bmon] Token. (Digimon/Red/3000 DP/{in_brackets(held)})")
    )
    assert not compiled.supported
