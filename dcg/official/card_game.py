"""The Digimon Card Game as the layers above know it (see `dcg.game.CardGame`).

What only playing needs is loaded when it is first asked for: reading a match takes no rules.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from dcg.decks import TournamentCheck
from dcg.definitions import split
from dcg.kernel.chance import Stream
from dcg.kernel.course import HiddenRedealt
from dcg.kernel.event import Event
from dcg.kernel.header import Header
from dcg.kernel.session import Player
from dcg.official.changes import CHANGES
from dcg.official.codes import places, questions, spans
from dcg.official.columns import OfficialColumns
from dcg.official.deck import DeckList
from dcg.official.events.setup import CardIdentified, DefinitionsGiven
from dcg.official.game import OfficialGame
from dcg.official.limits import OfficialLimits
from dcg.official.turns import OfficialTurns
from dcg.opening import Opening

if TYPE_CHECKING:
    from dcg.official.card_text import OfficialCardText
    from dcg.official.language.card import Card
    from dcg.official.rules import OfficialRules
    from dcg.official.scenarios.vocabulary import OfficialVocabulary
    from dcg.official.words.telling import OfficialTelling


class OfficialDefinitions:
    """See `dcg.game.Definitions`."""

    kinds: Collection[type[Event]] = frozenset({DefinitionsGiven, CardIdentified, HiddenRedealt})

    def named(self, event: Event) -> Sequence[bytes]:
        """The cards of both players, the one that is told, or those that are dealt anew."""
        if isinstance(event, DefinitionsGiven):
            return split(event.addresses)
        if isinstance(event, CardIdentified) and event.definition:
            return (event.definition,)
        if isinstance(event, HiddenRedealt):
            return tuple(dict.fromkeys(event.became))
        return ()


class OfficialNames:
    """See `dcg.game.CodeNames`."""

    questions = questions.NAMES
    spans = spans.NAMES
    zones = places.NAMES


class OfficialDecks:
    """See `dcg.game.Decks`."""

    def cards(self) -> Mapping[str, Card]:
        """The catalogue."""
        from dcg.official.catalogue import catalogue  # noqa: PLC0415

        return catalogue()

    def built_in(self) -> Mapping[str, DeckList]:
        """The decks that come with the package."""
        from dcg.official.catalogue import decks  # noqa: PLC0415

        return decks()

    def read(self, text: str, source: str) -> DeckList:
        """YAML, JSON, CSV, or a line a card. Raises `NotADeck`."""
        from dcg.official.catalogue import read_deck  # noqa: PLC0415

        return read_deck(text, source, self.cards())

    def is_code(self, word: str) -> bool:
        """A deck code."""
        from dcg.official.catalogue.deck_code import is_deck_code  # noqa: PLC0415

        return is_deck_code(word)

    @property
    def forms(self) -> Sequence[str]:
        """Lines, JSON, CSV, a list for simulators of a table, a deck code."""
        from dcg.official.catalogue.deck_forms import FORMS  # noqa: PLC0415

        return tuple(FORMS)

    def write(self, deck: DeckList, form: str) -> str:
        """The deck in one of these forms."""
        from dcg.official.catalogue.deck_forms import FORMS  # noqa: PLC0415

        return FORMS[form](deck, self.cards())

    def problems(self, deck: DeckList) -> Sequence[str]:
        """What 1-4-1 forbids."""
        from dcg.official.catalogue import problems  # noqa: PLC0415

        return problems(deck, self.cards())

    def tournament_check(self, deck: DeckList, date: str | None = None) -> TournamentCheck:
        """The restriction list."""
        from dcg.official.catalogue.restrictions import check  # noqa: PLC0415

        return check(deck, self.cards(), date)


class OfficialCardGame(OfficialGame):
    """See `dcg.game.CardGame`."""

    title = "Digimon Card Game"
    changes = CHANGES
    turns = OfficialTurns()
    columns = OfficialColumns()
    definitions = OfficialDefinitions()
    limits = OfficialLimits()
    names = OfficialNames()
    decks = OfficialDecks()

    @property
    def players(self) -> Mapping[str, Callable[[Stream], Player]]:
        """`random` and `greedy`."""
        from dcg.official.players import PLAYERS  # noqa: PLC0415

        return PLAYERS

    @property
    def telling(self) -> OfficialTelling:
        """Its words, boards and questions."""
        from dcg.official.words.telling import OFFICIAL_TELLING  # noqa: PLC0415

        return OFFICIAL_TELLING

    @property
    def scenarios(self) -> OfficialVocabulary:
        """Positions and scenarios of this game."""
        from dcg.official.scenarios import VOCABULARY  # noqa: PLC0415

        return VOCABULARY

    @property
    def card_text(self) -> OfficialCardText:
        """The compiler of its cards."""
        from dcg.official.card_text import OFFICIAL_CARD_TEXT  # noqa: PLC0415

        return OFFICIAL_CARD_TEXT

    def opening(
        self, header: Header, decks: tuple[DeckList, DeckList], cards: Mapping[str, Card]
    ) -> Opening:
        """Header, definitions and both decks."""
        from dcg.official.opening import opening  # noqa: PLC0415

        return opening(header, decks, cards)

    def rules_with(self, definitions: Mapping[bytes, bytes]) -> OfficialRules:
        """The comprehensive rules; matches between the same cards share them."""
        from dcg.official.rules_with import rules_with  # noqa: PLC0415

        return rules_with(definitions)


CARD_GAME = OfficialCardGame()
