"""Who can name which object, and under what handle."""

from dcg.kernel.absent import UNKNOWN
from dcg.kernel.knowledge import Knowledge


def _of(count: int) -> Knowledge:
    knowledge = Knowledge()
    knowledge.grow(count)
    return knowledge


def test_handles_follow_the_order_of_first_sight() -> None:
    knowledge = _of(4)
    knowledge.see(0, 3)
    knowledge.see(0, 1)
    knowledge.see(0, 3)
    assert [knowledge.handle(0, thing) for thing in range(4)] == [-1, 1, -1, 0]
    assert not knowledge.knows(1, 3)


def test_a_sight_after_losing_sight_is_another_handle() -> None:
    knowledge = _of(2)
    knowledge.see_both((0,))
    knowledge.forget([0])
    assert not knowledge.knows(0, 0)
    knowledge.see_both((0,))
    assert (knowledge.handle(0, 0), knowledge.handle(1, 0)) == (1, 1)


def test_one_seat_can_lose_sight_alone() -> None:
    knowledge = _of(1)
    knowledge.see_both((0,))
    knowledge.lose(0, 0)
    assert not knowledge.knows(0, 0)
    assert knowledge.knows(1, 0)


def test_what_has_no_name_is_neither_seen_nor_lost() -> None:
    knowledge = _of(2)
    knowledge.see_both((1,))
    knowledge.see_both((UNKNOWN,))
    knowledge.lose(0, UNKNOWN)
    knowledge.forget([UNKNOWN])
    assert knowledge.handles == [[-1, 0], [-1, 0]]
    assert knowledge.minted == [1, 1]
    assert not knowledge.knows(0, UNKNOWN)
    assert knowledge.handle(0, UNKNOWN) == UNKNOWN


def test_a_sight_remembers_the_incarnation_it_was_of() -> None:
    knowledge = _of(1)
    knowledge.see(0, 0, incarnation=4)
    knowledge.see(0, 0, incarnation=5)
    assert knowledge.seen_at == [[4], [-1]]


def test_growing_keeps_what_is_known() -> None:
    knowledge = _of(1)
    knowledge.see_both((0,))
    knowledge.grow(3)
    knowledge.grow(2)
    assert knowledge.handles == [[0, -1, -1], [0, -1, -1]]
