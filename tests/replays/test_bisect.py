"""Bisecting by SQL over the per-event timeline."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from dcg.official.columns import COLUMNS
from dcg.official.game import GAME
from replays.bisect import bisect
from replays.errors import BadPredicate
from replays.impossible import possible_values
from replays.rows import timeline_columns


@pytest.fixture
def events(store):
    return store.record(store.summaries()[2].id).events


def test_the_timeline_has_a_row_for_every_event_and_the_columns_it_names(events):
    columns = timeline_columns(events)
    assert list(columns) == list(COLUMNS)
    assert {len(values) for values in columns.values()} == {len(events)}


def test_first_last_and_every_moment_are_those_a_recount_finds(events):
    state = GAME.new_state()
    became = []
    before = False
    for place, event in enumerate(events):
        GAME.handlers[type(event)](state, event)
        now = len(state.sides[0].battle_area) > len(state.sides[1].battle_area)
        if now and not before:
            became.append(place)
        before = now
    found = bisect(events, "battle_area_0 > battle_area_1")
    assert [moment.event for moment in found.moments] == became
    assert found.first is not None
    assert found.last is not None
    assert (found.first.event, found.last.event) == (became[0], became[-1])
    assert found.holds_at_end == before


def test_a_predicate_that_never_holds_has_no_moment(events):
    found = bisect(events, "memory_0 > 10")
    assert found.moments == ()
    assert found.first is None
    assert not found.holds_at_end


def test_unknown_values_count_as_not_holding(events):
    assert bisect(events, "winner = 0 or winner = 1 or winner = -1").first is not None
    assert bisect(events, "NULL").moments == ()


@pytest.mark.parametrize(
    ("predicate", "said"),
    [
        ("security_0 =", "it ends before it is complete"),
        ("(security_0 = 1", "it ends before it is complete"),
        ("turn > AND memory", "cannot be read on from 'AND'"),
        ("seecurity_0 = 0", r"there is no column 'seecurity_0'; did you mean security_0, "),
        ("PHASES = 'main phase'", "no column 'PHASES'; did you mean phase"),
        ('topic = "card_played"', "no column 'card_played'; a word stands in single quotes"),
        ("", "empty"),
        ("1); DROP TABLE timeline; --", "cannot be used"),
        ("1) FROM timeline; SELECT (1", "more than one expression|cannot be used"),
        ("(SELECT count(*) FROM read_text('/etc/hostname')) > 0", "cannot be used"),
        ("topic", "cannot be used"),
        ("true) OR (false", "cannot be used"),
        ("1) , (2", "cannot be used"),
        ("true) FROM timeline UNION ALL SELECT (false", "cannot be used"),
        ("turn > 3 LIMIT 1", "cannot be used"),
        ("turn > 3 /*", "unterminated"),
        ("COLUMNS('memory_.') > 3", "one value an event"),
        ("unnest([true, false])", "one value an event"),
        ("max(memory_0) > 3", "cannot be used"),
        ("turn = ?", "cannot be used"),
        ("(SELECT count(*) FROM columns) > 0", "does not exist"),
        ("(SELECT count(*) FROM glob('/*')) > 0", "cannot be used"),
        ("turn > 0; SET enable_external_access = true", "cannot be used"),
    ],
)
def test_what_is_not_a_predicate_is_refused_in_one_line(events, predicate, said):
    with pytest.raises(BadPredicate, match=said) as refused:
        bisect(events, predicate)
    assert "\n" not in str(refused.value)


def test_a_predicate_may_look_at_other_events_and_end_in_a_comment(events):
    found = bisect(events, "memory_0 < lag(memory_0) OVER (ORDER BY event) -- memory went down")
    columns = timeline_columns(events)
    memory = columns["memory_0"]
    falls = [at for at in range(1, len(memory)) if memory[at] < memory[at - 1]]
    became = [at for at in falls if at - 1 not in falls]
    assert [moment.event for moment in found.moments] == became


def test_kinds_of_cards_can_be_asked_about_with_the_definitions(store):
    record = store.record(store.summaries()[2].id)
    found = bisect(record.events, "digimon_0 >= 2", record.definitions)
    assert found.first is not None
    with pytest.raises(BadPredicate, match="digimon_0"):
        bisect(record.events, "digimon_0 >= 2")
    with pytest.raises(BadPredicate) as refused:
        bisect(record.events, "nonsense")
    assert "digimon_0" not in str(refused.value).partition("Columns:")[2]


def test_a_refusal_lists_the_columns(events):
    with pytest.raises(BadPredicate, match="security_0, trash_0"):
        bisect(events, "nonsense > 1")


@pytest.mark.parametrize(
    ("predicate", "said"),
    [
        ("phase = 'main'", r"phase is never 'main'; it can be 'start of turn', .*'main phase'"),
        ("turn > 3 AND 'Main phase' = timeline.Phase", "phase is never 'Main phase'"),
        ("phase IN ('main phase', 'draw')", "phase is never 'draw'"),
        ("attack_timing IS DISTINCT FROM 'block'", "never 'block'; it can be .*'block timing'"),
        ("CASE phase WHEN 'main' THEN true END", "phase is never 'main'"),
        ("turn_player = 2", "turn_player is never 2; it can be -1, 0, 1"),
        ("phase = 4", "phase is never 4; it can be 'start of turn'"),
        ("NOT winner <> 3", "winner is never 3"),
        ("topic = 'card_playd'", "topic is never 'card_playd'; did you mean card_played"),
    ],
)
def test_a_value_that_no_row_can_have_is_refused(events, predicate, said):
    with pytest.raises(BadPredicate, match=said) as refused:
        bisect(events, predicate)
    assert "Columns:" not in str(refused.value)


@pytest.mark.parametrize(
    "predicate",
    [
        "phase = 'main phase'",
        "phase LIKE 'main%'",
        "coalesce(attack_timing, 'none') = 'none'",
        "attack_timing IS NULL",
        "turn_player = '1'",
        "turn_player = 1.0",
        "topic = 'card_played'",
    ],
)
def test_values_that_rows_have_are_asked_for(events, predicate):
    assert bisect(events, predicate).first is not None


def test_all_values_a_column_has_are_possible(store):
    """What a game says of its columns is true of every row."""
    for one in store.summaries():
        record = store.record(one.id)
        columns = timeline_columns(record.events)
        for name, values in possible_values(record.game).items():
            assert set(columns[name]) - {None} <= set(values), name


def test_what_events_say_can_be_asked(store):
    record = store.record(store.summaries()[2].id)
    events, definitions = record.events, record.definitions
    paid = bisect(events, "topic = 'cost_paid' AND (content->>'paid')::INTEGER > 2").first
    assert paid is not None
    assert events[paid.event].paid > 2
    named = bisect(events, "len(cards) > 0 AND because IS NOT NULL", definitions).first
    assert named is not None
    held = bisect(events, f"match = '{record.id}'", definitions, match=record.id)
    assert held.first is not None
    assert held.first.event == 0


def test_a_question_leaves_nothing_behind_for_the_next(store):
    """One database answers all of them: other matches, and what went wrong, leave no trace in it."""
    records = [store.record(one.id) for one in store.summaries()[:3]]
    alone = [bisect(one.events, "turn = 3", one.definitions, match=one.id) for one in records]
    for one, found in zip(records, alone, strict=True):
        with pytest.raises(BadPredicate):
            bisect(one.events, "no_such_column = 1")
        with pytest.raises(BadPredicate):
            bisect(one.events, "(SELECT 1 FROM (VALUES (1), (2)) AS pair)")
        without = bisect(one.events, "turn = 3")
        assert bisect(one.events, "turn = 3", one.definitions, match=one.id) == found == without


def test_threads_do_not_meet_in_the_database(store):
    events = [store.record(one.id).events for one in store.summaries()[:4]]
    expected = [bisect(one, "turn > 0 AND security_0 < 5") for one in events]
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda one: bisect(one, "turn > 0 AND security_0 < 5"), events * 3))
    assert found == expected * 3
