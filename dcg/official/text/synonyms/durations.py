"""How long: at either end of a sentence, and in other words."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

_TURNS = (
    ("your opponent's turn", ("your opponent's turn", "their turn")),
    ("your opponent's next turn", ("your opponent's next turn", "their next turn")),
    ("your turn", ("your turn",)),
    ("your next turn", ("your next turn",)),
)
"""The turn that something lasts until the end of, and what it is called."""

LASTS: tuple[Pair, ...] = (
    *(
        (until.format(turn=turn), f"until the end of {meant}")
        for meant, said in _TURNS
        for turn in said
        for until in ("until the end of {turn}", "until {turn} ends")
    ),
    ("for the turn", "for the turn"),
    ("for the attack", "for the attack"),
)
"""Every way to say how long, and the one that is written."""

DURATIONS: tuple[Pair, ...] = (
    ("at the next end of your opponent's turn", "at the end of your opponent's turn"),
    *(
        pair
        for said, meant in LASTS
        for pair in (
            (f"{said} , {{a}} $", f"{{a}} {meant} $"),
            (f"{{a}} {said} $", f"{meant} , {{a}} $"),
            (said, meant),
            (f"{said} , for each {{s}} , {{a}} $", f"for each {{s}} , {meant} , {{a}} $"),
            (f"{said} , for each {{s}} , {{a}} $", f"for each {{s}} , {{a}} {meant} $"),
        )
    ),
    ("delete {a} at the end of this turn", "at the end of the turn, delete {a}"),
    ("this turn .", "for the turn ."),
    ("its owner's next unsuspend phase", "your opponent's next unsuspend phase"),
    ("until the end of this attack", "for the attack"),
    ("for this attack", "for the attack"),
    ("for this battle", "for the battle"),
    ("until the end of the attack", "for the attack"),
    *(
        (f"{said} {scale} {{b}}", f"{scale} {{b}} {meant}")
        for said, meant in (
            ("for the turn", "for the turn"),
            ("until the end of their turn", "until the end of your opponent's turn"),
            ("until their turn ends", "until the end of your opponent's turn"),
            ("until your opponent's turn ends", "until the end of your opponent's turn"),
            ("until the end of your opponent's turn", "until the end of your opponent's turn"),
            (
                "until the end of your opponent's next turn",
                "until the end of your opponent's next turn",
            ),
        )
        for scale in ("for each", "for every")
    ),
)
