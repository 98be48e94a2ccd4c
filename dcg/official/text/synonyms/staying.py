"""What doesn't happen after all: "keep it in play", "prevent it from leaving", "it isn't deleted"."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

STAYING: tuple[Pair, ...] = (
    *(
        pair
        for isnt in ("doesn't leave", "isn't deleted")
        for pair in (
            ("keep {a} in play", f"{{a}} {isnt}"),
            *(
                (f"prevent {{a}} from {leaving}", f"{{a}} {isnt}")
                for leaving in (
                    "being deleted",
                    "leaving",
                    "leaving play",
                    "leaving the battle area",
                )
            ),
            ("{a} doesn't leave", f"{{a}} {isnt}"),
        )
    ),
    *(
        (f"{doesnt} leave {place}", f"{doesnt} leave")
        for doesnt in ("doesn't", "don't")
        for place in ("play", "the battle area")
    ),
    ("doesn't leave the battle area", "isn't deleted"),
    *(
        pair
        for turn in ("suspend", "unsuspend")
        for pair in (
            (f"isn't {turn}ed", f"doesn't {turn}"),
            (f"aren't {turn}ed", f"don't {turn}"),
            *(
                (f"would {be} {turn}ed {behind}", f"would {turn} {behind}")
                for be in ("be", "become")
                for behind in (",", "or")
            ),
        )
    ),
)
