"""How something is, and where a card lies: said the other way round in older cards."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

BEING: tuple[Pair, ...] = (
    (
        "{a} when battling an opponent's {b} that has no digivolution cards",
        "if this Digimon is battling one of your opponent's {b} with no digivolution cards , {a}",
    ),
    (
        "{a} when battling an opponent's {b}",
        "if this Digimon is battling one of your opponent's {b} , {a}",
    ),
    ("if {a} is in your trash ,", "if you have {a} in your trash ,"),
    ("if {a} is in play ,", "if there is {a} ,"),
    ("if you have {a} and {b} in play ,", "if you have {a} and you have {b} ,"),
    *(
        (f"{while_} all of your {{a}} are {said} ,", f"{while_} you have no {other} {{a}} ,")
        for while_ in ("while", "if")
        for said, other in (("suspended", "unsuspended"), ("unsuspended", "suspended"))
    ),
    *(
        (
            f"that Digimon's {name} is {{n}} or {said} ,",
            f"that Digimon is {name} {{n}} or {meant} ,",
        )
        for name in ("level", "play cost")
        for said, meant in (("less", "lower"), ("more", "higher"))
    ),
    *(
        (
            f"if you attack {whose} {{a}} ,",
            "if this Digimon is attacking one of your opponent's {a} ,",
        )
        for whose in ("an opponent's", "your opponent's")
    ),
    # where a card lies stands in front of what it is
    *(
        (f"in your hand with {{a}} {said}", f"with {{a}} in your hand {meant}")
        for said, meant in (
            (",", ","),
            ("for its digivolution cost", ""),
            ("by paying its digivolution cost $", "$"),
            (
                (
                    "by paying its digivolution cost . when this Digimon would digivolve with this "
                    "effect , reduce the digivolution cost by {n}"
                ),
                "with the digivolution cost reduced by {n}",
            ),
        )
    ),
    ("in your hand that's {a} ,", "that is {a} in your hand ,"),
    (
        "in this Digimon's digivolution cards with {a} ,",
        "with {a} in this Digimon's digivolution cards ,",
    ),
    ("and place it on top of your deck", "and returning that card to the top of the deck"),
    (
        "and place it at the bottom of this Digimon's digivolution cards",
        "and placing that Digimon as the bottom digivolution card of this Digimon",
    ),
    *(
        (
            f"is moved from {whose} breeding area to {whose} battle area",
            "moves from the breeding area to the battle area",
        )
        for whose in ("their", "your")
    ),
    ("when you or your opponent play {a} ,", "when {a} is played ,"),
    *(
        (
            f"when {{w}} {digivolves} into {{a}} Digimon , {what}",
            f"when {{w}} would digivolve into {{a}} Digimon card , {what}",
        )
        for digivolves in ("digivolves", "digivolve")
        for what in ("reduce", "by", "if")
    ),
)
