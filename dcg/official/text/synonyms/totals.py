"""What several things come to together, said behind them: "any number of X whose levels add up to 8 or less"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from dcg.official.text.synonyms.pair import Pair

_SAID: Final = (
    *(
        (f"whose {total}{name} {adds} up to {{n}}{unit} or less", worth)
        for name, worth in (
            ("play costs", "play cost's"),
            ("play cost", "play cost's"),
            ("levels", "levels'"),
            ("level", "levels'"),
            ("DP", "DP"),
        )
        for total in ("", "total ")
        for adds in ("add", "adds")
        for unit in (("", " DP") if name == "DP" else ("",))
    ),
    *(
        (words.format(name), worth)
        for name, worth in (("play cost", "play cost's"), ("level", "levels'"), ("DP", "DP"))
        for words in (
            "so that their {} total is up to {{n}}",
            "whose {} total is {{n}} or less",
            "with a {} total of {{n}} or less",
            "with a total {} of {{n}} or less",
            "with total {}s of {{n}} or less",
        )
    ),
)
"""How it is said, and what it is written as."""
_NAMES: Final = {"play cost's": "play costs", "levels'": "levels", "DP": "DP"}
"""What is counted, where a number is said in front of what is chosen."""
_VERBS: Final = (
    *(("delete", end) for end in ("",)),
    *(("suspend", ""), ("unsuspend", "")),
    *(("return", " {b}"), ("place", " {b}")),
)


def _pairs() -> Iterator[Pair]:
    for words, worth in _SAID:
        yield f"any number of {{a}} {words}", f"up to {{n}} {worth} total worth of {{a}}"
        yield (
            f"any number of {{a}} {words} {{p}} without",
            f"up to {{n}} {worth} total worth of {{a}} {{p}} without",
        )
        for place in ("from", "in", "among"):
            yield f"{words} {place} {{p}} without", f"{place} {{p}} {words} without"
            written = f"whose {_NAMES[worth]} add up to {{n}} or less"
            yield f"{words} {place} {{p}} without", f"{place} {{p}} {written} without"
            yield (
                f"{{t}} trait {{head}} {words} {place} {{p}} without",
                f"{{head}} with {{t}} trait {place} {{p}} {written} without",
            )
        yield words, f"whose {_NAMES[worth]} add up to {{n}} or less"
        for verb, end in _VERBS:
            for joint in ("", ","):
                for them in ("them", "all of them", "the chosen cards", "all of the chosen cards"):
                    yield (
                        f"choose any number of {{a}} {words} {joint} and {verb} {them}{end}",
                        f"{verb} up to {{n}} {worth} total worth of {{a}}{end}",
                    )


TOTALS: tuple[Pair, ...] = tuple(_pairs())
