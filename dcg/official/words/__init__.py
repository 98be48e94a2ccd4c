"""Every event in a player's words: one sentence a topic, with the match's own card names.

Nothing here prints or reads files; a test fails when a topic has no words.
"""

from __future__ import annotations

from dcg.harmless import inert
from dcg.kernel.event import Event
from dcg.official.words import attack, cards, effects, field, kernel_events, linking, setup, turn
from dcg.official.words.names import Names
from dcg.official.words.wording import EventWording, Words

WORDS: dict[type[Event], Words] = {
    **kernel_events.WORDS,
    **setup.WORDS,
    **turn.WORDS,
    **cards.WORDS,
    **field.WORDS,
    **linking.WORDS,
    **effects.WORDS,
    **attack.WORDS,
}
"""How each topic is told."""


_NAMELESS = ("an unknown card", "a card ", "nothing")
"""What begins a sentence in small letters and is no name."""


def tell(now: EventWording, event: Event) -> str:
    """One harmless line about an event; `now` is the board just before it."""
    text = WORDS[type(event)](now, event)
    if text.startswith(_NAMELESS):
        text = text[0].upper() + text[1:]
    return inert(text)


__all__ = ["WORDS", "EventWording", "Names", "tell"]
