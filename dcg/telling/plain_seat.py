"""Questions of any game in words, as the seat that is asked knows them."""

from __future__ import annotations

from typing import Any

from dcg.kernel.decision import Decision
from dcg.kernel.redaction import in_handles
from dcg.telling.choice import Choice
from dcg.telling.plain import PlainWords


class PlainToldSeat:
    """See `dcg.telling.game_telling.ToldSeat`. Objects go by the seat's own handles."""

    def __init__(self, words: PlainWords) -> None:
        self._words = words

    def question(self, asked: Decision, state: Any) -> list[str]:
        """What is asked, by name."""
        return [f"{self._words.question(asked.question).capitalize()}?"]

    def choices(self, asked: Decision, state: Any) -> list[Choice]:
        """The options by kind and fields; those that the seat cannot tell apart together."""
        knowledge = state.course.knowledge
        found: dict[str, list[int]] = {}
        for place, option in enumerate(asked.options):
            text = self._words.option(in_handles(option, knowledge, asked.seat))
            found.setdefault(text, []).append(place)
        return [Choice(text, tuple(places)) for text, places in found.items()]
