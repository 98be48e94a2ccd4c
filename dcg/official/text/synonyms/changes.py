"""What is gained and raised, said otherwise, and durations in front of a quoted effect."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

_UNTIL = (
    ("until the end of your opponent's turn", "until the end of your opponent's turn"),
    ("until the end of their turn", "until the end of your opponent's turn"),
    ("until the end of your turn", "until the end of your turn"),
    ("for the turn", "for the turn"),
)

CHANGES: tuple[Pair, ...] = (
    # the full stop of a sentence that ends with a quoted effect stands inside the quotes
    *(
        (f"{said} , {words} {{q}} then ,", f"{{a}} {verb} {{q}} {meant} {joint}")
        for said, meant in _UNTIL
        for joint in (".", ". then ,")
        for words, verb in (
            ("{a} gains", "gains"),
            ("{a} gain", "gain"),
            ("give {a}", "gains"),
            ("give {a}", "gain"),
        )
    ),
    (
        "it gets +3000 to the maximum DP-based deletion effects",
        "add 3000 to this effect's DP maximum",
    ),
    ("this effect's choosable levels", "this effect's level maximum"),
    (
        "remove {n} from this DP deletion effect's maximum",
        "reduce this effect's DP maximum by {n}",
    ),
    ("activate the following effect : ・", ""),
    ("attack with this Digimon", "this Digimon attacks"),
    ("attack Digimon", "attack your opponent's Digimon"),
    ("prevent that removal", "this Digimon doesn't leave"),
    (
        "an effect would remove {a} from the battle area",
        "{a} would leave the battle area by an effect",
    ),
    (
        "an effect plays or digivolves {a} ,",
        "{a} is played by an effect or digivolves by an effect ,",
    ),
    ("in battle or by having 0 DP", "in battle or is deleted by having its DP reduced to 0"),
    ("checks an opponent's security", "checks your opponent's security stack"),
    ("when one of your effects suspends {a} ,", "when {a} is suspended by your effect ,"),
    ("if one of your {a} deletes {b} ,", "when one of your {a} deletes {b} ,"),
    ("its name", "their names"),
    ("{a} DP or higher Digimon", "Digimon with {a} DP or more"),
    (
        "{a} DP or lower {c} Digimon card with {b}",
        "{c} Digimon card with {a} DP or less and {b}",
    ),
    (
        "its digivolution cards or your trash",
        "your trash or this Digimon's digivolution cards",
    ),
    ("{a} trait cards with {b}", "cards with the {a} trait and {b}"),
    ("as your bottom security card", "at the bottom of its owner's security stack"),
    ("any {n} cards under {b}", "any {n} digivolution cards of {b}"),
    (
        "may digivolve into this card in your hand for",
        "can digivolve into this card in your hand for",
    ),
)
