"""The opening of a match between two decks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from dcg.battle_evolution.codes.absent import NO_DEFINITION
from dcg.battle_evolution.deck import DeckList
from dcg.battle_evolution.events.setup import CardsDefined, DeckBrought
from dcg.battle_evolution.language.card import Card, encode_card
from dcg.definitions import DefinitionTable, Encoded
from dcg.kernel.course import MatchStarted
from dcg.kernel.header import Header
from dcg.opening import Opening

_ENCODED: Final = Encoded(encode_card)


def opening(header: Header, decks: tuple[DeckList, DeckList], cards: Mapping[str, Card]) -> Opening:
    """Header, definitions, and what both players bring.

    `cards` maps card numbers to definitions; a number that is missing raises `KeyError`.
    """
    table = DefinitionTable()

    def place(number: str) -> int:
        return table.add(*_ENCODED.of(cards[number]))

    brought = [
        DeckBrought(
            seat,
            tuple((place(number), copies) for number, copies in held.deck.items()),
            tuple((place(number), copies) for number, copies in held.destiny_zone.items()),
            place(held.partner) if held.partner else NO_DEFINITION,
            tuple((place(number), faces) for number, faces in held.faces.items() if any(faces)),
        )
        for seat, held in enumerate(decks)
    ]
    given = CardsDefined(table.addresses)
    return Opening((MatchStarted(header), given, *brought), table.definitions)
