"""Two boards fact by fact, as boards are drawn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from dcg.official.words.boards.lines import headline, plain_standing, together
from dcg.official.words.boards.picture import Picture, SidePicture
from dcg.telling.compared import Compared


def compared(ours: Picture, theirs: Picture) -> Iterator[Compared]:
    """What can be said of the boards, seat 1 above and seat 0 below, as boards are drawn."""
    yield Compared("now", headline(ours), headline(theirs))
    for seat in (1, 0):
        yield from _side(ours.sides[seat], theirs.sides[seat])
    yield from _together("", ours.notes, theirs.notes)


def _side(ours: SidePicture, theirs: SidePicture) -> Iterator[Compared]:
    lead = f"Seat {ours.seat}"
    yield Compared(lead, ours.label, theirs.label)
    for name in ("security", "deck", "digi_eggs"):
        yield Compared(
            f"  {name.replace('_', ' ')}", str(getattr(ours, name)), str(getattr(theirs, name))
        )
    for name in ("face_up", "hand", "trash"):
        one, other = getattr(ours, name), getattr(theirs, name)
        if one or other or name == "hand":
            yield Compared(f"  {name.replace('_', ' ')}", _cards(one), _cards(other))
    yield from _together(
        "  battle area",
        tuple(map(plain_standing, ours.battle_area)),
        tuple(map(plain_standing, theirs.battle_area)),
    )
    one = plain_standing(ours.breeding_area) if ours.breeding_area else "(empty)"
    other = plain_standing(theirs.breeding_area) if theirs.breeding_area else "(empty)"
    yield Compared("  breeding area", one, other)


def _cards(names: tuple[str, ...]) -> str:
    return f"{len(names)}: {together(tuple(sorted(names)))}" if names else "0"


def _together(label: str, ours: tuple[str, ...], theirs: tuple[str, ...]) -> Iterator[Compared]:
    for place, (one, other) in enumerate(zip_longest(ours, theirs, fillvalue="")):
        yield Compared(label if not place else "", one, other)
