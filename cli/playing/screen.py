"""What is printed for the person whose turn it is to answer. Everything comes from their `Sight`."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from cli.board import picture, show
from cli.playing.entry import HELP_LINES
from dcg.harmless import inert, one_line
from dcg.official.language.card import Card, decode_card
from dcg.official.text.render import describe
from dcg.official.words.asking.choices import Choice
from dcg.official.words.asking.sight import Sight
from dcg.official.words.asking.things import keywords, whose
from dcg.official.words.story import Line

_COLOURS = {0: "green", 1: "cyan"}


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
        """One line; a terminal wraps it between words, and what follows stands under its start."""
        words = Text(inert(text), style=style)
        if self.is_terminal:
            self._console.print(Padding(words, (0, 0, 0, indent)))
        else:
            self._console.print(Text(" " * indent) + words, soft_wrap=True)

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

    def board(self, sight: Sight) -> None:
        """The board as the seat knows it."""
        self.line()
        drawn = picture(sight.board, sight.definitions, sight.header)
        with_keywords = dataclasses.replace(drawn, notes=(*_keyword_notes(sight), *drawn.notes))
        show(with_keywords, self._console, plain=self._plain, near=sight.seat)

    def news(self, lines: Sequence[Line], turn: int) -> int:
        """What happened, under its turns; the turn of the last line. `turn` was told last."""
        for told in lines:
            if told.turn != turn:
                turn = told.turn
                self.line()
                self.line(f"Turn {turn} of Seat {told.turn_player}" if turn else "Set-up", "bold")
            style = _COLOURS.get(getattr(told.event, "seat", -1), "")
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

    def help(self) -> None:
        """What can be typed."""
        for text in HELP_LINES:
            self.line(text, indent=2)

    def trash(self, sight: Sight) -> None:
        """Both trashes: anybody may look at them (3-7)."""
        for seat, side in enumerate(sight.board.sides):
            names = sight.wording.cards(reversed(side.trash))
            self.line(f"Seat {seat}'s trash: {names}", indent=2)

    def cards(self, sight: Sight, words: str) -> None:
        """What the cards of that number or name do, of those the seat knows."""
        wanted = words.lower()
        if not wanted:
            self.line("c CARD: name a card you have seen, or a part of its name")
            return
        known = _readable(sight)
        exact = [card for card in known if wanted in (card.number.lower(), card.name.lower())]
        found = exact or [card for card in known if wanted in card.name.lower()]
        if not found:
            self.line(f"no card you have seen is called {one_line(words)!r}")
        for card in found:
            for text in describe(card):
                self.line(text, indent=2)


def _keyword_notes(sight: Sight) -> list[str]:
    """Who on the field has keyword effects: what decides attacks, and no card shows."""
    found = [
        f"{whose(sight, held, facts=False)} {' '.join(words)}"
        for held in sight.board.permanents
        if (words := keywords(sight, held))
    ]
    return [f"Keywords: {'; '.join(found)}"] if found else []


def numbered(offered: Sequence[Choice]) -> list[str]:
    """`1`, `2-3`, `4`: the numbers of each line."""
    out = []
    first = 1
    for choice in offered:
        last = first + len(choice.places) - 1
        out.append(str(first) if first == last else f"{first}-{last}")
        first = last + 1
    return out


def _readable(sight: Sight) -> list[Card]:
    found = []
    for data in sight.definitions.values():
        try:
            found.append(decode_card(data))
        except msgspec.DecodeError:
            continue
    return sorted(found, key=lambda card: card.number)
