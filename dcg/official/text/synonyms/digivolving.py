"""Digivolving and playing by effects: who is said to do it, from where, and what it costs."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

DIGIVOLVING: tuple[Pair, ...] = (
    *(
        (
            f"from {hand} , ignoring digivolution requirements and without paying the cost , it may digivolve into {{a}} $",
            "that Digimon may digivolve into {a} in your hand , ignoring digivolution requirements without paying the cost $",
        )
        for hand in ("your hand", "the hand")
    ),
    ("includes the chosen Digimon's name", "includes that Digimon's name"),
    ("as if that card is a level", "as if it were a level"),
    *(
        pair
        for verb in ("digivolve", "DNA digivolve")
        for pair in (
            (f"you may {verb} {{a}} into", f"{{a}} may {verb} into"),
            (f"you may {verb} {{a}} into 1", f"{{a}} may {verb} into"),
            (f"you can {verb} {{a}} into", f"{{a}} may {verb} into"),
            (f"{verb} {{a}} into", f"{{a}} {verb}s into"),
            (f"{verb} {{a}} into", f"{{a}} {verb} into"),
        )
    ),
    ("when digivolving {a} into", "when {a} would digivolve into"),
    *(
        (cost, "")
        for cost in (
            "for the digivolution cost",
            "for the cost",
            "for its cost",
            "by paying its cost",
            "by paying its DNA digivolve cost",
            "by paying its digivolution cost",
        )
    ),
    ("ignoring digivolution conditions", "ignoring digivolution requirements"),
    *(
        (
            f"without paying the cost , ignoring {whose}digivolution requirements",
            f", ignoring digivolution requirements {joint} without paying the cost",
        )
        for whose in ("", "its ", "all ")
        for joint in (",", "and")
    ),
    ("requirements without paying", "requirements and without paying"),
    ("and without paying the digivolution cost", "without paying the cost"),
    ("and without paying its digivolution cost", "without paying the cost"),
    ("and without paying its memory cost", "without paying the cost"),
    ("without paying the digivolution cost", "without paying the cost"),
    ("without paying its digivolution cost", "without paying the cost"),
    ("with the cost reduced by", "with the digivolution cost reduced by"),
    ("with the cost reduced by", "with the use cost reduced by"),
    ("into 1", "into"),
    (
        "when this card would be digivolved into ,",
        "when one of your Digimon would digivolve into this card ,",
    ),
    (
        "when you would digivolve into this card ,",
        "when one of your Digimon would digivolve into this card ,",
    ),
    ("in play into", "into"),
    *(
        pair
        for verb in ("play", "use")
        for pair in (
            (
                f"from your hand and without paying the cost , you may {verb} {{a}} from your hand without paying the cost",
                f"you may {verb} {{a}} from your hand without paying the cost",
            ),
            (
                f"from {{p}} and without paying the cost , you may {verb} {{a}}",
                f"you may {verb} {{a}} from {{p}} without paying the cost",
            ),
        )
    ),
    ("and without the same name", "without the same name"),
)
