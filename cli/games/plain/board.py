"""A board of any game: the columns that bisecting can ask about, by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from cli.board.clipping import clipped
from cli.games.view import Fields, WordNumbers
from dcg.game import CardGame
from dcg.harmless import inert
from dcg.kernel.absent import NOBODY
from dcg.telling import Compared


class PlainBoard:
    """See `cli.games.view.BoardView`."""

    def __init__(self, game: CardGame, state: Any, definitions: Mapping[bytes, bytes]) -> None:
        readers = game.columns.readers(definitions)
        self.values: dict[str, Any] = {
            name: value
            for names, read in zip(game.columns.parts, readers, strict=True)
            for name, value in zip(names, read(state), strict=True)
        }

    @property
    def turn(self) -> int:
        """The number of the turn, 0 before the first."""
        return int(self.values.get("turn") or 0)

    @property
    def player(self) -> int:
        """Whose turn it is, `NOBODY`'s before the first."""
        value = self.values.get("turn_player")
        return NOBODY if value is None else int(value)

    @property
    def phase(self) -> str:
        """The game's word for where in the turn it is, where it has one."""
        return str(self.values.get("phase", "in play" if self.turn else "before the first turn"))

    def lines(self, near: int = 0) -> list[str]:
        """Whose turn it is, then a line for each column."""
        return [self._headline(), *(f"  {name}: {text}" for name, text in self._facts())]

    def drawing(self, near: int = 0) -> RenderableType:
        """The same lines, the first one bold."""
        first, *rest = self.lines(near)
        return Group(Text(first, style="bold"), *map(Text, rest))

    def rows(self, width: int, height: int) -> list[Text]:
        """As many of the lines as there is room for."""
        first, *rest = self.lines()
        rows = [clipped(first, width, "bold"), *(clipped(line, width) for line in rest)]
        return rows[:height]

    def rows_needed(self, width: int) -> int:
        """One for each line."""
        return len(self.lines())

    def compared(self, other: PlainBoard) -> Iterator[Compared]:
        """Column by column."""
        yield Compared("now", self._headline(), other._headline())
        theirs = dict(other._facts())
        for name, text in self._facts():
            yield Compared(name, text, theirs.get(name, ""))

    def fields(self, words: WordNumbers) -> Fields:
        """For the web page: the lines, by number."""
        return {"turn": self.turn, "lines": [words[line] for line in self.lines()]}

    def _headline(self) -> str:
        if not self.turn:
            return "Before the first turn"
        return (
            f"Turn {self.turn} of Seat {self.player}"
            if self.player != NOBODY
            else f"Turn {self.turn}"
        )

    def _facts(self) -> list[tuple[str, str]]:
        return [
            (inert(name.replace("_", " ")), inert(_shown(value)))
            for name, value in self.values.items()
            if name not in ("turn", "turn_player")
        ]


def _shown(value: Any) -> str:
    if value is None:
        return "unknown"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
