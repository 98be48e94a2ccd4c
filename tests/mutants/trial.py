"""Trying mutants: which scenario notices, cheapest first."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from tests.mutants.changed_modules import Functions, import_changed
from tests.mutants.forks import Ended, Say, in_forks, seconds
from tests.mutants.mutant import Mutant, mutated, statement_count
from tests.mutants.reached import Reach, Reached
from tests.mutants.suite import Suite, import_everything

LONGER: Final = 20
"""So many times as long as without the mutant a scenario may take, and `AT_LEAST` seconds."""

AT_LEAST: Final = 3.0

CAUGHT: Final = "caught"
SURVIVED: Final = "survived"
NOT_REACHED: Final = "not reached"
NOT_TRIED: Final = "not tried"
"""The changed code does not fit the function: the error is on the standard error stream."""


@dataclass(frozen=True)
class Verdict:
    """What came of a mutant: `by` is the scenario that caught it, `how` from which side it was played
    or whether only the proofs behind it notice, `tried` how many runs of scenarios that took."""

    mutant: Mutant
    outcome: str
    by: str = ""
    how: str = ""
    tried: int = 0
    seconds: float = 0.0

    @property
    def caught(self) -> bool:
        """Whether a scenario notices the mutant."""
        return self.outcome == CAUGHT


@dataclass(frozen=True)
class _Run:
    """One run of a scenario: from a seat (0, 1), or with all proofs (2)."""

    document: str
    title: str
    how: int
    limit: float


HOW: Final = ("played", "seats swapped", "proofs")


@dataclass(frozen=True)
class _Trial:
    mutant: Mutant
    runs: tuple[_Run, ...]
    fresh: bool


class Trials:
    """Mutants and the runs that could notice them. `only` keeps those of some scenarios; `proofs` says
    how many scenarios are also resumed, verified and redacted (the cheapest), all if it is None; `seats`
    from how many seats they are played."""

    def __init__(
        self,
        reached: Reached,
        only: Callable[[Reach], bool] = lambda scenario: True,
        proofs: int | None = None,
        seats: int = 2,
    ) -> None:
        self.reached = reached
        self.seats = seats
        self.proofs = proofs
        held = [one for one in reached.scenarios if only(one)]
        self.cheapest = sorted(held, key=lambda one: one.seconds_played)
        self.cheapest_proven = sorted(held, key=lambda one: one.seconds_proved)

    def of(self, mutant: Mutant) -> _Trial:
        """The runs for one mutant: those that reach its statement, or all of them where the statement
        is run when modules are imported."""
        reached = self.reached
        bit = reached.place(mutant.path, mutant.statement)
        played = [one for one in self.cheapest if one.played & bit]
        proved = [one for one in self.cheapest_proven if one.proved & bit]
        read = {document for document, bits in reached.read.items() if bits & bit}
        at_import = mutant.at_import or bool(reached.imported & bit)
        if at_import or read:
            played = self._nearest(mutant.path, self.cheapest, played, at_import, read)
            proved = self._nearest(mutant.path, self.cheapest_proven, proved, at_import, read)
        runs = [
            *(_run(one, how, one.seconds_played) for how in range(self.seats) for one in played),
            *(_run(one, 2, one.seconds_proved) for one in proved[: self.proofs]),
        ]
        return _Trial(mutant, tuple(runs), at_import or bool(read))

    def _nearest(
        self,
        path: str,
        cheapest: list[Reach],
        reaching: list[Reach],
        everything: bool,
        read: set[str],
    ) -> list[Reach]:
        """Scenarios that could notice what is done at import or in reading them: those first that have
        most to do with the module."""
        least = self.reached.first[path]
        mask = (1 << statement_count(path)) - 1
        known = set(map(id, reaching))
        found = [one for one in cheapest if everything or id(one) in known or one.document in read]
        return sorted(found, key=lambda one: -(one.played >> least & mask).bit_count())

    def verdicts(self, mutants: Sequence[Mutant], at_once: int) -> Iterator[Verdict]:
        """What comes of each, in the order they end. Imports what is tried, after the mutants that
        have to be imported themselves; so it is called once a process."""
        trials = [self.of(mutant) for mutant in mutants]
        for trial in trials:
            if not trial.runs:
                yield Verdict(trial.mutant, NOT_REACHED)
        fresh = [trial for trial in trials if trial.runs and trial.fresh]
        for trial, ended in in_forks(fresh, partial(_try_imported, self.reached.suite), at_once):
            yield _verdict(trial, ended)
        warm = [trial for trial in trials if trial.runs and not trial.fresh]
        if not warm:
            return
        import_everything()
        suite = self.reached.suite
        for document in suite.documents():
            suite.scenarios_of(document)
        functions = Functions(suite.scope.sources())
        for trial, ended in in_forks(warm, partial(_try_changed, suite, functions), at_once):
            yield _verdict(trial, ended)


def _run(one: Reach, how: int, base: float) -> _Run:
    return _Run(one.document, one.title, how, AT_LEAST + LONGER * base)


def _try_imported(suite: Suite, trial: _Trial, say: Say) -> None:
    mutant = trial.mutant
    import_changed(mutant.path, partial(mutated, mutant.path, mutant.number))
    _try(suite, trial, say)


def _try_changed(suite: Suite, functions: Functions, trial: _Trial, say: Say) -> None:
    if not functions.change(trial.mutant):
        raise LookupError(f"no function to change for {trial.mutant.key}")
    _try(suite, trial, say)


def _try(suite: Suite, trial: _Trial, say: Say) -> None:
    start = time.process_time()
    for number, run in enumerate(trial.runs):
        seconds(run.limit + 5)
        say({"at": number, "seconds": time.process_time() - start})
        try:
            failed = _fails(suite, run)
        except BaseException:
            failed = True
        if failed is not False:
            say({"caught": number, "seconds": time.process_time() - start})
            return
    say({"survived": len(trial.runs), "seconds": time.process_time() - start})


def _fails(suite: Suite, run: _Run) -> bool:
    scenario = next(one for one in suite.scenarios_of(run.document) if one.title == run.title)
    if run.how == 2:
        return suite.fails(scenario)
    if run.how == 1:
        can = scenario.begins in scenario.vocabulary.mirrored and scenario.seed is None
        return can and suite.fails_for(scenario, 1)
    return suite.fails_for(scenario, 0)


def _verdict(trial: _Trial, ended: Ended) -> Verdict:
    if not ended.said:
        return Verdict(trial.mutant, NOT_TRIED)
    last: dict[str, Any] = ended.said[-1]
    if "survived" in last:
        return Verdict(trial.mutant, SURVIVED, tried=last["survived"], seconds=last["seconds"])
    number = int(last["caught"] if "caught" in last else last["at"])
    run = trial.runs[number]
    how = HOW[run.how] if "caught" in last else f"{HOW[run.how]}, stopped after a time limit"
    return Verdict(trial.mutant, CAUGHT, run.title, how, number + 1, last["seconds"])


def by_area(verdicts: Sequence[Verdict]) -> dict[str, Counter[str]]:
    """Outcomes by folder."""
    found: dict[str, Counter[str]] = {}
    for verdict in verdicts:
        found.setdefault(verdict.mutant.area, Counter())[verdict.outcome] += 1
    return dict(sorted(found.items()))
