"""The parts of a noun phrase in another order than the written one."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

_DO = (
    *((verb, verb) for verb in ("can", "can't", "may", "would")),
    *(
        (f"{verb}s", verb)
        for verb in ("get", "gain", "attack", "digivolve", "suspend", "unsuspend")
    ),
    *((f"{verb}s", verb) for verb in ("block", "leave", "delete")),
    ("is", "are"),
)
"""What is said behind a noun: of one, and of several."""

ANY_ORDER: tuple[Pair, ...] = (
    # what is described, or what is so named
    ("or {names}", "or 1 {names}"),
    ("or {names}", "or 1 of your {names}"),
    ("or {names}", "or 1 of your opponent's {names}"),
    *(
        (f"{{noun}} {joint} {{names}} {verb}", f"{{names}} or {{noun}} {said}")
        for joint in ("or", "and")
        for one, several in _DO
        for verb, said in ((several, one), (several, several), (one, one))
    ),
    # what it is other than
    ("{noun} other than this Digimon", "other {noun}"),
    ("{noun} except this Digimon", "other {noun}"),
    ("other than {names} with {a} from", "with {a} other than {names} from"),
    ("other than {names} with {a} in", "with {a} other than {names} in"),
)
