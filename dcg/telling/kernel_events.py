"""The kernel's events in words: they are in the matches of every game."""

from __future__ import annotations

from collections.abc import Callable

from dcg.kernel import course as e
from dcg.kernel.absent import DRAW, FULL_LOG, NO_SEED, NOBODY
from dcg.kernel.event import Event
from dcg.kernel.header import Header
from dcg.telling.who import player_shown


def course_sentence(event: Event, span: Callable[[int], str], ending: Callable[[str], str]) -> str:
    """One of `KERNEL_EVENTS` in words; `span` and `ending` are the game's words for its codes."""
    match event:
        case e.MatchStarted(header):
            return _started(header)
        case e.SpanOpened(kind):
            return f"({span(kind)} begins)"
        case e.SpanClosed(kind):
            return f"({span(kind)} ends)"
        case e.TentativeOpened(seat):
            return f"Seat {seat} can take back what follows"
        case e.TentativeKept():
            return "What was done stays"
        case e.TentativeTakenBack():
            return "What was done is taken back"
        case e.Forfeited(seat):
            return f"Seat {seat} gives up"
        case e.HiddenRedealt(hidden_from, objects):
            return _redealt(hidden_from, len(objects))
        case e.MatchEnded(winner, reason):
            if winner == DRAW:
                return f"The match is a draw: {ending(reason)}"
            return f"Seat {winner} wins: {ending(reason)}"
    raise TypeError(f"no words for {type(event).__name__}")


def _redealt(hidden_from: int, count: int) -> str:
    whom = "neither seat knew" if hidden_from == NOBODY else f"Seat {hidden_from} did not know"
    return f"What {whom} is dealt anew ({count} cards)"


def _started(header: Header) -> str:
    seats = " against ".join(
        f"Seat {seat} with {held.deck or 'an unknown deck'} ({player_shown(held.player) or 'somebody'})"
        for seat, held in enumerate(header.seats)
    )
    seed = f", seed {header.seed} number {header.index}" if header.seed != NO_SEED else ""
    parent = (
        f", branched from {header.parent.match} at {header.parent.position}"
        if header.parent
        else ""
    )
    own = f", as Seat {header.perspective} knows it" if header.perspective != FULL_LOG else ""
    return f"{seats}; {header.origin}, rules {header.rules}{seed}{parent}{own}"
