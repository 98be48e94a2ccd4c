"""Which effects trigger when something happens (15-4-2, 15-5).

Procedures say what happened right after the event that made it so. Effects that trigger become
pending at once, in the layer of the processing that is running (15-4-3-2, 15-4-5).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from dcg.official.codes.absent import NO_CARD, NO_PERMANENT, WHOLE_EFFECT
from dcg.official.events.effects import About, Binding, EffectsTriggered, Waiting
from dcg.official.keywords import STANDS_FOR
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.effect import Trigger
from dcg.official.reading.compiled.card import (
    INHERITED,
    CompiledEffect,
    given_effect,
    given_keyword,
)
from dcg.official.reading.conditions import holds
from dcg.official.reading.selecting import matches
from dcg.official.reading.view import PastView, View
from dcg.official.reading.viewpoint import Viewpoint
from dcg.official.rules.happening import NO_CARDS, Cause, Happening
from dcg.official.state.pending import use_key
from dcg.official.state.permanent import Permanent

if TYPE_CHECKING:
    from dcg.official.rules.match import OfficialMatch


class Found:
    """An effect whose trigger condition is met: of which card of which permanent, about whom."""

    __slots__ = ("card", "compiled", "given", "host", "permanent", "seat", "subjects")

    def __init__(
        self,
        compiled: CompiledEffect,
        card: int,
        host: int,
        permanent: Permanent | None,
        seat: int,
        subjects: Sequence[View],
    ) -> None:
        self.compiled = compiled
        self.card = card
        self.host = host
        self.permanent = permanent
        self.seat = seat
        self.subjects = subjects
        self.given = False


def happen(match: OfficialMatch, happening: Happening) -> None:
    """Makes everything that this triggers pending activation."""
    if happening.event not in match.tables.watched:
        return
    found = find(match, happening, "trigger")
    if found:
        state = match.state
        identity = state.next_pending
        waiting = []
        for offset, held in enumerate(found):
            waiting.append(_waiting(held, happening, identity + offset))
            if held.compiled.as_triggered:
                match.as_triggered[identity + offset] = _seen(match, held, happening)
        match.emit(EffectsTriggered(tuple(waiting)))


def _seen(match: OfficialMatch, held: Found, happening: Happening) -> dict[str, PastView]:
    """What the trigger is about, as it is at this moment (15-8-3-8)."""
    seen = {}
    if held.subjects:
        seen["subject"] = PastView(held.subjects[0])
    other = happening.attacking.other
    if other is not None:
        seen["object"] = PastView(match.board.view(other))
    return seen


def _waiting(held: Found, happening: Happening, identity: int) -> Waiting:
    host = held.host
    permanent = held.permanent.id if held.permanent is not None else NO_PERMANENT
    return Waiting(
        identity,
        held.seat,
        held.card,
        permanent,
        held.compiled.index,
        happening.because,
        _about(held, happening, permanent),
        held.compiled.keyword,
        WHOLE_EFFECT,
        host if host != held.card else NO_CARD,
    )


def _about(held: Found, happening: Happening, permanent: int) -> About | None:
    subject = held.subjects[0].permanent.id if held.subjects else NO_PERMANENT
    other, cards, entering = happening.attacking.other, happening.cards, happening.entering
    bindings: tuple[Binding, ...] = ()
    if entering is not None and entering.procedure:
        bindings = (Binding(entering.procedure, (), entering.placed),)
    if subject == permanent and other is None and cards is NO_CARDS and not bindings:
        return None
    card = NO_CARD if cards.card is None else cards.card
    thing = NO_PERMANENT if other is None else other.id
    return About(subject, thing, card, cards.count, bindings)


def find(match: OfficialMatch, happening: Happening, kind: str) -> list[Found]:
    """The effects of a kind (`trigger` or `immediate`) whose trigger condition this meets."""
    found: list[Found] = []
    for view in happening.subjects:
        _find_on(match, happening, view, kind, found)
    event = happening.event
    if event == "digivolution_card_trashed":
        _find_on_trashed(match, happening, found)
    if kind == "immediate" or event in match.tables.watched_by_others:
        views = match.board.derivation().views
        own = [view.permanent.id for view in happening.subjects]
        for side in match.state.sides:
            for held in side.battle_area:
                view = views[held.id]
                if view.may_answer(kind, event) and held.id not in own:
                    _find_on(match, happening, view, kind, found)
    return found


def _find_on_trashed(match: OfficialMatch, happening: Happening, found: list[Found]) -> None:
    """Effects of digivolution cards that trigger when they themselves are trashed: they are pending
    for the card, in the trash."""
    seat = happening.subjects[0].permanent.seat
    for card in happening.cards.moved:
        for compiled in match.board.card(card).triggers[INHERITED]:
            turn = compiled.turn
            if turn != "any" and (turn == "yours") != (seat == match.state.turn.player):
                continue
            viewpoint = Viewpoint(match.board, seat, card, None, compiled)
            for trigger in compiled.effect.triggers:
                if isinstance(trigger.subject, s.Ref) and trigger.subject.name == "this_card":
                    if trigger.event == happening.event:
                        if subjects_of(match, viewpoint, happening, trigger, None) is not None:
                            found.append(Found(compiled, card, card, None, seat, ()))


def _find_on(
    match: OfficialMatch, happening: Happening, view: View, kind: str, found: list[Found]
) -> None:
    held = view.permanent
    stack = view.stack
    event = happening.event
    present = held.id in match.state.permanents
    listed: Any = stack.triggers.get(event, ()) if kind == "trigger" else stack.immediates
    for place, compiled in listed:
        _consider(match, happening, view, compiled, held.cards[place], present, found)
    if view.given_keywords is not None:
        for keyword, givens in view.given_keywords.items():
            template = STANDS_FOR.get(keyword)
            if template is None or template.kind != kind:
                continue
            for given in givens:
                assert given.viewpoint is not None
                assert given.viewpoint.compiled is not None
                compiled = given_keyword(given.viewpoint.compiled, given.node, given.value)
                _consider(match, happening, view, compiled, given.card, present, found, held.top)
    if view.given_effects is not None:
        for given in view.given_effects:
            effect = given.node.effect
            if effect.kind == kind and given.viewpoint is not None:
                assert given.viewpoint.compiled is not None
                compiled = given_effect(given.viewpoint.compiled, given.node)
                _consider(match, happening, view, compiled, given.card, present, found, held.top)


def _consider(
    match: OfficialMatch,
    happening: Happening,
    view: View,
    compiled: CompiledEffect,
    card: int,
    present: bool,
    found: list[Found],
    host: int | None = None,
) -> None:
    held = view.permanent
    turn = compiled.turn
    if turn != "any" and (turn == "yours") != (held.seat == match.state.turn.player):
        return
    if compiled.limit is not None:
        if match.state.uses.get(use_key(card, compiled.index, held.id), 0) >= compiled.limit:
            return
    viewpoint = Viewpoint(match.board, held.seat, card, held, compiled)
    condition = compiled.effect.condition
    for trigger in compiled.effect.triggers:
        if trigger.event != happening.event:
            continue
        subjects = subjects_of(match, viewpoint, happening, trigger, held)
        if subjects is None:
            continue
        if not present and all(seen.permanent is not held for seen in subjects):
            continue  # it has left: only its own leaving triggers its effects (15-8-3-5)
        if condition is not None and not holds(viewpoint, condition):
            return
        if host is None:
            host = card if present else held.cards[-1]
        found.append(Found(compiled, card, host, held, held.seat, subjects))
        return


def subjects_of(
    match: OfficialMatch,
    viewpoint: Viewpoint,
    happening: Happening,
    trigger: Trigger,
    this: Permanent | None,
) -> Sequence[View] | None:
    """Whom the trigger of an effect on `this` is about, or None where its condition is not met."""
    if trigger.whose is not None and trigger.whose != "any" and happening.seat is not None:
        if (happening.seat == viewpoint.seat) != (trigger.whose == "yours"):
            return None
    if trigger.cause is not None and not CAUSES[trigger.cause](happening.cause, viewpoint.seat):
        return None
    entering, other = happening.entering, happening.attacking.other
    if trigger.source is not None and (entering is None or entering.source != trigger.source):
        return None
    if trigger.target is not None and happening.attacking.target != trigger.target:
        return None
    if trigger.into:
        if entering is None:
            return None
        facts = entering.facts or match.board.card(entering.card)
        if not _fits(viewpoint, facts, entering.card, trigger.into):
            return None
    if trigger.target_match:
        if other is None or not _fits(
            viewpoint, match.board.view(other), other, trigger.target_match
        ):
            return None
    subject = trigger.subject
    if subject is None:
        return happening.subjects
    if isinstance(subject, s.Ref):
        mine = [seen for seen in happening.subjects if seen.permanent is this]
        moved = happening.cards.moved
        if subject.name == "this_card" and moved:
            return () if viewpoint.card in moved else None
        if subject.name != "this":
            return happening.subjects
        return mine or None
    if not happening.subjects:
        card = happening.cards.card
        if card is not None:
            facts = (entering and entering.facts) or match.board.card(card)
            if _fits(viewpoint, facts, card, subject.match):
                return ()
        return None
    hit = [
        seen
        for seen in happening.subjects
        if _whose_fits(subject.whose, seen.permanent.seat, viewpoint.seat)
        and not (subject.other and seen.permanent is this)
        and _is_one(viewpoint, happening, seen, subject.match)
    ]
    return _asked_for_first(viewpoint, hit) or None


def _asked_for_first(viewpoint: Viewpoint, hit: list[View]) -> list[View]:
    """An effect triggers once for all that something happens to at one time (15-5-2): what meets its
    processing condition comes first, so that "if any of them is red" asks about each."""
    if len(hit) < 2 or viewpoint.compiled is None:
        return hit
    tests = _asked_of_subject(viewpoint.compiled.effect.body)
    return sorted(hit, key=lambda seen: not _fits(viewpoint, seen, seen.permanent, tests))


def _asked_of_subject(process: p.Process | None) -> tuple[s.Filter, ...]:
    """What the condition in front of everything else that is processed asks of the subject."""
    while isinstance(process, p.ByCost):
        process = process.then
    if not isinstance(process, p.If):
        return ()
    held = process.condition
    conditions = held.conditions if isinstance(held, s.AllTrue) else (held,)
    return tuple(
        test
        for each in conditions
        if isinstance(each, s.Matches) and each.ref.name == "subject"
        for test in each.match
    )


def _is_one(
    viewpoint: Viewpoint, happening: Happening, seen: View, tests: tuple[s.Filter, ...]
) -> bool:
    """Whether it is one of those a trigger is about. A Tamer that digivolves is a Tamer that does, and
    a Digimon that does: it digivolves as one (BT4-025#Q1181)."""
    before = happening.categories_before
    if before is None:
        return _fits(viewpoint, seen, seen.permanent, tests)
    return all(
        (isinstance(test, s.IsCategory) and not before.isdisjoint(test.categories))
        or matches(viewpoint, seen, seen.permanent, test)
        for test in tests
    )


def _fits(viewpoint: Viewpoint, facts: Any, thing: Any, tests: tuple[Any, ...]) -> bool:
    return all(matches(viewpoint, facts, thing, test) for test in tests)


def _whose_fits(whose: str, seat: int, you: int) -> bool:
    return whose == "any" or (seat == you) == (whose == "yours")


CAUSES: Final[dict[str, Callable[[Cause, int], bool]]] = {
    "rule": lambda cause, you: cause.kind == "rule",
    "battle": lambda cause, you: cause.kind == "battle",
    "battle_alone": lambda cause, you: cause.kind == "battle" and cause.alone,
    "not_battle": lambda cause, you: cause.kind != "battle",
    "zero_dp": lambda cause, you: cause.kind == "zero_dp",
    "effect": lambda cause, you: cause.kind == "effect",
    "your_effect": lambda cause, you: cause.kind == "effect" and cause.by == you,
    "opponents_effect": lambda cause, you: cause.kind == "effect" and cause.by == 1 - you,
    "not_your_effect": lambda cause, you: cause.kind != "effect" or cause.by != you,
}
"""Whether a happening has the cause that a trigger condition names; `you` is the player of the
effect."""
