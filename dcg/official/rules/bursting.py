"""Burst Digivolve (rule 8-3): a digivolution that a Tamer returned to the hand is paid for, too."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from dcg.official.codes import questions
from dcg.official.codes.absent import KEYWORD_BY_RULE, THE_RULES
from dcg.official.codes.declarations import DIGIVOLVE
from dcg.official.codes.places import HAND
from dcg.official.codes.procedures import BURST_DIGIVOLVE
from dcg.official.events.effects import ProcessRegistered, Waiting
from dcg.official.events.field import BurstDeclared
from dcg.official.events.options import BurstDigivolveInto
from dcg.official.language.card import BurstRequirement
from dcg.official.rules.asking import Asking, ask
from dcg.official.rules.costs import Declaring, can_afford
from dcg.official.rules.digivolving import fits, is_forbidden, pay_for, put_on_top
from dcg.official.rules.effects.targets import option_of
from dcg.official.rules.leaving import return_to_hand, trash_top_cards
from dcg.official.rules.match import OfficialMatch
from dcg.official.rules.staying import stays
from dcg.official.state.permanent import Permanent


class Bursting(NamedTuple):
    """A Burst Digivolve that a card's requirement allows: which requirement, of which Digimon, at what
    cost."""

    requirement: int
    held: Permanent
    cost: int

    def option(self, card: int) -> BurstDigivolveInto:
        """The option that picks it."""
        return BurstDigivolveInto(card, self.held.id, self.requirement)


def burstings(
    match: OfficialMatch, seat: int, card: int, among: Sequence[Permanent]
) -> Iterator[Bursting]:
    """Every way in which one of these Digimon meets a Burst Digivolve requirement of the card (8-3-3-1),
    while there is a Tamer to return for it (1-3-11-1)."""
    for number, requirement in enumerate(match.board.card(card).burst):
        if not tamers(match, seat, card, requirement):
            continue
        for held in among:
            if _meets(match, card, held, requirement):
                yield Bursting(number, held, requirement.cost)


def _meets(match: OfficialMatch, card: int, held: Permanent, requirement: BurstRequirement) -> bool:
    """Whether this can digivolve by the requirement (8-3-3-1), as far as it is about it alone."""
    view = match.board.view(held)
    return (
        view.is_digimon
        and held.top not in match.state.tokens
        and fits(match, card, view, requirement.match)
        and not is_forbidden(match, card, held)
    )


def tamers(
    match: OfficialMatch, seat: int, card: int, requirement: BurstRequirement
) -> list[Permanent]:
    """The player's own Tamers in the battle area that can be returned for it (8-3-3-2)."""
    found: list[Permanent] = []
    for held in match.state.sides[seat].battle_area:
        view = match.board.view(held)
        if (
            view.is_tamer
            and not stays(match, held, THE_RULES, "be_returned_to_hand")
            and fits(match, card, view, requirement.returning)
        ):
            found.append(held)
    return found


def burst_options(match: OfficialMatch, seat: int, card: int) -> list[BurstDigivolveInto]:
    """The Burst Digivolves into a card of the hand that may be declared (6-5-1-2-3, 1-3-11-1)."""
    return [
        way.option(card)
        for way in burstings(match, seat, card, match.state.sides[seat].field())
        if can_afford(match, Declaring(DIGIVOLVE, seat, card, way.held), way.cost)
    ]


def burst_digivolve(match: OfficialMatch, seat: int, picked: BurstDigivolveInto) -> Asking[None]:
    """The procedure of Burst Digivolve (8-3-3), into a card of the hand.

    The card is revealed, immediate effects interrupt, a Tamer is returned to the hand, the cost is paid,
    the card is placed on top and a card drawn. Where no Tamer is returned, the digivolution fails
    (8-1-2-7).
    """
    card = picked.card
    held = match.state.permanents[picked.permanent]
    requirement = match.board.card(card).burst[picked.requirement]
    ordinal = match.emit(BurstDeclared(seat, HAND, card, held.id, picked.requirement))
    declaring = Declaring(DIGIVOLVE, seat, card, held)

    def price() -> Asking[bool]:
        return _return_tamer(match, seat, card, requirement, ordinal)

    def still() -> bool:
        return _meets(match, card, held, requirement)

    paid = yield from pay_for(match, declaring, ordinal, requirement.cost, still, price=price)
    if paid:
        ordinal = put_on_top(match, declaring, held)
        _owe(match, seat, held, ordinal)


def _return_tamer(
    match: OfficialMatch, seat: int, card: int, requirement: BurstRequirement, because: int
) -> Asking[bool]:
    """Returns one of the Tamers to the hand, which its player chooses (8-3-3-2); whether one was."""
    found = tamers(match, seat, card, requirement)
    if not found:
        return False
    options = [option_of(held) for held in found]
    picked = yield from ask(match, seat, questions.CHOOSE_TARGET, options, (card,))
    tamer = found[options.index(picked)]
    returned = yield from return_to_hand(match, [tamer], THE_RULES, because)
    return bool(returned)


def _owe(match: OfficialMatch, seat: int, held: Permanent, because: int) -> None:
    """At the end of the turn the top card of the Digimon's stack is trashed (8-3-2-1, 18-1)."""
    waiting = Waiting(
        match.state.next_pending,
        seat,
        held.top,
        held.id,
        KEYWORD_BY_RULE,
        because,
        keyword=BURST_DIGIVOLVE,
    )
    match.emit(ProcessRegistered("end_of_turn", waiting))


def come_down(match: OfficialMatch, effect: Waiting) -> Asking[None]:
    """Trashes the top card of a Digimon that burst digivolved this turn, whatever it has become (8-3-2-1):
    not its last card (8-3-2-2), and only a Digimon card (8-3-2-3)."""
    held = match.state.permanents.get(effect.permanent)
    if held is not None and len(held.cards) > 1:
        if match.board.card(held.top).card.category == "digimon":
            yield from trash_top_cards(match, {held: 1}, THE_RULES)
