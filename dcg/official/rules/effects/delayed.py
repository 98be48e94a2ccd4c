"""Pending processing whose timing arrives (18-1)."""

from __future__ import annotations

from dcg.official.events.effects import ProcessesCameDue
from dcg.official.rules.match import OfficialMatch


def come_due(match: OfficialMatch, *timings: str) -> None:
    """Makes everything registered for these timings pending activation, at one time (18-1-2)."""
    registered = match.state.registered
    if registered:
        ids = tuple(entry.effect.id for entry in registered if entry.timing in timings)
        if ids:
            match.emit(ProcessesCameDue(ids))
