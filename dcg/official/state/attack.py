"""The attack in progress (rule 11)."""

from __future__ import annotations


class Attack:
    """`target` is a permanent or `THE_PLAYER`; `timing` as in `dcg.official.events.attack`.

    `checks` is how many security checks were counted at the last count, `checked` how many of
    them are done.
    """

    __slots__ = ("attacker", "blocked", "checked", "checks", "declared", "target", "timing")

    def __init__(self, attacker: int, target: int) -> None:
        self.attacker = attacker
        self.declared = target
        self.target = target
        self.timing = 0
        self.blocked = False
        self.checks = 0
        self.checked = 0

    def copy(self) -> Attack:
        """An independent copy."""
        twin = Attack(self.attacker, self.declared)
        twin.target = self.target
        twin.timing = self.timing
        twin.blocked = self.blocked
        twin.checks = self.checks
        twin.checked = self.checked
        return twin
