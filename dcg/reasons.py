"""Why something happened, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from dcg.kernel.absent import FULL_LOG, NO_EVENT
from dcg.kernel.course import MatchStarted
from dcg.kernel.event import Event
from dcg.log import ToldLog
from dcg.telling.line import Line
from dcg.telling.why import CauseLink, why


class Reason(NamedTuple):
    """One step of the chain. `number` is the event's, None where only the course of the game is the
    reason; `rules` are the clauses it records."""

    number: int | None
    text: str
    rules: tuple[str, ...]

    def __str__(self) -> str:
        number = "" if self.number is None else str(self.number)
        rules = f"   rules {', '.join(self.rules)}" if self.rules else ""
        return f"{number:>6}  {self.text}{rules}"


class Reasons(tuple[Reason, ...]):
    """The event first, then what led to it, back to what a player decided. Prints a line a step."""

    __slots__ = ()

    def __str__(self) -> str:
        return "\n".join(map(str, self))


def reasons(events: Sequence[Event], number: int, told: ToldLog) -> Reasons:
    """Why the event of a number happened. Raises `IndexError` for one that there is not."""
    told.tell(number)
    header = events[0].header if isinstance(events[0], MatchStarted) else None
    own = header is not None and header.perspective != FULL_LOG
    links = why(events, number, told.words)
    return Reasons(
        Reason(None if link.event == NO_EVENT else link.event, text, link.rules)
        for link, text in in_words(links, told.lines, own=own)
    )


def in_words(
    links: Sequence[CauseLink], lines: Sequence[Line], *, own: bool
) -> Iterator[tuple[CauseLink, str]]:
    """Each link of a chain of causes with its words; `own` is whether the log is one seat's.

    What the other seat chose to do is in nobody else's log; that it chose is plain.
    """
    for place, link in enumerate(links):
        if link.event != NO_EVENT:
            lead = f"in this {link.within}, because: " if place else ""
            yield link, lead + lines[link.event].text
        elif own and link.chosen:
            player = lines[links[place - 1].event].turn_player
            yield link, f"in this {link.within}: what Seat {player} chose to do"
        else:
            yield link, f"the course of the game ({link.within})"
