"""What a person is asked, in words: every kind of question, by the scenarios of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from dcg.documents import Scenario, read_scenarios
from dcg.documents.run import run
from dcg.kernel.decision import Decision
from dcg.kernel.event import AnswerEvent
from dcg.kernel.rerun import resume
from dcg.official.catalogue import catalogue
from dcg.official.codes import questions as q
from dcg.official.rules import OfficialRules
from dcg.official.scenarios import VOCABULARY
from dcg.official.words.asking.choices import choices
from dcg.official.words.asking.questions import question_lines
from dcg.official.words.asking.sight import Sight, seen

CONFORMANCE = Path(__file__).parent.parent / "conformance"


class Put(NamedTuple):
    """One question as it is put."""

    question: int
    lines: list[str]
    offered: list[str]
    options: int
    where: str


def put(scenario: Scenario, *, only_last: bool = False) -> Iterator[Put]:
    """Every question of a scenario's match, put to the seat that was asked."""
    result = run(scenario, catalogue())
    rules = OfficialRules(result.definitions)
    places = [place for place, event in enumerate(result.log) if isinstance(event, AnswerEvent)]
    for place in [len(result.log)] if only_last else places:
        session = resume(rules, result.log, place)
        decision = session.request
        assert isinstance(decision, Decision)
        sight = Sight(session.match.log, decision.seat, result.definitions)
        question = seen(decision, session.match.state)
        offered = choices(sight, question)
        assert sorted(place for choice in offered for place in choice.places) == list(
            range(len(decision.options))
        )
        yield Put(
            decision.question,
            question_lines(sight, question),
            [choice.text for choice in offered],
            len(decision.options),
            f"{scenario.source}:{scenario.line}",
        )


def last(document: str) -> Put:
    """The question that is open when the script ends."""
    head = "title: a question\nthen: {}\n"
    return next(put(read_scenarios(head + document, "test", VOCABULARY)[0], only_last=True))


def conformance() -> Iterator[Scenario]:
    for file in sorted(CONFORMANCE.rglob("*.yaml")):
        yield from read_scenarios(file.read_text("utf-8"), file.name, VOCABULARY)


NEVER_ASKED_THERE = {q.PAY_CONDITION, q.CHOOSE_PROCESS, q.ORDER, q.CHOOSE_REQUIREMENT}
"""Kinds no scenario of the rules stops at: they have tests of their own below."""


def test_every_question_the_rules_scenarios_ask_can_be_put_and_answered():
    found = [each for scenario in conformance() for each in put(scenario)]
    assert {each.question for each in found} >= set(q.NAMES) - NEVER_ASKED_THERE
    for each in found:
        words = [*each.lines, *each.offered]
        assert all(words), each
        unseen = each.offered[0].startswith("An unknown card")  # chosen without looking
        assert unseen or not any("an unknown card" in line for line in each.lines), each


SIDES = """
position:
  memory: 5
  you: {hand: [X, Test Pup, Test Rook], deck: 5 unknown, security_stack: 3 unknown, battle_area: [pup: Test Pup]}
  opponent: {deck: 5 unknown, security_stack: 2 unknown, battle_area: [one: Test Rook, two: Test Rook]}
"""
CARDS = """
cards:
  Test Pup: {level: 3, dp: 2000, cost: 3, digivolve: 0}
  Test Rook: {level: 4, dp: 5000, cost: 5, digivolve: 2}
"""


def test_a_choice_of_processes_says_what_each_does():
    asked = last(
        CARDS
        + """  X:
    cost: 0
    effects:
      - kind: trigger
        triggers: [{event: played, subject: {node: ref, name: this}}]
        icons: [on_play]
        body: {node: choose_process, options: [{node: gain_memory, amount: 1}, {node: draw, amount: 1}]}
"""
        + SIDES
        + "script:\n  - you: {play: X}\n"
    )
    assert asked.question == q.CHOOSE_PROCESS
    assert asked.offered == ["Gain 1 memory.", "<Draw 1>."]


def test_the_end_a_card_goes_to_is_named():
    asked = last(
        CARDS
        + """  X: {category: option, cost: 0, effects: "[Main] Return 1 of your opponent's Digimon to the top or bottom of the deck."}
"""
        + SIDES
        + "script:\n  - you: {use: X}\n  - you: {choose: one}\n"
    )
    assert asked.question == q.CHOOSE_PROCESS
    assert asked.offered == ["The top", "The bottom"]


