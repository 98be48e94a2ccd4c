"""Running a scene to its end, and seeing whether the effect itself activated or applied."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from dcg.kernel.chance import Stream
from dcg.kernel.decision import Decision
from dcg.kernel.event import Event
from dcg.kernel.session import Session
from dcg.official.codes import questions
from dcg.official.events.effects import EffectActivated
from dcg.official.language.card import Card
from dcg.official.positions.placing import Placed, place
from dcg.official.rules import OfficialMatch, OfficialRules
from tests.official.exerciser.pool import Pooled
from tests.official.exerciser.scene import CARD, Scene
from tests.official.exerciser.script import Answers
from tests.official.exerciser.twin import Twin, begun

MOST_EVENTS: Final = 1500
"""A course with more events does not come to rest."""

TURNS_AFTER: Final = 2
"""So many turns are played to their end behind the script: what lasts has ended by then."""

TURNS_BEFORE: Final = 3
"""So many turns may pass until the next step of the script can be taken."""


NOTHING_ELSE: Final[Mapping[str, Card]] = {}


class Course(NamedTuple):
    """A scene that was run: `activated` is whether the effect itself did, `differences` how matches with
    other cards in its place differ, by what they are called; `left` are the steps that nobody could take."""

    placed: Placed
    rules: OfficialRules
    session: Session
    activated: bool
    differences: dict[str, str]
    left: tuple[str, ...]
    at_rest: bool

    @property
    def events(self) -> list[Event]:
        """The log."""
        return self.session.match.log


def run(scene: Scene, taking: str, seed: int, instead: Mapping[str, Card] = NOTHING_ELSE) -> Course:
    """Runs the scene, with the options taken that `taking` says, beside the same match with each card of
    `instead` in the place of the card."""
    cards, position = scene.position()
    pooled = scene.pooled
    placed = place(position, cards, {pooled.number: pooled.card})
    rules = OfficialRules(placed.opening.definitions)
    session = begun(rules, placed, seed)
    answers = Answers(scene.steps, placed.labels, taking, scene.prefer, Stream(seed, 1, "exercise"))
    is_shown = pooled.effect.kind == "persistent"
    twins = {
        name: Twin(session, place(position, cards, {pooled.number: other}), seed, shown=is_shown)
        for name, other in instead.items()
    }
    at_rest = _play(session, answers, list(twins.values()))
    activated = _activated(session, placed, pooled, len(placed.opening.events))
    differences = {name: twin.difference for name, twin in twins.items() if twin.difference}
    left = tuple(step.words for step in answers.left)
    return Course(placed, rules, session, activated, differences, left, at_rest)


def _play(session: Session, answers: Answers, twins: list[Twin]) -> bool:
    """Answers until the script is done and some turns have ended; whether that was reached."""
    match = session.match
    assert isinstance(match, OfficialMatch)
    first, done = match.state.turn.number, None
    while isinstance(request := session.request, Decision):
        for twin in twins:
            twin.compare()
        if len(match.log) > MOST_EVENTS:
            return False
        if request.question == questions.MAIN:
            turn = match.state.turn.number
            if not answers.left and done is None:
                done = turn
            if done is None and turn - first >= TURNS_BEFORE:
                return True
            if done is not None and turn - done >= TURNS_AFTER:
                return True
        option = answers.choose(request)
        for twin in twins:
            twin.answer(request.seat, option)
        session.answer(request.seat, option)
    for twin in twins:
        twin.compare()
    return True


def _activated(session: Session, placed: Placed, pooled: Pooled, first: int) -> bool:
    card = placed.labels.cards[CARD]
    return any(
        isinstance(event, EffectActivated)
        and event.card == card
        and event.effect_index == pooled.index
        for event in session.match.log[first:]
    )
