"""Programs that answer: what a bot is, and the ones that come with a game."""

from __future__ import annotations

from collections.abc import Callable
from weakref import WeakKeyDictionary

from dcg import games
from dcg.decision import OfferedOption
from dcg.decks import NotThere, close
from dcg.given import check_seeds, text
from dcg.kernel.chance import PLAYERS, Stream
from dcg.kernel.errors import Refused
from dcg.kernel.session import Player
from dcg.seat_view import SeatLog, SeatView

Bot = Callable[[SeatView], OfferedOption]
"""A function from what a seat knows to one of the options it is asked to choose from;
`dcg.Match.play` takes one for each seat."""


class Program:
    """A program of a game, as a bot. `player` makes one.

    It plays any number of matches, at either seat. Each match and seat has a stream of chance of its
    own, so that matches do not disturb each other.
    """

    def __init__(self, name: str, seed: int | None = None) -> None:
        self.name = name
        self._seed = seed
        self._seated: WeakKeyDictionary[SeatLog, Player] = WeakKeyDictionary()

    def __call__(self, view: SeatView) -> OfferedOption:
        """The option it takes. Raises `Refused` (`not_asked`) where nothing is asked of the seat."""
        running = view._running
        if running is None or not view.decision.is_open:
            raise Refused("not_asked", f"nothing is asked of seat {view.seat}")
        player = self._seated.get(running.seat)
        if player is None:
            player = self._seated[running.seat] = self._new_player(view)
        return view.options[player.choose(running.match, running.asked)]

    def _new_player(self, view: SeatView) -> Player:
        header = view._full_header
        seed, index = (header.seed, header.index) if self._seed is None else (self._seed, 0)
        stream = Stream(seed, index, PLAYERS[view.seat])
        return games.find(header.game).players[self.name](stream)

    def __repr__(self) -> str:
        return f"player({self.name!r})"


def player(name: str, seed: int | None = None) -> Program:
    """A program by its name: `random` takes any option, `greedy` what looks best at once.

    With `seed` its chance comes from that; without, from the match it plays, as `dcg simulate` does.
    Raises `NotThere` for a name that no game has.

    >>> import dcg
    >>> match = dcg.Match("bench-red", "bench-blue", seed=7)
    >>> print(match.play(dcg.player("greedy"), dcg.player("random")))
    Seat 0 wins: an attack on a player without security cards
    """
    first = games.find(games.DEFAULT).players
    text(name, "a player's name")
    if seed is not None:
        check_seeds(seed)
    if name not in first and not any(name in games.find(one).players for one in games.names()):
        raise NotThere(f"there is no player {name!r}{close(name, list(first))}")
    return Program(name, seed)
