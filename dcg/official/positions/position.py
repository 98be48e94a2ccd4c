"""A position as plain data: what a document says about a board, before it becomes events."""

from __future__ import annotations

from dataclasses import dataclass, field

from dcg.official.positions.under_way import UnderWay

PHASES = ("unsuspend", "draw", "breeding", "start_of_main", "main")
"""What the turn is about to do. In `main` the phase has begun: its start is over."""

AREAS = ("deck", "digi_egg_deck", "hand", "trash", "security_stack")
"""Areas that hold cards without stacks; ordered ones are written from bottom to top."""


@dataclass(frozen=True)
class CardHere:
    """One card of an area: `name` is a key of the document's cards or a catalogue number, or None
    for a card nobody named."""

    name: str | None
    label: str | None
    face_up: bool
    line: int
    path: str
    face_down: bool = False


@dataclass(frozen=True)
class PermanentHere:
    """What stands on the field, its cards from bottom to top, and its link cards, the oldest first."""

    cards: tuple[CardHere, ...]
    label: str | None
    suspended: bool
    played_this_turn: bool
    line: int
    path: str
    links: tuple[CardHere, ...] = ()


@dataclass(frozen=True)
class SidePosition:
    """One player's areas."""

    areas: dict[str, tuple[CardHere, ...]] = field(default_factory=dict)
    battle_area: tuple[PermanentHere, ...] = ()
    breeding_area: PermanentHere | None = None

    def standing(self) -> tuple[PermanentHere, ...]:
        """All that stands on the field."""
        return (*self.battle_area, *((self.breeding_area,) if self.breeding_area else ()))


NOTHING = UnderWay()


@dataclass(frozen=True)
class Position:
    """A board. Seats are 0 for `you` and 1 for `opponent`; `memory` is as the turn player reads it."""

    sides: tuple[SidePosition, SidePosition]
    turn: int
    turn_number: int
    phase: str
    memory: int
    first_player: int
    source: str
    under_way: UnderWay = NOTHING
