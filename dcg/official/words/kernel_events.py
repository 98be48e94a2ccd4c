"""The kernel's events in words."""

from __future__ import annotations

from dcg.kernel.course import KERNEL_EVENTS
from dcg.kernel.event import Event
from dcg.official.codes.spans import SpanKind
from dcg.official.words.wording import EventWording, Words
from dcg.telling.kernel_events import course_sentence

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


def ending(reason: str) -> str:
    """Why a match ended."""
    return REASONS.get(reason, reason)


def _sentence(now: EventWording, event: Event) -> str:
    return course_sentence(event, span, ending)


WORDS: dict[type[Event], Words] = dict.fromkeys(KERNEL_EVENTS, _sentence)
