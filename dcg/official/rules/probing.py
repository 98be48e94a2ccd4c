"""Trying what could come of a loop, apart from the match: to which boards everything leads that can be picked.

The match is run again from its last rest point up to the board of the loop, in a match of its own, and on from
there with every pick in turn. Nothing of it stands in the log. It stops where the loop is left, where
chance would be asked, and where everything is known; and it is bounded.
"""

from __future__ import annotations

from typing import Any, Final

from dcg.kernel.decision import Chance, Decision
from dcg.kernel.event import AnswerEvent, Event
from dcg.kernel.match import Match
from dcg.kernel.rerun import resume
from dcg.kernel.rules import Procedure, Rules
from dcg.kernel.session import Session
from dcg.kernel.state import State
from dcg.official.events.effects import EffectActivated
from dcg.official.rules.loop_boards import OUT, UNKNOWN, Activated, Fork, LoopBoards, LoopStep, Way
from dcg.official.rules.match import OfficialMatch
from dcg.official.rules.probe import LoopLeft, Probe, Undecided
from dcg.official.rules.recurrence import Size, kinds

MOST_EVENTS: Final = 6_000
"""So much is tried of one loop at one time; what is not known by then might end it."""

MOST_RUNS: Final = 30
"""So often the match is run again for it, from its last rest point."""

MOST_BOARDS: Final = 100
"""So many boards of a loop are told apart."""


class _Probing:
    """The rules of a match, for one that is only tried."""

    def __init__(self, match: OfficialMatch, probe: Probe) -> None:
        assert match.rules is not None
        self._rules: Rules = match.rules
        self._probe = probe
        self._explored = match.explored
        self.game = match.rules.game

    def new_match(self, state: State, ordinal: int) -> Match[State]:
        """A match that the probe waits in, and that knows of earlier loops what is known."""
        found = self._rules.new_match(state, ordinal)
        assert isinstance(found, OfficialMatch)
        found.probe = self._probe
        found.explored = self._explored
        return found

    def procedure(self, match: Match[State]) -> Procedure:
        """As the rules have it."""
        return self._rules.procedure(match)

    def answered(self, decision: Decision, option: Any, checksum: int) -> AnswerEvent:
        """As the rules have it."""
        return self._rules.answered(decision, option, checksum)

    def compensate(self, event: Event, before: State, after: State) -> Event | None:
        """As the rules have it."""
        return self._rules.compensate(event, before, after)


class Exploration:
    """The boards of a loop as far as they are found, from the `first` on."""

    def __init__(self, match: OfficialMatch, first: bytes, size: Size, *, within: bool) -> None:
        self.boards = LoopBoards()
        self.boards.nexts[first] = None
        self._match = match
        self._first = first
        self._size = size
        self._within = within
        self._events = 0

    def explore(self) -> LoopBoards:
        """Tries on until everything is known, or much was tried."""
        for _ in range(MOST_RUNS):
            if self._events >= MOST_EVENTS or self.boards.route_to_open(self._first) is None:
                break
            self._run()
        return self.boards

    def _run(self) -> None:
        """Picks what was not picked before, and what leads to where that can be done, until the loop is left."""
        match = self._match
        probe = Probe(len(match.log), match.nested, within=self._within)
        walk = Walk(self.boards, self._first, self._size)
        try:
            session = resume(_Probing(match, probe), match.log, len(match.log), _no_chance)
            length = since = len(session.match.log)
            while (request := session.request) is not None:
                self._events += len(session.match.log) - length
                length = len(session.match.log)
                if probe.board is not None:
                    (board, size), probe.board = probe.board, None
                    if board == self._first:
                        assert isinstance(session.match, OfficialMatch)
                        probe.nested = session.match.nested
                    activated = activated_in(session.match, since)
                    since = len(session.match.log)
                    if not self._goes_on_at(walk, board, size, activated):
                        return
                    session.choose(0)
                else:
                    assert isinstance(request, Decision)
                    _pick(session, request, walk)
            walk.put(OUT)
        except LoopLeft:
            walk.put(OUT)
        except Undecided:
            walk.put(UNKNOWN)

    def _goes_on_at(self, walk: Walk, board: bytes, size: Size, activated: Activated) -> bool:
        """Notes the board that is come to by what `activated`; whether there is more to try from it."""
        if walk.begun:
            if size.comes_down_from(walk.sizes.setdefault(board, size)):
                walk.put(OUT)
                return False
            if board not in self.boards.nexts:
                if len(self.boards.nexts) >= MOST_BOARDS:
                    walk.put(UNKNOWN)
                    return False
                self.boards.nexts[board] = None
            walk.put(board)
            walk.come_to(board, activated)
        walk.begun |= board == self._first
        if not walk.following:
            route = self.boards.route_to_open(board)
            if route is None or self._events >= MOST_EVENTS:
                return False
            walk.following = list(route)
        return True


class Walk:
    """Where in the graph the match is that is tried. `sizes` are those of the boards it came through: what comes
    back with less of anything comes to an end by itself. It is `following` these picks, and then what is
    open."""

    def __init__(self, boards: LoopBoards, first: bytes, size: Size) -> None:
        self._boards = boards
        self._board = first
        self._choice: Fork | None = None
        self._kind = 0
        self.sizes = {first: size}
        self.following: list[int] = []
        self.begun = False

    def put(self, way: Way) -> None:
        """Notes what comes next, where that was not known."""
        if self._choice is not None:
            if self._choice.ways[self._kind] is None:
                self._choice.ways[self._kind] = way
        elif self._boards.nexts[self._board] is None:
            self._boards.nexts[self._board] = way

    def come_to(self, board: bytes, activated: Activated) -> None:
        """A board comes next, by these effects."""
        self._boards.steps.add(LoopStep(self._board, board, activated))
        self._board, self._choice = board, None

    def pick(self, seat: int, count: int) -> int:
        """A choice comes next: the kind of option that is picked."""
        self.put(Fork(seat, count))
        choice = (
            self._boards.nexts[self._board]
            if self._choice is None
            else self._choice.ways[self._kind]
        )
        if not isinstance(choice, Fork) or len(choice.ways) != count:
            raise Undecided
        kind = self.following.pop(0) if self.following else choice.first_open()
        if kind >= count:  # another board than the last time was come to, and the way ends here
            self.following.clear()
            kind = choice.first_open()
        self._kind, self._choice = kind, choice
        return self._kind


def _pick(session: Session, request: Decision, walk: Walk) -> None:
    match = session.match
    assert isinstance(match, OfficialMatch)
    found = kinds(match.state, request.options)  # type: ignore[arg-type]
    session.choose(found.index(walk.pick(request.seat, len(set(found)))))


def _no_chance(request: Chance) -> tuple[int, ...]:
    raise Undecided


def activated_in(match: Match[Any], since: int) -> Activated:
    """The effects that were activated since the log was so long."""
    return frozenset(
        (match.state.definition_of[event.card], event.effect_index)
        for event in match.log[since:]
        if isinstance(event, EffectActivated)
    )
