"""All that a board holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from dcg.kernel.absent import NOBODY
from dcg.kernel.state import Course
from dcg.official.state.attack import Attack
from dcg.official.state.pending import (
    Active,
    Applied,
    Declaration,
    Interrupter,
    Kept,
    Pending,
    Registered,
)
from dcg.official.state.permanent import Permanent
from dcg.official.state.side import Side
from dcg.official.state.turn import Turn


class Contents:
    """Everything that is true in a match. Cards are small integers, in exactly one place each.

    `definition_of[card]` is a place in `definitions` (content addresses) or -1 for an unknown
    card. `memory` is seen from seat 0. `declarations` are what is being played, digivolved into or
    used, outermost first: an effect can play a card while another is being played. `interrupted`
    are the effects that have interrupted since the outermost interruption began. `tokens` are the
    cards that are Tokens, wherever they are; `face_down` those that lie face down under others (4-5-9),
    in order. `active` are the persistent effects that set a value, in the order in which they were
    activated (15-8-2-5); `kept` those that are in force because they were (15-8-2-6-1). `stopped`
    are the endless loops that were declared, each as the effects that activate in it, by definition and index: they
    are not performed again (18-3-3).
    """

    __slots__ = (
        "active",
        "attack",
        "course",
        "declarations",
        "definition_of",
        "definitions",
        "face_down",
        "first_player",
        "in_no_area",
        "incarnation",
        "interrupted",
        "kept",
        "layer",
        "loops",
        "memory",
        "modifiers",
        "next_modifier",
        "next_pending",
        "next_permanent",
        "owner_of",
        "pending",
        "permanents",
        "registered",
        "removed",
        "revealed",
        "sides",
        "stopped",
        "tokens",
        "turn",
        "uses",
    )

    def __init__(self) -> None:
        self.course = Course()
        self.definitions: list[bytes] = []
        self.definition_of: list[int] = []
        self.owner_of: list[int] = []
        self.incarnation: list[int] = []
        self.sides: tuple[Side, ...] = (Side(), Side())
        self.permanents: dict[int, Permanent] = {}
        self.in_no_area: list[int] = []
        self.removed: list[int] = []
        self.revealed: list[int] = []
        self.tokens: list[int] = []
        self.face_down: list[int] = []
        self.declarations: list[Declaration] = []
        self.memory = 0
        self.first_player = NOBODY
        self.turn = Turn()
        self.attack: Attack | None = None
        self.interrupted: list[Interrupter] = []
        self.pending: list[Pending] = []
        self.registered: list[Registered] = []
        self.modifiers: list[Applied] = []
        self.active: list[Active] = []
        self.kept: list[Kept] = []
        self.uses: dict[tuple[int, int, int], int] = {}
        self.layer = 0
        self.loops = 0
        self.stopped: list[tuple[tuple[int, int], ...]] = []
        self.next_permanent = 0
        self.next_pending = 0
        self.next_modifier = 0

    def copy(self) -> Self:
        """An independent copy."""
        twin = self.__class__.__new__(self.__class__)
        twin.course = self.course.copy()
        twin.definitions = self.definitions.copy()
        twin.definition_of = self.definition_of.copy()
        twin.owner_of = self.owner_of.copy()
        twin.incarnation = self.incarnation.copy()
        permanents = {key: permanent.copy() for key, permanent in self.permanents.items()}
        twin.permanents = permanents
        twin.sides = (self.sides[0].copy(permanents), self.sides[1].copy(permanents))
        twin.in_no_area = self.in_no_area.copy()
        twin.removed = self.removed.copy()
        twin.revealed = self.revealed.copy()
        twin.tokens = self.tokens.copy()
        twin.face_down = self.face_down.copy()
        twin.declarations = self.declarations.copy()
        twin.memory = self.memory
        twin.first_player = self.first_player
        twin.turn = self.turn.copy()
        twin.attack = self.attack.copy() if self.attack else None
        twin.interrupted = self.interrupted.copy()
        twin.pending = self.pending.copy()
        twin.registered = self.registered.copy()
        twin.modifiers = self.modifiers.copy()
        twin.active = self.active.copy()
        twin.kept = self.kept.copy()
        twin.uses = self.uses.copy()
        twin.layer = self.layer
        twin.loops = self.loops
        twin.stopped = self.stopped.copy()
        twin.next_permanent = self.next_permanent
        twin.next_pending = self.next_pending
        twin.next_modifier = self.next_modifier
        return twin

    @property
    def declaration(self) -> Declaration | None:
        """What is being played, digivolved into or used right now: the innermost declaration."""
        return self.declarations[-1] if self.declarations else None

    def memory_of(self, seat: int) -> int:
        """The memory as `seat` reads the gauge (1-4-2-3)."""
        return self.memory if seat == 0 else -self.memory

    def places(self) -> Iterator[tuple[str, int, list[int]]]:
        """Every place that holds cards: name, seat (`NOBODY` for none), cards. Each card is in one."""
        for seat, side in enumerate(self.sides):
            yield "deck", seat, side.deck
            yield "digi_egg_deck", seat, side.digi_egg_deck
            yield "hand", seat, side.hand
            yield "trash", seat, side.trash
            yield "security_stack", seat, side.security_stack
        for permanent in self.permanents.values():
            yield "field", permanent.seat, permanent.cards
            if permanent.links:
                yield "link_cards", permanent.seat, permanent.links
        for declared in self.declarations:
            if declared.placed:
                yield "placed", NOBODY, list(declared.placed)
        yield "in_no_area", NOBODY, self.in_no_area
        yield "removed", NOBODY, self.removed
