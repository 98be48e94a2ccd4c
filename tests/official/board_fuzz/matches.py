"""Playing on from an invented board, by random answers."""

from __future__ import annotations

from typing import Final, NamedTuple

from dcg.kernel.chance import CHANCE, PLAYERS, Stream
from dcg.kernel.decision import Decision
from dcg.kernel.event import Event
from dcg.kernel.rerun import start
from dcg.kernel.session import drawn_from
from dcg.official.rules import OfficialRules
from dcg.opening import Opening
from tests.official.board_fuzz.boards import opening

MOST_EVENTS: Final = 900
"""A match that goes on longer is left unfinished: its record ends at an open question."""

ONE_IN_SO_MANY_FORFEITS: Final = 25


class FuzzedMatch(NamedTuple):
    """A match from an invented board, as far as it was played."""

    opening: Opening
    events: list[Event]
    rules: OfficialRules
    fewest_options: int
    over: bool


def played(seed: int, number: int, *, caching: bool = True) -> FuzzedMatch:
    """The match on board `number` of a seed."""
    begun = opening(seed, number)
    rules = OfficialRules(begun.definitions, caching=caching)
    session = start(rules, begun.events, drawn_from(Stream(seed, number, CHANCE)))
    picks = [Stream(seed, number, purpose) for purpose in PLAYERS]
    gives_up = picks[0].below(ONE_IN_SO_MANY_FORFEITS) == 0
    fewest = 99
    while session.request is not None and len(session.match.log) < MOST_EVENTS:
        for asked in decisions_of(session.request):
            fewest = min(fewest, len(asked.options))
            session.answer(asked.seat, picks[asked.seat].pick(asked.options))
        if gives_up and len(session.match.log) > MOST_EVENTS // 3 and not session.over:
            session.forfeit(1)
    return FuzzedMatch(begun, list(session.match.log), rules, fewest, session.over)


def decisions_of(request: object) -> tuple[Decision, ...]:
    """What is asked at once: of one seat, or of both."""
    return (request,) if isinstance(request, Decision) else request.decisions  # type: ignore[attr-defined]
