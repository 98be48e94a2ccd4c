"""A recorded match: step through it, ask when something happened and why, play it on otherwise."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Self

from dcg.board import Board
from dcg.branching import HiddenFrom
from dcg.game import CardGame
from dcg.given import seat_number, shown, whole
from dcg.harmless import inert
from dcg.instant import Instant
from dcg.kernel.absent import FULL_LOG
from dcg.kernel.course import MatchEnded
from dcg.kernel.event import Event
from dcg.kernel.header import Header
from dcg.kernel.state import Result
from dcg.log import EventLog, LoggedEvent, ToldLog, no_event, number_of
from dcg.match import Match
from dcg.match_result import MatchResult, result_of
from dcg.reasons import Reasons, reasons
from dcg.record import MatchRecord
from dcg.telling import Line
from dcg.telling.game_telling import telling_of
from dcg.telling.html import escaped
from dcg.telling.who import player_shown
from dcg.user_files import file_name
from replays.errors import UnusableFile
from replays.match_file import of_seat, packed
from replays.said import board_and_said
from replays.steps import Steps, Unit
from replays.timeline import Timeline
from replays.told_match import ToldMatch
from replays.verify import Verdict, verify_record
from replays.whole_files import write_whole

if TYPE_CHECKING:
    from replays.bisect import Bisection
    from replays.explanation import Explanation

UnitName = Literal["event", "action", "turn"]
"""How far a step goes."""


class Replay:
    """A recorded match, and a place in it. `store["de0b"]` is one; it begins at the end of the match.

    In a loop over a store it is read when it is first used: whatever is asked of it then raises
    `LogError` for a damaged record, `UnknownGame` for a match of a game that is not here.

    >>> import dcg, replays
    >>> match = dcg.Match("bench-red", "bench-blue", seed=7)
    >>> result = match.play(dcg.player("greedy"), dcg.player("greedy"))
    >>> with replays.open("my.db") as store:
    ...     replay = store.add(match)
    >>> replay.seek(turn=4).turn, replay.board["turn_player"]
    (4, 1)
    >>> print(replay.bisect("turn > 0 AND security_0 = 4").first)
    event 343 in turn 6 (main phase): security_revealed
    >>> print(replay.seek(event=343).why())
       343  Seat 0's security card is Agumon   rules 13-1-7-1-1, 13-1-5
    ...
    """

    def __init__(self, identity: str, read: Callable[[], MatchRecord]) -> None:
        """`read` gives the record of the match with this id."""
        self.id = identity
        self._read = read

    @classmethod
    def of(cls, match: Match | MatchRecord) -> Self:
        """The replay of a match as it is now, stored or not.

        >>> import dcg, replays
        >>> replays.Replay.of(dcg.Match("bench-red", "bench-blue", seed=7)).turn
        0
        """
        if not isinstance(match, Match | MatchRecord):
            raise TypeError(f"a replay is of a match or a record, not {shown(match)}")
        record = match.record if isinstance(match, Match) else match
        return cls(record.id, lambda: record)

    # --- the match ------------------------------------------------------------------------------

    @cached_property
    def record(self) -> MatchRecord:
        """Events and definitions."""
        return self._read()

    @property
    def header(self) -> Header:
        """What the match was before its first event: game, rules, engine, seats, seed."""
        return self.record.header

    @property
    def decks(self) -> tuple[str, str]:
        """The decks of seat 0 and seat 1."""
        return self.header.seats[0].deck, self.header.seats[1].deck

    @property
    def players(self) -> tuple[str, str]:
        """Who played seat 0 and seat 1."""
        one, other = self.header.seats
        return player_shown(one.player), player_shown(other.player)

    @property
    def result(self) -> MatchResult | None:
        """Who won and why, None for a match that was left unfinished."""
        ended = (one for one in self.record.events if isinstance(one, MatchEnded))
        found = next((Result(one.winner, one.reason) for one in ended), None)
        return result_of(found, self._told.words)

    @property
    def log(self) -> EventLog:
        """All its events."""
        return EventLog(self.record.events)

    def tell(self, event: LoggedEvent | int) -> str:
        """An event, or that of a number, in words. Raises `IndexError` for one there is not."""
        return self._told.tell(event)

    @property
    def told(self) -> Sequence[Line]:
        """Every event in words, with its turn, how deep in others it is, and whether it is news."""
        return self._told.lines

    def lines(self, turn: int | None = None, *, everything: bool = False) -> list[str]:
        """The match in words, or one turn of it: one line per noteworthy event, or per event with
        `everything=True`.

        Raises `IndexError` for a turn that the match does not have.
        """
        if turn is not None:
            self._steps.turn_start(turn)
        return [
            line.text
            for line in self.told
            if (line.news or everything) and turn in (None, line.turn)
        ]

    def columns(self) -> dict[str, list[Any]]:
        """The board after each event and what the event says, by column: what `bisect` asks of."""
        return board_and_said(self.record.events, self.record.definitions)

    # --- a place in it --------------------------------------------------------------------------

    @property
    def position(self) -> int:
        """How many events have happened here; at the end all of them."""
        return self._timeline.position

    def seek(self, *, event: LoggedEvent | int | None = None, turn: int | None = None) -> Self:
        """Goes to just after an event, given by its number or itself, or to where a turn begins.

        Gives the replay back. A replay begins at its end. Raises `IndexError` for an event or a
        turn that the match does not have, `TypeError` unless one of both is given.
        """
        if (event is None) == (turn is None):
            raise TypeError("seek takes one of event and turn")
        if turn is not None:
            self._timeline.seek(self._steps.turn_start(whole(turn, "a turn")))
            return self
        number = number_of(event)
        if not 0 <= number < len(self):
            raise no_event(number, self.record.events)
        self._timeline.seek(number + 1)
        return self

    def forward(self, unit: UnitName = "event") -> Self:
        """To the next event, the end of the action (a player's, with all that comes of it), or the
        next turn. At the end it stays. Raises `ValueError` for another unit."""
        self._timeline.seek(self._steps.next(self.position, Unit(unit)))
        return self

    def back(self, unit: UnitName = "event") -> Self:
        """As `forward`, to the stop before. At the start it stays."""
        self._timeline.seek(self._steps.previous(self.position, Unit(unit)))
        return self

    @property
    def event(self) -> LoggedEvent | None:
        """The event that led here, None before the first."""
        return self.log[self.position - 1] if self.position else None

    @property
    def turn(self) -> int:
        """The number of the turn, 0 before the first."""
        return self._timeline.turn

    @property
    def board(self) -> Board:
        """The board here."""
        here = self._timeline
        held = _Held(list(self.record.events[: here.position]), here.state)
        if not held.log:
            raise IndexError("before the first event there is no board")
        return Board(Instant(self._game, self.record.definitions, held))

    def why(self, event: LoggedEvent | int | None = None) -> Reasons:
        """What led to an event, or to where the replay is, with the clauses of the rules.

        Raises `IndexError` for an event that there is not.
        """
        asked = event if event is not None else self.position - 1
        return reasons(self.record.events, number_of(asked), self._told)

    def explain(self, event: LoggedEvent | int | None = None) -> Explanation:
        """All that can be said of an event, or of the one that led here: what it says, the board before
        as far as it matters, why, who decided it and among which options, what followed.

        Options are not recorded: the match is run again up to the question. `seen_by(0).explain(...)` says
        what that seat may know. Raises `IndexError` for an event that there is not.

        >>> import dcg, replays
        >>> said = replays.Replay.of(dcg.Match("bench-red", "bench-blue", seed=7)).explain(9)
        >>> said.text, said.rules, said.decisions
        ('Seat 0 goes first', ('5-2-1-3',), ())
        """
        from replays.explaining import explain  # noqa: PLC0415 - runs the rules

        asked = event if event is not None else self.position - 1
        return explain(ToldMatch(self.record), self.log[number_of(asked)].number)

    # --- questions ------------------------------------------------------------------------------

    def bisect(self, where: str, *, seconds: float | None = None) -> Bisection:
        """When an SQL expression over the columns becomes true: `first`, `last`, or all `moments`.

        Before set-up every area is empty: `turn > 0 AND ...` looks past it. Raises `BadPredicate`,
        and `TookTooLong` after so many seconds.
        """
        from replays.bisect import bisect  # noqa: PLC0415 - nothing else needs a database

        held = self.record
        return bisect(held.events, where, held.definitions, seconds, match=held.id)

    def verify(self) -> Verdict:
        """Runs the match again and compares every event; what is wrong is in the verdict."""
        return verify_record(self.record)

    def branch(
        self,
        at: int | None = None,
        *,
        seed: int = 0,
        players: tuple[str, str] | None = None,
        hidden_from: HiddenFrom | None = None,
    ) -> Match:
        """A match that shares the events up to number `at`, by default up to here.

        With `hidden_from` (a seat, or "both"), what that seat does not know there, or neither does, is
        dealt anew. Raises what `dcg.Match.branch` raises.
        """
        place = self.position - 1 if at is None else at
        return Match.branch_of(
            self.record, place, seed=seed, players=players, hidden_from=hidden_from
        )

    def seen_by(self, seat: int) -> Replay:
        """The match as one seat knew it, at its end: its own log, with numbers of its own.

        Raises `ValueError` for a seat that there is not, and where the record is the other's, `TypeError`
        for what is no number.
        """
        return Replay.of(of_seat(self.record, seat_number(seat)))

    def packed(self) -> bytes:
        """The match as the bytes of a match file (docs/match-file.md): the same match, the same bytes.

        Raises `NotAMatchFile` for a match that could not be read back, `LogError` for a damaged one.
        """
        return packed(self.record)

    def export(self, path: str | PathLike[str], *, replace: bool = False) -> Path:
        """Writes the match, with the cards it is about, into one file; its path. `replays.read` and
        `Store.import_files` read it. `seen_by(0).export(...)` writes what one seat may know.

        Raises `UnusableFile` where there is a file already, unless it is to `replace` it, and where none
        can be; and what `packed` raises.

        >>> import dcg, replays
        >>> replay = replays.Replay.of(dcg.Match("bench-red", "bench-blue", seed=7))
        >>> print(replay.export("opening.dcgmatch"))
        opening.dcgmatch
        >>> replays.read("opening.dcgmatch").id == replay.id
        True
        """
        file = Path(file_name(path))
        if file.exists() and not replace:
            raise UnusableFile(f"{file} is there already: replace=True replaces it")
        write_whole(file, self.packed())
        return file

    # --- within ---------------------------------------------------------------------------------

    @property
    def _game(self) -> CardGame:
        return self.record.game

    @cached_property
    def _timeline(self) -> Timeline:
        return Timeline(self.record.events, len(self.record.events))

    @cached_property
    def _steps(self) -> Steps:
        return Steps(self.record.events)

    @cached_property
    def _told(self) -> ToldLog:
        words = telling_of(self._game).words
        return ToldLog(words, self.record.events, self.record.definitions)

    def __len__(self) -> int:
        return len(self.record.events)

    def __str__(self) -> str:
        """One line: who played what, how it ended, where the replay is."""
        seats = " against ".join(
            f"{deck or 'an unknown deck'} ({player or 'somebody'})"
            for deck, player in zip(self.decks, self.players, strict=True)
        )
        held = self.header.perspective
        own = f", as seat {held} knew it" if held != FULL_LOG else ""
        ended = str(self.result) if self.result is not None else "not finished"
        return inert(
            f"{self.id[:8]} {seats}{own}: {ended}; at {self.position} of {len(self)} events"
        )

    def __repr__(self) -> str:
        # What was not read yet is not read for this: its store may be closed by now.
        return f"<Replay {self if 'record' in vars(self) else self.id[:8]}>"

    def _repr_html_(self) -> str:
        """Who played, what happened last and the board, in a notebook."""
        parts = [f"<div><b>{escaped(str(self))}</b></div>"]
        if self.event is not None:
            told = inert(f"event {self.event.number}: {self.tell(self.event)}")
            parts += [f"<div>{escaped(told)}</div>", self.board._repr_html_()]
        return f'<div style="font:13px/1.4 system-ui,sans-serif">{"".join(parts)}</div>'


class _Held:
    """A log that does not grow, and its fold."""

    def __init__(self, log: list[Event], state: Any) -> None:
        self.log = log
        self.state = state
