"""The columns of `timeline`: those its game has, and what an event says. Imports nothing heavy."""

from __future__ import annotations

from collections.abc import Mapping

from replays.said import SAID

OF_ANY_GAME = ("match", "event", "ordinal", "topic", "turn", "turn_player", "actor", *SAID)
"""Columns of the view `events`, which every game's events have."""


def timeline_columns(
    columns: Mapping[str, tuple[str, str]],
) -> dict[str, tuple[str, str]]:
    """SQL type and meaning of every column but the match; `columns` are the game's."""
    return {**columns, **SAID}


def timeline_sql(game: Mapping[str, tuple[str, str]]) -> str:
    """The SQL that makes the table of a game with these columns."""
    held = timeline_columns(game)
    columns = ",\n".join(f"    {name} {kind}" for name, (kind, _) in held.items())
    comments = "\n".join(
        f"COMMENT ON COLUMN timeline.{name} IS '{_sentence(text)}';"
        for name, (_, text) in held.items()
    )
    return (
        f"CREATE TABLE timeline (\n    match VARCHAR NOT NULL,\n{columns}\n);\n"
        "COMMENT ON TABLE timeline IS 'One row an event: the board after it, as bisect sees it, and "
        "what it says.';\n"
        f"COMMENT ON COLUMN timeline.match IS 'Id of the match.';\n{comments}\n"
    )


def _sentence(text: str) -> str:
    return (text[0].upper() + text[1:] + ".").replace("'", "''")
