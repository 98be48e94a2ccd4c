"""Which statements each scenario reaches, measured once and kept for as long as the code is the same.

Every statement in scope is preceded by a mark (`mutant.marked`): cheaper than tracing, and exact.
Each file of scenarios is read, and each scenario run, in a process of its own, so that what one has
made and kept does not hide what another would reach.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import Any, Final

from tests.mutants.changed_modules import import_changed
from tests.mutants.forks import Say, in_forks, seconds
from tests.mutants.mutant import marked, statement_count
from tests.mutants.suite import Suite, digest, engine_digest, import_everything, text_of

MARKS: Final = "_REACHED"


@dataclass
class Reach:
    """What one scenario, or reading one file, reaches: bits of whole numbers, a bit a statement.

    `played` when it is run from each seat (`seconds_played` for one), `proved` when it is also
    resumed, verified and redacted (`seconds_proved` for all of it; both 0 where that was not asked for).
    """

    document: str
    title: str
    rules: tuple[str, ...] = ()
    played: int = 0
    proved: int = 0
    seconds_played: float = 0.0
    seconds_proved: float = 0.0


@dataclass
class Reached:
    """Everything that was measured of a suite. `first` has the place of each module's first statement."""

    suite: Suite
    first: dict[str, int]
    imported: int = 0
    read: dict[str, int] = field(default_factory=dict)
    scenarios: list[Reach] = field(default_factory=list)

    def place(self, path: str, statement: int) -> int:
        """The bit of a statement."""
        return 1 << (self.first[path] + statement)


def measure(suite: Suite, at_once: int, tell: Any = print, proofs: bool = True) -> Reached:
    """What each scenario reaches: from disk as far as it is known, the rest measured now. Without
    `proofs` each is only played from one seat, which is much quicker.

    Raises `ValueError` where a scenario fails on the code as it is.
    """
    folder = suite.scope.kept
    kept = folder / f"reached-{engine_digest()}.json"
    known: dict[str, Any] = json.loads(kept.read_text()) if kept.exists() else {}

    def is_known(document: str) -> bool:
        line = known.get(_name(document))
        return line is not None and (line["proofs"] or not proofs)

    new = [one for one in suite.documents() if not is_known(one)]
    if new:
        tell(f"measuring what {len(new)} files of scenarios reach")
        work = partial(_measure_all, suite, proofs=proofs, at_once=at_once)
        [(_, ended)] = in_forks([new], work, 1)
        for line in ended.said:
            if "wrong" in line:
                raise ValueError(f"{line['wrong']} fails on the code as it is")
            known[line["name"]] = line
        if ended.status:
            raise ValueError(f"measuring ended with {ended.status}")
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("reached-*.json"):
            old.unlink()
        kept.write_text(json.dumps(known))
    found = Reached(suite, _first(suite.scope.sources()))
    for document in suite.documents():
        line = known[_name(document)]
        found.imported |= int(line["imported"], 16)
        found.read[document] = int(line["read"], 16)
        for one in line["scenarios"]:
            bits = {name: int(one[name], 16) for name in ("played", "proved")}
            found.scenarios.append(Reach(**(one | bits | {"rules": tuple(one["rules"])})))
    return found


def _name(document: str) -> str:
    return f"{document} {digest(text_of(document))}"


def _first(paths: Sequence[str]) -> dict[str, int]:
    first, at = {}, 0
    for path in paths:
        first[path] = at
        at += statement_count(path)
    return first


class _Marks:
    """One byte a statement of each module."""

    def __init__(self, paths: Sequence[str]) -> None:
        self.of = {path: bytearray(statement_count(path)) for path in paths}
        for path, held in self.of.items():
            import_changed(path, partial(marked, path, MARKS), {MARKS: held})

    def take(self) -> int:
        """The bits that are set, and sets none."""
        every = b"".join(self.of.values())
        for held in self.of.values():
            held[:] = bytes(len(held))
        return sum(1 << at for at, mark in enumerate(every) if mark)


def _measure_all(suite: Suite, documents: list[str], say: Say, proofs: bool, at_once: int) -> None:
    marks = _Marks(suite.scope.sources())
    import_everything()
    imported = marks.take()
    for document, ended in in_forks(documents, partial(_measure, suite, marks, proofs), at_once):
        reads = [line for line in ended.said if "read" in line]
        scenarios = [line for line in ended.said if "title" in line]
        if ended.status or not reads or any("wrong" in line for line in ended.said):
            say({"wrong": next((x["wrong"] for x in ended.said if "wrong" in x), document)})
            return
        say(
            {
                "name": _name(document),
                "proofs": proofs,
                "imported": f"{imported:x}",
                "read": reads[0]["read"],
                "scenarios": scenarios,
            }
        )


def _measure(suite: Suite, marks: _Marks, proofs: bool, document: str, say: Say) -> None:
    scenarios = suite.scenarios_of(document)
    say({"read": f"{marks.take():x}"})
    one = partial(_one, suite, marks, proofs, document)
    for place, ended in in_forks(range(len(scenarios)), one, 1):
        if ended.status or ended.said[0] is None:
            say({"wrong": f"{document}: {scenarios[place].title}"})
            return
        say(ended.said[0])


def _one(suite: Suite, marks: _Marks, proofs: bool, document: str, place: int, say: Say) -> None:
    seconds(120)
    scenario = suite.scenarios_of(document)[place]
    found = Reach(document, scenario.title, scenario.proves.rules)
    start = time.process_time()
    wrong = suite.fails_for(scenario, 0)
    found.seconds_played = time.process_time() - start
    reached, both = marks.take(), 0
    if proofs:
        start = time.process_time()
        wrong |= suite.fails(scenario)
        found.seconds_proved = time.process_time() - start
        both = marks.take() | reached
    bits = {"played": f"{reached:x}", "proved": f"{both:x}"}
    say(None if wrong else asdict(found) | bits)
