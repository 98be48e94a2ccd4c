"""What an effect has played, spoken of by its kind: "the Tamer played by this effect"."""

from __future__ import annotations

from typing import Any, Final

from dcg.official.language.selectors import Choose, Compare, IsCategory

PLAYED_AS: Final = {"that:played": "digimon", "that:played_tamer": "tamer"}
"""Names of references to what this effect played, and what they call it."""

_OF_DIGIMON: Final = ("level", "dp")
"""What Tamer and Option cards don't have (2-5, 2-9)."""


def can_be(kind: str, target: Any) -> bool:
    """Whether what is played so may be of this kind: "Tamer" is never said of a Digimon card.

    A card that is named or has a trait, and of which no kind is said, may be of any.
    """
    if not isinstance(target, Choose):
        return True
    for each in target.selector.match:
        if isinstance(each, IsCategory) and kind not in each.categories:
            return False
        if isinstance(each, Compare) and each.attribute in _OF_DIGIMON and kind != "digimon":
            return False
    return True
