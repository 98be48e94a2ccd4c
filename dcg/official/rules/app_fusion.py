"""App Fusion (rule 8-4): a Digimon digivolves with one of its link cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from dcg.official.codes.declarations import DIGIVOLVE
from dcg.official.codes.places import BATTLE_AREA, Place
from dcg.official.codes.procedures import APP_FUSION
from dcg.official.events.linking import AppFused, AppFusionDeclared
from dcg.official.events.options import AppFuseInto
from dcg.official.reading.selecting import matches_all
from dcg.official.reading.viewpoint import Viewpoint
from dcg.official.rules.affects import Affects, by_rules
from dcg.official.rules.asking import Asking
from dcg.official.rules.costs import Declaring, Reducing, by_nothing, can_afford
from dcg.official.rules.digivolving import about_digivolved, fits, is_forbidden, pay_for, was
from dcg.official.rules.drawing import draw
from dcg.official.rules.effects.triggers import happen
from dcg.official.rules.happening import caused_by
from dcg.official.rules.match import OfficialMatch
from dcg.official.rules.moves import moved
from dcg.official.rules.places import places_declared
from dcg.official.state.permanent import Permanent


class Fusion(NamedTuple):
    """An App Fusion that a requirement of a card allows: which requirement, the Digimon, which of its
    link cards, and the cost."""

    requirement: int
    held: Permanent
    link: int
    cost: int

    def option(self, card: int) -> AppFuseInto:
        """The option that picks it."""
        return AppFuseInto(card, self.held.id, self.link, self.requirement)


def fusions(match: OfficialMatch, card: int, among: Sequence[Permanent]) -> list[Fusion]:
    """Every way in which a Digimon of these and a link card of it are two different ones of the cards
    that an App Fusion requirement of the card names (8-4-2-1, 8-4-3-1)."""
    facts = match.board.card(card)
    viewpoint = Viewpoint.of_card(match.board, card)
    found: list[Fusion] = []
    for number, requirement in enumerate(facts.app_fusion):
        for held in among:
            if not _can_digivolve(match, card, held):
                continue
            view = match.board.view(held)
            below = [fits(match, card, view, each) for each in requirement.of]
            for link in held.links:
                beside = [matches_all(viewpoint, link, each) for each in requirement.of]
                if _two_of(below, beside):
                    found.append(Fusion(number, held, link, requirement.cost))
    return found


def _can_digivolve(match: OfficialMatch, card: int, held: Permanent) -> bool:
    return (
        held.area == BATTLE_AREA
        and match.board.view(held).is_digimon
        and not is_forbidden(match, card, held)
    )


def _two_of(one: Sequence[bool], other: Sequence[bool]) -> bool:
    """Whether each is one of the cards named, a different one each."""
    return any(
        fits_one and fits_other and at != place
        for at, fits_one in enumerate(one)
        for place, fits_other in enumerate(other)
    )


def app_fusion_options(match: OfficialMatch, seat: int, card: int) -> list[AppFuseInto]:
    """The App Fusions into a card of the hand that may be declared (6-5-1-2-4, 1-3-11-1)."""
    if not match.board.card(card).app_fusion:
        return []
    return [
        way.option(card)
        for way in fusions(match, card, match.state.sides[seat].battle_area)
        if can_afford(match, Declaring(DIGIVOLVE, seat, card, way.held), way.cost)
    ]


def app_fuse(
    match: OfficialMatch,
    seat: int,
    zone: Place,
    picked: AppFuseInto,
    *,
    free: bool = False,
    by: int | None = None,
    affects: Affects = by_rules,
    reduction: Reducing = by_nothing,
) -> Asking[bool]:
    """The App Fusion procedure (8-4-3); whether it was completed.

    The link card goes on top of its Digimon and the card on top of that; a card is drawn. For effects
    it is a digivolution (8-4-2-3).
    """
    card, link = picked.card, picked.link
    held = match.state.permanents[picked.permanent]
    cost = match.board.card(card).app_fusion[picked.requirement].cost
    event = AppFusionDeclared(
        seat,
        zone,
        card,
        held.id,
        link,
        picked.requirement,
        places_declared(match.state, seat, zone, card),
    )
    ordinal = match.emit(event)
    declaring = Declaring(DIGIVOLVE, seat, card, held, zone, by)

    def still() -> bool:
        ways = fusions(match, card, [held])
        return affects(held) and any(way.option(card) == picked for way in ways)

    paid = yield from pay_for(
        match, declaring, ordinal, cost, still, free=free, reduction=reduction
    )
    if not paid:
        return False
    before = was(match, match.board.view(held))
    ordinal = moved(match, AppFused(seat, zone, card, held.id, link), caused_by(by))
    if match.board.card(card).dp is None:
        match.rule_check_needed = True
    draw(match, seat, 1)
    happen(match, about_digivolved(match, declaring, held, ordinal, before, APP_FUSION))
    return True
