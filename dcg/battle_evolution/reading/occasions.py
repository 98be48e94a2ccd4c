"""Which events can be what a trigger waits for, and which leave every card where it lies."""

from __future__ import annotations

from typing import Final

from dcg.battle_evolution.codes.places import Zone
from dcg.battle_evolution.events import battle, cards, effects, evolving, setup, turn
from dcg.kernel.course import SpanClosed, SpanOpened, TentativeKept, TentativeOpened
from dcg.kernel.event import Event

OCCASIONS: Final[dict[str, tuple[type[Event], ...]]] = {
    "draws": (cards.CardsPulled,),
    "dark_area_grows": (cards.CardsPulled, cards.CardsMoved),
    "discards": (cards.CardsMoved,),
    "is_discarded": (cards.CardsMoved,),
    "is_trashed": (cards.CardsMoved,),
    "racks": (cards.CardsMoved,),
    "mulligans": (cards.CardsMoved,),
    "supports": (cards.CardsMoved,),
    "uses_any_phase": (cards.CardsMoved,),
    "attaches": (cards.CardsMoved,),
    "loses_attachment": (cards.CardsMoved,),
    "plays_digimon": (evolving.DigimonPlayed,),
    "evolves": (evolving.DigimonEvolved,),
    "takes_damage": (battle.DamageDealt,),
    "deals_damage": (battle.DamageDealt,),
    "gains_power": (battle.PowersSet,),
    "recovers": (battle.HpSet,),
    "is_flattened": (evolving.FlatSet,),
    "is_knocked_out": (battle.KnockedOut,),
    "knocks_out": (battle.KnockedOut,),
    "revives": (battle.DigimonRevived,),
    "changes_type": (evolving.KindsSet,),
    "flips": (cards.CardTurned,),
}
"""The kinds of events that can be what a trigger waits for, by its word in the card language."""

OF_ACTIVE: Final[frozenset[type[Event]]] = frozenset(
    {
        battle.DamageDealt,
        battle.PowersSet,
        battle.HpSet,
        battle.DigimonRevived,
        evolving.FlatSet,
        evolving.KindsSet,
    }
)
"""Events that happen to the active of their seat."""

IDLE: Final[frozenset[type[Event]]] = frozenset(
    {
        SpanOpened,
        SpanClosed,
        setup.ChoiceAnswered,
        cards.LotsDrawn,
        battle.AbilityApplied,
        battle.AttackFailed,
        battle.KnockedOut,
        battle.SupportDeclined,
        battle.SupportVoided,
        evolving.EvolutionFailed,
        effects.CostMet,
        effects.EffectMisfired,
        effects.EffectUsed,
    }
)
"""Events after which everything that cards can ask for is as it was."""

STILL: Final[frozenset[type[Event]]] = IDLE | frozenset(
    {
        TentativeOpened,
        TentativeKept,
        effects.OncePerTurnUsed,
        turn.TurnBegun,
        turn.PhaseBegun,
        turn.PhaseSkipped,
        battle.AttacksChosen,
        battle.AttackShown,
        battle.AttacksRevealed,
        battle.AttackChanged,
        battle.AbilityGained,
        battle.AbilitiesVoided,
        battle.DamageDealt,
        battle.FirstAttacksSet,
        battle.HpSet,
        battle.KoPointsSet,
        battle.PowersSet,
        battle.RevivalSet,
        battle.WorthSet,
        evolving.BonusActivated,
        evolving.DpSet,
        evolving.FlatSet,
        evolving.AbnormalSet,
        evolving.KindsSet,
        evolving.NamesSet,
    }
)
"""Events after which every card lies where it lay, as known and on the same side, and nothing more is in
force than was."""

_ELSEWHERE: Final = frozenset(
    {
        Zone.DECK,
        Zone.HAND,
        Zone.TRASH,
        Zone.SIDE_PILE,
        Zone.EVOLUTION_ZONE,
        Zone.NO_ZONE,
        Zone.DELETED,
    }
)
"""Where no effect works by lying there."""


def leaves_play_alone(event: Event) -> bool:
    """Whether every card that lies where effects can work lies there as before."""
    if type(event) is cards.CardsMoved:
        return event.zone in _ELSEWHERE and event.to in _ELSEWHERE
    if type(event) is cards.CardsPulled:
        return event.to in _ELSEWHERE
    return type(event) is setup.DeckShuffled
