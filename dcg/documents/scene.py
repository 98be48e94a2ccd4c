"""A running scenario: the match, and who is `you` in it."""

from __future__ import annotations

from typing import Any

from dcg.kernel.absent import NOBODY
from dcg.kernel.match import Match

SEATS = ("you", "opponent")
"""The two seats in a document's words; `you` is seat 0 unless a scenario is played mirrored."""


class Scene:
    """The match at one moment.

    `opening` is how many events it began with, `since` where its latest stretch began, and
    `question` what is asked now (a decision, two sealed ones, or None).
    """

    def __init__(self, match: Match[Any], opening: int, you: int) -> None:
        self.match = match
        self.opening = opening
        self.since = opening
        self.you = you
        self.question: Any = None

    def seat(self, word: str) -> int:
        """The seat a document means by `you` or `opponent`."""
        return SEATS.index(word) ^ self.you

    def word(self, seat: int) -> str:
        """What the document calls a seat."""
        return SEATS[seat ^ self.you] if seat != NOBODY else "nobody"
