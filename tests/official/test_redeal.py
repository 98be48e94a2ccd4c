"""Dealing anew what a seat cannot know: nobody could tell, and nothing else changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

import pytest

from dcg.branching import BOTH, HiddenFrom, branch, branched, check_asked
from dcg.kernel.absent import NOBODY
from dcg.kernel.course import HiddenRedealt
from dcg.kernel.digest import digest
from dcg.kernel.errors import Refused
from dcg.kernel.event import AnswerEvent, Event
from dcg.kernel.fold import fold
from dcg.kernel.redaction import redact
from dcg.official.game import GAME
from dcg.official.state.board import Board
from dcg.record import MatchRecord
from replays.branch import play_branch
from replays.verify import verify_record
from tests.official.matches import PAIRS, played

EVERY = 29
WHOM: tuple[HiddenFrom, ...] = (BOTH, 0, 1)


def folded(events: Sequence[Event]) -> Board:
    """The board after these events."""
    board = GAME.new_state()
    fold(board, events, GAME.handlers)
    return board


def by_place(board: Board) -> list[tuple[str, int, Counter[int]]]:
    """How many cards of each definition each owner has in the main decks' places and elsewhere."""
    return [
        (name, owner, Counter(board.definition_of[card] for card in cards))
        for name, owner, cards in board.places()
        if name in ("digi_egg_deck", "trash", "field", "in_no_area", "removed")
    ]


def asked_at(record: MatchRecord, seat: int) -> list[int]:
    """The positions at which a seat is asked."""
    return [
        place
        for place, event in enumerate(record.events)
        if isinstance(event, AnswerEvent) and event.seat == seat
    ]


@pytest.mark.parametrize("pair", PAIRS[:4], ids=" - ".join)
def test_both_seats_views_and_options_stay_as_they_were(pair: tuple[str, str]) -> None:
    record = played(*pair)
    for position in range(6, len(record.events) - 1, EVERY):
        true, new = branch(record, position, 1), branch(record, position, 1, 0, BOTH)
        dealt = new.match.log[position]
        assert isinstance(dealt, HiddenRedealt)
        before, after = folded(record.events[:position]), folded(new.match.log[: position + 1])
        for seat in (0, 1):
            assert digest(after.view(seat)) == digest(before.view(seat))
        assert by_place(after) == by_place(before)
        for owner in (0, 1):
            assert Counter(_owned(after, owner)) == Counter(_owned(before, owner))
        if len(true.match.log) == position:
            assert new.request == true.request


def _owned(board: Board, seat: int) -> list[int]:
    return [
        definition
        for owner, definition in zip(board.owner_of, board.definition_of, strict=True)
        if owner == seat
    ]


@pytest.mark.parametrize("pair", PAIRS[:2], ids=" - ".join)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_seats_own_view_and_options_stay_and_the_other_hand_does_not(
    pair: tuple[str, str], seat: Literal[0, 1]
) -> None:
    record, other_hands = played(*pair), 0
    for position in asked_at(record, seat)[::5]:
        true, new = branch(record, position, 1), branch(record, position, 1, 0, seat)
        assert new.request == true.request
        before, after = true.match.state, new.match.state
        assert isinstance(before, Board)
        assert isinstance(after, Board)
        assert digest(after.view(seat)) == digest(before.view(seat))
        assert by_place(after) == by_place(before)
        hand = before.sides[1 - seat].hand
        other_hands += any(before.definition_of[card] != after.definition_of[card] for card in hand)
    assert other_hands


def test_a_branch_dealt_anew_is_clean_and_its_seats_logs_fold_to_their_views() -> None:
    record = played(*PAIRS[0])
    for seat in WHOM:
        positions = (
            range(40, len(record.events) - 1, 150)
            if seat == "both"
            else asked_at(record, seat)[2::20]
        )
        for index, position in enumerate(positions):
            own = play_branch(record, position, ("random", "random"), 3, index, seat)
            verdict = verify_record(own)
            assert verdict.clean, verdict.problem
            board = folded(own.events)
            for each in (0, 1):
                seen = redact(own.events, each, GAME)
                assert digest(folded(seen)) == digest(board.view(each))
                told = any(isinstance(event, HiddenRedealt) for event in seen)
                assert not (told and seat in (BOTH, each))


def test_what_is_known_or_spoken_of_stays() -> None:
    record = played(*PAIRS[0])
    for position in range(40, len(record.events), 50):
        board = folded(record.events[:position])
        hidden = {card for group in GAME.exchangeable(board, NOBODY) for card in group}
        knows = board.course.knowledge.knows
        assert not any(knows(0, card) or knows(1, card) for card in hidden)
        assert not hidden & {applied.modifier.card for applied in board.modifiers}
        assert not hidden & {entry.effect.card for entry in board.pending}
        for seat in (0, 1):
            more = {card for group in GAME.exchangeable(board, seat) for card in group}
            assert more >= hidden
            assert more - hidden <= set(board.sides[1 - seat].hand) | {
                card for card in more if knows(1 - seat, card)
            }


def test_another_dealing_than_its_seed_gives_is_not_clean() -> None:
    record = played(*PAIRS[0])
    own = play_branch(record, 100, ("random", "random"), 3, 0, BOTH)
    other = branch(record, 100, 4, 0, BOTH).match.log[100]
    events = list(own.events)
    events[100] = other
    verdict = verify_record(replace(own, events=events))
    assert (verdict.clean, verdict.position) == (False, 100)
    assert "the seed deals otherwise" in verdict.problem


def test_true_cards_and_each_way_of_dealing_are_matches_of_their_own() -> None:
    record = played(*PAIRS[0])
    position = asked_at(record, 0)[10]
    whom: tuple[HiddenFrom | None, ...] = (None, BOTH, 0)
    found = {
        branched(record, position, branch(record, position, 3, 0, seat), ("a", "b"), 3, 0).id
        for seat in whom
    }
    assert len(found) == 3


def test_where_a_seat_is_not_asked_the_next_event_where_it_is_is_named() -> None:
    record = played(*PAIRS[0])
    position = asked_at(record, 0)[10]
    check_asked(record, position, 0)
    with pytest.raises(Refused, match="seat 1 is not asked anything at event") as refused:
        check_asked(record, position, 1)
    later = next(place for place in asked_at(record, 1) if place > position)
    assert str(refused.value).endswith(f"it is next asked at event {later - 1}")
