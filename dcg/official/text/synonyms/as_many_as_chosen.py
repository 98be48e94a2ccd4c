"""What is counted of one thing that is chosen for it, and of what an effect added to a hand."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

AS_MANY_AS_CHOSEN: tuple[Pair, ...] = (
    (
        "for each digivolution card of {a} ,",
        "choose {a} . for each of that Digimon's digivolution cards ,",
    ),
    ("they lose {n} memory", "your opponent loses {n} memory"),
    (
        "this Digimon has {n} or more colors in its digivolution cards ,",
        "this Digimon's digivolution cards have {n} or more colors ,",
    ),
    (
        "this Digimon has {n} or more colors in its digivolution cards , instead {w} $",
        "this Digimon's digivolution cards have {n} or more colors , {w} instead $",
    ),
    (
        "your opponent trashes cards in their hand equal to the number of cards added to their hand by the effect",
        "your opponent trashes as many cards in their hand",
    ),
)
"""Each with the words it is written in."""
