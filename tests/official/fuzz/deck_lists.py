"""Matches between the decks that people played and that can be played here, each against others in turn."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Final

from dcg import games
from dcg.decks import Deck
from dcg.kernel.chance import CHANCE, PLAYERS, Stream
from dcg.kernel.decision import Decision
from dcg.kernel.rerun import start
from dcg.kernel.session import Player, drawn_from
from dcg.official.catalogue import catalogue, decks
from dcg.official.game import GAME
from dcg.official.rules import OfficialRules
from dcg.official.support import lacking
from dcg.simulation import Plan, planned_opening
from tests.official.board_fuzz.matches import FuzzedMatch
from tests.official.fuzz.eager import EagerPlayer
from tests.official.fuzz.matches import ENDLESS

SEED: Final = 7_000
KINDS: Final = ("random", "eager", "greedy")
"""Who plays, one round after the other."""


@cache
def playable() -> tuple[str, ...]:
    """Every built-in deck of which every card runs, by id."""
    cards = catalogue()
    return tuple(
        name
        for name, held in sorted(decks().items())
        if not any(cards[one].unread or lacking(cards[one]) for one in _numbers(held))
    )


def _numbers(deck: Deck) -> set[str]:
    return {*deck.cards(), *deck.digi_eggs()}  # type: ignore[attr-defined]


def pairs(round_number: int) -> list[tuple[str, str]]:
    """All of them in pairs, other ones each round; of an odd number one sits out."""
    order = list(playable())
    random.Random(SEED + round_number).shuffle(order)
    return list(zip(order[::2], order[1::2], strict=False))


def played(round_number: int, number: int) -> FuzzedMatch:
    """The match of one pair of a round, to its end."""
    kind = KINDS[round_number % len(KINDS)]
    first, second = pairs(round_number)[number]
    seed = SEED + round_number
    plan = Plan((decks()[first], decks()[second]), (kind, kind), seed, number)
    _, begun = planned_opening(plan, catalogue())
    rules = OfficialRules(begun.definitions)
    players = [_player(kind, Stream(seed, number, purpose)) for purpose in PLAYERS]
    session = start(rules, begun.events, drawn_from(Stream(seed, number, CHANCE)))
    fewest = 99
    while isinstance(asked := session.request, Decision):
        assert len(session.match.log) < ENDLESS, "endless"
        fewest = min(fewest, len(asked.options))
        session.choose(players[asked.seat].choose(session.match, asked))
    return FuzzedMatch(begun, list(session.match.log), rules, fewest, session.over)


def _player(kind: str, chance: Stream) -> Player:
    if kind == "eager":
        return EagerPlayer(chance.below(2**31))
    make: Callable[[Stream], Player] = games.find(GAME.name).players[kind]
    return make(chance)
