"""The random player: every option is equally likely."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from dcg.kernel.chance import Stream
from dcg.kernel.decision import Decision
from dcg.kernel.match import Match
from dcg.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomPlayer:
    """Uniform over the options, from its own seeded stream."""

    name: ClassVar[str] = "random"

    def __init__(self, stream: Stream) -> None:
        self._below = stream.below

    def choose(self, match: Match[State], decision: Decision) -> int:
        """The index of the option picked."""
        return self._below(len(decision.options))
