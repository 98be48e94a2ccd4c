"""What the game's fields hold where there is nothing to name, beside `dcg.kernel.absent`."""

NO_CARD = -1
"""No card at all, where a field asks for one; in a seat's log, also one it cannot name."""

NO_DEFINITION = -1
"""The definition of a card nobody has named."""

NO_PERMANENT = -1
"""Nothing on the field: what it concerns is a card elsewhere, or nothing."""

THE_PLAYER = -1
"""The target of an attack on the player, not on a Digimon (11-2-8-1)."""

THE_RULES = -1
"""`by` of what no seat's effect did, but the rules."""

KEYWORD_BY_RULE = -1
"""`effect_index` of a keyword effect that works by rule; below it are effects that another one gave."""

WHOLE_EFFECT = -1
"""`process` of what waits to activate whole, and is no pending processing (18-1)."""

EVERYTHING = -1
"""`target` of a modifier that applies to all that its statement finds (15-11-2)."""

NO_REQUIREMENT = -1
"""The digivolution requirement of what needs none: a play, a use, digivolving without one."""

NO_MODIFIER = -1
"""The modifier that gave a continuous effect, where none did: it is written on a card in play."""

NO_PLACE = -1
"""The place of a card in an area that has no order."""

NO_TURN = -1
"""The turn in which something on the field was played, where that was not this one."""

NOT_WAITING = -1
"""`pending` of an effect that did not wait: it activates as an action of the game, and starts a
layer (15-4-5)."""

WITHIN_ANOTHER = -2
"""`pending` of an effect that interrupts, or that another one activates: it starts no layer."""
