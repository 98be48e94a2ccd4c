"""`dcg forget`: removes matches from a store."""

from __future__ import annotations

from collections.abc import Sequence

import click

from cli import options
from cli.output import say
from replays.errors import DamagedListing
from replays.place import Place
from replays.store import MatchStore


@click.command(
    epilog=options.examples(
        "dcg forget 3f2a",
        "dcg forget 3f2a 9b41 --store my.db",
        "dcg forget last",
    )
)
@options.match("matches", nargs=-1, required=True, metavar="MATCH...")
@options.store()
@options.quiet()
def command(matches: Sequence[str], store_path: Place, quiet: bool) -> None:
    """Removes MATCHes from a store and its listing, all of them or none.

    This cannot be taken back: dcg export a match first to keep it. Matches that were branched from it
    stay. Statistics leave it out from their next use on.
    """
    with MatchStore.open(store_path) as store:
        known = {match: _line(store, match) for match in map(store.find, matches)}
        try:
            branches = [
                one for one in store.summaries() if one.parent in known and one.id not in known
            ]
        except DamagedListing:
            branches = []
        store.forget(list(known))
    if quiet:
        return
    for match, line in known.items():
        say(f"{match[:8]} is forgotten: {line}")
    if branches:
        say(
            f"Matches that were branched from it and stay: {', '.join(one.id[:8] for one in branches)}"
        )


def _line(store: MatchStore, match: str) -> str:
    """What the match was, in a few words; also of one that cannot be read."""
    try:
        one = store.summary(match)
    except DamagedListing:
        return "a match that the listing does not describe"
    decks = f"{one.deck_0 or '?'} - {one.deck_1 or '?'}"
    return f"{decks}, {one.events} events, {one.origin}"
