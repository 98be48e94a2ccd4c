"""Running a scenario: the kernel's session, answered by the script."""

from __future__ import annotations

import traceback
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from dcg.documents.answers import FORFEIT, Answer
from dcg.documents.playing import Playing, Stopped
from dcg.documents.scenario import Scenario
from dcg.documents.scene import SEATS
from dcg.documents.script import Expect, Say
from dcg.documents.vocabulary import Begun
from dcg.kernel.decision import Decision
from dcg.kernel.errors import Refused
from dcg.kernel.event import Event
from dcg.kernel.rules import Game, Rules
from dcg.kernel.session import Session

MOST_REPETITIONS = 1000
"""So often an answer is given again while its `until` has not come."""


@dataclass
class ScenarioResult:
    """What a run gave. `log` and `definitions` are the match it played.

    `failures` is what is not as the scenario says, and `unsupported` what the game does not run and
    the scenario does not expect it not to: it passed where both are empty.
    """

    scenario: Scenario
    you: int
    failures: list[str] = field(default_factory=list)
    unsupported: list[str] = field(default_factory=list)
    board: list[str] = field(default_factory=list)
    log: list[Event] = field(default_factory=list)
    definitions: Mapping[bytes, bytes] = field(default_factory=dict)
    opening: int = 0

    @property
    def game(self) -> Game:
        """The game that was played."""
        return self.scenario.vocabulary.game

    @property
    def rules(self) -> Rules:
        """Its rules, with the cards of this match."""
        return self.scenario.vocabulary.rules_with(self.definitions)

    @property
    def passed(self) -> bool:
        """Whether everything was as the scenario says, and everything was run."""
        return not self.failures and not self.unsupported

    def report(self) -> str:
        """What failed, and the board it was found on."""
        scenario = self.scenario
        seat = "" if self.you == 0 else " (seats swapped)"
        head = f"{scenario.source}:{scenario.line}: {scenario.title}{seat}"
        if self.passed:
            return f"{head}: passed"
        lines = [f"{head}: {'unsupported' if self.unsupported else 'failed'}"]
        lines += [f"  not supported: {phrase}" for phrase in self.unsupported]
        lines += [f"  {failure}" for failure in self.failures]
        return "\n".join([*lines, *(f"    {line}" for line in self.board)])


def run(scenario: Scenario, catalogue: Mapping[str, Any], *, you: int = 0) -> ScenarioResult:
    """Plays the scenario; `you` is the seat its document calls so.

    Raises `DocumentError` for every name in it that nothing has.
    """
    return Run(scenario, scenario.begun(catalogue, you), you).result()


