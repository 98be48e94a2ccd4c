"""Running a scenario: the kernel's session, answered by the script."""

from __future__ import annotations

import traceback
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from dcg.documents.answers import FORFEIT, Answer
from dcg.documents.scenario import Scenario
from dcg.documents.scene import SEATS
from dcg.documents.script import Expect, FirstPlayerIs, RandomNumber, Say, ShuffleTo, Step
from dcg.documents.vocabulary import Begun
from dcg.kernel import decision as kernel
from dcg.kernel.chance import CHANCE, Stream
from dcg.kernel.decision import Decision, Sealed
from dcg.kernel.event import Event
from dcg.kernel.rules import Game, Rules
from dcg.kernel.session import Session

MOST_REPETITIONS = 1000
"""So often an answer is given again while its `until` has not come."""


class Stopped(Exception):
    """The script cannot go on."""


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
    return _Run(scenario, scenario.begun(catalogue, you), you).result()


class _Run:
    def __init__(self, scenario: Scenario, begun: Begun, you: int) -> None:
        self.scenario = scenario
        self.words = scenario.vocabulary
        self.begun = begun
        self.steps: list[Step] = list(scenario.script)
        self.failures: list[str] = []
        rules = self.words.rules_with(begun.opening.definitions)
        match = rules.new_match(rules.game.new_state(), 0)
        for event in begun.opening.events:
            match.emit(event)
        self.scene = self.words.scene(begun, match, you)
        self.rules = rules
        seed = scenario.seed
        self.stream = None if seed is None else Stream(seed, 0, CHANCE)

    def result(self) -> ScenarioResult:
        board: list[str] = []
        try:
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
        session = Session(self.rules, self.scene.match, self.chance)
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
        self.scene.question = session.request
        self.scene.since = self.scene.opening
        for expectation in self.scenario.then:
            self.failures += expectation.failures(self.scene)
        asked_for = any(held.path == "then.question" for held in self.scenario.then)
        request = self.open(session, SEATS[0])
        if request is not None and request.question not in self.words.resting and not asked_for:
            self.failures.append(f"unscripted question: {self.asked(request)}")

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

    def open(self, session: Session, word: str) -> Decision | None:
        """The open decision; of two secret ones that of this seat, if it has not answered it."""
        request = session.request
        if not isinstance(request, Sealed):
            return request
        seat = self.scene.seat(word)
        return request.decisions[seat if session.legal(seat) else 1 - seat]

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

    def named(self, request: Decision, answer: Answer) -> list[Any]:
        """Every option an answer names, those nobody can tell apart included."""
        words, scene = self.words, self.scene
        found = words.matching(scene, request, answer)
        shown = {words.describe(scene, request, option) for option in found}
        return [
            option for option in request.options if words.describe(scene, request, option) in shown
        ]

    def asked(self, request: Decision) -> str:
        """The open question and its options."""
        name = next(
            (word for word, code in self.words.questions.items() if code == request.question),
            "question",
        )
        options = dict.fromkeys(
            self.words.describe(self.scene, request, option) for option in request.options
        )
        return f"{self.scene.word(request.seat)} is asked {name}: {', '.join(options)}"

    def chance(self, request: kernel.Chance) -> tuple[int, ...]:
        """Scripted if the next step is chance, else by the seed."""
        step = self.steps[0] if self.steps else None
        if isinstance(step, ShuffleTo) and not request.below:
            self.steps.pop(0)
            return self.shuffled(step, request.size)
        if isinstance(step, FirstPlayerIs) and request.below and request.size == 2:
            self.steps.pop(0)
            return (self.scene.seat(step.word),)
        if isinstance(step, RandomNumber) and request.below:
            self.steps.pop(0)
            if step.number >= request.size:
                raise Stopped(f"line {step.line}: chance gives a number below {request.size}")
            return (step.number,)
        if self.stream is not None:
            if request.below:
                return (self.stream.below(request.size),)
            return self.stream.permutation(request.size)
        asked = f"one of {request.size}" if request.below else f"a shuffle of {request.size} cards"
        raise Stopped(
            f"unscripted chance: {asked}; script it as the next step (shuffle, first_player or "
            "random) or give a `seed`"
        )

    def shuffled(self, step: ShuffleTo, size: int) -> tuple[int, ...]:
        """The order from bottom to top, by old places."""
        order = list(range(size))
        if step.how == "as_is":
            return tuple(order)
        if step.how == "reversed":
            return tuple(reversed(order))
        assert step.word is not None
        cards = self.words.cards_in(self.scene, step.word, step.area)
        if len(cards) != size:
            raise Stopped(
                f"line {step.line}: {size} cards are shuffled, {step.word}'s {step.area} has "
                f"{len(cards)}"
            )

        def taken(refs: Sequence[str]) -> list[int]:
            found = []
            for ref in refs:
                place_ = next(
                    (at for at in order if self.words.is_card(self.scene, cards[at], ref)), None
                )
                if place_ is None:
                    raise Stopped(f"line {step.line}: there is no {ref} (any more) to shuffle")
                order.remove(place_)
                found.append(place_)
            return found

        top = taken(step.top)
        bottom = taken(step.bottom)
        return (*bottom, *order, *reversed(top))


def _crash(error: Exception) -> str:
    """An error of the engine in one line, with where it was raised."""
    frames = traceback.extract_tb(error.__traceback__)[-4:]
    where = " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(frames))
    return f"the engine raised {type(error).__name__}: {error} (in {where})"
