"""Persistent effects that others give (15-15-2-1): whoever is given one has it.

What such an effect says is a statement of each permanent that it may be given to, in force while it
is given to it: so whatever decides that (a condition, who is affected, how long it lasts) decides it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.reading import facets
from dcg.official.reading.compiled.given import given_effect, given_keyword
from dcg.official.reading.continuous.statements import (
    KEYWORDS,
    Statement,
    gives_persistent,
    wordings,
)
from dcg.official.reading.facts import Readable
from dcg.official.reading.view import View
from dcg.official.reading.viewpoint import Viewpoint
from dcg.official.state.permanent import Permanent


def add_given(board: Readable, views: Mapping[int, View], layers: Sequence[list[Statement]]) -> int:
    """Adds the statements of effects given; the facets these read."""
    reads = 0
    for giver in list(layers[KEYWORDS]):
        node, source = giver.node, giver.viewpoint.compiled
        assert source is not None
        if isinstance(node, p.GainKeyword) and gives_persistent(node):
            compiled = given_keyword(source, node, 0)
        elif isinstance(node, p.GainEffect) and node.effect.kind == "persistent":
            compiled = given_effect(source, node)
        else:
            continue
        if compiled.turn != "any":
            reads |= facets.TURN
        for held in _could_have(giver, views):
            yours = held.seat == board.state.turn.player
            if compiled.turn != "any" and (compiled.turn == "yours") != yours:
                continue
            viewpoint = Viewpoint(board, held.seat, giver.viewpoint.card, held, compiled)
            viewpoint.host = held.top
            for wording in wordings(compiled):
                reads |= wording.reads
                layers[wording.layer].append(
                    Statement(wording, viewpoint, given=giver.given, giver=giver)
                )
    return reads


def _could_have(giver: Statement, views: Mapping[int, View]) -> Iterator[Permanent]:
    """The permanents that the effect could be given to."""
    if giver.target is not None:
        yield giver.target
    elif isinstance(giver.node.target, s.Ref):
        things = giver.viewpoint.things(giver.node.target.name)
        yield from (thing for thing in things if isinstance(thing, Permanent))
    else:
        yield from (view.permanent for view in views.values())
