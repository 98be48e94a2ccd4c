"""A question that a match waits on, and the answers there are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

from dcg.event_names import option_name
from dcg.instant import Instant
from dcg.kernel.decision import Decision
from dcg.kernel.redaction import in_handles
from dcg.telling.choice import Choice
from dcg.telling.game_telling import ToldSeat

Token = tuple[str, int, int]
"""Which question it is: the match's id, how many events there were, and the seat that is asked."""


class OpenDecision:
    """One seat picks exactly one of some options. It is the question as that seat may know it.

    >>> import dcg
    >>> decision = dcg.Match("bench-red", "bench-blue", seed=7).decision
    >>> decision.seat, decision.question, len(decision.options)
    (0, 'Do you keep this hand?', 2)
    >>> print(decision)
    Do you keep this hand?
      0  Return the whole hand and draw 5 cards again
      1  Keep the hand
    """

    def __init__(
        self, asked: Decision, instant: Instant, token: Token, teller: Callable[[], ToldSeat]
    ) -> None:
        """`instant` is of the whole match; `teller` knows what the seat knows."""
        self._asked = asked
        self._instant = instant
        self._token = token
        self._teller = teller
        self.seat = asked.seat
        self.options: tuple[OfferedOption, ...] = tuple(
            [OfferedOption(self, number) for number in range(len(asked.options))]
        )

    @property
    def is_open(self) -> bool:
        """Whether nothing has happened since it was asked."""
        return self._instant.is_now

    @property
    def kind(self) -> str:
        """What kind of question it is, in the game's word for it: `main action`."""
        names = self._instant.game.names.questions
        return names.get(self._asked.question, f"question {self._asked.question}")

    @property
    def question(self) -> str:
        """What is asked, as a sentence."""
        return self.lines[0]

    @cached_property
    def lines(self) -> list[str]:
        """The question, and the text of the effect that asks it where one does."""
        return self._seat.question(self._asked, self._instant.state)

    @cached_property
    def choices(self) -> Sequence[Choice]:
        """The options in words, as a player is shown them: those that the seat cannot tell apart
        are one choice, with the numbers of all of them as its `places`."""
        return self._seat.choices(self._asked, self._instant.state)

    @cached_property
    def _seat(self) -> ToldSeat:
        return self._teller()

    @cached_property
    def _texts(self) -> dict[int, str]:
        return {place: choice.text for choice in self.choices for place in choice.places}

    def __str__(self) -> str:
        """The question and the choices, each with the number of an option of it."""
        return "\n".join(
            [*self.lines, *(f"{choice.places[0]:>3}  {choice.text}" for choice in self.choices)]
        )

    def __repr__(self) -> str:
        return f"<OpenDecision of seat {self.seat}: {self.kind}, {len(self.options)} options>"


class OfferedOption:
    """One of the answers to a question. `match.answer(option)` gives it.

    >>> import dcg
    >>> option = dcg.Match("bench-red", "bench-blue", seed=7).decision.options[1]
    >>> option.number, option.kind, option.text
    (1, 'no', 'Keep the hand')
    """

    __slots__ = ("_decision", "number")

    def __init__(self, decision: OpenDecision, number: int) -> None:
        self._decision = decision
        self.number = number

    @property
    def seat(self) -> int:
        """Whose answer it is."""
        return self._decision.seat

    @property
    def kind(self) -> str:
        """What it is, in the game's word: `attack_with`, `play_card`, `pass`."""
        return option_name(type(self._decision._asked.options[self.number]).__name__)

    @property
    def content(self) -> Any:
        """What is chosen, as the game's own structure: fields are cards and others by number, -1 for
        a card that the seat does not know. Cards have the numbers of the seat's own log."""
        held = self._decision
        option = held._asked.options[self.number]
        return in_handles(option, held._instant.state.course.knowledge, held.seat)

    @property
    def text(self) -> str:
        """The option in words, as the seat knows it."""
        return self._decision._texts[self.number]

    @property
    def token(self) -> Token:
        """Which question it answers: `Match.answer` compares it."""
        return self._decision._token

    def __eq__(self, other: object) -> bool:
        """Whether both are the same answer to the same question."""
        if not isinstance(other, OfferedOption):
            return NotImplemented
        return (self.token, self.number) == (other.token, other.number)

    def __hash__(self) -> int:
        return hash((self.token, self.number))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<option {self.number} of seat {self.seat}: {self.text}>"
