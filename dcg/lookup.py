"""Decks, cards and players by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dcg import games
from dcg.decks import Deck, IllegalDeck, NotADeck, NotThere, close, nearest
from dcg.game import CardGame
from dcg.game_meant import game_of_deck
from dcg.given import shown, text
from dcg.user_files import FileName, NoSuchFile, PathLike, file_name, read_text


def deck(name: FileName, game: str = games.DEFAULT) -> Deck:
    """A deck: one of the package by its id, or the list in a file (`docs/decks.md` has the forms).

    Raises `NotThere` for a name that is neither, `NotADeck` and `UnreadableFile` for a file that is
    no deck list.

    >>> import dcg
    >>> dcg.deck("bench-red").label
    'bench-red'
    """
    held = game_called(game)
    built_in = held.decks.built_in()
    name = file_name(name)
    if name in built_in:
        return built_in[name]
    if held.decks.is_code(name):
        return held.decks.read(name, "deck code")
    try:
        listed = read_text(name)
    except NoSuchFile:
        raise NotThere(
            f"unknown deck {name!r}: neither a built-in deck nor a file"
            + (_of_another_game(name, game) or nearest(name, list(built_in)))
        ) from None
    try:
        return held.decks.read(listed, name)
    except NotADeck:
        check_game(name, game)
        raise


def _of_another_game(name: str, game: str) -> str:
    """Which other game has a built-in deck of that id; empty if none has."""
    for other in games.names():
        if other != game and name in games.find(other).decks.built_in():
            held = game_called(game)
            return (
                f" of the {held.title}; it is a deck of {games.find(other).title} (game {other!r})"
            )
    return ""


def check_game(name: str, game: str) -> None:
    """Raises `NotADeck` for the file of a deck of another game, which is then what is wrong with it."""
    of = game_of_deck(name)
    if of is not None and of != game:
        raise NotADeck(
            f"{name} is a deck of {games.find(of).title} (game {of!r}), not of {game_called(game).title}"
        )


def legal_deck(name: FileName, game: str = games.DEFAULT) -> Deck:
    """Like `deck`, but also raises `IllegalDeck`, listing every rule that the deck breaks.

    >>> import dcg
    >>> dcg.legal_deck("bench-red") == dcg.deck("bench-red")
    True
    """
    found = deck(name, game)
    try:
        check_legal(game_called(game), found, file_name(name))
    except IllegalDeck:
        check_game(file_name(name), game)
        raise
    return found


def brought(given: FileName | Deck, game: str = games.DEFAULT) -> Deck:
    """A deck that may be played: what `legal_deck` gives for a name, or a deck itself, checked.

    Raises `TypeError` for what is neither.
    """
    if isinstance(given, str | PathLike):
        return legal_deck(given, game)
    if not isinstance(given, Deck):
        raise TypeError(
            "a deck is an id, the name of a file or a deck that dcg.deck gave, not " + shown(given)
        )
    check_legal(games.find(given.game), given)
    return given


def legal_decks(given: Sequence[FileName | Deck], game: str = games.DEFAULT) -> list[Deck]:
    """Several decks, by name as `legal_deck` takes them or as they are, to play each other.

    Raises `IllegalDeck` also for none at all, and for two that are called the same: results could not
    tell them apart.

    >>> import dcg
    >>> [deck.label for deck in dcg.legal_decks(["bench-red", "bench-blue"])]
    ['bench-red', 'bench-blue']
    """
    if isinstance(given, str):
        raise TypeError(f"decks are given as a list, not as the text {given!r}")
    if not given:
        first = ", ".join(deck_names(game)[:3])
        raise IllegalDeck(f"no deck named; built-in decks are {first} and others")
    found = [brought(one, game) for one in given]
    labels = [held.label for held in found]
    for label in labels:
        if labels.count(label) > 1:
            raise IllegalDeck(
                f"two of the decks are called {label!r}: results could not tell them apart"
            )
    return found


def check_legal(game: CardGame, held: Deck, name: str = "") -> None:
    """Raises `IllegalDeck` for a deck that may not be played.

    Looking at every card takes as long as a match: a deck of the package is looked at once.
    """
    of_package = game.decks.built_in().get(name or held.label) is held
    if of_package and (game, held.label) in _LEGAL:
        return
    wrong = game.decks.problems(held)
    if wrong:
        raise IllegalDeck(f"deck {name or held.label} may not be played: {'; '.join(wrong)}")
    if of_package:
        _LEGAL.add((game, held.label))


_LEGAL: set[tuple[CardGame, str]] = set()
"""Decks of the package that were found legal, by game and name."""


def deck_names(game: str = games.DEFAULT) -> tuple[str, ...]:
    """The ids of the decks that come with the game. Raises `NotThere`.

    >>> import dcg
    >>> "bench-red" in dcg.deck_names()
    True
    """
    return tuple(game_called(game).decks.built_in())


def card(number: str, game: str = games.DEFAULT) -> Any:
    """A card of the game's catalogue, by its number. Raises `NotThere`.

    >>> import dcg
    >>> dcg.card("BT1-010").name
    'Agumon'
    """
    return game_called(game).decks.cards()[text(number, "a card's number")]


def player_names(game: str = games.DEFAULT) -> tuple[str, ...]:
    """The names of the programs that play the game, for `player`. Raises `NotThere`.

    >>> import dcg
    >>> dcg.player_names()
    ('random', 'greedy')
    """
    return tuple(game_called(game).players)


def program_called(game: CardGame, name: str) -> str:
    """The name of a program that plays the game, checked. Raises `NotThere`, and `TypeError` for what is
    no name."""
    if not isinstance(name, str):
        raise TypeError(
            f"a player of simulated matches is a name ({', '.join(game.players)}): a bot of your own plays "
            "with Match.play"
        )
    if name not in game.players:
        raise NotThere(
            f"no program called {name!r} plays the {game.title}{close(name, list(game.players))}"
        )
    return name


def game_called(name: str) -> CardGame:
    """The game of that name. Raises `NotThere`."""
    if text(name, "a game's name") in games.packaged():
        return games.find(name)  # without asking every other package what it offers
    known = games.names()
    if name not in known:
        raise NotThere(f"there is no game called {name!r}{close(name, known)}")
    return games.find(name)
