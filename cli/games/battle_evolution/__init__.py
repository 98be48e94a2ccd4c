"""Digimon Battle Evolution at the command line: its cards and decks; events and boards in plain words."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cli.games.battle_evolution.catalogue import BattleEvolutionCatalogue
from cli.games.catalogue import CatalogueView
from cli.games.plain import PlainView
from dcg.battle_evolution.card_game import CARD_GAME
from dcg.battle_evolution.language.card import decode_card
from dcg.battle_evolution.text.render import describe
from dcg.harmless import inert
from dcg.language.printer import Unprintable


class BattleEvolutionView(PlainView):
    """See `cli.games.view.GameView`."""

    @property
    def catalogue(self) -> CatalogueView:
        """Cards with the facts of their frame, decks with both zones."""
        return BattleEvolutionCatalogue()

    def card_text(self, definition: bytes) -> Sequence[str]:
        """What a card is and says; nothing where the definition is no card."""
        try:
            lines = describe(decode_card(definition))
        except (msgspec.DecodeError, UnicodeDecodeError, Unprintable):
            return ()
        return [inert(line) for line in lines]


VIEW = BattleEvolutionView(CARD_GAME)
