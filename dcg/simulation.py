"""Playing one recorded match from start to end, no store involved."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from dcg import games
from dcg.decks import Deck, game_of
from dcg.kernel.chance import CHANCE, PLAYERS, Stream, match_id
from dcg.kernel.header import Seat
from dcg.kernel.rerun import start
from dcg.kernel.rules import Rules
from dcg.kernel.session import drawn_from, play
from dcg.opening import Opening, match_header
from dcg.record import MatchRecord


@dataclass(frozen=True)
class Plan:
    """One match to play: who brings what, and where its chance comes from."""

    decks: tuple[Deck, Deck]
    players: tuple[str, str]
    seed: int
    index: int

    @property
    def game(self) -> str:
        """The name of the game the decks are of. Raises `ValueError` where they are of two."""
        return game_of(self.decks)


def planned_opening(plan: Plan, cards: Mapping[str, Any]) -> tuple[str, Opening]:
    """The match's id and opening: known before it is played.

    `cards` are the cards of the plan's game, by number.
    """
    game = games.find(plan.game)
    seats = tuple(
        Seat(held.label, player) for held, player in zip(plan.decks, plan.players, strict=True)
    )
    header = match_header(game, (seats[0], seats[1]), plan.seed, plan.index)
    begun = game.opening(header, plan.decks, cards)
    content = game.registry.encode(begun.events)
    return str(match_id(plan.seed, plan.index, content)), begun


def simulate(plan: Plan, cards: Mapping[str, Any], rules: Rules) -> MatchRecord:
    """Plays the planned match. The same plan and cards give the same events, byte for byte.

    `rules` are those of the plan's game with the definitions of the opening.
    """
    return opened(plan, *planned_opening(plan, cards), rules)


def opened(plan: Plan, identity: str, begun: Opening, rules: Rules) -> MatchRecord:
    """Plays the planned match from its opening, as `planned_opening` gives it, and like `simulate`."""
    session = start(rules, begun.events, drawn_from(Stream(plan.seed, plan.index, CHANCE)))
    programs = games.find(plan.game).players
    players = [
        programs[name](Stream(plan.seed, plan.index, purpose))
        for name, purpose in zip(plan.players, PLAYERS, strict=True)
    ]
    play(session, players)
    return MatchRecord(identity, session.match.log, begun.definitions)
