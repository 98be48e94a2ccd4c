"""The words for a game that brings none of its own: what every event says by its topic and fields."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from dcg.event_names import topic_of
from dcg.game import CardGame
from dcg.harmless import inert
from dcg.kernel.absent import NOBODY, UNKNOWN
from dcg.kernel.course import KERNEL_EVENTS, SpanClosed, SpanOpened
from dcg.kernel.event import AnswerEvent, Event
from dcg.telling.kernel_events import course_sentence
from dcg.telling.line import Line

_LONGEST = 60
_KERNEL = frozenset(KERNEL_EVENTS)
_QUIET = (SpanOpened, SpanClosed, AnswerEvent)


class PlainWords:
    """See `dcg.telling.GameWords`: any game's matches, as its events are called."""

    begun_by_choice: Collection[int] = ()
    unrelated_choices: Collection[int] = ()

    def __init__(self, game: CardGame) -> None:
        self._game = game

    def story(self, events: Sequence[Event], definitions: Mapping[bytes, bytes]) -> Iterator[Line]:
        """Every event, told in order. What is private or only opens and closes a stretch is no news."""
        game = self._game
        state = game.new_state()
        turns = game.turns
        number, player = 0, NOBODY
        for position, event in enumerate(events):
            depth = len(state.course.spans)
            begun = turns.begun(event)
            if begun is not None:
                number, player = begun, getattr(event, "seat", NOBODY)
            news = not event.PRIVATE and not isinstance(event, _QUIET)
            yield Line(position, number, player, depth, self.sentence(event), news, event)
            game.handlers[type(event)](state, event)

    def sentence(self, event: Event) -> str:
        """`Seat 0: card played (card 3, points 5)`."""
        if type(event) in _KERNEL:
            return inert(course_sentence(event, self.span, self.ending))
        seat = getattr(event, "seat", NOBODY)
        lead = f"Seat {seat}: " if seat != NOBODY else ""
        said = ", ".join(f"{name} {text}" for name, text in self.fields(event) if name != "seat")
        topic = topic_of(type(event)).replace("_", " ")
        sentence = f"{lead}{topic}{f' ({said})' if said else ''}"
        return inert(sentence[0].upper() + sentence[1:])

    def fields(self, event: Event) -> list[tuple[str, str]]:
        """The fields of an event by name, in words; what names nothing is left out."""
        found = [
            (name, self._value(name, getattr(event, name))) for name in event.__struct_fields__
        ]
        return [(name.replace("_", " "), inert(text)) for name, text in found if text]

    def option(self, option: Any) -> str:
        """`Play (card 3)`: an option by its kind and fields."""
        kind = type(option).__name__
        words = "".join(f" {sign.lower()}" if sign.isupper() else sign for sign in kind).strip()
        names = list(option.__struct_fields__)
        said = ", ".join(
            f"{name.replace('_', ' ')} {self._value(name, getattr(option, name))}"
            for name in names
            if self._value(name, getattr(option, name))
        )
        return inert(words.capitalize() + (f" ({said})" if said else ""))

    def _value(self, name: str, value: Any) -> str:
        if isinstance(value, AnswerEvent) or name in ("of", "options"):
            return ""
        if name == "question":
            return self.question(value)
        if name == "option":
            return self.option(value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return str(value) if value != UNKNOWN else ""
        if isinstance(value, bytes):
            return value.hex()[:_LONGEST]
        if isinstance(value, tuple) and all(isinstance(item, int) for item in value):
            return " ".join("?" if item == UNKNOWN else str(item) for item in value)
        text = value if isinstance(value, str) else str(msgspec.to_builtins(value))
        return text if len(text) <= _LONGEST else text[: _LONGEST - 3] + "..."

    def begins_turn(self, event: Event) -> bool:
        """Whether the event is the heading of a turn."""
        return self._game.turns.begun(event) is not None

    def span(self, kind: int) -> str:
        """What a kind of span is called."""
        return self._game.names.spans.get(kind, f"span {kind}")

    def question(self, code: int) -> str:
        """What a decision asked for."""
        return self._game.names.questions.get(code, f"question {code}")

    def ending(self, reason: str) -> str:
        """The game's own word."""
        return reason.replace("_", " ")

    def triggered_by(self, event: Event) -> Sequence[int]:
        """Nothing: spans alone say why."""
        return ()

    def declines(self, answer: AnswerEvent) -> bool:
        """Unknown: every answer counts."""
        return False
