"""Boards drawn at random, so that every Digimon of the package is active somewhere."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

from dcg.battle_evolution.catalogue import catalogue
from dcg.battle_evolution.language.abilities import Flatten
from dcg.battle_evolution.language.card import Card
from dcg.battle_evolution.language.effect import When
from dcg.battle_evolution.language.processes import battle, power
from dcg.battle_evolution.reading.trees import nodes_in
from dcg.battle_evolution.scenarios.position import Placing, read_position
from dcg.documents.document import documents
from dcg.opening import Opening
from tests.battle_evolution.fuzz.drawn_decks import drawn, fits

BRINGS_ABOUT: dict[str, tuple[type[Any], ...]] = {
    "is_flattened": (battle.AddFlat, Flatten),
    "changes_type": (battle.ChangeType, battle.GainType, battle.LoseType, battle.SwapTypes),
    "recovers": (power.Recover, power.MultiplyHp),
    "revives": (battle.Revive,),
    "gains_power": (power.Boost, power.MultiplyPower),
}
"""What happens seldom by itself, and the processes and abilities that bring it about."""
HELPING = 3
"""So many cards of a hand bring about what an active waits for."""
DP_CARDS = 6
"""So many cards are racked: most futures can be had for them."""


@cache
def digimon() -> list[Card]:
    """Every Digimon there is."""
    return [card for card in catalogue().values() if card.category == "digimon"]


def drawn_board(index: int) -> Opening:
    """The opening of a position: the next two Digimon are active, with cards of drawn decks around."""
    chance = random.Random(index)
    fighters = digimon()
    actives = [fighters[(2 * index + place) % len(fighters)] for place in (0, 1)]
    helping = [card for active in actives for card in _bringing_about(chance, active)]
    sides = {
        seat: _side(chance, active, drawn(chance.randrange(10**6)).cards(), helping)
        for seat, active in zip(("you", "opponent"), actives, strict=True)
    }
    text = json.dumps({**sides, "turn": 3, "phase": chance.choice(["prep", "strategy"])})
    (field,) = documents(text, "drawn board")
    return Placing(read_position(field), {}, catalogue()).opening(0, index)


def _bringing_about(chance: random.Random, active: Card) -> list[str]:
    """Cards that bring about what the active waits for, where that happens seldom."""
    waited = {node.event for node in nodes_in(active.effects) if isinstance(node, When)}
    kinds = tuple(kind for event in waited for kind in BRINGS_ABOUT.get(event, ()))
    found = [
        card.number
        for card in catalogue().values()
        if card.level != "M" and any(isinstance(node, kinds) for node in nodes_in(card))
    ]
    return chance.sample(found, HELPING) if found else []


def _future(chance: random.Random, active: Card) -> Card | None:
    """A Digimon that the active can evolve to: with it in its box, or a Level M that shares a type."""
    named = [
        card
        for card in digimon()
        if any(fits(active, name) for line in card.box for name in line.of)
    ]
    found = named or [
        card
        for card in digimon()
        if (active.level, card.level) == ("U", "M") and {*active.types} & {*card.types}
    ]
    return chance.choice(found) if found else None


def _side(
    chance: random.Random, active: Card, deck: tuple[str, ...], helping: list[str]
) -> dict[str, Any]:
    cards = [number for number in deck if number != active.number]
    chance.shuffle(cards)
    below = next(number for number in cards if catalogue()[number].level == "R")
    cards.remove(below)
    future = _future(chance, active)
    mega = future is not None and future.level == "M"
    hand = cards[:6] + helping + ([future.number] if future is not None and not mega else [])
    return {
        "active": [below, active.number],
        "hand": hand,
        "trash": cards[6:12],
        "dp_zone": [number for number in cards[12:] if catalogue()[number].plus_p][:DP_CARDS],
        "destiny_zone": [future.number] if future is not None and mega else [],
        "deck": cards[12:],
        "hp": chance.randint(20, 120) * 10,
    }
