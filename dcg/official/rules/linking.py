"""Linking (rule 10): a card is plugged in sideways beside a Digimon."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from dcg.official.codes import questions
from dcg.official.codes.absent import THE_RULES
from dcg.official.codes.declarations import LINK
from dcg.official.codes.places import BATTLE_AREA, HAND, Place
from dcg.official.events.field import DeclarationFailed, Declared, Departure
from dcg.official.events.linking import CardLinked, LinkCardsTrashed
from dcg.official.events.options import LinkTo, PickCard
from dcg.official.rules.affects import Affects, by_rules
from dcg.official.rules.asking import Asking, ask
from dcg.official.rules.costs import Declaring, Reducing, by_nothing, can_afford
from dcg.official.rules.digivolving import fits, pay_for
from dcg.official.rules.effects.triggers import happen
from dcg.official.rules.happening import Cards, Happening, caused_by, entering_from
from dcg.official.rules.leaving import departures, leave_by_effect
from dcg.official.rules.match import OfficialMatch
from dcg.official.rules.moves import left_the_field, moved
from dcg.official.rules.places import places_declared, standing
from dcg.official.rules.staying import stays
from dcg.official.state.permanent import Permanent


def link_routes(
    match: OfficialMatch, seat: int, card: int, held: Permanent
) -> list[tuple[int, int]]:
    """The link requirements of the card that a Digimon of its player meets (10-1-3-1): (number, cost).
    A Token cannot be linked (4-18-4)."""
    view = match.board.view(held)
    if held.seat != seat or held.top == card or held.top in match.state.tokens:
        return []
    if not view.is_digimon:
        return []
    return [
        (number, requirement.cost)
        for number, requirement in enumerate(match.board.card(card).link)
        if fits(match, card, view, requirement.match)
    ]


def can_be_taken(match: OfficialMatch, held: Permanent, by: int) -> bool:
    """Whether what stands in the battle area can be linked from there, which it leaves (4-7-4)."""
    return not stays(match, held, by, "leave_the_battle_area")


def link_options(match: OfficialMatch, seat: int, card: int, zone: Place) -> list[LinkTo]:
    """The links of a card of the hand or the battle area that may be declared (6-5-1-4-1), as far as
    affordable (1-3-11-1)."""
    return [
        LinkTo(card, held.id, number)
        for held in match.state.sides[seat].battle_area
        for number, cost in link_routes(match, seat, card, held)
        if can_afford(match, Declaring(LINK, seat, card, held, zone), cost)
    ]


def all_link_options(match: OfficialMatch, seat: int) -> list[LinkTo]:
    """Every link the player may declare: cards of the hand, then those of the battle area that can leave it
    (1-3-11-1)."""
    side = match.state.sides[seat]
    options: list[LinkTo] = []
    for card in side.hand:
        if match.board.card(card).link:
            options += link_options(match, seat, card, HAND)
    for held in side.battle_area:
        if match.board.card(held.top).link and can_be_taken(match, held, THE_RULES):
            options += link_options(match, seat, held.top, BATTLE_AREA)
    return options


def declared_link(match: OfficialMatch, seat: int, picked: LinkTo) -> Asking[None]:
    """The action of the main phase (10-1-1)."""
    zone = HAND if picked.card in match.state.sides[seat].hand else BATTLE_AREA
    held = match.state.permanents[picked.permanent]
    cost = dict(link_routes(match, seat, picked.card, held))[picked.requirement]
    linked = yield from link(match, seat, zone, picked.card, held, picked.requirement, cost)
    if linked is not None:
        announce_linked(match, [linked])


class Linked(NamedTuple):
    """A card that was linked: as what was declared, to what, and the number of the event."""

    declaring: Declaring
    held: Permanent
    because: int


def link(
    match: OfficialMatch,
    seat: int,
    zone: Place,
    card: int,
    held: Permanent,
    requirement: int,
    base: int,
    *,
    free: bool = False,
    reduction: Reducing = by_nothing,
    by: int | None = None,
    kept: Sequence[int] = (),
    affects: Affects = by_rules,
) -> Asking[Linked | None]:
    """The link procedure (10-1-3) up to where effects trigger; None if it could not be completed.

    The card is revealed, immediate effects interrupt (10-1-2-3), the cost is paid, and the card is
    plugged in. Of what is full as many link cards give way, other than those of `kept` where that can
    be (4-2-7). What is linked from the battle area leaves it (4-7-4).
    """
    places = places_declared(match.state, seat, zone, card)
    ordinal = match.emit(Declared(LINK, seat, zone, card, held.id, requirement, places))
    declaring = Declaring(LINK, seat, card, held, zone, by)

    def still() -> bool:
        ways = link_routes(match, seat, card, held)
        return affects(held) and any(number == requirement for number, _ in ways)

    paid = yield from pay_for(
        match, declaring, ordinal, base, still, free=free, reduction=reduction
    )
    if not paid:
        return None
    because = match.ordinal - 1
    source = [one] if zone is BATTLE_AREA and (one := standing(match.state, card)) else []
    gone, leaving = yield from leave_by_effect(
        match, source, THE_RULES if by is None else by, because, "leave_the_battle_area"
    )
    left = all(one.top == card for one in gone)  # an interruption may have taken the card away
    if not left or len(gone) < len(source) or held.id not in match.state.permanents or not still():
        match.emit(DeclarationFailed())
        return None
    trashed = yield from _giving_way(match, held, 1, kept)
    event = CardLinked(seat, zone, card, held.id, departures(gone), tuple(trashed))
    if gone:
        ordinal = yield from left_the_field(match, event, leaving.cause, leaving)
    else:
        ordinal = moved(match, event, caused_by(by))
    return Linked(declaring, held, ordinal)


def announce_linked(match: OfficialMatch, linked: Sequence[Linked]) -> None:
    """What one effect links is linked at one time: it triggers once what watches it (15-5-2)."""
    together: dict[tuple[int, Place], list[Linked]] = {}
    for one in linked:
        if one.held.id in match.state.permanents:
            together.setdefault((one.declaring.seat, one.declaring.zone), []).append(one)
    for (seat, zone), found in together.items():
        *_, last = found
        cards = tuple(one.declaring.card for one in found)
        under = tuple(one.held.id for one in found)
        held = {one.held.id: one.held for one in found}
        happen(
            match,
            Happening(
                "linked",
                last.because,
                [match.board.view(one) for one in held.values()],
                seat=seat,
                cause=caused_by(last.declaring.by),
                cards=Cards(len(cards), None, cards, under),
                entering=entering_from(zone, last.declaring.card),
            ),
        )


def _giving_way(
    match: OfficialMatch, held: Permanent, more: int, kept: Sequence[int] = ()
) -> Asking[list[int]]:
    """The link cards that its player trashes so that as many more can be plugged in (4-2-7)."""
    links = held.links
    excess = len(links) + more - match.board.view(held).link_limit
    free = [card for card in links if card not in kept] or links
    picked = yield from _chosen(match, held.seat, free, min(excess, len(links)))
    return picked


def _chosen(match: OfficialMatch, seat: int, cards: Sequence[int], count: int) -> Asking[list[int]]:
    """So many of these cards, chosen one after another where there is a choice."""
    left = list(cards)
    picked: list[int] = []
    while len(picked) < count and left:
        card = left[0]
        if len(left) > count - len(picked):
            options = [PickCard(one) for one in left]
            answer = yield from ask(match, seat, questions.CHOOSE_CARD, options)
            card = answer.card
        left.remove(card)
        picked.append(card)
    return picked


def out_of_order(match: OfficialMatch) -> bool:
    """Whether a rule check has something to do about link cards."""
    return any(
        held.links and (_unmet(match, held) or len(held.links) > match.board.view(held).link_limit)
        for side in match.state.sides
        for held in side.field()
    )


def trash_out_of_order(match: OfficialMatch) -> Asking[None]:
    """Link cards whose requirements are not met are trashed, and those above the limit, as the player
    of the Digimon chooses (17-1-3-6, 17-1-3-7)."""
    first = match.state.turn.player
    found: list[Departure] = []
    for seat in (first, 1 - first):
        for held in match.state.sides[seat].field():
            if held.links:
                gone = _unmet(match, held)
                left = [card for card in held.links if card not in gone]
                excess = len(left) - match.board.view(held).link_limit
                gone += yield from _chosen(match, seat, left, excess)
                if gone:
                    found.append(Departure(held.id, tuple(gone)))
    if found:
        moved(match, LinkCardsTrashed(tuple(found), THE_RULES), caused_by(THE_RULES))


def _unmet(match: OfficialMatch, held: Permanent) -> list[int]:
    return [card for card in held.links if not link_routes(match, held.seat, card, held)]


def trash_links_of(match: OfficialMatch, permanents: Iterable[Permanent]) -> None:
    """What is about to become a digivolution card of another loses its link cards first
    (8-2-2-1-2)."""
    found = tuple(Departure(held.id, tuple(held.links)) for held in permanents if held.links)
    if found:
        moved(match, LinkCardsTrashed(found, THE_RULES), caused_by(THE_RULES))
