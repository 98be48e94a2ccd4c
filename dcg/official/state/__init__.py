"""The folded state of a match: plain slotted objects, every fact put there by an event."""

from dcg.official.state.board import Board

__all__ = ["Board"]
