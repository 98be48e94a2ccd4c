"""Which cards the events of a match name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, get_type_hints

from dcg.battle_evolution.events import ALL_EVENTS
from dcg.battle_evolution.events.options import PickCard, PickEffect, PickPlace, PickSupport
from dcg.card_naming import Noted, Picked, Watch
from dcg.kernel.event import AnswerEvent, Event, ObjectId


class CardsNamed:
    """See `dcg.card_naming.CardNaming`."""

    def __init__(self) -> None:
        self.noted = Noted([], [])
        self.watch: Mapping[type[Event], Watch] = {
            kind: self._note for kind in ALL_EVENTS if not kind.PRIVATE and _fields(kind)
        }

    def _note(self, state: Any, position: int, event: Event) -> None:
        for name in _fields(type(event)):
            value = getattr(event, name)
            for card in value if isinstance(value, tuple) else (value,):
                if card >= 0:
                    self.noted.at.append(position)
                    self.noted.cards.append(card)

    def picked(self, state: Any, event: AnswerEvent) -> Picked:
        """The card that an answer's option names."""
        option = event.option  # type: ignore[attr-defined]
        if isinstance(option, PickCard | PickEffect | PickSupport | PickPlace) and option.card >= 0:
            return Picked((option.card,), None)
        return Picked((), None)


@cache
def _fields(kind: type[Event]) -> tuple[str, ...]:
    """The fields of an event that hold cards."""
    hints = get_type_hints(kind, include_extras=True)
    wanted = (ObjectId, tuple[ObjectId, ...])
    return tuple(name for name in kind.__struct_fields__ if hints[name] in wanted)
