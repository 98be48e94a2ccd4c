"""The portable part of the suite runs through the smallest interface, by another reader and runner."""

from __future__ import annotations

import ast
from collections.abc import Iterable

import pytest

from tests.conformance.suite import ROOT
from tests.portable.engine import ThisEngine
from tests.portable.runner import Failed, documents, run
from tests.portable.suite import hindrances, portable, suite

SAMPLE = 20
"""Of so many files, one is run where all of them would take long."""


def failing(each: int) -> list[tuple[str, str]]:
    found = []
    for where, document, cards, hindered in suite(each):
        if not hindered:
            try:
                run(portable(document), cards, ThisEngine())
            except Failed as error:
                found.append((where, str(error)))
    return found


def test_a_sample_of_the_portable_scenarios_passes() -> None:
    assert failing(SAMPLE) == []


@pytest.mark.long
def test_every_portable_scenario_passes() -> None:
    assert failing(1) == []


def test_most_of_the_suite_is_portable() -> None:
    counted = [bool(hindered) for _, _, _, hindered in suite(4)]
    assert counted.count(False) / len(counted) > 0.7


def test_the_runner_imports_nothing_of_ours() -> None:
    tree = ast.parse((ROOT / "tests" / "portable" / "runner.py").read_text("utf-8"))
    names = {
        (node.module or "") if isinstance(node, ast.ImportFrom) else node.names[0].name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
    }
    assert names == {"__future__", "re", "collections.abc", "typing", "yaml"}


BOARD = """
title: t
cards: {Test Pup: {level: 3, dp: 2000}}
position:
  memory: 3
  you: {hand: Test Pup, deck: 5 unknown, battle_area: [a: Test Pup]}
  opponent: {deck: 5 unknown, security_stack: 2 unknown, battle_area: [x: Test Pup]}
"""


@pytest.mark.parametrize(
    ("rest", "says"),
    [
        ("then: {memory: 2}", "memory is"),
        ("then: {turn: opponent}", "turn is you"),
        ("then: {question: {you: block}}", "asked is"),
        ("then: {attack: {with: a}}", "attack None"),
        ("then: {pending: a}", "pending"),
        ("then: {result: draw}", "result None"),
        ("then: {you: {hand: []}}", "you hand: also"),
        ("then: {you: {deck: 4}}", "you deck: 5 cards"),
        ("then: {opponent: {security_stack: {top: Test Pup}}}", "top"),
        ("then: {you: {hand: {lacks: Test Pup}}}", "has"),
        ("then: {you: {battle_area: []}}", "also"),
        ("then: {you: {battle_area: [a: {dp: 3000}]}}", "dp is 2000, not 3000"),
        ("then: {permanents: {a: {suspended: true}}}", "suspended is False"),
        ("then: {permanents: {b: {}}}", "0 of this name"),
        ("then: {places: {a: trash}}", "a is in battle_area"),
        ("then: {view: {opponent: {you: {hand: Test Pup}}}}", "no Test Pup"),
        ("script: [you: {offered: [hatch]}]\nthen: {}", "hatch is not offered"),
        ("script: [you: {not_offered: [pass]}]\nthen: {}", "pass is offered"),
        ("script: [you: {offered_only: [pass]}]\nthen: {}", "also offered"),
        ("script: [you: {refused: pass}]\nthen: {}", "pass is legal"),
        ("script: [opponent: pass]\nthen: {}", "opponent is not asked"),
        ("script: [you: hatch]\nthen: {}", "hatch is not offered"),
    ],
)
def test_what_is_not_so_fails_here_too(rest: str, says: str) -> None:
    ((document, cards),) = documents(BOARD + rest)
    with pytest.raises(Failed, match=says):
        run(document, cards, ThisEngine())


def _why(text: str) -> Iterable[str]:
    ((document, cards),) = documents(text)
    return list(hindrances(document, cards))


def test_what_only_this_engine_can_say_is_not_portable() -> None:
    assert _why(BOARD + "then: {memory: 3}") == []
    assert _why(BOARD + "then: {events: [card_played]}") == ["all it asserts are events"]
    assert _why(BOARD + "seed: 1\nthen: {memory: 3}") == ["chance comes from a seed"]
    catalogue = BOARD.replace("hand: Test Pup", "hand: 2x BT1-010")
    assert _why(catalogue + "then: {memory: 3}") == [
        "a card of the catalogue without its definition beside it"
    ]
