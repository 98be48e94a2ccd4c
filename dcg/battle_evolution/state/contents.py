"""All that a state holds."""

from __future__ import annotations

from typing import Self

from dcg.battle_evolution.codes.absent import NO_DEFINITION
from dcg.battle_evolution.codes.turn import Phase
from dcg.battle_evolution.events.effects import Lasting
from dcg.battle_evolution.state.player_side import PlayerSide
from dcg.kernel.absent import NOBODY
from dcg.kernel.state import Course


class Contents:
    """Everything that is true in a match. Cards are small integers, each in exactly one zone.

    `partners` are the declared partners, `destined` the cards that left a Destiny Zone, `activated`
    those whose ACTIVATE was used, `faces` the sides of flipped cards, `used` the effects used this turn.
    `positions` are numbers for the positions at the start of turns.
    `first_attacks` are the seats in the order they gained a 1st Attack, `barred` those that cannot.
    """

    __slots__ = (
        "activated",
        "barred",
        "course",
        "definition_of",
        "definitions",
        "destined",
        "evolved",
        "faces",
        "first_attacks",
        "first_player",
        "lasting",
        "owner_of",
        "partners",
        "phase",
        "player",
        "positions",
        "racked",
        "sides",
        "turn",
        "used",
    )

    def __init__(self) -> None:
        self.course = Course()
        self.definitions: list[bytes] = []
        self.definition_of: list[int] = []
        self.owner_of: list[int] = []
        self.sides: tuple[PlayerSide, PlayerSide] = (PlayerSide(), PlayerSide())
        self.partners: list[int] = []
        self.destined: list[int] = []
        self.activated: list[int] = []
        self.faces: dict[int, int] = {}
        self.used: list[tuple[int, int]] = []
        self.lasting: list[Lasting] = []
        self.first_attacks: tuple[int, ...] = ()
        self.barred: tuple[int, ...] = ()
        self.first_player = NOBODY
        self.turn = 0
        self.player = NOBODY
        self.positions: list[int] = []
        self.phase: Phase = Phase.NONE
        self.evolved = False
        self.racked = 0

    def copy(self) -> Self:
        """An independent copy."""
        twin = self.__class__.__new__(self.__class__)
        twin.course = self.course.copy()
        twin.sides = (self.sides[0].copy(), self.sides[1].copy())
        twin.definitions = self.definitions.copy()
        twin.definition_of = self.definition_of.copy()
        twin.owner_of = self.owner_of.copy()
        twin.partners = self.partners.copy()
        twin.destined = self.destined.copy()
        twin.activated = self.activated.copy()
        twin.faces = self.faces.copy()
        twin.used = self.used.copy()
        twin.lasting = self.lasting.copy()
        twin.positions = self.positions.copy()
        twin.first_attacks = self.first_attacks
        twin.barred = self.barred
        twin.first_player = self.first_player
        twin.turn = self.turn
        twin.player = self.player
        twin.phase = self.phase
        twin.evolved = self.evolved
        twin.racked = self.racked
        return twin

    def address(self, card: int) -> bytes:
        """The content address of a card's definition, empty where nobody knows it."""
        place = self.definition_of[card] if card >= 0 else NO_DEFINITION
        return self.definitions[place] if place != NO_DEFINITION else b""
