"""What is the same of decks in every game."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable


@runtime_checkable
class Deck(Protocol):
    """What a seat brings to a match. Everything else about it is the game's own.

    Decks go to other processes, so they can be pickled.
    """

    @property
    def game(self) -> str:
        """The name of the game it is a deck of."""
        ...

    @property
    def label(self) -> str:
        """What records call the deck."""
        ...


@dataclass(frozen=True)
class TournamentCheck:
    """What tournaments forbid in a deck, beyond what the rules of the game do.

    `date` is the day whose list was asked (`2026-04-04`), empty for a game without such lists;
    `forbidden` has a line for each thing that is not allowed.
    """

    date: str = ""
    forbidden: tuple[str, ...] = ()


class NotADeck(ValueError):
    """The text is not a deck list; the message is one line that says what and where."""


class IllegalDeck(ValueError):
    """A deck that may not be played; the message names everything that forbids it."""


def called_as(source: str) -> str:
    """What a deck is called that does not say it: its file without folder and ending."""
    name = source.replace("\\", "/").rpartition("/")[2]
    return name.rpartition(".")[0] or name


def game_of(decks: tuple[Deck, Deck]) -> str:
    """The name of the game two decks are of. Raises `ValueError` where they are of two games."""
    one, other = (held.game for held in decks)
    if one != other:
        raise ValueError(f"a deck of {one!r} cannot play against a deck of {other!r}")
    return one


class NotThere(KeyError):
    """A name of a card, deck or column that the game does not have; the message says what is near."""

    def __str__(self) -> str:
        """The message without the quotes `KeyError` puts around it."""
        return str(self.args[0])


def close(word: str, known: Sequence[str]) -> str:
    """What is near to a word that is not there: `; did you mean X?`, or else what there is."""
    found = difflib.get_close_matches(word, known, n=3, cutoff=0.5)
    return f"; did you mean {', '.join(found)}?" if found else f"; known: {', '.join(known)}"


def nearest(word: str, known: Sequence[str]) -> str:
    """As `close`, for lists too long to be read: the three nearest, however far they are."""
    found = difflib.get_close_matches(word, known, n=3, cutoff=0.5)
    if found:
        return f"; did you mean {', '.join(found)}?"
    far = difflib.get_close_matches(word, known, n=3, cutoff=0.0)
    return f"; of {len(known)} there are, the nearest are {', '.join(far)}"
