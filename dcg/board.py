"""A board that prints, that a notebook shows, and that can be asked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from dcg.decks import NotThere, nearest
from dcg.instant import Instant
from dcg.telling.game_telling import ToldBoard, telling_of
from dcg.telling.plain_board import column_values


class Board(Mapping[str, Any]):
    """The board of a match at one moment. It stays as it is when the match goes on.

    `print(board)` draws it, a notebook shows it as HTML, and as a mapping it has what can be asked of
    every match: the columns of `Replay.bisect` and of the timeline (`docs/cli.md` lists them).

    >>> import dcg
    >>> board = dcg.Match("bench-red", "bench-blue", seed=7).board
    >>> board["hand_0"], board["deck_1"], board["memory"]
    (5, 45, 0)
    >>> print(board)
    Before the first turn
      Seat 1 (bench-blue, bot)
    ...
    """

    def __init__(self, instant: Instant, near: int = 0) -> None:
        """`near` is the seat that is drawn below."""
        self._instant = instant
        self._near = near
        state = instant.state
        self._state = state.copy()

    @cached_property
    def _told(self) -> ToldBoard:
        held = self._instant
        return telling_of(held.game).board(self._state, held.definitions, held.header)

    @cached_property
    def _values(self) -> dict[str, Any]:
        return column_values(self._instant.game, self._state, self._instant.definitions)

    @property
    def turn(self) -> int:
        """The number of the turn, 0 before the first."""
        return self._instant.game.turns.number(self._state)

    @property
    def phase(self) -> str:
        """What the game is at, in words: `main phase`."""
        return self._told.phase

    @property
    def picture(self) -> Any:
        """The board as plain structures of its game, names in place of ids.

        Of the Digimon Card Game: `dcg.official.words.boards.picture.Picture`, with `sides`, `memory`,
        `turn`, `player`, `phase` and `notes`; a side has `hand`, `battle_area`, `breeding_area`,
        `trash`, `security`, `deck`. What the reader cannot know is `?` or a number.
        """
        return self._told.picture

    @property
    def lines(self) -> list[str]:
        """The board as lines of plain text, harmless on any terminal."""
        return self._told.lines(self._near)

    def __getitem__(self, column: str) -> Any:
        """The value of a column. Raises `NotThere`, a `KeyError`, for one the game does not have."""
        if column not in self._values:
            raise NotThere(f"no column {column!r}{nearest(column, list(self._values))}")
        return self._values[column]

    def __contains__(self, column: object) -> bool:
        """Whether the game has the column."""
        return column in self._values

    def __iter__(self) -> Iterator[str]:
        """The names of the columns."""
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __eq__(self, other: object) -> bool:
        """Whether both boards are the same to their readers."""
        return isinstance(other, Board) and self._state.canonical() == other._state.canonical()

    __hash__ = None  # type: ignore[assignment]

    def __str__(self) -> str:
        """The board as `dcg replay` draws it without colours."""
        return "\n".join(self.lines)

    def __repr__(self) -> str:
        return f"<Board: {self.lines[0]}>"

    def _repr_html_(self) -> str:
        """The board in a notebook."""
        return self._told.html(self._near)
