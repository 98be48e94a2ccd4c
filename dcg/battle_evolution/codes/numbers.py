"""The numbers of this game's events (see `dcg.kernel.numbers`)."""

from typing import Annotated, Final

from dcg.battle_evolution.codes.absent import ANY_ATTACK, NO_ATTACK, NO_DEFINITION, NO_EFFECT
from dcg.kernel.numbers import Range

DEFINITION: Final = "definition"
"""What events name by number beside cards."""

DefinitionNumber = Annotated[int, Range(NO_DEFINITION, of=DEFINITION)]
"""The place of a definition among those given, or -1 for an unknown card."""

AttackNumber = Annotated[int, Range(ANY_ATTACK, 2)]
"""An attack, or -1 where the field says what that stands for."""

ChosenAttack = Annotated[int, Range(NO_ATTACK, 2)]
"""The attack a seat has chosen; -1 is hidden, -2 none."""

EffectOrdinal = Annotated[int, Range(NO_EFFECT, 999)]
"""An effect of a card, in printed order; -1 for none in particular."""

KinNumber = Annotated[int, Range(0, 7)]
"""One of the eight types (`codes.cards.Kin`)."""

Amount = Annotated[int, Range(-(10**6), 10**6)]
"""HP, Power, DP or points."""
