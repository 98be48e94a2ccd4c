"""Ordering cards that go to one place together (3-1-3-4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from dcg.official.codes import questions
from dcg.official.codes.absent import NO_DEFINITION
from dcg.official.reading.facts import Thing
from dcg.official.rules.asking import Asking, ask
from dcg.official.rules.effects.targets import option_of
from dcg.official.rules.match import OfficialMatch
from dcg.official.state.permanent import Permanent

Ordered = TypeVar("Ordered", bound=Thing)


def order(match: OfficialMatch, seat: int, things: Sequence[Ordered]) -> Asking[list[Ordered]]:
    """The cards, or the permanents by their top cards, in the order in which `seat` has them
    placed; it is not asked where every order comes to the same."""
    waiting = list(things)
    ordered: list[Ordered] = []
    while _order_matters(match, seat, waiting):
        options = [option_of(thing) for thing in waiting]
        picked = yield from ask(match, seat, questions.ORDER, options)
        ordered.append(waiting.pop(options.index(picked)))
    return ordered + waiting


def _order_matters(match: OfficialMatch, seat: int, things: Sequence[Thing]) -> bool:
    """Whether two of these go to the same owner's place and are not alike, as far as the seat can see."""
    kinds = {_kind(match, seat, thing) for thing in things}
    return len(kinds) > len({owner for owner, *_ in kinds})


def _kind(match: OfficialMatch, seat: int, thing: Thing) -> tuple[int, int, bool, bool]:
    """What cards that are alike have in common: owner, print, and who knows which they are. A card
    that nobody named is like no other. Those that the seat doesn't see are alike to it, whatever they are: asking
    only where they differ would tell that they do (3-1-2-2-1). They keep the order in which they were picked."""
    card = thing.top if isinstance(thing, Permanent) else thing
    state = match.state
    definition = state.definition_of[card]
    knows = state.course.knowledge.knows
    printed = definition if definition != NO_DEFINITION else -2 - card
    if not knows(seat, card):
        printed = NO_DEFINITION
    return state.owner_of[card], printed, knows(0, card), knows(1, card)
