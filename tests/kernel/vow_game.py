"""The tiny game with a vow: a number each seat picks in secret, that stays so while the match goes on.

Both vow together before the first turn. In every turn a seat may show its own vow, alone; a match can
end with one or both of them never shown.
"""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from dcg.kernel.course import MatchStarted
from dcg.kernel.decision import Decision, Sealed
from dcg.kernel.event import AnswerEvent, Event
from dcg.kernel.fold import Handlers, ignore
from dcg.kernel.match import Match
from dcg.kernel.registry import Registry
from dcg.kernel.rules import Game, Procedure
from tests.kernel import tiny_game
from tests.kernel.tiny_game import EVENTS, TinyGame, TinyState
from tests.kernel.tiny_rules import TinyMatch, TinyRules, _set_up

NONE, HIDDEN = -2, -1
"""No vow yet, and one that this seat does not know."""

NUMBERS = 5
VOWS, AROUND_TURN = 10, 11
VOW, SHOW = 10, 11
"""Spans, and questions."""


class Vow(tiny_game.Option, frozen=True, tag=10):
    """Vow this number."""

    number: int


class Show(tiny_game.Option, frozen=True, tag=11):
    """Show the own vow."""


class Answered(AnswerEvent, frozen=True, tag=16):
    """A seat picked this option."""

    TOPIC: ClassVar[str] = "tiny.answered"

    option: tiny_game.AnyOption | Vow | Show


class VowsMade(Event, frozen=True, tag=40):
    """Both seats made their vows."""

    TOPIC: ClassVar[str] = "tiny.vows_made"

    vows: tuple[int, int]

    def redacted(self, seat: int) -> VowsMade:
        """With the own vow alone."""
        own = [HIDDEN, HIDDEN]
        own[seat] = self.vows[seat]
        return VowsMade((own[0], own[1]))


class VowShown(Event, frozen=True, tag=41):
    """A seat showed what it had vowed."""

    TOPIC: ClassVar[str] = "tiny.vow_shown"

    seat: int
    vow: int


class VowState(TinyState):
    """The tiny game's, and the vows; `shown` are those that both seats know."""

    __slots__ = ("shown", "vows")

    def __init__(self) -> None:
        super().__init__()
        self.vows = [NONE, NONE]
        self.shown = [False, False]

    def copy(self) -> VowState:
        """An independent copy."""
        twin = VowState.__new__(VowState)
        plain = super().copy()
        for name in TinyState.__slots__:
            setattr(twin, name, getattr(plain, name))
        twin.vows, twin.shown = self.vows.copy(), self.shown.copy()
        return twin

    def canonical(self) -> dict[str, Any]:
        """Plain data."""
        return {**super().canonical(), "vows": self.vows.copy(), "shown": self.shown.copy()}

    def view(self, seat: int) -> VowState:
        """What `seat` may know."""
        twin = super().view(seat)
        assert isinstance(twin, VowState)
        if self.vows[1 - seat] != NONE and not self.shown[1 - seat]:
            twin.vows[1 - seat] = HIDDEN
        return twin

    def recurrence(self) -> dict[str, Any]:
        """The position."""
        return {**super().recurrence(), "vows": self.vows.copy(), "shown": self.shown.copy()}


def _vows_made(state: VowState, event: VowsMade) -> None:
    state.vows = list(event.vows)


def _vow_shown(state: VowState, event: VowShown) -> None:
    state.vows[event.seat] = event.vow
    state.shown[event.seat] = True


class VowGame(TinyGame):
    """What the kernel needs to read a match."""

    def __init__(self) -> None:
        super().__init__()
        others = tuple(kind for kind in EVENTS if kind is not tiny_game.Answered)
        self.registry = Registry((Answered, *others, VowsMade, VowShown))
        kept = {
            kind: fold for kind, fold in self.handlers.items() if kind is not tiny_game.Answered
        }
        own: Handlers = {Answered: ignore, VowsMade: _vows_made, VowShown: _vow_shown}
        self.handlers = {**kept, **own}

    def new_state(self) -> VowState:
        """Before the first event."""
        return VowState()


VOW_GAME = VowGame()


class VowRules(TinyRules):
    """What the kernel needs to run a match."""

    game: Game = VOW_GAME

    def new_match(self, state: Any, ordinal: int) -> TinyMatch:
        """A running match around `state`."""
        return TinyMatch(state, VOW_GAME.handlers, ordinal)

    def answered(self, decision: Decision, option: Any, checksum: int) -> AnswerEvent:
        """The event that records an answer."""
        return Answered(decision.seat, decision.question, len(decision.options), checksum, option)

    def procedure(self, match: Match[Any]) -> Procedure:
        """Set-up, the vows, then turns."""
        state = match.state
        assert isinstance(state, VowState)
        if state.die < 0:
            yield from _set_up(match)
        if state.vows[0] == NONE:
            match.open_span(VOWS)
            options = tuple(map(Vow, range(NUMBERS)))
            picked = yield Sealed((Decision(0, VOW, options), Decision(1, VOW, options)))
            match.emit(VowsMade((picked[0].number, picked[1].number)))
            match.close_span(VOWS)
        while state.course.result is None:
            match.open_span(AROUND_TURN)
            yield from _offer(match, state)
            yield from self._turn(match)
            if state.course.result is None:
                match.close_span(AROUND_TURN)


def _offer(match: TinyMatch, state: VowState) -> Procedure:
    """Each seat whose vow is hidden may show it; not doing so leaves no trace for the other."""
    for seat in (0, 1):
        if not state.shown[seat]:
            picked = yield Decision(seat, SHOW, (tiny_game.Pass(), Show()))
            if picked == Show():
                match.emit(VowShown(seat, state.vows[seat]))


VOW_RULES = VowRules()


def vow_opening(seed: int) -> list[Event]:
    """The tiny game's, of a game that is called otherwise."""
    started, *decks = tiny_game.opening(seed)
    assert isinstance(started, MatchStarted)
    return [MatchStarted(msgspec.structs.replace(started.header, game="vow")), *decks]
