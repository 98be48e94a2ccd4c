"""Who can leave a graph of boards (18-3-2, 18-3-3): loops drawn by hand."""

from __future__ import annotations

from dcg.official.game import GAME
from dcg.official.rules.loop_boards import OUT, UNKNOWN, Fork, LoopBoards, LoopStep, Way
from dcg.official.rules.loop_ways_out import NEVER, WaysOut
from dcg.official.rules.probing import Walk
from dcg.official.rules.recurrence import Size

FIRST, SECOND, THIRD = b"first", b"second", b"third"


def picks(seat: int, *ways: Way | None) -> Fork:
    """A choice of a seat with what comes of each kind of option."""
    found = Fork(seat, len(ways))
    found.ways = list(ways)
    return found


def loop(**nexts: Way | None) -> LoopBoards:
    """A graph, from the first board on."""
    found = LoopBoards()
    found.nexts = {name.encode(): way for name, way in nexts.items()}
    return found


def out_of(boards: LoopBoards) -> WaysOut:
    """What leads out of the loop that comes through the first board, whatever activates in it."""
    return WaysOut(boards, FIRST, frozenset())


def far(boards: LoopBoards, *seats: int) -> int:
    """How far it is out of the loop from the first board, for these players."""
    return out_of(boards).distances(seats)[FIRST]


def test_nobody_leaves_a_loop_without_choices() -> None:
    boards = loop(first=SECOND, second=FIRST)
    assert far(boards, 0, 1) == NEVER
    assert boards.route_to_open(FIRST) is None


def test_choices_that_all_lead_back_leave_nothing() -> None:
    boards = loop(first=picks(0, FIRST, SECOND), second=picks(1, FIRST, picks(0, SECOND, FIRST)))
    assert far(boards, 0, 1) == NEVER
    assert out_of(boards).able() == frozenset()


def test_who_may_let_it_be_can_stop_it_and_the_other_cannot() -> None:
    boards = loop(first=SECOND, second=picks(1, FIRST, OUT))
    assert (far(boards, 0), far(boards, 1)) == (NEVER, 1)


def test_who_is_never_let_to_the_way_out_cannot_stop_it() -> None:
    """Player 0 would have to pick the second board, where player 1 could pick the way out."""
    boards = loop(first=picks(0, FIRST, SECOND), second=picks(1, FIRST, OUT))
    assert (far(boards, 0), far(boards, 1), far(boards, 0, 1)) == (NEVER, NEVER, 1)


def test_of_two_ways_out_the_nearer_one_is_as_soon_as_possible() -> None:
    boards = loop(first=picks(0, SECOND, THIRD), second=THIRD, third=picks(0, FIRST, OUT))
    out = out_of(boards)
    distances = out.distances((0,))
    choice = boards.nexts[FIRST]
    assert isinstance(choice, Fork)
    assert [out.distance(way, (0,), distances) for way in choice.ways] == [2, 1]


def test_what_is_unknown_may_lead_out_until_it_did_not() -> None:
    boards = loop(first=picks(0, FIRST, UNKNOWN, None))
    assert far(boards, 0) < NEVER
    boards.trusts_unknown = False
    assert far(boards, 0) == NEVER


def test_the_nearest_board_of_which_not_everything_is_known_is_found() -> None:
    boards = loop(first=picks(0, FIRST, SECOND), second=THIRD, third=picks(1, FIRST, None))
    assert boards.route_to_open(FIRST) == (1,)
    assert boards.route_to_open(THIRD) == ()
    assert boards.way(FIRST, (1,)) == SECOND
    assert boards.way(FIRST, (1, 0)) is None


def test_a_round_is_what_comes_back_by_the_same_effects_and_no_others() -> None:
    here, there = frozenset({(1, 0)}), frozenset({(2, 0)})
    boards = loop(first=picks(0, SECOND, OUT), second=picks(0, FIRST, THIRD), third=FIRST)
    boards.steps = {
        LoopStep(FIRST, SECOND, here),
        LoopStep(SECOND, FIRST, there),
        LoopStep(SECOND, THIRD, frozenset({(3, 0)})),
        LoopStep(THIRD, FIRST, there),
    }
    assert boards.round(FIRST, here | there) == {FIRST, SECOND}
    assert boards.round(FIRST, here) == frozenset()
    assert boards.round(THIRD, here | there) == frozenset()
    assert boards.round(THIRD, here | there | {(3, 0)}) == {FIRST, SECOND, THIRD}


def test_a_way_that_is_no_way_of_this_choice_is_not_followed() -> None:
    """Boards that are told apart by more than loops compare may ask for something else the next time."""
    boards = loop(first=picks(0, FIRST, None))
    walk = Walk(boards, FIRST, Size(GAME.new_state(), {}))
    walk.following = [3, 1]
    assert walk.pick(0, 2) == 1
    assert walk.following == []
