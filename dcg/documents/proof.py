"""What must hold of any match, proven on the one a scenario played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dcg.documents.run import ScenarioResult
from dcg.kernel.course import Forfeited
from dcg.kernel.decision import Chance, Sealed
from dcg.kernel.errors import Difference, LogError
from dcg.kernel.event import AnswerEvent, ChanceEvent, Event
from dcg.kernel.fold import fold
from dcg.kernel.redaction import redact
from dcg.kernel.rerun import last_rest, resume, verify
from dcg.kernel.rules import Game
from dcg.kernel.session import Session


def prove(result: ScenarioResult) -> list[str]:
    """Everything below, as failures: empty is a proof.

    Redaction is proven for both seats on the match as it is written. With seats swapped it is the
    same match, and each seat sees what the other saw.
    """
    return [
        *conserved_everywhere(result),
        *verified(result),
        *resume_everywhere(result),
        *(redacted_everywhere(result) if result.you == 0 else ()),
    ]


def verified(result: ScenarioResult) -> list[str]:
    """Run again from its opening, the match is the same, event by event."""
    try:
        verify(result.rules, result.log)
    except (Difference, LogError) as difference:
        return [f"verify: {difference}"]
    return []


def resume_everywhere(result: ScenarioResult) -> list[str]:
    """Resumed from every event and fed the same answers and chance, the match is the same."""
    log = result.log
    for position in _resumptions(result):
        try:
            again = _resumed(result, position)
        except Exception as error:
            return [f"resumed from event {position}: {type(error).__name__}: {error}"]
        if again != log:
            differs = next(
                (at for at, pair in enumerate(zip(again, log, strict=False)) if pair[0] != pair[1]),
                min(len(again), len(log)),
            )
            was, now = _at(log, differs), _at(again, differs)
            return [f"resumed from event {position}: event {differs} differs: {was}, now {now}"]
    return []


def _resumptions(result: ScenarioResult) -> Iterator[int]:
    """A position for every way to resume the match.

    Positions behind the same rest point, with the same answers and chance between, are one: the
    session folds the same events, is fed the same, and runs on to the same question.
    """
    log = result.log
    seen: set[tuple[int, int]] = set()
    fed = 0
    for position in range(result.opening, len(log) + 1):
        if position and isinstance(log[position - 1], AnswerEvent | ChanceEvent | Forfeited):
            fed += 1
        way = last_rest(log, position), fed
        if way not in seen:
            seen.add(way)
            yield position


def _resumed(result: ScenarioResult, position: int) -> list[Event]:
    log = result.log
    chances = iter([event.outcome for event in log[position:] if isinstance(event, ChanceEvent)])

    def beyond(request: Chance) -> tuple[int, ...]:
        return next(chances)

    session = resume(result.rules, log, position, beyond)
    _feed(session, log)
    return session.match.log


def _feed(session: Session, log: Sequence[Event]) -> None:
    """The recorded answers from where the session is."""
    while session.request is not None:
        at = len(session.match.log)
        if at >= len(log):
            return
        event = log[at]
        if isinstance(event, Forfeited):
            session.forfeit(event.seat)
            return
        # Of two secret answers neither is in the session's log before both are given.
        for answer in log[at : at + (2 if isinstance(session.request, Sealed) else 1)]:
            if not isinstance(answer, AnswerEvent):
                return
            if session.legal(answer.seat):
                session.answer(answer.seat, answer.option)  # type: ignore[attr-defined]


def _at(log: Sequence[Event], position: int) -> str:
    return repr(log[position]) if position < len(log) else "nothing"


def redacted_everywhere(result: ScenarioResult) -> list[str]:
    """At every event, what a seat may know of the board is the fold of its redacted log."""
    failures = []
    for seat in (0, 1):
        try:
            failures += _redacted(result.game, result.log, seat)
        except (LogError, ValueError, TypeError, LookupError) as error:
            failures.append(f"redacted for seat {seat}: {type(error).__name__}: {error}")
    return failures


def _redacted(game: Game, log: Sequence[Event], seat: int) -> list[str]:
    seen = redact(log, seat, game)
    full, own = game.new_state(), game.new_state()
    knowledge = full.course.knowledge
    done = 0
    for position, event in enumerate(log):
        minted = knowledge.minted[seat]
        game.handlers[type(event)](full, event)
        hidden = event.PRIVATE and getattr(event, "seat", seat) != seat
        upto = done + knowledge.minted[seat] - minted + (not hidden)
        fold(own, seen[done:upto], game.handlers)
        done = upto
        if position and full.view(seat).canonical() != own.canonical():
            differs = _difference(full.view(seat), own)
            where = f"after event {position} ({event.TOPIC})"
            return [f"redacted for seat {seat}: {where} the fold is not the view: {differs}"]
    if done != len(seen):
        return [f"redacted for seat {seat}: {len(seen)} events where {done} were expected"]
    return []


def _difference(view: object, own: object) -> str:
    ours, theirs = view.canonical(), own.canonical()  # type: ignore[attr-defined]
    return "; ".join(
        f"{name}: {ours[name]} and {theirs[name]}" for name in ours if ours[name] != theirs[name]
    )[:600]


def conserved_everywhere(result: ScenarioResult) -> list[str]:
    """At every event, every card is in exactly one place."""
    state = result.game.new_state()
    for position, event in enumerate(result.log):
        result.game.handlers[type(event)](state, event)
        if position >= result.opening - 1 and result.scenario.vocabulary.lost(state):
            return [f"after event {position} ({event.TOPIC}) a card is lost or in two places"]
    return []
