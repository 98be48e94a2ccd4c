"""DNA digivolution (rule 8-2): several Digimon become one new Digimon."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from dcg.official.codes.declarations import DIGIVOLVE
from dcg.official.codes.places import BATTLE_AREA, HAND, Place
from dcg.official.events.field import DnaDeclared, DnaDigivolved
from dcg.official.events.options import DnaDigivolveInto
from dcg.official.language.processes import Permit
from dcg.official.language.selectors import Filter
from dcg.official.reading.facts import Thing
from dcg.official.reading.selecting import matches, matches_all
from dcg.official.reading.view import NamedView, View
from dcg.official.reading.viewpoint import Viewpoint
from dcg.official.rules.affects import Affects, by_rules
from dcg.official.rules.asking import Asking
from dcg.official.rules.costs import Declaring, can_afford
from dcg.official.rules.digivolving import about_digivolved, is_forbidden, pay_for
from dcg.official.rules.drawing import draw
from dcg.official.rules.effects.triggers import happen
from dcg.official.rules.happening import Before, caused_by
from dcg.official.rules.leaving import departures
from dcg.official.rules.linking import trash_links_of
from dcg.official.rules.match import OfficialMatch
from dcg.official.rules.moves import moved
from dcg.official.rules.places import is_there, places_declared
from dcg.official.state.permanent import Permanent

_DIGIMON: Final = frozenset(("digimon",))
"""What digivolved, as effects ask: DNA digivolution is of Digimon alone."""


DNA: Final = "dna_digivolution"
"""What effects call it ("if DNA digivolving")."""


class Joining(NamedTuple):
    """A DNA digivolution that a card's requirement allows: which requirement, which Digimon in its
    order, left to right, and the cost. Cards off the field that join with them stand before or behind the
    Digimon."""

    requirement: int
    joined: tuple[Thing, ...]
    cost: int

    @property
    def digimon(self) -> tuple[Permanent, ...]:
        """The Digimon on the field among these."""
        return tuple(one for one in self.joined if isinstance(one, Permanent))

    def option(self, card: int) -> DnaDigivolveInto:
        """The option that picks it."""
        return DnaDigivolveInto(
            card,
            tuple(held.id for held in self.digimon),
            self.requirement,
            tuple(one for one in self.joined if not isinstance(one, Permanent)),
            not isinstance(self.joined[0], Permanent),
        )


def joinings(match: OfficialMatch, card: int, among: Sequence[Thing]) -> list[Joining]:
    """Every way in which these Digimon, and cards off the field, meet a DNA digivolution requirement of
    the card (8-2-3-1). At least one is on the field.

    Where two fit either side, each order is a way of its own: the first goes on top, and that is its
    player's choice (8-2-2-2).
    """
    facts = match.board.card(card)
    if not facts.dna:
        return []
    able = [one for one in among if _can_join(match, card, one)]
    return [
        Joining(number, joined, requirement.cost)
        for number, requirement in enumerate(facts.dna)
        for joined in _assignments(match, card, able, requirement.of)
        if any(isinstance(one, Permanent) for one in joined)
    ]


def _can_join(match: OfficialMatch, card: int, one: Thing) -> bool:
    if not isinstance(one, Permanent):
        return one != card and match.board.card(one).is_digimon
    return (
        one.area == BATTLE_AREA
        and match.board.view(one).is_digimon
        and one.top not in match.state.tokens
        and not is_forbidden(match, card, one)
    )


def _assignments(
    match: OfficialMatch,
    card: int,
    able: Sequence[Thing],
    wanted: Sequence[tuple[Filter, ...]],
) -> Iterator[tuple[Thing, ...]]:
    """Something different for each that the requirement names."""
    if not wanted:
        yield ()
        return
    viewpoint = Viewpoint.of_card(match.board, card)
    for one in able:
        if is_wanted(match, viewpoint, one, wanted[0]):
            rest = [other for other in able if other != one]
            for others in _assignments(match, card, rest, wanted[1:]):
                yield (one, *others)


def is_wanted(
    match: OfficialMatch, viewpoint: Viewpoint, one: Thing, wanted: tuple[Filter, ...]
) -> bool:
    """Whether it is as the requirement says, as it is or as it is also treated for this (15-12-1): a Digimon in
    the battle area alone (BT20-025#Q4314)."""
    if matches_all(viewpoint, one, wanted):
        return True
    if not isinstance(one, Permanent):
        return False
    view = match.board.view(one)
    return any(
        permission == "be_treated_for_dna_digivolution"
        and matches_all(given.viewpoint, viewpoint.card, given.node.match)
        and all(
            matches(viewpoint, as_treated_for_dna(view, given.node), one, test) for test in wanted
        )
        for permission, given in view.narrow_permissions or ()
    )


def as_treated_for_dna(view: View, node: Permit) -> View:
    """A Digimon as it is also treated for a DNA digivolution."""
    names = frozenset(node.names)
    level = view.level if node.level is None else node.level
    seen = NamedView(view, names)
    seen.level = level
    return seen


def dna_options(match: OfficialMatch, seat: int, card: int) -> list[DnaDigivolveInto]:
    """The DNA digivolutions into a card of the hand that may be declared (6-5-1-2-2, 1-3-11-1)."""
    return [
        way.option(card)
        for way in joinings(match, card, match.state.sides[seat].battle_area)
        if can_afford(match, _declaring(seat, card, way.digimon, HAND, None), way.cost)
    ]


def _declaring(
    seat: int, card: int, joined: Sequence[Permanent], zone: Place, by: int | None
) -> Declaring:
    return Declaring(DIGIVOLVE, seat, card, joined[0], zone, by, joined[1:], procedure=DNA)


def dna_digivolve(
    match: OfficialMatch,
    seat: int,
    zone: Place,
    picked: DnaDigivolveInto,
    *,
    free: bool = False,
    by: int | None = None,
    cards_zone: Place = HAND,
    affects: Affects = by_rules,
) -> Asking[Permanent | None]:
    """The DNA digivolution procedure (8-2-3); the new permanent, or None if it was not completed.
    Cards that join with the Digimon come from `cards_zone`.

    The Digimon are stacked, the first of the requirement on top (8-2-2-2), each with its own
    digivolution cards in their order (8-2-2-3); what they become is another Digimon, unsuspended
    and with nothing of what they were (8-2-2-1).
    """
    state, card = match.state, picked.card
    joined = [state.permanents[one] for one in picked.permanents]
    cost = match.board.card(card).dna[picked.requirement].cost
    event = DnaDeclared(
        seat,
        zone,
        card,
        picked.permanents,
        picked.requirement,
        picked.cards,
        cards_zone,
        places_declared(state, seat, zone, card),
    )
    ordinal = match.emit(event)
    declaring = _declaring(seat, card, joined, zone, by)

    def still() -> bool:
        there = all(is_there(state, seat, cards_zone, one) for one in picked.cards)
        ways = joinings(match, card, [*joined, *picked.cards]) if there else []
        return all(map(affects, joined)) and any(way.option(card) == picked for way in ways)

    paid = yield from pay_for(match, declaring, ordinal, cost, still, free=free)
    if not paid:
        return None
    trash_links_of(match, joined)
    match.board.remember(joined)
    identity = state.next_permanent
    stacked = departures(reversed(joined))
    cards = tuple(reversed(picked.cards))
    joining = DnaDigivolved(
        seat, zone, card, identity, stacked, cards, cards_zone, picked.cards_on_top
    )
    ordinal = moved(match, joining, caused_by(by))
    held = state.permanents[identity]
    if match.board.card(card).dp is None:
        match.rule_check_needed = True
    draw(match, seat, 1)
    happen(match, about_digivolved(match, declaring, held, ordinal, Before(_DIGIMON), DNA))
    return held
