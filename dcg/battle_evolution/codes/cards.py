"""What cards and attacks are, by number."""

from typing import Final

from dcg.kernel.code import Code


class Attack(Code):
    """The three attacks of a Digimon (1-11)."""

    CIRCLE = 0, "circle"
    TRIANGLE = 1, "triangle"
    CROSS = 2, "cross"


class Level(Code):
    """Levels in order of evolution (1-3)."""

    R = 0, "R"
    C = 1, "C"
    U = 2, "U"
    M = 3, "M"


class Kin(Code):
    """The eight types (1-6, g-type-4)."""

    DRAGON = 0, "dragon"
    ENIGMA = 1, "enigma"
    MARINE = 2, "marine"
    METAL = 3, "metal"
    JUNGLE = 4, "jungle"
    NATURE = 5, "nature"
    NIGHTMARE = 6, "nightmare"
    WIND = 7, "wind"


class Ability(Code):
    """Attack abilities (a-1st-attack-1 to a-static)."""

    FIRST_ATTACK = 0, "1st Attack"
    TO_ZERO = 1, "to 0"
    CORRUPT = 2, "Corrupt"
    COUNTER = 3, "Counter"
    CRASH = 4, "Crash"
    DRAIN = 5, "Drain"
    FLATTEN = 6, "Flatten"
    GRUDGE = 7, "Grudge"
    JAMMING = 8, "Jamming"
    KILLER = 9, "Killer"
    SHATTER = 10, "Shatter"
    TRIPLE = 11, "x3 VS"
    DRAW = 12, "Draw"
    TRASH = 13, "Trash"
    RECODE = 14, "Recode"
    RECYCLE = 15, "Recycle"
    ATTACH = 16, "Attach"
    STATIC = 17, "Static"
    SECOND_ATTACK = 18, "2nd Attack"


KIN_BY_WORD: Final = {kin.words: kin for kin in Kin}
LEVEL_BY_WORD: Final = {level.words: level for level in Level}
ATTACK_BY_WORD: Final = {attack.words: attack for attack in Attack}
ABILITY_NAMES: Final[dict[int, str]] = {ability: ability.words for ability in Ability}
"""Every attack ability, by code."""
