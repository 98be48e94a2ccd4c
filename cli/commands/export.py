"""`dcg export`: one match as a file for others."""

from __future__ import annotations

from pathlib import Path

import click

from cli import options
from cli.errors import BadInput
from cli.inputs import STANDARD, read_replay
from cli.output import note, say
from dcg.kernel.absent import FULL_LOG
from replays.match_file import SUFFIX
from replays.place import Place
from replays.replay import Replay

GUESSED = 2**32
"""Seeds below this can be tried out one by one."""


@click.command(
    epilog=options.examples(
        "dcg export 3f2a",
        "dcg export 3f2a final.dcgmatch --store my.db",
        "dcg export 3f2a mine.dcgmatch --seat 0",
        "dcg export 3f2a - > final.dcgmatch",
    )
)
@options.match()
@click.argument("file", required=False)
@click.option("--seat", type=click.Choice(["0", "1"]), help="Only what this seat may know.")
@click.option("--force", "-f", is_flag=True, help="Replace FILE where it exists.")
@options.store()
@options.quiet()
def command(
    match: str, file: str | None, seat: str | None, force: bool, store_path: Place, quiet: bool
) -> None:
    """Writes a MATCH, with the cards it is about, into one FILE that dcg import reads.

    The same match always makes the same file. With --seat the file has that seat's own log: no seed,
    no deck list, and nothing of a card the seat never saw. FILE is - for standard output; left out,
    it is named by the match.
    """
    whole = read_replay(store_path, match)
    exported = whole if seat is None else seats_own(whole, int(seat))
    held = exported.header.perspective
    name = file or f"{exported.id[:8]}{f'-seat{held}' if held != FULL_LOG else ''}{SUFFIX}"
    if name == STANDARD:
        click.echo(exported.packed(), nl=False)
    else:
        path = Path(name)
        if path.exists() and not force:
            raise BadInput(f"{path} is there already: --force replaces it")
        exported.export(path, replace=force)
        size = path.stat().st_size
        say(f"{path}: {_what(exported)}, {len(exported)} events, {size} bytes")
    if seat is not None and 0 <= whole.header.seed < GUESSED:
        note(
            f"seed {whole.header.seed} can be guessed: who knows both decks can play this match "
            "again and see all; dcg play takes a seed that nobody can guess",
            quiet=quiet,
        )


def seats_own(replay: Replay, seat: int) -> Replay:
    """The match as a seat may know it. Raises `BadInput` where it is the other seat's log."""
    try:
        return replay.seen_by(seat)
    except ValueError as error:
        raise BadInput(f"{error}: what seat {seat} may know is not in it") from None


def _what(replay: Replay) -> str:
    held = replay.header.perspective
    own = f" as seat {held} may know it" if held != FULL_LOG else ""
    return f"match {replay.id[:8]}{own}"
