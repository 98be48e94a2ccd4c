"""Writing a match's page to a file."""

from __future__ import annotations

from pathlib import Path

import click

from cli.inputs import STANDARD
from cli.output import note, progress, say
from cli.page.content import content
from cli.page.html import page
from dcg.kernel.absent import FULL_LOG
from dcg.record import MatchRecord
from replays.whole_files import write_whole


def write_page(record: MatchRecord, path: Path, seat: int | None, *, quiet: bool = False) -> None:
    """Writes the page of the whole match or, with `seat`, of that seat's log; says what is in it.

    A path of `-` is standard output, and nothing is said. Raises `NotTold` where the record is the
    other seat's log, and `BadInput` where no file can be written there.
    """
    with progress("drawing boards", 3 if seat is None else 1, quiet=quiet) as show:
        made = content(record, seat, show)
    data = page(made).encode()
    if str(path) == STANDARD:
        click.echo(data, nl=False)
        return
    write_whole(path, data)
    whose = made["whose"]
    held = "the whole match" if whose is None else f"what seat {whose} knew"
    say(f"{path}: {held}, {made['match']['events']} events, {len(data)} bytes")
    if whose is None and record.header.perspective == FULL_LOG:
        note(
            "its views hide cards for reading only: who has the file has everything; "
            "--seat makes one with what that seat knew and no more",
            quiet=quiet,
        )
