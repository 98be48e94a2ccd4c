"""A board as the web page has it, to be drawn by `board.js`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import starmap
from typing import Any

from cli.games.view import Fields, WordNumbers
from dcg.battle_evolution.state.contents import Contents
from dcg.battle_evolution.state.player_side import ZONES
from dcg.battle_evolution.words.board_side import ActiveShown, active_of
from dcg.battle_evolution.words.card_names import CardNames

_COUNTED = ("deck",)
"""Zones of which the page says how many cards there are, not which."""

Held = tuple[tuple[str, bytes], ...]
"""Names of cards, with the content addresses of their definitions."""


@dataclass(frozen=True)
class DrawnSide:
    """What the page shows of one side."""

    seat: int
    ko_points: int
    dp: int
    first_attacks: int
    active: ActiveShown | None
    zones: Mapping[str, Held]

    @classmethod
    def of(cls, names: CardNames, state: Contents, seat: int) -> DrawnSide:
        """The side as it is now."""
        side = state.sides[seat]
        zones = {zone: _held(names, state, getattr(side, zone)) for zone in ZONES}
        return cls(
            seat,
            side.ko_points,
            side.dp,
            state.first_attacks.count(seat),
            active_of(names, state, seat),
            zones,
        )

    def fields(self, words: WordNumbers) -> Fields:
        """The side; each name has the seat's number behind it. Cards are card numbers."""
        cards = {zone: list(starmap(words.card, held)) for zone, held in self.zones.items()}
        found: Fields = {
            "ko": self.ko_points,
            "dp": self.dp,
            "first": self.first_attacks,
            "now": _active(self.active, words) if self.active is not None else None,
            **{zone: held for zone, held in cards.items() if zone not in _COUNTED},
            **{zone: len(cards[zone]) for zone in _COUNTED},
        }
        return {f"{name}{self.seat}": value for name, value in found.items()}


def _held(names: CardNames, state: Contents, cards: list[int]) -> Held:
    """Cards, the top one first; `?` for one that the reader does not know."""
    return tuple(
        ("?", b"")
        if names.card(state, card) is None
        else (names.name(state, card), state.address(card))
        for card in reversed(cards)
    )


def _active(active: ActiveShown, words: WordNumbers) -> list[Any]:
    """What it is, HP, notes, and of each attack: its name, Power, what that goes back to, abilities, whether in use."""
    return [
        words[active.kind],
        active.hp,
        [words[note] for note in active.notes],
        [
            [
                words[one.attack],
                one.power,
                one.base,
                [words[ability] for ability in one.abilities],
                int(one.used),
            ]
            for one in active.powers
        ],
    ]
