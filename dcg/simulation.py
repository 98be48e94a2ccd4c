"""Playing one recorded match from start to end, no store involved."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from dcg.kernel.chance import Stream, match_id
from dcg.kernel.event import Event
from dcg.kernel.header import Seat
from dcg.kernel.rerun import start
from dcg.kernel.session import drawn_from, play
from dcg.official.deck import Deck
from dcg.official.game import GAME
from dcg.official.language.card import Card
from dcg.official.opening import Opening, match_header, opening
from dcg.official.players import PLAYERS
from dcg.official.rules import OfficialRules

__all__ = ["PLAYERS", "Plan", "Played", "planned_opening", "simulate"]


@dataclass(frozen=True)
class Plan:
    """One match to play: who brings what, and where its chance comes from."""

    decks: tuple[Deck, Deck]
    players: tuple[str, str]
    seed: int
    index: int


@dataclass(frozen=True)
class Played:
    """A finished match: its id, all its events, the definitions they need."""

    id: str
    events: list[Event]
    definitions: Mapping[bytes, bytes]


def planned_opening(plan: Plan, cards: Mapping[str, Card]) -> tuple[str, Opening]:
    """The match's id and opening: known before it is played."""
    seats = tuple(
        Seat(held.label, player) for held, player in zip(plan.decks, plan.players, strict=True)
    )
    begun = opening(match_header((seats[0], seats[1]), plan.seed, plan.index), plan.decks, cards)
    content = GAME.registry.encode(begun.events)
    return str(match_id(plan.seed, plan.index, content)), begun


def simulate(plan: Plan, cards: Mapping[str, Card], rules: OfficialRules) -> Played:
    """Plays the planned match. The same plan and cards give the same events, byte for byte."""
    identity, begun = planned_opening(plan, cards)
    session = start(rules, begun.events, drawn_from(Stream(plan.seed, plan.index, "chance")))
    players = [
        PLAYERS[name](Stream(plan.seed, plan.index, f"player/{seat}"))
        for seat, name in enumerate(plan.players)
    ]
    play(session, players)
    return Played(identity, session.match.log, begun.definitions)
