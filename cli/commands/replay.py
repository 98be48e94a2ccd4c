"""`dcg replay`: a match in words, the board at an event, and why the event happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from cli import options
from cli.board import picture, show
from cli.narration import Names
from cli.narration.story import Line, story
from cli.narration.why import why
from cli.output import console
from cli.reading import event_at, read_match
from replays.record import MatchRecord
from replays.timeline import Timeline


@click.command(
    epilog=options.examples(
        "dcg replay 3f2a",
        "dcg replay 3f2a --at 214",
        "dcg replay 3f2a --turn 5 --all --plain",
    )
)
@click.argument("match")
@options.at(help="The board after this event, and why the event happened.")
@click.option("--turn", type=click.IntRange(min=0), help="Only this turn; 0 is set-up.")
@click.option("--all", "everything", is_flag=True, help="Every event, bookkeeping included.")
@options.plain()
@options.store()
def command(
    match: str,
    at: int | None,
    turn: int | None,
    everything: bool,
    plain: bool,
    store_path: Path,
) -> None:
    """Tells a recorded MATCH in words, event by event.

    The number before each line is the event's: what --at, dcg bisect and dcg branch speak of.
    MATCH is the first 4 or more characters of its id (see dcg matches).
    """
    record = read_match(store_path, match)
    screen = console(plain=plain)
    told = list(story(record.events, Names(record.definitions)))
    if at is None:
        wanted = [line for line in told if turn is None or line.turn == turn]
        show_lines(screen, chosen(wanted, everything=everything))
        if turn is None:
            show_board(screen, record, len(record.events), plain=plain)
        return
    event = event_at(record, at)
    so_far = [line for line in told[: event + 1] if line.turn == told[event].turn]
    kept = chosen(so_far, everything=everything, always=event)
    show_lines(screen, kept, mark=event)
    show_board(screen, record, event + 1, plain=plain)
    show_why(screen, record, told, event)


def chosen(lines: Iterable[Line], *, everything: bool = False, always: int = -1) -> list[Line]:
    """The lines to show."""
    return [line for line in lines if everything or line.news or line.position == always]


def show_lines(screen: Console, lines: Sequence[Line], *, mark: int = -1) -> None:
    """Lines under the turns they belong to."""
    turn = -1
    for line in lines:
        if line.turn != turn:
            turn = line.turn
            title = f"Turn {turn} of Seat {line.turn_player}" if turn else "Set-up"
            screen.print()
            screen.print(Text(title, style="bold"))
        indent = "  " * max(0, line.depth - 1)
        text = Text(f"{line.position:>6}  ", style="dim")
        text.append(f"{indent}{line.text}", style=_style(line))
        if line.position == mark:
            text.append("   <--", style="bold yellow")
        screen.print(text, soft_wrap=True)


def _style(line: Line) -> str:
    if not line.news:
        return "dim"
    return {0: "green", 1: "cyan"}.get(getattr(line.event, "seat", -1), "")


def show_board(screen: Console, record: MatchRecord, position: int, *, plain: bool) -> None:
    """The board after so many events."""
    board = Timeline(record.events, position).state
    screen.print()
    show(picture(board, record.definitions, record.header), screen, plain=plain)


def show_why(screen: Console, record: MatchRecord, told: Sequence[Line], event: int) -> None:
    """The chain of causes of an event, with the clauses of the rules each link records."""
    screen.print()
    screen.print(Text("Why", style="bold"))
    for place, link in enumerate(why(record.events, event)):
        rules = f"   rules {', '.join(link.rules)}" if link.rules else ""
        if link.event < 0:
            screen.print(Text(f"        the course of the game ({link.within})"), soft_wrap=True)
            continue
        lead = f"in this {link.within}, because: " if place else ""
        text = Text(f"{link.event:>6}  {lead}{told[link.event].text}")
        screen.print(text.append(rules, style="dim"), soft_wrap=True)
