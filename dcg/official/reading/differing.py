"""Things that must all be alike, or differ, in something (4-22): what each has of it, and how many of them can differ.

Of something that has several ("red and blue", a further name) any one can be referred to: so things
differ where each can be given one that no other is given (4-22-2).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from dcg.official.language import selectors as s
from dcg.official.language.terms import Common, Differing
from dcg.official.reading.attributes import facts_of
from dcg.official.reading.facts import Facts, Readable, Thing
from dcg.official.reading.most_met import Want, most_met
from dcg.official.reading.viewpoint import Viewpoint
from dcg.official.state.permanent import Permanent


def differing_in(match: Sequence[s.Filter]) -> Differing | None:
    """In what all that a description is said of must differ; None where it says nothing of it."""
    for test in match:
        if isinstance(test, s.IsDifferent):
            return test.by
    return None


def alike_in(match: Sequence[s.Filter]) -> Common | None:
    """In what all that a description is said of must be alike; None where it says nothing of it."""
    for test in match:
        if isinstance(test, s.IsAlike):
            return test.by
    return None


def alike(viewpoint: Viewpoint, things: Sequence[Thing], by: Common, least: int) -> list[Thing]:
    """Those among these of which there are at least so many alike."""
    board = viewpoint.board
    each = [had(board, thing, facts_of(viewpoint, thing), by) for thing in things]
    found = Counter(value for held in each for value in held)
    return [
        thing
        for thing, held in zip(things, each, strict=True)
        if any(found[value] >= least for value in held)
    ]


def most_alike(viewpoint: Viewpoint, things: Sequence[Thing], by: Common) -> int:
    """How many of these are alike."""
    board = viewpoint.board
    each = [had(board, thing, facts_of(viewpoint, thing), by) for thing in things]
    return max(Counter(value for held in each for value in held).values(), default=0)


def had(
    board: Readable, thing: Thing, facts: Facts, differing: Differing | Common
) -> frozenset[str]:
    """All of it that a thing with these facts has: nothing where it has no level, or lies under nothing."""
    if differing == "level_and_stack":
        under = had(board, thing, facts, "stack")
        return frozenset(
            f"{one} in {it}" for one in had(board, thing, facts, "level") for it in under
        )
    if differing == "stack":
        return frozenset(
            str(held.id)
            for side in board.state.sides
            for held in side.field()
            if not isinstance(thing, Permanent) and thing in held.cards
        )
    if differing == "number":
        return frozenset((board.card(thing.top if isinstance(thing, Permanent) else thing).number,))
    if differing == "name":
        return facts.names
    if differing == "colour":
        return facts.colours
    assert differing == "level", differing
    return frozenset(map(str, facts.levels))


def most(viewpoint: Viewpoint, things: Sequence[Thing], differing: Differing) -> int:
    """How many of these can all differ at once."""
    board = viewpoint.board
    return most_of([had(board, thing, facts_of(viewpoint, thing), differing) for thing in things])


def most_of(each: Sequence[frozenset[str]]) -> int:
    """To how many of these one of its own can be given that no other is given."""
    kinds: dict[str, int] = {}
    return most_met(
        [Want(1, [[kinds.setdefault(one, len(kinds))] for one in sorted(held)]) for held in each]
    )


def differ(viewpoint: Viewpoint, things: Sequence[Thing], differing: Differing) -> bool:
    """Whether these all differ."""
    return most(viewpoint, things, differing) == len(things)
