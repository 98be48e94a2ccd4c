"""`dcg scenario`: what happens if."""

from __future__ import annotations

from pathlib import Path

import click

from cli import options
from cli.errors import DONE, FOUND, BadInput
from cli.output import Column, progress, rows, say
from cli.reading import documents, text_of
from dcg.official.catalogue import catalogue
from dcg.official.scenarios import ScenarioResult, read_scenarios, run_scenario

COLUMNS = (
    Column("source", "file"),
    Column("line", right=True),
    Column("title"),
    Column("you", "seat of you", right=True),
    Column("passed", show=lambda value: "passed" if value else "FAILED"),
    Column("failures"),
)


@click.group()
def command() -> None:
    """Scenarios: a board, a script, what must then be true."""


@command.command(
    "run",
    epilog=options.examples(
        "dcg scenario run tests/conformance/attacking",
        "dcg scenario run my-question.yaml --once",
    ),
)
@click.argument("file", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option(
    "--once",
    is_flag=True,
    help="Play each scenario once; do not also swap seats, resume, verify and redact.",
)
@options.form()
@options.quiet()
def run(file: tuple[Path, ...], once: bool, form: str, quiet: bool) -> int:
    """Runs the scenarios of each FILE (YAML), or of every YAML file in a folder.

    A scenario that fails is shown with what differed and the board it was found on; docs/scenarios.md
    explains the format. Exits with 1 if one fails.
    """
    scenarios = [
        scenario
        for path in documents(file)
        for scenario in read_scenarios(text_of(path), str(path))
    ]
    if not scenarios:
        raise BadInput(f"no scenario in {', '.join(map(str, file))}")
    results: list[ScenarioResult] = []
    with progress("running", len(scenarios), quiet=quiet) as show:
        for number, scenario in enumerate(scenarios, 1):
            results += run_scenario(scenario, catalogue(), thorough=not once)
            show(number)
    failed = [result for result in results if not result.passed]
    if form != "table":
        rows(COLUMNS, [_row(result) for result in results], form)
    else:
        for result in failed if quiet or len(scenarios) > 1 else results:
            for line in result.report().splitlines():
                say(line)
        titles = {(result.scenario.source, result.scenario.line) for result in failed}
        say(f"{len(scenarios) - len(titles)} of {len(scenarios)} scenarios passed")
    return FOUND if failed else DONE


def _row(result: ScenarioResult) -> tuple[str, int, str, int, bool, str]:
    scenario = result.scenario
    failures = "; ".join(result.failures)
    return (scenario.source, scenario.line, scenario.title, result.you, result.passed, failures)
