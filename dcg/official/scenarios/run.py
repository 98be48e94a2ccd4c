"""Running a scenario: the kernel's session, answered by the script."""

from __future__ import annotations

import traceback
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from dcg.kernel import decision as kernel
from dcg.kernel.chance import CHANCE, Stream
from dcg.kernel.course import MatchStarted
from dcg.kernel.decision import Decision
from dcg.kernel.event import Event
from dcg.kernel.header import Seat
from dcg.kernel.session import Session
from dcg.official.card_game import CARD_GAME
from dcg.official.codes import questions
from dcg.official.events.setup import DeckPresented
from dcg.official.language.card import Card
from dcg.official.opening import CardTable
from dcg.official.positions.document import DocumentError
from dcg.official.positions.placing import Labels, Placed, place
from dcg.official.positions.position import SEATS, CardHere
from dcg.official.rules import OfficialRules
from dcg.official.scenarios.answers import (
    FORFEIT,
    QUESTIONS,
    Answer,
    describe,
    describe_all,
    matching,
)
from dcg.official.scenarios.board import board_lines
from dcg.official.scenarios.happened import happened
from dcg.official.scenarios.scenario import DeckHere, Scenario
from dcg.official.scenarios.scene import Cast, Scene
from dcg.official.scenarios.script import Expect, FirstPlayer, RandomNumber, Say, ShuffleTo, Step
from dcg.opening import Opening, match_header

RESTS = (questions.MAIN, questions.BREEDING, questions.REDRAW)
"""Questions that may be open when the script ends; any other one is unscripted."""


MOST_REPETITIONS = 1000
"""So often an answer is given again while its `until` has not come."""


class Stopped(Exception):
    """The script cannot go on."""


@dataclass
class ScenarioResult:
    """What a run gave: no failures is a pass. `log` and `definitions` are the match it played."""

    scenario: Scenario
    you: int
    failures: list[str] = field(default_factory=list)
    board: list[str] = field(default_factory=list)
    log: list[Event] = field(default_factory=list)
    definitions: Mapping[bytes, bytes] = field(default_factory=dict)
    opening: int = 0

    @property
    def passed(self) -> bool:
        """Whether everything was as the scenario says."""
        return not self.failures

    def report(self) -> str:
        """What failed, and the board it was found on."""
        scenario = self.scenario
        seat = "" if self.you == 0 else " (seats swapped)"
        head = f"{scenario.source}:{scenario.line}: {scenario.title}{seat}"
        if self.passed:
            return f"{head}: passed"
        lines = [f"{head}: failed", *(f"  {failure}" for failure in self.failures)]
        return "\n".join([*lines, *(f"    {line}" for line in self.board)])


def run(scenario: Scenario, catalogue: Mapping[str, Card], *, you: int = 0) -> ScenarioResult:
    """Plays the scenario; `you` is the seat its document calls so.

    Raises `DocumentError` for a position that names an unknown card.
    """
    return _Run(scenario, _placed(scenario, catalogue, you)).result()


def rules_for(definitions: Mapping[bytes, bytes]) -> OfficialRules:
    """The rules for a scenario's match."""
    return OfficialRules(definitions)


def _placed(scenario: Scenario, catalogue: Mapping[str, Card], you: int) -> Placed:
    if scenario.position is not None:
        return place(scenario.position, scenario.cards, catalogue, you=you)
    assert scenario.decks is not None
    return _deal(scenario, scenario.decks, catalogue, you)


def _deal(
    scenario: Scenario, decks: tuple[DeckHere, DeckHere], catalogue: Mapping[str, Card], you: int
) -> Placed:
    table = CardTable()

    def pairs(cards: Sequence[CardHere]) -> tuple[tuple[int, int], ...]:
        places = []
        for here in cards:
            card = scenario.cards.get(here.name or "") or catalogue.get(here.name or "")
            if here.name is not None and card is None:
                raise DocumentError(
                    scenario.source, here.line, here.path, f"unknown card `{here.name}`"
                )
            places.append(table.place(card) if card else -1)
        return tuple((place_, len(list(run_))) for place_, run_ in groupby(places))

    presented = [
        DeckPresented(seat, pairs(decks[seat ^ you].deck), pairs(decks[seat ^ you].digi_egg_deck))
        for seat in (0, 1)
    ]
    players = [Seat("", SEATS[seat ^ you]) for seat in (0, 1)]
    header = match_header(CARD_GAME, (players[0], players[1]), scenario.seed or 0, 0, "recorded")
    events = (MatchStarted(header), table.event(), *presented)
    return Placed(Opening(events, table.definitions), Labels({}, {}), you)


