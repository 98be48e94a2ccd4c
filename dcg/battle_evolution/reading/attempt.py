"""An act of evolution, while it is under way."""

from __future__ import annotations

from dataclasses import dataclass, field

from dcg.battle_evolution.codes.absent import NO_CARD
from dcg.battle_evolution.codes.places import Zone
from dcg.battle_evolution.codes.turn import Method
from dcg.battle_evolution.language.processes.evolving import Downgrade, Enable, KeepDp


@dataclass
class Attempt:
    """An evolution under way.

    `ignoring`, `enables`, `downgrade`, `cost_change`, `requires_dp` and `keeps_dp` are what evolve
    cards say of it; `whole_box` that every bonus counts as named (4.3-25); `taken` are the bonuses
    activated already, by their lines; `awaiting` those of them that resolve when the future is
    active; `evolve_cards` what was played for it.
    """

    seat: int
    method: Method
    future: int
    origin: Zone
    ignoring: set[str] = field(default_factory=set)
    enables: list[Enable] = field(default_factory=list)
    downgrade: Downgrade | None = None
    cost_change: int = 0
    requires_dp: bool = False
    keeps_dp: KeepDp | None = None
    keeper: int = NO_CARD
    whole_box: bool = False
    taken: set[int] = field(default_factory=set)
    awaiting: list[int] = field(default_factory=list)
    evolve_cards: list[int] = field(default_factory=list)
    flats_removed: int = 0
    barred: bool = False
