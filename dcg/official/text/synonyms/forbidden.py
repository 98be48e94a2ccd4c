"""What players can't do, and whose effects don't activate."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

FORBIDDEN: tuple[Pair, ...] = (
    ("unsuspend except in the unsuspend phase", "unsuspend other than in the unsuspend phase"),
    *(
        (f"{who} effects can't play {{a}}", "your opponent can't play {a} by effects")
        for who in ("their", "your opponent's")
    ),
    *(
        (f"can't {said}", "can't draw cards by effects")
        for said in (
            "draw by effects",
            "draw cards by effects other than in their draw phase",
            "draw cards other than in their draw phase",
            "draw cards by effects outside their draw phase",
        )
    ),
    *(
        (
            f"{who} can't activate [Security] effects",
            "none of your opponent's [Security] effects can activate",
        )
        for who in ("your opponent", "they")
    ),
    *(
        (
            f"your opponent's {effects} {dont} activate",
            "none of your opponent's [Security] effects can activate",
        )
        for effects in ("[Security] effects",)
        for dont in ("don't", "can't")
    ),
)
