"""What a person is asked, in words: every kind of question, by the scenarios of the rules."""

from __future__ import annotations

from itertools import islice
from typing import Any, NamedTuple

import pytest

from dcg.documents import Scenario, read_scenarios
from dcg.documents.run import ScenarioResult, run
from dcg.kernel.decision import Decision
from dcg.kernel.event import ChanceEvent
from dcg.kernel.match import Match
from dcg.kernel.rerun import go_on, resume
from dcg.official.catalogue import catalogue
from dcg.official.codes import questions as q
from dcg.official.scenarios import VOCABULARY
from dcg.official.words.asking.choices import choices
from dcg.official.words.asking.questions import question_lines
from dcg.official.words.asking.sight import Sight, seen
from tests.conformance.suite import every_scenario


class Put(NamedTuple):
    """One question as it is put."""

    question: int
    lines: list[str]
    offered: list[str]
    options: int
    where: str


def put(scenario: Scenario) -> list[Put]:
    """Every question of a scenario's match that was answered, put to the seat that was asked."""
    result = run(scenario, catalogue())
    chances = iter([event.outcome for event in result.log if isinstance(event, ChanceEvent)])
    found: list[Put] = []
    go_on(
        result.rules,
        result.log,
        lambda _: next(chances),
        lambda match, decision: found.append(_put(result, match, decision)),
    )
    return found


def _put(result: ScenarioResult, match: Match[Any], decision: Decision) -> Put:
    sight = Sight(match.log, decision.seat, result.definitions)
    question = seen(decision, match.state)
    offered = choices(sight, question)
    assert sorted(place for choice in offered for place in choice.places) == list(
        range(len(decision.options))
    )
    return Put(
        decision.question,
        question_lines(sight, question),
        [choice.text for choice in offered],
        len(decision.options),
        f"{result.scenario.source}:{result.scenario.line}",
    )


def last(document: str) -> Put:
    """The question that is open when the script ends."""
    head = "title: a question\nthen: {}\n"
    (scenario,) = read_scenarios(head + document, "test", VOCABULARY)
    result = run(scenario, catalogue())
    session = resume(result.rules, result.log, len(result.log))
    assert isinstance(session.request, Decision)
    return _put(result, session.match, session.request)


NEVER_ASKED_THERE = {q.PAY_CONDITION, q.CHOOSE_PROCESS, q.ORDER, q.CHOOSE_REQUIREMENT}
"""Kinds no scenario of the rules stops at: they have tests of their own below."""


def asked(each: int) -> list[Put]:
    """What every scenario of so many asks, put in words."""
    found = [one for scenario in islice(every_scenario(), 0, None, each) for one in put(scenario)]
    for one in found:
        assert all([*one.lines, *one.offered]), one
        # chosen without looking
        unseen = (
            one.offered[0].startswith("An unknown card") or " from the top of " in one.offered[0]
        )
        assert unseen or not any("an unknown card" in line for line in one.lines), one
    return found


def test_a_question_of_a_scenario_can_be_put_and_answered():
    assert len({one.question for one in asked(6)}) > 12


@pytest.mark.long
def test_every_kind_of_question_is_asked_by_a_scenario_and_can_be_put_and_answered():
    assert {one.question for one in asked(1)} >= set(q.NAMES) - NEVER_ASKED_THERE


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


DECLARING = """  X:
    effects: "[Start of Opponent's Turn] Declare 1 card category. Then, reveal the top card of your opponent's deck. If that card is of the declared category, this Digimon isn't affected by the effects of that card category until the end of the turn. Return the revealed card to the top or the bottom of your opponent's deck."
"""
DECLARED = CARDS + DECLARING + SIDES.replace("[pup: Test Pup]", "[X]")


def test_a_category_is_declared_by_its_name():
    asked = last(DECLARED + "script:\n  - you: pass\n")
    assert asked.question == q.CHOOSE_PROCESS
    assert asked.offered == ["Digi-Egg card", "Digimon card", "Tamer card", "Option card"]


def test_an_end_is_named_also_where_something_was_declared_before():
    asked = last(
        DECLARED
        + "script:\n  - you: pass\n  - you: {question: choose_process, answer: {number: 1}}\n"
    )
    assert asked.question == q.CHOOSE_PROCESS
    assert asked.offered == ["The top", "The bottom"]


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


def test_effects_that_another_one_activates_are_put_by_their_own_texts():
    asked = last(
        CARDS
        + """  Test Twin: {level: 4, dp: 5000, effects: "[Main] [Once Per Turn] Gain 1 memory.\n[Main] [Once Per Turn] <Draw 1>."}
  X: {category: option, cost: 0, effects: "[Main] Choose 1 of your Digimon and activate 1 of that Digimon's [Main] effects."}
"""
        + SIDES.replace("[pup: Test Pup]", "[twin: Test Twin]")
        + "script:\n  - you: {use: X}\n"
    )
    assert asked.question == q.CHOOSE_PROCESS
    assert asked.lines[0] == "Which of these effects is activated?"
    assert asked.offered == [
        "Test Twin: [Main] [Once Per Turn] Gain 1 memory.",
        "Test Twin: [Main] [Once Per Turn] <Draw 1>.",
    ]


BOTH = (
    CARDS
    + """  X: {category: option, cost: 0, effects: "[Main] Activate 1 of the effects below: ・Return 1 of your opponent's Digimon to the top or bottom of the deck. ・<Draw 1>"}
"""
    + SIDES
    + "script:\n  - you: {use: X}\n"
)


def test_two_processes_of_which_one_asks_for_an_end_are_put_each_by_its_own_words():
    asked = last(BOTH)
    assert asked.question == q.CHOOSE_PROCESS
    assert asked.lines[0] == "Which of these is done?"
    assert asked.offered == [
        "Return 1 of your opponent's Digimon to the top or bottom of the deck.",
        "<Draw 1>.",
    ]
    asked = last(
        BOTH + "  - you: {question: choose_process, answer: {number: 0}}\n  - you: {choose: one}\n"
    )
    assert asked.question == q.CHOOSE_PROCESS
    assert asked.lines[0] == "To the top or the bottom?"
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
