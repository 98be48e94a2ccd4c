"""The comprehensive rules 3.6 as procedures: generators that read like the rulebook and cite it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

import msgspec

from dcg.definitions import MissingDefinition
from dcg.kernel.decision import Decision
from dcg.kernel.event import Event
from dcg.kernel.match import Match
from dcg.kernel.rules import Procedure
from dcg.kernel.state import State
from dcg.official.codes.procedures import BURST_DIGIVOLVE
from dcg.official.events.options import AnyOption
from dcg.official.events.setup import Answered
from dcg.official.game import GAME
from dcg.official.keywords.piercing import KEYWORD as PIERCING
from dcg.official.reading.compiled.tables import TableCache
from dcg.official.rules.asking import Asking
from dcg.official.rules.bursting import come_down
from dcg.official.rules.effects import feasible
from dcg.official.rules.interpreter import Interpreter
from dcg.official.rules.match import MatchDecided, OfficialMatch
from dcg.official.rules.nested import flattened
from dcg.official.rules.security import piercing
from dcg.official.rules.turn import step
from dcg.official.rules.verbs import FEASIBLE, VERBS
from dcg.official.state.board import Board

INTERPRETER: Final = Interpreter(
    VERBS,
    {**feasible.FEASIBLE, **FEASIBLE},
    {PIERCING.name: piercing, BURST_DIGIVOLVE: come_down},
)


class OfficialRules:
    """The rules for matches whose cards are defined in `definitions` (content address to bytes).

    One object serves many matches; compiled definitions are shared between them. `caching` off
    derives every value afresh on each read.
    """

    def __init__(self, definitions: Mapping[bytes, bytes], *, caching: bool = True) -> None:
        self.game = GAME
        self._cache = TableCache(definitions)
        self._caching = caching

    def new_match(self, state: State, ordinal: int) -> OfficialMatch:
        """A running match around a state."""
        assert isinstance(state, Board)
        found = OfficialMatch(state, self._cache, INTERPRETER, ordinal, caching=self._caching)
        found.rules = self
        return found

    def procedure(self, match: Match[State]) -> Procedure:
        """Plays on from a rest point until the match ends."""
        assert isinstance(match, OfficialMatch)
        match.prepare()
        steps = _steps(match)
        try:
            yield from flattened(steps) if match.tables.has_effects_within else steps
        except MatchDecided as decided:
            match.end(decided.winner, decided.reason)
        match.board.let_go()

    def answered(self, decision: Decision, option: msgspec.Struct, checksum: int) -> Answered:
        """The event that records an answer."""
        picked = cast("AnyOption", option)  # as every option that a procedure of these rules offers
        return Answered(decision.seat, decision.question, len(decision.options), checksum, picked)

    def compensate(self, event: Event, before: State, after: State) -> Event | None:
        """This game takes nothing back."""
        return None


def _steps(match: OfficialMatch) -> Asking[None]:
    while match.state.course.result is None:
        yield from step(match)


__all__ = ["MissingDefinition", "OfficialMatch", "OfficialRules"]
