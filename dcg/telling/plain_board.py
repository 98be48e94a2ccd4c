"""A board of any game in words: the columns that bisecting can ask about, by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Self

from dcg.game import CardGame
from dcg.harmless import inert
from dcg.kernel.absent import NOBODY
from dcg.telling.compared import Compared
from dcg.telling.html import preformatted


class PlainToldBoard:
    """See `dcg.telling.game_telling.ToldBoard`."""

    def __init__(self, game: CardGame, state: Any, definitions: Mapping[bytes, bytes]) -> None:
        self.values = column_values(game, state, definitions)

    @property
    def picture(self) -> dict[str, Any]:
        """The columns by name."""
        return self.values

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
        return [self.headline(), *(f"  {name}: {text}" for name, text in self.facts())]

    def html(self, near: int = 0) -> str:
        """The same lines."""
        return preformatted(self.lines(near))

    def compared(self, other: Self) -> Iterator[Compared]:
        """Column by column."""
        yield Compared("now", self.headline(), other.headline())
        theirs = dict(other.facts())
        for name, text in self.facts():
            yield Compared(name, text, theirs.get(name, ""))

    def headline(self) -> str:
        """Whose turn it is."""
        if not self.turn:
            return "Before the first turn"
        return (
            f"Turn {self.turn} of Seat {self.player}"
            if self.player != NOBODY
            else f"Turn {self.turn}"
        )

    def facts(self) -> list[tuple[str, str]]:
        """Name and value of each column but the turn's."""
        return [
            (inert(name.replace("_", " ")), inert(_shown(value)))
            for name, value in self.values.items()
            if name not in ("turn", "turn_player")
        ]


def column_values(game: CardGame, state: Any, definitions: Mapping[bytes, bytes]) -> dict[str, Any]:
    """What bisecting and statistics can ask of a state: every column of the game but the event's own."""
    readers = game.columns.readers(definitions)
    return {
        name: value
        for names, read in zip(game.columns.parts, readers, strict=True)
        for name, value in zip(names, read(state), strict=True)
    }


def _shown(value: Any) -> str:
    if value is None:
        return "unknown"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
