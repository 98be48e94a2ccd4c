"""What joins sentences and what is done: then, and, by doing."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

JOINTS: tuple[Pair, ...] = (
    (". then ,", "."),
    ("if not ,", "otherwise ,"),
    (". then", "."),
    (".", ". then ,"),
    (", then", ". then ,"),
    ("and", ". then ,"),
    (", and", ". then ,"),
    (", then", "and"),
    (", and it", ","),
    ("and", ", gains"),
    *(
        pair
        for gain in ("gain", "gains")
        for pair in (
            (f", {gain}", ","),
            (f", {gain}", "and"),
            (f"and {gain}", "and"),
            (f", and {gain}", "and"),
        )
    ),
    (",", ". then ,"),
    ("and then", ". then ,"),
    ("then", "then ,"),
    (",", ""),
    ("", ","),
    ("and", ","),
    (",", "and"),
    ("if you do", "if you did"),
    ("if it does", "if you did"),
    ("if it did", "if you did"),
    ("turn end", "the end of the turn"),
    ("end of this turn", "the end of the turn"),
    ("delete {a} at the end of the turn", "at the end of the turn, delete {a}"),
    ("delete {a} at turn end", "at the end of the turn, delete {a}"),
    ("if one of {a} was deleted by this effect ,", "if this effect deleted {a} ,"),
    ("if no Digimon was deleted by this effect", "if this effect didn't delete"),
    ("you can", "you may"),
    ("may", "can"),
    ("by decreasing your memory by {n}", "by losing {n} memory"),
    *(
        (f"you {may} {verb} {{a}} to {{b}}", f"by {doing} {{a}} , {{b}}")
        for may in ("may", "can")
        for verb, doing in (
            ("suspend", "suspending"),
            ("trash", "trashing"),
            ("delete", "deleting"),
            ("return", "returning"),
            ("place", "placing"),
            ("reveal", "revealing"),
            ("add", "adding"),
            ("unsuspend", "unsuspending"),
            ("digivolve", "digivolving"),
            ("play", "playing"),
            ("lose", "losing"),
            ("pay", "paying"),
        )
    ),
    ("you can {b} by {a} .", "by {a} , {b} ."),
    ("you may {b} by {a} .", "by {a} , {b} ."),
    # its player chooses which
    ("{a} or {b} $", "activate 1 of the effects below : ・ {a} . ・ {b} $"),
    ("you may {a} or {b} $", "you may activate 1 of the effects below : ・ {a} . ・ {b} $"),
    ("and", ", gain"),
    (", and", ", gain"),
)
