"""Which cards an effect is about: who picks, from where, and what is shown for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from dcg.battle_evolution.codes.absent import NO_CARD
from dcg.battle_evolution.codes.places import Zone
from dcg.battle_evolution.codes.questions import Question
from dcg.battle_evolution.events.cards import LotsDrawn
from dcg.battle_evolution.language.selectors import Cards, Target, This
from dcg.battle_evolution.reading.amounts import amount
from dcg.battle_evolution.reading.filters import ZONE_BY_PLACE, cards_at, matches
from dcg.battle_evolution.reading.match import ArenaMatch
from dcg.battle_evolution.reading.viewpoint import Viewpoint
from dcg.battle_evolution.rules.asking import Running, ask_card
from dcg.battle_evolution.rules.moving import look_at, show
from dcg.battle_evolution.rules.triggers import zone_of
from dcg.kernel.decision import Chance

Suits = Callable[[int], bool]
"""Whether a card can be picked."""


class PickedCard(NamedTuple):
    """A card that was picked: the side it lies on, its zone, its id."""

    side: int
    zone: Zone
    card: int


class Picking:
    """What was picked, how many were wanted, the decks that have to be shuffled for it, and those of
    which it is in doubt."""

    __slots__ = ("cards", "doubtful", "shuffle", "wanted")

    def __init__(self) -> None:
        self.cards: list[PickedCard] = []
        self.wanted = 0
        self.shuffle: set[int] = set()
        self.doubtful: set[int] = set()

    @property
    def whole(self) -> bool:
        """Whether as many were picked as the text says."""
        return len(self.cards) >= max(self.wanted, 1)


def side_where(match: ArenaMatch, card: int) -> int:
    """The side of the board a card lies on."""
    for seat, side in enumerate(match.state.sides):
        if any(card in zone for zone in side.lists()) or any(
            card == under for _, under in side.kept
        ):
            return seat
    return match.state.owner_of[card]


def choose(
    view: Viewpoint,
    target: Target,
    question: Question = Question.TARGET,
    extra: Suits | None = None,
) -> Running[Picking]:
    """The cards a text means. `extra` says of a card whether it can be one of them at all (f-hidden-2)."""
    choice = Picking()
    match = view.match
    if not isinstance(target, Cards):
        about = (view.card,) if isinstance(target, This) else view.that
        choice.wanted = len(about)
        for card in about:
            if card != NO_CARD and (extra is None or extra(card)):
                choice.cards.append(PickedCard(side_where(match, card), zone_of(match, card), card))
        return choice
    if target.place == "revealed":
        yield from _from_revealed(view, target, question, choice, extra)
        return choice
    for seat in view.seats(target.whose):
        yield from _from_place(view, target, seat, question, choice, extra)
    return choice


def _from_revealed(
    view: Viewpoint, target: Cards, question: Question, choice: Picking, extra: Suits | None
) -> Running[None]:
    fit = [
        PickedCard(side, zone, card)
        for card, zone, side in view.revealed
        if card in getattr(view.match.side(side), zone.words)
        and matches(view, card, target.match)
        and (extra is None or extra(card))
    ]
    picked = yield from _pick(
        view, target, [held.card for held in fit], view.seat, question, choice
    )
    choice.cards += [held for held in fit if held.card in picked]


def _from_place(
    view: Viewpoint,
    target: Cards,
    seat: int,
    question: Question,
    choice: Picking,
    extra: Suits | None,
) -> Running[None]:
    match = view.match
    zone = ZONE_BY_PLACE[target.place]
    there = cards_at(view, seat, target.place)
    if target.chosen == "bottom":
        there.reverse()
    if target.among is not None:
        separated = there[: target.among]
        if zone is Zone.DECK:
            look_at(match, view.seat, seat, zone, separated)
            if len(separated) == len(there):
                choice.shuffle.add(seat)  # the whole deck was looked through (f-cherrypick-9)
            elif 2 * len(separated) > len(there):
                choice.doubtful.add(seat)  # separated, but most of the deck (f-cherrypick-3)
        there = separated
    elif zone is Zone.DECK and target.chosen in ("owner", "you"):
        # Looking through a whole deck: shuffled afterwards (f-cherrypick-2).
        look_at(match, view.seat, seat, zone, there)
        choice.shuffle.add(seat)
    elif zone is Zone.DECK and target.chosen == "top" and target.match:
        # From the top to the first that fits, for both to see; then shuffled (f-hidden-3).
        there = _down_to(view, target, seat, there, extra)
        choice.shuffle.add(seat)
    elif zone is Zone.HAND and target.chosen == "you" and seat != view.seat:
        look_at(match, view.seat, seat, zone, there)
    fit = [
        card
        for card in there
        if card != NO_CARD and matches(view, card, target.match) and (extra is None or extra(card))
    ]
    chooser = view.seat if target.chosen == "you" or zone is Zone.DECK else seat
    picked = yield from _pick(view, target, fit, chooser, question, choice)
    if zone is Zone.DECK and target.match and target.chosen in ("owner", "you"):
        show(match, seat, zone, picked)  # what it was picked for is shown (f-cherrypick-1)
    choice.cards += [PickedCard(seat, zone, card) for card in picked]


def _down_to(
    view: Viewpoint, target: Cards, seat: int, there: Sequence[int], extra: Suits | None
) -> list[int]:
    """The cards passed on the way down; one that cannot be picked is passed too (f-hidden-2)."""
    wanted = 1 if target.count is None else amount(view, target.count)
    passed: list[int] = []
    for card in there:
        if wanted <= 0:
            break
        passed.append(card)
        if matches(view, card, target.match) and (extra is None or extra(card)):
            wanted -= 1
    show(view.match, seat, Zone.DECK, passed)
    return passed


def _pick(
    view: Viewpoint,
    target: Cards,
    fit: list[int],
    chooser: int,
    question: Question,
    choice: Picking,
) -> Running[list[int]]:
    count = len(fit) if target.count is None else min(amount(view, target.count), len(fit))
    if not target.up_to:
        choice.wanted += len(fit) if target.count is None else amount(view, target.count)
    if target.chosen in ("top", "bottom") or (count == len(fit) and not target.up_to):
        return fit[:count]
    if target.chosen == "chance":
        order = yield Chance(len(fit))
        view.match.emit(LotsDrawn(order))
        return [fit[place] for place in order[:count]]
    left = sorted(fit)
    picked: list[int] = []
    while left and len(picked) < count:
        card = yield from ask_card(view.match, chooser, question, left, optional=target.up_to)
        if card is None:
            break
        picked.append(card)
        left.remove(card)
    return picked
