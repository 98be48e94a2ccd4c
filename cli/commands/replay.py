"""`dcg replay`: a match on the whole screen or in words; the board at an event, and why it happened."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from cli import options
from cli.board import show
from cli.errors import BadInput
from cli.inputs import read_match
from cli.output import console, fitted
from cli.viewer.cursor import Cursor
from cli.viewer.telling import Telling
from dcg.kernel.absent import NO_EVENT, NOBODY
from dcg.telling import Line
from replays.place import Place


@click.command(
    epilog=options.examples(
        "dcg replay 3f2a",
        "dcg replay 3f2a --seat 0 --from 214",
        "dcg replay 3f2a --at 214",
        "dcg replay 3f2a --turn 5 --all --plain",
        "dcg replay 3f2a --html match.html",
    )
)
@options.match()
@options.at(help="In words: the board after this event, and why the event happened.")
@click.option("--turn", type=click.IntRange(min=0), help="In words: only this turn; 0 is set-up.")
@click.option("--all", "everything", is_flag=True, help="In words: every event, with bookkeeping.")
@click.option("--seat", type=click.IntRange(0, 1), help="Only what this seat may know.")
@click.option(
    "--from",
    "start",
    type=click.IntRange(min=0),
    metavar="EVENT",
    help="The screen opens after this event.",
)
@click.option(
    "--html",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Write a web page to step through the match in, replacing FILE; with --seat, of that seat's log alone.",
)
@options.plain()
@options.store()
@options.quiet()
def command(
    match: str,
    at: int | None,
    turn: int | None,
    everything: bool,
    seat: int | None,
    start: int | None,
    html: Path | None,
    plain: bool,
    store_path: Place,
    quiet: bool,
) -> None:
    """Shows a recorded MATCH: on a terminal as a full screen to step through, else in words.

    On the screen the arrow keys step by event and by action; ? lists all keys. In words every line
    begins with the event's number: what --at, --from, dcg explain, dcg bisect and dcg branch speak
    of. With --seat the numbers are those of that seat's own log, as dcg export --seat writes it: gaps
    would tell when the other was asked. MATCH is the first 4 or more characters of its id (see dcg matches).
    """
    if at is not None and turn is not None:
        raise click.UsageError("--at is one event and --turn a whole turn: give one of them")
    record = read_match(store_path, match)
    in_words = plain or everything or at is not None or turn is not None
    if html is not None:
        if in_words or start is not None:
            raise click.UsageError(
                "--html makes a page of the whole match: only --seat goes with it"
            )
        from cli.page.file import write_page  # noqa: PLC0415 - nothing else needs jinja2

        write_page(record, html, seat, quiet=quiet)
        return
    terminal = at_a_terminal()
    if start is not None and (in_words or not terminal):
        raise click.UsageError(
            "--from is for the full screen: it needs a terminal, and --plain, --at, --turn and "
            "--all are for words"
        )
    if terminal and not in_words:
        alone = seat is not None
        first = 0
        if start is not None:
            first = Telling(record, seat, alone=alone).told_at(start) + 1
        from cli.viewer.app import show as show_player  # noqa: PLC0415 - textual takes a third of a second

        show_player(Cursor(record, seat, first, alone=alone))
        return
    in_plain_words(
        Telling(record, seat, alone=seat is not None), at, turn, everything=everything, plain=plain
    )


def at_a_terminal() -> bool:
    """Whether there is a terminal that can be drawn on, and keys can be read from it."""
    able = os.environ.get("TERM", "") not in ("dumb", "unknown")
    return able and all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))


def in_plain_words(
    view: Telling, at: int | None, turn: int | None, *, everything: bool, plain: bool
) -> None:
    """The match, a turn of it, or what led to an event."""
    screen = console(plain=plain)
    if at is None:
        if turn is not None:
            _check_turn(view, turn)
        wanted = [line for line in view.lines if turn is None or line.turn == turn]
        show_lines(screen, view, chosen(wanted, everything=everything))
        if turn is None:
            show_board(screen, view, len(view.events), plain=plain)
        return
    place = view.told_at(at)
    so_far = [line for line in view.lines[: place + 1] if line.turn == view.lines[place].turn]
    kept = chosen(so_far, everything=everything, always=place)
    show_lines(screen, view, kept, mark=place)
    show_board(screen, view, place + 1, plain=plain)
    show_why(screen, view, place)


def _check_turn(view: Telling, turn: int) -> None:
    try:
        view.every_step.turn_start(turn)
    except IndexError as error:
        said = str(error).replace("the match", f"match {view.record.id[:8]}", 1)
        raise BadInput(said) from None


def chosen(
    lines: Iterable[Line], *, everything: bool = False, always: int = NO_EVENT
) -> list[Line]:
    """The lines to show."""
    return [line for line in lines if everything or line.news or line.place == always]


def show_lines(
    screen: Console,
    view: Telling,
    lines: Sequence[Line],
    *,
    mark: int = NO_EVENT,
    reasons: bool = False,
) -> None:
    """Lines under the turns they belong to; with `reasons`, each with its cause and its clauses."""
    turn = None
    for line in lines:
        if line.turn != turn:
            turn = line.turn
            title = f"Turn {turn} of Seat {line.turn_player}" if turn else "Set-up"
            screen.print()
            screen.print(Text(title, style="bold"))
        number = f"{_number(view, line.place)}  "
        indent = "  " * max(0, line.depth - 1)
        marked = "   <--" if line.place == mark else ""
        if reasons:
            marked = _reason(view, line.place)
        for row in fitted(f"{number}{indent}{line.text}{marked}"):
            text = Text(row, style=_style(line))
            text.stylize("dim", 0, len(number))
            if marked and row.endswith(marked):
                text.stylize("dim" if reasons else "bold yellow", len(row) - len(marked))
            screen.print(text, soft_wrap=True)


def _reason(view: Telling, place: int) -> str:
    """Which event brought it about, and the clauses it records."""
    because, rules = view.because(place), view.events[place].RULES
    found = [f"because of {because}"] if because != NO_EVENT else []
    found += [f"rules {', '.join(rules)}"] if rules else []
    return f"   ({'; '.join(found)})" if found else ""


def _number(view: Telling, place: int) -> str:
    """The event's number in the record; blank for what only a seat's own log has."""
    number = view.numbers[place] if place != NO_EVENT else NO_EVENT
    return f"{number:>6}" if number != NO_EVENT else " " * 6


def _style(line: Line) -> str:
    if not line.news:
        return "dim"
    return {0: "green", 1: "cyan"}.get(getattr(line.event, "seat", NOBODY), "")


def show_board(screen: Console, view: Telling, position: int, *, plain: bool) -> None:
    """The board after so many events of the log."""
    screen.print()
    show(view.board(position), screen, plain=plain)


def show_why(screen: Console, view: Telling, place: int) -> None:
    """The chain of causes of an event, with the clauses of the rules each link records."""
    screen.print()
    screen.print(Text("Why", style="bold"))
    for link, words in view.chain(place):
        rules = f"   rules {', '.join(link.rules)}" if link.rules else ""
        for row in fitted(f"{_number(view, link.event)}  {words}{rules}"):
            screen.print(Text(row), soft_wrap=True)
