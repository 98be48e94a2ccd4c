"""What effects make of a permanent is told with its source, and for as long as it lasts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from dcg.kernel.fold import fold
from dcg.official.catalogue import catalogue, deck
from dcg.official.codes.effects import WITH_TURN, ModifierEnd
from dcg.official.events.effects import Modifier, ModifiersGained
from dcg.official.events.turn import TurnStarted
from dcg.official.game import GAME
from dcg.official.language import processes as p
from dcg.official.positions import place, read_position
from dcg.official.reading.continuous.sources import influences
from dcg.official.reading.derived_board import DerivedBoard
from dcg.official.rules import OfficialRules
from dcg.official.state.board import Board
from dcg.official.words import EventWording, Names, tell
from dcg.official.words.boards.derived import derived_board
from dcg.official.words.boards.lines import lines
from dcg.official.words.boards.picture import picture
from dcg.official.words.durations import lasting
from dcg.official.words.explaining.influenced import influenced
from dcg.record import MatchRecord
from dcg.simulation import Plan, planned_opening, simulate
from replays.timeline import Timeline

PLAGUE = "[All Turns] All of your opponent's Digimon gain <Security A. -2>."

BOARD = f"""
cards:
  Elder: {{level: 3, dp: 2000, inherited: "[Your Turn] This Digimon gets +1000 DP."}}
  Scout: {{level: 4, dp: 4000, keywords: blocker, effects: "<Security A. +1>"}}
  Banner: {{level: 4, dp: 3000, effects: "[All Turns] All of your other Digimon get +2000 DP."}}
  Plague: {{level: 5, dp: 7000, effects: "{PLAGUE}"}}
position:
  turn: you
  turn_number: 5
  memory: 2
  you:
    deck: 5 unknown
    battle_area: [{{cards: [Elder, Scout]}}, Banner]
  opponent:
    deck: 5 unknown
    battle_area: [Plague]
"""


def placed(text: str = BOARD) -> tuple[Board, dict[bytes, bytes]]:
    cards, position = read_position(text, "board.yaml")
    opening = place(position, cards, catalogue()).opening
    return fold(GAME.new_state(), opening.events, GAME.handlers), dict(opening.definitions)


def derived(board: Board, definitions: dict[bytes, bytes]) -> DerivedBoard:
    found = derived_board(board, definitions)
    assert found is not None
    return found


def told(board: Board, definitions: dict[bytes, bytes]) -> list[str]:
    scout = board.sides[0].battle_area[0].id
    now = EventWording(board, Names(definitions))
    return list(influenced(now, derived(board, definitions), scout))


def test_every_change_is_told_with_the_card_and_the_effect_it_comes_from() -> None:
    assert told(*placed()) == [
        "DP: 4000 printed, 7000 now",
        "  +1000 DP, by Seat 0's Elder: [Your Turn] This Digimon gets +1000 DP.",
        "  +2000 DP, by Seat 0's Banner: [All Turns] All of your other Digimon get +2000 DP.",
        "Security checks: 1 by the rules, 0 now",
        "  <Security A. +1> printed on Scout",
        f"  <Security A. -2>, by Seat 1's Plague: {PLAGUE}",
        "<Blocker> printed on Scout",
    ]


def test_what_is_out_of_force_is_not_told() -> None:
    said = told(*placed(BOARD.replace("turn: you", "turn: opponent")))
    assert said[:2] == [
        "DP: 4000 printed, 6000 now",
        "  +2000 DP, by Seat 0's Banner: [All Turns] All of your other Digimon get +2000 DP.",
    ]


def test_boards_show_keywords_and_what_is_in_force() -> None:
    text = BOARD.replace("get +2000 DP", "can't attack")
    board, definitions = placed(text)
    shown = "\n".join(lines(picture(board, definitions)))
    assert "Scout  Lv.4  5000 DP  <Blocker>  <Security A. -1>  cannot attack  over Elder" in shown


@pytest.fixture(scope="module")
def records() -> list[MatchRecord]:
    """Matches with many effects."""
    first, second = deck("bt4-security-control"), deck("bt3-omnimon-alter-s")
    plans = [Plan((first, second), ("greedy", "greedy"), 5, index) for index in range(5)]
    cards = catalogue()
    _, opening = planned_opening(plans[0], cards)
    rules = OfficialRules(opening.definitions)
    return [simulate(one, cards, rules) for one in plans]


def given(record: MatchRecord) -> Iterator[tuple[Board, ModifiersGained, Modifier]]:
    timeline = Timeline(record.events)
    for at, event in enumerate(record.events):
        if isinstance(event, ModifiersGained):
            board = timeline.seek(at)
            yield from ((board, event, one) for one in event.modifiers)


def test_a_duration_names_the_turn_it_ends_with_and_whose_it_is(
    records: list[MatchRecord],
) -> None:
    later = 0
    for record in records:
        whose = {one.number: one.seat for one in record.events if isinstance(one, TurnStarted)}
        for board, event, modifier in given(record):
            said = tell(EventWording(board, Names(record.definitions)), event)
            if modifier.ends != WITH_TURN:
                continue
            if modifier.turn == board.turn.number:
                assert "for the turn" in said
                continue
            seat = whose.get(modifier.turn)
            if seat is not None:
                later += 1
                assert f"until the end of turn {modifier.turn} (Seat {seat}'s)" in said
    assert later


def test_every_way_to_end_has_words(records: list[MatchRecord]) -> None:
    board, _, modifier = next(given(records[0]))
    said = {
        end: lasting(board, replace(modifier, ends=end, turn=board.turn.number + 1))
        for end in ModifierEnd
    }
    assert said[ModifierEnd.WITH_ATTACK] == "for the attack"
    assert said[ModifierEnd.WITH_BATTLE] == "for the battle"
    assert said[ModifierEnd.AT_UNSUSPENDING].startswith("until the unsuspend phase of turn ")
    assert said[ModifierEnd.NEVER] == ""
    assert len(set(said.values())) == len(ModifierEnd)


def test_the_changes_told_add_up_to_the_dp_there_are(records: list[MatchRecord]) -> None:
    changed = 0
    for record in records:
        timeline = Timeline(record.events)
        for at in range(1, len(record.events) + 1, 11):
            board = derived(timeline.seek(at), dict(record.definitions))
            for identity, view in board.views_now().items():
                dp = view.stack.top.dp
                if dp is None:
                    continue
                for statement, amount in influences(board, identity):
                    if isinstance(statement.node, p.SetDP):
                        dp = amount
                    elif isinstance(statement.node, p.ModifyDP):
                        dp += amount
                        changed += amount != 0
                assert view.dp == max(0, dp)
    assert changed
