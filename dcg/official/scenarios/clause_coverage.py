"""The page that says of every clause whether a scenario proves it, or why none can."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from dcg.documents.document import documents
from dcg.documents.evidence import NOT_TESTABLE, OPEN, PROVEN
from dcg.documents.scenario import Scenario
from dcg.official.scenarios.clauses import (
    CARD_RULINGS,
    CLAUSE_ORDER,
    EDITION,
    GENERAL_RULINGS,
    OTHER_RULINGS,
    data,
)

STATES = (PROVEN, NOT_TESTABLE, OPEN)
SOURCE = "not-testable.yaml"
RULINGS_SOURCE = "rulings-not-testable.yaml"
BELOW = "-*"


@dataclass(frozen=True)
class ClauseCoverage:
    """What is known of one clause."""

    state: str
    reason: str = ""
    scenarios: tuple[Scenario, ...] = ()


@cache
def reasons() -> dict[str, str]:
    """Why no scenario can prove a clause, by clause or pattern. Raises `DocumentError`."""
    found: dict[str, str] = {}
    (whole,) = documents(data(SOURCE), SOURCE)
    for entry in whole.entries():
        given = entry.fields(("reason", "clauses"), needed=("reason", "clauses"))
        for clause in given["clauses"].entries():
            pattern = clause.text()
            if pattern.removesuffix(BELOW) not in CLAUSE_ORDER:
                raise clause.error(f"there is no clause `{pattern}`")
            if pattern in found:
                raise clause.error(f"`{pattern}` is listed twice")
            found[pattern] = given["reason"].text()
    return found


@cache
def ruling_reasons() -> dict[str, str]:
    """Why a ruling, general or on a card, cannot be shown, by its id. Raises `DocumentError`."""
    found: dict[str, str] = {}
    (whole,) = documents(data(RULINGS_SOURCE), RULINGS_SOURCE)
    for entry in whole.entries():
        given = entry.fields(("reason", "rulings"), needed=("reason", "rulings"))
        for ruling in given["rulings"].entries():
            identity = ruling.text()
            if identity not in (*GENERAL_RULINGS, *CARD_RULINGS):
                raise ruling.error(f"there is no general ruling and none on a card `{identity}`")
            if identity in found:
                raise ruling.error(f"`{identity}` is listed twice")
            found[identity] = given["reason"].text()
    return found


def reason_for(clause: str) -> str | None:
    """The most exact entry for a clause."""
    known = reasons()
    if clause in known:
        return known[clause]
    parts = clause.split("-")
    for count in range(len(parts), 0, -1):
        pattern = "-".join(parts[:count]) + BELOW
        if pattern in known:
            return known[pattern]
    return None


def clause_coverage(scenarios: Iterable[Scenario]) -> dict[str, ClauseCoverage]:
    """Every clause in order, and what is known of it."""
    proofs: dict[str, list[Scenario]] = {}
    for scenario in scenarios:
        for clause in scenario.proves.rules:
            proofs.setdefault(clause, []).append(scenario)
    found = {}
    for clause in CLAUSE_ORDER:
        known = reason_for(clause)
        if clause in proofs:
            found[clause] = ClauseCoverage(PROVEN, "", tuple(proofs[clause]))
        elif known is not None:
            found[clause] = ClauseCoverage(NOT_TESTABLE, known)
        else:
            found[clause] = ClauseCoverage(OPEN)
    return found


def contradictions(scenarios: Iterable[Scenario]) -> list[str]:
    """Clauses and rulings that a scenario proves although they are listed as not testable."""
    return [
        f"{ruling} is proven by `{scenario.title}` and listed as not testable"
        for scenario in scenarios
        for ruling in scenario.proves.rulings
        if ruling in ruling_reasons()
    ] + [
        f"{clause} is proven by `{covered.scenarios[0].title}` and listed as not testable"
        for clause, covered in clause_coverage(scenarios).items()
        if covered.state == PROVEN and reason_for(clause) is not None
    ]


def page(scenarios: Sequence[Scenario]) -> str:
    """The page as Markdown."""
    return "\n".join(_page(scenarios)) + "\n"


def _page(scenarios: Sequence[Scenario]) -> Iterator[str]:
    found = clause_coverage(scenarios)
    yield "# Rules coverage"
    yield ""
    yield f"Every clause of the comprehensive rules, edition {EDITION}: proven by a passing scenario, not"
    yield "testable with the reason, or open. Made by `python -m tests.conformance.coverage`; do not edit."
    yield ""
    yield "| section | clauses | " + " | ".join(STATES) + " |"
    yield "|---|--:|" + "--:|" * len(STATES)
    for name, clauses in (*_sections(found), ("all", found)):
        counts = [sum(covered.state == state for covered in clauses.values()) for state in STATES]
        yield f"| {name} | {len(clauses)} | " + " | ".join(map(str, counts)) + " |"
    why = sorted({(covered.state, covered.reason) for covered in found.values()})
    notes = {reason: f"{number}" for number, (_, reason) in enumerate(why) if reason}
    yield ""
    yield "## Reasons"
    yield ""
    for state, reason in why:
        if reason:
            yield f"- **{state} {notes[reason]}**: {reason}"
    for name, clauses in _sections(found):
        yield ""
        yield f"## Section {name}"
        yield ""
        yield "| clause | |"
        yield "|---|---|"
        for clause, covered in clauses.items():
            yield f"| {clause} | {_state(covered, notes)} |"
    yield from _rulings(scenarios)


def _sections(
    found: Mapping[str, ClauseCoverage],
) -> Iterator[tuple[str, dict[str, ClauseCoverage]]]:
    for section in dict.fromkeys(clause.split("-")[0] for clause in found):
        yield (
            section,
            {
                clause: covered
                for clause, covered in found.items()
                if clause.split("-")[0] == section
            },
        )


def _state(covered: ClauseCoverage, notes: Mapping[str, str]) -> str:
    if covered.scenarios:
        return "<br>".join(_link(scenario) for scenario in covered.scenarios)
    if covered.reason:
        return f"{covered.state} {notes[covered.reason]}"
    return covered.state


def _link(scenario: Scenario) -> str:
    title = scenario.title.replace("|", "\\|").replace("[", "\\[").replace("]", "\\]")
    title = title.replace("<", "&lt;")
    return f"[{title}](../{scenario.source})"


def _rulings(scenarios: Sequence[Scenario]) -> Iterator[str]:
    proofs: dict[str, list[Scenario]] = {}
    for scenario in scenarios:
        for ruling in scenario.proves.rulings:
            proofs.setdefault(ruling, []).append(scenario)
    yield from _table("General rulings", GENERAL_RULINGS, proofs)
    yield from _table("Rulings on the cards of the BT1-BT4 decks", CARD_RULINGS, proofs)
    yield from _table("Rulings on other cards", OTHER_RULINGS, proofs)


def _table(
    heading: str,
    rulings: Sequence[str],
    proofs: Mapping[str, list[Scenario]],
) -> Iterator[str]:
    known = ruling_reasons()
    not_testable = {ruling: known[ruling] for ruling in rulings if ruling in known}
    proven = sum(ruling in proofs for ruling in rulings)
    listed = f", {len(not_testable)} not testable" if not_testable else ""
    yield ""
    yield f"## {heading}"
    yield ""
    yield f"{proven} of {len(rulings)} proven{listed}; those that are open have no row."
    yield ""
    yield "| ruling | |"
    yield "|---|---|"
    for ruling in rulings:
        if ruling in proofs:
            yield f"| {ruling} | {'<br>'.join(map(_link, proofs[ruling]))} |"
        elif ruling in not_testable:
            yield f"| {ruling} | not testable: {not_testable[ruling]} |"
