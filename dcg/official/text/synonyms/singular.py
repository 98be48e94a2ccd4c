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

_ATTACKS: tuple[Pair, ...] = (
    (
        "when this Digimon attacks with <Blitz> , it can also attack your opponent's unsuspended Digimon",
        "this Digimon can also attack with <Blitz> your opponent's unsuspended Digimon",
    ),
    (
        "attack your opponent's Digimon . your opponent's unsuspended Digimon can also be attacked with this effect $",
        "attack your opponent's Digimon even an unsuspended one $",
    ),
    (
        "attack an opponent's Digimon with the Digimon this was placed under",
        "that Digimon this was placed under attacks your opponent's Digimon",
    ),
    (
        "change the attack target to {a} or a player",
        "switch the attack target to {a} or the player",
    ),
    (
        "your Digimon attack your opponent's Digimon ,",
        "your Digimon attacks an opponent's Digimon ,",
    ),
    (
        "an opponent's effect would delete {a}",
        "{a} would be deleted by an opponent's effect",
    ),
)
"""Attacks that effects make and change, and what would be deleted."""

_REVEALED: tuple[Pair, ...] = (
    (
        ", and place {n} card among them on top of your opponent's deck . shuffle the rest and return them to the security stack",
        ". then , return {n} of your opponent's security cards to the top of the deck . then , shuffle your opponent's security stack",
    ),
)
"""Security cards that are revealed where they lie."""

SINGULAR: tuple[Pair, ...] = (*_FORBIDDEN, *_MOVED, *_ATTACKS, *_REVEALED)
