"""What older cards say in fewer words, and what they say in two places at once."""

from __future__ import annotations

from typing import get_args

from dcg.official.language.terms import Colour
from dcg.official.text.synonyms.pair import Pair

SHORTER: tuple[Pair, ...] = (
    # what lies under it
    (
        "this Digimon has {a} digivolution card",
        "this Digimon's digivolution cards include {a} card",
    ),
    (
        "digivolution cards less than or equal to {a} digivolution cards",
        "as many or fewer digivolution cards as {a}",
    ),
    ("has a digivolution card", "has digivolution cards"),
    (
        "all digivolution cards from under this Digimon",
        "all of this Digimon's digivolution cards",
    ),
    (
        "in this Digimon's digivolution cards",
        "as the bottom digivolution card of this Digimon",
    ),
    ("under {a} as its top digivolution card", "as the top digivolution card of {a}"),
    (
        "under {a} s as its bottom digivolution card",
        "as the bottom digivolution card of {a}",
    ),
    # what there is
    ("in hand", "in their hand"),
    ("in your hand and {a}", "in your hand and you have {a}"),
    ("security cards and {a}", "security cards and you have {a}"),
    ("don't have another", "have no other"),
    ("{a} is in your battle area", "you have {a}"),
    ("one of your {a} s has {b} ,", "you have {a} with {b} ,"),
    *(
        (f"{colour} Digimon or {colour} Tamer", f"{colour} Digimon or Tamer")
        for colour in get_args(Colour)
    ),
    # which it is
    ("their traits", "any of its traits"),
    ("of the same level", "with the same level as that Digimon"),
    ("non - {a} Digimon card", "Digimon card other than {a}"),
    ("Digimon with", "Digimon card with"),
    ("1 card from it", "1 of your security cards"),
    ("from it", "in your security stack"),
    ("it's a {a} card", "that card is {a}"),
    ("the attacking Digimon", "that Digimon"),
    ("an {a} effect", "an {a} effects"),
    # where it is
    ("card from the trash", "card in your trash"),
    ("in your hand or in", "in your hand or"),
    ("{a} in your trash with {b}", "{a} with {b} in your trash"),
    (
        "1 of your {a} s from in play or from your hand",
        "1 {a} from your hand or battle area",
    ),
    (
        "1 {a} , 1 {b} , and 1 {c} from your trash",
        "1 {a} from your trash , 1 {b} from your trash and 1 {c} from your trash",
    ),
    # how many
    (
        "any number of {a} whose total play costs add up to {n} or less among them",
        "up to {n} play cost's total worth of {a} among them",
    ),
    *(
        (
            f"the maximum {name} of the card you can play {by} this effect",
            f"this effect's {name} maximum",
        )
        for name in ("level", "DP", "play cost")
        for by in ("by", "with")
    ),
    # what happens
    (
        "one of {a} Digimon's attack targets is switched",
        "the attack target of 1 of {a} Digimon is switched",
    ),
    (
        "your opponent moves a Digimon from their breeding area",
        "one of your opponent's Digimon moves from the breeding area to the battle area",
    ),
    (
        "{a} Digimon would digivolve from level {m} to level {n} ,",
        "{a} level {m} Digimon would digivolve into level {n} card ,",
    ),
    (
        "would be deleted or returned to your hand or deck by an effect ,",
        "would be deleted by an effect or be returned to the hand or deck by an effect ,",
    ),
    (
        "this Digimon has {a} and an effect would delete it or return it to your hand or deck",
        (
            "this Digimon with {a} would be deleted by an effect or be returned to the hand or deck by an "
            "effect"
        ),
    ),
    ("this Digimon has {a} and would", "this Digimon with {a} would"),
    ("prevent this Digimon from leaving play", "this Digimon doesn't leave"),
    (
        "{n} {a} cards in this Digimon's digivolution cards",
        "{n} of this Digimon's {a} digivolution cards",
    ),
    ("{n} cards of the same level in", "{n} same-level cards in"),
    *(
        (
            f"under {those} Digimon as its bottom digivolution card",
            "as the bottom digivolution card of 1 of your such Digimon",
        )
        for those in ("that", "1 of those")
    ),
    # what is done
    ("you may digivolve it into", "that Digimon may digivolve into"),
    ("have {a} gain", "{a} gain"),
    ('gain {a} and "', 'gain {a} and gain "'),
    ("play {a} from", "play 1 {a} from"),
    ("choose {a} , and delete", "choose {a} . delete"),
)
