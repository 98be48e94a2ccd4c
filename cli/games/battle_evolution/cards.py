"""Cards of Digimon Battle Evolution as they are told."""

from __future__ import annotations

import msgspec

from dcg.battle_evolution.language.card import Card, decode_card
from dcg.battle_evolution.text.render import describe
from dcg.harmless import inert
from dcg.language.printer import Unprintable


def described(card: Card) -> list[str]:
    """Facts and effects, a line each; the name alone where they cannot be said."""
    try:
        return [inert(line) for line in describe(card)]
    except Unprintable:
        return [inert(card.name)]


def read_card(definition: bytes) -> Card | None:
    """The card of a definition, None where it is none."""
    try:
        return decode_card(definition)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
