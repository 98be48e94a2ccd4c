"""Facets of the board: what an event touches, what an effect reads.

Derived values are thrown away only when an event touches a facet that a statement in force reads. A
switch derives afresh on every read instead, and a test shows that the games are equal.
"""

from __future__ import annotations

from typing import Final

from dcg.kernel import course
from dcg.kernel.event import Event
from dcg.language.node import Node
from dcg.official.events import attack, cards, effects, field, linking, setup, turn
from dcg.official.language import processes as p
from dcg.official.language import selectors as s

BOARD: Final = 1 << 0
SUSPENDED: Final = 1 << 1
HAND: Final = 1 << 2
TRASH: Final = 1 << 3
SECURITY: Final = 1 << 4
DECK: Final = 1 << 5
MEMORY: Final = 1 << 6
TURN: Final = 1 << 7
ATTACK: Final = 1 << 8
MODIFIERS: Final = 1 << 9
HAPPENED: Final = 1 << 10

ALWAYS: Final = BOARD | MODIFIERS
"""Stacks and what effects gave are behind nearly every derived value."""

EVERYTHING: Final = (1 << 11) - 1
NOTHING: Final = 0

_REVEALED: Final = HAND | DECK | SECURITY
"""Revealed cards count for the area they lie in."""

TOUCHES: Final[dict[type[Event], int]] = {
    **dict.fromkeys(course.KERNEL_EVENTS, NOTHING),
    **dict.fromkeys((course.SpanOpened, course.SpanClosed), ATTACK),
    course.HiddenRedealt: HAND | SECURITY | DECK,
    setup.DefinitionsGiven: EVERYTHING,
    setup.CardsGiven: EVERYTHING,
    setup.PositionGiven: EVERYTHING,
    setup.DeckPresented: EVERYTHING,
    setup.CardIdentified: EVERYTHING,
    setup.Answered: NOTHING,
    setup.FirstPlayerChosen: NOTHING,
    setup.HandReturned: HAND | DECK,
    setup.SecurityStackPlaced: SECURITY | DECK,
    setup.Shuffled: SECURITY | DECK,
    turn.TurnStarted: TURN,
    turn.StepStarted: NOTHING,
    turn.EndOfTurnReached: NOTHING,
    turn.EndOfTurnPostponed: NOTHING,
    turn.RememberedThisTurn: HAPPENED,
    turn.TurnEnded: MODIFIERS | HAPPENED,
    turn.Passed: MEMORY,
    turn.MemorySet: MEMORY,
    turn.CostPaid: MEMORY,
    turn.OverflowProcessed: MEMORY,
    cards.CardsDrawn: HAND | DECK,
    cards.CardsAddedToHand: HAND | TRASH | SECURITY | DECK,
    cards.CardsTrashed: HAND | TRASH | SECURITY | DECK,
    cards.CardsReturnedToDeck: HAND | TRASH | SECURITY | DECK,
    cards.CardsPlacedInSecurity: HAND | TRASH | SECURITY | DECK,
    cards.SecurityCardsTurned: SECURITY,
    cards.CardsPlacedUnder: BOARD | HAND | TRASH | SECURITY | DECK,
    cards.CardsRevealed: _REVEALED,
    cards.RevealEnded: _REVEALED,
    cards.CardsLookedAt: NOTHING,
    field.Declared: NOTHING,
    field.DeclarationFailed: NOTHING,
    field.DigiEggHatched: BOARD,
    field.DigimonMoved: BOARD,
    field.CardPlayed: EVERYTHING & ~(MEMORY | TURN | ATTACK | MODIFIERS),
    field.Digivolved: EVERYTHING & ~(MEMORY | TURN | ATTACK | MODIFIERS),
    field.MaterialsPlaced: BOARD | TRASH | HAND | MODIFIERS,
    field.TokenPlayed: EVERYTHING & ~(MEMORY | TURN | ATTACK | MODIFIERS),
    field.DnaDeclared: NOTHING,
    field.BurstDeclared: NOTHING,
    field.DnaDigivolved: EVERYTHING & ~(MEMORY | TURN | ATTACK),
    field.OptionUsed: EVERYTHING & ~(MEMORY | TURN | ATTACK | MODIFIERS),
    field.OptionPlaced: EVERYTHING & ~(MEMORY | TURN | ATTACK | MODIFIERS),
    field.PermanentsDeleted: BOARD | TRASH | MODIFIERS,
    field.PermanentsTrashed: BOARD | TRASH | MODIFIERS,
    field.PermanentsReturned: BOARD | TRASH | HAND | DECK | MODIFIERS,
    field.PermanentsPlacedInSecurity: BOARD | TRASH | SECURITY | MODIFIERS,
    field.PermanentsPlacedUnder: BOARD | TRASH | MODIFIERS,
    field.TopCardsTrashed: BOARD | TRASH,
    field.TopCardMoved: BOARD | HAND | DECK | SECURITY,
    field.DigivolutionCardsTrashed: BOARD | TRASH,
    field.DigivolutionCardsReturned: BOARD | HAND | DECK | SECURITY,
    linking.LinksGiven: EVERYTHING,
    linking.CardLinked: EVERYTHING & ~(MEMORY | TURN | ATTACK),
    linking.LinkCardsTrashed: BOARD | TRASH,
    linking.LinkCardsReturned: BOARD | HAND | DECK | SECURITY,
    linking.AppFusionDeclared: NOTHING,
    linking.AppFused: EVERYTHING & ~(MEMORY | TURN | ATTACK | MODIFIERS),
    field.PermanentsSuspended: SUSPENDED,
    field.PermanentsUnsuspended: SUSPENDED,
    effects.EffectsTriggered: NOTHING,
    effects.EffectActivated: NOTHING,
    effects.PendingEnded: NOTHING,
    effects.ProcessRegistered: NOTHING,
    effects.ProcessesCameDue: NOTHING,
    effects.DeparturePrevented: NOTHING,
    effects.UnsupportedMet: NOTHING,
    effects.LoopDeclared: NOTHING,
    effects.LoopRepeated: NOTHING,
    effects.ModifiersGained: MODIFIERS,
    effects.ModifiersExpired: MODIFIERS,
    effects.PersistentEffectsChanged: MODIFIERS,
    effects.PersistentEffectsKept: MODIFIERS,
    attack.AttackDeclared: ATTACK,
    attack.AttackTimingReached: ATTACK,
    attack.Blocked: ATTACK,
    attack.AttackTargetSwitched: ATTACK,
    attack.AttackEnded: ATTACK | MODIFIERS,
    attack.BattleFought: ATTACK,
    attack.BattleEnded: ATTACK | MODIFIERS,
    attack.SecurityRevealed: SECURITY,
    attack.SecurityChecksCounted: ATTACK,
    attack.AttackSucceededOnPlayer: NOTHING,
}
"""The facets each event touches, declared for every event: `NOTHING` is said, never left out."""


