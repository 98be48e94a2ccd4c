"""Digimon Battle Evolution at the command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from cli.games.battle_evolution.catalogue import BattleEvolutionCatalogue
from cli.games.battle_evolution.seat import BattleEvolutionDialogue, DrawnBoard
from cli.games.plain import PlainView
from cli.games.view import SeatDialogue
from dcg.battle_evolution.card_game import CARD_GAME
from dcg.battle_evolution.codes.places import Zone
from dcg.battle_evolution.codes.questions import Question, SpanKind
from dcg.battle_evolution.language.card import Card, decode_card
from dcg.battle_evolution.text.render import describe
from dcg.battle_evolution.words.card_names import CardNames
from dcg.battle_evolution.words.telling import BattleEvolutionWords
from dcg.harmless import inert
from dcg.kernel.code import Code
from dcg.kernel.event import Event
from dcg.kernel.header import Header
from dcg.language.printer import Unprintable


class BattleEvolutionView(PlainView):
    """See `cli.games.view.GameView`: lines as any game's, in this game's words."""

    kernel_codes: Sequence[tuple[str, type[Code]]] = (
        ("the `kind` of a span", SpanKind),
        ("the `question` of an answer", Question),
        ("the zones of cards", Zone),
    )

    def __init__(self) -> None:
        super().__init__(CARD_GAME)
        self.words: BattleEvolutionWords = BattleEvolutionWords(CARD_GAME)

    @property
    def catalogue(self) -> BattleEvolutionCatalogue:
        """Cards and decks."""
        return BattleEvolutionCatalogue()

    def board(
        self, state: Any, definitions: Mapping[bytes, bytes], header: Header | None = None
    ) -> DrawnBoard:
        """Both sides in a few lines."""
        return DrawnBoard(self.game, state, definitions)

    def looks(self, definition: bytes) -> tuple[str, list[str]] | None:
        """The card's name."""
        card = _read(definition)
        return None if card is None else (inert(card.name), [])

    def card_text(self, definition: bytes) -> Sequence[str]:
        """What a card is and says; nothing where the definition is no card."""
        card = _read(definition)
        return () if card is None else _said(card)

    def cards_in_play(
        self, state: Any, definitions: Mapping[bytes, bytes]
    ) -> Sequence[Sequence[str]]:
        """The cards that lie open at both sides."""
        names = CardNames(definitions)
        found: dict[str, Sequence[str]] = {}
        for side in state.sides:
            for card in (*side.active, *side.attached, *side.support_zone, *side.destiny_zone):
                known = names.card(state, card)
                if known is not None:
                    found.setdefault(known.number, _said(known))
        return list(found.values())

    def dialogue(
        self, events: Sequence[Event], seat: int, definitions: Mapping[bytes, bytes]
    ) -> SeatDialogue:
        """What a seat knows."""
        return BattleEvolutionDialogue(self.game, self.words, events, seat, definitions)


def _said(card: Card) -> list[str]:
    try:
        return [inert(line) for line in describe(card)]
    except Unprintable:
        return [inert(card.name)]


def _read(definition: bytes) -> Card | None:
    try:
        return decode_card(definition)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


VIEW = BattleEvolutionView()
