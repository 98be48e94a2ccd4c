"""Every event of the game has its sentence, and nothing a match brings escapes onto a terminal."""

from __future__ import annotations

import pytest

from dcg.battle_evolution.card_game import CARD_GAME
from dcg.battle_evolution.events import ALL_EVENTS
from dcg.battle_evolution.words.sentences import SENTENCES
from dcg.kernel.absent import NOBODY
from dcg.telling.game_telling import telling_of
from tests.battle_evolution.matches import folded, played


def test_every_event_has_a_sentence() -> None:
    assert set(SENTENCES) == set(ALL_EVENTS)


@pytest.mark.parametrize("index", range(6))
def test_a_match_is_told_with_the_names_of_its_cards(index: int) -> None:
    record = played(index)
    lines = list(telling_of(CARD_GAME).words.story(record.events, record.definitions))
    assert [line.place for line in lines] == list(range(len(record.events)))
    assert all(line.text.isprintable() for line in lines)
    assert any(line.text.startswith("Turn 2 of Seat") for line in lines)
    assert any(" plays " in line.text for line in lines)
    assert lines[0].turn_player == NOBODY


def test_a_board_says_what_lies_open() -> None:
    record = played(1)
    lines = telling_of(CARD_GAME).board(folded(record.events), record.definitions).lines()
    assert lines[1].startswith("Seat 1: ")
    assert sum(line.startswith("Seat ") for line in lines) == 2


def test_a_card_that_resolves_in_no_zone_is_not_said_to_lie_there() -> None:
    lines = [
        line.text
        for index in range(12)
        for line in telling_of(CARD_GAME).words.story(
            played(index).events, played(index).definitions
        )
    ]
    assert [line for line in lines if "no zone" in line] == []
    assert any(" uses " in line and " from the hand" in line for line in lines)
