"""Effects that work outside the battle area: what there is of them in a match, and where (15-14)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, get_args

from dcg.official.language.terms import EffectPlace
from dcg.official.reading.compiled.card import CompiledCard
from dcg.official.reading.compiled.effect import CompiledEffect
from dcg.official.state.side import Side


def _face_up(side: Side) -> list[int]:
    return [card for card in reversed(side.security_stack) if card in side.face_up]


CARDS_IN: Final[dict[str, Callable[[Side], list[int]]]] = {
    "hand": lambda side: side.hand,
    "trash": lambda side: side.trash,
    "security_stack": lambda side: _face_up(side) if side.face_up else [],
}
"""The cards of a player whose effects may work in a place off the field: of the security stack those
that lie face up, from the top (15-14-5-1)."""

_PLACES: Final[tuple[str, ...]] = get_args(EffectPlace)


class Elsewhere:
    """The places outside the battle area where some effect of these cards works, by category; for
    those that wait for something, by what they wait for (`answers`: whether there are any; `in_hands`:
    what those in hands trigger upon). Nothing else has to be looked at."""

    def __init__(self, cards: Sequence[CompiledCard]) -> None:
        self.activations: list[str] = []
        self.persistents: list[str] = []
        self._triggers: dict[str, list[str]] = {}
        self._immediates: dict[str, list[str]] = {}
        for place in _PLACES:
            if place in ("battle_area", "revealed"):  # what is revealed changes itself alone
                continue
            works = [card.working[place] for card in cards]
            if any(any(each.activations) for each in works):
                self.activations.append(place)
            if any(any(each.persistents) for each in works):
                self.persistents.append(place)
            for each in works:
                for section in each.triggers:
                    _note(self._triggers, place, section)
                for section in each.immediates:
                    _note(self._immediates, place, section)
        self.answers = bool(self._triggers or self._immediates)
        self.in_hands = {event for event, places in self._triggers.items() if "hand" in places}

    def answering(self, kind: str, event: str) -> Sequence[str]:
        """Where an effect of a kind (`trigger` or `immediate`) for an event may work."""
        found = self._triggers if kind == "trigger" else self._immediates
        return found.get(event, ())


def _note(places: dict[str, list[str]], place: str, effects: Sequence[CompiledEffect]) -> None:
    for held in effects:
        for trigger in held.effect.triggers:
            found = places.setdefault(trigger.event, [])
            if place not in found:
                found.append(place)
