"""`python -m tests.official.text.combinations --seed 1 --count 9000`: what is read, by how it was made."""

from __future__ import annotations

import argparse
import itertools
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial

from tests.official.text.combinations.joins import joins
from tests.official.text.combinations.sentence import READ, SAID_AGAIN, Sentence, outcome
from tests.official.text.combinations.swaps import swaps


def main() -> None:
    """Prints a table, and with `--show` the sentences that are not as they should be."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--count", type=int, default=3000)
    asked.add_argument("--show", default=None, help="kinds with these words in them")
    asked.add_argument("--only", choices=("joins", "swaps", "three swaps"), default=None)
    asked.add_argument("--outcome", default=None, help="sentences of which this became, instead")
    given = asked.parse_args()
    found: dict[str, Counter[str]] = {}
    sources: dict[str, Callable[[int], Iterator[Sentence]]] = {
        "joins": joins,
        "swaps": swaps,
        "three swaps": partial(swaps, parts=3),
    }
    for name, source in sources.items():
        if given.only not in (None, name):
            continue
        for made in itertools.islice(source(given.seed), given.count):
            what, why = outcome(made)
            found.setdefault(made.kind, Counter())[what] += 1
            if (
                given.show is not None
                and given.show in made.kind
                and (what == given.outcome if given.outcome else what != "as meant")
            ):
                sys.stdout.write(f"{made.kind} | {what}: {made.text}\n    {why}\n")
    everything = sum(found.values(), Counter[str]())
    rows = sorted(found.items(), key=lambda item: -(item[1].total() - item[1]["as meant"]))
    for kind, counts in [*rows, ("all", everything)]:
        total = counts.total()
        read = sum(counts[each] for each in READ)
        again = sum(counts[each] for each in SAID_AGAIN)
        sys.stdout.write(
            f"{total:6} {100 * read / total:5.1f} {100 * again / total:5.1f}"
            f" {100 * counts['as meant'] / total:5.1f}  {kind}  {dict(counts)}\n"
        )


if __name__ == "__main__":
    main()
