"""Ordering cards that go to one place together (3-1-3-4)."""

from __future__ import annotations

from collections.abc import Sequence

from dcg.official.codes import questions
from dcg.official.codes.absent import NO_DEFINITION
from dcg.official.events.options import PickCard, PickPermanent
from dcg.official.rules.asking import Asking, ask
from dcg.official.rules.match import OfficialMatch
from dcg.official.state.permanent import Permanent


def order_cards(match: OfficialMatch, seat: int, cards: Sequence[int]) -> Asking:
    """The cards in the order in which `seat` has them placed; it is not asked where every order
    comes to the same."""
    waiting = list(cards)
    ordered: list[int] = []
    while _order_matters(match, waiting):
        options = [PickCard(card) for card in waiting]
        picked = yield from ask(match, seat, questions.ORDER, options)
        waiting.remove(picked.card)
        ordered.append(picked.card)
    return ordered + waiting


def order_permanents(match: OfficialMatch, seat: int, held: Sequence[Permanent]) -> Asking:
    """The permanents in the order in which `seat` has their top cards placed, likewise."""
    waiting = list(held)
    ordered: list[Permanent] = []
    while _order_matters(match, [one.top for one in waiting]):
        options = [PickPermanent(one.id) for one in waiting]
        picked = yield from ask(match, seat, questions.ORDER, options)
        chosen = next(one for one in waiting if one.id == picked.permanent)
        waiting.remove(chosen)
        ordered.append(chosen)
    return ordered + waiting


def _order_matters(match: OfficialMatch, cards: Sequence[int]) -> bool:
    """Whether two of these cards go to the same owner's place and are not alike."""
    kinds = {_kind(match, card) for card in cards}
    return len(kinds) > len({owner for owner, *_ in kinds})


def _kind(match: OfficialMatch, card: int) -> tuple[int, int, bool, bool]:
    """What cards that are alike have in common: owner, print, and who knows which they are. A card
    that nobody named is like no other."""
    state = match.state
    definition = state.definition_of[card]
    knows = state.course.knowledge.knows
    printed = definition if definition != NO_DEFINITION else -2 - card
    return state.owner_of[card], printed, knows(0, card), knows(1, card)
