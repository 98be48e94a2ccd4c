"""The course of a scenario, told like a replay: each event with what brought it about and its clauses."""

from __future__ import annotations

from cli.commands.replay import show_board, show_lines
from cli.output import console
from cli.viewer.telling import Telling
from dcg.kernel.event import AnswerEvent
from dcg.record import MatchRecord


def tell(record: MatchRecord, opening: int, *, plain: bool) -> None:
    """Prints the board the match begins with, what happened, and the board at the end."""
    screen, view = console(plain=plain), Telling(record)
    show_board(screen, view, opening, plain=plain)
    played = [line for line in view.lines if line.place >= opening]
    told = [line for line in played if line.news or isinstance(line.event, AnswerEvent)]
    show_lines(screen, view, told, reasons=True)
    if played:
        show_board(screen, view, len(view.events), plain=plain)
    screen.print()
