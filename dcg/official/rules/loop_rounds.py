"""What one round of a loop changes, and doing the rest of its rounds at once where each is as the one before (18-3-3-3)."""

from __future__ import annotations

from typing import Final

import msgspec

from dcg.kernel.numbers import LARGEST
from dcg.official.events.effects import LoopRepeated, Modifier, ModifiersGained
from dcg.official.rules.match import OfficialMatch
from dcg.official.state.contents import Contents
from dcg.official.state.recurring import Recurring

_EXACTLY: Final = 10**12


class Rounds:
    """The rounds of a loop that were done one by one, since it was declared how often it repeats."""

    __slots__ = ("_given", "_known", "_plain", "_size")

    def __init__(self, match: OfficialMatch) -> None:
        self._note(match.state)
        self._given: list[Modifier] | None = None

    def after_one(self, match: OfficialMatch, left: int) -> bool:
        """Whether the rounds that are left have been done at once, after one more.

        That is where the board is exactly as it was, but for DP that effects gave, and they gave the same
        twice: so the next round does again what this one did. What each gives is given at once, so many
        times as much.
        """
        plain, size, known = self._plain, self._size, self._known
        self._note(match.state)
        if (plain, size) != (self._plain, self._size) or self._known[: len(known)] != known:
            self._given = None
            return False
        given = [msgspec.structs.replace(held, id=0) for held in self._known[len(known) :]]
        before, self._given = self._given, given
        if not left or given != before or any(abs(held.value) * left > LARGEST for held in given):
            return False
        match.emit(LoopRepeated(left))
        if given:
            first = match.state.next_modifier
            match.emit(
                ModifiersGained(
                    tuple(
                        [
                            msgspec.structs.replace(held, id=first + place, value=held.value * left)
                            for place, held in enumerate(given)
                        ]
                    )
                )
            )
        return True

    def _note(self, state: Contents) -> None:
        plain = Recurring(state, _EXACTLY, _EXACTLY).board()
        given = plain["given"]
        assert isinstance(given, list)
        plain["given"] = given[0]
        self._plain = plain
        self._size = len(state.pending), len(state.registered)
        self._known = [held.modifier for held in state.modifiers if held.modifier.kind == "dp"]
