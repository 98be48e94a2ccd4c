"""Telling a match in words, whatever its game: lines, and the chain of causes behind an event.

What only a game can say it says itself (`GameWords`); this package knows no game.
"""

from dcg.telling.choice import Choice
from dcg.telling.compared import Compared
from dcg.telling.line import Line
from dcg.telling.why import CauseLink, why
from dcg.telling.words import GameWords

__all__ = ["CauseLink", "Choice", "Compared", "GameWords", "Line", "why"]
