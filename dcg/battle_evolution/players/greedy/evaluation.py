"""What things are worth to the greedy player, in KO points.

The numbers are judgement, tried in matches against itself with one of them changed at a time. They are
alike for both sides, so that an exchange can be added up.
"""

from __future__ import annotations

from typing import Final

from dcg.battle_evolution.codes.absent import NO_LEVEL
from dcg.battle_evolution.codes.cards import Level
from dcg.battle_evolution.reading.facts import SideOfCard
from dcg.battle_evolution.reading.match import ArenaMatch
from dcg.battle_evolution.rules.knock_out import VICTORY

WIN: Final = 20.0
"""Winning, or not losing: more than all else together."""

BODY: Final = 0.2
"""An active Digimon, before its numbers."""

HP: Final = 0.0005
"""One HP of it."""

POWER: Final = 0.0004
"""One Power of an attack, on average of the three."""

ABNORMAL: Final = 0.15
"""What an active that cannot evolve by DP is worth less."""

FLAT: Final = 0.08
"""A flat token before it."""

ATTACHMENT: Final = 0.05
"""A card attached to it."""

DP: Final = 0.003
"""One DP, as far as the dearest evolution goes."""

DEAREST: Final = 60
"""The DP that almost every evolution can be had for."""

CARD: Final = 0.05
"""A card in the hand."""

FULL_HAND: Final = 6
"""Cards above this many are discarded when the turn ends."""

TOP_CARD: Final = 0.004
"""A card left in the deck."""

LAST_CARDS: Final = 8
"""Of the last cards of the deck each is worth as much as one in the hand: without a Digimon to play
the match is lost."""


def standing(match: ArenaMatch, seat: int) -> float:
    """How much better a seat stands than the other."""
    return _side(match, seat) - _side(match, 1 - seat)


def _side(match: ArenaMatch, seat: int) -> float:
    side = match.side(seat)
    found = float(side.ko_points) + (WIN if side.ko_points >= VICTORY else 0.0)
    if side.active:
        found += BODY + HP * side.hp + POWER * sum(max(one, 0) for one in side.powers) / 3
        found -= FLAT * side.flat + (ABNORMAL if side.abnormal else 0.0)
        found += ATTACHMENT * len(side.attached)
    found += DP * min(side.dp, DEAREST)
    found += CARD * min(len(side.hand), FULL_HAND)
    deck = len(side.deck)
    return found + TOP_CARD * deck + (CARD - TOP_CARD) * min(deck, LAST_CARDS)


def fresh(facts: SideOfCard, *, abnormal: bool = False) -> float:
    """What a Digimon is worth as it becomes active."""
    hp, powers = facts.hp, facts.powers
    if abnormal:
        hp, powers = facts.halved(hp), tuple(map(facts.halved, powers))  # type: ignore[assignment]
    return BODY + HP * hp + POWER * sum(powers) / 3 - (ABNORMAL if abnormal else 0.0)


def in_hand(match: ArenaMatch, seat: int, card: int) -> float:
    """How much a seat wants to keep a card of its hand.

    What can stand next is wanted most: a future of the active Digimon, or a Level R to start with.
    """
    facts = match.facts(card)
    if not facts.is_digimon:
        return 0.5 if facts.support else 0.4
    side = match.side(seat)
    level = match.facts(side.active[-1]).level if side.active else NO_LEVEL
    others = [match.facts(held) for held in side.hand if held != card]
    if facts.level == level + 1 and side.active and set(side.kinds) & set(facts.kinds):
        return 1.0 + fresh(facts)
    if facts.level == Level.R:
        return 0.3 if any(other.level == Level.R for other in others) else 0.9
    below = any(
        other.level == facts.level - 1 and set(other.kinds) & set(facts.kinds) for other in others
    )
    return 0.7 if below or (side.active and level == facts.level - 2) else 0.35


def to_begin_with(facts: SideOfCard) -> float:
    """How much a card is wanted in the opening hand: first what can be played, then what it evolves to."""
    if facts.is_digimon:
        return {Level.R: 1.0, Level.C: 0.7}.get(Level(facts.level), 0.1)
    return 0.5 if facts.support else 0.3
