"""`dcg explain`: one event of a match, why it happened, who decided it, what followed."""

from __future__ import annotations

import json

import click
from rich.text import Text

from cli import options
from cli.inputs import read_match
from cli.output import console, fitted
from replays.explaining import explain
from replays.explanation import data, lines
from replays.place import Place
from replays.told_match import ToldMatch


@click.command(
    epilog=options.examples(
        "dcg explain 3f2a --at 214",
        "dcg explain 3f2a --at 214 --seat 0",
        "dcg explain 3f2a --at 214 --format json",
    )
)
@click.argument("match")
@options.at(required=True, help="The event to explain.")
@click.option("--seat", type=click.IntRange(0, 1), help="Only what this seat may know of it.")
@click.option(
    "--format",
    "form",
    type=click.Choice(("text", "json")),
    default="text",
    show_default=True,
    help="Lines to read, or data for programs.",
)
@options.plain()
@options.store()
def command(
    match: str, at: int, seat: int | None, form: str, plain: bool, store_path: Place
) -> None:
    """Explains one event of a recorded MATCH.

    What it says, the board just before as far as it matters, the chain of causes with the clauses
    of the rules, who decided it and among which options, and what followed. Options are not
    recorded: the match is run again up to the question to tell them. With --seat, EVENT counts that
    seat's own log, as dcg replay --seat does.
    """
    record = read_match(store_path, match)
    view = ToldMatch(record, seat, alone=seat is not None)
    place = view.told_at(at)
    said = explain(view, place)
    if form == "json":
        shown = {"match": record.id, "view": "all" if view.seat is None else f"seat {view.seat}"}
        click.echo(json.dumps(shown | data(said), indent=1))
        return
    screen = console(plain=plain)
    for text, style in lines(said):
        for row in fitted(text):
            screen.print(Text(row, style=style), soft_wrap=True)
