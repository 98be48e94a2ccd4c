"""One player's areas (rule 3)."""

from __future__ import annotations

from dcg.official.state.permanent import Permanent


class Side:
    """Ordered areas end with their top card, so that the top is taken first."""

    __slots__ = (
        "battle_area",
        "breeding_area",
        "deck",
        "digi_egg_deck",
        "face_up",
        "hand",
        "security_stack",
        "trash",
    )

    def __init__(self) -> None:
        self.deck: list[int] = []
        self.digi_egg_deck: list[int] = []
        self.hand: list[int] = []
        self.trash: list[int] = []
        self.security_stack: list[int] = []
        self.face_up: list[int] = []
        self.battle_area: list[Permanent] = []
        self.breeding_area: Permanent | None = None

    def copy(self, permanents: dict[int, Permanent]) -> Side:
        """An independent copy whose permanents are those of `permanents`, by id."""
        twin = Side.__new__(Side)
        twin.deck = self.deck.copy()
        twin.digi_egg_deck = self.digi_egg_deck.copy()
        twin.hand = self.hand.copy()
        twin.trash = self.trash.copy()
        twin.security_stack = self.security_stack.copy()
        twin.face_up = self.face_up.copy()
        twin.battle_area = [permanents[permanent.id] for permanent in self.battle_area]
        breeding = self.breeding_area
        twin.breeding_area = permanents[breeding.id] if breeding else None
        return twin

    def field(self) -> list[Permanent]:
        """Everything on this player's field."""
        if self.breeding_area is None:
            return self.battle_area
        return [*self.battle_area, self.breeding_area]
