"""Using an Option card (rules 9-1, 4-19)."""

from __future__ import annotations

from dcg.official.codes.absent import NO_PERMANENT, NO_REQUIREMENT, NOT_WAITING
from dcg.official.codes.declarations import USE
from dcg.official.codes.places import BOTTOM, DECK, HAND, IN_NO_AREA, SECURITY_STACK, TOP, Place
from dcg.official.events.cards import CardsPlacedInSecurity, CardsReturnedToDeck, CardsTrashed
from dcg.official.events.field import DeclarationFailed, Declared, OptionUsed
from dcg.official.language import processes as p
from dcg.official.reading.compiled.card import CompiledCard
from dcg.official.reading.continuous.off_the_field import said_of_itself
from dcg.official.rules.adding import may_add
from dcg.official.rules.affording import Affording
from dcg.official.rules.asking import Asking
from dcg.official.rules.costs import (
    Declaring,
    Reducing,
    allowed,
    by_nothing,
    constant_change,
    let_interrupt,
)
from dcg.official.rules.effects.activate import activate
from dcg.official.rules.effects.context import Context
from dcg.official.rules.effects.run import run
from dcg.official.rules.effects.triggers import happen
from dcg.official.rules.happening import Cards, Entering, Happening, caused_by
from dcg.official.rules.match import OfficialMatch
from dcg.official.rules.memory import can_pay, pay
from dcg.official.rules.moves import moved
from dcg.official.rules.places import is_there, places_declared


def colours_met(match: OfficialMatch, seat: int, card: int) -> bool:
    """Whether every colour of the card is on the player's field (4-19-2, 4-19-3), or need not be."""
    missing = match.board.card(card).colours
    for held in match.state.sides[seat].field():
        view = match.board.view(held)
        if view.is_digimon or view.is_tamer:
            missing -= view.colours
        if not missing:
            return True
    return _ignores_colours(match, card)


def _ignores_colours(match: OfficialMatch, card: int) -> bool:
    """Whether an effect of the card itself says that its colours need not be there (1-3-1)."""
    return any(
        isinstance(node, p.Permit) and node.permission == "ignore_colour_requirements"
        for _, node in said_of_itself(match.board, card)
    )


def may_use(
    match: OfficialMatch, seat: int, card: int, by: int, *, ignore_colours: bool = False
) -> bool:
    """Whether nothing forbids player `by` to use this Option card of player `seat` (15-1-3), and its colours are
    there (9-1-1) unless they are ignored."""
    if not match.board.is_free_to(by, "use_options"):
        return False
    return ignore_colours or colours_met(match, seat, card)


def can_declare(
    match: OfficialMatch, seat: int, card: int, facts: CompiledCard, affording: Affording
) -> bool:
    """Whether the Option card of the hand with these facts may be used (1-3-11, 9-1-1)."""
    if facts.play_cost is None or not facts.main:
        return False
    if not may_use(match, seat, card, seat):
        return False
    return affording.allows(USE, card, facts, facts.play_cost)


def use(
    match: OfficialMatch,
    seat: int,
    card: int,
    *,
    zone: Place = HAND,
    free: bool = False,
    reduction: Reducing = by_nothing,
    by: int | None = None,
    to_security: bool = False,
    to_deck: bool = False,
    ignore_colours: bool = False,
) -> Asking[bool]:
    """The procedure for using an Option card (9-1-9); whether it was completed. `reduction` is what an
    effect that uses it takes off the cost. Where effects interrupt, what must be so for it to be used
    must be so afterwards (9-1-8), its colours unless the effect ignores them. With `to_security` that
    effect places it on top of the security stack where it would be trashed, if it may (BT10-041#Q1960,
    BT10-041#Q1961); with `to_deck`, at the bottom of the deck.
    """
    base = match.board.card(card).play_cost or 0
    places = places_declared(match.state, seat, zone, card)
    ordinal = match.emit(Declared(USE, seat, zone, card, NO_PERMANENT, NO_REQUIREMENT, places))
    declaring = Declaring(USE, seat, card, None, zone, by)
    begun = match.ordinal
    taken_off = yield from let_interrupt(match, declaring, ordinal)
    change = constant_change(match, declaring) - taken_off - allowed(match, declaring, reduction())
    goes_on = is_there(match.state, seat, zone, card)
    if goes_on and match.ordinal != begun:
        user = seat if by is None else by
        goes_on = may_use(match, seat, card, user, ignore_colours=ignore_colours)
    if not goes_on or not (free or can_pay(match.state, seat, base + change)):
        match.emit(DeclarationFailed())
        return False
    facts = match.board.card_now(card)
    if not free:
        pay(match, seat, base, change)
    ordinal = moved(match, OptionUsed(seat, zone, card), caused_by(by))
    yield from activate_main(match, seat, card, ordinal)
    happen(
        match,
        Happening(
            "option_used",
            ordinal,
            seat=seat,
            cards=Cards(card=card),
            entering=Entering(card, facts=facts),
        ),
    )
    if (
        to_security
        and card in match.state.in_no_area
        and may_add(match, seat, seat, SECURITY_STACK)
    ):
        moved(
            match, CardsPlacedInSecurity(seat, IN_NO_AREA, (card,), TOP, False, ()), caused_by(by)
        )
    if to_deck and card in match.state.in_no_area and may_add(match, seat, seat, DECK):
        moved(match, CardsReturnedToDeck(seat, IN_NO_AREA, (card,), BOTTOM, DECK), caused_by(by))
    trash_resolved(match, card)
    return True


def activate_main(match: OfficialMatch, seat: int, card: int, because: int) -> Asking[None]:
    """Activates the first [Main] effect; nothing comes between use and activation (9-1-2)."""
    compiled = match.board.card(card).main[0]
    context = Context(match, seat, card, None, compiled, because)
    yield from activate(context, NOT_WAITING, False, run(context, compiled.body))


def trash_resolved(match: OfficialMatch, card: int) -> None:
    """A card that is in no area once its effect has been resolved is trashed (9-1-5)."""
    state = match.state
    if card in state.in_no_area:
        moved(match, CardsTrashed(state.owner_of[card], IN_NO_AREA, (card,)))
