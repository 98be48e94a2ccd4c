"""A card: facts and effects, no printed sentence."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from dcg.battle_evolution.language.abilities import AttackAbility
from dcg.battle_evolution.language.effect import Effect
from dcg.battle_evolution.language.processes import AttachThis, Cost, Process
from dcg.battle_evolution.language.selectors import Filter, Name
from dcg.battle_evolution.language.terms import (
    CardTiming,
    Category,
    Level,
    Side,
    Type,
    Whose,
)
from dcg.language.node import Node


class BoxName(Node, frozen=True):
    """What a line of an evo-box names: a name or part of one, a level, types; all that is said must match."""

    name: Name | None = None
    levels: tuple[Level, ...] = ()
    types: tuple[Type, ...] = ()


class BoxLine(Node, frozen=True):
    """A line of an evo-box (1-9): from what it evolves regardless of type and level, and the bonus for it.

    Without a bonus it only names. `permanent` stands behind the symbol (9-8). The names of a line with a
    `bonus` count as names of the box too.
    """

    of: tuple[BoxName, ...]
    bonus: Process | None = None
    permanent: bool = False


class Dna(Node, frozen=True):
    """The materials of DNA evolution (4.2-4): each is needed, or with `alternatives` any two of the list
    (4.2-5)."""

    materials: tuple[BoxName, ...]
    alternatives: bool = False


class Attaching(Node, frozen=True):
    """How a card is attached: scope, conditions, cost (f-attaching)."""

    scope: Whose
    match: tuple[Filter, ...] = ()
    cost: Process | None = None
    must: bool = False


class Card(Node, frozen=True):
    """Everything the rules need to know of one side of a card (1)."""

    number: str
    name: str
    category: Category
    level: Level | None = None
    types: tuple[Type, ...] = ()
    """The primary type first, then the subtypes (1-25)."""
    ruler: bool = False
    dp_cost: int | None = None
    """None: no cost is printed, and nothing evolves to it by DP (f-no-dp-1)."""
    plus_p: int | None = None
    """None: it cannot be racked."""
    hp: int = 0
    powers: tuple[int, int, int] = (0, 0, 0)
    """Circle, triangle, cross."""
    abilities: tuple[AttackAbility, ...] = ()
    box: tuple[BoxLine, ...] = ()
    dna: tuple[Dna, ...] = ()
    timing: CardTiming | None = None
    effects: tuple[Effect, ...] = ()
    aliases: tuple[str, ...] = ()
    ace: bool = False
    firewall: bool = False
    proxy: bool = False
    side: Side | None = None
    """Which side of a flip card this is."""
    initial: bool = False
    """Whether the up arrow is on this side (g-flip-2)."""
    faces: tuple[Card, ...] = ()
    """The other side of a flip card, of the same number."""

    @property
    def names(self) -> tuple[str, ...]:
        """The name and what else it counts as (g-also-counts-as)."""
        return self.name, *self.aliases

    @property
    def attaching(self) -> Attaching | None:
        """How it is attached, or None where the word Attach is not on it (f-attaching-2)."""
        for effect in self.effects:
            for process in effect.does:
                for cost, step in _steps(process, None):
                    if isinstance(step, AttachThis):
                        return Attaching(
                            step.to,
                            step.match,
                            cost.cost if cost else None,
                            bool(cost and cost.must),
                        )
        return None

    def face(self, index: int) -> Card:
        """The side of that index: 0 is this one. Raises `IndexError`."""
        return (self, *self.faces)[index]


def _steps(process: Process, cost: Cost | None) -> Iterator[tuple[Cost | None, Process]]:
    """The process and those in it, each with the cost that stands before it."""
    if isinstance(process, Cost):
        yield from _steps(process.then, process)
        return
    yield cost, process
    for name in process.__struct_fields__:
        value = getattr(process, name)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Process):
                yield from _steps(part, cost)


_ENCODER = msgspec.json.Encoder(order="deterministic")
_DECODER = msgspec.json.Decoder(Card)


def encode_card(card: Card) -> bytes:
    """The card as canonical JSON; equal cards give equal bytes."""
    return _ENCODER.encode(card)


def decode_card(data: bytes) -> Card:
    """Reads canonical JSON; unknown nodes or fields raise `msgspec.ValidationError`."""
    return _DECODER.decode(data)
