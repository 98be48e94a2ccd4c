"""Making a number of the board large, or small: by kind of number."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from dcg.official.language import selectors as s
from tests.official.exerciser.finding import find, keep_away
from tests.official.exerciser.scene import Scene
from tests.official.exerciser.usual import COLOURS

MUCH: Final = {"dp": 9000, "level": 6}
"""More of a property than made-up cards have, where that is not 8."""


def at_least(scene: Scene, number: s.Number, least: int) -> None:
    """Makes it so large, where it is of a kind that can be made so."""
    if type(number) in _LARGE:
        _LARGE[type(number)](scene, number, least)


def at_most(scene: Scene, number: s.Number, most: int) -> None:
    """Makes it no larger, where it is of a kind that can be kept small."""
    if isinstance(number, s.Count):
        keep_away(scene, number.selector, most)
    elif isinstance(number, s.Scaled) and number.times > 0:
        at_most(scene, number.number, most // number.times * number.per)


def compared(scene: Scene, tests: tuple[s.Filter, ...]) -> None:
    """Makes what filters compare a property with large or small, so that something meets them; what is to have
    a name or a colour in common with something needs that."""
    for test in tests:
        if isinstance(test, s.SharesName | s.SharesColour) and isinstance(test.with_, s.Selector):
            find(scene, test.with_, 1)
        if isinstance(test, s.ComparesWithAny):
            _compared_with(scene, test)
        if isinstance(test, s.Compare) and not isinstance(test.number, int):
            if test.comparison in ("<=", "<"):
                at_least(scene, test.number, 4)
            elif test.comparison in (">=", ">"):
                at_most(scene, test.number, 4)


def _compared_with(scene: Scene, test: s.ComparesWithAny) -> None:
    """Something to compare with has much of it, where less is asked for."""
    if test.comparison in ("<=", "<"):
        attribute = test.their or test.attribute
        much = s.Compare(attribute, ">=", MUCH.get(attribute, 8))
        other = msgspec.structs.replace(test.with_, match=(*test.with_.match, much))
        find(scene, other, 1)


def _count(scene: Scene, number: s.Count, least: int) -> None:
    find(scene, number.selector, least)


def _colours(scene: Scene, number: s.CountColours, least: int) -> None:
    """Things of a colour each."""
    selector = number.selector
    for colour in COLOURS[:least]:
        match = (*selector.match, s.HasColour((colour,)))  # type: ignore[arg-type]
        find(scene, msgspec.structs.replace(selector, match=match), 1)


def _attribute(scene: Scene, number: s.AttributeOf, least: int) -> None:
    """Of what has the effect, or of what the trigger is about."""
    held = scene.this if number.of.name == "this" else scene.subject
    if held is not None:
        scene.fit(held, (s.Compare(number.attribute, ">=", least),))


def _scaled(scene: Scene, number: s.Scaled, least: int) -> None:
    if number.times > 0:
        at_least(scene, number.number, -(-least // number.times) * number.per)


def _excess(scene: Scene, number: s.Excess, least: int) -> None:
    if isinstance(number.over, int):
        at_least(scene, number.number, number.over + least)
        return
    at_most(scene, number.over, 0)
    at_least(scene, number.number, least)


def _shortfall(scene: Scene, number: s.Shortfall, least: int) -> None:
    at_most(scene, number.number, number.of - least)


def _sum(scene: Scene, number: s.Sum, least: int) -> None:
    for part in number.numbers:
        at_least(scene, part, least)


def _same_levels(scene: Scene, number: s.SameLevelSets, least: int) -> None:
    if scene.this is not None:
        scene.fit(scene.this, (s.HasSameLevelCards(number.size * least),))


_LARGE: Final[dict[type, Callable[[Scene, Any, int], None]]] = {
    s.Count: _count,
    s.CountColours: _colours,
    s.AttributeOf: _attribute,
    s.Scaled: _scaled,
    s.Excess: _excess,
    s.Shortfall: _shortfall,
    s.Sum: _sum,
    s.SameLevelSets: _same_levels,
}
