"""Cards from files: dumps of printed cards, which are compiled, and files of compiled ones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from dcg import games
from dcg.card_text import CardText, CompiledCards, NotCards, Progress
from dcg.catalogue_file import game_of_catalogue
from dcg.lookup import game_called
from dcg.user_files import FileName, file_name, read_bytes

LARGEST_CARD_FILE = 200_000_000
"""Bytes of a dump or of a file of compiled cards: twenty times one of every card there is."""


def compile_cards(
    path: FileName, game: str = games.DEFAULT, progress: Progress | None = None
) -> CompiledCards:
    """Compiles a dump of cards: `.cards` by number, `.figures()` of how much runs, `.plain()` for JSON.

    `progress` is told after each card how many of how many are done. Raises `NotCards` for a file
    that is no dump, `UnreadableFile` for one that cannot be read, and `NotThere` for an unknown game.

    >>> import dcg, pathlib, tempfile
    >>> dump = pathlib.Path(tempfile.mkdtemp(), "cards.json")
    >>> _ = dump.write_text('[{"number": "X1-01", "name": "Aamon", "category": ["Digimon"], "effect": "<Rush>"}]')
    >>> dcg.compile_cards(dump).figures().cards_that_run
    1
    """
    text = _text_of(game)
    with _named(path):
        return text.compiled(read_bytes(path, LARGEST_CARD_FILE), progress)


def read_cards(
    path: FileName, game: str = games.DEFAULT, progress: Progress | None = None
) -> Mapping[str, Any]:
    """The cards in a file, by number: a dump of printed cards, or one of compiled cards.

    Raises what `compile_cards` does.
    """
    text = _text_of(game)
    data = read_bytes(path, LARGEST_CARD_FILE)
    with _named(path):
        return text.read(data) if text.is_catalogue(data) else text.compiled(data, progress).cards


def game_of_cards(path: FileName) -> str:
    """The game that a file of compiled cards names; the first game, for any other file and for a game that
    this program does not have. Raises `UnreadableFile`."""
    named = game_of_catalogue(read_bytes(path, LARGEST_CARD_FILE))
    return named if named in games.names() else games.DEFAULT


@contextmanager
def adding_cards(cards: Mapping[str, Any], game: str = games.DEFAULT) -> Iterator[None]:
    """While it lasts, the game has these cards beside its own; one of the same number is replaced."""
    take_out = _text_of(game).add(cards)
    try:
        yield
    finally:
        take_out()


def running_no_more(cards: Mapping[str, Any], game: str = games.DEFAULT) -> list[str]:
    """The numbers of those of these cards that do not run whole, and whose place is one of a card that does.

    A dump that says less of a card than the package knows is no reason to lose that card unawares.
    """
    lacks = _text_of(game).lacks
    held = game_called(game).decks.cards()
    return [
        number
        for number, card in cards.items()
        if number in held and lacks(card) and not lacks(held[number])
    ]


def add_cards(path: FileName, game: str = games.DEFAULT) -> int:
    """Makes the cards of a file known to this program, beside those of the package; how many they are.

    The file is a dump of printed cards, or one that `dcg cards compile --out` wrote. From then on
    decks and positions may name them. Raises what `compile_cards` does.

    >>> import dcg, pathlib, tempfile
    >>> dump = pathlib.Path(tempfile.mkdtemp(), "cards.json")
    >>> _ = dump.write_text('[{"number": "X1-01", "name": "Aamon", "category": ["Digimon"]}]')
    >>> dcg.add_cards(dump), dcg.card("X1-01").name
    (1, 'Aamon')
    """
    cards = read_cards(path, game)
    _text_of(game).add(cards)
    return len(cards)


def catalogue_file(cards: Mapping[str, Any], game: str = games.DEFAULT) -> bytes:
    """The bytes of a file of compiled cards, which `read_cards` reads without compiling them again."""
    return _text_of(game).write(cards)


@contextmanager
def _named(path: FileName) -> Iterator[None]:
    """What is wrong with the cards is said with the name of their file."""
    try:
        yield
    except NotCards as error:
        raise NotCards(f"{file_name(path)}: {error}") from None


def _text_of(game: str) -> CardText:
    held = game_called(game)
    if held.card_text is None:
        raise NotCards(f"the {held.title} reads no text of cards")
    return held.card_text
