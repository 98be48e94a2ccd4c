"""The closed vocabularies of the card language, in the words of the rules."""

from typing import Final, Literal, get_args

Category = Literal["digimon", "option", "evolution", "data", "mastery"]
"""What a card is (1-1)."""

Level = Literal["R", "C", "U", "M"]
"""Rookie, Champion, Ultimate, Mega (1-3), in the order of evolution."""

Type = Literal["dragon", "enigma", "marine", "metal", "jungle", "nature", "nightmare", "wind"]
"""The types a Digimon can have (g-type-4): Ruler is none of them."""

CardTiming = Literal["support", "evolve", "activate", "effect", "data", "passive"]
"""The timing in capitals on a card: when its first effect is played (1-17, f-timing-1)."""

Side = Literal["star", "moon"]
"""The sides of a flip card (g-flip-1)."""

Whose = Literal["own", "opponent", "both"]
"""Seen from the player of the card. An attachment's scope "both" is any active."""

AttackName = Literal["circle", "triangle", "cross"]
"""The three attacks (1-11)."""

Phase = Literal["prep", "evolution", "strategy", "support", "battle", "end"]
"""The phases of a turn, in order."""

Place = Literal[
    "hand",
    "deck",
    "trash",
    "dark_area",
    "destiny_zone",
    "dp",
    "active",
    "stack",
    "attached",
    "support",
    "evolve",
    "revealed",
]
"""Where cards are looked for. `stack` is every card of the active stack, `active` the one on top; `revealed`
is what the same effect revealed or looked at before."""

Destination = Literal[
    "hand",
    "deck_top",
    "deck_bottom",
    "deck",
    "trash",
    "dark_area",
    "dp",
    "stack_bottom",
    "under_this",
]
"""Where cards are put; into the `deck` means that it is shuffled then. `stack_bottom` is under the active,
`under_this` under the attachment that the effect is on."""

Chosen = Literal["owner", "you", "chance", "top", "bottom"]
"""Who or what picks the cards: the player whose they are (f-discard-1), the effect's player ("any",
f-discard-3), chance, or their place."""

Method = Literal["card", "dna", "dp", "partner", "effect"]
"""The ways to evolve (4.1, 4.2, 4.3, 3-13, 5)."""

Requirement = Literal["level", "type", "dp", "abnormal", "ruler"]
"""What evolution asks for, and an effect can ignore (4-30)."""

Comparison = Literal["=", "<", ">", "<=", ">="]

TYPES: Final[tuple[Type, ...]] = get_args(Type)
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
ATTACKS: Final[tuple[AttackName, ...]] = get_args(AttackName)