def touched_by(kind: type[Event]) -> int:
    """The facets events of this type touch; an event nobody declared touches everything."""
    return TOUCHES.get(kind, EVERYTHING)


EXPIRING: Final[frozenset[type[Event]]] = frozenset(
    (turn.TurnEnded, attack.AttackEnded, attack.BattleEnded)
)
"""Events that end modifiers, if any: without one they do not touch `MODIFIERS`."""

_ZONES: Final = {
    "hand": HAND,
    "trash": TRASH,
    "security_stack": SECURITY,
    "deck": DECK,
    "digi_egg_deck": DECK,
    "revealed": HAND | DECK | SECURITY,
    "trashed": TRASH,
    "in_no_area": SECURITY | HAND,
}


def read_by(node: Node) -> int:
    """The facets one node reads, beyond `ALWAYS`."""
    if isinstance(node, s.Selector):
        return _ZONES.get(node.zone, BOARD)
    if isinstance(node, s.IsSuspended):
        return SUSPENDED
    if isinstance(node, s.MemoryOf):
        return MEMORY
    if isinstance(node, s.TurnIs | s.PlayedThisTurn):
        return TURN
    if isinstance(node, s.HappenedThisTurn):
        return HAPPENED
    if isinstance(node, s.IsAttacking | s.IsBattling):
        return ATTACK
    if isinstance(node, p.SwitchAttackTarget):
        return ATTACK
    return 0
