"""The greedy player."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from dcg.kernel.chance import Stream, determined
from dcg.kernel.decision import Decision
from dcg.kernel.match import Match
from dcg.kernel.offered import options_of
from dcg.kernel.state import State
from dcg.official.codes import questions
from dcg.official.codes.absent import NO_PERMANENT
from dcg.official.events.options import AttackWith
from dcg.official.players.greedy import choosing
from dcg.official.players.greedy.attacks import attacking, blocking
from dcg.official.players.greedy.breeding import breeding, redraw
from dcg.official.players.greedy.evaluation import Evaluation, Printed
from dcg.official.players.greedy.main_action import main_action
from dcg.official.players.greedy.seat_view import PlayerView

Opinion = Callable[[Evaluation, Decision], int]
"""The place of the option a decision is answered with."""


def _attack(evaluation: Evaluation, decision: Decision) -> int:
    """The best target, where an effect makes a Digimon attack: for who chooses, whosever Digimon it is."""
    held = evaluation.view.permanent(decision.context[0])
    assert held is not None
    values = [
        attacking(evaluation, held, option.target) for option in options_of(decision, AttackWith)
    ]
    if held.seat != evaluation.view.seat:
        values = [-value for value in values]
    return evaluation.best(values)


def _block(evaluation: Evaluation, decision: Decision) -> int:
    """The best blocker, or none: 0 would let it through for nothing."""
    view = evaluation.view
    attacker = view.permanent(decision.context[0])
    assert attacker is not None
    values = [
        blocking(evaluation, view.permanent(getattr(option, "permanent", NO_PERMANENT)), attacker)
        for option in decision.options
    ]
    return evaluation.best(values)


OPINIONS: Final[dict[int, Opinion]] = {
    questions.REDRAW: redraw,
    questions.BREEDING: breeding,
    questions.MAIN: main_action,
    questions.NEXT_EFFECT: choosing.order_effects,
    questions.ACTIVATE: choosing.activate,
    questions.OPTIONAL_PROCESSING: choosing.accept,
    questions.PAY_CONDITION: choosing.accept,
    questions.CHOOSE_TARGET: choosing.pick,
    questions.CHOOSE_CARD: choosing.pick,
    questions.CHOOSE_ATTACK: _attack,
    questions.BLOCK: _block,
    questions.DECLARE_NUMBER: choosing.declare_number,
    questions.CHOOSE_PROCESS: choosing.choose_process,
    questions.ORDER: choosing.first,
    questions.CHOOSE_REQUIREMENT: choosing.first,
    questions.OVERFLOW: choosing.first,
    questions.LOOP_COUNT: choosing.first,
    questions.INTERRUPT: choosing.first,
}
"""Every question and who answers it. In what order cards are placed or Overflow is processed, and
which of several requirements or interrupting effects comes first, it takes as offered; a loop it
declares to repeat 0 times."""


_TASTES: Final = 2**32


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyPlayer:
    """Takes the option that looks best at once, by what its seat may know.

    Of equally good ones it takes any, as its stream and the moment of the match say: another seed is
    another course, and a match that is resumed goes on as it would have.
    """

    name: ClassVar[str] = "greedy"

    def __init__(self, stream: Stream) -> None:
        """One number of the stream decides between equals throughout the match."""
        self._printed: Printed = {}
        self._taste = stream.below(_TASTES)

    def choose(self, match: Match[State], decision: Decision) -> int:
        """The index of the option picked."""

        def ties(limit: int) -> int:
            return determined(f"{self._taste}/{match.ordinal}/{len(decision.options)}", limit)

        evaluation = Evaluation(PlayerView(match, decision.seat), self._printed, ties)
        return OPINIONS[decision.question](evaluation, decision)
