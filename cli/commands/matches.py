"""`dcg matches`: lists what a store holds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import astuple, fields, replace
from typing import Any, get_args

import click

from cli import options
from cli.errors import BadInput
from cli.output import Column, rows, say
from dcg.decks import close
from dcg.kernel.absent import DRAW, FULL_LOG
from dcg.kernel.header import Origin
from dcg.telling.who import player_shown
from replays.place import Place
from replays.store import MatchStore
from replays.summary import Summary

COLUMNS = (
    Column("match", show=lambda value: value[:8]),
    Column("decks", "seat 0 - seat 1"),
    Column("players"),
    Column("result"),
    Column("turns", right=True),
    Column("events", right=True),
    Column("origin"),
)
GAME = Column("game")


@click.command(
    epilog=options.examples(
        "dcg matches --store my.db --limit 20",
        "dcg matches --deck bench-red --format csv > matches.csv",
        "dcg matches --parent 3f2a",
        "dcg matches --origin played --player greedy",
    )
)
@options.store()
@click.option(
    "--deck",
    shell_complete=options.offered("decks"),
    help="Only matches in which a seat plays this deck.",
)
@click.option(
    "--parent",
    metavar="MATCH",
    shell_complete=options.offered("matches"),
    help="Only branches of this match.",
)
@click.option("--player", help="Only matches in which a seat is played by this kind of player.")
@click.option(
    "--origin", type=click.Choice(get_args(Origin)), help="Only matches that came about so."
)
@click.option("--game", metavar="GAME", help="Only matches of this game.")
@click.option("--unfinished", is_flag=True, help="Only matches that go on.")
@click.option(
    "--limit", type=click.IntRange(min=0), default=50, show_default=True, help="0 for all."
)
@options.form()
def command(
    store_path: Place,
    deck: str | None,
    parent: str | None,
    player: str | None,
    origin: str | None,
    game: str | None,
    unfinished: bool,
    limit: int,
    form: str,
) -> None:
    """Lists the matches of a store, newest first: in the order in which they were stored.

    Other commands take the first 4 or more characters of a match's id, and "last" for the first line
    here.
    """
    with MatchStore.open(store_path) as store:
        every = [_as_read(one) for one in store.summaries()]
        root = None if parent is None else store.find(parent)
    player = None if player is None else player_shown(player)
    _known("deck", deck, (held for one in every for held in (one.deck_0, one.deck_1)))
    _known(
        "kind of player", player, (held for one in every for held in (one.player_0, one.player_1))
    )
    _known("game", game, (one.game for one in every))
    found = [
        one
        for one in reversed(every)
        if (deck is None or deck in (one.deck_0, one.deck_1))
        and root in (None, one.parent)
        and (player is None or player in (one.player_0, one.player_1))
        and origin in (None, one.origin)
        and game in (None, one.game)
        and not (unfinished and one.winner is not None)
    ]
    shown = found[:limit] if limit else found
    if form == "table":
        # A column that says the same in every row says nothing.
        if len({one.game for one in every}) > 1:
            rows([*COLUMNS, GAME], [(*_row(one), one.game) for one in shown], form)
        else:
            rows(COLUMNS, [_row(one) for one in shown], form)
        if len(shown) < len(found):
            say(f"the newest {len(shown)} of {len(found)} matches; --limit 0 lists all")
    else:
        names = [Column(_NAMES.get(field.name, field.name)) for field in fields(Summary)]
        rows(names, [astuple(one) for one in shown], form)


_NAMES = {"id": "match", "match_index": "index"}
"""Columns by the names that every other answer has for them."""


def _as_read(one: Summary) -> Summary:
    """With players by the names that people read."""
    return replace(one, player_0=player_shown(one.player_0), player_1=player_shown(one.player_1))


def _known(what: str, asked: str | None, there: Iterable[str]) -> None:
    """Raises `BadInput` for a name that no match has: a misspelt deck is not a deck without matches."""
    known = sorted({name for name in there if name})
    if asked is not None and known and asked not in known:
        raise BadInput(f"no recorded match has the {what} {asked!r}{close(asked, known)}")


def _row(one: Summary) -> tuple[Any, ...]:
    players = one.player_0 if one.player_0 == one.player_1 else f"{one.player_0} - {one.player_1}"
    decks = f"{one.deck_0 or '?'} - {one.deck_1 or '?'}"
    return one.id, decks, players, _result(one), one.turns, one.events, _origin(one)


def _origin(one: Summary) -> str:
    """The origin, and whose log it is where it is one seat's."""
    if one.perspective == FULL_LOG:
        return one.origin
    return f"{one.origin}, seat {one.perspective}'s own log"


def _result(one: Summary) -> str:
    if one.winner is None:
        return "goes on"
    who = "draw" if one.winner == DRAW else f"seat {one.winner} wins"
    return f"{who} ({one.reason.replace('_', ' ')})"
