"""A board as the rules derive it, where this engine can."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from dcg.definitions import MissingDefinition
from dcg.official.reading.derived_board import DerivedBoard
from dcg.official.state.board import Board


def derived_board(board: Board, definitions: Mapping[bytes, bytes]) -> DerivedBoard | None:
    """The board with what is derived of it, on a copy; None where this engine cannot say."""
    from dcg.official.rules_with import rules_with  # noqa: PLC0415 - not where no board is shown

    try:
        match = rules_with(definitions).new_match(board.copy(), 0)
        match.prepare()
        match.board.views_now()
    except (
        MissingDefinition,
        msgspec.DecodeError,
        LookupError,
        ValueError,
        TypeError,
        AttributeError,
    ):
        return None
    return match.board
