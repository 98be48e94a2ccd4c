"""What an effect gives that is given changes costs, whether or not derived values are kept."""

from __future__ import annotations

import pytest

from dcg.kernel.chance import Stream
from dcg.kernel.rerun import start
from dcg.kernel.session import drawn_from
from dcg.official.events.turn import CostPaid
from dcg.official.positions import place, read_position
from dcg.official.rules import OfficialRules

BOARD = """
cards:
  Test Pup: {level: 3, dp: 2000, cost: 3}
  Test Spark: {category: option, cost: 5, effects: "[Main] Gain 1 memory."}
  Test Sage:
    effects:
      - kind: persistent
        body:
          node: gain_effect
          target: {node: all, selector: {node: selector, whose: yours}}
          duration: while_active
          effect: {kind: persistent, body: {node: reduce_cost, kind: use, amount: 2}}
position:
  memory: 3
  you: {hand: [Test Spark, Test Pup], deck: 5 unknown, battle_area: [Test Sage, Test Pup]}
  opponent: {deck: 5 unknown}
"""


@pytest.mark.parametrize("caching", [True, False])
def test_each_digimon_given_a_reduction_reduces(caching: bool) -> None:
    cards, position = read_position(BOARD, "board.yaml")
    begun = place(position, cards, {}).opening
    rules = OfficialRules(begun.definitions, caching=caching)
    session = start(rules, begun.events, drawn_from(Stream(1, 0, "chance")))
    use = next(option for option in session.legal(0) if type(option).__name__ == "UseOption")
    session.answer(0, use)
    paid = [event for event in session.match.log if isinstance(event, CostPaid)]
    assert [(event.base, event.change, event.paid) for event in paid] == [(5, -4, 1)]
