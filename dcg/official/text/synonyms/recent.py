"""Wordings of recent cards: several kinds in one phrase, those that were mentioned, stacked cards."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

RECENT: tuple[Pair, ...] = (
    # several kinds
    ("your {a} or {b} with", "your {a} or 1 of your {b} with"),
    ("you have {a} or a {b} ,", "you have {a} or you have {b} ,"),
    (
        "{n} or fewer {a} or {m} or more {b} ,",
        "{n} or fewer {a} or you have {m} or more {b} ,",
    ),
    ("or if", "or"),
    ("Tokens and", "Tokens or"),
    ("{a} trait Digimon cards", "Digimon card with the {a} trait"),
    ("{a} trait {b} with {c}", "{b} with the {a} trait and {c}"),
    ("with the {a}", "with the {a} trait"),
    *(
        (
            f"digivolve{s} into {{a}} trait Digimon ,",
            "digivolves into Digimon card with the {a} trait ,",
        )
        for s in ("", "s")
    ),
    *(
        (
            f"{{a}} trait {noun} with a play cost {{n}} or less",
            f"play cost {{n}} or lower {noun} with the {{a}} trait",
        )
        for noun in ("card", "Digimon card")
    ),
    ("{a} in its name", "card with {a} in its name"),
    ("play cost of {n} or", "play cost {n} or"),
    # those that were mentioned
    ("those Digimon or Tamers", "those Digimon"),
    ("the played Digimon", "those Digimon"),
    ("of them", "of those Digimon"),
    # stacked cards
    ("top stacked card of {a}", "top card of {a}"),
    ("trash {a} top stacked card", "trash the top card of {a}"),
    (
        "by placing this {a} trait Digimon's top stacked card as its bottom digivolution card ,",
        "if this Digimon has the {a} trait , by placing this Digimon's top stacked card as its bottom digivolution card ,",
    ),
    (
        "by placing the top card of this Digimon with {a} as this Digimon's bottom digivolution card ,",
        "if this Digimon has {a} , by placing this Digimon's top stacked card as its bottom digivolution card ,",
    ),
    ("with {n} or more {a} digivolution cards", "has {n} or more {a} in its digivolution cards"),
    ("from {a} digivolution cards", "in {a} digivolution cards"),
    (
        "as {a} trait Digimon's bottom digivolution cards",
        "as the bottom digivolution card of Digimon with the {a} trait",
    ),
    (
        "as {a} of your {b} trait Digimon's bottom digivolution cards",
        "as the bottom digivolution card of {a} of your Digimon with the {b} trait",
    ),
    *(
        (
            f"{effects} any of {{a}} trait Digimon's digivolution cards",
            "a digivolution card of one of {a} is trashed by an effect",
        )
        for effects in ("effects trash", "an effect trashes")
    ),
    *(
        (
            f"{effects} any of your {{a}} trait Digimon's digivolution cards",
            "a digivolution card of one of your Digimon with the {a} trait is trashed by an effect",
        )
        for effects in ("effects trash", "an effect trashes")
    ),
    # what happens, and to what
    ("or deleted", "or is deleted"),
    ("this card in the hand", "this card"),
    ("this card in your hand", "this card"),
    ("this Digimon card", "this card"),
    ("their play costs", "the play cost"),
    ("{a} if {b} , and {c} if {d} $", "if {b} , {a} . if {d} , {c} $"),
    ("its stack", "their stacks"),
    ("their deck's top {a}", "the top {a} of your opponent's deck"),
)
