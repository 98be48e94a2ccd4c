"""Two boards fact by fact, as boards are drawn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import NamedTuple

from dcg.official.words.boards.lines import headline, plain_standing, together
from dcg.official.words.boards.picture import Picture, SidePicture


class Fact(NamedTuple):
    """One thing to compare; `label` is empty where it goes on from the line above."""

    label: str
    ours: str
    theirs: str

    @property
    def differs(self) -> bool:
        """Whether the two boards are not the same in this."""
        return self.ours != self.theirs


def facts(ours: Picture, theirs: Picture) -> Iterator[Fact]:
    """What can be said of the boards, seat 1 above and seat 0 below, as boards are drawn."""
    yield Fact("now", headline(ours), headline(theirs))
    for seat in (1, 0):
        yield from _side(ours.sides[seat], theirs.sides[seat])
    yield from _together("", ours.notes, theirs.notes)


def _side(ours: SidePicture, theirs: SidePicture) -> Iterator[Fact]:
    lead = f"Seat {ours.seat}"
    yield Fact(lead, ours.label, theirs.label)
    for name in ("security", "deck", "digi_eggs"):
        yield Fact(
            f"  {name.replace('_', ' ')}", str(getattr(ours, name)), str(getattr(theirs, name))
        )
    for name in ("face_up", "hand", "trash"):
        one, other = getattr(ours, name), getattr(theirs, name)
        if one or other or name == "hand":
            yield Fact(f"  {name.replace('_', ' ')}", _cards(one), _cards(other))
    yield from _together(
        "  battle area",
        tuple(map(plain_standing, ours.battle_area)),
        tuple(map(plain_standing, theirs.battle_area)),
    )
    one = plain_standing(ours.breeding_area) if ours.breeding_area else "(empty)"
    other = plain_standing(theirs.breeding_area) if theirs.breeding_area else "(empty)"
    yield Fact("  breeding area", one, other)


def _cards(names: tuple[str, ...]) -> str:
    return f"{len(names)}: {together(tuple(sorted(names)))}" if names else "0"


def _together(label: str, ours: tuple[str, ...], theirs: tuple[str, ...]) -> Iterator[Fact]:
    for place, (one, other) in enumerate(zip_longest(ours, theirs, fillvalue="")):
        yield Fact(label if not place else "", one, other)
