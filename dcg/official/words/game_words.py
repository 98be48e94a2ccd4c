"""The Digimon Card Game's words, as whatever tells matches of any game asks for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from dcg.kernel.event import AnswerEvent, Event
from dcg.official.codes.questions import NAMES as QUESTIONS
from dcg.official.codes.spans import MAIN_ACTION, SETUP, TURN_STEP
from dcg.official.events.effects import EffectsTriggered
from dcg.official.events.options import No
from dcg.official.events.setup import Answered
from dcg.official.events.turn import TurnStarted
from dcg.official.words.kernel_events import ending, span
from dcg.official.words.names import Names
from dcg.official.words.story import story
from dcg.telling.line import Line


class OfficialWords:
    """See `dcg.telling.GameWords`."""

    begun_by_choice = (MAIN_ACTION,)
    unrelated_choices = (MAIN_ACTION, TURN_STEP, SETUP)

    def story(self, events: Sequence[Event], definitions: Mapping[bytes, bytes]) -> Iterator[Line]:
        """Every event of a match, told in order."""
        return story(events, Names(definitions))

    def begins_turn(self, event: Event) -> bool:
        """Whether the event is the heading of a turn."""
        return isinstance(event, TurnStarted)

    def span(self, kind: int) -> str:
        """What a kind of span is called."""
        return span(kind)

    def question(self, code: int) -> str:
        """What a decision asked for."""
        return QUESTIONS.get(code, f"question {code}")

    def ending(self, reason: str) -> str:
        """Why a match ended."""
        return ending(reason)

    def triggered_by(self, event: Event) -> Sequence[int]:
        """What effects triggered by."""
        if not isinstance(event, EffectsTriggered):
            return ()
        return tuple(dict.fromkeys(effect.because for effect in event.effects))

    def declines(self, answer: AnswerEvent) -> bool:
        """Whether the answer was no."""
        return isinstance(answer, Answered) and isinstance(answer.option, No)


OFFICIAL_WORDS = OfficialWords()
