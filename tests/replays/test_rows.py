"""The timeline's columns say what the state says, after every event."""

from __future__ import annotations

import pytest

from dcg.kernel.errors import DamagedLog
from dcg.official.codes.attack import TIMING_NAMES
from dcg.official.codes.turn import STEP_NAMES
from dcg.official.columns import COLUMNS, DEFINED
from dcg.official.game import GAME
from dcg.official.language.card import decode_card
from dcg.record import MatchRecord
from replays.rows import timeline_columns
from replays.timeline import Timeline


@pytest.fixture
def record(store) -> MatchRecord:
    return store.record(store.summaries()[5].id)


def test_every_column_is_documented_and_of_the_length_of_the_match(record):
    columns = timeline_columns(record.events, record.definitions)
    assert list(columns) == list(COLUMNS)
    assert {len(values) for values in columns.values()} == {len(record.events)}
    types = {"INTEGER": int, "VARCHAR": str, "BOOLEAN": bool}
    for name, (kind, text) in COLUMNS.items():
        assert text
        assert {type(value) for value in columns[name]} <= {types[kind], type(None)}


@pytest.mark.parametrize("number", range(6))
def test_every_row_is_what_a_fold_up_to_there_says(store, number):
    """Recounted plainly from the state, event by event: no row may be one event late."""
    record = store.record(store.summaries()[number].id)
    columns = timeline_columns(record.events, record.definitions)
    cards = {key: decode_card(data) for key, data in record.definitions.items()}
    state = GAME.new_state()
    ordinal = 0
    for place, event in enumerate(record.events):
        GAME.handlers[type(event)](state, event)
        row = {name: values[place] for name, values in columns.items()}
        said = {"event": place, "ordinal": ordinal, "topic": event.TOPIC.split(".", 1)[1]}
        said |= {"turn": state.turn.number, "turn_player": state.turn.player}
        said |= {"phase": STEP_NAMES[state.turn.step], "actor": getattr(event, "seat", -1)}
        attack, result = state.attack, state.course.result
        said |= {"attack_timing": None if attack is None else TIMING_NAMES[attack.timing]}
        said |= {"winner": None if result is None else result.winner}
        said |= {"attacking": state.attack is not None, "pending": len(state.pending)}
        said |= {"modifiers": len(state.modifiers), "over": state.course.result is not None}
        for seat, side in enumerate(state.sides):
            tops = [
                cards[state.definitions[state.definition_of[held.top]]].category
                for held in side.battle_area
            ]
            said |= {
                f"memory_{seat}": state.memory_of(seat),
                f"hand_{seat}": len(side.hand),
                f"deck_{seat}": len(side.deck),
                f"digi_eggs_{seat}": len(side.digi_egg_deck),
                f"security_{seat}": len(side.security_stack),
                f"trash_{seat}": len(side.trash),
                f"battle_area_{seat}": len(side.battle_area),
                f"suspended_{seat}": len([1 for held in side.battle_area if held.suspended]),
                f"stack_cards_{seat}": sum(len(held.cards) - 1 for held in side.field()),
                f"breeding_{seat}": side.breeding_area is not None,
                f"digimon_{seat}": tops.count("digimon"),
                f"tamers_{seat}": tops.count("tamer"),
            }
        assert said.items() <= row.items()
        ordinal += not type(event).PRIVATE
    assert ordinal < len(record.events)


def test_memory_is_read_by_the_turn_player(record):
    columns = timeline_columns(record.events)
    for player, memory, ours, theirs in zip(
        columns["turn_player"],
        columns["memory"],
        columns["memory_0"],
        columns["memory_1"],
        strict=True,
    ):
        assert ours == -theirs
        assert memory == (theirs if player == 1 else ours)


def test_without_definitions_kinds_are_unknown_and_the_rest_is_the_same(record):
    known = timeline_columns(record.events, record.definitions)
    unknown = timeline_columns(record.events)
    for name in COLUMNS:
        if name in DEFINED:
            assert set(unknown[name]) == {None}
        else:
            assert unknown[name] == known[name]


def test_the_last_row_is_the_end_of_the_match(record):
    columns = timeline_columns(record.events)
    state = Timeline(record.events, -1).state
    assert state.course.result is not None
    assert columns["over"][-1]
    assert columns["winner"][-1] == state.course.result.winner
    assert columns["winner"][0] is None


def test_events_without_a_header_are_of_no_game():
    with pytest.raises(DamagedLog):
        timeline_columns([])
