"""Opening what the user names: stores, matches in them, decks, documents."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from cli.asked import AskedStore
from cli.errors import BadInput
from dcg import game_meant, games, lookup
from dcg.decks import Deck, NotThere
from dcg.game import CardGame
from dcg.record import MatchRecord
from dcg.user_files import LARGEST_DOCUMENT, standing_for
from replays.place import Place

if TYPE_CHECKING:
    from dcg.documents.vocabulary import Vocabulary
    from replays.replay import Replay

STANDARD = "-"
"""Stands for standard input or output."""

STANDARD_NAME = "stdin"
"""What standard input is called in complaints, and a deck that came from it."""


def standard_read(name: str) -> str:
    """The name of a file; where it is standard input, that is read, and is a file of the name given here
    until the command ends."""
    if name != STANDARD:
        return name
    data = sys.stdin.buffer.read(LARGEST_DOCUMENT + 1)
    click.get_current_context().with_resource(standing_for(STANDARD_NAME, data))
    return STANDARD_NAME


def read_match(place: Place, match: str) -> MatchRecord:
    """One match of a store."""
    with AskedStore.open(place) as store:
        return store.record(match)


def read_replay(place: Place, match: str) -> Replay:
    """One match of a store, to be asked about."""
    from replays.replay import Replay  # noqa: PLC0415 - listing commands need less

    return Replay.of(read_match(place, match))


def event_at(record: MatchRecord, at: int) -> int:
    """An event's number, checked."""
    if at >= len(record.events):
        raise BadInput(
            f"match {record.id[:8]} has no event {at}: its events are 0 to {len(record.events) - 1}"
        )
    return at


def game_of(name: str | None) -> CardGame:
    """The game that an option names; without one, the one that commands speak of by themselves."""
    try:
        return lookup.game_called(games.DEFAULT if name is None else name)
    except NotThere as error:
        raise click.BadParameter(str(error), param_hint="'--game'") from None


def game_of_decks(names: Sequence[str], game: str | None) -> CardGame:
    """The game that an option names; without one, that of the decks. Raises `IllegalDeck` where they
    are of two."""
    return game_of(game) if game is not None else game_meant.game_of_decks(names)


def game_of_document(text: str, game: str | None) -> CardGame:
    """The game that an option names; without one, that of a position or of scenarios."""
    return game_of(game) if game is not None else game_meant.game_of_document(text)


def listed(names: str) -> list[str]:
    """The names of a comma-separated list."""
    return [name.strip() for name in names.split(",") if name.strip()]


def vocabulary_of(game: CardGame) -> Vocabulary:
    """The words of the game's positions and scenarios."""
    if game.scenarios is None:
        raise BadInput(f"there are no positions and scenarios of the {game.title}")
    return game.scenarios


def player_of(game: CardGame, name: str, option: str) -> str:
    """The name of one of the game's programs, as an option gave it, checked."""
    try:
        return lookup.program_called(game, name)
    except NotThere as error:
        raise click.BadParameter(str(error), param_hint=f"'{option}'") from error


def legal_decks(game: CardGame, names: str) -> list[Deck]:
    """The decks of a comma-separated list of built-in ids and deck files, all of them legal."""
    return lookup.legal_decks(listed(names), game.name)


def legal_deck(game: CardGame, name: str) -> Deck:
    """A built-in deck by id, or the deck in a file. Every problem of an illegal one is named."""
    return lookup.legal_deck(name, game.name)


def documents(paths: Iterable[Path]) -> list[Path]:
    """The files named, and the YAML files of the folders named."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = sorted([*path.rglob("*.yaml"), *path.rglob("*.yml")])
            if not inside:
                raise BadInput(f"the folder {path} has no YAML files")
            found += inside
        else:
            found.append(path)
    return found
