"""How much of a card dump the compiler expresses: `python -m dcg.official.text.coverage < DUMP`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from dcg.official.text.compiler import Problem, compile_card
from dcg.official.text.dumps import read
from dcg.official.text.normalise import normalise


@dataclass(frozen=True, slots=True)
class Coverage:
    """Counts over a set of cards."""

    cards: int
    complete: int
    effects: int
    expressed: int
    problems: tuple[Problem, ...]

    def lines(self) -> list[str]:
        """The figures in words."""
        return [
            f"{self.complete} of {self.cards} cards complete",
            f"{self.expressed} of {self.effects} effects expressed",
        ]


def coverage(records: Iterable[dict[str, Any]]) -> Coverage:
    """Compiles every record."""
    cards = complete = effects = 0
    problems: list[Problem] = []
    for record in records:
        printed = read(record)
        compiled = compile_card(printed)
        cards += 1
        complete += compiled.complete
        effects += sum(
            len(normalise(text)) for text in (printed.effect, printed.inherited, printed.security)
        )
        problems += compiled.problems
    unread = sum(not problem.reason.startswith(("no place", "requirement")) for problem in problems)
    return Coverage(cards, complete, effects, effects - unread, tuple(problems))


def main(*options: str) -> None:
    """Prints the figures, and with `--problems` every effect that isn't expressed."""
    result = coverage(json.load(sys.stdin))
    write = sys.stdout.write
    for line in result.lines():
        write(f"{line}\n")
    if "--problems" in options:
        for problem in result.problems:
            write(f"{problem.number}\t{problem.section}\t{problem.text}\t{problem.reason}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
