"""How long: at either end of a sentence, and in other words."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

DURATIONS: tuple[Pair, ...] = (
    ("at the next end of your opponent's turn", "at the end of your opponent's turn"),
    *(
        pair
        for said, meant in (
            ("until the end of your opponent's turn", "until the end of your opponent's turn"),
            (
                "until the end of your opponent's next turn",
                "until the end of your opponent's next turn",
            ),
            ("until the end of their turn", "until the end of your opponent's turn"),
            ("until your opponent's turn ends", "until the end of your opponent's turn"),
            ("until their turn ends", "until the end of your opponent's turn"),
            ("until the end of your turn", "until the end of your turn"),
            ("until the end of your next turn", "until the end of your next turn"),
            ("until your turn ends", "until the end of your turn"),
            ("for the turn", "for the turn"),
            ("for the attack", "for the attack"),
        )
        for pair in (
            (f"{said} , {{a}} $", f"{{a}} {meant} $"),
            (f"{{a}} {said} $", f"{meant} , {{a}} $"),
            (said, meant),
        )
    ),
    ("delete {a} at the end of this turn", "at the end of the turn, delete {a}"),
    ("this turn .", "for the turn ."),
    ("its owner's next unsuspend phase", "your opponent's next unsuspend phase"),
    # what a player can't do, with the duration in front
    *(
        (f"until {said} turn ends , {{a}} $", f"{{a}} until the end of {meant} turn $")
        for said, meant in (
            ("your opponent's", "your opponent's"),
            ("their", "your opponent's"),
            ("your", "your"),
        )
    ),
    *(
        (f"until {said} , {{a}} $", f"{{a}} until {said} $")
        for said in ("the end of your opponent's turn", "the end of your turn")
    ),
    ("for the turn , {a} $", "{a} for the turn $"),
    ("until the end of this attack", "for the attack"),
    ("until the end of the attack", "for the attack"),
)
