"""What matches use of the game: what the effects that activate or stand say, processes, kinds of events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any, Final

from dcg.kernel.event import Event
from dcg.official.codes.absent import KEYWORD_BY_RULE
from dcg.official.events import ALL_EVENTS
from dcg.official.events.effects import EffectActivated
from dcg.official.events.field import OptionUsed
from dcg.official.language.card import Card
from dcg.official.language.effect import Effect
from dcg.official.reading.compiled.card import CompiledCard, effect_named
from dcg.official.reading.compiled.effect import INHERITED, LINK, UPPER
from dcg.official.rules import INTERPRETER
from dcg.official.rules.match import OfficialMatch
from dcg.official.support.not_yet import NOT_YET
from dcg.official.support.values import PROCESS, LanguageValue, values

Uses = Counter[str]
"""How often, by what it is: `process draw`, `keyword blocker`, `trigger event attacks`."""

NEVER = {
    "event official.card_identified": "only a seat's own log has it",
    "event official.unsupported_met": "every card that is drawn runs",
    "event official.cards_given": "positions begin so",
    "event official.links_given": "positions begin so",
    "event official.position_given": "positions begin so",
}
"""Events that no match between decks has, and why."""


def expected(cards: Iterable[Card]) -> list[str]:
    """Everything there is to use: every kind of event, and what the effects of these cards say."""
    effects = [effect for card in cards for section in card.sections for effect in section]
    said = {value for effect in effects for value in values(effect) if value not in NOT_YET}
    events = {f"event {kind.TOPIC}" for kind in ALL_EVENTS}
    tags = {_tag(kind) for kind in INTERPRETER.verbs}
    run = {f"run {value.name}" for value in said if value.role == PROCESS and value.name in tags}
    return sorted({_name(value) for value in said} | run | (events - set(NEVER)))


DECLARED: Final = {
    "burst": "event official.burst_declared",
    "dna": "event official.dna_declared",
    "app_fusion": "event official.app_fusion_declared",
}
"""By the requirement that a card has: what declaring it by that is told as."""


def said_on(card: Card) -> frozenset[str]:
    """What the effects of a card say, and how it can be declared."""
    said = (_said(effect) for section in card.sections for effect in section)
    ways = [event for held, event in DECLARED.items() if getattr(card, held)]
    return frozenset(ways).union(*said)


def running(name: str) -> str:
    """What is counted when the process of this name is run; of anything else, what it is called."""
    role, _, what = name.partition(" ")
    kinds = {_tag(kind) for kind in INTERPRETER.verbs}
    return f"run {what}" if role == PROCESS and what in kinds else name


def _name(value: LanguageValue) -> str:
    return f"{value.role} {value.name}"


def _tag(kind: type[Any]) -> str:
    return str(kind.__struct_config__.tag)


@cache
def _said(effect: Effect) -> frozenset[str]:
    return frozenset(map(_name, values(effect)))


@contextmanager
def counted(uses: Uses) -> Iterator[None]:
    """Counts every process that is run in here."""
    verbs = dict(INTERPRETER.verbs)

    def counting(verb: Any) -> Any:
        def run(context: Any, process: Any) -> Any:
            uses[f"run {_tag(type(process))}"] += 1
            return verb(context, process)

        return run

    for kind, verb in verbs.items():
        INTERPRETER.verbs[kind] = counting(verb)
    try:
        yield
    finally:
        INTERPRETER.verbs.update(verbs)


class Watcher:
    """Counts what a running match uses, each time it asks a question."""

    def __init__(self, match: OfficialMatch, uses: Uses) -> None:
        self.match = match
        self.uses = uses
        self._read = 0

    def look(self) -> None:
        """Counts the events since the last time, and what stands on the field now."""
        log = self.match.log
        for number in range(self._read, len(log)):
            self._event(log[number])
        self._read = len(log)
        for effect in self._standing():
            self.uses.update(_said(effect))

    def _event(self, event: Event) -> None:
        self.uses[f"event {event.TOPIC}"] += 1
        if isinstance(event, OptionUsed):
            for effect in self._lasting(self.match.board.card(event.card), UPPER):
                self.uses.update(_said(effect))
        if isinstance(event, EffectActivated):
            self.uses.update(_said(_activated(self.match, event)))
            if event.keyword:
                self.uses[f"keyword {event.keyword}"] += 1

    def _standing(self) -> Iterator[Effect]:
        """Persistent effects and keyword effects that work where their cards are now."""
        for side in self.match.state.sides:
            for place, cards in (("hand", side.hand), ("trash", side.trash)):
                for card in cards:
                    upper = self._lasting(self.match.board.card(card), UPPER)
                    yield from (effect for effect in upper if place in effect.zones)
            for card in side.face_up:
                upper = self._lasting(self.match.board.card(card), UPPER)
                yield from (effect for effect in upper if "security_stack" in effect.zones)
            for permanent in side.field():
                *under, top = permanent.cards
                yield from self._lasting(self.match.board.card(top), UPPER)
                for card in under:
                    yield from self._lasting(self.match.board.card(card), INHERITED)
                for card in permanent.links:
                    yield from self._lasting(self.match.board.card(card), LINK)

    def _lasting(self, card: CompiledCard, section: int) -> Sequence[Effect]:
        return [
            effect
            for effect in card.card.sections[section]
            if effect.kind in ("persistent", "keyword")
        ]


def _activated(match: OfficialMatch, event: EffectActivated) -> Effect:
    """The effect that activated; one of a keyword effect that works by rule says its name alone."""
    if event.effect_index == KEYWORD_BY_RULE:
        return _NOTHING
    return effect_named(match.board.card(event.card), event.effect_index).effect


_NOTHING: Final = Effect("main")
