"""What the game's fields hold where there is nothing to name, beside `dcg.kernel.absent`."""

from typing import Final

NO_CARD: Final = -1
"""No card at all, where a field asks for one; in a seat's log, also one it cannot name."""

NO_DEFINITION: Final = -1
"""The definition of a card nobody has named."""

NO_PERMANENT: Final = -1
"""Nothing on the field: what it concerns is a card elsewhere, or nothing."""

THE_PLAYER: Final = -1
"""The target of an attack on the player, not on a Digimon (11-2-8-1)."""

THE_RULES: Final = -1
"""`by` of what no seat's effect did, but the rules."""

KEYWORD_BY_RULE: Final = -1
"""`effect_index` of a keyword effect that works by rule; below it are effects that another one gave."""

WHOLE_EFFECT: Final = -1
"""`process` of what waits to activate whole, and is no pending processing (18-1)."""

EVERYTHING: Final = -1
"""`target` of a modifier that applies to all that its statement finds (15-11-2)."""

NO_REQUIREMENT: Final = -1
"""The digivolution requirement of what needs none: a play, a use, digivolving without one."""

NO_MODIFIER: Final = -1
"""The modifier that gave a continuous effect, where none did: it is written on a card in play."""

NO_PLACE: Final = -1
"""The place of a card in an area that has no order."""

NO_TURN: Final = -1
"""The turn in which something on the field was played, where that was not this one."""

NOT_WAITING: Final = -1
"""`pending` of an effect that did not wait: it activates as an action of the game, and starts a
layer (15-4-5)."""

WITHIN_ANOTHER: Final = -2
"""`pending` of an effect that interrupts, or that another one activates: it starts no layer."""
