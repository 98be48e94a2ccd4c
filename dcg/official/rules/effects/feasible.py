"""What is asked before an effect is activated or optional processing offered: whether a processing
condition is met (15-6-3), whether it can be done. Whether its player decides is `optional`'s to say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from dcg.language.node import Node
from dcg.official.codes.absent import NO_PERMANENT
from dcg.official.codes.places import DECK
from dcg.official.keywords import delay
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.reading.conditions import holds
from dcg.official.reading.facts import Thing
from dcg.official.reading.selecting import number, select
from dcg.official.reading.targets import available, can_complete, can_complete_with, candidates
from dcg.official.reading.viewpoint import Raised
from dcg.official.rules.adding import may_add_to_security
from dcg.official.rules.effects.context import Context
from dcg.official.rules.effects.kept import (
    asks_whose_pays,
    can_trash_so_many,
    described_under,
    trashing_under_pays,
)
from dcg.official.rules.effects.payable import can_be_suspended, pays
from dcg.official.rules.memory import can_pay
from dcg.official.rules.places import lying
from dcg.official.state.permanent import Permanent
from dcg.official.support.tree import walk

REVEALED: Final = "revealed"
"""The zone of what was revealed, and how it is referred to."""

Feasible = Callable[[Context, Any], bool]


def unmet(context: Context, body: Node | None) -> bool:
    """Whether none of the effect's processing conditions are met: it cannot activate (15-6-3)."""
    check = UNMET.get(type(body))
    return False if check is None else check(context, body)


def speak_of(context: Context, body: Node | None, subjects: Sequence[Permanent]) -> list[Permanent]:
    """Makes an effect speak of those that met its trigger condition; which of them can be "that Digimon".

    Of several these are those for which a processing condition is met (15-6-3), or all where none is. Until its
    player chooses one of them, it is the first.
    """
    context.bindings["subjects"] = list(subjects)
    can_be = []
    for one in subjects:
        context.subject = one
        if not unmet(context, body):
            can_be.append(one)
    can_be = can_be or list(subjects)
    context.subject = can_be[0] if can_be else None
    context.subject_id = can_be[0].id if can_be else NO_PERMANENT
    return can_be


def _no_if_met(context: Context, body: p.If) -> bool:
    if holds(context, body.condition):
        return unmet(context, body.then)
    return body.otherwise is None


def _no_step_met(context: Context, body: p.Seq) -> bool:
    return all(isinstance(step, p.If | p.May) and unmet(context, step) for step in body.steps)


def _is_too_early(context: Context, body: p.ByCost) -> bool:
    """<Delay> cannot be activated the turn its card was placed, whatever it waits for (16-16-3)."""
    held = context.permanent
    return (
        body.keyword == delay.KEYWORD.name
        and held is not None
        and delay.is_too_early(held.played_turn, context.match.state.turn.number)
    )


UNMET: Final[dict[type, Feasible]] = {
    p.ByCost: _is_too_early,
    p.If: _no_if_met,
    p.May: lambda context, body: unmet(context, body.process),
    p.RaiseMaximum: lambda context, body: unmet(context, body.process),
    p.Seq: _no_step_met,
    p.DeclareAttack: lambda context, body: body.if_memory and not opponent_has_memory(context),
}
"""Where a process holds processing conditions: whether none of them is met."""


def opponent_has_memory(context: Context) -> bool:
    """The processing condition of <Blitz>: 1 or more memory on the opponent's side (16-15-3)."""
    return context.match.state.memory_of(context.seat) < 0


def raised_by(context: Context, process: p.RaiseMaximum) -> Raised:
    """What is raised within the process, too, if its condition is met (15-15-5)."""
    if process.condition is not None and not holds(context, process.condition):
        return context.raised
    return context.raising(process.attribute, process.by)


def can_do(context: Context, process: Node | None) -> bool:
    """Whether a process can be executed now: of a condition the whole (15-7-3), of anything else
    some of it, since then as much as possible is done (15-10-2-1)."""
    check = context.match.interpreter.feasible.get(type(process))
    return True if check is None else check(context, process)


def can_meet(context: Context, process: p.ByCost) -> bool:
    """Whether the whole condition of "by X, Y" can be met now (15-7-3)."""
    if _is_too_early(context, process):
        return False
    outer, context.paying = context.paying, True
    able = can_do(context, process.cost)
    context.paying = outer
    return able


