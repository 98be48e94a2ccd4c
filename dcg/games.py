"""The games there are, found by the name that the headers of their matches give.

A game is loaded when it is first asked for. Those of this package are listed here; another package
offers one by an entry point in the group `dcg.games`, whose name is the game's and whose object is
its `dcg.game.CardGame`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING

from dcg.game import CardGame
from dcg.kernel.course import MatchStarted
from dcg.kernel.errors import DamagedLog, LogError
from dcg.kernel.event import Event
from dcg.kernel.header import Writer, check_version

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "dcg.games"
"""The group of entry points."""

_PACKAGED = {
    "digimon-card-game": "dcg.official.card_game:CARD_GAME",
    "battle-evolution": "dcg.battle_evolution.card_game:CARD_GAME",
}
DEFAULT = next(iter(_PACKAGED))
"""The game that is meant where nobody names one."""


def packaged() -> tuple[str, ...]:
    """The names of the games of this package."""
    return tuple(_PACKAGED)


_loaded: dict[str, CardGame] = {}


class UnknownGame(LogError):
    """The match is of a game that this program does not have. Nothing is wrong with the match."""

    def __init__(self, name: str, message: str = "") -> None:
        super().__init__(
            message
            or f"this is a match of {name!r}, a game that this program does not have "
            f"(it has {', '.join(names())})"
        )
        self.name = name


class UnusableGame(UnknownGame):
    """Another package offers the game, but what it offers is not there or not that game."""

    def __init__(self, point: EntryPoint, wrong: str) -> None:
        package = point.dist.name if point.dist is not None else "a package"
        super().__init__(
            point.name,
            f"{package} offers the game {point.name!r} as {point.value}, but {wrong}",
        )


def find(name: str) -> CardGame:
    """The game of that name.

    Raises `UnknownGame`, and `UnusableGame` where another package offers it and it is not there.
    """
    game = _loaded.get(name)
    if game is None:
        game = _loaded[name] = _load(name)
    return game


def of(events: Sequence[Event]) -> CardGame:
    """The game that a match's header names. Raises `UnknownGame`, `DamagedLog` without a header."""
    first = events[0] if events else None
    if not isinstance(first, MatchStarted):
        raise DamagedLog("a match begins with its header")
    return find(first.header.game)


def written_by(writer: Writer) -> CardGame:
    """The game that a log's first fields name, where this program reads logs of that version.

    Raises `UnknownGame` whatever the version: a later version of this program need not have the
    game either. Raises `NewerLog` for a later log version, `DamagedLog` for one that there never
    was.
    """
    game = find(writer.game)
    check_version(writer)
    return game


def names() -> tuple[str, ...]:
    """The names of all games: those of this package first, then those of others in order."""
    others = {*_loaded, *(point.name for point in _offered())}
    return (*_PACKAGED, *sorted(others - _PACKAGED.keys()))


@contextmanager
def offered(game: CardGame) -> Iterator[None]:
    """Offers a game within this process while the context lasts, for tests and notebooks.

    Raises `ValueError` where another game has the name. Other processes do not know of it: a game
    that is to be simulated in several needs an entry point.
    """
    if game.name in names():
        raise ValueError(f"there is a game {game.name!r} already")
    _loaded[game.name] = game
    try:
        yield
    finally:
        del _loaded[game.name]


def _load(name: str) -> CardGame:
    place = _PACKAGED.get(name)
    if place is not None:
        module, _, attribute = place.partition(":")
        game: CardGame = getattr(import_module(module), attribute)
        return game
    for point in _offered():
        if point.name == name:
            return _offered_by(point)
    raise UnknownGame(name)


def _offered_by(point: EntryPoint) -> CardGame:
    try:
        game: CardGame = point.load()
    except (ImportError, AttributeError) as error:
        raise UnusableGame(point, f"that cannot be loaded: {error}") from error
    found = getattr(game, "name", None)
    if found != point.name:
        raise UnusableGame(point, f"that calls itself {found!r}")
    return game


def _offered() -> Sequence[EntryPoint]:
    from importlib.metadata import entry_points  # noqa: PLC0415 - a third of a command's start

    return list(entry_points(group=GROUP))