def test_an_optional_condition_within_an_effect_is_put_with_the_effect():
    asked = last(
        CARDS
        + """  X: {cost: 0, effects: "[On Play] Gain 1 memory. Then, by trashing 1 card in your hand, <Draw 1>."}
"""
        + SIDES
        + "script:\n  - you: {play: X}\n"
    )
    assert asked.question == q.PAY_CONDITION
    assert asked.lines == [
        "Do you do what comes after “By”, to get what follows?",
        "X: [On Play] Gain 1 memory. Then, by trashing 1 card in your hand, <Draw 1>.",
    ]
    assert asked.offered == ["Do it", "Do not do it"]


def test_digivolution_requirements_are_told_apart_by_their_costs():
    asked = last(
        CARDS
        + """  Test Two: {level: 4, digivolve: [{cost: 3, level: 3, colour: red}, {cost: 1, level: 3}]}
  X: {category: option, cost: 0, effects: "[Main] 1 of your Digimon may digivolve into a Digimon card in your hand."}
"""
        + SIDES.replace("Test Rook], deck", "Test Two], deck")
        + "script:\n  - you: {use: X}\n  - you: yes\n"
    )
    assert asked.question == q.CHOOSE_REQUIREMENT
    assert asked.offered == [
        "Digivolution requirement 1: cost 3",
        "Digivolution requirement 2: cost 1",
    ]


def test_an_order_is_picked_card_by_card_with_what_was_picked_before():
    asked = last(
        CARDS
        + """  X: {cost: 0, effects: "[On Play] Reveal the top 4 cards of your deck. Return the rest to the bottom of the deck."}
"""
        + SIDES.replace(
            "you: {hand: [X, Test Pup, Test Rook], deck: 5 unknown",
            "you: {hand: [X], deck: [Test Pup, Test Rook, Test Pup, X, Test Pup]",
        )
        + "script:\n  - you: {play: X}\n  - you: {choose: Test Rook}\n"
    )
    assert asked.question == q.ORDER
    assert asked.lines[2] == "Chosen just before: Test Rook (Lv.4, revealed)"
    assert (asked.offered, asked.options) == (
        ["Test Pup (Lv.3, revealed)", "X (Lv.4, revealed)"],
        3,
    )


def test_costs_name_what_memory_they_leave_and_copies_share_a_line():
    asked = last(
        CARDS
        + """  X: {category: option, cost: 2, effects: "[Main] Gain 1 memory."}
"""
        + SIDES.replace("[X, Test Pup, Test Rook]", "[X, 2x Test Pup, Test Rook]")
        + "script: []\n"
    )
    assert asked.lines == ["Your main phase, memory 5. What do you do?"]
    assert asked.offered == [
        "Play Test Pup for 3 (memory 5 -> 2)",
        "Play Test Rook for 5 (memory 5 -> 0)",
        "Digivolve Test Pup into Test Rook for 2 (memory 5 -> 3)",
        "Use X for 2 (memory 5 -> 3)",
        "Attack Seat 1 with Test Pup (2000 DP)",
        "Pass (memory 5 -> -3)",
    ]


def test_different_cards_of_one_name_are_told_apart_by_number():
    asked = last(
        CARDS
        + SIDES.replace("X, Test Pup, Test Rook", "BT2-010, ST1-02, ST1-02").replace(
            "Test Pup]", "BT2-001]"
        )
        + "script: []\n"
    )
    assert [(line, asked.options) for line in asked.offered if "into" in line] == [
        ("Digivolve Gigimon into Biyomon for 0 (memory 5 -> 5) [BT2-010]", 8),
        ("Digivolve Gigimon into Biyomon for 0 (memory 5 -> 5) [ST1-02]", 8),
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Trash 1 card in your opponent's hand.", "An unknown card of Seat 1's hand"),
        ("Trash 1 of your security cards.", "Card 1 from the top of Seat 0's security stack"),
    ],
)
def test_a_card_the_seat_does_not_know_is_named_by_where_it_lies(text, expected):
    asked = last(
        CARDS
        + f"""  X: {{category: option, cost: 0, effects: "[Main] {text}"}}
"""
        + SIDES.replace("opponent: {", "opponent: {hand: [Test Pup, Test Rook], ")
        + "script:\n  - you: {use: X}\n"
    )
    assert asked.offered[0] == expected
