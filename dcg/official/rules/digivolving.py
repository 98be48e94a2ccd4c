"""Digivolution (rule 8-1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from dcg.official.codes.absent import NO_REQUIREMENT
from dcg.official.codes.declarations import DIGIVOLVE
from dcg.official.codes.places import HAND, Place
from dcg.official.events.field import DeclarationFailed, Declared, Digivolved
from dcg.official.language.card import DigivolutionRequirement
from dcg.official.language.selectors import Filter
from dcg.official.reading.compiled.routes import Route, says_what_it_is
from dcg.official.reading.conditions import holds
from dcg.official.reading.selecting import matches, matches_all
from dcg.official.reading.treating import extra_requirements, treated
from dcg.official.reading.view import PastView, View
from dcg.official.reading.viewpoint import Viewpoint
from dcg.official.rules.asking import Asking
from dcg.official.rules.costs import (
    Declaring,
    Reducing,
    allowed,
    by_nothing,
    constant_change,
    let_interrupt,
)
from dcg.official.rules.digivolving_by import can_pay_price, pay_price
from dcg.official.rules.drawing import draw
from dcg.official.rules.effects.triggers import happen
from dcg.official.rules.happening import Before, Happening, caused_by, entering_from
from dcg.official.rules.match import OfficialMatch
from dcg.official.rules.memory import can_pay, pay
from dcg.official.rules.moves import moved
from dcg.official.rules.places import is_there, places_declared
from dcg.official.state.permanent import Permanent


def routes(
    match: OfficialMatch, card: int, held: Permanent, *, declared: bool = False
) -> Sequence[tuple[int, int]]:
    """The digivolution requirements of the card that the permanent meets: (number, cost).

    Numbers after the printed requirements are those that the card's own effects add, then those that
    effects on the permanent allow. Of one that is `declared` already it is not asked whether its player can
    do what a card asks for before.
    """
    tables = match.tables
    found: Sequence[tuple[int, int]]
    if tables.information_changes:
        found = _requirements_met(match, card, match.board.view(held))
    else:
        definition_of = match.state.definition_of
        printed = tables.routes_by_print(definition_of[card])
        found = those_met(match, card, held, printed.get(definition_of[held.cards[-1]], ()))
    if tables.has_extra_digivolutions and match.board.card(card).hand_persistents:
        found = [*found, *_extra_routes(match, card, match.board.view(held), declared=declared)]
    if tables.permits_digivolutions:
        found = [*found, *_permitted_routes(match, card, held)]
    if found and tables.limits_digivolution:
        return not_forbidden(match, card, held, found)
    return found


def not_forbidden(
    match: OfficialMatch, card: int, held: Permanent, found: Sequence[tuple[int, int]]
) -> Sequence[tuple[int, int]]:
    """Those of these ways by which nothing forbids the permanent to digivolve into the card."""
    return [way for way in found if not is_forbidden(match, card, held, way[0])]


def those_met(
    match: OfficialMatch, card: int, held: Permanent, possible: Sequence[Route]
) -> list[tuple[int, int]]:
    """Of the routes that level and colour leave, those of which the permanent meets the rest too."""
    return [
        (number, cost)
        for number, cost, rest in possible
        if rest is None or _meets_rest(match, card, match.board.view(held), rest)
    ]


def _requirements_met(match: OfficialMatch, card: int, view: View) -> list[tuple[int, int]]:
    facts = match.board.card(card)
    if view.is_option or not facts.is_digimon or view.permanent.top in match.state.tokens:
        return []
    return [
        (number, requirement.cost)
        for number, requirement in enumerate(facts.requirements)
        if meets(match, card, view, requirement)
    ]


def meets(
    match: OfficialMatch, card: int, view: View, requirement: DigivolutionRequirement
) -> bool:
    """Whether a permanent meets one digivolution requirement (2-3-6): a Digimon, unless it says by
    name or kind what else on the field will do (8-1-1); and whether its condition is met."""
    if not view.is_digimon and not says_what_it_is(requirement):
        return False
    if requirement.level is not None and view.level != requirement.level:
        return False
    if requirement.colour is not None and requirement.colour not in view.colours:
        return False
    return _meets_rest(match, card, view, requirement)


def _meets_rest(
    match: OfficialMatch, card: int, view: View, requirement: DigivolutionRequirement
) -> bool:
    """Whether it meets what a requirement asks for besides level and colour."""
    if requirement.condition is not None:
        viewpoint = Viewpoint.of_card(match.board, card)
        if not holds(viewpoint, requirement.condition):
            return False
    return not requirement.match or fits(match, card, view, requirement.match)


def fits(match: OfficialMatch, card: int, view: View, filters: Sequence[Filter]) -> bool:
    """Whether a permanent is as a requirement of the card describes it (2-3-6-3)."""
    viewpoint = Viewpoint.of_card(match.board, card)
    return all(matches(viewpoint, view, view.permanent, test) for test in filters)


def is_forbidden(
    match: OfficialMatch, card: int, held: Permanent, requirement: int = NO_REQUIREMENT
) -> bool:
    """Whether an effect forbids the permanent to digivolve into the card by that requirement (15-1-3)."""
    view = treated(match.board, card, held, requirement)
    if view.restrictions is None:
        return False
    return view.is_forbidden("digivolve") or any(
        name == "digivolve"
        and given.node.only_into
        and not matches_all(given.viewpoint, card, given.node.only_into)
        for name, given in view.restrictions
    )


def _extra_routes(
    match: OfficialMatch, card: int, view: View, *, declared: bool
) -> Iterator[tuple[int, int]]:
    facts = match.board.card(card)
    if view.is_option or not facts.is_digimon or view.permanent.top in match.state.tokens:
        return
    # what a card in the hand says of itself speaks of the battle area (15-1-7, BT2-111#Q1042)
    side = match.state.sides[match.state.owner_of[card]]
    if card not in side.hand or view.permanent not in side.battle_area:
        return
    for added, node in enumerate(extra_requirements(match.board, card, view)):
        if not declared and not can_pay_price(match, card, node):
            continue
        if node.cost is not None:
            if node.as_level is not None or _may_ignore_requirements(match, view.permanent):
                yield len(facts.requirements) + added, node.cost
            continue
        colours = node.as_colours or view.colours
        for number, requirement in enumerate(facts.requirements):
            if (
                node.as_level is not None
                and requirement.level == node.as_level
                and (requirement.colour is None or requirement.colour in colours)
            ):
                yield number, requirement.cost
        if node.as_level is not None and not view.is_digimon:
            # by a requirement that names it, too, as the Digimon it is treated as (BT17-011#Q2724)
            named = [
                requirement.cost
                for requirement in facts.requirements
                if requirement.level is None and meets(match, card, view, requirement)
            ]
            if named:
                yield len(facts.requirements) + added, min(named)


def _permitted_routes(
    match: OfficialMatch, card: int, held: Permanent
) -> Iterator[tuple[int, int]]:
    """What an effect on the Digimon lets it digivolve into from the hand, ignoring requirements (1-3-1)."""
    view = match.board.view(held)
    facts = match.board.card(card)
    if view.narrow_permissions is None or not view.is_digimon or not facts.is_digimon:
        return
    if held.top in match.state.tokens:
        return
    if not _may_ignore_requirements(match, held):
        return
    side = match.state.sides[match.state.owner_of[card]]
    if card not in side.hand or held not in side.field():
        return
    number = len(facts.requirements)
    if match.tables.has_extra_digivolutions:
        number += sum(1 for _ in extra_requirements(match.board, card, view))
    for permission, given in view.narrow_permissions:
        node = given.node
        if permission == "digivolve_ignoring_requirements":
            assert node.cost is not None, "such a permission says for what cost"
            if matches_all(given.viewpoint, card, node.match):
                yield number, node.cost
            number += 1


def _may_ignore_requirements(match: OfficialMatch, held: Permanent) -> bool:
    """Whether nothing forbids the permanent's player to ignore digivolution requirements, whatever would let it,
    an effect of the card in the hand too (15-1-3, BT8-059#Q1738)."""
    return match.board.is_free_to(held.seat, "ignore_digivolution_requirements")


def still_meets(match: OfficialMatch, declaring: Declaring) -> bool:
    """Whether what digivolves still meets the requirement that was declared, and nothing forbids it
    (8-1-2-7, 8-1-3-1)."""
    assert declaring.onto is not None
    found = routes(match, declaring.card, declaring.onto, declared=True)
    return is_among(match, declaring, found)


def is_among(match: OfficialMatch, declaring: Declaring, found: Sequence[tuple[int, int]]) -> bool:
    """Whether the way that was declared is one of these. What effects add is numbered by how much there is
    of it, so that any of it will do."""
    printed = len(match.board.card(declaring.card).requirements)
    wanted = declaring.requirement
    return any(number == wanted or number >= printed <= wanted for number, _ in found)


def digivolve(
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
    still: Callable[[OfficialMatch, Declaring], bool] = still_meets,
    procedure: str = "",
) -> Asking[bool]:
    """The digivolution procedure (8-1-3); whether it was completed.

    The card is revealed, immediate effects interrupt (8-1-2-5), the cost is paid, the card is
    placed on top, a card is drawn, and only then [When Digivolving] effects trigger. `still` is what is asked
    again where effects have interrupted; of what was paid for before that, whether it is forbidden.
    """
    places = places_declared(match.state, seat, zone, card)
    ordinal = match.emit(Declared(DIGIVOLVE, seat, zone, card, held.id, requirement, places))
    declaring = Declaring(
        DIGIVOLVE, seat, card, held, zone, by, requirement=requirement, procedure=procedure
    )
    needed = False
    if match.tables.has_extra_digivolutions and zone == HAND:
        needed = not _meets_as_it_is(match, declaring)
        goes_on = yield from pay_price(match, declaring, needed=needed)
        if not goes_on:
            match.emit(DeclarationFailed())
            return False

    def can_go_on() -> bool:
        if needed:
            return not is_forbidden(match, card, held, requirement)
        return still(match, declaring)

    paid = yield from pay_for(
        match, declaring, ordinal, base, can_go_on, free=free, reduction=reduction
    )
    if not paid:
        return False
    put_on_top(match, declaring, held)
    return True


def _meets_as_it_is(match: OfficialMatch, declaring: Declaring) -> bool:
    """Whether what digivolves does so without what the card's own effects say it is treated as."""
    assert declaring.onto is not None
    view = match.board.view(declaring.onto)
    for node in extra_requirements(match.board, declaring.card, view):
        if node.by is not None:
            break
    else:
        return True
    printed = match.board.card(declaring.card).requirements
    number = declaring.requirement
    return number in range(len(printed)) and meets(match, declaring.card, view, printed[number])


def put_on_top(match: OfficialMatch, declaring: Declaring, held: Permanent) -> int:
    """The card is placed on top, a card is drawn, and it has digivolved (8-1-3-3); the number of the
    event."""
    seat, card = declaring.seat, declaring.card
    watched = "digivolved" in match.tables.watched
    before = None
    if watched:
        before = was(match, treated(match.board, card, held, declaring.requirement))
    event = Digivolved(seat, declaring.zone, card, held.id)
    ordinal = moved(match, event, caused_by(declaring.by))
    if match.board.card(card).dp is None:
        match.rule_check_needed = True
    draw(match, seat, 1)
    about = about_digivolved(match, declaring, held, ordinal, before, declaring.procedure)
    happen(match, about)
    return ordinal


def pay_for(
    match: OfficialMatch,
    declaring: Declaring,
    because: int,
    base: int,
    still: Callable[[], bool],
    *,
    free: bool = False,
    reduction: Reducing = by_nothing,
    price: Callable[[], Asking[bool]] | None = None,
) -> Asking[bool]:
    """Immediate effects interrupt (8-1-2-5) and the cost is paid; whether the digivolution goes on.

    `price` pays what is not memory, before that, and gives whether it did (8-3-3-2). Where something was done in
    between, it is asked again whether it could `still` be declared. Where it could not, what digivolves or
    the card is gone, or the cost cannot be paid any more, the card stays where it is and memory does not
    move (8-1-2-7).
    """
    state, seat = match.state, declaring.seat
    begun = match.ordinal

    def goes_on() -> bool:
        return _still_there(match, declaring) and (match.ordinal == begun or still())

    taken_off = yield from let_interrupt(match, declaring, because)
    if price is not None and goes_on():
        paid = yield from price()
        if not paid:
            match.emit(DeclarationFailed())
            return False
    change = constant_change(match, declaring) - taken_off - allowed(match, declaring, reduction())
    if not goes_on():
        match.emit(DeclarationFailed())
        return False
    if not free:
        if not can_pay(state, seat, base + change):
            match.emit(DeclarationFailed())
            return False
        pay(match, seat, base, change)
    return True


def _still_there(match: OfficialMatch, declaring: Declaring) -> bool:
    """Whether everything that digivolves and the card to place on it are where they were."""
    state = match.state
    return all(held.id in state.permanents for held in declaring.digivolving()) and is_there(
        state, declaring.seat, declaring.zone, declaring.card
    )


def was(match: OfficialMatch, view: View) -> Before:
    """What is about to digivolve, as effects speak of it afterwards."""
    past = PastView(view) if match.tables.asks_what_digivolved else None
    return Before(view.categories, view.level, past)


def about_digivolved(
    match: OfficialMatch,
    declaring: Declaring,
    held: Permanent,
    because: int,
    before: Before | None,
    procedure: str = "",
) -> Happening:
    """What effects can trigger by: the permanent has digivolved; `before` is what it was, `procedure`
    by which special procedure it did."""
    return Happening(
        "digivolved",
        because,
        [match.board.view(held)],
        seat=declaring.seat,
        cause=caused_by(declaring.by),
        entering=entering_from(declaring.zone, declaring.card).by(procedure),
        before=before,
    )