def _can_seq(context: Context, process: p.Seq) -> bool:
    """Of the steps that can be impossible, all where the whole is needed, else any. Of one that is
    done to what an earlier step chooses or reveals, nothing is known but whether there is something to
    choose (BT12-048#Q2180)."""
    feasible = context.match.interpreter.feasible
    asked: list[bool] = []
    choices: dict[str, s.Choose] = {}
    made: set[str] = set()
    for step in process.steps:
        if made and any(isinstance(node, s.Ref) and node.name in made for node in walk(step)):
            continue  # what it is done to is not there yet
        # what is picked among several processes can always be tried, unless it is a condition
        if type(step) in feasible and (context.paying or type(step) is not p.ChooseProcess):
            choice = _chosen_before(step, choices) if choices else None
            asked.append(
                can_do(context, step)
                if choice is None
                else can_complete(context, choice, whole=context.paying)
            )
        if isinstance(step, p.PlayToken) and step.bind is not None:
            made.add(step.bind)
        target = getattr(step, "target", None)
        if isinstance(target, s.Choose):
            choices["it"] = target
            if target.bind is not None:
                choices[target.bind] = target
            if type(step) is p.RevealCards:
                choices[REVEALED] = target
    return all(asked) if context.paying else any(asked) or not asked


def _chosen_before(step: p.Process, choices: dict[str, s.Choose]) -> s.Choose | None:
    """The choice of an earlier step that this one speaks of, or that of what it reveals."""
    target = getattr(step, "target", None)
    if isinstance(target, s.Choose | s.All) and target.selector.zone == REVEALED:
        return choices.get(REVEALED)
    names = (node.name for node in walk(step) if isinstance(node, s.Ref))
    return next((choices[name] for name in names if name in choices), None)


def _can_choose(context: Context, process: p.ChooseProcess) -> bool:
    """As a condition, so many of the processes must be possible (15-7-3)."""
    if not context.paying:
        return True
    return sum(can_do(context, option) for option in process.options) >= process.count


def _can_if(context: Context, process: p.If) -> bool:
    return holds(context, process.condition) and can_do(context, process.then)


def _can_may(context: Context, process: p.May) -> bool:
    return can_do(context, process.process)


def _can_raise_maximum(context: Context, process: p.RaiseMaximum) -> bool:
    outer = context.raised
    context.raised = raised_by(context, process)
    able = can_do(context, process.process)
    context.raised = outer
    return able


def _can_overwrite(context: Context, process: p.Overwrite) -> bool:
    other = process.other
    instead = holds(context, process.condition)
    if isinstance(other, p.ByCost) and not can_meet(context, other):
        instead = False
    return can_do(context, other if instead else process.process)


Targeting = (
    p.Suspend
    | p.ReturnToHand
    | p.ReturnToDeck
    | p.AddToHand
    | p.RevealCards
    | p.Delete
    | p.PlaceUnder
    | p.PlaceInSecurity
    | p.TrashCards
    | p.TrashDigivolutionCards
)
"""What is done to what is chosen."""


def _can_suspend(context: Context, process: p.Suspend) -> bool:
    if context.paying:
        return can_pay_with(context, process)
    return can_complete_with(
        context, process.target, lambda held: can_be_suspended(context, held), whole=False
    )


def _enough(context: Context, able: list[bool]) -> bool:
    """Whether it can be done to all of these things where the whole is needed, else to any."""
    return bool(able) and (all(able) if context.paying else any(able))


def can_pay_with(context: Context, process: Targeting) -> bool:
    """Whether there is enough that the process of a condition can be done to, the whole of it (15-7-3)."""
    target = process.target
    if isinstance(target, s.Ref | s.All):
        able = [pays(context, process, thing) for thing in candidates(context, target)]
        return _enough(context, able)
    return can_complete_with(
        context, target, lambda thing: pays(context, process, thing), whole=True
    )


def _can_target(context: Context, process: Targeting) -> bool:
    if context.paying:
        return can_pay_with(context, process)
    return can_complete(context, process.target, whole=False)


def _can_delete(context: Context, process: p.Delete) -> bool:
    outer = context.raised
    context.raised = context.deleting()
    able = _can_target(context, process)
    context.raised = outer
    return able


def _can_place_under(context: Context, process: p.PlaceUnder) -> bool:
    return _can_target(context, process) and can_complete_with(
        context, process.under, lambda held: can_hold(context, held), whole=True
    )


def can_hold(context: Context, thing: Thing) -> bool:
    """Whether a card can be placed under it: nothing is stacked with a Token (4-18-3, BT17-100#Q2896)."""
    return not isinstance(thing, Permanent) or thing.top not in context.match.state.tokens


def _can_place_in_security(context: Context, process: p.PlaceInSecurity) -> bool:
    if not may_add_to_security(context.match, context.seat):
        return False
    target = process.target
    if not context.paying or (isinstance(target, s.Ref) and not context.things(target.name)):
        return True  # what this effect waited for may have put the card in the trash (15-4-4-3)
    return can_pay_with(context, process)


def has_stacked_cards(thing: Thing) -> bool:
    """Whether it has a top card to take: one card alone is no stacked card (4-5-2)."""
    return isinstance(thing, Permanent) and len(thing.cards) > 1


