"""The greedy player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from dcg.battle_evolution.codes.questions import Question
from dcg.battle_evolution.players.greedy import attacks, evolving
from dcg.battle_evolution.players.greedy.imagined import Imagined
from dcg.battle_evolution.players.greedy.instinct import Values, values_of
from dcg.battle_evolution.reading.match import ArenaMatch
from dcg.kernel.chance import Stream, determined
from dcg.kernel.decision import Decision
from dcg.kernel.match import Match
from dcg.kernel.redaction import rename_objects
from dcg.kernel.state import State

Opinion = Callable[[Imagined, Decision], Values]
"""What each option is worth."""

FORESEEN: Final[dict[Question, Opinion]] = {
    Question.METHOD: evolving.method,
    Question.EVOLVE_CARD: evolving.evolve_card,
    Question.FUTURE: evolving.future,
    Question.WINDOW: evolving.window,
    Question.SUPPORT: attacks.support,
}
"""The questions for whose options it looks ahead."""

_TASTES: Final = 2**32
_FINE: Final = 2**24
"""Into so many parts the whole is divided where an option is to be picked so often."""


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyPlayer:
    """Takes the option after which it stands best, by what its seat may know.

    Of equally good ones it takes any, and of attacks one as often as the equilibrium says, as its stream
    and the moment of the match tell: another seed is another course, and a match that is resumed goes on
    as it would have.
    """

    name: ClassVar[str] = "greedy"

    def __init__(self, stream: Stream) -> None:
        """One number of the stream decides between equals throughout the match."""
        self._taste = stream.below(_TASTES)

    def choose(self, match: Match[State], decision: Decision) -> int:
        """The index of the option picked."""
        assert isinstance(match, ArenaMatch)
        imagined = Imagined(match, decision.seat)
        seen = Decision(
            decision.seat,
            decision.question,
            [rename_objects(option, imagined.handle) for option in decision.options],
        )
        question = Question(decision.question)
        if question is Question.ATTACK:
            return self._mixed(match, attacks.attack(imagined, seen))
        opinion: Opinion = FORESEEN.get(question, values_of)
        return self._best(match, opinion(imagined, seen))

    def _lot(self, match: ArenaMatch, limit: int) -> int:
        return determined(f"{self._taste}/{match.ordinal}/{limit}", limit)

    def _best(self, match: ArenaMatch, values: Sequence[float]) -> int:
        highest = max(values)
        best = [place for place, value in enumerate(values) if value == highest]
        return best[self._lot(match, len(best))]

    def _mixed(self, match: ArenaMatch, weights: Sequence[float]) -> int:
        """Each option as often as its weight says."""
        drawn = self._lot(match, _FINE) / _FINE * sum(weights)
        return next(place for place, sum_ in enumerate(accumulate(weights)) if drawn < sum_)
