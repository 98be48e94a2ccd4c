"""Random legal positions of invented cards, and decks of them."""

from __future__ import annotations

from collections.abc import Sequence

from dcg.kernel.chance import Stream
from dcg.official.language.card import Card
from dcg.official.positions.placing import place
from dcg.official.positions.position import PHASES, CardHere, PermanentHere, Position, SidePosition
from dcg.official.scenarios.start import DeckHere, DecksHere, deal
from dcg.opening import Opening
from tests.official.board_fuzz.cards import CardInventor

ONE_IN_SO_MANY_FROM_DECKS = 12
"""Boards that begin before set-up: decks are presented, shuffled and drawn from."""


def opening(seed: int, number: int) -> Opening:
    """How the match on a board begins; the same number, the same board."""
    chance = Stream(seed, number, "board")
    cards = CardInventor(chance).cards()
    inventing = _Boards(chance, cards)
    if number % ONE_IN_SO_MANY_FROM_DECKS == ONE_IN_SO_MANY_FROM_DECKS - 1:
        decks = DecksHere((inventing.deck(), inventing.deck()), f"board {number}")
        return deal(decks, cards, {}, 0, seed).opening
    return place(inventing.position(f"board {number}"), cards, {}, you=chance.below(2)).opening


class _Boards:
    def __init__(self, chance: Stream, cards: dict[str, Card]) -> None:
        self.chance = chance
        self.cards = cards
        self.eggs = self.of("digi_egg")
        self.tamers = self.of("tamer")
        self.plugs = [number for number, card in cards.items() if card.link]
        self.main = [number for number in cards if number not in self.eggs]

    def of(self, category: str) -> list[str]:
        return [number for number, card in self.cards.items() if card.category == category]

    def position(self, source: str) -> Position:
        """A board. The turn player has memory; before the main phase, at least 1 (4-1)."""
        chance = self.chance
        phase = chance.pick((*PHASES, "main", "main", "main"))
        return Position(
            (self.side(), self.side()),
            turn=chance.below(2),
            turn_number=2 + chance.below(9),
            phase=phase,
            memory=chance.below(8) if phase == "main" else 1 + chance.below(4),
            first_player=chance.below(2),
            source=source,
        )

    def side(self) -> SidePosition:
        chance = self.chance
        areas = {
            "deck": self.some(self.main, 4 + chance.below(14)),
            "digi_egg_deck": self.some(self.eggs, chance.below(4)),
            "hand": self.some(self.main, chance.below(8)),
            "trash": self.some(self.main, chance.below(9)),
            "security_stack": self.some(self.main, chance.below(6), face_up=True),
        }
        battle = tuple(self.standing() for _ in range(chance.below(5)))
        breeding = self.hatched() if chance.below(2) else None
        return SidePosition(areas, battle, breeding)

    def some(
        self, numbers: Sequence[str], count: int, *, face_up: bool = False
    ) -> tuple[CardHere, ...]:
        return tuple(
            self.here(self.chance.pick(numbers), face_up and self.chance.below(6) == 0)
            for _ in range(count)
        )

    def here(self, number: str, face_up: bool = False) -> CardHere:
        return CardHere(number, None, face_up, 1, "")

    def standing(self) -> PermanentHere:
        """A Digimon with what it digivolved from, or a Tamer."""
        chance = self.chance
        if chance.below(5) == 0:
            return self.permanent([chance.pick(self.tamers)])
        return self.permanent(self.stack(chance.below(2) == 0))

    def hatched(self) -> PermanentHere:
        """A Digi-Egg, or a Digimon that digivolved from one."""
        if self.chance.below(2):
            return self.permanent([self.chance.pick(self.eggs)])
        return self.permanent(self.stack(True))

    def stack(self, from_egg: bool) -> list[str]:
        """Cards of rising level, from the bottom."""
        found = [self.chance.pick(self.eggs)] if from_egg else []
        top = 3 + self.chance.below(4)
        lowest = 3 if from_egg else top - self.chance.below(top - 2)
        for level in range(lowest, top + 1):
            fitting = [number for number, card in self.cards.items() if card.level == level]
            found.append(self.chance.pick(fitting))
        return found

    def permanent(self, numbers: list[str]) -> PermanentHere:
        chance = self.chance
        return PermanentHere(
            tuple(self.here(number) for number in numbers),
            None,
            chance.below(4) == 0,
            chance.below(5) == 0,
            1,
            "",
            self.links(numbers[-1]),
        )

    def links(self, top: str) -> tuple[CardHere, ...]:
        """Link cards of a Digimon, sometimes more or others than the rules leave it."""
        chance = self.chance
        if top in self.tamers or not self.plugs or chance.below(4):
            return ()
        return self.some(self.plugs, 1 + (chance.below(4) == 0))

    def deck(self) -> DeckHere:
        return DeckHere(self.some(self.main, 25), self.some(self.eggs, 4))
