"""That nothing is paid: whose cost it is, and which, goes without saying."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

_WHOSE = ("the", "its", "their", "that card's", "any")
_COSTS = ("cost", "costs", "memory cost", "memory costs")

UNPAID: tuple[Pair, ...] = (
    *(
        (f"without paying {whose} {cost}", "without paying the cost")
        for whose in _WHOSE
        for cost in (*_COSTS, "playing cost", "playing costs")
    ),
    *(
        (
            f"{into} {{a}} without paying {whose} digivolution cost",
            f"{into} {{a}} without paying the cost",
        )
        for into in ("digivolve into", "digivolves into")
        for whose in ("the", "its")
    ),
    # a Token has no cost
    *(
        (f"Token for each {{a}} without paying {whose} {cost}", "Token for each {a}")
        for whose in ("the", "its", "their")
        for cost in _COSTS
    ),
    *(
        (f"{token} without paying {whose} {cost}", token)
        for token in ("Token", "Tokens")
        for whose in ("the", "its", "their")
        for cost in _COSTS
    ),
)