TakesTop = p.TrashTopOfStack | p.Restack | p.PlaceTopInSecurity | p.ReturnTopToHand


def _can_place_top(context: Context, process: p.PlaceTopInSecurity) -> bool:
    free = may_add_to_security(context.match, context.seat)
    return free and _can_take_top(context, process)


def _can_turn_security(context: Context, process: p.TurnSecurity) -> bool:
    """Whether there is a card that lies the other way, or enough of those that are chosen."""
    if isinstance(process.target, s.Choose):
        found = available(context, process.target.selector)
        needed = number(context, process.target.count) if context.paying else 1
        return len(found) >= (1 if process.target.up_to else needed)
    if isinstance(process.target, s.Ref):
        return any(
            _lies_otherwise(context, card, process) for card in context.things(process.target.name)
        )
    side = context.match.state.sides[context.seat if process.whose == "yours" else 1 - context.seat]
    return any((card in side.face_up) != process.face_up for card in side.security_stack)


def _lies_otherwise(context: Context, card: Thing, process: p.TurnSecurity) -> bool:
    return any(
        card in side.security_stack and (card in side.face_up) != process.face_up
        for side in context.match.state.sides
    )


def _can_take_top(context: Context, process: TakesTop) -> bool:
    target = process.target
    if isinstance(target, s.Ref):
        return _enough(context, list(map(has_stacked_cards, context.things(target.name))))
    if isinstance(target, s.Choose) and context.paying:
        return any(map(has_stacked_cards, available(context, target.selector)))
    return True


def _can_trash_under(context: Context, process: p.TrashDigivolutionCards) -> bool:
    target = process.target
    if asks_whose_pays(context, process):
        return can_complete_with(
            context, target, lambda held: trashing_under_pays(context, process, held), whole=True
        )
    if not isinstance(target, s.Ref):
        return _can_target(context, process)
    things = context.things(target.name)
    count = number(context, process.count) if context.paying else 1
    return _enough(
        context,
        [
            isinstance(held, Permanent)
            and (
                can_trash_so_many(context, held, count, process)
                if context.paying
                else len(described_under(context, process, held)) >= count
            )
            for held in things
        ],
    )


def _can_take_security(context: Context, process: p.TrashTopSecurity | p.AddSecurityToHand) -> bool:
    count = number(context, process.count) if context.paying else 1
    if isinstance(process, p.TrashTopSecurity):
        if process.up_to and number(context, process.count) < 1:
            return False
        if process.left is not None or process.up_to:
            count = (process.left or 0) + 1
    return _enough(
        context,
        [len(context.security_stack(seat)) >= count for seat in context.seats_of(process.whose)],
    )


def _can_trash_top_deck(context: Context, process: p.TrashTopDeck) -> bool:
    """As a condition the whole number must be there (P-011#Q4117), and of "up to" so many 1."""
    state = context.match.state
    whole = context.paying and not process.up_to
    count = number(context, process.count) if whole else 1
    return _enough(
        context,
        [len(lying(state, seat, DECK)) >= count for seat in context.seats_of(process.whose)],
    )


def _can_lose_memory(context: Context, process: p.LoseMemory | p.PayCost) -> bool:
    if isinstance(process, p.PayCost) and process.up_to:
        return can_pay(context.match.state, context.seat, 1)
    return can_pay(context.match.state, context.seat, number(context, process.amount))


FEASIBLE: Final[dict[type, Feasible]] = {
    p.Seq: _can_seq,
    p.If: _can_if,
    p.May: _can_may,
    p.InPlace: lambda context, process: can_do(context, process.process),
    p.ByCost: can_meet,
    p.ChooseProcess: _can_choose,
    p.RaiseMaximum: _can_raise_maximum,
    p.Overwrite: _can_overwrite,
    p.Suspend: _can_suspend,
    p.TrashCards: _can_target,
    p.ReturnToHand: _can_target,
    p.ReturnToDeck: _can_target,
    p.AddToHand: _can_target,
    p.Delete: _can_delete,
    p.PlaceUnder: _can_place_under,
    p.PlaceInSecurity: _can_place_in_security,
    p.RevealCards: _can_target,
    p.LookAt: lambda context, process: bool(select(context, process.selector)),
    p.TrashTopOfStack: _can_take_top,
    p.Restack: _can_take_top,
    p.PlaceTopInSecurity: _can_place_top,
    p.ReturnTopToHand: _can_take_top,
    p.TurnSecurity: _can_turn_security,
    p.TrashDigivolutionCards: _can_trash_under,
    p.TrashTopSecurity: _can_take_security,
    p.TrashTopDeck: _can_trash_top_deck,
    p.AddSecurityToHand: _can_take_security,
    p.LoseMemory: _can_lose_memory,
    p.PayCost: _can_lose_memory,
}
