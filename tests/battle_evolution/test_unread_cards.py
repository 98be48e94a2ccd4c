"""A card that cannot be read stops the scenarios that name it, and no others."""

from __future__ import annotations

import pytest

from dcg.battle_evolution.scenarios import BATTLE_EVOLUTION_VOCABULARY
from dcg.documents import DocumentError, Scenario
from dcg.documents.document import documents
from dcg.documents.scenario import Refusal, read_each

GOOD = "{number: OWN-001, name: Raider, level: R, type: Dragon, hp: 500}"
BAD = "{number: OWN-002, name: Guardian, level: R, type: Metal, hp: 500, cross: '100, Sideways'}"
NO_CARD = "{number: OWN-003, name: Nobody, level: X}"


def _read(cards: str, active: str) -> Scenario | Refusal:
    text = f"cards: [{cards}]\n---\ntitle: It stands\nposition: {{you: {{active: {active}}}}}\nthen: {{}}"
    return read_each(text, "t.yaml", BATTLE_EVOLUTION_VOCABULARY)[-1]


@pytest.mark.parametrize("unread", [BAD, NO_CARD])
def test_other_cards_of_the_list_can_be_used(unread: str) -> None:
    assert isinstance(_read(f"{unread}, {GOOD}", "Raider"), Scenario)


@pytest.mark.parametrize(
    ("unread", "name"), [(BAD, "Guardian"), (BAD, "OWN-002"), (NO_CARD, "Nobody")]
)
def test_who_names_it_is_told_what_is_wrong_with_it(unread: str, name: str) -> None:
    refused = _read(f"{unread}, {GOOD}", name)
    assert isinstance(refused, Refusal)
    assert "unknown card" not in str(refused.error)
    assert "cards[0]" in str(refused.error)


def test_each_fault_of_a_list_is_told_once() -> None:
    with pytest.raises(DocumentError) as raised:
        BATTLE_EVOLUTION_VOCABULARY.read_cards(
            documents(f"- {BAD}\n- {NO_CARD}\n- {GOOD}\n- {GOOD}\n", "t.yaml")[0]
        )
    assert len(raised.value.every) == 3


def test_a_text_that_is_said_to_be_unread_must_be_so() -> None:
    record = "- {number: OWN-004, name: Sign, category: option, timing: support, text: Draw 1., unread: true}"
    with pytest.raises(DocumentError, match="everything on `Sign` is read"):
        BATTLE_EVOLUTION_VOCABULARY.read_cards(documents(record, "t.yaml")[0])


def test_what_else_cannot_be_read_stays_refused() -> None:
    with pytest.raises(DocumentError, match="Sideways"):
        BATTLE_EVOLUTION_VOCABULARY.read_cards(
            documents(f"- {BAD[:-1]}, unread: true}}\n", "t.yaml")[0]
        )
