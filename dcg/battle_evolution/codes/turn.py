"""Phases of a turn, methods of evolution, and why cards move."""

from typing import Final

from dcg.kernel.code import Code


class Phase(Code):
    """The phases of a turn, in order."""

    NONE = 0, ""
    PREP = 1, "prep"
    EVOLUTION = 2, "evolution"
    STRATEGY = 3, "strategy"
    SUPPORT = 4, "support"
    BATTLE = 5, "battle"
    END = 6, "end"


class Method(Code):
    """How a Digimon became the active one (4-40, 5-1, 3-16)."""

    PARTNER = 0, "partner evolution"
    CARD = 1, "evolution by card"
    DNA = 2, "evolution by DNA"
    DP = 3, "evolution by DP"
    EFFECT = 4, "evolution by effect"
    AS_EVOLVED = 5, "change as evolved"


class Motive(Code):
    """Why cards moved, in the rules' words."""

    DISCARDED = 0, "discarded"
    TRASHED = 1, "trashed"
    RECYCLED = 2, "recycled"
    DELETED = 3, "deleted"
    TAKEN = 4, "taken"
    PUT = 5, "put"
    RETURNED = 6, "returned"
    ATTACHED = 7, "attached"
    SET_ASIDE = 8, "set aside"
    COMBINED = 9, "combined"
    DARK_AREA_TAKEN = 10, "taken from the Dark Area"
    MULLIGANED = 11, "mulliganed"
    RACKED = 12, "racked"
    FUTURE_PLACED = 13, "placed as future"
    MATERIAL_PLACED = 14, "placed as material"
    EVOLVE_CARD_PLAYED = 15, "played as evolve card"
    FUTURE_RETURNED = 16, "returned: the evolution failed"
    SUPPORTED = 17, "played as support"
    PLAYED = 18, "played"
    RESOLVED = 19, "trashed once resolved"
    KNOCKED_OUT = 20, "knocked out"
    DP_DISCARDED = 21, "discarded with the DP zone"
    REPLACED = 22, "replaced"
    PROXIED = 23, "discarded for the proxy"
    TAKEN_BACK = 24, "taken back"


class Shortfall(Code):
    """Why an effect misfired or an evolution failed (7-11, 4.1-16)."""

    NOTHING_TO_DO = 0, "it cannot be done"
    CONDITION = 1, "its condition does not hold"
    COST = 2, "its cost is not met"
    LEVEL = 3, "the level is not the next one"
    KIN = 4, "no type is shared"
    DP = 5, "there is not enough DP"
    ABNORMAL = 6, "the active is abnormal"
    NO_DP_COST = 7, "the future has no DP cost"
    MATERIALS = 8, "the materials do not fit"
    PROHIBITED = 9, "it is prohibited"
    NO_FUTURE = 10, "there is no future"
    DECLINED = 11, "it was declined"
    TIMING = 12, "its moment has passed"
    RULER = 13, "only a Ruler evolves to a Ruler"
    NO_DIGIMON = 14, "the card is no Digimon"


PHASE_NAMES: Final[dict[int, str]] = {phase: phase.words for phase in Phase}
