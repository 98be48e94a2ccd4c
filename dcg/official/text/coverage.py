"""Developer tool: how much of a card dump runs, in three lines.

`python -m dcg.official.text.coverage < DUMP`, with `--problems` everything that isn't expressed, and
with `--lacks` how many complete cards each thing that nothing runs keeps from being supported.
`dcg cards compile` has the whole report.
"""

from __future__ import annotations

import sys

from dcg.official.text.compiled_dump import compile_dump
from dcg.official.text.dumps.dump_file import from_standard_input


def main(*options: str) -> None:
    """Prints the figures."""
    result = compile_dump(from_standard_input())
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
