"""What happens the next time, in the words of several years."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

NEXT_TIME: tuple[Pair, ...] = (
    *(
        (f"{verb} {{a}} this turn ,", f"would {bare} {{a}} this turn ,")
        for verb, bare in (("digivolves", "digivolve"),)
    ),
    ("digivolves this turn ,", "would digivolve this turn ,"),
    (
        "for the turn , when one of your {a} would next digivolve ,",
        "the next time one of your {a} would digivolve this turn ,",
    ),
    (
        "one of your {a} digivolves from level {n} to level {m} this turn ,",
        "one of your level {n} {a} would digivolve into a level {m} card this turn ,",
    ),
    (
        "for the turn , the next time you would digivolve one of your {noun} Digimon from level {n} to level {m} ,",
        "the next time one of your {noun} level {n} Digimon would digivolve into a level {m} card this turn ,",
    ),
    (
        ". trash all of the digivolution cards of that Digimon",
        "and trash all of the digivolution cards of that Digimon",
    ),
    (
        "{a} in your hand of the same color as the digivolving Digimon",
        "{a} with the same color as those Digimon in your hand",
    ),
    (
        "{a} card of the same color as the chosen Tamer and a play cost of {n} or less",
        "play cost {n} or lower {a} card with the same color as that Tamer",
    ),
    ("the card this effect returned", "that card"),
    ("decrease the digivolution cost", "reduce the digivolution cost"),
    (
        "for the turn , when this Digimon {a} .",
        'this Digimon gains "when this Digimon {a} ." for the turn .',
    ),
)
