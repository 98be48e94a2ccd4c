"""The opening of a match between two decks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from dcg.definitions import DefinitionTable, Encoded
from dcg.kernel.course import MatchStarted
from dcg.kernel.header import Header
from dcg.official.deck import DeckList
from dcg.official.events.setup import DeckPresented, DefinitionsGiven
from dcg.official.language.card import Card, encode_card
from dcg.opening import Opening

_ENCODED: Final = Encoded(encode_card)


class CardTable(DefinitionTable):
    """The cards a match needs, in order of first mention, each once."""

    def __init__(self) -> None:
        super().__init__()
        self._tokens: dict[bytes, bytes] = {}

    def place(self, card: Card) -> int:
        """The card's place in the list, adding it if new."""
        self._note_tokens(card)
        return self.add(*_ENCODED.of(card))

    def _note_tokens(self, card: Card) -> None:
        for token in card.tokens:
            data, key = _ENCODED.of(token)
            self._tokens[key] = data
            self._note_tokens(token)

    def event(self) -> DefinitionsGiven:
        """The event that gives them all: those of Tokens that the cards can play come last."""
        for key, data in self._tokens.items():
            self.add(data, key)
        return DefinitionsGiven(self.addresses)


def opening(header: Header, decks: tuple[DeckList, DeckList], cards: Mapping[str, Card]) -> Opening:
    """The opening of a match between two decks.

    `cards` maps card numbers to definitions; a number that is missing raises `KeyError`.
    """
    table = CardTable()
    presented = [
        DeckPresented(
            seat,
            tuple((table.place(cards[number]), copies) for number, copies in held.deck.items()),
            tuple(
                (table.place(cards[number]), copies)
                for number, copies in held.digi_egg_deck.items()
            ),
        )
        for seat, held in enumerate(decks)
    ]
    return Opening((MatchStarted(header), table.event(), *presented), table.definitions)
