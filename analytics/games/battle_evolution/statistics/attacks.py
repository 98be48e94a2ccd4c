"""Attacks: `attacks` by level, `attacks-by-turn` by turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, NamedTuple

from analytics.findings import (
    AllDecks,
    Count,
    High,
    Low,
    OtherDecks,
    Share,
    Shown,
    Small,
    Statistic,
)
from dcg.battle_evolution.title import NAME

_Damage = Annotated[float | None, Shown("mean damage", "number")]
_From = Annotated[float | None, Shown("damage from", "number")]
_To = Annotated[float | None, Shown("damage to", "number")]


class AttackUse(NamedTuple):
    """`share` is times / battles: of the attacks of Digimon of that level. `damage` is the mean of one."""

    game: str
    origin: str
    player: str
    opponent_player: str
    deck: AllDecks
    opponent_deck: OtherDecks
    level: str
    attack: str
    n: Count
    battles: Count
    times: Count
    share: Share
    low: Low
    high: High
    damage: _Damage
    damage_low: _From
    damage_high: _To
    small: Small


class AttackUseByTurn(NamedTuple):
    """`share` is times / battles: of the attacks of that turn. `damage` is the mean of one."""

    game: str
    origin: str
    player: str
    opponent_player: str
    deck: AllDecks
    opponent_deck: OtherDecks
    turn: Count
    attack: str
    n: Count
    battles: Count
    times: Count
    share: Share
    low: Low
    high: High
    damage: _Damage
    damage_low: _From
    damage_high: _To
    small: Small


def _notes(rows: Sequence[Any]) -> Iterator[str]:
    yield "Attacks of one match are not independent: the intervals are clustered by match."
    yield (
        "Damage is what an attack dealt, more than the HP that were left included; 0 where it never came "
        "to strike, as after a knock-out or against a Counter."
    )


_ORDER = "deck NULLS FIRST, opponent_deck NULLS FIRST"
_OF_ATTACK = "CASE attack WHEN 'circle' THEN 0 WHEN 'triangle' THEN 1 ELSE 2 END"

ATTACKS = Statistic(
    game=NAME,
    order_in_lists=210,
    name="attacks",
    title="Which attacks are used and what they deal, by level.",
    about="Share of Circle, Triangle and Cross among the attacks of Digimon of a level, and their mean "
    "damage; by deck.",
    examples=("--deck arena-fire",),
    row=AttackUse,
    order=f"{_ORDER}, CASE level WHEN 'R' THEN 0 WHEN 'C' THEN 1 WHEN 'U' THEN 2 ELSE 3 END, "
    f"{_OF_ATTACK}",
    notes=_notes,
)

ATTACKS_BY_TURN = Statistic(
    game=NAME,
    order_in_lists=211,
    name="attacks-by-turn",
    title="Which attacks are used and what they deal, by turn.",
    about="As `dcg stats attacks`, by the number of the turn, counted over both seats.",
    examples=("--deck arena-fire",),
    row=AttackUseByTurn,
    order=f"{_ORDER}, turn, {_OF_ATTACK}",
    notes=_notes,
)
