"""What is done for each of something, and how many: said behind the verb in older cards."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

AMOUNTS: tuple[Pair, ...] = (
    *(
        (f"{said} for each {{b}} $", f"for each {{b}} , {meant} $")
        for said, meant in (
            ("suspend {a}", "suspend {a}"),
            ("delete {a}", "delete {a}"),
            ("trash the top {a} of your deck", "trash the top {a} of your deck"),
            (
                "trash the top {a} of your opponent's deck",
                "trash the top {a} of your opponent's deck",
            ),
            ("reveal 1 card from the top of your deck", "reveal the top card of your deck"),
        )
    ),
    (
        "digivolution card this Digimon has with {a} $",
        "card with {a} in this Digimon's digivolution cards $",
    ),
    (
        "for each Digimon with {a} and each Tamer you have in play ,",
        "for each of your Digimon with {a} and each of your Tamers ,",
    ),
    *(
        (
            f"each {noun} your opponent has with {{a}} ,",
            f"each of your opponent's {noun} with {{a}} ,",
        )
        for noun in ("Digimon", "Tamer")
    ),
    ("level {n} or {m}", "level {n} or level {m}"),
    ("with a memory cost of {n} or {m}", "with a use cost of {n} or a use cost of {m}"),
    (", {a} , or {b} among", "or 1 {a} or {b} among"),
)
