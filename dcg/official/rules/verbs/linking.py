"""Effects that link cards (10-1) and app fuse Digimon (8-4-2-2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from dcg.official.codes import questions
from dcg.official.codes.declarations import DIGIVOLVE, LINK
from dcg.official.codes.places import BATTLE_AREA, Place
from dcg.official.events.linking import LinkCardsTrashed
from dcg.official.events.options import (
    AppFuseInto,
    No,
    Option,
    PickCard,
    PickNumber,
    PickPermanent,
)
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.reading.facts import Thing
from dcg.official.reading.selecting import number, select
from dcg.official.reading.targets import candidates
from dcg.official.rules.affects import by_effect
from dcg.official.rules.app_fusion import Fusion, app_fuse, fusions
from dcg.official.rules.asking import Asking, ask
from dcg.official.rules.costs import Declaring, can_be_paid
from dcg.official.rules.effects.context import Context
from dcg.official.rules.effects.feasible import Feasible
from dcg.official.rules.effects.kept import keeps_its_links
from dcg.official.rules.effects.run import Verb
from dcg.official.rules.effects.targets import affected
from dcg.official.rules.happening import caused_by
from dcg.official.rules.linking import Linked, announce_linked, can_be_taken, link, link_routes
from dcg.official.rules.moves import moved
from dcg.official.rules.verbs.places import beside, place_of
from dcg.official.state.permanent import Permanent


class Way(NamedTuple):
    """A card that can be linked to a Digimon, by which requirement, and the cost."""

    card: int
    held: Permanent
    requirement: int
    cost: int


def trash_links(context: Context, cards: Sequence[int]) -> bool:
    """Trashes link cards, but for those that an effect keeps from the opponent's effects (15-1-3); whether there
    were any."""
    departures = [
        each
        for each in beside(context, cards)
        if not keeps_its_links(context, context.match.state.permanents[each.permanent])
    ]
    if departures:
        event = LinkCardsTrashed(tuple(departures), context.seat)
        moved(context.match, event, caused_by(context.seat))
    return bool(departures)


def link_ways(context: Context, process: p.LinkCards, done: Sequence[int] = ()) -> list[Way]:
    """Every link the effect allows that can be completed, but for cards it has linked already."""
    if isinstance(process.target, s.Each) or isinstance(process.to, s.Each):
        return []
    match, seat = context.match, context.seat
    to = [
        held
        for held in affected(context, candidates(context, process.to))
        if isinstance(held, Permanent)
    ]
    return [
        Way(card, held, requirement, cost)
        for thing in candidates(context, process.target)
        if (card := _card_of(thing)) not in done
        and (not isinstance(thing, Permanent) or can_be_taken(match, thing, seat))
        for held in to
        for requirement, cost in link_routes(match, seat, card, held)
        if process.free or _affordable(context, process, card, held, cost)
    ]


def _card_of(thing: Thing) -> int:
    return thing.top if isinstance(thing, Permanent) else thing


def _affordable(
    context: Context, process: p.LinkCards, card: int, held: Permanent, cost: int
) -> bool:
    declaring = Declaring(LINK, context.seat, card, held, _place(context, card)[1])
    return can_be_paid(context.match, declaring, cost, number(context, process.reduction))


def _place(context: Context, card: int) -> tuple[int, Place]:
    """Where a card is that may stand in the battle area."""
    if any(held.top == card for held in context.match.state.permanents.values()):
        return context.seat, BATTLE_AREA
    return place_of(context, card)


def _link(context: Context, process: p.LinkCards) -> Asking[None]:
    """One card after another; what it has linked gives way to none of them (4-2-7)."""
    most, fewer = _how_many(context, process.target)
    linked: list[Linked] = []
    tried: list[int] = []
    while len(tried) < most:
        ways = link_ways(context, process, tried)
        if not ways:
            break
        way = yield from _picked(context, ways, declinable=fewer and bool(tried))
        if way is None:
            break
        tried.append(way.card)
        seat, zone = _place(context, way.card)
        done = yield from link(
            context.match,
            seat,
            zone,
            way.card,
            way.held,
            way.requirement,
            way.cost,
            free=process.free,
            reduction=lambda: number(context, process.reduction),
            by=context.seat,
            kept=tuple(one.declaring.card for one in linked),
            affects=by_effect(context),
        )
        if done is not None:
            linked.append(done)
    context.did = bool(linked)
    if isinstance(process.to, s.Choose) and process.to.bind is not None:
        # "that Digimon" is what they were linked to
        context.bindings[process.to.bind] = [one.held for one in linked]
    announce_linked(context.match, linked)


def _how_many(context: Context, target: s.Target) -> tuple[int, bool]:
    """How many cards at most, and whether fewer may be chosen."""
    if isinstance(target, s.Choose):
        return number(context, target.count), target.up_to
    if isinstance(target, s.Each):
        return 0, False
    return len(candidates(context, target)), False


def _picked(context: Context, ways: Sequence[Way], *, declinable: bool) -> Asking[Way | None]:
    """The card, the Digimon and the requirement (10-1-3-1), as the player of the effect chooses."""
    match, seat = context.match, context.seat
    cards: list[Option] = [PickCard(card) for card in dict.fromkeys(way.card for way in ways)]
    if declinable:
        cards.append(No())
    answer = yield from ask(match, seat, questions.CHOOSE_CARD, cards, (context.card,))
    if not isinstance(answer, PickCard):
        return None
    ways = [way for way in ways if way.card == answer.card]
    onto = [PickPermanent(held) for held in dict.fromkeys(way.held.id for way in ways)]
    picked = yield from ask(match, seat, questions.CHOOSE_TARGET, onto, (context.card, answer.card))
    ways = [way for way in ways if way.held.id == picked.permanent]
    which = yield from ask(
        match,
        seat,
        questions.CHOOSE_REQUIREMENT,
        [PickNumber(place) for place in range(len(ways))],
        (answer.card, picked.permanent),
    )
    return ways[which.number]


def can_link(context: Context, process: p.LinkCards) -> bool:
    """Whether some of the cards it speaks of can be linked to some of the Digimon."""
    return bool(link_ways(context, process))


def fusion_ways(context: Context, process: p.AppFuse) -> list[AppFuseInto]:
    """The App Fusions the effect allows that can be completed (8-4-3-1)."""
    if isinstance(process.target, s.Each):
        return []
    match, seat = context.match, context.seat
    able = affected(context, candidates(context, process.target))
    own = [held for held in able if isinstance(held, Permanent) and held.seat == seat]
    return [
        way.option(card)
        for card in select(context, process.into.selector)
        if not isinstance(card, Permanent)
        for way in fusions(match, card, own)
        if process.free or _fusable(context, card, way)
    ]


def _fusable(context: Context, card: int, way: Fusion) -> bool:
    declaring = Declaring(DIGIVOLVE, context.seat, card, way.held)
    return can_be_paid(context.match, declaring, way.cost)


def _app_fuse(context: Context, process: p.AppFuse) -> Asking[None]:
    match = context.match
    found = fusion_ways(context, process)
    if not found:
        return
    picked = yield from ask(match, context.seat, questions.CHOOSE_TARGET, found, (context.card,))
    seat, zone = place_of(context, picked.card)
    affects = by_effect(context)
    context.did = yield from app_fuse(
        match,
        seat,
        zone,
        picked,
        free=process.free,
        by=context.seat,
        affects=affects,
        reduction=lambda: number(context, process.reduction),
    )


def can_app_fuse(context: Context, process: p.AppFuse) -> bool:
    """Whether some of the Digimon it speaks of can app fuse into one of the cards."""
    return bool(fusion_ways(context, process))


LINKING_VERBS: Final[dict[type, Verb]] = {p.LinkCards: _link, p.AppFuse: _app_fuse}
LINKING_FEASIBLE: Final[dict[type, Feasible]] = {p.LinkCards: can_link, p.AppFuse: can_app_fuse}
