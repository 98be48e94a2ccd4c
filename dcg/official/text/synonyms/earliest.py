"""Phrases of the first years that stand on few cards."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

_COLOURS = ("red", "blue", "yellow", "green", "black", "purple", "white")

EARLIEST: tuple[Pair, ...] = (
    *((f"and/or {colour}", f"or {colour}") for colour in _COLOURS),
    # what is paid, and what it is for
    *(
        (
            f"you may place {{a}} under this Tamer in any order to digivolve it into {a} {{b}} in your hand for its digivolution cost as if this Tamer is",
            "by placing {a} as the bottom digivolution card of this Tamer , this Tamer may digivolve into {b} in your hand as if it were",
        )
        for a in ("a", "an")
    ),
    (
        "you may trash all of {a} and place it at the bottom of this Digimon's digivolution cards to digivolve this Digimon into {b} in",
        "by trashing all of {a} and placing that Digimon as the bottom digivolution card of this Digimon , this Digimon may digivolve into {b} in",
    ),
    (
        "under this Digimon as its bottom digivolution cards , {a} for each card placed by this effect",
        "as the bottom digivolution card of this Digimon , for each card this effect placed , {a}",
    ),
    (
        "you may suspend this Tamer and return {a} from your hand to your deck to",
        "by suspending this Tamer , return {a} from your hand to the top of the deck . then ,",
    ),
    # cost beside cost
    ("you play another {a} ,", "one of your other {a} is played ,"),
    (
        "a play cost less than or equal to the Digimon you played , and {a} $",
        "play cost less than or equal to that Digimon's play cost . then , {a} $",
    ),
    (
        "choose any number of your opponent's Digimon and/or Tamers whose combined play costs are less than or equal to the play cost of {b} , and delete all of the chosen cards",
        "choose {b} . delete up to that Digimon's play cost's total worth of your opponent's Digimon or Tamers",
    ),
    (
        "choose any number of {a} so that their play cost total is up to {n} and delete them",
        "delete up to {n} play cost's total worth of {a}",
    ),
    (
        "choose any number of your opponent's Digimon and Tamers so that their play cost total is up to {n} and delete them",
        "delete up to {n} play cost's total worth of your opponent's Digimon or Tamers",
    ),
    (
        "choose any number of {a} so that their play cost total is up to {n} and return them",
        "return up to {n} play cost's total worth of {a}",
    ),
    ("the maximum play cost total this effect can choose", "this effect's play cost maximum"),
    # what is described together
    (
        "1 {a} and 1 {b} both with {c} among",
        "1 {a} with {c} and 1 such {b} among",
    ),
    ("if you gain {n} or more memory by this effect", "if this effect gained {n} or more memory"),
    ("treated as also having", "also treated as having"),
    (
        "activate 1 of that Digimon's {i} effects as an effect of this Digimon",
        "activate 1 of that card's {i} effects",
    ),
    (
        "activate 1 of your {a} 's {i} effects",
        "choose 1 of your {a} . activate 1 of that Digimon's {i} effects",
    ),
    (
        "activate 1 of the {i} effects of {a} .",
        "choose {a} and activate 1 of that Digimon's {i} effects .",
    ),
    (
        "with a different name than the Digimon you digivolved into",
        "without the same name as that Digimon",
    ),
    (
        ", and add {a} to your hand or place it under this Digimon as its bottom digivolution card",
        ". then , add {a} among them to the hand or place 1 such card among them as the bottom digivolution card of this Digimon",
    ),
    (
        "gains {i} and {j} , and gains {k} for each {a} .",
        "gains {i} and gains {j} . then , for each {a} , this Digimon gains {k} .",
    ),
    (
        "{a} is placed from this Digimon's digivolution cards at the bottom of its owner's deck ,",
        "any {a} return to the bottom of the deck from this Digimon's digivolution cards ,",
    ),
    (
        "you play a {a} or place {b} in your battle area",
        "one of your {a} is played or you place {b} in your battle area",
    ),
    ("from your trash to your deck", "from your trash to the deck"),
    (
        ". trash all of the digivolution cards of those Digimon",
        "",
    ),
    (
        "when a card with the {a} trait is played , {x} . when a card with the {b} trait is played , {y} .",
        "when a card is played , if that Digimon has the {a} trait , {x} . if that Digimon has the {b} trait , {y} .",
    ),
    (
        "the Digimon that digivolved with this effect gets {n} DP",
        "if this effect digivolved , that Digimon gets {n} DP",
    ),
    *(
        (
            f"your opponent's cards suspended with this effect can't unsuspend {said}",
            f"if this effect suspended your opponent's Digimon or Tamers , that Digimon can't unsuspend {meant}",
        )
        for said, meant in (
            ("until the end of their next turn", "until the end of your opponent's next turn"),
            ("until the end of your opponent's turn", "until the end of your opponent's turn"),
        )
    ),
    ("this turn .", "for the turn ."),
    (
        "add {n} DP to the maximum DP you can choose with this effect",
        "add {n} to this effect's DP maximum",
    ),
    ("in one of its traits", "in any of its traits"),
    (
        "from one of your {a} 's digivolution cards",
        "in the digivolution cards of 1 of your {a}",
    ),
    ("its owner's next unsuspend phase", "your opponent's next unsuspend phase"),
)
