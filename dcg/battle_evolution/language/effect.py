"""An effect: when it is played or triggers, and its sentences."""

from __future__ import annotations

from typing import Literal

from dcg.battle_evolution.language.processes.control import Process
from dcg.battle_evolution.language.selectors import Condition, Filter
from dcg.battle_evolution.language.terms import Phase, Whose
from dcg.language.node import Node

# --- timings ----------------------------------------------------------------------------------


class Printed(Node, frozen=True):
    """As the timing in capitals says, or the same word in front of the effect (f-timing-1).

    `support`: resolves in the support zone. `evolve`: in the evolve zone, also on Evolution cards.
    `activate`: f-activate. `data_break`: g-data-break. `passive`: always applied while the card is where
    `Effect.place` says. `material`: when it is placed as DNA material (4.2-15).
    """

    timing: Literal["support", "evolve", "activate", "data_break", "passive", "material"]


class PhaseBegins(Node, frozen=True):
    """Triggers at the opening step of this phase, in any turn or this player's ("Own Prep Phase:")."""

    phase: Phase
    turn: Whose = "both"


class AnyPhase(Node, frozen=True):
    """Can be used at the opening step of any phase, or of this one, in any turn or this player's (g-any-phase).

    "Any Support Phase" is the opening and the support step of either player's (f-timing-18). From hand,
    unless `Effect.place` says otherwise.
    """

    phase: Phase | None = None
    turn: Whose = "both"


class WhenEvolving(Node, frozen=True):
    """Applies while a valid future is in the evolution zone (4-33): by any method, or by this one."""

    by: Literal["dp", "dna", "card"] | None = None


class AfterEvolving(Node, frozen=True):
    """Happens once the future is active (4-34)."""

    by: Literal["dp", "dna", "card"] | None = None


class When(Node, frozen=True):
    """Triggers when something happens to a player or their cards.

    `match` narrows the card it is about (the card discarded, attached, supported with, evolved to),
    `this` says that it is this card itself. `least` is the least amount: HP lost, cards discarded.
    """

    event: Event
    whose: Whose = "own"
    match: tuple[Filter, ...] = ()
    this: bool = False
    least: int = 0


Event = Literal[
    "draws",
    "discards",
    "is_discarded",
    "is_trashed",
    "racks",
    "mulligans",
    "supports",
    "uses_any_phase",
    "plays_digimon",
    "evolves",
    "attaches",
    "loses_attachment",
    "deals_damage",
    "takes_damage",
    "gains_power",
    "recovers",
    "is_flattened",
    "is_knocked_out",
    "knocks_out",
    "revives",
    "changes_type",
    "flips",
    "dark_area_grows",
]
"""What triggers can wait for: `discards` any card from hand, `is_discarded` a card that leaves hand, DP
zone or attachment for the trash, `is_trashed` one that the deck loses, `deals_damage` more than 0."""

Timing = Printed | PhaseBegins | AnyPhase | WhenEvolving | AfterEvolving | When


class Turbo(Node, frozen=True):
    """Lets this SUPPORT be played as Any Phase, or in any such phase, instead (g-turbo).

    `cost` is met for it, `condition` must hold, `extra` happens as well.
    """

    phase: Phase | None = None
    cost: Process | None = None
    condition: Condition | None = None
    extra: Process | None = None


class Effect(Node, frozen=True):
    """One block of a card's text: the sentences that one timing governs (f-timing-12).

    Every one of `when` must hold (f-timing-14). `place` is where the card is while it works: `usual` is
    what the timing says (hand for what is played, the top of the stack for passive, ACTIVATE and
    triggers). `permanent` stands in parentheses or behind the symbol: nothing voids it (g-parenthesis-1).
    `once_per_turn` is [1/Turn]. `turbo` belongs to a support.
    """

    when: tuple[Timing, ...]
    does: tuple[Process, ...]
    place: Literal["usual", "attached", "stack", "dark_area", "destiny_zone", "dp", "support"] = (
        "usual"
    )
    once_per_turn: bool = False
    permanent: bool = False
    turbo: Turbo | None = None
