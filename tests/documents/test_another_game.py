"""Scenarios of a game that has no positions, no card texts and secret answers."""

from __future__ import annotations

import pytest

from dcg.documents import Outcome, ScenarioOutcome, outcomes
from tests.documents.tiny_vocabulary import TINY_VOCABULARY

HEAD = """\
title: The higher bid of a clash has its points
proves: {rules: [1-1]}
decks:
  you: [1, 1, 1, 1, 1, 5, 2, 3]
  opponent: [1, 1, 1, 1, 1, 4, 4, 4]
"""
SCRIPT = """\
script:
  - shuffle: as_is
  - shuffle: {of: opponent, top: [4, 4, 4]}
  - random: 0
  - you: {question: action, offered: [clash, {play: 5}], not_offered: [{play: 4}], answer: clash}
  - you: {question: bid, answer: {play: 5}}
  - opponent: {play: 4}
  - expect: {you: {points: 5}}
"""
THEN = "then: {you: {points: 5, hand: [1, 2, 3]}, opponent: {points: 0}}\n"


def run(text: str) -> ScenarioOutcome:
    (found,) = outcomes(text, "t.yaml", TINY_VOCABULARY, TINY_VOCABULARY.game.decks.cards())
    return found


def test_a_scenario_passes_and_its_match_is_proven() -> None:
    found = run(HEAD + SCRIPT + THEN)
    assert found.outcome is Outcome.PASSED, found.report()
    assert found.proves.rules == ("1-1",)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (HEAD + SCRIPT + THEN.replace("points: 0", "points: 1"), "expected 1, is 0"),
        (HEAD + SCRIPT.replace("{play: 4}\n  - expect", "{play: 3}\n  - expect") + THEN, "offered"),
        (HEAD + SCRIPT.replace("  - opponent: {play: 4}\n", "") + THEN, "expected 5, is 0"),
        (
            HEAD
            + SCRIPT.replace("  - opponent: {play: 4}\n", "").replace(
                "  - expect: {you: {points: 5}}\n", ""
            )
            + "then: {}",
            "unscripted question: opponent is asked bid",
        ),
        (
            HEAD + SCRIPT.replace("- you: {question: bid", "- you: {question: action") + THEN,
            "expected the question action",
        ),
    ],
)
def test_what_is_not_so_fails(text: str, says: str) -> None:
    found = run(text)
    assert found.outcome is Outcome.FAILED
    assert any(says in reason for reason in found.reasons), found.reasons


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (HEAD.replace("1-1]", "9-9]") + THEN, "there is no clause of the rules 1.0 `9-9`"),
        (HEAD.replace("decks:", "position:") + THEN, "unknown field `position`"),
        (HEAD + "cards: {6: {}}\n" + THEN, "has the cards 1 to 5, and no others"),
        ("title: t\nthen: {}", "a scenario begins with `decks`"),
    ],
)
def test_what_cannot_be_read_is_refused(text: str, says: str) -> None:
    found = run(text)
    assert found.outcome is Outcome.REFUSED
    assert any(says in reason for reason in found.reasons)
