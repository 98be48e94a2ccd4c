"""Running the card language: one verb for each process."""

from collections.abc import Mapping
from typing import Final

from dcg.battle_evolution.effects.battle import BATTLE_VERBS
from dcg.battle_evolution.effects.cards import CARD_VERBS, Verb
from dcg.battle_evolution.effects.control import CONTROL_VERBS
from dcg.battle_evolution.effects.evolving import EVOLVING_VERBS
from dcg.battle_evolution.effects.looking import LOOKING_VERBS
from dcg.battle_evolution.effects.players import PLAYER_VERBS
from dcg.battle_evolution.effects.power import POWER_VERBS
from dcg.battle_evolution.reading.amounts import amount, holds
from dcg.battle_evolution.reading.match import Interpreter
from dcg.language.node import Node

VERBS: Final[Mapping[type[Node], Verb]] = {
    **CONTROL_VERBS,
    **POWER_VERBS,
    **CARD_VERBS,
    **LOOKING_VERBS,
    **BATTLE_VERBS,
    **EVOLVING_VERBS,
    **PLAYER_VERBS,
}
"""What is done for each process of the card language."""

INTERPRETER: Final = Interpreter(holds, amount, VERBS)
"""What a match reads and runs its cards with."""
