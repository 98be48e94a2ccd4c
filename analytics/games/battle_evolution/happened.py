"""What happened to cards in a match: what the table `card_appearances` counts."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Final

import numpy as np

from analytics.arrow import Numbers
from analytics.games.appearing import Appearances
from analytics.games.watching import Watch
from dcg.battle_evolution.codes.places import Zone
from dcg.battle_evolution.codes.turn import Motive
from dcg.battle_evolution.events.battle import KnockedOut
from dcg.battle_evolution.events.cards import CardsMoved, CardsPulled
from dcg.battle_evolution.events.effects import EffectUsed
from dcg.battle_evolution.events.evolving import DigimonEvolved, DigimonPlayed
from dcg.battle_evolution.events.turn import TurnBegun
from dcg.battle_evolution.state.arena import Arena
from dcg.battle_evolution.state.player_side import ZONES

_MOVED: Final = {
    Motive.SUPPORTED: "supported",
    Motive.RACKED: "racked",
    Motive.EVOLVE_CARD_PLAYED: "evolve_card",
    Motive.MATERIAL_PLACED: "evolve_card",
    Motive.PLAYED: "played",
}
"""What it is to a card to move for such a reason."""


class CardHappenings:
    """Of one match: `to` are card ids by what happened to them, one entry each time."""

    def __init__(self) -> None:
        self.to: defaultdict[str, list[int]] = defaultdict(list)
        self.watch: Watch = {
            TurnBegun: self._turn_begun,
            CardsPulled: self._drawn,
            CardsMoved: self._moved,
            DigimonPlayed: self._played,
            DigimonEvolved: self._evolved,
            EffectUsed: self._activated,
            KnockedOut: self._knocked_out,
        }

    def _note(self, what: str, cards: Iterable[int]) -> None:
        self.to[what] += [card for card in cards if card >= 0]

    def _turn_begun(self, state: Arena, place: int, event: TurnBegun) -> None:
        """The first turn begins with the opening hands, after the mulligan."""
        if event.number == 1:
            for side in state.sides:
                self._note("opening_hand", side.hand)
                self._note("in_hand", side.hand)

    def _drawn(self, state: Arena, place: int, event: CardsPulled) -> None:
        if state.turn:
            self._note("drawn", event.cards)
            if event.to is Zone.HAND:
                self._note("in_hand", event.cards)

    def _moved(self, state: Arena, place: int, event: CardsMoved) -> None:
        if event.to is Zone.HAND and state.turn:
            self._note("in_hand", event.cards)
        if event.motive in _MOVED:
            self._note(_MOVED[event.motive], event.cards)

    def _played(self, state: Arena, place: int, event: DigimonPlayed) -> None:
        self._note("played", (event.card,))

    def _evolved(self, state: Arena, place: int, event: DigimonEvolved) -> None:
        self._note("evolved_to", (event.card,))

    def _activated(self, state: Arena, place: int, event: EffectUsed) -> None:
        self._note("activated", (event.card,))

    def _knocked_out(self, state: Arena, place: int, event: KnockedOut) -> None:
        self._note("knocked_out", (event.card,))


_PLACES: Final = (
    "end_deck",
    "end_hand",
    "end_trash",
    "end_board",
    "end_dp_zone",
    "end_destiny_zone",
    "end_elsewhere",
)
_OF_ZONE: Final = {
    "deck": "end_deck",
    "side_pile": "end_deck",
    "hand": "end_hand",
    "dark_area": "end_hand",
    "trash": "end_trash",
    "active": "end_board",
    "attached": "end_board",
    "support_zone": "end_board",
    "evolution_zone": "end_board",
    "dp_zone": "end_dp_zone",
    "destiny_zone": "end_destiny_zone",
    "no_zone": "end_elsewhere",
    "deleted": "end_elsewhere",
}


def _places(state: Arena) -> Numbers:
    """The place each card is in, by its number."""
    found = np.full(len(state.definition_of), _PLACES.index("end_elsewhere"), np.int64)
    for side in state.sides:
        for zone in ZONES:
            cards: list[int] = getattr(side, zone)
            if cards:
                found[cards] = _PLACES.index(_OF_ZONE[zone])
        under = [card for _, card in side.kept]
        if under:
            found[under] = _PLACES.index("end_board")
    return found


APPEARANCES: Final = Appearances(
    ("opening_hand", "in_hand"),
    (
        "drawn",
        "played",
        "evolved_to",
        "evolve_card",
        "racked",
        "supported",
        "activated",
        "knocked_out",
    ),
    _PLACES,
    _places,
)
