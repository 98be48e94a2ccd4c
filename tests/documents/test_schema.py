"""The JSON Schema and the readers say the same of what documents look like."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from dcg.documents.document import documents
from dcg.documents.faults import DocumentError
from dcg.documents.scenario import Refusal, read_each
from dcg.documents.schema import schema
from dcg.official.positions.cards import FIELDS as CARD_FIELDS
from dcg.official.scenarios import VOCABULARY
from dcg.official.scenarios.evidence import EVIDENCE
from tests.documents.tiny_vocabulary import TINY_VOCABULARY

MUTANTS = 400
STRUCTURAL = ("unknown field", "expected ", "is not one of", "is missing", "is not from")
"""Complaints of the readers that a schema can make too."""


@cache
def validator() -> Draft202012Validator:
    made = schema(VOCABULARY)
    Draft202012Validator.check_schema(made)
    return Draft202012Validator(made)


@cache
def suite(each: int) -> list[tuple[str, dict]]:
    """The documents of one file of so many."""
    return [
        (f"{file.name}:{field.line}", field.plain())
        for file in EVIDENCE.suite()[::each]
        for field in documents(file.text(), file.name)
    ]


@pytest.mark.parametrize("each", [4, pytest.param(1, marks=pytest.mark.long)])
def test_a_document_of_the_suite_is_valid(each: int) -> None:
    assert [where for where, document in suite(each) if not validator().is_valid(document)] == []


def test_the_schema_is_of_any_game() -> None:
    made = schema(TINY_VOCABULARY)
    Draft202012Validator.check_schema(made)
    good: dict[str, Any] = {
        "title": "t",
        "decks": {},
        "then": {},
        "script": [{"you": "pass"}, {"random": 0}],
    }
    assert Draft202012Validator(made).is_valid(good)
    assert not Draft202012Validator(made).is_valid(good | {"script": [{"you": "hatch"}]})


GOOD: dict[str, Any] = {
    "title": "t",
    "cards": {"A": {"level": 3}},
    "position": {"memory": 3, "you": {"battle_area": [{"a": "A"}]}},
    "script": [{"you": {"offered": ["pass"], "answer": {"attack": {"with": "a", "on": "player"}}}}],
    "then": {"memory": 3},
}


@pytest.mark.parametrize(
    "wrong",
    [
        {"titel": "t"},
        {"format": 2},
        {"edition": "3.5"},
        {"seed": -1},
        {"decks": {"you": {"deck": []}, "opponent": {"deck": []}}},
        {"cards": {"A": {"levle": 3}}},
        {"cards": {"A": {"level": 8}}},
        {"cards": {"A": {"colour": "pink"}}},
        {"cards": {"A": {"keywords": "bloker"}}},
        {"cards": {"A": {"effects": [{"kind": "magic"}]}}},
        {"cards": {"A": {"effects": [{"kind": "main", "body": {"node": "dance"}}]}}},
        {"position": {"memory": 11}},
        {"position": {"me": {}}},
        {"position": {"you": {"hands": []}}},
        {"position": {"you": {"hand": [{"card": "A", "face": True}]}}},
        {"position": {"you": {"battle_area": [{"cards": ["A"], "suspended": "no"}]}}},
        {"script": [{"you": "dance"}]},
        {"script": [{"you": {"attack": {"with": "a"}}}]},
        {"script": [{"you": {"question": "blok"}}]},
        {"script": [{"we": "pass"}]},
        {"script": [{"you": "pass", "opponent": "pass"}]},
        {"script": [{"shuffle": {"top": []}}]},
        {"then": {"memori": 3}},
        {"then": {"question": {"you": "blok"}}},
        {"then": {"you": {"battle_area": [{"a": {"pd": 3}}]}}},
        {"then": {"events": ["nothing_happened"]}},
        {"then": {"events": [{"card_played": {"who": "you"}}]}},
        {"then": {"places": {"a": "nowhere"}}},
    ],
)
def test_what_is_broken_is_not_valid(wrong: dict[str, Any]) -> None:
    assert validator().is_valid(GOOD)
    assert not validator().is_valid(GOOD | wrong)


def test_documents_that_are_no_scenarios_are_valid() -> None:
    board = {"cards": {"A": None}, "position": {"you": {"hand": "3x A", "deck": "5 unknown"}}}
    documents_: list[dict[str, Any]] = [board, {"format": 1, "edition": 3.6}, {"cards": {"A": {}}}]
    for good in documents_:
        assert validator().is_valid(good)
    assert not validator().is_valid({})


def test_every_field_of_a_card_is_described() -> None:
    card = schema(VOCABULARY)["$defs"]["card"]["properties"]
    assert list(card) == list(CARD_FIELDS)
    assert [name for name, held in card.items() if not held] == []


def _places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Everything within a document but the card language."""
    if path:
        yield path
    within: Any = ()
    if isinstance(value, dict):
        within = value.items()
    elif isinstance(value, list):
        within = enumerate(value)
    for key, held in within:
        if key not in ("effects", "inherited", "security") or not isinstance(held, list):
            yield from _places(held, (*path, key))


def broken(document: dict, chance: random.Random) -> dict:
    """The document with one thing of another kind, or one field of another name."""
    made = copy.deepcopy(document)
    path = chance.choice(list(_places(made)))
    holder: Any = made
    for step in path[:-1]:
        holder = holder[step]
    if isinstance(holder, dict) and chance.random() < 0.5:
        holder[f"{path[-1]}x"] = holder.pop(path[-1])
    else:
        holder[path[-1]] = chance.choice([-7, 10**6, "zzz", True, [["zzz"]], {"zzz": 1}, None])
    return made


def _refused(document: dict) -> DocumentError | None:
    (found,) = read_each(json.dumps(document), "mutant", VOCABULARY)
    return found.error if isinstance(found, Refusal) else None


def test_the_schema_refuses_what_the_readers_refuse_and_nothing_else() -> None:
    chance = random.Random(36)
    wholes = [held for _, held in suite(4) if "then" in held]
    refused = disagreements = 0
    told = []
    for _ in range(MUTANTS):
        mutant = broken(chance.choice(wholes), chance)
        error = _refused(mutant)
        valid = validator().is_valid(mutant)
        refused += error is not None
        if error is None:
            told += [] if valid else [("only the schema refuses", mutant)]
        elif valid:
            if any(words in one.message for one in error.every for words in STRUCTURAL):
                told.append((str(error), mutant))
            disagreements += 1
    assert told == []
    assert refused > MUTANTS // 3
    assert disagreements < MUTANTS // 4, "names are all that only the readers know"
