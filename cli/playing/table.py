"""A match at one screen: what each person is asked, and what they do about it."""

from __future__ import annotations

from collections.abc import Sequence

from cli.errors import DONE, INTERRUPTED
from cli.games import view_of
from cli.games.view import SeatDialogue
from cli.playing import entry
from cli.playing.entry import parse, prepare, read
from cli.playing.screen import Screen
from dcg.kernel.absent import DRAW, NOBODY
from dcg.kernel.decision import Decision
from dcg.kernel.event import AnswerEvent, Event
from replays.play import PERSON, LiveMatch

RECENT_TURNS = 2
"""How many turns `l` goes back over."""


class Table:
    """The people of a match. `resume` is the command that continues it, `replay` the one that shows it."""

    def __init__(self, match: LiveMatch, screen: Screen, *, resume: str, replay: str) -> None:
        self._match = match
        self._screen = screen
        self._resume = resume
        self._replay = replay
        self._view = view_of(match.record.header.game)
        seats = match.record.header.seats
        self._people = [seat for seat, held in enumerate(seats) if held.player == PERSON]
        self._facing = self._people[0] if len(self._people) == 1 else NOBODY
        self._told = {seat: _last_answer(self._seat(seat).events) for seat in self._people}
        self._turn: dict[int, int | None] = dict.fromkeys(self._people)

    def play(self) -> int:
        """Plays until the match is over or somebody leaves; the exit code."""
        prepare()
        try:
            while (asked := self._match.question()) is not None:
                if not self._answered(asked):
                    self._left()
                    return DONE
        except EOFError:
            self._screen.line()
            self._left()
            return DONE
        except KeyboardInterrupt:
            self._screen.line()
            self._left()
            return INTERRUPTED
        self._ended()
        return DONE

    def _left(self) -> None:
        self._screen.line(f"Saved. To go on: {self._resume}")

    def _seat(self, seat: int) -> SeatDialogue:
        return self._view.dialogue(self._match.events, seat, self._match.record.definitions)

    def _answered(self, asked: Decision) -> bool:
        """Puts one question until it is answered or the seat has given up; False to leave."""
        self._face(asked.seat)
        seat, state = self._seat(asked.seat), self._match.state
        offered = seat.choices(asked, state)
        places = [place for choice in offered for place in choice.places]
        news = self._news(seat)
        if seat.board_first(asked) and news:
            self._screen.board(seat)
        put = seat.question(asked, state)
        self._screen.question(put, offered)
        while True:
            typed = parse(read(f"Seat {asked.seat} [1-{len(places)}, ?] > "))
            if typed.kind == entry.PICK and 1 <= typed.number <= len(places):
                self._match.answer(places[typed.number - 1])
                return True
            if typed.kind == entry.LEAVE:
                return False
            if typed.kind == entry.FORFEIT:
                if self._gives_up(asked.seat):
                    return True
            elif typed.kind == entry.BOARD:
                self._screen.board(seat)
                self._screen.question(put, offered)
            else:
                self._told_more(seat, typed, len(places))

    def _told_more(self, seat: SeatDialogue, typed: entry.Entry, count: int) -> None:
        if typed.kind == entry.HELP:
            self._screen.help(self._view.open_cards)
        elif typed.kind == entry.LOG:
            self._log(seat, typed.rest)
        elif typed.kind == entry.OPEN_CARDS and self._view.open_cards:
            self._screen.lines([f"  {line}" for line in seat.open_cards()])
        elif typed.kind == entry.CARD:
            self._screen.lines(seat.card(typed.rest))
        else:
            self._screen.line(f"Give a number from 1 to {count}, or ? for what else can be typed.")

    def _news(self, seat: SeatDialogue) -> bool:
        """Tells what the seat saw happen since it was asked last; whether there was anything."""
        lines = [line for line in seat.told(self._told[seat.seat]) if line.news]
        self._told[seat.seat] = len(seat.events)
        self._turn[seat.seat] = self._screen.news(lines, self._turn[seat.seat])
        return bool(lines)

    def _log(self, seat: SeatDialogue, rest: str) -> None:
        since = 0 if rest == "all" else seat.turn - RECENT_TURNS + 1
        self._screen.news([line for line in seat.told() if line.news and line.turn >= since], None)

    def _gives_up(self, seat: int) -> bool:
        if read("Give up the match? yes or no > ").strip().lower() not in ("yes", "y"):
            return False
        self._match.forfeit(seat)
        return True

    def _face(self, seat: int) -> None:
        """Where two people share the screen, the other's cards are off it before it goes on."""
        if self._facing != seat:
            self._screen.clear()
            if self._screen.is_watched:
                read(f"Seat {seat} is asked. Seat {1 - seat} looks away; then press Enter. ")
            else:
                self._screen.line(f"--- Seat {seat} is asked ---")
        self._facing = seat

    def _ended(self) -> None:
        seat = self._facing if self._facing in self._people else self._people[0]
        self._news(self._seat(seat))
        result = self._match.state.course.result
        assert result is not None
        self._screen.line()
        if result.winner == DRAW:
            self._screen.line("Nobody wins: a draw.", "bold")
        elif len(self._people) > 1:
            self._screen.line(f"Seat {result.winner} wins.", "bold")
        else:
            self._screen.line("You win." if result.winner == seat else "You lose.", "bold")
        self._screen.line(f"The whole match, both hands open: {self._replay}")


def _last_answer(events: Sequence[Event]) -> int:
    """How many events of a seat's log there are up to its own last answer."""
    places = [place for place, event in enumerate(events) if isinstance(event, AnswerEvent)]
    return places[-1] + 1 if places else 0
