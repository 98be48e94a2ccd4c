"""How much of a card dump the compiler expresses: `python -m dcg.official.text.coverage < DUMP`."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from dcg.official.text.compiler import Compiled, Problem, compile_card
from dcg.official.text.dumps import RecordProblem, read_all
from dcg.official.text.dumps.dump_file import from_standard_input


@dataclass(frozen=True, slots=True)
class Coverage:
    """Counts over a dump, everything that isn't expressed, and every record that isn't read.

    `complete` cards have everything expressed, `supported` ones also run; `running` effects are the
    expressed ones that do. `lacks` counts the cards, complete otherwise, that each lack keeps from
    being supported.
    """

    cards: int
    complete: int
    effects: int
    expressed: int
    problems: tuple[Problem, ...]
    records: tuple[RecordProblem, ...] = ()
    supported: int = 0
    running: int = 0
    lacks: Mapping[str, int] = field(default_factory=dict)

    def lines(self) -> list[str]:
        """The figures in words, then a line for every record that isn't read whole."""
        return [
            f"{self.complete} of {self.cards} cards complete",
            f"{self.expressed} of {self.effects} effects expressed",
            f"{self.supported} cards supported, {self.running} effects running",
            *(str(each) for each in self.records),
        ]


def coverage(records: Iterable[object]) -> Coverage:
    """Compiles every record that is a card."""
    dump = read_all(records)
    complete = effects = supported = silent = 0
    lacks: Counter[str] = Counter()
    problems: list[Problem] = []
    for printed in dump.cards:
        compiled = compile_card(printed)
        card = compiled.card
        complete += compiled.complete
        effects += len(card.effects) + len(card.inherited) + len(card.security)
        problems += compiled.problems
        supported += compiled.supported
        expressed_only = [(number, lack) for number, lack in compiled.lacks if lack.clause]
        silent += len({number for number, _ in expressed_only} - unread_in(compiled))
        if compiled.complete:
            lacks.update({str(lack) for _, lack in expressed_only})
    unread = sum(problem.part == "effect" for problem in problems)
    return Coverage(
        len(dump.cards),
        complete,
        effects,
        effects - unread,
        tuple(problems),
        dump.problems,
        supported,
        effects - unread - silent,
        dict(lacks.most_common()),
    )


def unread_in(compiled: Compiled) -> set[int]:
    """The numbers of the effects of which something could not be expressed."""
    return {number for number, lack in compiled.lacks if not lack.clause}


def main(*options: str) -> None:
    """Prints the figures, with `--problems` everything that isn't expressed, and with `--lacks` how
    many complete cards each thing that nothing runs keeps from being supported."""
    result = coverage(from_standard_input())
    write = sys.stdout.write
    for line in result.lines():
        write(f"{line}\n")
    if "--problems" in options:
        for problem in result.problems:
            write(f"{problem}\n")
    if "--lacks" in options:
        for name, cards in result.lacks.items():
            write(f"{cards}\t{name}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
