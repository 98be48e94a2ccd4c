"""The rules as the kernel asks for them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import cast

import msgspec

from dcg.battle_evolution.effects import INTERPRETER
from dcg.battle_evolution.effects.taking_back import inverse
from dcg.battle_evolution.events.options import AnyPick
from dcg.battle_evolution.events.setup import ChoiceAnswered
from dcg.battle_evolution.game import GAME
from dcg.battle_evolution.reading.match import ArenaMatch, Interpreter, MatchDecided
from dcg.battle_evolution.reading.tables import FactTable
from dcg.battle_evolution.rules.turn import play_step
from dcg.battle_evolution.state.arena import Arena
from dcg.kernel.decision import Decision
from dcg.kernel.event import Event
from dcg.kernel.match import Match
from dcg.kernel.rules import Procedure
from dcg.kernel.state import State


class BattleEvolutionRules:
    """The rules for matches whose cards are defined in `definitions` (content address to bytes).

    `caching` off derives what is in force afresh on each read; `interpreter` reads and runs the cards.
    """

    def __init__(
        self,
        definitions: Mapping[bytes, bytes],
        *,
        caching: bool = True,
        interpreter: Interpreter = INTERPRETER,
    ) -> None:
        self.game = GAME
        self._table = FactTable(definitions)
        self._caching = caching
        self._interpreter = interpreter

    def new_match(self, state: State, ordinal: int) -> ArenaMatch:
        """A running match around a state."""
        assert isinstance(state, Arena)
        return ArenaMatch(state, self._table, self._interpreter, ordinal, caching=self._caching)

    def procedure(self, match: Match[State]) -> Procedure:
        """Plays on from a rest point until the match ends."""
        assert isinstance(match, ArenaMatch)
        match.prepare(self)
        try:
            while match.state.course.result is None:
                yield from play_step(match)
        except MatchDecided as decided:
            match.end(decided.winner, decided.reason)

    def answered(self, decision: Decision, option: msgspec.Struct, checksum: int) -> ChoiceAnswered:
        """The event that records an answer."""
        picked = cast("AnyPick", option)  # as every option that a procedure of these rules offers
        return ChoiceAnswered(
            decision.seat, decision.question, len(decision.options), checksum, picked
        )

    def compensate(self, event: Event, before: State, after: State) -> Event | None:
        """The event that undoes what was done for a cost (f-cost-3)."""
        assert isinstance(before, Arena)
        return inverse(event, before)


def rules_with(definitions: Mapping[bytes, bytes]) -> BattleEvolutionRules:
    """The rules with these definitions, the same object for the same ones."""
    return _rules(frozenset(definitions.items()))


@lru_cache(maxsize=64)
def _rules(definitions: frozenset[tuple[bytes, bytes]]) -> BattleEvolutionRules:
    return BattleEvolutionRules(dict(definitions))
