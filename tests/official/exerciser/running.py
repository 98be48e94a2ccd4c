"""Running a scene to its end, and seeing whether the effect itself activated or applied."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from dcg.kernel.chance import CHANCE, Stream
from dcg.kernel.decision import Decision
from dcg.kernel.event import Event
from dcg.kernel.rerun import start
from dcg.kernel.session import Session, drawn_from
from dcg.official.codes import questions
from dcg.official.events.effects import EffectActivated
from dcg.official.positions.placing import Placed, place
from dcg.official.rules import OfficialRules
from tests.official.exerciser.pool import Pooled
from tests.official.exerciser.real import without
from tests.official.exerciser.scene import CARD, Scene
from tests.official.exerciser.script import Answers

MOST_EVENTS: Final = 1500
"""A course with more events does not come to rest."""

TURNS_AFTER: Final = 2
"""So many turns are played to their end behind the script: what lasts has ended by then."""

TURNS_BEFORE: Final = 3
"""So many turns may pass until the next step of the script can be taken."""


class Course(NamedTuple):
    """A scene that was run: `seen` says how the effect itself was seen, empty where it was not; `left`
    are the steps that nobody could take."""

    placed: Placed
    rules: OfficialRules
    session: Session
    seen: str
    left: tuple[str, ...]
    at_rest: bool

    @property
    def events(self) -> list[Event]:
        """The log."""
        return self.session.match.log


def run(scene: Scene, taking: str, seed: int, *, compared: bool = False) -> Course:
    """Runs the scene, with the options taken that `taking` says; `compared` beside the same match in
    which the card lacks the effect."""
    cards, position = scene.position()
    pooled = scene.pooled
    placed = place(position, cards, {pooled.number: pooled.card})
    rules = OfficialRules(placed.opening.definitions)
    session = _session(rules, placed, seed)
    answers = Answers(scene.steps, placed.labels, taking, scene.prefer, Stream(seed, 1, "exercise"))
    twin = None
    if compared and pooled.effect.kind in ("persistent", "keyword"):
        bare = place(position, cards, {pooled.number: without(pooled.card, pooled.index)})
        twin = Twin(session, bare, seed, shown=pooled.effect.kind == "persistent")
    at_rest = _play(session, answers, twin)
    seen = "activates" if _activated(session, placed, pooled, len(placed.opening.events)) else ""
    if twin is not None and twin.difference:
        seen = seen or twin.difference
    left = tuple(step.words for step in answers.left)
    return Course(placed, rules, session, seen, left, at_rest)


def _session(rules: OfficialRules, placed: Placed, seed: int) -> Session:
    return start(rules, placed.opening.events, drawn_from(Stream(seed, 0, CHANCE)))


def _play(session: Session, answers: Answers, twin: Twin | None) -> bool:
    """Answers until the script is done and some turns have ended; whether that was reached."""
    match = session.match
    begun, done = match.state.turn.number, None
    while isinstance(request := session.request, Decision):
        if twin is not None:
            twin.compare()
        if len(match.log) > MOST_EVENTS:
            return False
        if request.question == questions.MAIN:
            turn = match.state.turn.number
            if not answers.left and done is None:
                done = turn
            if done is None and turn - begun >= TURNS_BEFORE:
                return True
            if done is not None and turn - done >= TURNS_AFTER:
                return True
        option = answers.choose(request)
        if twin is not None:
            twin.answer(request.seat, option)
        session.answer(request.seat, option)
    if twin is not None:
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


class Twin:
    """The same match with a card that lacks the effect, given the same answers, up to the first
    difference. `shown` is whether what is shown of permanents counts: what is continuous need not decide
    anything."""

    def __init__(self, session: Session, bare: Placed, seed: int, *, shown: bool) -> None:
        self._session = session
        self._begun = len(bare.opening.events)
        self._compared = self._begun
        self._shown = shown
        self._other: Session | None = _session(OfficialRules(bare.opening.definitions), bare, seed)
        self.difference = ""

    def compare(self) -> None:
        """Looks for a difference so far."""
        if self._other is not None:
            self.difference = self._difference(self._other)
            if self.difference:
                self._other = None

    def _difference(self, other: Session) -> str:
        first, second = self._session.match.log, other.match.log
        for position in range(self._compared, max(len(first), len(second))):
            if first[position : position + 1] != second[position : position + 1]:
                event = first[position] if position < len(first) else second[position]
                return f"decides {type(event).__name__}"
        self._compared = len(first)
        if self._session.request != other.request:
            return "decides what is asked"
        if self._shown and shown(self._session) != shown(other):
            return "changes what is shown"
        return ""

    def answer(self, seat: int, option: Any) -> None:
        """Gives the same answer."""
        if self._other is not None:
            self._other.answer(seat, option)


def shown(session: Session) -> object:
    """What is derived of everything on the field, and of Security Digimon."""
    derivation = session.match.board.derivation()  # type: ignore[attr-defined]
    return [
        (
            view.permanent.id,
            view.names,
            view.categories,
            view.colours,
            view.level,
            view.dp,
            view.security_attack,
            view.traits,
            sorted(view.given_keywords or ()),
            len(view.given_effects or ()),
            sorted(name for name, _ in view.restrictions or ()),
            sorted(view.permissions or ()),
            len(view.immunities or ()),
        )
        for view in derivation.views.values()
    ], [
        (type(held.node).__name__, held.viewpoint.card)
        for held in derivation.security_dp
        if held.in_force()
    ]
