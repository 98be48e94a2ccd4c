"""What an event carries, field by field in words, and whom on the field it is about."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from dcg.harmless import inert
from dcg.kernel.absent import NOBODY
from dcg.kernel.course import SpanClosed, SpanOpened
from dcg.kernel.event import Event
from dcg.official.codes.absent import NO_CARD, THE_PLAYER, THE_RULES
from dcg.official.codes.attack import TIMING_NAMES, BattleWinner
from dcg.official.codes.deletion import DeletionCause
from dcg.official.codes.turn import STEP_NAMES
from dcg.official.events import field as f
from dcg.official.events.attack import AttackTimingReached, BattleFought
from dcg.official.events.effects import Waiting
from dcg.official.events.setup import Answered, DefinitionsGiven
from dcg.official.events.turn import CostPaid
from dcg.official.words import EventWording
from dcg.official.words.cards import end
from dcg.official.words.effects import keyword
from dcg.official.words.kernel_events import span
from dcg.official.words.wording import OWNED

PERMANENTS = ("permanent", "attacker", "defender", "blocker", "target", "subject", "object")
"""Fields that hold one permanent's id."""

_SPENT = (Answered, DefinitionsGiven)
"""Events whose fields say nothing to a reader: the sentence does, or the decision told apart."""

_LONGEST = 60


def _seat(now: EventWording, value: int) -> str:
    return now.seat(value)


def _seat_or_rules(now: EventWording, value: int) -> str:
    return f"{now.seat(value)}'s effect" if value != THE_RULES else "the rules"


def _permanent(now: EventWording, value: int) -> str:
    return now.permanent(value) if value in now.board.permanents else ""


def _target(now: EventWording, value: int) -> str:
    return now.permanent(value) if value != THE_PLAYER else "the player"


def _card(now: EventWording, value: int) -> str:
    return now.card(value) if value != NO_CARD else ""


def _place(now: EventWording, value: int) -> str:
    return OWNED.get(value, "no area" if value == 9 else f"place {value}")


def _memory(now: EventWording, value: int) -> str:
    before = now.board.memory
    return f"{before} -> {value} as Seat 0 reads the gauge"


def _departures(now: EventWording, value: Sequence[f.Departure]) -> str:
    return "; ".join(
        f"{now.permanent(one.permanent)} (bottom to top: {now.cards(one.cards)})" for one in value
    )


def _effects(now: EventWording, value: Sequence[Waiting]) -> str:
    return "; ".join(
        f"{now.seat(one.seat)}'s {now.card(one.card)}{now.effect(one.card, one.effect_index)}"
        + (f": {keyword(one.keyword)}" if one.keyword else "")
        for one in value
    )


_WORDS: dict[str, Callable[[EventWording, Any], str]] = {
    "seat": _seat,
    "owner": _seat,
    "seen_by": _seat,
    "by": _seat_or_rules,
    **dict.fromkeys(PERMANENTS, _permanent),
    "target": _target,
    "permanents": lambda now, value: now.permanents(value),
    "card": _card,
    "security_card": _card,
    "holder": _card,
    "cards": lambda now, value: now.cards(value),
    "zone": _place,
    "to": _place,
    "area": _place,
    "end": lambda now, value: end(value),
    "memory": _memory,
    "departures": _departures,
    "step": lambda now, value: STEP_NAMES[value],
    "header": lambda now, value: "",
    "effects": _effects,
    "pending": lambda now, value: "",
    "effect_index": lambda now, value: "",
    "options": lambda now, value: "",
    "ids": lambda now, value: "",
    "expired": lambda now, value: f"{len(value)} lasting effects" if value else "",
    "waiting": lambda now, value: "",
    "modifiers": lambda now, value: "",
    "places": lambda now, value: (
        f"{', '.join(map(str, value))} from the top, as each was taken" if value else ""
    ),
    "order": lambda now, value: f"{len(value)} cards in a new order" if value else "",
}

_OWN: dict[tuple[type[Event], str], Callable[[EventWording, Any], str]] = {
    (BattleFought, "winner"): lambda now, value: {
        BattleWinner.ATTACKING_SIDE: "the attacker",
        BattleWinner.OTHER_SIDE: "the defender",
        BattleWinner.NOBODY: "neither",
    }[value],
    (f.PermanentsDeleted, "by"): lambda now, value: (
        f"{now.seat(value)}'s effect or Digimon" if value != THE_RULES else "the rules"
    ),
    (SpanOpened, "kind"): lambda now, value: span(value),
    (SpanClosed, "kind"): lambda now, value: span(value),
    (SpanOpened, "because"): lambda now, value: "",
    (AttackTimingReached, "timing"): lambda now, value: TIMING_NAMES[value],
    (f.PermanentsDeleted, "cause"): lambda now, value: {
        DeletionCause.BY_EFFECT: "an effect",
        DeletionCause.BY_BATTLE: "battle",
        DeletionCause.BY_ZERO_DP: "its DP was 0",
    }[value],
    (f.Declared, "kind"): lambda now, value: value.words,
}


def facts(now: EventWording, event: Event) -> list[tuple[str, str]]:
    """The event's fields, by name, in words; `now` is the board just before it. What names nobody
    or nothing is left out."""
    if isinstance(event, _SPENT):
        return []
    found = []
    for name in event.__struct_fields__:
        value = getattr(event, name)
        words = _OWN.get((type(event), name)) or _WORDS.get(name)
        text = words(now, value) if words else _plain(value)
        if text:
            found.append((name.replace("_", " "), inert(text)))
    return found


def _plain(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return str(value) if value != NOBODY else ""
    text = str(value) if isinstance(value, str) else str(msgspec.to_builtins(value))
    return text if len(text) <= _LONGEST else text[: _LONGEST - 3] + "..."


def all_facts(now: EventWording, events: Sequence[Event], place: int) -> list[tuple[str, str]]:
    """The fields of the event at a place in words, and what was paid for what it did."""
    found = facts(now, events[place])
    paid = price(events, place)
    if paid is not None:
        change = f"{paid.change:+d} by effects" if paid.change else "unchanged"
        found.append(("cost", f"{paid.base}, {change}: {paid.paid} paid"))
    return found


def price(events: Sequence[Event], place: int) -> CostPaid | None:
    """What was paid for what the event at a place did, None where nothing was."""
    if not isinstance(events[place], f.CardPlayed | f.Digivolved | f.DnaDigivolved | f.OptionUsed):
        return None
    for event in reversed(events[:place]):
        if isinstance(event, CostPaid):
            return event
        if isinstance(event, f.Declared):
            return None
    return None


def involved(now: EventWording, event: Event) -> list[int]:
    """The permanents an event names that are on the board before it, each once, in its order; with
    the two sides of an attack in progress."""
    found = dict.fromkeys(_named(event))
    attack = now.board.attack
    if attack is not None:
        found |= dict.fromkeys((attack.attacker, attack.target))
    return [identity for identity in found if identity in now.board.permanents]


def _named(struct: Any) -> Iterator[int]:
    for name in struct.__struct_fields__:
        value = getattr(struct, name)
        if name in PERMANENTS:
            yield value
        elif name == "permanents":
            yield from value
        elif isinstance(value, tuple):
            for item in value:
                if isinstance(item, msgspec.Struct):
                    yield from _named(item)
        elif isinstance(value, msgspec.Struct):
            yield from _named(value)
