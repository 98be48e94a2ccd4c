"""What the shell offers when Tab is pressed: ids of matches, names of decks and games.

Nothing here may fail or wait: where a store cannot be read, nothing is offered.
"""

from __future__ import annotations

import click
from click.shell_completion import CompletionItem

from dcg.games import DEFAULT, UnknownGame, find, names
from replays.errors import StoreError
from replays.place import Place, place_of
from replays.store import MatchStore

MOST = 200
"""Matches offered at most, the newest."""


def matches(
    context: click.Context, parameter: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """Matches of the store named so far, shortened to what names them in a listing."""
    place = _store(context)
    if place is None:
        return []
    try:
        with MatchStore.open(place) as store:
            found = [one for one in store.summaries() if one.id.startswith(incomplete.lower())]
    except (StoreError, OSError):
        return []
    return [
        CompletionItem(
            one.id[: max(8, len(incomplete))], help=f"{one.deck_0} - {one.deck_1}, {one.origin}"
        )
        for one in reversed(found[-MOST:])
    ]


def _store(context: click.Context) -> Place | None:
    """The store named so far, or the one the command takes by itself."""
    named = context.params.get("store_path")
    if named is None:
        defaults = [one.default for one in context.command.params if one.name == "store_path"]
        named = defaults[0] if defaults else None
    return place_of(named) if isinstance(named, str | Place) else None


def decks(
    context: click.Context, parameter: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """Built-in decks; after a comma the next one. Files are for the shell to complete."""
    before, comma, last = incomplete.rpartition(",")
    taken = set(before.split(","))
    try:
        built_in = find(context.params.get("game") or DEFAULT).decks.built_in()
    except UnknownGame:
        return []
    return [
        CompletionItem(f"{before}{comma}{name}", help=getattr(deck, "name", ""))
        for name, deck in built_in.items()
        if name.startswith(last) and name not in taken
    ]


def games(
    context: click.Context, parameter: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """The games there are."""
    return [CompletionItem(name) for name in names() if name.startswith(incomplete)]
