"""A match that answers of a document play: its session, the open question in the document's words, and
chance as the script has it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dcg.documents.answers import Answer
from dcg.documents.scenario import Scenario
from dcg.documents.script import FirstPlayerIs, RandomNumber, ShuffleTo, Step
from dcg.documents.vocabulary import Begun
from dcg.kernel import decision as kernel
from dcg.kernel.chance import CHANCE, Stream
from dcg.kernel.decision import Decision, Sealed
from dcg.kernel.session import Session


class Stopped(Exception):
    """The script cannot go on."""


class Playing:
    """The match of a scenario under way. `you` is the seat its document calls so, `steps` what is left
    of the script. `begin` comes first: it plays up to the first question, with `session`."""

    session: Session

    def __init__(self, scenario: Scenario, begun: Begun, you: int) -> None:
        self.scenario = scenario
        self.words = scenario.vocabulary
        self.begun = begun
        self.steps: list[Step] = list(scenario.script)
        self.rules = self.words.rules_with(begun.opening.definitions)
        match = self.rules.new_match(self.rules.game.new_state(), 0)
        for event in begun.opening.events:
            match.emit(event)
        self.scene = self.words.scene(begun, match, you)
        seed = scenario.seed
        self.stream = None if seed is None else Stream(seed, 0, CHANCE)

    def begin(self) -> None:
        """Plays up to the first question. Raises `Stopped` for chance that nothing answers."""
        self.session = Session(self.rules, self.scene.match, self.chance)

    def open(self, session: Session, word: str) -> Decision | None:
        """The open decision; of two secret ones that of this seat, if it has not answered it."""
        request = session.request
        if not isinstance(request, Sealed):
            return request
        seat = self.scene.seat(word)
        return request.decisions[seat if session.legal(seat) else 1 - seat]

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
