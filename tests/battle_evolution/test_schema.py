"""The JSON Schema of this game's scenarios and the readers say the same of what documents look like."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from dcg.battle_evolution.scenarios import BATTLE_EVOLUTION_VOCABULARY
from dcg.battle_evolution.text.printed import FIELDS
from dcg.documents.document import documents
from dcg.documents.faults import DocumentError
from dcg.documents.scenario import Refusal, read_each
from dcg.documents.schema import schema
from tests.battle_evolution.coverage import FOLDER
from tests.documents.test_schema import STRUCTURAL, broken

MUTANTS = 300


@cache
def validator() -> Draft202012Validator:
    made = schema(BATTLE_EVOLUTION_VOCABULARY)
    Draft202012Validator.check_schema(made)
    return Draft202012Validator(made)


@cache
def suite() -> list[tuple[str, dict[str, Any]]]:
    return [
        (f"{path.name}:{field.line}", field.plain())
        for path in sorted(FOLDER.rglob("*.yaml"))
        for field in documents(path.read_text("utf-8"), path.name)
    ]


def test_every_document_of_the_suite_is_valid() -> None:
    assert [where for where, held in suite() if not validator().is_valid(held)] == []


GOOD: dict[str, Any] = {
    "title": "t",
    "cards": [{"number": "TST-001", "name": "A", "level": "R", "type": "Wind", "hp": 300}],
    "position": {"phase": "strategy", "you": {"active": "A", "hp": 200}},
    "script": [{"you": {"attack": "circle"}}],
    "then": {"you": {"hp": 200, "hand": ["A"]}, "question": {"opponent": "support"}},
}


@pytest.mark.parametrize(
    "wrong",
    [
        {"titel": "t"},
        {"cards": [{"name": "A"}]},
        {"cards": [{"number": "TST-001", "name": "A", "levle": "R"}]},
        {"cards": [{"number": "TST-001", "name": "A", "level": "X"}]},
        {"cards": [{"number": "TST-001", "name": "A", "hp": -1}]},
        {"cards": [{"number": "TST-001", "name": "A", "category": "tamer"}]},
        {"cards": [{"number": "TST-001", "name": "A", "marks": ["king"]}]},
        {"cards": [{"number": "TST-001", "name": "A", "other_side": {"number": "TST-002"}}]},
        {"position": {"phase": "dance"}},
        {"position": {"memory": 3}},
        {"position": {"you": {"hands": []}}},
        {"position": {"you": {"hp": "many"}}},
        {"position": {"you": {"flat": 4}}},
        {"decks": {"you": {"deck": []}, "opponent": {"deck": []}}},
        {"script": [{"you": "hatch"}]},
        {"script": [{"you": {"evolve_with": "dp"}}]},
        {"then": {"memory": 3}},
        {"then": {"you": {"pd": 3}}},
        {"then": {"you": {"hp": "200"}}},
        {"then": {"phase": "main"}},
        {"then": {"question": {"you": "blok"}}},
        {"then": {"view": {"you": {"opponent": {"hp": 3}}}}},
    ],
)
def test_what_is_broken_is_not_valid(wrong: dict[str, Any]) -> None:
    assert validator().is_valid(GOOD)
    assert not validator().is_valid(GOOD | wrong)


def test_every_field_of_a_card_is_described() -> None:
    card = schema(BATTLE_EVOLUTION_VOCABULARY)["$defs"]["card"]["properties"]
    assert set(card) == {*FIELDS, "unread"}
    assert [name for name, held in card.items() if not held] == []


def _refused(document: dict[str, Any]) -> DocumentError | None:
    (found,) = read_each(json.dumps(document), "mutant", BATTLE_EVOLUTION_VOCABULARY)
    return found.error if isinstance(found, Refusal) else None


def test_the_schema_refuses_what_the_readers_refuse() -> None:
    chance = random.Random(18)
    wholes = [held for _, held in suite() if "then" in held]
    told = []
    refused = 0
    for _ in range(MUTANTS):
        mutant = broken(chance.choice(wholes), chance)
        error = _refused(mutant)
        valid = validator().is_valid(mutant)
        refused += error is not None
        if error is None:
            continue
        if valid and any(words in one.message for one in error.every for words in STRUCTURAL):
            told.append((str(error), mutant))
    assert told == []
    assert refused > MUTANTS // 4
