"""Matches to claim things about: played out from a few numbers, so that failures shrink."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hypothesis import settings
from hypothesis import strategies as st

from dcg.kernel.chance import CHANCE, Stream
from dcg.kernel.course import Forfeited
from dcg.kernel.decision import Chance, Decision
from dcg.kernel.event import ChanceEvent, Event
from dcg.kernel.rerun import start
from dcg.kernel.session import ChanceSource, Session, drawn_from
from tests.kernel.tiny_game import Answered, opening
from tests.kernel.tiny_rules import RULES

claim = settings(max_examples=60)
"""For claims about whole matches."""


@dataclass(frozen=True)
class Script:
    """A match as numbers: the seed, which option each question gets, who forfeits and when."""

    seed: int
    choices: tuple[int, ...] = ()
    forfeit_at: int = -1
    forfeit_seat: int = 0

    def play(self) -> Session:
        """The finished match. Questions after the last choice get their first option."""
        session = start(RULES, opening(self.seed), stream_of(self.seed))
        answer_all(session, self)
        return session


def stream_of(seed: int) -> ChanceSource:
    """The chance of the match with this seed."""
    return drawn_from(Stream(seed, 0, CHANCE))


def answer_all(session: Session, script: Script, backwards: bool = False) -> None:
    """Answers until the match is over; `backwards` lets seat 1 seal first."""
    asked = 0
    while (request := session.request) is not None:
        if asked == script.forfeit_at:
            session.forfeit(script.forfeit_seat)
            return
        number = script.choices[asked] if asked < len(script.choices) else 0
        asked += 1
        decisions = (request,) if isinstance(request, Decision) else request.decisions
        for decision in reversed(decisions) if backwards else decisions:
            session.answer(decision.seat, decision.options[number % len(decision.options)])


def continue_as(session: Session, log: Sequence[Event]) -> None:
    """Gives the session the answers and forfeits that `log` has from where the session stands."""
    while (request := session.request) is not None:
        position = len(session.match.log)
        event = log[position]
        if isinstance(event, Forfeited):
            session.forfeit(event.seat)
            return
        decisions = (request,) if isinstance(request, Decision) else request.decisions
        for offset, decision in enumerate(decisions):
            if session.legal(decision.seat):  # not sealed already
                answer = log[position + offset]
                assert isinstance(answer, Answered)
                session.answer(answer.seat, answer.option)


def outcomes_from(log: Sequence[Event], position: int) -> ChanceSource:
    """Chance as it came in `log` from `position` on."""
    left = iter([event.outcome for event in log[position:] if isinstance(event, ChanceEvent)])

    def outcome(request: Chance) -> tuple[int, ...]:
        return next(left)

    return outcome


scripts = st.builds(
    Script,
    seed=st.integers(0, 2**63 - 1),
    choices=st.lists(st.integers(0, 11), max_size=24).map(tuple),
    forfeit_at=st.one_of(st.just(-1), st.integers(0, 12)),
    forfeit_seat=st.integers(0, 1),
)
