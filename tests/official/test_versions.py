"""A topic that got a new version: the old one is read as the new one, for ever."""

from __future__ import annotations

from typing import ClassVar

from dcg.kernel.commit import Commit, decode_commit, encode_commit
from dcg.kernel.digest import digest
from dcg.kernel.event import Event
from dcg.kernel.fold import fold
from dcg.kernel.registry import Registry
from dcg.official.events import ALL_EVENTS
from dcg.official.events.turn import CostPaid
from dcg.official.game import GAME
from tests.official.matches import played


class CostPaidBefore(Event, frozen=True, tag=300):
    """A cost was paid. Retired (invented for this test): it left open what the price was made of."""

    TOPIC: ClassVar[str] = "official.cost_paid"
    VERSION: ClassVar[int] = 0

    seat: int
    paid: int
    memory: int


def current(before: CostPaidBefore) -> CostPaid:
    """Says that nothing changed the price: more is not known."""
    return CostPaid(before.seat, before.paid, 0, before.paid, before.memory)


AFTER = Registry(ALL_EVENTS, {CostPaidBefore: current})


def test_a_retired_version_in_a_match_is_read_as_the_current_one() -> None:
    log = played("bench-red", "bench-blue").events
    old = [
        CostPaidBefore(event.seat, event.paid, event.memory)
        if isinstance(event, CostPaid)
        else event
        for event in log
    ]
    assert any(isinstance(event, CostPaidBefore) for event in old)
    stored = encode_commit(Commit(0, 0, 0, bytes(8), tuple(old)), AFTER)
    read = decode_commit(stored, AFTER).events
    assert [type(event) for event in read] == [type(event) for event in log]
    assert [event.paid for event in read if isinstance(event, CostPaid)] == [
        event.paid for event in log if isinstance(event, CostPaid)
    ]
    boards = [fold(GAME.new_state(), events, GAME.handlers) for events in (read, log)]
    assert digest(boards[0]) == digest(boards[1])
    # Only the newest version is written.
    assert AFTER.encode(read) != AFTER.encode(old)
    assert AFTER.decode(AFTER.encode(read)) == list(read)


def test_the_bytes_of_a_retired_version_keep_their_code() -> None:
    data = bytes.fromhex("91 94 cd 01 2c 01 05 fd")
    assert AFTER.encode([CostPaidBefore(1, 5, -3)]) == data
    assert AFTER.decode(data) == [CostPaid(1, 5, 0, 5, -3)]
