"""What the examples of the comprehensive rules say in words that no card has."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

RULEBOOK_EXAMPLES: tuple[Pair, ...] = (
    *(
        (
            f"choose any number of {{a}} whose total DP adds up to {{n}} or less and {verb} them{end} $",
            f"{said} up to {{n}} DP total worth of {{a}}{end} $",
        )
        for verb, said in (("delete all of", "delete"), ("return all of", "return"))
        for end in ("", " to the hand")
    ),
    *(
        (
            f"{verb} any number of {{a}} whose total DP adds up to {{n}} or less{end} $",
            f"{verb} up to {{n}} DP total worth of {{a}}{end} $",
        )
        for verb, end in (("delete", ""), ("return", " to the hand"))
    ),
    ("{n} of {p} Digimon's digivolution cards", "any {n} digivolution card of {p} Digimon"),
    *(
        (
            f"{look} . add {{n}} card {among}",
            "look at your security stack . then , add {n} of your security cards",
        )
        for look in ("search your security stack", "look at all of your security cards")
        for among in ("among it", "among them")
    ),
    ("look at all of your security cards", "look at your security stack"),
    ("look at all of your opponent's security cards", "look at your opponent's security stack"),
    (
        "when this Digimon has {n} digivolution cards",
        "if this Digimon has {n} or more digivolution cards",
    ),
    ("when this Digimon has", "if this Digimon has"),
    (", then if", ". if"),
    (
        "when your effect places a digivolution card under this Digimon ,",
        "when a card is placed in this Digimon's digivolution cards by your effect ,",
    ),
    (
        "when your effect adds to this Digimon's digivolution cards ,",
        "when a card is placed in this Digimon's digivolution cards by your effect ,",
    ),
    *((f"this card from {of} trash", "this card") for of in ("your", "the", "its owner's")),
    *(
        (
            f"change the original name of {{a}} to {{name}} ( {{c}} / {{n}} DP ) {duration}",
            (
                f"change {{a}} into a {{c}} Digimon with an original name of {{name}} {duration} . then , "
                f"change the original DP of that Digimon to {{n}} {duration}"
            ),
        )
        for duration in (
            "until the end of your turn",
            "until the end of your opponent's turn",
            "for the turn",
        )
    ),
    ("for each color on that card", "for each of that card's colors"),
    ("Digimon that can't", "Digimon and can't"),
    ("isn't suspended", "is unsuspended"),
    ("aren't suspended", "are unsuspended"),
    ("isn't unsuspended", "is suspended"),
    ("aren't unsuspended", "are suspended"),
    ("trash 1 digivolution card of", "trash any 1 digivolution card of"),
    ("{a} original DP becomes {n}", "change the original DP of {a} to {n}"),
    (
        "activate {n} of the following effects : if {c} , instead activate all of the following effects",
        "activate {n} of the effects below . if {c} , activate all of the effects below instead",
    ),
    (
        "activate 1 of the placed card's {icon} effects as an effect of this Digimon",
        "activate 1 of that card's {icon} effects as an effect of this Digimon",
    ),
    (
        "activate 1 of that card's {icon} effects",
        "activate 1 of that card's {icon} effects as an effect of this Digimon",
    ),
)
"""Each with what today's cards say for it."""
