"""Windows in which immediate-type effects interrupt what is about to happen (15-8-5)."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from dcg.official.codes import questions
from dcg.official.codes.absent import NO_CARD, NO_MODIFIER, NO_PERMANENT, WITHIN_ANOTHER
from dcg.official.codes.effects import CONDITION_UNMET, PendingEndReason
from dcg.official.codes.spans import INTERRUPTION
from dcg.official.events.effects import ModifiersExpired
from dcg.official.events.options import ActivateEffect, PickPermanent
from dcg.official.language import processes as p
from dcg.official.language.selectors import Selector
from dcg.official.reading.viewpoint import Viewpoint
from dcg.official.rules.asking import Asking, ask
from dcg.official.rules.effects.activate import activate, why_not
from dcg.official.rules.effects.context import Context
from dcg.official.rules.effects.feasible import speak_of, unmet
from dcg.official.rules.effects.lost import effect_gone
from dcg.official.rules.effects.run import run
from dcg.official.rules.effects.trigger_conditions import so_it_came
from dcg.official.rules.effects.triggers import Found, find
from dcg.official.rules.happening import Happening
from dcg.official.rules.match import OfficialMatch
from dcg.official.state.pending import Interrupter
from dcg.official.state.permanent import Permanent


class Widened(NamedTuple):
    """From where cards can be placed for a DigiXros besides, and how many: of an effect's viewpoint. `for_each` is
    whether it is said of each card that would be played at that time."""

    viewpoint: Viewpoint
    source: Selector
    most: int | None
    for_each: bool


class Reduced(NamedTuple):
    """What an effect takes off the cost of each card that would be played at that time, by its viewpoint."""

    viewpoint: Viewpoint
    amount: int


class Intent:
    """What is about to happen, to which set, because of what; effects may take things out of it.

    `incarnations` are those of the cards off the field that interrupt, when they triggered: each must
    still be the same card to activate (15-4-4-3). `widened` is from where else cards can be placed for the
    DigiXros of what would be played, `reduced` what is taken off each of what would be played. `times` is how often one interrupts that waits for
    this "the next time" more than once (EX1-033#Q3220).
    """

    __slots__ = (
        "happening",
        "incarnations",
        "prevented",
        "reduced",
        "reduction",
        "times",
        "widened",
    )

    def __init__(self, happening: Happening) -> None:
        self.happening = happening
        self.prevented: set[int] = set()
        self.incarnations: dict[int, int] = {}
        self.reduction = 0
        self.reduced: list[Reduced] = []
        self.times: dict[Interrupter, int] = {}
        self.widened: list[Widened] = []

    def remaining(self) -> list[Permanent]:
        """The permanents it will still happen to."""
        return [
            view.permanent
            for view in self.happening.subjects
            if view.permanent.id not in self.prevented
        ]


def interrupt(
    match: OfficialMatch, happening: Happening, found: list[Found] | None = None
) -> Asking[Intent]:
    """Lets immediate-type effects interrupt; the intent as they leave it.

    `found` are the effects that trigger, where the caller has looked for them already. What an immediate
    effect does in place of something else is not interrupted (18-2-4).
    """
    intent = Intent(happening)
    if match.uninterrupted:
        return intent
    if found is None:
        if happening.event not in match.tables.interrupted:
            return intent
        found = find(match, happening, "immediate")
    if not found:
        return intent
    times = Counter(map(_key, found))
    spent = tuple(held.given for held in found if held.given != NO_MODIFIER)
    found = list({_key(held): held for held in found}.values())
    intent.incarnations = {
        held.card: match.state.incarnation[held.card] for held in found if held.permanent is None
    }
    match.open_span(INTERRUPTION, happening.because)
    if spent:
        match.emit(ModifiersExpired(spent))
        intent.times = {key: several for key, several in times.items() if several > 1}
    yield from _activate_all(match, intent, found)
    match.close_span(INTERRUPTION)
    return intent


def _activate_all(match: OfficialMatch, intent: Intent, found: list[Found]) -> Asking[None]:
    """One after another, the turn player's first. One whose processing condition is not met when it
    is picked can still be activated once another one has met it (15-8-5-5-2)."""
    first = match.state.turn.player
    left, not_met = found, list[Found]()
    while left := [held for held in left if _still(match, intent, held)]:
        waiting = [held for held in left if held.seat == first] or left
        by_option: dict[ActivateEffect, Found] = {}
        for held in waiting:
            by_option.setdefault(_option(held), held)
        picked = yield from ask(match, waiting[0].seat, questions.INTERRUPT, list(by_option))
        chosen = by_option[picked]
        left.remove(chosen)
        # One card can have given several keyword effects: then only the keyword tells which.
        several = sum(_option(held) == picked for held in found) > 1
        keyword = chosen.compiled.keyword if several else ""
        if (yield from _activate(match, intent, chosen, keyword)) == CONDITION_UNMET:
            not_met.append(chosen)
            continue
        now_met = [
            held for held in not_met if _still(match, intent, held) and _is_met(match, intent, held)
        ]
        left += now_met
        not_met = [held for held in not_met if held not in now_met]


def _is_met(match: OfficialMatch, intent: Intent, held: Found) -> bool:
    context, body = _context(match, intent, held), held.compiled.body
    speak_of(context, body, _concerned(match, intent, held))
    return not unmet(context, body)


def _option(held: Found) -> ActivateEffect:
    permanent = held.permanent.id if held.permanent is not None else NO_PERMANENT
    return ActivateEffect(held.card, held.compiled.index, permanent)


def _key(held: Found) -> Interrupter:
    permanent = held.permanent.id if held.permanent is not None else NO_PERMANENT
    return Interrupter(held.card, held.compiled.index, permanent, held.compiled.keyword)


def _has_interrupted(match: OfficialMatch, held: Found) -> bool:
    """Whether it activated since the cause that first interrupted: once for each (15-8-5-4)."""
    key = _key(held)
    return any(
        seen[:3] == key[:3] and seen.keyword in ("", key.keyword)
        for seen in match.state.interrupted
    )


def _still(match: OfficialMatch, intent: Intent, held: Found) -> bool:
    """Whether the effect can still activate: its card is there and has it (15-4-4-4), and whom it is
    about is."""
    if (
        held.permanent is None
        and match.state.incarnation[held.card] != intent.incarnations[held.card]
    ):
        return False
    if held.permanent is not None and (
        held.permanent.id not in match.state.permanents
        or effect_gone(match, held.permanent, held.card, held.compiled)
    ):
        return False
    if _has_interrupted(match, held):
        return False
    return not held.subjects or bool(_concerned(match, intent, held))


def _concerned(match: OfficialMatch, intent: Intent, held: Found) -> list[Permanent]:
    """Whom the effect is about that is still there. That something was kept already keeps nothing else
    that triggered from activating (16-24-4, P-146#Q4262, EX11-018#Q6516); an effect that keeps one of
    several keeps one that is not."""
    there = [
        view.permanent for view in held.subjects if view.permanent.id in match.state.permanents
    ]
    saves = any(isinstance(node, p.PreventLeaving | p.InPlace) for node in held.compiled.statements)
    threatened = [one for one in there if one.id not in intent.prevented]
    return threatened if saves and threatened else there


def _context(match: OfficialMatch, intent: Intent, held: Found) -> Context:
    context = Context(
        match, held.seat, held.card, held.permanent, held.compiled, intent.happening.because
    )
    context.intent = intent
    for name in so_it_came(match, held.compiled, intent.happening, held.seat):
        context.bindings[name] = []
    context.host = held.host
    card = intent.happening.cards.card
    context.subject_card = NO_CARD if card is None else card
    return context


def _activate(
    match: OfficialMatch, intent: Intent, held: Found, keyword: str
) -> Asking[PendingEndReason | None]:
    """Activates one, or says why not."""
    context = _context(match, intent, held)
    body = held.compiled.body
    meant = speak_of(context, body, _concerned(match, intent, held))
    why = yield from why_not(context, body)
    if why is not None:
        return why
    if len(meant) > 1 and held.compiled.names_subject:
        picked = yield from ask(
            match,
            held.seat,
            questions.CHOOSE_TARGET,
            [PickPermanent(option.id) for option in meant],
        )
        context.subject = match.state.permanents[picked.permanent]
        context.subject_id = context.subject.id
    counted = held.compiled.limit is not None
    for _ in range(intent.times.get(_key(held), 1)):
        resolving = run(context, body, accepted=True)
        yield from activate(context, WITHIN_ANOTHER, counted, resolving, keyword)
    return None
