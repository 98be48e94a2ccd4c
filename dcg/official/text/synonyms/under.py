"""Cards under others, and what goes there."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

UNDER: tuple[Pair, ...] = (
    *(
        (f"as its {bottom}digivolution {card}", f"as the {bottom}digivolution {card} of this card")
        for bottom in ("bottom ", "top ", "")
        for card in ("card", "cards")
    ),
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
    *(
        (f"as {whose} {end} digivolution {cards}", f"as the {end} digivolution card of {who}")
        for whose, who in (
            ("this Digimon's", "this Digimon"),
            ("that Digimon's", "that Digimon"),
            ("this Tamer's", "this Tamer"),
            ("its", "this Digimon"),
            ("its", "that Digimon"),
            ("that Tamer's", "that Tamer"),
            ("this card's", "this card"),
        )
        for end in ("top", "bottom")
        for cards in ("card", "cards")
    ),
    ("any {n} digivolution cards", "{n} digivolution cards"),
    ("digivolution card from 1", "digivolution card of 1"),
    ("any {n} digivolution cards from", "{n} digivolution cards of"),
    ("any {n} digivolution cards under", "{n} digivolution cards of"),
    ("any 1 digivolution card from", "any 1 digivolution card of"),
    (
        "from one of your {a} 's digivolution cards",
        "in the digivolution cards of 1 of your {a}",
    ),
    *(
        (
            f"{{n}} {{m}} digivolution {card} {of} {this}",
            f"{{n}} of {meant}'s {{m}} digivolution cards",
        )
        for card in ("card", "cards")
        for of in ("of", "from", "under")
        for this, meant in (
            ("this Digimon", "this Digimon"),
            ("that Digimon", "that Digimon"),
            ("it", "this Digimon"),
            ("it", "that Digimon"),
        )
    ),
    ("digivolution card this Digimon had", "of this Digimon's digivolution cards"),
    ("digivolution cards this Digimon had", "of this Digimon's digivolution cards"),
    # several together
    ("along with 1 each of {a} and {b} from", "and 1 {a} and 1 {b} from"),
    (
        "under one of {a} in any order as its bottom digivolution cards",
        "as the bottom digivolution card of 1 of {a}",
    ),
    (
        "in any order as one of {a} bottom digivolution cards",
        "as the bottom digivolution card of 1 of {a}",
    ),
    ("attacks an opponent's Digimon with", "attacks a Digimon with"),
    ("to hands or decks", "to the hand or deck"),
    ("those Digimon or Tamers", "those Digimon"),
    ("the played Digimon", "those Digimon"),
    ("1 of your chosen Digimon", "that Digimon"),
    ("of them", "of those Digimon"),
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
    ("as the bottom digivolution card of", "under"),
    ("as the bottom digivolution cards of", "under"),
    # under this card
    ("as this card's digivolution card", "as the bottom digivolution card of this card"),
    ("as this card's digivolution cards", "as the bottom digivolution card of this card"),
    ("in this card's digivolution cards", "as the bottom digivolution card of this card"),
    *(
        (f"digivolution cards in any order {end}", f"digivolution cards {end}")
        for end in (",", ".")
    ),
    *(
        (
            f"as {{a}} {end} digivolution cards in any order",
            f"as the {end} digivolution card of {{a}}",
        )
        for end in ("bottom", "top")
    ),
    # effects of other cards
    *(
        (
            f"its {end} {{n}} digivolution cards",
            f"the {end} {{n}} digivolution cards of this Digimon",
        )
        for end in ("top", "bottom")
    ),
    *(
        (f"its {end} digivolution card", f"the {end} digivolution card of this Digimon")
        for end in ("top", "bottom")
    ),
)
