"""Finding an event by judging boards good or bad, as `git bisect` finds a commit."""

from __future__ import annotations


class Narrowing:
    """Events still in question: everything up to `good` is good, from `bad` on it is bad.

    Events are numbered as in the match; the board judged is the one after an event. Skipped ones
    cannot be judged: others are asked about instead.
    """

    def __init__(self, good: int, bad: int) -> None:
        """Raises `ValueError` unless `good` comes before `bad`."""
        if good >= bad:
            raise ValueError(f"the good event {good} must come before the bad event {bad}")
        self.good = good
        self.bad = bad
        self.skipped: set[int] = set()
        self._before: list[tuple[int, int, frozenset[int]]] = []

    @property
    def middle(self) -> int | None:
        """The event to judge next; None where nothing is left that could be judged."""
        centre = (self.good + self.bad) // 2
        left = [event for event in range(self.good + 1, self.bad) if event not in self.skipped]
        return min(left, key=lambda event: (abs(event - centre), event), default=None)

    @property
    def found(self) -> bool:
        """Whether the first bad event is known: `bad`."""
        return self.bad - self.good == 1

    @property
    def suspects(self) -> range:
        """The events that may be the first bad one."""
        return range(self.good + 1, self.bad + 1)

    def judge(self, event: int, *, good: bool) -> None:
        """Says how the board after an event is. Raises `ValueError` for one not in question."""
        if not self.good < event < self.bad:
            raise ValueError(f"event {event} is not between {self.good} and {self.bad}")
        self._keep()
        if good:
            self.good = event
        else:
            self.bad = event

    def skip(self, event: int) -> None:
        """Says that the board after an event cannot be judged."""
        self._keep()
        self.skipped.add(event)

    def undo(self) -> bool:
        """Takes the last answer back; False where there is none."""
        if not self._before:
            return False
        self.good, self.bad, skipped = self._before.pop()
        self.skipped = set(skipped)
        return True

    def _keep(self) -> None:
        self._before.append((self.good, self.bad, frozenset(self.skipped)))
