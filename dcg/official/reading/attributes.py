"""What numbers and references ask of a thing."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from typing import Final

from dcg.official.codes.absent import NO_PERMANENT
from dcg.official.language import selectors as s
from dcg.official.reading.facts import Facts, Thing
from dcg.official.reading.viewpoint import Viewpoint
from dcg.official.state.permanent import Permanent

COMPARE: Final[dict[str, Callable[[int, int], bool]]] = {
    "=": operator.eq,
    "!=": operator.ne,
    "<=": operator.le,
    ">=": operator.ge,
    "<": operator.lt,
    ">": operator.gt,
}

_OF_WHAT_HAPPENED: Final = frozenset(("subject", "subjects", "object", "attacker"))
"""References to what the trigger was about: any other is named by the effect itself while it runs."""


def facts_of(viewpoint: Viewpoint, thing: Thing) -> Facts:
    """What is true of a permanent now, or of a card elsewhere."""
    if isinstance(thing, Permanent):
        return viewpoint.board.view(thing)
    return viewpoint.board.card_now(thing)


def attribute(facts: Facts, name: str) -> int | None:
    """A numerical property, by its name in the card language; None where there is none (2-5-3, 2-9-2)."""
    if name == "dp":
        return facts.dp
    if name == "level":
        return facts.level
    if name == "play_cost":
        return facts.play_cost
    if name in ("digivolution_cards", "cards_under"):
        return facts.digivolution_count
    if name == "link_cards":
        return facts.link_count
    if name == "use_cost":
        return facts.play_cost if facts.is_option else None
    if name == "colours":
        return len(facts.colours)
    assert name == "security_attack", name
    return facts.security_attack


def as_triggered(viewpoint: Viewpoint, node: s.AttributeOf, name: str) -> Facts | None:
    """What a number of what the trigger was about sees: the state then (15-8-3-8), of several that of the first."""
    seen = all_as_triggered(viewpoint, node, name)
    return seen[0] if seen else None


def all_as_triggered(
    viewpoint: Viewpoint, node: s.AttributeOf | s.SharesName | s.SharesColour, name: str
) -> Sequence[Facts]:
    """What a reference to what the trigger was about sees: the state then (15-8-3-8) of each of them (15-5-2)."""
    seen = viewpoint.as_triggered
    if seen is None:
        return ()
    assert viewpoint.compiled is not None
    return seen.get(name, ()) if id(node) in viewpoint.compiled.as_triggered else ()


def identity(viewpoint: Viewpoint, name: str) -> int:
    """The id of what a reference names, whether or not it is still there: none for what an earlier
    sentence would have chosen or played, and did not (15-9-2-1)."""
    if name == "this":
        return viewpoint.permanent_id
    for thing in viewpoint.bindings.get(name, ()):
        if isinstance(thing, Permanent):
            return thing.id
    return viewpoint.subject_id if name in _OF_WHAT_HAPPENED else NO_PERMANENT
