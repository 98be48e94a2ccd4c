"""A position that is given has every card in one place: what could not lie on a table is not folded."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from dcg.kernel.course import MatchStarted
from dcg.kernel.errors import FoldError
from dcg.kernel.event import Event
from dcg.kernel.fold import fold
from dcg.kernel.header import Seat
from dcg.official.card_game import CARD_GAME
from dcg.official.codes.turn import MAIN
from dcg.official.events.field import Departure
from dcg.official.events.linking import LinksGiven
from dcg.official.events.setup import (
    CardsGiven,
    DefinitionsGiven,
    PermanentGiven,
    PositionGiven,
    SideGiven,
)
from dcg.official.game import GAME
from dcg.official.state.board import Board
from dcg.opening import match_header

NOBODY = SideGiven((), (), (), (), (), (), (), None)


def side(
    deck: tuple[int, ...] = (), hand: tuple[int, ...] = (), *field: tuple[int, ...]
) -> SideGiven:
    stands = tuple(
        PermanentGiven(cards, suspended=False, played_this_turn=False) for cards in field
    )
    return SideGiven(deck, (), hand, (), (), (), stands, None)


def given(one: SideGiven, *more: Event) -> Board:
    header = match_header(CARD_GAME, (Seat("", "ann"), Seat("", "ben")), -1, 0, "recorded")
    events: Iterable[Event] = (
        MatchStarted(header),
        DefinitionsGiven(b""),
        CardsGiven(0, (-1,) * 6),
        PositionGiven((one, NOBODY), 0, 3, 0, 0, MAIN),
        *more,
    )
    return fold(GAME.new_state(), events, GAME.handlers)


def test_each_card_in_one_place_is_a_position() -> None:
    board = given(side((0, -1, -1), (1,), (2, 3)), LinksGiven((Departure(0, (4,)),)))
    assert board.permanents[0].links == [4]


@pytest.mark.parametrize(
    "one", [side((0, 0)), side((0,), (0,)), side((0,), (), (1, 0)), side((), (), (1, 1), (2,))]
)
def test_a_card_that_lies_in_two_places_is_refused(one: SideGiven) -> None:
    with pytest.raises(FoldError, match="lies in two places"):
        given(one)


def test_a_link_card_that_lies_elsewhere_too_is_refused() -> None:
    with pytest.raises(FoldError, match="card 0 lies in two places"):
        given(side((0,), (), (1,)), LinksGiven((Departure(0, (0,)),)))


def test_a_permanent_without_a_card_is_refused() -> None:
    with pytest.raises(FoldError, match="without a card"):
        given(side((0,), (), ()))


def test_a_position_and_definitions_are_given_once() -> None:
    with pytest.raises(FoldError, match="on a board that is not empty"):
        given(side((0,)), PositionGiven((side((1,)), NOBODY), 0, 3, 0, 0, MAIN))
    with pytest.raises(FoldError, match="given before"):
        given(side((0,)), DefinitionsGiven(b"12345678"), DefinitionsGiven(b"12345678"))
