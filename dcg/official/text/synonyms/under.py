"""Cards under others, and what goes there."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

UNDER: tuple[Pair, ...] = (
    *((f"under {one} of your", "under your") for one in ("one", "1", "any")),
    ("one of", "any of"),
    ("1 of", "any of"),
    ("or one of your", "or from any of your"),
    ("or 1 of your", "or from any of your"),
    ("or any of your", "or from any of your"),
    ("from any of your", "in any of your"),
    (", or from", "or from"),
    *(
        (
            f"as {one} of {{a}} {end} digivolution {cards}",
            f"as the {end} digivolution card of 1 of {{a}}",
        )
        for one in ("1", "any", "one")
        for end in ("bottom", "top")
        for cards in ("card", "cards")
    ),
    (
        "as 1 of your {a} trait or 1 of {b} bottom digivolution card",
        "as the bottom digivolution card of 1 of your Digimon with the {a} trait or 1 of {b}",
    ),
    *(
        (
            f"as that Digimon's bottom digivolution {cards}",
            "as the bottom digivolution card of that Digimon",
        )
        for cards in ("card", "cards")
    ),
    ("as that Digimon's bottom digivolution cards", "as the bottom digivolution card of that card"),
    (
        "as any of their bottom digivolution card",
        "as the bottom digivolution card of 1 of those Digimon",
    ),
    (
        "as any of those Digimon's bottom digivolution card",
        "as the bottom digivolution card of 1 of those Digimon",
    ),
    (
        "any 1 {k} card from 1 Digimon's digivolution cards",
        "1 {k} card in any Digimon's digivolution cards",
    ),
    ("'s", ""),
    ("s'", ""),
    ("s'", "'s"),
    ("digimon's", "digimon"),
    ("tamer's", "tamer"),
    ("tamers'", "tamers"),
    ("under {a} at the bottom of its digivolution cards", "as the bottom digivolution card of {a}"),
    ("at the bottom of {a} digivolution cards", "as the bottom digivolution card of {a}"),
    (
        "in this card's digivolution cards in any order",
        "as the bottom digivolution card of this Digimon",
    ),
    ("this Digimon's", "this Digimon"),
    ("by trash", "by trashing"),
    ("and trash", "and trashing"),
    ("you may pay {n} memory to {b}", "by paying {n} cost , {b}"),
    ("pay {n} memory", "pay {n} cost"),
    ("paying {n} memory", "paying {n} cost"),
)
