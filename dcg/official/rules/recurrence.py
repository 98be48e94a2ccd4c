"""What a board comes back as in a loop: its name, its size, and which options make no difference (18-3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dcg.kernel.digest import plain_key
from dcg.official.events.options import Option
from dcg.official.reading.compiled.largest import Largest
from dcg.official.state.contents import Contents
from dcg.official.state.recurring import Recurring


class Size:
    """What a loop can pile up, and how far it is beyond what any card asks for."""

    __slots__ = ("_beyond", "_counts")

    def __init__(self, state: Contents, beyond: Mapping[str, int]) -> None:
        self._counts = (len(state.pending), len(state.registered), len(state.modifiers))
        self._beyond = beyond

    def comes_down_from(self, before: Size) -> bool:
        """Whether there is less of anything: such a loop comes to an end by itself."""
        return any(
            now < then for now, then in zip(self._counts, before._counts, strict=True)
        ) or any(self._beyond.get(name, 0) < far for name, far in before._beyond.items())


def board_now(state: Contents, largest: Largest) -> tuple[bytes, Size]:
    """What the board is called, the same whenever it comes back, and its size."""
    recurring = Recurring(state, largest.things, largest.dp)
    key = plain_key(recurring.board())
    return key, Size(state, recurring.beyond)


def kinds(state: Contents, options: Sequence[Option]) -> list[int]:
    """A number for each option, the same where it makes no difference which is picked."""
    recurring = Recurring(state)
    found: dict[str, int] = {}
    return [found.setdefault(recurring.kind(option), len(found)) for option in options]
