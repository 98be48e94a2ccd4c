"""From where else cards are placed for a DigiXros."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

DIGIXROS: tuple[Pair, ...] = (
    ("for its memory cost", "for the cost"),
    ("a DigiXros requirement", "DigiXros requirements"),
    (
        "when you play 1 Digimon with DigiXros requirements ,",
        "when you would play a Digimon card with DigiXros requirements ,",
    ),
    ("when you would play 1 {a} ,", "when you would play a {a} ,"),
    (
        "you may place cards from under one of your Tamers as digivolution cards for a DigiXros",
        "cards from under your Tamers can also be placed for the DigiXros",
    ),
    (
        "you may place {a} as digivolution cards for a DigiXros",
        "{a} can also be placed for the DigiXros",
    ),
    *(
        (
            f"you {also} place {{a}} in digivolution cards for a DigiXros",
            "{a} can also be placed for the DigiXros",
        )
        for also in ("can also", "may also")
    ),
    ("{a} can also be placed for DigiXros", "{a} can also be placed for the DigiXros"),
    *(
        (
            f"while {{c}} , {{a}} {can} also be placed for this card's DigiXros",
            "when this card would be played , if {c} , {a} can also be placed for the DigiXros",
        )
        for can in ("can", "may")
    ),
)
