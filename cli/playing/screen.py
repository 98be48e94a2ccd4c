"""What is printed for the person whose turn it is to answer. Everything comes from their `SeatDialogue`."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from cli.board import show
from cli.board.clipping import SEATS
from cli.games.view import SeatDialogue
from cli.output import room
from cli.playing.entry import help_lines
from cli.wrapping import hanging
from dcg.harmless import inert
from dcg.kernel.absent import NOBODY
from dcg.telling import Choice, Line


class Screen:
    """A terminal, or lines in a pipe. `plain`: no colours and no drawn boxes."""

    def __init__(self, console: Console, *, plain: bool) -> None:
        self._console = console
        self._plain = plain

    @property
    def is_terminal(self) -> bool:
        """Whether a person may be looking at it."""
        return self._console.is_terminal

    def line(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """One line, wrapped between words where it is too long; what follows stands under its start."""
        words = " " * indent + inert(text)
        width = self._console.width if self.is_terminal else room()
        for row in [words] if width is None else hanging(words, width):
            self._console.print(Text(row, style=style), soft_wrap=True)

    @property
    def is_watched(self) -> bool:
        """Whether what is printed stays before somebody's eyes, however plain it is."""
        return self._console.file.isatty()

    def clear(self) -> None:
        """Nothing that was printed can be read any more, as far as the terminal lets us."""
        if self.is_watched:
            # Some terminals keep what they clear: what they keep goes after it.
            self._console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self._console.file.flush()

    def board(self, seat: SeatDialogue) -> None:
        """The board as the seat knows it."""
        self.line()
        show(seat.board(), self._console, plain=self._plain, near=seat.seat)

    def news(self, lines: Sequence[Line], turn: int | None) -> int | None:
        """What happened, under its turns; the turn of the last line. `turn` was told last, None for
        none."""
        for told in lines:
            if told.turn != turn:
                turn = told.turn
                self.line()
                self.line(f"Turn {turn} of Seat {told.turn_player}" if turn else "Set-up", "bold")
            actor = getattr(told.event, "seat", NOBODY)
            style = SEATS[actor] if actor in (0, 1) else ""
            self.line(told.text, style, 2 * max(1, told.depth))
        return turn

    def question(self, lines: Sequence[str], offered: Sequence[Choice]) -> None:
        """The question and the numbered answers."""
        self.line()
        self.line(lines[0], "bold")
        for text in lines[1:]:
            self.line(text, "italic", 2)
        numbers = numbered(offered)
        width = max(map(len, numbers))
        if not self.is_terminal:
            for number, choice in zip(numbers, offered, strict=True):
                self.line(f"  {number:>{width}}  {choice.text}")
            return
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(justify="right", min_width=width + 2)
        grid.add_column()
        for number, choice in zip(numbers, offered, strict=True):
            grid.add_row(Text(number, style="bold"), Text(inert(choice.text)))
        self._console.print(grid)

    def help(self, open_cards: str) -> None:
        """What can be typed; `open_cards` is what anybody may look through."""
        for text in help_lines(open_cards):
            self.line(text, indent=2)

    def lines(self, lines: Sequence[str]) -> None:
        """Lines below the prompt."""
        for text in lines:
            stripped = text.lstrip()
            self.line(stripped, indent=len(text) - len(stripped))


def numbered(offered: Sequence[Choice]) -> list[str]:
    """`1`, `2-3`, `4`: the numbers of each line."""
    out = []
    first = 1
    for choice in offered:
        last = first + len(choice.places) - 1
        out.append(str(first) if first == last else f"{first}-{last}")
        first = last + 1
    return out
