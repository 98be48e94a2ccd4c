"""The kernel's events in words."""

from __future__ import annotations

from dcg.kernel import course as e
from dcg.kernel.event import UNKNOWN, Event
from dcg.official.codes.spans import SpanKind
from dcg.official.words.wording import Wording, Words

REASONS = {
    "attack": "an attack on a player without security cards",
    "deck_out": "the other player could not draw",
    "forfeit": "the other player gave up",
    "effect": "an effect says so",
    "endless loop": "an endless loop nobody can stop",
}
"""Why matches end, in words."""


def span(kind: int) -> str:
    """A span's name."""
    return SpanKind.words_of(kind)


def _started(now: Wording, event: e.MatchStarted) -> str:
    header = event.header
    seats = " against ".join(
        f"Seat {seat} with {held.deck or 'an unknown deck'} ({held.player or 'somebody'})"
        for seat, held in enumerate(header.seats)
    )
    seed = f", seed {header.seed} number {header.index}" if header.seed >= 0 else ""
    parent = (
        f", branched from {header.parent.match} at {header.parent.position}"
        if header.parent
        else ""
    )
    own = f", as Seat {header.perspective} knows it" if header.perspective != UNKNOWN else ""
    return f"{seats}; {header.origin}, rules {header.rules}{seed}{parent}{own}"


def _span_opened(now: Wording, event: e.SpanOpened) -> str:
    return f"({span(event.kind)} begins)"


def _span_closed(now: Wording, event: e.SpanClosed) -> str:
    return f"({span(event.kind)} ends)"


def _tentative(now: Wording, event: e.TentativeOpened) -> str:
    return f"{now.seat(event.seat)} can take back what follows"


def _kept(now: Wording, event: e.TentativeKept) -> str:
    return "What was done stays"


def _taken_back(now: Wording, event: e.TentativeTakenBack) -> str:
    return "What was done is taken back"


def _forfeited(now: Wording, event: e.Forfeited) -> str:
    return f"{now.seat(event.seat)} gives up"


def _ended(now: Wording, event: e.MatchEnded) -> str:
    why = REASONS.get(event.reason, event.reason)
    if event.winner < 0:
        return f"The match is a draw: {why}"
    return f"{now.seat(event.winner)} wins: {why}"


WORDS: dict[type[Event], Words] = {
    e.MatchStarted: _started,
    e.SpanOpened: _span_opened,
    e.SpanClosed: _span_closed,
    e.TentativeOpened: _tentative,
    e.TentativeKept: _kept,
    e.TentativeTakenBack: _taken_back,
    e.Forfeited: _forfeited,
    e.MatchEnded: _ended,
}
