"""`dcg rules`: the clauses of the rules, the scenarios that prove them, the code that cites them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import click

from cli import options
from cli.errors import BadInput
from cli.inputs import game_of, vocabulary_of
from cli.output import Column, fitted, note, rows, say
from dcg.documents.evidence import NOT_TESTABLE, OPEN, PROVEN, UNKNOWN, Evidence, Known, known

COLUMNS = (
    Column("clause"),
    Column("state"),
    Column("reason"),
    Column("scenarios"),
    Column("code"),
)

NO_SUITE = "This installation has no scenarios: what they prove is not known here."
NO_CODE = "This installation has no sources: what they cite is not known here."


@click.command(
    epilog=options.examples(
        "dcg rules",
        "dcg rules 11-2-8",
        "dcg rules blocker-6 BT1-087",
        "dcg rules --open",
        "dcg rules 15-4 --open --format json",
    )
)
@click.argument("clause", nargs=-1)
@click.option(
    "--open",
    "left",
    is_flag=True,
    help="Only what no scenario proves and no reason excuses.",
)
@options.game()
@options.form()
def command(clause: tuple[str, ...], left: bool, game: str | None, form: str) -> None:
    """Shows what is known of each CLAUSE of the comprehensive rules and all below it, or of a ruling.

    The scenarios that prove it, the functions of the engine that cite it, or the reviewed reason why no
    scenario can prove it. Without CLAUSE, how many of each section are proven. The clauses are named, not
    quoted: their sentences are the publisher's.
    """
    vocabulary = vocabulary_of(game_of(game))
    evidence = vocabulary.evidence
    if evidence is None:
        raise BadInput("nobody keeps which clauses of this game's rules are proven")
    missing = [] if evidence.suite() else [NO_SUITE]
    title = f"{vocabulary.rulebook} {vocabulary.edition}"
    if not clause and not left and form == "table":
        _summary(evidence, title, missing)
        return
    cited = not left
    if cited and not evidence.code():
        missing.append(NO_CODE)
    found = known(evidence, clause, cited=cited)
    if left:
        found = [one for one in found if one.state not in (PROVEN, NOT_TESTABLE)]
    if form != "table":
        rows(COLUMNS, [_row(one, form) for one in found], form, notes=missing)
        return
    for line in _left(found) if left else (line for one in found for line in _told(one)):
        for row in fitted(line):
            say(row)
    for line in missing:
        note(line)


def _told(one: Known) -> Iterator[str]:
    """A clause in lines."""
    proven = f" by {len(one.proofs)}" if one.proofs else ""
    reason = f": {one.reason}" if one.reason else ""
    yield f"{one.identity}  {one.state}{proven}{reason}"
    for proof in one.proofs:
        yield f"  {proof.source}:{proof.line}  {proof.title}"
    for cited in one.code:
        yield f"  {cited.source}:{cited.line}  {cited.name}".rstrip()


def _left(found: Sequence[Known]) -> Iterator[str]:
    """What is left, by why, and by section of the rules or set of cards."""
    why: dict[tuple[str, str], list[str]] = {}
    for one in found:
        why.setdefault((one.state, one.reason), []).append(one.identity)
    for (state, reason), ids in sorted(why.items(), key=lambda held: held[0][0] != OPEN):
        yield f"{len(ids)} {state}{f' ({reason[:-1]})' if reason else ''}"
        parts: dict[str, list[str]] = {}
        for identity in ids:
            parts.setdefault(identity.partition("-")[0], []).append(identity)
        for part, inside in parts.items():
            yield f"  {part}: {len(inside)}"
            yield f"    {', '.join(inside)}"
    if not why:
        yield "Nothing is open."


def _summary(evidence: Evidence, title: str, notes: Sequence[str]) -> None:
    """How many clauses of each section, and rulings, are in which state."""
    sections: dict[str, Counter[str]] = {}
    clauses = set(evidence.clauses)
    for one in known(evidence, (), cited=False):
        section = f"{one.identity.partition('-')[0]}" if one.identity in clauses else "rulings"
        sections.setdefault(section, Counter())[one.state] += 1
    shown = [
        state
        for state in (PROVEN, NOT_TESTABLE, OPEN, UNKNOWN)
        if state in (PROVEN, OPEN) or any(held[state] for held in sections.values())
    ]
    columns = [Column("section"), Column("clauses", right=True)]
    columns += [Column(state, right=True) for state in shown]
    table = [
        (section, held.total(), *(held[state] for state in shown))
        for section, held in sections.items()
    ]
    rows(columns, table, "table", title=title, notes=notes)


def _row(one: Known, form: str) -> tuple[object, ...]:
    """Lists stay lists in JSON; in CSV they are one text."""
    if form == "json":
        proofs: object = [
            {"file": proof.source, "line": proof.line, "title": proof.title} for proof in one.proofs
        ]
        code: object = [
            {"file": cited.source, "line": cited.line, "name": cited.name} for cited in one.code
        ]
    else:
        proofs = "; ".join(f"{proof.source}:{proof.line}" for proof in one.proofs)
        code = "; ".join(f"{cited.source}:{cited.line}" for cited in one.code)
    return (one.identity, one.state, one.reason, proofs, code)
