"""How much of a card dump the compiler expresses: `python -m dcg.official.text.coverage < DUMP`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from dataclasses import dataclass

from dcg.official.text.compiler import Problem, compile_card
from dcg.official.text.dumps import RecordProblem, read_all


@dataclass(frozen=True, slots=True)
class Coverage:
    """Counts over a dump, everything that isn't expressed, and every record that isn't read."""

    cards: int
    complete: int
    effects: int
    expressed: int
    problems: tuple[Problem, ...]
    records: tuple[RecordProblem, ...] = ()

    def lines(self) -> list[str]:
        """The figures in words, then a line for every record that isn't read whole."""
        return [
            f"{self.complete} of {self.cards} cards complete",
            f"{self.expressed} of {self.effects} effects expressed",
            *(str(each) for each in self.records),
        ]


def coverage(records: Iterable[object]) -> Coverage:
    """Compiles every record that is a card."""
    dump = read_all(records)
    complete = effects = 0
    problems: list[Problem] = []
    for printed in dump.cards:
        compiled = compile_card(printed)
        card = compiled.card
        complete += compiled.complete
        effects += len(card.effects) + len(card.inherited) + len(card.security)
        problems += compiled.problems
    unread = sum(problem.part == "effect" for problem in problems)
    return Coverage(
        len(dump.cards), complete, effects, effects - unread, tuple(problems), dump.problems
    )


def main(*options: str) -> None:
    """Prints the figures, and with `--problems` everything that isn't expressed."""
    result = coverage(json.load(sys.stdin))
    write = sys.stdout.write
    for line in result.lines():
        write(f"{line}\n")
    if "--problems" in options:
        for problem in result.problems:
            write(f"{problem}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