class _Run:
    def __init__(self, scenario: Scenario, placed: Placed) -> None:
        self.scenario = scenario
        self.placed = placed
        self.steps: list[Step] = list(scenario.script)
        self.failures: list[str] = []
        rules = rules_for(placed.opening.definitions)
        match = rules.new_match(rules.game.new_state(), 0)
        for event in placed.opening.events:
            match.emit(event)
        cast = Cast(placed.opening.definitions, placed.labels, placed.you)
        self.scene = Scene(match, cast, len(match.log))
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
                board = board_lines(self.scene)
            except Exception as error:
                board = [f"the board cannot be shown: {type(error).__name__}: {error}"]
        return ScenarioResult(
            self.scenario,
            self.placed.you,
            self.failures,
            board,
            self.scene.match.log,
            self.placed.opening.definitions,
            self.scene.opening,
        )

    def play(self) -> None:
        session = Session(self.rules, self.scene.match, self.chance)
        while self.steps:
            step = self.steps.pop(0)
            self.scene.question = session.request
            if isinstance(step, Expect):
                self.check(step)
            elif isinstance(step, Say) and step.until is not None:
                self.say_until(session, step, QUESTIONS[step.until])
            elif isinstance(step, Say):
                self.say(session, step)
            else:
                raise Stopped(f"line {step.line}: chance was scripted, but not asked for here")
        self.scene.question = session.request
        self.scene.since = self.scene.opening
        for expectation in self.scenario.then:
            self.failures += expectation.failures(self.scene)
        asked_for = any(held.path == "then.question" for held in self.scenario.then)
        request = session.request
        if isinstance(request, Decision) and request.question not in RESTS and not asked_for:
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
        request = session.request
        said = f"{step.word} answers {step.answer}" if step.answer else f"{step.word} is asked"
        if step.answer is not None and step.answer.kind == FORFEIT:
            session.forfeit(self.scene.cast.seat(step.word))
            return
        if not isinstance(request, Decision):
            raise Stopped(f"{at}{said}, but the match is over")
        if self.scene.cast.word(request.seat) != step.word:
            raise Stopped(
                f"{at}{said}, but the question is another: {self.asked(request)}; "
                f"since the last step: {', '.join(happened(self.scene)[-12:])}"
            )
        self.assert_offer(request, step, at)
        if step.answer is None:
            return
        found = matching(self.scene, request, step.answer)
        if not found:
            raise Stopped(f"{at}{step.answer} is not offered: {self.asked(request)}")
        if len(found) > 1:
            raise Stopped(
                f"{at}{step.answer} could mean several options: {self.asked(request)}; "
                "use labels or say more"
            )
        session.answer(request.seat, found[0])

    def say_until(self, session: Session, step: Say, question: int) -> None:
        for _ in range(MOST_REPETITIONS):
            request = session.request
            if isinstance(request, Decision) and request.question == question:
                return
            self.say(session, step)
        raise Stopped(
            f"line {step.line}: {step.until} was not asked after {MOST_REPETITIONS} answers"
        )

    def assert_offer(self, request: Decision, step: Say, at: str) -> None:
        if step.question is not None and QUESTIONS[step.question] != request.question:
            raise Stopped(f"{at}expected the question {step.question}: {self.asked(request)}")
        wrong = [
            f"{at}{answer} is not offered"
            for answer in (*step.offered, *(step.offered_only or ()))
            if not matching(self.scene, request, answer)
        ]
        wrong += [
            f"{at}{answer} is offered, and must not be"
            for answer in step.not_offered
            if matching(self.scene, request, answer)
        ]
        if step.offered_only is not None:
            wrong += self.beyond(request, step.offered_only, at)
        if wrong:
            self.failures += wrong
            raise Stopped(f"{at}{self.asked(request)}")

    def beyond(self, request: Decision, allowed: Sequence[Answer], at: str) -> list[str]:
        """Options that nothing of `offered_only` names."""
        named = [option for answer in allowed for option in _all(self.scene, request, answer)]
        wrong = [
            f"{at}also offered: {describe(self.scene, request, option)}"
            for option in request.options
            if option not in named
        ]
        return list(dict.fromkeys(wrong))

    def asked(self, request: Decision) -> str:
        """The open question and its options."""
        name = next(
            (word for word, code in QUESTIONS.items() if code == request.question), "question"
        )
        options = describe_all(self.scene, request)
        return f"{self.scene.cast.word(request.seat)} is asked {name}: {', '.join(options)}"

    def chance(self, request: kernel.Chance) -> tuple[int, ...]:
        """Scripted if the next step is chance, else by the seed."""
        step = self.steps[0] if self.steps else None
        if isinstance(step, ShuffleTo) and not request.below:
            self.steps.pop(0)
            return self.shuffled(step, request.size)
        if isinstance(step, FirstPlayer) and request.below and request.size == 2:
            self.steps.pop(0)
            return (self.scene.cast.seat(step.word),)
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
        board, cast = self.scene.board, self.scene.cast
        cards: list[int] = getattr(board.sides[cast.seat(step.word)], step.area)
        if len(cards) != size:
            raise Stopped(
                f"line {step.line}: {size} cards are shuffled, {step.word}'s {step.area} has "
                f"{len(cards)}"
            )

        def taken(refs: Sequence[str]) -> list[int]:
            found = []
            for ref in refs:
                place_ = next((at for at in order if cast.is_card(board, cards[at], ref)), None)
                if place_ is None:
                    raise Stopped(f"line {step.line}: there is no {ref} (any more) to shuffle")
                order.remove(place_)
                found.append(place_)
            return found

        top = taken(step.top)
        bottom = taken(step.bottom)
        return (*bottom, *order, *reversed(top))


def _all(scene: Scene, decision: Decision, answer: Answer) -> list[Any]:
    """Every option an answer names, those nobody can tell apart included."""
    shown = {describe(scene, decision, option) for option in matching(scene, decision, answer)}
    return [option for option in decision.options if describe(scene, decision, option) in shown]


def _crash(error: Exception) -> str:
    """An error of the engine in one line, with where it was raised."""
    frames = traceback.extract_tb(error.__traceback__)[-4:]
    where = " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(frames))
    return f"the engine raised {type(error).__name__}: {error} (in {where})"
