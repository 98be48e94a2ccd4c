"""What the running match takes for granted of events: which move no card, and which triggers wait for."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from dcg.battle_evolution.card_game import CARD_GAME
from dcg.battle_evolution.language.effect import Event as Trigger
from dcg.battle_evolution.reading.occasions import IDLE, OCCASIONS, STILL, leaves_play_alone
from dcg.battle_evolution.reading.occurrences import NotedEvent, occurrences
from dcg.battle_evolution.state.arena import Arena
from tests.battle_evolution.matches import played

SOME = range(10)


def lying(state: Arena) -> Any:
    """Where every card lies, on which side of it, who knows it, and what is in force."""
    return (
        [[list(cards) for cards in side.lists()] for side in state.sides],
        [list(side.kept) for side in state.sides],
        [list(row) for row in state.course.knowledge.handles],
        dict(state.faces),
        list(state.lasting),
        list(state.definition_of),
    )


@pytest.mark.parametrize("index", SOME)
def test_after_some_events_every_card_lies_where_it_lay(index: int) -> None:
    state = CARD_GAME.new_state()
    for event in played(index).events:
        still = type(event) in STILL
        before = lying(state) if still else None
        idle = state.canonical() if type(event) in IDLE else None
        CARD_GAME.handlers[type(event)](state, event)
        if still:
            assert lying(state) == before, type(event).__name__
        if idle is not None:
            now = state.canonical()
            assert {**now, "course": None} == {**idle, "course": None}, type(event).__name__


@pytest.mark.parametrize("index", SOME)
def test_triggers_wait_for_these_kinds_of_events_alone(index: int) -> None:
    powers: dict[int, Any] = {}
    for event in played(index).events:
        seat = getattr(event, "seat", -1)
        before = powers.get(seat, (0, 0, 0)) if hasattr(event, "powers") else 0
        for one in occurrences(NotedEvent(event, before)):
            assert isinstance(event, OCCASIONS[one.event]), one.event
        if hasattr(event, "powers"):
            powers[seat] = event.powers


@pytest.mark.parametrize("index", SOME)
def test_what_leaves_play_alone_moves_nothing_there(index: int) -> None:
    state = CARD_GAME.new_state()
    met = 0
    for event in played(index).events:
        alone = leaves_play_alone(event)
        before = in_play(state) if alone else None
        CARD_GAME.handlers[type(event)](state, event)
        if alone:
            met += 1
            assert in_play(state) == before, event
    assert met


def in_play(state: Arena) -> Any:
    """What lies where effects can work, on which side, and whether the opponent knows of a support."""
    knows = state.course.knowledge.knows
    return [
        (
            [
                list(cards)
                for cards in (
                    side.active,
                    side.attached,
                    side.support_zone,
                    side.dp_zone,
                    side.destiny_zone,
                    side.dark_area,
                )
            ],
            [knows(1 - seat, card) for card in side.support_zone],
            [state.faces.get(card, 0) for card in (*side.active, *side.attached)],
        )
        for seat, side in enumerate(state.sides)
    ] + [list(state.lasting)]


def test_every_trigger_of_the_language_has_its_events() -> None:
    assert set(OCCASIONS) == set(get_args(Trigger))
    assert IDLE <= STILL
