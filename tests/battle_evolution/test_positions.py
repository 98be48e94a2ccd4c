"""What is wrong with a position is said where it stands, and why."""

from __future__ import annotations

import pytest

from dcg.battle_evolution.catalogue import catalogue
from dcg.battle_evolution.scenarios import BATTLE_EVOLUTION_VOCABULARY
from dcg.documents import DocumentError, read_scenarios, run_scenario

CARDS = """
cards:
  - {number: OWN-001, name: Small, level: R, type: Wind, hp: 300}
  - {number: OWN-002, name: Great, level: M, type: Wind, hp: 900}
  - {number: OWN-003, name: Trick, category: option, timing: support, text: Draw 1.}
  - {number: OWN-004, name: Band, category: option, timing: support, text: "Attach to own active. [Attached] Own Circle Power +100."}
  - {number: OWN-005, name: Curse, category: option, timing: support, text: "Attach to opponent's active. [Attached] Opponent's Circle Power -100."}
"""


def said_of(side: str) -> str:
    """What is said of a position with this side."""
    text = f"{CARDS}---\ntitle: t\nposition: {{you: {{{side}}}}}\nthen: {{}}\n"
    (scenario,) = read_scenarios(text, "t.yaml", BATTLE_EVOLUTION_VOCABULARY)
    with pytest.raises(DocumentError) as raised:
        run_scenario(scenario, catalogue())
    return str(raised.value)


def test_a_level_m_that_is_named_as_destined_is_counted_already() -> None:
    said = said_of("active: [Small, Great], destined: Great")
    assert "position.you.destined" in said
    assert "`Great` is counted already: a Level M of the active stack" in said


def test_a_card_that_is_named_twice_is_counted_already() -> None:
    assert "`Small` is counted already" in said_of("active: Small, destined: [Small, Small]")


def test_what_is_not_on_the_field_did_not_come_there() -> None:
    assert "there is no `Small` on this field" in said_of("hand: Small, destined: Small")


@pytest.mark.parametrize(
    ("side", "complaint"),
    [
        ("active: Small, deck: [Small, Great]", "`Great` is Level M, which is never in the deck"),
        ("active: [Small, Trick]", "`Trick` is on top of the stack, and no Digimon"),
        ("active: Small, attached: Trick", "`Trick` cannot be attached"),
        ("active: Small, attached: Curse", "`Curse` attaches to the opponent's active alone"),
    ],
)
def test_what_can_never_be_is_refused_where_it_stands(side: str, complaint: str) -> None:
    assert complaint in said_of(side)


def test_everything_that_is_wrong_is_named() -> None:
    said = said_of("active: Foo, hand: Bar, deck: Great")
    for one in ("unknown card `Foo`", "unknown card `Bar`", "`Great` is Level M"):
        assert one in said


def test_what_can_be_is_not_refused() -> None:
    text = f"{CARDS}---\ntitle: t\nposition: {{you: {{active: [Trick, Small], attached: Band}}}}\nthen: {{}}\n"
    (scenario,) = read_scenarios(text, "t.yaml", BATTLE_EVOLUTION_VOCABULARY)
    assert all(one.passed for one in run_scenario(scenario, catalogue()))
