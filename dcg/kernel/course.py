"""The kernel's own events: wire codes 0 to 15 and 128 to 255, the same in every game."""

from collections.abc import Sequence
from typing import ClassVar, Final

import msgspec

from dcg.kernel.absent import NO_SEED, UNKNOWN
from dcg.kernel.event import Event, ObjectId
from dcg.kernel.header import Header, Seat
from dcg.kernel.numbers import Number, Ordinal, SeatNumber, SeatOrNobody


class MatchStarted(Event, frozen=True, tag=0):
    """A match began under this header. Always the first event, and the only one of its kind."""

    TOPIC: ClassVar[str] = "kernel.match_started"

    header: Header

    def redacted(self, seat: int) -> "MatchStarted":
        """Without the seed and the other seat's deck."""
        seats = tuple(
            held if number == seat else Seat(deck="", player=held.player)
            for number, held in enumerate(self.header.seats)
        )
        return MatchStarted(
            msgspec.structs.replace(self.header, seats=seats, seed=NO_SEED, perspective=seat)
        )


def header_of(events: Sequence[Event]) -> Header:
    """The header that the events of a match begin with."""
    first = events[0]
    assert isinstance(first, MatchStarted)
    return first.header


class SpanOpened(Event, frozen=True, tag=1):
    """A stretch of the match began, because of the event with ordinal `because`.

    `kind` is the game's own code. A match with no open span is at rest: its state alone says what
    comes next.
    """

    TOPIC: ClassVar[str] = "kernel.span_opened"

    kind: Number
    because: Ordinal


class SpanClosed(Event, frozen=True, tag=2):
    """The innermost open span, of this kind, ended."""

    TOPIC: ClassVar[str] = "kernel.span_closed"

    kind: Number


class TentativeOpened(Event, frozen=True, tag=3):
    """What follows can still be taken back by `seat`."""

    TOPIC: ClassVar[str] = "kernel.tentative_opened"

    seat: SeatNumber


class TentativeKept(Event, frozen=True, tag=4):
    """What happened since the scope opened stays."""

    TOPIC: ClassVar[str] = "kernel.tentative_kept"


class TentativeTakenBack(Event, frozen=True, tag=5):
    """The compensating events before this one undid everything since the scope opened."""

    TOPIC: ClassVar[str] = "kernel.tentative_taken_back"


class Forfeited(Event, frozen=True, tag=6):
    """A seat gave up; a command, never an answer. `MatchEnded` follows."""

    TOPIC: ClassVar[str] = "kernel.forfeited"

    seat: SeatNumber


class MatchEnded(Event, frozen=True, tag=7):
    """The match is over. `winner` is a seat, or -1 for a draw; `reason` is the game's word.

    Only the closing of the spans still open follows it.
    """

    TOPIC: ClassVar[str] = "kernel.match_ended"

    winner: SeatOrNobody
    reason: str


class HiddenRedealt(Event, frozen=True, tag=8):
    """Where a branch leaves its parent: what was hidden was dealt anew.

    `hidden_from` is the seat it was hidden from, -1 for both. Each of `objects` is what `became` says
    at its place, as the game's identifying event would: for cards the content address of a
    definition. No rule brings this about. Private: the log of a seat it was hidden from has nothing
    of it, that of another seat only the objects that seat can name.
    """

    TOPIC: ClassVar[str] = "kernel.hidden_redealt"
    PRIVATE: ClassVar[bool] = True

    hidden_from: SeatOrNobody
    objects: tuple[ObjectId, ...]
    became: tuple[bytes, ...]

    def shown(self) -> "HiddenRedealt | None":
        """What the seat can name of it; nothing else has changed for that seat."""
        named = [
            (thing, kind)
            for thing, kind in zip(self.objects, self.became, strict=True)
            if thing != UNKNOWN
        ]
        if not named:
            return None
        objects, became = zip(*named, strict=True)
        return HiddenRedealt(self.hidden_from, objects, became)


KERNEL_EVENTS: Final[tuple[type[Event], ...]] = (
    MatchStarted,
    SpanOpened,
    SpanClosed,
    TentativeOpened,
    TentativeKept,
    TentativeTakenBack,
    Forfeited,
    MatchEnded,
    HiddenRedealt,
)
