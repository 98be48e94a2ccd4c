"""What a game gives the kernel."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from dcg.kernel.decision import Decision, Request
from dcg.kernel.event import AnswerEvent, Event
from dcg.kernel.fold import Handlers
from dcg.kernel.match import Match
from dcg.kernel.registry import Registry
from dcg.kernel.state import State

Procedure = Generator[Request, Any, None]
"""What it is sent depends on the request: the option picked, those of both seats, or the outcome of chance."""


class Game(Protocol):
    """A game's events and fold. Reading a match needs this and nothing else."""

    @property
    def name(self) -> str:
        """The game's name, as headers give it."""
        ...

    @property
    def registry(self) -> Registry:
        """The game's event types and codec."""
        ...

    @property
    def handlers(self) -> Handlers:
        """The fold, by event type."""
        ...

    def new_state(self) -> State:
        """An empty state: what is true before the first event."""
        ...

    def identified(self, state: State, thing: int, handle: int) -> Event:
        """The event that tells a seat's log what the object now called `handle` is.

        It is private; `state` is the full one, after the event that showed the object `thing`.
        """
        ...

    def exchangeable(self, state: State, seat: int) -> Sequence[Mapping[int, bytes]] | None:
        """What could as well lie otherwise, as far as `seat` (`NOBODY`: either seat) knows: groups of
        objects it cannot name, by id in ascending order, with what each is.

        Exchanging what they are within a group changes neither the seat's view nor what the rules
        let it do. Each becomes what a `HiddenRedealt` says, which the game's fold has a handler for.
        None for a game that cannot tell: its branches keep what is hidden as it was.
        """
        ...


class Rules(Protocol):
    """A game's rules on top of its events: what running and verifying a match needs."""

    @property
    def game(self) -> Game:
        """The game these are the rules of."""
        ...

    def new_match(self, state: State, ordinal: int) -> Match[State]:
        """A running match around `state`."""
        ...

    def procedure(self, match: Match[State]) -> Procedure:
        """Plays on from a state at rest until the match ends.

        The first thing it does is open a span. All it knows comes from the state: it may be
        started at any rest point, and must go on there as the one before it would have.
        """
        ...

    def answered(self, decision: Decision, option: msgspec.Struct, checksum: int) -> AnswerEvent:
        """The event that records an answer."""
        ...

    def compensate(self, event: Event, before: State, after: State) -> Event | None:
        """The event that undoes `event`, or None where it revealed something and cannot be undone.

        `before` and `after` are the states around `event`, to be read only. Answers, spans and
        chance never come here.
        """
        ...
