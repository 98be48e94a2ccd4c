"""What happened in a match, event by event."""

from __future__ import annotations

import operator
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, overload

from dcg.event_names import topic_of
from dcg.given import shown, whole
from dcg.kernel.absent import NOBODY
from dcg.kernel.event import Event
from dcg.telling.line import Line
from dcg.telling.words import GameWords


class LoggedEvent(NamedTuple):
    """An event and its number in the log: what every command and message speaks of, from 0.

    >>> import dcg
    >>> event = dcg.Match("bench-red", "bench-blue", seed=7).log[0]
    >>> event.number, event.topic, event.seat
    (0, 'match_started', None)
    """

    number: int
    content: Event

    @property
    def topic(self) -> str:
        """What kind of event it is: `security_revealed`."""
        return topic_of(type(self.content))

    @property
    def rules(self) -> tuple[str, ...]:
        """The clauses of the rules that it records."""
        return self.content.RULES

    @property
    def seat(self) -> int | None:
        """The seat it is about, None where it is about neither or both."""
        seat = getattr(self.content, "seat", NOBODY)
        return None if seat == NOBODY else seat

    @property
    def fields(self) -> dict[str, Any]:
        """What it records, by name (docs/events.md says what each field is)."""
        return {name: getattr(self.content, name) for name in self.content.__struct_fields__}

    def __repr__(self) -> str:
        return f"<event {self.number}: {self.topic}>"


def number_of(event: Any) -> int:
    """The number of an event that is given itself or by its number. Raises `TypeError`."""
    if isinstance(event, LoggedEvent):
        return event.number
    try:
        return operator.index(event)
    except TypeError:
        raise TypeError(f"an event is one of a log or its number, not {shown(event)}") from None


def no_event(number: int, events: Sequence[Event]) -> IndexError:
    """What is raised for the number of an event that is not one of these."""
    return IndexError(f"there is no event {number}: they are 0 to {len(events) - 1}")


class EventLog(Sequence[LoggedEvent]):
    """The events of a match in order. It grows with a match that is being played.

    >>> import dcg
    >>> log = dcg.Match("bench-red", "bench-blue", seed=7).log
    >>> log[0].number, [event.number for event in log[1:3]], log[-1].number == len(log) - 1
    (0, [1, 2], True)
    """

    def __init__(self, events: Sequence[Event]) -> None:
        self._events = events

    @overload
    def __getitem__(self, place: int) -> LoggedEvent: ...

    @overload
    def __getitem__(self, place: slice) -> list[LoggedEvent]: ...

    def __getitem__(self, place: int | slice) -> LoggedEvent | list[LoggedEvent]:
        """The event of a number, or several. Raises `IndexError`."""
        numbers = range(len(self._events))
        if isinstance(place, slice):
            return [LoggedEvent(number, self._events[number]) for number in numbers[place]]
        place = whole(place, "the number of an event")
        if not -len(numbers) <= place < len(numbers):
            raise no_event(place, self._events)
        return LoggedEvent(numbers[place], self._events[place])

    def __iter__(self) -> Iterator[LoggedEvent]:
        for number, event in enumerate(self._events):
            yield LoggedEvent(number, event)

    def __len__(self) -> int:
        return len(self._events)

    def __repr__(self) -> str:
        return f"<EventLog: {len(self)} events>"


class ToldLog:
    """The events of a log in words, told when they are asked for.

    A log that has grown is told anew from its start: whether an event is news can depend on the next.
    """

    def __init__(
        self, words: GameWords, events: Sequence[Event], definitions: Mapping[bytes, bytes]
    ) -> None:
        self.words = words
        self._events = events
        self._definitions = definitions
        self._lines: list[Line] = []

    @property
    def lines(self) -> list[Line]:
        """Every event so far."""
        if len(self._lines) != len(self._events):
            self._lines = list(self.words.story(self._events, self._definitions))
        return self._lines

    def tell(self, event: LoggedEvent | int) -> str:
        """One event. Raises `IndexError` for a number that the log does not have."""
        number = number_of(event)
        if not 0 <= number < len(self._events):
            raise no_event(number, self._events)
        return self.lines[number].text
