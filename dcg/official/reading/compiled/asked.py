"""What effects ask about that has happened in a turn: looked for once in the cards of a match."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

import msgspec

from dcg.definitions import address
from dcg.official.language.selectors import HappenedThisTurn
from dcg.official.language.trigger import Trigger
from dcg.official.reading.compiled.card import MOST_COMPILED, CompiledCard
from dcg.official.reading.compiled.trigger import CompiledTrigger
from dcg.official.support.tree import walk


class AskedLater(NamedTuple):
    """A trigger condition that effects ask about in the past, its address, and the places of the definitions
    that do."""

    trigger: CompiledTrigger
    what: bytes
    definitions: frozenset[int]


@lru_cache(maxsize=256)
def what_is_asked(trigger: Trigger) -> bytes:
    """The address of a trigger condition: that of its canonical JSON, equal for equal ones."""
    return address(msgspec.json.encode(trigger, order="deterministic"))


def of_permanent(what: bytes, permanent: int) -> bytes:
    """What is asked of this permanent itself, given the address of the trigger condition."""
    return what + permanent.to_bytes(4, "big")


def asked_by(cards: Iterable[CompiledCard]) -> dict[str, list[AskedLater]]:
    """All that these cards ask, by the trigger event it is about, in order of the cards."""
    found: dict[Trigger, set[int]] = {}
    for place, card in enumerate(cards):
        for trigger in _asked_in(card):
            found.setdefault(trigger, set()).add(place)
    asked: dict[str, list[AskedLater]] = {}
    for trigger, places in found.items():
        one = AskedLater(CompiledTrigger(trigger), what_is_asked(trigger), frozenset(places))
        asked.setdefault(trigger.event, []).append(one)
    return asked


@lru_cache(maxsize=MOST_COMPILED)
def _asked_in(card: CompiledCard) -> tuple[Trigger, ...]:
    return tuple(node.trigger for node in walk(card.card) if isinstance(node, HappenedThisTurn))
