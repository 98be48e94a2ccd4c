"""What a card costs to play, use, link or digivolve into, and whether it may be declared (1-3-11)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Final

from mypy_extensions import mypyc_attr

from dcg.kernel.absent import NO_CAUSE
from dcg.official.codes.absent import NO_REQUIREMENT
from dcg.official.codes.declarations import DeclarationKind
from dcg.official.codes.places import BREEDING_AREA, HAND, Place
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.reading.attributes import attribute, facts_of
from dcg.official.reading.continuous.off_the_field import said_of_itself
from dcg.official.reading.facts import Thing
from dcg.official.reading.selecting import (
    how_many,
    matches,
    matches_all,
    number,
    security_lost,
)
from dcg.official.reading.targets import available
from dcg.official.reading.treating import treated
from dcg.official.reading.viewpoint import Viewpoint
from dcg.official.rules.asking import Asking
from dcg.official.rules.effects.context import Context
from dcg.official.rules.effects.feasible import can_do, can_meet, speak_of, unmet
from dcg.official.rules.effects.interrupt import Reduced, Widened, interrupt
from dcg.official.rules.effects.trigger_conditions import waits_for
from dcg.official.rules.effects.triggers import Found, consider, find
from dcg.official.rules.happening import Cards, Happening, caused_by, entering_from
from dcg.official.rules.match import OfficialMatch
from dcg.official.rules.memory import can_pay
from dcg.official.rules.paying import Claim, best_together, claims
from dcg.official.state.permanent import Permanent
from dcg.official.support.tree import walk

KINDS: Final[tuple[str, ...]] = ("play", "digivolve", "use", "link")
EVENTS: Final[tuple[str, ...]] = ("played", "digivolved", "option_used", "linked")


class Together:
    """What one effect plays at one time: the cards, from where else effects that wait for each of them
    let cards be placed for a DigiXros, and what they take off the cost of each."""

    __slots__ = ("cards", "reduced", "widened")

    def __init__(self, cards: Sequence[Thing]) -> None:
        self.cards = cards
        self.widened: list[Widened] = []
        self.reduced: list[Reduced] = []

    def has_said(self, held: Found) -> bool:
        """Whether this effect has said already what it says of each."""
        return any(_is_of(one.viewpoint, held) for one in self.widened) or any(
            _is_of(one.viewpoint, held) for one in self.reduced
        )

    def taken_off(self, match: OfficialMatch, happening: Happening) -> int:
        """What effects that said it of each take off the cost of this card."""
        return sum(one.amount for one in self.reduced if waits_for(match, one.viewpoint, happening))


Reducing = Callable[[], int]
"""What an effect takes off the cost, counted when the cost is paid: after what interrupts (BT3-103#Q4276)."""


def by_nothing() -> int:
    """Where no effect says that it takes something off."""
    return 0


@mypyc_attr(free_list_len=1)
class Declaring:
    """What a player declares, or may declare, to do with a card (7-1-3-1, 8-1-3-1, 9-1-9-1, 10-1-3-1).

    `onto` is what digivolves into it or what it links to, `zone` the place it comes from, and `by` the seat whose effect
    does it, None for an action of the player's own. `others` are the further Digimon of a DNA
    digivolution: what is said of one that digivolves is said of each of them (8-2-2-5).
    `procedure` is the special procedure by which it digivolves, if by one, `widened`
    from where else effects let cards be placed for its DigiXros, `granted` from where the effect does that
    plays it. `together` is what is played at the same
    time, where an effect plays it. `requirement` is the number of the one that what digivolves meets.
    """

    __slots__ = (
        "by",
        "card",
        "granted",
        "kind",
        "onto",
        "others",
        "procedure",
        "requirement",
        "seat",
        "together",
        "widened",
        "zone",
    )

    def __init__(
        self,
        kind: DeclarationKind,
        seat: int,
        card: int,
        onto: Permanent | None = None,
        zone: Place = HAND,
        by: int | None = None,
        others: Sequence[Permanent] = (),
        procedure: str = "",
        together: Together | None = None,
        requirement: int = NO_REQUIREMENT,
    ) -> None:
        self.requirement = requirement
        self.kind = kind
        self.seat = seat
        self.card = card
        self.onto = onto
        self.zone = zone
        self.by = by
        self.others = others
        self.procedure = procedure
        self.together = together
        self.granted: Sequence[Widened] = ()
        self.widened: Sequence[Widened] = ()

    def digivolving(self) -> list[Permanent]:
        """Everything that digivolves, or the Digimon it links to."""
        return [] if self.onto is None else [self.onto, *self.others]


def constant_change(match: OfficialMatch, declaring: Declaring) -> int:
    """How persistent effects change the cost (negative reduces)."""
    if not match.tables.has_costs:
        return 0
    change = 0
    for statement in match.board.derivation().costs:
        node = statement.node
        if type(node) is p.ReduceCost and statement.viewpoint.seat == declaring.seat:
            if statement.in_force():
                reduction = _reduction(match, statement.viewpoint, node, declaring)
                change -= allowed(match, declaring, reduction)
    if match.board.card(declaring.card).hand_persistents:
        for viewpoint, node in said_of_itself(match.board, declaring.card):
            if isinstance(node, p.ReduceCost):
                change -= allowed(match, declaring, _reduction(match, viewpoint, node, declaring))
    return change


def allowed(match: OfficialMatch, declaring: Declaring, reduction: int) -> int:
    """What is left of a reduction where its player can't reduce such costs (15-1-3): nothing, while
    what makes the cost higher (a negative one) stays."""
    return counted(match, declaring.seat, KINDS[declaring.kind], reduction)


def counted(match: OfficialMatch, seat: int, kind: str, reduction: int) -> int:
    """The same for a cost of a kind that the player pays."""
    return reduction if reduction <= 0 or match.board.may_reduce(seat, kind) else 0


def _reduction(
    match: OfficialMatch,
    viewpoint: Viewpoint,
    node: p.ReduceCost,
    declaring: Declaring,
) -> int:
    card, digivolving = declaring.card, declaring.digivolving()
    if node.kind != KINDS[declaring.kind]:
        return 0
    if node.this_card and viewpoint.card != card:
        return 0
    if node.from_hand and declaring.zone != HAND:
        return 0
    if node.this_digimon and not any(held is viewpoint.permanent for held in digivolving):
        return 0
    if not matches_all(viewpoint, card, node.card):
        return 0
    if node.onto and not any(
        _is_onto(match, viewpoint, node, declaring, held) for held in digivolving
    ):
        return 0
    return number(viewpoint, node.amount)


def _is_onto(
    match: OfficialMatch,
    viewpoint: Viewpoint,
    node: p.ReduceCost,
    declaring: Declaring,
    held: Permanent,
) -> bool:
    if held.area == BREEDING_AREA:
        return False
    seen = treated(match.board, declaring.card, held, declaring.requirement)
    return all(matches(viewpoint, seen, held, test) for test in node.onto)


def about_to(match: OfficialMatch, declaring: Declaring, because: int) -> Happening:
    """What effects can interrupt: the declaration of this card; `because` is its event's number."""
    seat, card = declaring.seat, declaring.card
    return Happening(
        EVENTS[declaring.kind],
        because,
        [
            treated(match.board, card, held, declaring.requirement)
            for held in declaring.digivolving()
        ],
        seat,
        caused_by(declaring.by),
        Cards(1 if declaring.together is None else len(declaring.together.cards), card),
        entering_from(declaring.zone, card, match.board.card_now(card)).by(declaring.procedure),
    )


def interrupting(match: OfficialMatch, declaring: Declaring, happening: Happening) -> list[Found]:
    """Immediate effects that would interrupt, those of the declared card itself included."""
    found = find(match, happening, "immediate")
    card = declaring.card
    for compiled in match.board.card(card).hand_immediates:
        consider(match, happening, Viewpoint.of_card(match.board, card, compiled), found)
    return found


def _can_interrupt(match: OfficialMatch, declaring: Declaring) -> bool:
    """Whether anything there is could interrupt a declaration, whatever it waits for."""
    elsewhere = match.tables.elsewhere
    return (
        match.tables.has_next_times
        or bool(match.board.card(declaring.card).hand_immediates)
        or match.board.derivation().can_interrupt()
        or any(
            place != "hand" for place in elsewhere.answering("immediate", EVENTS[declaring.kind])
        )
    )


def let_interrupt(match: OfficialMatch, declaring: Declaring, because: int) -> Asking[int]:
    """Lets effects interrupt a declaration; how much they take off the cost."""
    declaring.widened = declaring.granted
    if EVENTS[declaring.kind] not in match.tables.interrupted:
        return 0
    happening = about_to(match, declaring, because)
    found = interrupting(match, declaring, happening)
    together = declaring.together
    before: list[Widened] = []
    taken_off = 0
    if together is not None:
        # it triggered once for all of them, and is said of each that it waits for (BT19-079#Q3140)
        found = [held for held in found if not together.has_said(held)]
        before = [one for one in together.widened if waits_for(match, one.viewpoint, happening)]
        taken_off = together.taken_off(match, happening)
    intent = yield from interrupt(match, happening, found)
    declaring.widened = [*declaring.granted, *before, *intent.widened]
    if together is not None:
        together.widened += [one for one in intent.widened if one.for_each]
        together.reduced += intent.reduced
    return taken_off + intent.reduction


def _is_of(viewpoint: Viewpoint, held: Found) -> bool:
    """Whether this is the viewpoint of that effect."""
    return (viewpoint.card, viewpoint.compiled) == (held.card, held.compiled)


def possibly_widened(match: OfficialMatch, declaring: Declaring) -> list[Widened]:
    """From where else interrupting effects could let cards be placed for a DigiXros, for declaring (7-2-1)."""
    found = [*declaring.granted]
    if not match.tables.widens_digixros:
        return found
    for held in interrupting(match, declaring, about_to(match, declaring, NO_CAUSE)):
        body = held.compiled.body
        widening = [node for node in walk(body) if isinstance(node, p.WidenDigiXros)]
        if not widening:
            continue
        context = Context(match, held.seat, held.card, held.permanent, held.compiled)
        if not unmet(context, body) and can_do(context, body):
            found += [
                Widened(context, source, node.each, node.for_each)
                for node in widening
                for source in node.sources
            ]
    return found


def possible_reduction(match: OfficialMatch, declaring: Declaring) -> int:
    """The most that interrupting effects could take off together, for declaring (1-3-11-2).

    No thing can pay for two of them (1-3-11-3), nor the card or the Digimon declared for itself.
    """
    if not _can_interrupt(match, declaring):
        return 0
    if not match.board.may_reduce(declaring.seat, KINDS[declaring.kind]):
        return 0
    happening = about_to(match, declaring, NO_CAUSE)
    found: list[tuple[int, list[Claim]]] = []
    for held in interrupting(match, declaring, happening):
        context = Context(match, held.seat, held.card, held.permanent, held.compiled)
        context.subject_card = declaring.card
        speak_of(context, held.compiled.body, [view.permanent for view in held.subjects])
        body = _possible_part(context, held.compiled.body)
        if body is None:
            continue
        amount = sum(
            _at_most(context, node.amount, body)
            for node in walk(body)
            if isinstance(node, p.ReduceCost)
        )
        found.append((amount, claims(context, body, happening)))
    return best_together(found)


def _possible_part(context: Context, body: p.Process | None) -> p.Process | None:
    """What of an effect that reduces a cost can be executed: all of it, or what stands before the condition
    that cannot be met (15-7-2)."""
    if isinstance(body, p.Seq):
        met = takewhile(
            lambda step: not isinstance(step, p.ByCost) or can_meet(context, step), body.steps
        )
        body = p.Seq(tuple(met))
    if body is None or unmet(context, body) or not can_do(context, body):
        return None
    return body


def _at_most(context: Context, amount: s.Number, body: p.Process | None) -> int:
    """What a reduction could be that depends on what is paid with: by the best choice, and for each of as
    many things as can be chosen for it."""
    if isinstance(amount, s.Scaled):
        return amount.times * (_at_most(context, amount.number, body) // amount.per)
    if not isinstance(amount, s.AttributeOf | s.CountDone):
        return number(context, amount)
    costs = [node.cost for node in walk(body) if isinstance(node, p.ByCost)]
    for cost in costs:
        if isinstance(amount, s.CountDone) and isinstance(cost, p.TrashTopSecurity):
            return sum(security_lost(context, cost, seat) for seat in context.seats_of(cost.whose))
    for chosen in (node for cost in costs for node in walk(cost)):
        if not isinstance(chosen, s.Choose):
            continue
        if isinstance(amount, s.CountDone):
            there = how_many(context, chosen.selector)
            return min(there, number(context, chosen.count))
        if chosen.bind == amount.of.name:
            things = available(context, chosen.selector)
            worth = [attribute(facts_of(context, one), amount.attribute) or 0 for one in things]
            return max(worth, default=0)
    return number(context, amount)


def can_afford(match: OfficialMatch, declaring: Declaring, base: int) -> bool:
    """Whether the cost, after every reduction that could be had, can be paid."""
    seat = declaring.seat
    if not match.tables.has_costs:
        return can_pay(match.state, seat, base)
    cost = base + constant_change(match, declaring)
    if can_pay(match.state, seat, cost):
        return True
    if EVENTS[declaring.kind] not in match.tables.interrupted:
        return False
    return can_pay(match.state, seat, cost - possible_reduction(match, declaring))


def can_be_paid(match: OfficialMatch, declaring: Declaring, cost: int, less: int = 0) -> bool:
    """Whether an effect can do it at this cost (1-3-11-1), of which the effect itself takes off `less`."""
    change = constant_change(match, declaring) - allowed(match, declaring, less)
    return can_pay(match.state, declaring.seat, cost + change)
