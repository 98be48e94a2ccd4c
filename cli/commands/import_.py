"""`dcg import`: matches from files that `dcg export` wrote."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import click

import replays
from cli import options
from cli.errors import BadInput, complaint
from cli.inputs import STANDARD
from cli.output import say
from dcg.kernel.absent import FULL_LOG
from dcg.kernel.errors import LogError
from replays.intake import Intake
from replays.match_file import LARGEST, NotAMatchFile, unpacked
from replays.place import Place
from replays.replay import Replay


@click.command(
    "import",
    epilog=options.examples(
        "dcg import final.dcgmatch",
        "dcg import *.dcgmatch --store my.db",
        "dcg import - < final.dcgmatch",
    ),
)
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@options.store()
@options.quiet()
def command(files: Sequence[str], store_path: Place, quiet: bool) -> None:
    """Stores the matches in FILEs that dcg export wrote; - is standard input.

    Each is checked whole before anything is stored, and all are stored or none: a file that is
    damaged, or has other events than a match of the same id that is there, is named. A match that is
    there already stays as it is. Whether a match follows the rules, dcg verify says.
    """
    matches = [_read(name) for name in files]  # before a store is made for them
    with replays.open(store_path) as store:
        taken = store.import_files(*matches)
    if quiet:
        return
    for match in matches:
        say(f"{match.id[:8]}: {_came(match, taken)}")
    if taken.new:
        say(f"By the rules? dcg verify {taken.new[0][:8]} --store {store_path}")


def _read(name: str) -> Replay:
    """A file's match, what is wrong said with the file's name."""
    try:
        if name == STANDARD:
            return Replay.of(unpacked(sys.stdin.buffer.read(LARGEST + 1)))
        return replays.read(name)
    except (NotAMatchFile, LogError) as error:
        where = "standard input" if name == STANDARD else name
        wrong = complaint(error.__cause__ or error)
        raise BadInput(f"{where}: {wrong}; nothing was stored") from error


def _came(match: Replay, taken: Intake) -> str:
    if match.id in taken.twins:
        return f"there already, the same, as match {taken.twins[match.id][:8]}"
    if match.id not in taken.new:
        return "there already, the same"
    header = match.header
    held = header.perspective
    own = f", seat {held}'s own log" if held != FULL_LOG else ""
    decks = " - ".join(seat.deck or "?" for seat in header.seats)
    return f"{decks}, {len(match)} events, {header.origin}{own}"
