"""Others than those that were chosen."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

OTHERS: tuple[Pair, ...] = (
    *(
        (f"{but} {those} with {best}", f"other than those with {best}")
        for but in ("other than", "except")
        for those in ("those", "Digimon", "ones")
        for best in ("highest", "lowest")
    ),
    ("all of both players'", "all"),
    (
        "as its bottom digivolution card or under an opponent's Tamer",
        "or Tamers",
    ),
    ("the max level of the Digimon you can choose with this effect", "this effect's level maximum"),
    ("add {n} to {m} for each {a} $", "for each {a} , add {n} to {m} $"),
    ("differently colored Tamer you have in play", "of your Tamers with different colors"),
)
