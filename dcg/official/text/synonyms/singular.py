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

_OLDER: tuple[Pair, ...] = (
    (
        "return {a} to its owner's hand to return {b} to their owners' hands",
        "by returning {a} to the hand , return {b} to the hand",
    ),
    ("trash all of the digivolution cards of your Digimon", ""),
    ("you may trash {a} to add {b} DP to", "by trashing {a} , add {b} DP to"),
    ("trashed card's", "that card's"),
    (
        "you may trash {a} to treat {b} as also having the colors of the trashed card",
        "by trashing {a} , treat {b} as also having the colors of that card",
    ),
    (
        "a Digimon in play with {n} or more colors , or with {m}",
        "a Digimon with {n} or more colors or {m}",
    ),
    ("DP instead", "DP for the turn instead"),
    ("play this Digimon", "play this card"),
    (
        "by suspending this Digimon , activate 1 of that Digimon's",
        "by suspending this Tamer , activate 1 of that Digimon's",
    ),
    (
        "a Digimon card with {a} is in this Digimon's digivolution cards",
        "this Digimon's digivolution cards include a Digimon card with {a} in its name",
    ),
    (
        "you may play 1 {a} without paying its memory cost instead",
        "you may play 1 {a} from your trash without paying the cost instead",
    ),
    (
        "{b} for the turn for each of your opponent's Digimon deleted $",
        "for each Digimon deleted , {b} for the turn $",
    ),
    (
        "Digimon card with {a} and a memory cost of {n} or less among the revealed cards",
        "play cost {n} or lower Digimon card with {a} among them",
    ),
)
"""What first cards say."""

_LATER: tuple[Pair, ...] = (
    (
        "look at your Digi-Egg deck's top card . among them , you may place {a} s as this Digimon's top digivolution cards",
        "look at your Digi-Egg deck's top card . if that card is {a} , you may place that card as the top digivolution card of this Digimon",
    ),
    (
        "place all {c} in {n} of your {t} trait Digimon's digivolution cards under {b}",
        "choose {n} of your Digimon with the {t} trait . place all {c} from that Digimon's digivolution cards as the bottom digivolution card of {b}",
    ),
    ("this activated any effect", "this effect activated"),
    ("the returned Tamer", "that Tamer"),
    ("your battle area has {n} placed {a} s", "you have {n} or more {a}"),
    ("in any of their traits", "in any of its traits"),
    (
        "choose {n} card in your opponent's hand without looking and place it as any of their Digimon's bottom digivolution card or under any of their Tamers",
        "place {n} card from your opponent's hand as the bottom digivolution card of 1 of your opponent's Digimon or Tamers",
    ),
    (
        "when using this card from your hand , its memory cost is equal to",
        "when this card would be used , its use cost is",
    ),
    (
        "from under one of your {t} or your trash as the bottom digivolution cards of",
        "from your trash or from under your {t} as the bottom digivolution card of",
    ),
    (
        "activate 1 {t} effect on a {c} in your security stack as an effect of this Digimon",
        "choose 1 {c} from your security stack . activate 1 of that card's {t} effects",
    ),
)
"""What cards of later sets say."""

SINGULAR: tuple[Pair, ...] = (*_FORBIDDEN, *_MOVED, *_ATTACKS, *_REVEALED, *_OLDER, *_LATER)
