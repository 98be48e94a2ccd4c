"""Digivolution requirements in short, and what lies under a Digimon."""

from __future__ import annotations

from typing import get_args

from dcg.official.language.terms import Colour
from dcg.official.text.synonyms.pair import Pair

REQUIREMENTS: tuple[Pair, ...] = (
    *((f"{sign} Digimon card", f"{sign} 1 Digimon card") for sign in ("x", ":")),
    *(
        (f"{sign} level {{n}} {w} {{a}}", f"{sign} 1 level {{n}} Digimon card with {{a}}")
        for sign in ("x", ":")
        for w in ("w /", "with")
    ),
    ("& w /", "and"),
    ("&", "and"),
    ("if name contains {a}", "from {a} in its name"),
    ("if name contains {a}", "with {a} in its name"),
    ("{a} digivolution card", "{a} in its digivolution cards"),
    ("in digivolution cards", "in its digivolution cards"),
    ("under", "in its digivolution cards"),
    ("{n} {t} trait cards under", "{n} or more cards with the {t} trait in its digivolution cards"),
    ("w / {t} and play cost {n} or less", "play cost {n} or lower with {t}"),
    ("> text", "> in its text"),
    ("opponent has a {n} DP or higher Digimon", "your opponent has a Digimon with {n} DP or more"),
    ("this Digimon has {a} digivolution card", "this Digimon's digivolution cards include {a}"),
    ("{c} card from this Digimon's digivolution cards", "of this Digimon's {c} digivolution cards"),
    *(
        (
            f"{said} onto one of your {{a}} {cards} as if {it} is a level {{n}} {colour} Digimon",
            f"this card can digivolve from your hand onto one of your {{a}} as if it were a level {{n}} {colour} Digimon",
        )
        for said in (
            "you may digivolve this card from your hand",
            "this card may digivolve from the hand",
        )
        for cards in ("", "cards")
        for it in ("the Tamer", "the card", "that card")
        for colour in ("", *get_args(Colour))
    ),
    ("this card can digivolve from", "this card can digivolve from your hand onto"),
    ("this card can digivolve onto", "this card can digivolve from your hand onto"),
    ("your {a} can digivolve into this card", "one of your {a} can digivolve into this card"),
    (
        "that has a digivolution card with {a} may",
        "with a card with {a} in its digivolution cards can",
    ),
    ("may digivolve into this card", "can digivolve into this card"),
    ("ignoring this card's digivolution requirements", "ignoring digivolution requirements"),
    ("w / {a} :", "with the {a} trait :"),
    ("2-color w / {c}", "2-color with {c}"),
    ("2-color w / green", "2-color green"),
)

_SIGNS = ("x", "+", ":")
"""What stands in front of each card of a DigiXros or an Assembly."""

IN_REQUIREMENTS: tuple[Pair, ...] = (
    # the signs between cards
    *((one, other) for one in ("x", "+", "and") for other in ("x", "+") if one != other),
    # of a card that is named, or of a level, one is placed
    ("1 {name}", "{name}"),
    *((f"{sign} {{head}}", f"{sign} 1 {{head}} Digimon card") for sign in _SIGNS),
    *(("and {head}", f"{sign} 1 {{head}} Digimon card") for sign in _SIGNS[:2]),
    (
        "Digimon card w / {t} and play cost {n} or less",
        "play cost {n} or lower Digimon card with {t}",
    ),
    ("face-down digivolution cards", "face-down cards in its digivolution cards"),
    ("{n} face-down cards under", "{n} or more face-down cards in its digivolution cards"),
    ("a face-down card under", "face-down digivolution cards"),
    *(
        (f"{sign} {{n}} {{head}} w /", f"{sign} {{n}} {{head}} Digimon card with")
        for sign in _SIGNS
    ),
    # of what has a level it goes without saying that it is a Digimon
    ("level {most}", "level {most} Digimon"),
    ("level {most}", "level {most} Digimon card"),
    ("", "with"),
    ("in name", "in their names"),
    ("in text", "in their texts"),
    ("opponent has", "your opponent has"),
    ("in hand", "in their hand"),
    ("in trash", "in your trash"),
    ("in trash", "in their trash"),
    ("if", "while"),
    ("{t} trait", "Digimon with the {t} trait"),
    ("w / {t} trait", "Digimon with the {t} trait"),
    ("w / o digivolution cards", "with no digivolution cards"),
    ("w / play cost {n} or less", "play cost {n} or lower"),
    ("level {n} w / play cost {m} or less", "level {n} play cost {m} or lower"),
)
"""Only in a requirement."""
