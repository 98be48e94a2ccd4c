"""Wordings that one card or two have, and no other."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

_FORBIDDEN: tuple[Pair, ...] = (
    (
        "and effects can't delete or trash it",
        ", be deleted by effects or be trashed by effects",
    ),
    (
        "you may place {a} at the bottom of this Digimon's digivolution cards to prevent effects from deleting it or reducing its DP",
        "by placing {a} as the bottom digivolution card of this Digimon , this Digimon can't be deleted by effects or have its DP reduced",
    ),
    (
        "and \"this Digimon can't {a} or be returned to its owner's hand or deck \"",
        'and gains "this Digimon can\'t {a} , be returned to the hand or be returned to the deck . "',
    ),
    (
        "other than their highest play cost Digimon , none of your opponent's Digimon can",
        "all of your opponent's Digimon other than those with the highest play cost can't",
    ),
    (
        "the Digimon played by this effect can't digivolve to level {n} , and at the next end of your opponent's turn , delete that Digimon",
        "that card can't digivolve to level {n} from now on . at the end of your opponent's turn , delete that card",
    ),
    ("{n} DP Digimon", "Digimon with {n} DP"),
)
"""What something can't do or have done to it."""

_MOVED: tuple[Pair, ...] = (
    ("this Digimon moves to the battle area", "move this Digimon to the battle area"),
)
"""How a Digimon comes from the breeding area."""

SINGULAR: tuple[Pair, ...] = (*_FORBIDDEN, *_MOVED)
