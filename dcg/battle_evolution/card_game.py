"""Digimon Battle Evolution as the layers above know it (see `dcg.game.CardGame`).

What only playing needs is loaded when it is first asked for: reading a match takes no rules.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from dcg.battle_evolution.codes.places import ZONE_NAMES
from dcg.battle_evolution.codes.questions import QUESTION_NAMES, SPAN_NAMES
from dcg.battle_evolution.columns import BattleEvolutionColumns
from dcg.battle_evolution.deck import DeckList
from dcg.battle_evolution.events.setup import CardNamed, CardsDefined
from dcg.battle_evolution.game import BattleEvolutionGame
from dcg.battle_evolution.limits import BattleEvolutionLimits
from dcg.battle_evolution.title import TITLE
from dcg.battle_evolution.turns import BattleEvolutionTurns
from dcg.decks import TournamentCheck
from dcg.definitions import split
from dcg.kernel.chance import Stream
from dcg.kernel.changes import Change
from dcg.kernel.course import HiddenRedealt
from dcg.kernel.event import Event
from dcg.kernel.header import Header
from dcg.kernel.session import Player
from dcg.opening import Opening

if TYPE_CHECKING:
    from dcg.battle_evolution.card_text import BattleEvolutionCardText
    from dcg.battle_evolution.language.card import Card
    from dcg.battle_evolution.rules.engine import BattleEvolutionRules
    from dcg.battle_evolution.scenarios.vocabulary import BattleEvolutionVocabulary
    from dcg.battle_evolution.words.telling import BattleEvolutionTelling


class BattleEvolutionDefinitions:
    """See `dcg.game.Definitions`."""

    kinds: Collection[type[Event]] = frozenset({CardsDefined, CardNamed, HiddenRedealt})

    def named(self, event: Event) -> Sequence[bytes]:
        """The cards of both players, the one that is told, or those that are dealt anew."""
        if isinstance(event, CardsDefined):
            return split(event.addresses)
        if isinstance(event, CardNamed) and event.definition:
            return (event.definition,)
        if isinstance(event, HiddenRedealt):
            return tuple(dict.fromkeys(event.became))
        return ()


class BattleEvolutionNames:
    """See `dcg.game.CodeNames`."""

    questions = QUESTION_NAMES
    spans = SPAN_NAMES
    zones = ZONE_NAMES


class BattleEvolutionDecks:
    """See `dcg.game.Decks`."""

    def cards(self) -> Mapping[str, Card]:
        """The catalogue."""
        from dcg.battle_evolution.catalogue import catalogue  # noqa: PLC0415

        return catalogue()

    def built_in(self) -> Mapping[str, DeckList]:
        """The decks that come with the package."""
        from dcg.battle_evolution.catalogue import decks  # noqa: PLC0415

        return decks()

    def read(self, text: str, source: str) -> DeckList:
        """A deck file. Raises `NotADeck`."""
        from dcg.battle_evolution.catalogue import read_deck  # noqa: PLC0415

        return read_deck(text, source)

    def is_code(self, word: str) -> bool:
        """This game has no deck codes."""
        return False

    @property
    def forms(self) -> Sequence[str]:
        """The forms a deck is written in."""
        from dcg.battle_evolution.catalogue.deck_file import FORMS  # noqa: PLC0415

        return tuple(FORMS)

    def write(self, deck: DeckList, form: str) -> str:
        """The deck in one of these forms."""
        from dcg.battle_evolution.catalogue.deck_file import FORMS  # noqa: PLC0415

        return FORMS[form](deck, self.cards())

    def problems(self, deck: DeckList) -> Sequence[str]:
        """What deck construction forbids (d-1 to d-19), and cards that nothing runs."""
        from dcg.battle_evolution.catalogue import problems  # noqa: PLC0415
        from dcg.battle_evolution.effects.support import lacking  # noqa: PLC0415

        return problems(deck, self.cards(), lacking)

    def tournament_check(self, deck: DeckList, date: str | None = None) -> TournamentCheck:
        """This game has no restriction lists."""
        return TournamentCheck()


class BattleEvolutionCardGame(BattleEvolutionGame):
    """See `dcg.game.CardGame`."""

    title = TITLE
    changes: Sequence[Change] = ()
    turns = BattleEvolutionTurns()
    columns = BattleEvolutionColumns()
    definitions = BattleEvolutionDefinitions()
    limits = BattleEvolutionLimits()
    names = BattleEvolutionNames()
    decks = BattleEvolutionDecks()

    @property
    def players(self) -> Mapping[str, Callable[[Stream], Player]]:
        """`random` and `greedy`."""
        from dcg.battle_evolution.players import PLAYERS  # noqa: PLC0415

        return PLAYERS

    @property
    def telling(self) -> BattleEvolutionTelling:
        """Its words, boards and questions."""
        from dcg.battle_evolution.words.telling import BattleEvolutionTelling  # noqa: PLC0415

        return BattleEvolutionTelling(self)

    @property
    def scenarios(self) -> BattleEvolutionVocabulary:
        """Positions and scenarios of this game."""
        from dcg.battle_evolution.scenarios import BATTLE_EVOLUTION_VOCABULARY  # noqa: PLC0415

        return BATTLE_EVOLUTION_VOCABULARY

    @property
    def card_text(self) -> BattleEvolutionCardText:
        """The compiler of its cards."""
        from dcg.battle_evolution.card_text import BattleEvolutionCardText  # noqa: PLC0415
        from dcg.battle_evolution.effects.support import lacking  # noqa: PLC0415

        return BattleEvolutionCardText(lacking)

    def opening(
        self, header: Header, decks: tuple[DeckList, DeckList], cards: Mapping[str, Card]
    ) -> Opening:
        """Header, definitions and both decks."""
        from dcg.battle_evolution.opening import opening  # noqa: PLC0415

        return opening(header, decks, cards)

    def rules_with(self, definitions: Mapping[bytes, bytes]) -> BattleEvolutionRules:
        """The rules of the page; matches between the same cards share them."""
        from dcg.battle_evolution.rules.engine import rules_with  # noqa: PLC0415

        return rules_with(definitions)


CARD_GAME = BattleEvolutionCardGame()