class Run(Playing):
    """Plays a script, and gathers in `failures` what is not as the scenario says."""

    def __init__(self, scenario: Scenario, begun: Begun, you: int) -> None:
        super().__init__(scenario, begun, you)
        self.failures: list[str] = []

    def result(self) -> ScenarioResult:
        board: list[str] = []
        try:
            self.begin()
            self.play()
        except Stopped as stopped:
            self.failures.append(str(stopped))
        except Exception as error:
            self.failures.append(_crash(error))
        if self.failures:
            try:
                board = self.words.lines(self.scene)
            except Exception as error:
                board = [f"the board cannot be shown: {type(error).__name__}: {error}"]
        definitions, log = self.begun.opening.definitions, self.scene.match.log
        return ScenarioResult(
            self.scenario,
            self.scene.you,
            self.failures,
            self.unsupported(definitions, log),
            board,
            log,
            definitions,
            self.scene.opening,
        )

    def unsupported(self, definitions: Mapping[bytes, bytes], log: Sequence[Event]) -> list[str]:
        """What is not run and was not expected not to be; what was expected in vain is a failure."""
        found = self.words.unsupported(definitions, log)
        expected = self.scenario.unsupported
        self.failures += [
            f"`{phrase}` is expected to be unsupported, and is not met"
            for phrase in expected
            if phrase not in found
        ]
        return [phrase for phrase in found if phrase not in expected]

    def play(self) -> None:
        """The script, then what must be true at the end."""
        self.play_steps()
        self.scene.question = self.session.request
        self.scene.since = self.scene.opening
        for expectation in self.scenario.then:
            self.failures += expectation.failures(self.scene)
        asked_for = any(held.path == "then.question" for held in self.scenario.then)
        request = self.open(self.session, SEATS[0])
        if request is not None and request.question not in self.words.resting and not asked_for:
            self.failures.append(f"unscripted question: {self.asked(request)}")

    def play_steps(self) -> None:
        """The script alone. Raises `Stopped` where it cannot go on."""
        session = self.session
        while self.steps:
            step = self.steps.pop(0)
            self.scene.question = session.request
            if isinstance(step, Expect):
                self.check(step)
            elif isinstance(step, Say) and step.until is not None:
                self.say_until(session, step, self.words.questions[step.until])
            elif isinstance(step, Say):
                self.say(session, step)
            else:
                raise Stopped(f"line {step.line}: chance was scripted, but not asked for here")

    def check(self, step: Expect) -> None:
        found = [
            message
            for expectation in step.expectations
            for message in expectation.failures(self.scene)
        ]
        self.scene.since = len(self.scene.match.log)
        if found:
            self.failures += found
            raise Stopped("the script stopped there")

    def say(self, session: Session, step: Say) -> None:
        at = f"line {step.line}: "
        for answer in step.refused:
            self.try_in_vain(session, step.word, answer, at)
        if step.refused and not step.asserts:
            return
        request = self.open(session, step.word)
        said = f"{step.word} answers {step.answer}" if step.answer else f"{step.word} is asked"
        if step.answer is not None and step.answer.kind == FORFEIT:
            session.forfeit(self.scene.seat(step.word))
            return
        if request is None:
            raise Stopped(f"{at}{said}, but the match is over")
        if self.scene.word(request.seat) != step.word:
            raise Stopped(
                f"{at}{said}, but the question is another: {self.asked(request)}; "
                f"since the last step: {', '.join(self.words.happened(self.scene)[-12:])}"
            )
        self.assert_offer(request, step, at)
        if step.answer is None:
            return
        found = self.words.matching(self.scene, request, step.answer)
        if not found:
            raise Stopped(f"{at}{step.answer} is not offered: {self.asked(request)}")
        if len(found) > 1:
            raise Stopped(
                f"{at}{step.answer} could mean several options: {self.asked(request)}; "
                "use labels or say more"
            )
        session.answer(request.seat, found[0])

    def try_in_vain(self, session: Session, word: str, answer: Answer, at: str) -> None:
        """Gives an answer that must be refused, and change nothing."""
        scene, seat = self.scene, self.scene.seat(word)
        options = self.words.proposed(scene, answer)
        if not options and session.request is not None:
            raise Stopped(f"{at}{word} cannot try {answer}: nothing here is called so")
        before = len(scene.match.log), scene.match.state.canonical()
        for option in options:
            try:
                session.answer(seat, option)
            except Refused:
                continue
            raise Stopped(f"{at}{word} answers {answer}, and it is not refused")
        if before != (len(scene.match.log), scene.match.state.canonical()):
            raise Stopped(f"{at}{answer} is refused, and something happened all the same")

    def say_until(self, session: Session, step: Say, question: int) -> None:
        for _ in range(MOST_REPETITIONS):
            request = self.open(session, step.word)
            if request is not None and request.question == question:
                return
            self.say(session, step)
        raise Stopped(
            f"line {step.line}: {step.until} was not asked after {MOST_REPETITIONS} answers"
        )

    def assert_offer(self, request: Decision, step: Say, at: str) -> None:
        if step.question is not None and self.words.questions[step.question] != request.question:
            raise Stopped(f"{at}expected the question {step.question}: {self.asked(request)}")
        wrong = [
            f"{at}{answer} is not offered"
            for answer in (*step.offered, *(step.offered_only or ()))
            if not self.words.matching(self.scene, request, answer)
        ]
        wrong += [
            f"{at}{answer} is offered, and must not be"
            for answer in step.not_offered
            if self.words.matching(self.scene, request, answer)
        ]
        if step.offered_only is not None:
            wrong += self.beyond(request, step.offered_only, at)
        if wrong:
            self.failures += wrong
            raise Stopped(f"{at}{self.asked(request)}")

    def beyond(self, request: Decision, allowed: Sequence[Answer], at: str) -> list[str]:
        """Options that nothing of `offered_only` names."""
        named = [option for answer in allowed for option in self.named(request, answer)]
        wrong = [
            f"{at}also offered: {self.words.describe(self.scene, request, option)}"
            for option in request.options
            if option not in named
        ]
        return list(dict.fromkeys(wrong))


def _crash(error: Exception) -> str:
    """An error of the engine in one line, with where it was raised."""
    frames = traceback.extract_tb(error.__traceback__)[-4:]
    where = " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(frames))
    return f"the engine raised {type(error).__name__}: {error} (in {where})"
