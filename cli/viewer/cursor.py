"""Where the reader of a match is, in whose view, and what moves them: everything but the screen."""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from cli.games.view import BoardView
from cli.viewer.telling import Telling
from dcg.kernel.absent import FULL_LOG, NO_EVENT
from dcg.record import MatchRecord
from dcg.telling import CauseLink, Line
from replays.errors import NotTold
from replays.steps import Steps, Unit


class Cursor:
    """A reader's place in a match.

    `position` counts events of the log of the `view`, see `Telling`; `every` is whether bookkeeping
    is told too. `said` is what the last search or jump has to say, empty where it is plain to see.
    """

    def __init__(
        self,
        record: MatchRecord,
        seat: int | None = None,
        number: int = 0,
        *,
        alone: bool = False,
    ) -> None:
        """`number`: after so many events, as they are numbered for the reader. A seat that is
        `alone` has no other view than its own. Raises what folding a log raises, and `NotTold`
        where the record is the other seat's own."""
        self.record = record
        self._alone = alone
        self._tellings: dict[int | None, Telling] = {}
        self.view = self._telling(seat)
        _ = self.view.lines  # what is wrong with the record comes up here, not at a key
        self.every = False
        self.said = ""
        self.words: tuple[str, ...] = ()
        self.position = self.view.position_of(number)
        self._toggled = (number, self.position)

    def _telling(self, seat: int | None) -> Telling:
        if seat not in self._tellings:
            self._tellings[seat] = Telling(self.record, seat, alone=self._alone)
        return self._tellings[seat]

    # --- what is there ------------------------------------------------------------------------

    @property
    def steps(self) -> Steps:
        """Where steps stop, bookkeeping stepped over unless it is told."""
        return self.view.every_step if self.every else self.view.news_steps

    @property
    def place(self) -> int:
        """The place of the last event told, `NO_EVENT` before the first."""
        if self.every:
            return self.position - 1
        return self.view.news[self.index] if self.index != NO_EVENT else NO_EVENT

    @property
    def lines(self) -> list[Line]:
        """What is told, in order."""
        return self.view.lines if self.every else self.view.news_lines

    @property
    def index(self) -> int:
        """The place of the last line told among `lines`, `NO_EVENT` before the first."""
        return self.place if self.every else bisect_left(self.view.news, self.position) - 1

    @property
    def board(self) -> BoardView:
        """The board."""
        return self.view.board(self.position)

    @property
    def why(self) -> list[CauseLink]:
        """What brought the last event told about."""
        return self.view.why(self.place) if self.place != NO_EVENT else []

    @property
    def turn(self) -> int:
        """The turn the reader is in."""
        return self.view.every_step.turn_at(self.position)

    @property
    def left_here(self) -> bool:
        """Whether this is the end of a record whose match is not over."""
        end = self.position == len(self.view.events)
        return end and self.view.state(self.position).course.result is None

    # --- moving -------------------------------------------------------------------------------

    def forward(self, unit: Unit) -> None:
        """To the next stop where something more is told, or the end."""
        told = self.place
        while self.position < self.steps.end:
            self._go(self.steps.next(self.position, unit))
            if self.place != told:
                return

    def back(self, unit: Unit) -> None:
        """To the stop before; from behind the last event told, to the one before that."""
        from_here = self.place + 1 if unit is Unit.EVENT else self.position
        self._go(self.steps.previous(max(from_here, 0), unit))

    def first(self) -> None:
        """Before the first event."""
        self._go(0)

    def last(self) -> None:
        """After the last event."""
        self._go(len(self.view.events))

    def to_turn(self, turn: int) -> None:
        """To where a turn begins, or says which turns there are."""
        try:
            self._go(self.steps.turn_start(turn))
        except IndexError as error:
            self.said = str(error)

    def to_event(self, number: int) -> None:
        """To just after an event of the record, or says which the reader is told of."""
        try:
            self._go(self.view.told_at(number) + 1)
        except NotTold as error:
            self.said = str(error)

    def _go(self, position: int) -> None:
        self.position = position
        self.said = ""

    # --- views --------------------------------------------------------------------------------

    def toggle_view(self) -> None:
        """The next view: all, seat 0, seat 1. The reader stays at the same event."""
        held = self.record.header.perspective
        if held != FULL_LOG:
            self.said = f"this match is recorded as seat {held} knows it: there is no other view"
            return
        if self._alone:
            self.said = f"this is what seat {self.view.seat} knows: there is no other view"
            return
        here = self._number()
        order = (None, 0, 1)
        self.view = self._telling(order[(order.index(self.view.seat) + 1) % len(order)])
        self._go(self.view.position_of(here))
        self._toggled = (here, self.position)

    def _number(self) -> int:
        """How many events of the record have happened. Where a seat was not told the last of them,
        going round the views still comes back to it."""
        number, position = self._toggled
        return number if position == self.position else self.view.number_of(self.position)

    def toggle_bookkeeping(self) -> None:
        """Tells every event, or news only."""
        self.every = not self.every
        self.said = ""

    # --- searching ----------------------------------------------------------------------------

    def search(self, words: str) -> None:
        """To the next line with all of these words, whole or in part, small or capital."""
        self.words = tuple(words.casefold().split())
        self.find()

    def find(self, *, forward: bool = True) -> None:
        """To the next line, or the one before, with the words searched for; round the end."""
        if not self.words:
            self.said = "nothing was searched for yet: / searches"
            return
        found = [line.place for line in self.lines if self._has_words(line)]
        if not found:
            self.said = self._not_found()
            return
        if forward:
            after = bisect_right(found, self.place)
            round_the_end = after == len(found)
            target = found[0 if round_the_end else after]
        else:
            before = bisect_left(found, self.place)
            round_the_end = before == 0
            target = found[before - 1]
        self._go(target + 1)
        shown = f"{found.index(target) + 1} of {len(found)} with {' '.join(self.words)!r}"
        self.said = shown + (", past the end" if round_the_end else "")

    def _has_words(self, line: Line) -> bool:
        text = line.text.casefold()
        return all(word in text for word in self.words)

    def _not_found(self) -> str:
        said = f"nothing told here says {' '.join(self.words)!r}"
        hidden = 0 if self.every else sum(map(self._has_words, self.view.lines))
        return f"{said}; of the bookkeeping {hidden} lines do (key a)" if hidden else said
