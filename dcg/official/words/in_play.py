"""What the cards on the field say."""

from __future__ import annotations

from collections.abc import Mapping

from dcg.harmless import inert
from dcg.official.language.card import decode_card
from dcg.official.state.board import Board
from dcg.official.text.render import describe
from dcg.official.words.names import UNREADABLE, Names, address_of


def cards_in_play(board: Board, definitions: Mapping[bytes, bytes]) -> list[list[str]]:
    """The text of each card on the field, name first, once for each card; unknown ones left out."""
    held = [card for side in board.sides for one in side.field() for card in reversed(one.cards)]
    return [
        [inert(line) for line in _described(address, definitions)]
        for address in dict.fromkeys(address_of(board, card) for card in held)
        if address
    ]


def _described(address: bytes, definitions: Mapping[bytes, bytes]) -> list[str]:
    data = definitions.get(address)
    if data is None:
        return ["a card the record has no definition of"]
    return described(data) or [
        f"{Names(definitions).defined(address).name}: of another version of the card language"
    ]


def described(definition: bytes) -> list[str]:
    """What a card is and does by its definition, a line each; empty where this engine cannot read it."""
    try:
        return list(describe(decode_card(definition)))
    except UNREADABLE:
        return []
