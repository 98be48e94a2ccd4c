"""Dropping modifiers whose time has come."""

from collections.abc import Collection

from dcg.kernel.errors import FoldError
from dcg.official.state.board import Board


def drop_modifiers(state: Board, ids: Collection[int]) -> None:
    """Ends these modifiers together (there is no order among them)."""
    if ids:
        kept = [held for held in state.modifiers if held.modifier.id not in ids]
        if len(kept) != len(state.modifiers) - len(ids):
            raise FoldError("a modifier ends that is not in force")
        state.modifiers = kept


def drop_for(state: Board, permanent: int) -> None:
    """Ends everything given to a permanent that is no more."""
    if state.modifiers:
        state.modifiers = [held for held in state.modifiers if held.modifier.target != permanent]
