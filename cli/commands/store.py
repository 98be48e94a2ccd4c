"""`dcg store`: what can be done for a store that is damaged."""

from __future__ import annotations

from pathlib import Path

import click

from cli import options
from cli.errors import DONE, FOUND, SALVAGE, BadInput
from cli.output import say
from replays.place import Place
from replays.salvage import salvage as salvaged
from replays.store import MatchStore


@click.group(
    epilog=options.examples(
        "dcg store repair --store my.db",
        "dcg store salvage whole.db --store my.db",
    )
)
def command() -> None:
    """Brings a damaged store back: its listing, or what of its matches is whole.

    dcg verify --all says whether anything is wrong with a store.
    """


@command.command(epilog=options.examples("dcg store repair --store my.db"))
@options.store()
def repair(store_path: Place) -> int:
    """Makes the listing of a store's matches anew from their events.

    The listing is derived: nothing is lost by it. Exits with 1 where a match is not whole; it is
    named and stays as it is.
    """
    with MatchStore.open(store_path) as store:
        made = store.rebuild_listing()
        place = store.place
    say(f"the listing of {place} is made anew: {_matches(made.derived)}")
    if made.kept:
        say(f"{_matches(len(made.kept))} of games that this program does not have: lines kept")
    for match, why in made.unread.items():
        say(f"{match} is not whole: {why}")
    if made.unread:
        say(SALVAGE)
    return FOUND if made.unread else DONE


@command.command(epilog=options.examples("dcg store salvage whole.db --store my.db"))
@click.argument("new", type=click.Path(path_type=Path, dir_okay=False))
@options.store()
def salvage(new: Path, store_path: Place) -> int:
    """Reads what is whole in a damaged store into a NEW one, and names the rest.

    The damaged store is only read, row by row, past what is damaged. A match comes with all its
    events or not at all. One of whose cards some are lost comes too: it can be replayed, and not
    verified until the same cards are stored with another match. Exits with 1 where anything is lost.
    """
    if not isinstance(store_path, Path):
        raise BadInput(
            f"{store_path} is a database: its server's own tools bring it back, not dcg store salvage"
        )
    done = salvaged(store_path, new)
    say(
        f"{_matches(done.matches)} of {store_path} {'is' if done.matches == 1 else 'are'} now in {new}"
    )
    for match in done.lacking:
        say(f"{match} lacks some of its cards")
    for match, why in done.lost.items():
        say(f"{match} is not: {why}")
    return FOUND if done.lost or done.lacking else DONE


def _matches(number: int) -> str:
    return f"{number} match{'' if number == 1 else 'es'}"
