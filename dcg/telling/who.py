"""Who played a seat: what logs call a person, and what people read."""

from __future__ import annotations

RECORDED_PERSON = "human"
"""The player in the log of a match that a person plays at a screen."""

PERSON = "person"
"""The kind of player that is no program, in tables and options."""


def player_shown(recorded: str) -> str:
    """A player as people read it: a program or a person by name, `person` for one without a name."""
    return PERSON if recorded == RECORDED_PERSON else recorded


def player_recorded(shown: str) -> str:
    """The player as logs have it."""
    return RECORDED_PERSON if shown == PERSON else shown
