"""The top card of a stack, and where it goes."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

TOP_CARDS: tuple[Pair, ...] = (
    (
        "{a} Digimon's top stacked card as its bottom digivolution card",
        "the top card of {a} Digimon as that Digimon's bottom digivolution card",
    ),
    (
        "an effect places the top card of this Digimon in its digivolution cards",
        "this Digimon's top stacked card is placed in its digivolution cards by an effect",
    ),
    (
        "effects place {a} top stacked card as its bottom digivolution card",
        "{a} top stacked card is placed in its digivolution cards by an effect",
    ),
)
