"""Putting things where a selector looks, and keeping them away from there."""

from __future__ import annotations

from typing import Any, Final

from dcg.official.language import selectors as s
from tests.official.exerciser.scene import (
    MOST_STANDING,
    OPPONENT,
    UNMET,
    YOU,
    Lying,
    Scene,
    Standing,
    seat_of,
)

ORDERED: Final = {"revealed": "deck", "in_no_area": "trash", "trashed": "deck"}
"""Where cards lie that an effect finds elsewhere by then: what is trashed lies on the deck before."""

MOST_LYING: Final = 14
"""So many cards of any kind are put into an area, and so many more that are described."""

MOST_REVEALED: Final = 5

TURNED: Final = (s.Compare, s.IsSuspended, s.HasColour)
"""What is asked of a thing and can be made otherwise."""

_DIGIMON: Final = s.IsCategory(("digimon",))


def under(scene: Scene, target: Any, count: int) -> None:
    """Cards under the Digimon that are meant."""
    if isinstance(target, s.Ref) and target.name == "this" and scene.this is not None:
        while len(scene.this.under) < count:
            scene.this.under.insert(0, Lying(scene.sketch()))
    elif isinstance(target, s.Choose | s.All):
        seat = seat_of(target.selector.whose, scene.variant)
        if scene.no_enemy and seat == OPPONENT:
            return
        tests = (*target.selector.match, s.Compare("digivolution_cards", ">=", count))
        scene.stand(seat, scene.sketch(tests))


def find(scene: Scene, selector: s.Selector, count: int) -> None:
    """Puts so many things where the selector looks, that it finds."""
    if any(isinstance(test, s.IsRef) for test in selector.match):
        _as_described(scene, selector)
        return
    seats = [YOU if selector.zone in ORDERED else seat_of(selector.whose, scene.variant)]
    if selector.whose == "any" and selector.zone in ("battle_area", "field"):
        seats = [YOU, OPPONENT]
    for seat in seats:
        for _ in range(count):
            _find_one(scene, selector, seat)
    if not selector.match and selector.first is None:
        for zone in (selector.zone, *selector.also):
            for seat in seats:
                scene.at_least(seat, ORDERED.get(zone, zone), count)


def _as_described(scene: Scene, selector: s.Selector) -> None:
    """What is meant already is what the selector asks besides."""
    tests = tuple(test for test in selector.match if not isinstance(test, s.IsRef))
    if scene.this is not None and s.IsRef(s.Ref("this")) in selector.match:
        scene.fit(scene.this, tests)


def _find_one(scene: Scene, selector: s.Selector, seat: int) -> None:
    zone = selector.zone
    if scene.no_enemy and seat == OPPONENT and zone in ("battle_area", "field"):
        return
    if scene.variant % 2 and selector.also:
        zone = selector.also[0]
    tests = selector.match
    if zone == "revealed" and scene.variant == UNMET:
        return
    if zone in ("battle_area", "field"):
        mine = [held for held in scene.field[seat] if held is not scene.this]
        if len(mine) >= MOST_STANDING:
            return
        if not selector.other and not tests and scene.this is not None and seat == YOU:
            return
        sketch = scene.sketch((*(tests or (s.IsCategory(("digimon",)),)), *_not_that(scene, seat)))
        scene.stand(seat, sketch)
    elif zone == "breeding_area":
        if scene.breeding[seat] is None and not scene.no_breeding:
            scene.breed(seat, scene.sketch((s.IsCategory(("digimon", "digi_egg")), *tests)))
    elif zone in ("digivolution_cards", "stack"):
        if selector.under is not None:
            _holder(scene, selector.under, seat).under.append(Lying(scene.sketch(tests)))
            return
        held = scene.this
        if selector.of is None or selector.of.name != "this" or held is None:
            held = next((one for one in scene.field[seat] if one.is_digimon), None)
        if held is None:
            held = scene.stand(seat, scene.sketch((s.IsCategory(("digimon",)),)))
        held.under.append(Lying(scene.sketch(tests)))
    elif zone == "link_cards":
        held = scene.this if scene.this is not None else scene.stand(seat, scene.sketch())
        scene.links = True
        if not held.links:
            held.links.append(Lying(scene.sketch((s.IsCategory(("digimon",)), *tests))))
    else:
        place = ORDERED.get(zone, zone)
        most = 2 * MOST_LYING if tests else MOST_LYING
        if len(scene.areas[seat][place]) < most and (tests or selector.first is None):
            sketch = scene.sketch(tests or (s.IsCategory(("digimon",)),))
            up = bool(sketch.face_up) and place == "security_stack"
            laid = scene.lay(seat, place, sketch, up=up)
            if zone == "revealed" and not tests:
                scene.areas[seat][place].remove(laid)
                scene.areas[seat][place].insert(0, laid)


def _not_that(scene: Scene, seat: int) -> tuple[s.Filter, ...]:
    """So that what is to be left undone is not done to it."""
    for node in scene.not_done:
        target = getattr(node, "target", None)
        if isinstance(target, s.Choose | s.All) and seat == seat_of(target.selector.whose):
            tests = (one for one in target.selector.match if isinstance(one, TURNED))
            return tuple(map(s.NotMatching, tests))[:1]
    return ()


def _holder(scene: Scene, described: s.Selector, seat: int) -> Standing:
    """What cards are to lie under: what stands there already, or a new one."""
    sketch = scene.sketch(described.match or (_DIGIMON,))
    if described.zone == "breeding_area":
        return scene.breeding[seat] or scene.breed(seat, sketch)
    if scene.holder is None or scene.holder[0] != described:
        scene.holder = described, scene.stand(seat, sketch)
    return scene.holder[1]


def keep_away(scene: Scene, selector: s.Selector, most: int) -> None:
    """So that the selector finds at most so many."""
    seats = (YOU, OPPONENT) if selector.whose == "any" else (seat_of(selector.whose),)
    most //= len(seats)
    for seat in seats:
        if selector.zone in ("battle_area", "field"):
            if seat == OPPONENT and not most:
                scene.no_enemy = True
            for held in scene.field[seat] if not most else ():
                _unlike(scene, held, selector)
        elif not selector.match:
            scene.at_most(seat, selector.zone, most)
        elif selector.zone == "revealed" and not most:
            for _ in range(MOST_REVEALED):
                other = tuple(map(s.NotMatching, selector.match))
                scene.lay(seat, "deck", scene.sketch((_DIGIMON, *other)))


def _unlike(scene: Scene, held: Any, selector: s.Selector) -> None:
    for test in selector.match:
        if isinstance(test, s.IsSuspended | s.Compare):
            scene.fit(held, (s.NotMatching(test),))
            scene.no_enemy = scene.no_enemy and held.seat != OPPONENT
            return
