"""A board of this game on the screen, and what a seat is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cli.games.battle_evolution.cards import described, read_card
from cli.games.battle_evolution.page_fields import DrawnSide
from cli.games.plain.board import PlainBoard
from cli.games.plain.seat import PlainSeat
from cli.games.view import Fields, WordNumbers
from dcg.battle_evolution.language.card import Card
from dcg.battle_evolution.state.contents import Contents
from dcg.battle_evolution.words.card_names import CardNames
from dcg.battle_evolution.words.telling import BattleEvolutionBoard, BattleEvolutionSeat
from dcg.game import CardGame
from dcg.harmless import inert, one_line
from dcg.kernel.decision import Decision
from dcg.telling import Choice


class DrawnBoard(BattleEvolutionBoard, PlainBoard):
    """See `cli.games.view.BoardView`: lines on a terminal, sides with cards in the web page."""

    def __init__(self, game: CardGame, state: Any, definitions: Mapping[bytes, bytes]) -> None:
        super().__init__(game, state, definitions)
        names = CardNames(definitions)
        self._pictures = [DrawnSide.of(names, state, seat) for seat in (0, 1)]

    def fields(self, words: WordNumbers) -> Fields:
        """For the web page."""
        found: Fields = {
            "turn": self.turn,
            "player": self.player,
            "phase": words[self.phase],
        }
        for picture in self._pictures:
            found |= picture.fields(words)
        return found


class BattleEvolutionDialogue(PlainSeat):
    """See `cli.games.view.SeatDialogue`: cards by name where the seat knows them."""

    def board(self) -> DrawnBoard:
        """The board as the seat knows it."""
        return DrawnBoard(self._game, self._state, self._definitions)

    def question(self, asked: Decision, state: Any) -> list[str]:
        """What is asked."""
        return BattleEvolutionSeat(self._definitions).question(asked, state)

    def choices(self, asked: Decision, state: Any) -> list[Choice]:
        """The answers there are."""
        return BattleEvolutionSeat(self._definitions).choices(asked, state)

    def card(self, words: str) -> list[str]:
        """What the cards of that number or name do, of those the seat has seen."""
        wanted = words.lower()
        if not wanted:
            return ["c CARD: name a card you have seen, or a part of its name"]
        assert isinstance(self._state, Contents)
        # The seat's own log names no other definitions.
        known = [card for card in map(self._read, self._state.definitions) if card is not None]
        exact = [card for card in known if wanted in (card.number.lower(), card.name.lower())]
        found = exact or [card for card in known if wanted in card.name.lower()]
        if not found:
            return [f"no card you have seen is called {one_line(words)!r}"]
        return [
            f"  {inert(line)}"
            for card in sorted(found, key=lambda card: card.number)
            for line in described(card)
        ]

    def _read(self, address: bytes) -> Card | None:
        data = self._definitions.get(address)
        return None if data is None else read_card(data)
