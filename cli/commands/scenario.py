"""`dcg scenario`: what happens if."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import click

import replays
from cli import options
from cli.errors import BAD_INPUT, DONE, FOUND, BadInput, complaint, report
from cli.games import view_of
from cli.inputs import documents, game_of, game_of_document, standard_read, vocabulary_of
from cli.output import Column, note, progress, rows, say
from cli.scenarios.asking import Asking
from cli.scenarios.course import tell
from dcg.documents import DocumentError, Outcome, ScenarioOutcome, outcome_of, read_each
from dcg.documents.scenario import Refusal, Scenario
from dcg.documents.schema import schema as schema_of
from dcg.documents.trial import Trial, read_boards
from dcg.user_files import UnreadableFile, read_text
from replays.place import Place
from replays.scenario_match import match_of

COLUMNS = (
    Column("source", "file"),
    Column("line", right=True),
    Column("title"),
    Column("outcome"),
    Column("rules"),
    Column("rulings"),
    Column("reasons"),
)


@click.group()
def command() -> None:
    """Scenarios: a board, a script, what must then be true."""


@command.command(
    "run",
    epilog=options.examples(
        "dcg scenario run tests/conformance/attacking",
        "dcg scenario run my-question.yaml --explain",
        "dcg scenario run my-question.yaml --keep my.db",
    ),
)
@click.argument("file", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option(
    "--once",
    is_flag=True,
    help="Play each scenario once; do not also swap seats, resume, verify and redact.",
)
@click.option(
    "--explain",
    is_flag=True,
    help="Also tell the course: what happened, what brought it about, and the clauses.",
)
@click.option(
    "--keep",
    type=options.StorePlace(),
    metavar="STORE",
    help="Record the match of each scenario in this store, for dcg replay, branch and play.",
)
@options.game("the one that each file is of")
@options.cards()
@options.form()
@options.plain()
@options.quiet()
def run(
    file: tuple[Path, ...],
    once: bool,
    explain: bool,
    keep: Place | None,
    game: str | None,
    form: str,
    plain: bool,
    quiet: bool,
) -> int:
    """Runs the scenarios of each FILE (YAML; - is standard input), or of every YAML file in a folder.

    Every scenario has an outcome of its own: passed; failed, shown with what differed and the board it
    was found on; unsupported, where something in it is not run by this engine and the scenario does
    not expect that; refused, where the document cannot be read. docs/scenarios.md explains the format.
    Exits with 1 if one fails or is unsupported, with 2 if one is refused.
    """
    if explain and form != "table":
        raise click.UsageError("--explain is for reading: it goes without --format")
    scenarios = [each for path in file for each in _scenarios(path, game)]
    unread = {one.source: one.error.message for one, _ in scenarios if isinstance(one, Unread)}
    found: list[ScenarioOutcome] = []
    with progress("running", len(scenarios), quiet=quiet) as show:
        for number, (scenario, cards) in enumerate(scenarios, 1):
            found.append(outcome_of(scenario, cards, thorough=not once))
            show(number)
    if form != "table":
        rows(COLUMNS, [_row(one, form) for one in found], form)
    else:
        told: set[tuple[str, ...]] = set()
        for one in found:
            if one.source in unread:
                report(unread[one.source])
                continue
            if one.outcome is Outcome.REFUSED and one.reasons in told:
                continue  # a card of all scenarios that cannot be read is told once
            told.add(one.reasons if one.outcome is Outcome.REFUSED else ())
            if one.outcome is not Outcome.PASSED or not (quiet or len(found) > 1):
                for line in one.report().splitlines():
                    say(line)
            if explain and one.results:
                tell(match_of(one.results[0]), one.results[0].opening, plain=plain)
        say(_counted(found))
    if keep is not None:
        _keep(found, keep, quiet=quiet)
    outcomes = {one.outcome for one in found}
    if Outcome.REFUSED in outcomes:
        return BAD_INPUT
    return DONE if outcomes == {Outcome.PASSED} else FOUND


@command.command(
    "new",
    epilog=options.examples(
        "dcg scenario new my-question.yaml", "dcg scenario new --game battle-evolution"
    ),
)
@click.argument("file", required=False, type=click.Path(path_type=Path, dir_okay=False))
@options.game()
def new(file: Path | None, game: str | None) -> None:
    """Writes a scenario that runs, to be changed: into FILE, or without one to the screen."""
    held = game_of(game)
    starter = view_of(held.name).starter
    if not starter:
        raise BadInput(f"there is no scenario of {held.title} to begin with")
    if file is None:
        click.echo(starter, nl=False)
        return
    try:
        with file.open("x", encoding="utf-8") as opened:
            opened.write(starter)
    except FileExistsError:
        raise BadInput(f"{file} is there already: name a new file") from None
    say(f"{file}: change it, then dcg scenario run {file}")


@command.command("schema", epilog=options.examples("dcg scenario schema > scenario.schema.json"))
@options.game()
def schema(game: str | None) -> None:
    """Prints the JSON Schema of scenarios and positions, for editors.

    An editor with YAML support checks and completes what you type in a file that begins with
    `# yaml-language-server: $schema=scenario.schema.json`. Which names, clauses and card texts there are
    is only known to dcg scenario run.
    """
    click.echo(json.dumps(schema_of(vocabulary_of(game_of(game))), indent=1))


@command.command(
    "ask",
    epilog=options.examples(
        "dcg scenario ask board.yaml",
        "dcg scenario ask my-question.yaml --title 'A blocker takes'",
        "dcg scenario ask board.yaml --format json",
    ),
)
@click.argument("file", type=click.Path(path_type=Path, allow_dash=True))
@click.option("--title", help="Of several scenarios in the file, the one whose title begins so.")
@options.game("the one that the file is of")
@options.cards()
@options.form()
@options.plain()
def ask(file: Path, title: str | None, game: str | None, form: str, plain: bool) -> None:
    """Lists what is offered on the board of FILE, and lets you try it.

    FILE (- is standard input) holds a position, or a scenario: its script is played first. You answer
    for both seats, by number or as a scenario writes it, and can take answers back; in the end the
    answers are printed as a script. Cards and decks lie open. Chance comes from the document's seed,
    without one from 1. With --format json or csv the question is only listed.
    """
    source = standard_read(str(file))
    text = read_text(source)
    held = game_of_document(text, game)
    vocabulary = vocabulary_of(held)
    trial = Trial(_one(read_boards(text, source, vocabulary), title, source), held.decks.cards())
    if form == "table":
        Asking(trial, plain=plain).go()
        return
    asked = trial.asked
    listed = [(asked.word, asked.question, one) for one in asked.answers] if asked else []
    rows((Column("seat"), Column("question"), Column("answer")), listed, form)


def _one(found: Sequence[Scenario | Refusal], title: str | None, source: str) -> Scenario:
    """The only board of a file, or the one of that title. Raises `BadInput`, and what is wrong with it."""
    meant = [one for one in found if title is None or one.title.startswith(title)]
    if len(meant) == 1:
        if isinstance(meant[0], Refusal):
            raise meant[0].error
        return meant[0]
    listed = "; ".join(one.title or f"line {one.line}" for one in (meant or found)[:5])
    count = f"{len(meant)} of its {len(found)} documents" if title else f"{len(found)} documents"
    raise BadInput(f"{source}: --title says which of {count} is meant: {listed}")


def _keep(found: Sequence[ScenarioOutcome], place: Place, *, quiet: bool) -> None:
    """Stores the match of each scenario that was played, with the seats as its document has them."""
    with replays.open(place) as store:
        for one in found:
            if one.results:
                kept = store.add(match_of(one.results[0]))
                note(f"match {kept.id[:8]}: {one.title}", quiet=quiet)
        note(f"kept in {place}; dcg replay MATCH --store {place}", quiet=quiet)


Held = tuple[Scenario | Refusal, Mapping[str, Any]]
"""A scenario, or why it is none, and the catalogue of its game."""


def _scenarios(named: Path, game: str | None) -> Iterator[Held]:
    """The scenarios of one argument, each file of the game that the option names, or without one of the
    game that its words are of. A file that cannot be opened is refused, and stops no other."""
    try:
        named = Path(standard_read(str(named)))
        paths = documents([named])
    except (BadInput, OSError) as error:
        yield _unread(named, error), {}
        return
    for path in paths:
        yield from _read(path, game)


def _read(path: Path, game: str | None) -> list[Held]:
    try:
        text = read_text(path)
    except UnreadableFile as error:
        return [(_unread(path, error), {})]
    held = game_of_document(text, game)
    cards = held.decks.cards()
    return [(one, cards) for one in read_each(text, str(path), vocabulary_of(held))]


class Unread(Refusal):
    """A file or folder that cannot be read at all: said on stderr, as of any other command."""


def _unread(path: Path, error: BadInput | OSError | UnreadableFile) -> Unread:
    return Unread("", str(path), 1, DocumentError(str(path), 1, "", complaint(error) or ""))


def _counted(found: Sequence[ScenarioOutcome]) -> str:
    """How many came to what: "3 of 5 scenarios passed, 1 failed, 1 refused"."""
    counts = Counter(one.outcome for one in found)
    others = "".join(
        f", {counts[outcome]} {outcome}"
        for outcome in Outcome
        if counts[outcome] and outcome != "passed"
    )
    return f"{counts[Outcome.PASSED]} of {len(found)} scenarios passed{others}"


def _row(one: ScenarioOutcome, form: str) -> tuple[object, ...]:
    """Lists stay lists in JSON; in CSV they are one text."""
    lists = [list(one.proves.rules), list(one.proves.rulings), list(one.reasons)]
    values = lists if form == "json" else ["; ".join(each) for each in lists]
    return (one.source, one.line, one.title, one.outcome.value, *values)
