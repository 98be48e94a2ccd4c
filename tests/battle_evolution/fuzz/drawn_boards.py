"""Boards drawn at random, so that every Digimon of the package is active somewhere."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

from dcg.battle_evolution.catalogue import catalogue
from dcg.battle_evolution.language.card import Card
from dcg.battle_evolution.scenarios.position import Placing, read_position
from dcg.documents.document import documents
from dcg.opening import Opening
from tests.battle_evolution.fuzz.drawn_decks import drawn


@cache
def digimon() -> list[Card]:
    """Every Digimon there is."""
    return [card for card in catalogue().values() if card.category == "digimon"]


def drawn_board(index: int) -> Opening:
    """The opening of a position: the next two Digimon are active, with cards of drawn decks around."""
    chance = random.Random(index)
    fighters = digimon()
    sides = {}
    for place, seat in enumerate(("you", "opponent")):
        active = fighters[(2 * index + place) % len(fighters)]
        sides[seat] = _side(chance, active, drawn(chance.randrange(10**6)).cards())
    text = json.dumps({**sides, "turn": 3, "phase": chance.choice(["prep", "strategy"])})
    (field,) = documents(text, "drawn board")
    return Placing(read_position(field), {}, catalogue()).opening(0, index)


def _side(chance: random.Random, active: Card, deck: tuple[str, ...]) -> dict[str, Any]:
    cards = [number for number in deck if number != active.number]
    chance.shuffle(cards)
    below = next(number for number in cards if catalogue()[number].level == "R")
    cards.remove(below)
    return {
        "active": [below, active.number],
        "hand": cards[:6],
        "trash": cards[6:12],
        "deck": cards[12:],
        "hp": chance.randint(20, 120) * 10,
    }
