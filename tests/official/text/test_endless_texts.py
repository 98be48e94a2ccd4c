"""Texts longer than any card's: each is named as not read, soon, and what stands beside it is read."""

from __future__ import annotations

import pytest

from dcg.official.text.compiled_dump import compile_dump

AAMON = {"number": "X1-01", "name": "Aamon", "category": ["Digimon"], "effect": "<Rush>"}

REPEATED = {
    "joined": ("[On Play] ", "draw 1 card and ", "draw 1 card."),
    "joined conditions": (
        "[On Play] If ",
        "you have a Digimon and ",
        "you have a Tamer, <Draw 1>.",
    ),
    "conditions": ("[On Play] ", "If you have a Digimon, ", "draw 1 card."),
    "triggers": ("[All Turns] ", "When this Digimon attacks, ", "draw 1 card."),
    "costs": ("[On Play] ", "By trashing 1 card in your hand, ", "draw 1 card."),
    "sentences": ("[On Play] ", "Delete 1 of your opponent's Digimon. ", "Sing."),
    "names": ("[On Play] You may play 1 ", "[Aamon], ", "or [Aamon] from your hand."),
    "gains": ("[Your Turn] This Digimon ", "gets +1000 DP and gains <Rush>, ", "and sings."),
    "adjectives": ("[On Play] Delete 1 of your opponent's ", "red ", "Digimon."),
    "brackets": ("", "[", ""),
    "pairs": ("", "[]", ""),
    "parentheses": ("", "(\n", ""),
    "letters": ("", "a", '"'),
    "digits": ("[On Play] Draw ", "9", " cards."),
}


@pytest.mark.parametrize("times", [30, 120, 100_000])
@pytest.mark.parametrize("kind", REPEATED)
def test_what_goes_on_and_on_is_named_and_stops_no_other_card(kind: str, times: int) -> None:
    first, again, last = REPEATED[kind]
    longest = times == 100_000
    endless = AAMON | {"number": "X1-02", "effect": first + again * times + last}
    found = compile_dump([endless, AAMON])
    assert found.cards["X1-01"].effects[0].keyword == "rush"
    if longest:
        assert [(each.number, each.field) for each in found.records] == [("X1-02", "effect")]
        assert "5000 are the most" in found.records[0].reason
    else:
        assert "X1-02" in found.cards
    found.plain()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("dp", 100_000),
        ("effect", "[On Play] Gain 100000 memory."),
        ("hdr_digivolve", ["[Digivolve] Lv.3: Cost 100000"]),
        ("effect", "[On Play] Play 1 [Bot] Token. (Digimon/Red/100000 DP/<Rush>)"),
    ],
)
def test_a_number_that_no_card_has_is_named_and_no_part_of_the_card(
    field: str, value: object
) -> None:
    """Otherwise its matches could be played and would be taken in nowhere."""
    found = compile_dump([AAMON | {field: value}])
    assert found.supported == 0
    said = [*map(str, found.records), *map(str, found.problems)]
    assert any("99999" in each for each in said), said
    assert "100000" not in repr([(card.dp, card.tokens) for card in found.cards.values()])
