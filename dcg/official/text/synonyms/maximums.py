"""The maximum of an effect (15-15-5-2): what it can choose, delete or play, and what effects like it can."""

from __future__ import annotations

from collections.abc import Iterator

from dcg.official.text.synonyms.pair import Pair

_NAMES = ("level", "DP", "play cost")
_DOING = ("choose", "delete", "play")


def _said(name: str) -> Iterator[str]:
    """Every way to say what "this effect's level maximum" is."""
    for doing in _DOING:
        for most in ("maximum", "max"):
            for thing in ("", "of the Digimon", "of the card"):
                yield f"the {most} {name} {thing} this effect can {doing}"
                for with_ in ("with", "by"):
                    yield f"the {most} {name} {thing} you can {doing} {with_} this effect"
        for can in ("can", "may"):
            yield f"the {name} this effect {can} {doing}"
    yield f"this {name}-deletion effect's maximum"
    for kind in (name, f"{name}-based"):
        yield f"this {kind} deletion effect's maximum"
        yield f"the maximum this {kind} deletion effect can delete"
    yield f"this effect's playable card's {name} maximum"
    yield f"this effect's choosable {name}s"
    if name == "DP":
        yield "the maximum DP-based deletion effects"


MAXIMUMS: tuple[Pair, ...] = tuple(
    (said, f"this effect's {name} maximum") for name in _NAMES for said in _said(name)
)
