"""A recorded match as it is told to one reader: to all, or to one seat that knows only its own."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

from dcg import games
from dcg.kernel.absent import FULL_LOG, NO_EVENT
from dcg.kernel.course import header_of
from dcg.kernel.event import AnswerEvent, Event
from dcg.kernel.header import Header
from dcg.kernel.redaction import redact
from dcg.reasons import in_words
from dcg.record import MatchRecord
from dcg.telling import CauseLink, Line, why
from dcg.telling.game_telling import GameTelling, telling_of
from replays.errors import NotTold
from replays.steps import Steps
from replays.timeline import Timeline


class ToldMatch:
    """The log a reader has, told. `seat` None is the record as it is.

    A seat is told its redacted log and nothing else. A place counts the events of the reader's log
    from 0; a number is the event's in the record, what `--at` and other commands speak of. To a
    seat that is `alone` numbers are those of its own log: gaps would tell when the other was asked,
    so places and numbers are the same. Raises `NotTold` where the record is the other seat's own.
    """

    def __init__(
        self, record: MatchRecord, seat: int | None = None, *, alone: bool = False
    ) -> None:
        held = record.header.perspective
        if seat is not None and held not in (FULL_LOG, seat):
            raise NotTold(
                f"match {record.id[:8]} is recorded as seat {held} knows it: "
                f"what seat {seat} knows is not in it"
            )
        self.record = record
        self.seat = seat if held == FULL_LOG else held
        self.game = games.find(record.header.game)
        self.telling: GameTelling = telling_of(self.game)
        self.words = self.telling.words
        self.events: Sequence[Event] = record.events
        self.numbers: Sequence[int] = range(len(record.events))
        if seat is not None and held == FULL_LOG:
            self.events = redact(record.events, seat, self.game)
            self.numbers = _numbers(record.events, self.events, seat)
        self._recorded = self.numbers
        if alone:
            self.numbers = range(len(self.events))
        self.last = (len(self.events) if alone else len(record.events)) - 1
        """The number of the last event."""
        self._timeline = Timeline(self.events)

    @property
    def header(self) -> Header:
        """The header as the reader knows it."""
        return header_of(self.events)

    @cached_property
    def lines(self) -> list[Line]:
        """Every event of the log in words, in order."""
        return list(self.words.story(self.events, self.record.definitions))

    @cached_property
    def news(self) -> list[int]:
        """The places of what is told where not every event is asked for, turns among it."""
        return [
            line.place for line in self.lines if line.news or self.words.begins_turn(line.event)
        ]

    @cached_property
    def news_lines(self) -> list[Line]:
        """Those lines."""
        return [self.lines[place] for place in self.news]

    @cached_property
    def every_step(self) -> Steps:
        """Stepping over every event."""
        return Steps(self.events)

    @cached_property
    def news_steps(self) -> Steps:
        """Stepping over news only."""
        return Steps(self.events, self.news)

    def state(self, position: int) -> Any:
        """The state after so many events of the log; good until the next call."""
        return self._timeline.seek(position)

    def phase(self, position: int) -> str:
        """What the game is at then: a phase or step of the turn, in words."""
        return self.telling.board(self.state(position), self.record.definitions, self.header).phase

    def why(self, place: int) -> list[CauseLink]:
        """What brought the event at a place about."""
        return why(self.events, place, self.words)

    def because(self, place: int) -> int:
        """The number of the event that brought this one about, `NO_EVENT` where only the course of the
        game did."""
        links = self.why(place)
        found = links[1].event if len(links) > 1 else NO_EVENT
        return self.numbers[found] if found != NO_EVENT else NO_EVENT

    def chain(self, place: int) -> Iterator[tuple[CauseLink, str]]:
        """The chain of causes of an event, each link with its words.

        What the other seat chose to do is in nobody else's log; that it chose is plain.
        """
        return in_words(self.why(place), self.lines, own=self.seat is not None)

    def told_at(self, number: int) -> int:
        """The place of the record's event of that number. Raises `NotTold` where the record has
        none, and where the seat is not told of it."""
        if not 0 <= number <= self.last:
            raise NotTold(
                f"match {self.record.id[:8]} has no event {number}: its events are 0 to {self.last}"
            )
        place = self.place_of(number)
        if self.numbers[place] != number:
            raise NotTold(
                f"seat {self.seat} is not told of event {number}, a decision of the other; "
                f"the last event before it that the seat knows is {self.numbers[place]}"
            )
        return place

    def recorded(self, place: int) -> int:
        """The number in the record of the event at a place, `NO_EVENT` where it has none there."""
        return self._recorded[place]

    def place_of(self, number: int) -> int:
        """The place of the record's event of that number, or of the last one told before it."""
        return bisect_right(self._reached, number) - 1

    def position_of(self, number: int) -> int:
        """The position after so many events of the record."""
        return bisect_right(self._reached, number - 1)

    def number_of(self, position: int) -> int:
        """How many events of the record have happened at a position of the log."""
        for number in reversed(self.numbers[:position]):
            if number != NO_EVENT:
                return number + 1
        return 0

    @cached_property
    def _reached(self) -> list[int]:
        """The numbers in order, what only identifies a card going by the event that shows it."""
        found: list[int] = []
        following = self.last
        for number in reversed(self.numbers):
            following = following if number == NO_EVENT else number
            found.append(following)
        return found[::-1]


def _numbers(whole: Sequence[Event], own: Sequence[Event], seat: int) -> list[int]:
    """The number in the whole log of each event of the seat's own; -1 where it has none there.

    Redaction keeps the order, leaves the other seat's answers out and puts in what identifies.
    """
    kept = (
        number
        for number, event in enumerate(whole)
        if not event.PRIVATE or (isinstance(event, AnswerEvent) and event.seat == seat)
    )
    return [NO_EVENT if event.IDENTIFIES else next(kept) for event in own]
