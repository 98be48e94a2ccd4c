"""Loops that leave more behind each time (18-3): what is one, and what only looks like one.

They take many events: `loops_that_grow.yaml` is run once, not resumed from each of them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dcg.documents import Scenario, read_scenarios, run_scenario
from dcg.kernel.chance import Stream
from dcg.kernel.course import MatchEnded
from dcg.kernel.rerun import start, verify
from dcg.kernel.session import drawn_from
from dcg.official.events.effects import LoopDeclared
from dcg.official.positions import place, read_position
from dcg.official.rules import OfficialRules
from dcg.official.scenarios import VOCABULARY

FILE = Path(__file__).with_name("loops_that_grow.yaml")

BOARD = """
cards:
  Test Pup: {level: 3, dp: 2000, cost: 3}
  Test Churn:
    category: tamer
    effects: "[All Turns] When one of your Digimon is played, play 2 [Drop] Tokens. Then, return 1 of your Tokens to the hand."
    tokens: {Drop: {dp: 1000}}
position:
  memory: 5
  you: {hand: [Test Pup, Test Pup], deck: 9 unknown, battle_area: Test Churn}
  opponent: {deck: 9 unknown}
"""


@pytest.mark.parametrize(
    "scenario",
    read_scenarios(FILE.read_text("utf-8"), FILE.name, VOCABULARY),
    ids=lambda scenario: scenario.title,
)
def test_a_loop_is_one_when_nothing_can_tell_its_rounds_apart(scenario: Scenario) -> None:
    results = run_scenario(scenario, {}, thorough=False)
    assert [result.report() for result in results if not result.passed] == []


def test_whichever_of_many_equal_tokens_leaves_the_loop_is_a_draw_and_nobody_is_asked() -> None:
    cards, position = read_position(BOARD, "board.yaml")
    begun = place(position, cards, {}).opening
    session = start(
        OfficialRules(begun.definitions), begun.events, drawn_from(Stream(1, 0, "chance"))
    )
    picks = Stream(1, 0, "picks")
    play = next(option for option in session.legal(0) if type(option).__name__ == "PlayCard")
    session.answer(0, play)
    while not session.over:
        session.answer(0, picks.pick(session.legal(0)))
    ends = [event.reason for event in session.match.log if isinstance(event, MatchEnded)]
    assert ends == ["endless loop"]
    assert not any(isinstance(event, LoopDeclared) for event in session.match.log)


CHOICES = """
cards:
  Test Champion: {level: 4, dp: 5000, cost: 5}
  Test Wheel:
    effects: |
      [All Turns] When this Digimon is suspended, unsuspend this Digimon.
      [All Turns] When this Digimon is unsuspended, suspend this Digimon.
  Test Idle: {category: tamer, effects: "[All Turns] When one of your Digimon is unsuspended, unsuspend 1 of your opponent's Digimon."}
  Test Push: {category: option, cost: 0, effects: "[Main] Suspend 1 of your Digimon."}
position:
  memory: 3
  you: {hand: Test Push, deck: 9 unknown, battle_area: [Test Wheel, Test Idle, Test Idle, Test Idle]}
  opponent: {deck: 9 unknown, battle_area: [Test Champion, Test Champion, Test Champion, Test Champion]}
"""


@pytest.mark.parametrize("seed", range(3))
def test_choices_that_change_nothing_are_tried_apart_from_the_match(seed: int) -> None:
    """Each round has six choices, so thousands of ways through it: none of them ends the loop."""
    cards, position = read_position(CHOICES, "board.yaml")
    begun = place(position, cards, {}).opening
    rules = OfficialRules(begun.definitions)
    session = start(rules, begun.events, drawn_from(Stream(1, 0, "chance")))
    picks = Stream(seed, 0, "picks")
    use = next(option for option in session.legal(0) if type(option).__name__ == "UseOption")
    session.answer(0, use)
    while not session.over:
        session.answer(0, picks.pick(session.legal(0)))
    log = session.match.log
    assert [event.reason for event in log if isinstance(event, MatchEnded)] == ["endless loop"]
    assert not any(isinstance(event, LoopDeclared) for event in log)
    assert len(log) < 1_000
    verify(rules, log)
