"""Which game is meant where nobody names one, and a deck or a document is given.

Either is of the game that reads it; where several do, of the one that finds least wrong with it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dcg import documents, games
from dcg.decks import Deck, IllegalDeck, NotADeck
from dcg.game import CardGame, Decks
from dcg.user_files import UnreadableFile, read_text


def game_of_decks(names: Sequence[str]) -> CardGame:
    """The game that decks are of, by their ids, or the files they are in: the first game, where nothing
    says otherwise. Raises `IllegalDeck` where they are of two.

    >>> from dcg.game_meant import game_of_decks
    >>> game_of_decks(["first-forest", "first-ocean"]).name
    'battle-evolution'
    """
    found: dict[str, str] = {}
    for name in names:
        of = game_of_deck(name)
        if of is not None:
            found.setdefault(of, name)
    if len(found) > 1:
        said = ", ".join(f"{name} ({games.find(of).title})" for of, name in found.items())
        raise IllegalDeck(f"these decks are of two games: {said}")
    return games.find(next(iter(found), games.DEFAULT))


def game_of_deck(name: str) -> str | None:
    """The game of a deck of the package, a deck code, or a deck in a file; None where no game has it.

    A file that several games can read is of the one that finds least wrong with it: another game does
    not know its cards. A game is loaded only once those before it are found not to have the deck.
    """
    held: dict[str, Decks] = {}
    for game in games.names():
        decks = held[game] = games.find(game).decks
        if name in decks.built_in() or decks.is_code(name):
            return game
    read: dict[str, Deck] = {}
    for game, decks in held.items():
        try:
            read[game] = decks.read(read_text(name), name)
        except (NotADeck, UnreadableFile):
            continue
    return _least_wrong(tuple(read), lambda game: len(held[game].problems(read[game])))


def game_of_document(text: str) -> CardGame:
    """The game whose words a position or the scenarios of a file are written in: the first game, where
    they could be of any.

    >>> from dcg.game_meant import game_of_document
    >>> game_of_document("position: {you: {active: DCG-001}}").name
    'battle-evolution'
    """
    known = [game for game in games.names() if games.find(game).scenarios is not None]
    return games.find(_least_wrong(known, lambda game: _faults(text, game)) or games.DEFAULT)


def _least_wrong(known: Sequence[str], faults: Callable[[str], int]) -> str | None:
    """The game with the fewest faults, of several the first; as soon as one has none no other is asked."""
    found: dict[str, int] = {}
    for game in known if len(known) > 1 else ():
        found[game] = faults(game)
        if not found[game]:
            return game
    return min(found, key=lambda game: found[game], default=known[0] if known else None)


_NAMES = 1
_WORDS = 2
"""A document in a game's words that names cards it does not have is nearer to it than one in others."""


def _faults(text: str, name: str) -> int:
    """How much is wrong with a document where it is one of the game."""
    game = games.find(name)
    assert game.scenarios is not None
    count = 0
    for one in documents.read_each(text, "", game.scenarios, needed=()):
        if isinstance(one, documents.Refusal):
            count += _WORDS * len(one.error.every)
            continue
        try:
            one.begun(game.decks.cards(), 0)
        except documents.DocumentError:
            count += _NAMES
    return count
