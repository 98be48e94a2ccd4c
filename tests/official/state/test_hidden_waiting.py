"""What waits can name cards that a seat cannot see: nothing that seat gets tells which."""

from __future__ import annotations

import pytest

from dcg.documents import read_scenarios
from dcg.documents.run import run
from dcg.kernel.digest import digest
from dcg.kernel.event import Event
from dcg.kernel.fold import fold
from dcg.kernel.redaction import redact
from dcg.official.game import GAME
from dcg.official.scenarios import VOCABULARY

DOCUMENT = """\
title: A card of the hand is chosen now and trashed later
cards:
  Test Doom: {{category: option, cost: 0, effects: "[Main] {effect} At the end of the turn, trash that card."}}
  Test Show: {{category: option, cost: 0, effects: "[Main] Reveal 1 card from your hand."}}
  Test Pup: {{level: 3, dp: 2000}}
  Test Cub: {{level: 3, dp: 2000}}
position:
  memory: 3
  you:
    hand: [Test Doom, Test Show, one: Test Pup, two: Test Cub]
    deck: 5 unknown
    battle_area: Test Pup
  opponent: {{deck: 5 unknown}}
script:
  - you: {{use: Test Doom}}
  - you: {{choose: {chosen}}}
{more}
then: {{}}
"""
EFFECTS = (
    "Choose 1 card in your hand.",
    "Place 1 card from your hand on top of your security stack.",
)


def played(effect: str, chosen: str, more: str = "") -> list[Event]:
    text = DOCUMENT.format(effect=effect, chosen=chosen, more=more)
    (scenario,) = read_scenarios(text, "hidden.yaml", VOCABULARY)
    result = run(scenario, {})
    assert result.passed, result.report()
    assert fold(GAME.new_state(), result.log, GAME.handlers).registered
    return result.log


def seen(log: list[Event], seat: int) -> tuple[bytes, str]:
    """A seat's log, and the digest of its view of the board."""
    board = fold(GAME.new_state(), log, GAME.handlers)
    return GAME.registry.encode(redact(log, seat, GAME)), digest(board.view(seat))


@pytest.mark.parametrize("effect", EFFECTS)
def test_the_other_seat_gets_the_same_bytes_whichever_card_waits(effect: str) -> None:
    first, second = played(effect, "one"), played(effect, "two")
    assert seen(first, 0) != seen(second, 0)
    assert seen(first, 1) == seen(second, 1)


def test_a_card_shown_later_is_not_told_to_be_the_one_that_waits() -> None:
    show = "  - you: {use: Test Show}\n  - you: {choose: one}"
    first, second = (played(EFFECTS[0], chosen, show) for chosen in ("one", "two"))
    assert seen(first, 0) != seen(second, 0)
    assert seen(first, 1) == seen(second, 1)
