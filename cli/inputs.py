"""Opening what the user names: stores, matches in them, decks, documents."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import click

from cli.errors import BadInput, close
from cli.games import DEFAULT
from dcg import games
from dcg.decks import Deck
from dcg.documents.vocabulary import Vocabulary
from dcg.game import CardGame
from dcg.record import MatchRecord
from dcg.user_files import read_text
from replays.place import Place
from replays.store import MatchStore


def read_match(place: Place, match: str) -> MatchRecord:
    """One match of a store."""
    with MatchStore.open(place) as store:
        return store.record(match)


def event_at(record: MatchRecord, at: int) -> int:
    """An event's number, checked."""
    if at >= len(record.events):
        raise BadInput(
            f"match {record.id[:8]} has no event {at}: its events are 0 to {len(record.events) - 1}"
        )
    return at


def game_of(name: str | None) -> CardGame:
    """The game that an option names; without one, the one that commands speak of by themselves."""
    if name is not None and name not in games.names():
        raise click.BadParameter(
            f"there is no game called {name!r}{close(name, games.names())}", param_hint="'--game'"
        )
    return games.find(name or DEFAULT)


def vocabulary_of(game: CardGame) -> Vocabulary:
    """The words of the game's positions and scenarios."""
    if game.scenarios is None:
        raise BadInput(f"there are no positions and scenarios of the {game.title}")
    return game.scenarios


def player_of(game: CardGame, name: str, option: str) -> str:
    """The name of one of the game's programs, as an option gave it, checked."""
    if name not in game.players:
        known = list(game.players)
        raise click.BadParameter(
            f"no program called {name!r} plays the {game.title}{close(name, known)}",
            param_hint=f"'{option}'",
        )
    return name


def legal_decks(game: CardGame, names: str) -> list[Deck]:
    """The decks of a comma-separated list of built-in ids and deck files, all of them legal."""
    wanted = [name.strip() for name in names.split(",") if name.strip()]
    if not wanted:
        raise BadInput(f"no deck named; built-in decks: {', '.join(game.decks.built_in())}")
    found = [legal_deck(game, name) for name in wanted]
    labels = [deck.label for deck in found]
    for label in labels:
        if labels.count(label) > 1:
            raise BadInput(
                f"two of the decks are called {label!r}: results could not tell them apart"
            )
    return found


def legal_deck(game: CardGame, name: str) -> Deck:
    """A built-in deck by id, or the deck in a file. Every problem of an illegal one is named."""
    deck = _deck(game, name)
    wrong = game.decks.problems(deck)
    if wrong:
        raise BadInput(f"deck {name} may not be played: {'; '.join(wrong)}")
    return deck


def _deck(game: CardGame, name: str) -> Deck:
    built_in = game.decks.built_in()
    if name in built_in:
        return built_in[name]
    path = Path(name)
    if path.exists():
        return game.decks.read(read_text(path), path.stem)
    raise BadInput(
        f"unknown deck {name!r}: neither a built-in deck nor a file{close(name, list(built_in))}"
    )


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
