"""How a match ended."""

from __future__ import annotations

from typing import NamedTuple

from dcg.kernel.absent import DRAW
from dcg.kernel.course import MatchEnded
from dcg.kernel.state import Result
from dcg.telling.kernel_events import course_sentence
from dcg.telling.words import GameWords


class MatchResult(NamedTuple):
    """`winner` is a seat, None for a draw; `reason` is the game's word for it.

    >>> import dcg
    >>> match = dcg.Match("bench-red", "bench-blue", seed=7)
    >>> match.forfeit(1)
    >>> match.result.winner, match.result.reason, str(match.result)
    (0, 'forfeit', 'Seat 0 wins: the other player gave up')
    """

    winner: int | None
    reason: str
    text: str

    def __str__(self) -> str:
        return self.text


def result_of(found: Result | None, words: GameWords) -> MatchResult | None:
    """A state's result in words, None while the match goes on."""
    if found is None:
        return None
    text = course_sentence(MatchEnded(found.winner, found.reason), words.span, words.ending)
    return MatchResult(None if found.winner == DRAW else found.winner, found.reason, text)
