"""What a match of this game that came from elsewhere may say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from dcg.kernel.event import OBJECT, Event
from dcg.language.bounds import out_of_bounds
from dcg.official.codes.absent import KEYWORD_BY_RULE, NO_DEFINITION
from dcg.official.codes.numbers import DEFINITION, MODIFIER, PENDING, PERMANENT, giver_of
from dcg.official.events.effects import EffectsTriggered, ModifiersGained, ProcessRegistered
from dcg.official.events.setup import Answered
from dcg.official.language.card import Card, decode_card
from dcg.official.state.board import Board


class OfficialLimits:
    """See `dcg.game.Limits`."""

    def there(self, state: Board) -> Mapping[str, int]:
        """Cards, definitions, permanents (also those that have left), waiting effects, modifiers."""
        return {
            OBJECT: len(state.definition_of),
            DEFINITION: len(state.definitions),
            PERMANENT: state.next_permanent,
            PENDING: state.next_pending,
            MODIFIER: state.next_modifier,
        }

    def problem(self, state: Board, event: Event, definitions: Mapping[bytes, bytes]) -> str:
        """An effect that its card does not have."""
        for held in _of_effects(event):
            place = state.definition_of[held.card] if held.card >= 0 else NO_DEFINITION
            if place != NO_DEFINITION:
                card = _card(definitions[state.definitions[place]])
                if _giver(held.effect_index) >= _effects(card):
                    return f"{card.number} has no effect {held.effect_index}"
        return ""

    def definition_problem(self, data: bytes) -> str:
        """What is no card, or has a number that no card has."""
        try:
            card = _card(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            return f"is no card: {error}"
        return out_of_bounds(card)


def _of_effects(event: Event) -> Iterator[Any]:
    """What in an event names an effect by its card and its index."""
    if isinstance(event, EffectsTriggered):
        yield from event.effects
    elif isinstance(event, ModifiersGained):
        yield from event.modifiers
    elif isinstance(event, ProcessRegistered):
        yield event.waiting
    else:
        held = event.option if isinstance(event, Answered) else event
        if hasattr(held, "effect_index"):
            yield held


def _giver(effect_index: int) -> int:
    """The effect itself, or the one that gives it."""
    return giver_of(effect_index)[0] if effect_index < KEYWORD_BY_RULE else effect_index


@lru_cache(maxsize=4096)
def _card(data: bytes) -> Card:
    return decode_card(data)


def _effects(card: Card) -> int:
    return sum(map(len, card.sections))
