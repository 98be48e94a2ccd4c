"""Whether what happened meets a trigger condition, and whom it is then about (15-5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from dcg.official.codes.places import BREEDING_AREA
from dcg.official.codes.turn import MAIN, UNSUSPEND
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.reading.compiled.card import CompiledCard
from dcg.official.reading.compiled.effect import CompiledEffect
from dcg.official.reading.compiled.trigger import CompiledTrigger
from dcg.official.reading.conditions import so_triggered
from dcg.official.reading.facts import Facts, Thing
from dcg.official.reading.selecting import matches, select
from dcg.official.reading.view import View
from dcg.official.reading.viewpoint import Viewpoint
from dcg.official.rules.effects.who_did_it import is_done_by, is_effect_of, whose_fits
from dcg.official.rules.happening import Cause, Happening
from dcg.official.rules.staying import GOES_TO
from dcg.official.state.permanent import Permanent

if TYPE_CHECKING:
    from dcg.official.rules.match import OfficialMatch


def subjects_of(
    match: OfficialMatch,
    viewpoint: Viewpoint,
    happening: Happening,
    trigger: CompiledTrigger,
    this: Permanent | None,
) -> list[View] | None:
    """Whom the trigger of an effect on `this` is about, or None where its condition is not met.

    What happens in the breeding area meets the condition of an effect only where that speaks of it
    (3-4-6-6): of the Digimon itself that has the effect, or of that area.
    """
    if trigger.whose is not None and trigger.whose != "any" and happening.seat is not None:
        if (happening.seat == viewpoint.seat) != (trigger.whose == "yours"):
            return None
    if trigger.cause is not None and not CAUSES[trigger.cause](happening.cause, viewpoint.seat):
        return None
    subjects: list[View] | None = happening.subjects
    if trigger.asks_how:
        if not _came_about_so(match, viewpoint, happening, trigger):
            return None
        if trigger.into:
            subjects = _into_such(match, viewpoint, happening, trigger.into)
    if subjects is None:
        return None
    if trigger.cards and happening.cards.under:
        subjects = _by_such_cards(match, viewpoint, happening, trigger.cards)
        if not subjects:
            return None
    subject = trigger.selector
    if trigger.reference == "this":
        return [
            seen
            for seen in subjects
            if seen.permanent is this and _is_one(viewpoint, happening, seen, trigger.match)
        ] or None
    reached = _reached(happening.event, subjects, subject)
    if happening.subjects and not reached:
        return None
    if subject is None and trigger.event == "security_checked":
        return []  # it is about the card that is checked
    if subject is None:
        moved = happening.cards.moved
        if trigger.reference == "this_card" and moved:
            if viewpoint.card not in moved:
                return None
            if trigger.match and not _was_under_one(viewpoint, happening, trigger.match):
                return None
            return _of_this_card(viewpoint, happening)
        return reached
    if not reached:
        card = happening.cards.card
        if card is not None and _whose_card(subject.whose, happening.seat, viewpoint.seat):
            entering = happening.entering
            facts = (entering and entering.facts) or match.board.card(card)
            if _fits(viewpoint, facts, card, subject.match):
                return []
        return None
    hit = [
        seen
        for seen in reached
        if whose_fits(subject.whose, seen.permanent.seat, viewpoint.seat)
        and not (subject.other and seen.permanent is this)
        and _is_one(viewpoint, happening, seen, trigger.described)
    ]
    if trigger.superlative:
        best = select(viewpoint, subject)
        hit = [seen for seen in hit if seen.permanent in best]
    return _asked_for_first(viewpoint, hit) or None


def _came_about_so(
    match: OfficialMatch, viewpoint: Viewpoint, happening: Happening, trigger: CompiledTrigger
) -> bool:
    """Whether it happened as a trigger condition says: from where, how, when, to what besides its subject, and
    with which cards."""
    entering, other = happening.entering, happening.attacking.other
    if trigger.source is not None:
        source = happening.cards.source if entering is None else entering.source
        if source != trigger.source:
            return False
    if trigger.procedure is not None and (
        entering is None or entering.procedure != trigger.procedure
    ):
        return False
    if trigger.during is not None and not DURING[trigger.during](match, viewpoint.seat):
        return False
    if trigger.target is not None and happening.attacking.target != trigger.target:
        return False
    if trigger.same_level and not _of_its_level(happening):
        return False
    if trigger.effect_of and not is_effect_of(match, happening, trigger.effect_of):
        return False
    if trigger.to is not None and trigger.to not in GOES_TO[happening.to]:
        return False
    if trigger.by is not None and not is_done_by(match, viewpoint, happening, trigger.by):
        return False
    if trigger.alone and happening.cards.count > 1:
        return False
    if trigger.target_match and (
        other is None or not _fits(viewpoint, match.board.view(other), other, trigger.target_match)
    ):
        return False
    if not trigger.cards and not trigger.face_up:
        return True
    cards = happening.cards.face_up if trigger.face_up else happening.cards.moved
    return any(_fits(viewpoint, match.board.card(card), card, trigger.cards) for card in cards)


def _into_such(
    match: OfficialMatch, viewpoint: Viewpoint, happening: Happening, tests: tuple[s.Filter, ...]
) -> list[View] | None:
    """Those it happened to with a card that these describe: what digivolved into it, or got it."""
    entering = happening.entering
    if entering is None:
        return None
    if happening.cards.under:
        return _by_such_cards(match, viewpoint, happening, tests) or None
    facts = entering.facts or _as_it_entered(match, happening, entering.card)
    return happening.subjects if _fits(viewpoint, facts, entering.card, tests) else None


def waits_for(match: OfficialMatch, viewpoint: Viewpoint, happening: Happening) -> bool:
    """Whether this meets a trigger condition of the effect."""
    assert viewpoint.compiled is not None
    return any(
        trigger.event == happening.event
        and subjects_of(match, viewpoint, happening, trigger, viewpoint.permanent) is not None
        for trigger in viewpoint.compiled.triggers
    )


def _by_such_cards(
    match: OfficialMatch, viewpoint: Viewpoint, happening: Happening, tests: tuple[s.Filter, ...]
) -> list[View]:
    """Of those that cards were linked to at one time, those that got one that these describe."""
    cards = happening.cards
    holders = [
        held
        for card, held in zip(cards.moved, cards.under, strict=True)
        if _fits(viewpoint, match.board.card(card), card, tests)
    ]
    return [seen for seen in happening.subjects if seen.permanent.id in holders]


def _of_this_card(viewpoint: Viewpoint, happening: Happening) -> list[View]:
    """Of those that cards were linked to at one time, the one that this card was linked to."""
    cards = happening.cards
    if happening.event != "linked":
        return happening.subjects
    held = cards.under[cards.moved.index(viewpoint.card)]
    return [seen for seen in happening.subjects if seen.permanent.id == held]


def _was_under_one(viewpoint: Viewpoint, happening: Happening, tests: tuple[s.Filter, ...]) -> bool:
    """Whether this card was under a permanent that these describe."""
    cards = happening.cards
    held = cards.under[cards.moved.index(viewpoint.card)] if cards.under else None
    return any(
        _fits(viewpoint, seen, seen.permanent, tests)
        for seen in happening.subjects
        if held is None or seen.permanent.id == held
    )


def _as_it_entered(match: OfficialMatch, happening: Happening, card: int) -> CompiledCard:
    """The card that was digivolved into, with the names that it has at once by its own effects
    (BT17-102#Q2902)."""
    facts = match.board.card(card)
    for seen in happening.subjects if match.tables.information_changes else ():
        if seen.permanent.top == card and seen.names != facts.names:
            return facts.also_named(seen.names)
    return facts


def _of_its_level(happening: Happening) -> bool:
    """Whether what digivolved has the level it had."""
    before = happening.before
    if before is None or before.level is None:
        return False
    return any(seen.level == before.level for seen in happening.subjects)


_LEAVING: Final = ("deleted", "returned", "left_the_battle_area")
"""What happens to something in the battle area, wherever it is afterwards."""


def _reached(event: str, subjects: list[View], subject: s.Selector | None) -> list[View]:
    """Those it happened to that a trigger condition about others can be about."""
    if subject is not None and subject.zone == "breeding_area":
        return [seen for seen in subjects if seen.permanent.area is BREEDING_AREA]
    for seen in subjects:
        if seen.permanent.area is BREEDING_AREA and event not in _LEAVING:
            break
    else:
        return subjects
    if subject is not None and subject.zone == "field":
        return subjects
    return [seen for seen in subjects if seen.permanent.area is not BREEDING_AREA]


def so_it_came(
    match: OfficialMatch, compiled: CompiledEffect, happening: Happening, seat: int
) -> list[str]:
    """The names of the conditions about the trigger that what happened meets."""
    entering = happening.entering
    return [
        so_triggered(compiled, held)
        for held in compiled.of_the_trigger
        if held.event == happening.event
        and (held.cause is None or CAUSES[held.cause](happening.cause, seat))
        and (held.source is None or (entering is not None and entering.source == held.source))
        and (not held.same_level or _of_its_level(happening))
        and (not held.effect_of or is_effect_of(match, happening, held.effect_of))
        and (not held.before or _was_such(match, compiled, happening, seat, held.before))
    ]


def _was_such(
    match: OfficialMatch,
    compiled: CompiledEffect,
    happening: Happening,
    seat: int,
    tests: tuple[s.Filter, ...],
) -> bool:
    """Whether the one Digimon that digivolved was such before."""
    if happening.before is None or (was := happening.before.view) is None:
        return False
    viewpoint = Viewpoint(match.board, seat, was.permanent.top, was.permanent, compiled)
    return _fits(viewpoint, was, was.permanent, tests)


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
    """Whether it is one of those a trigger is about. What digivolves is what it was before: a Tamer that a
    requirement names is no Digimon (BT18-048#Q2976), one treated as a Digimon is both (BT4-025#Q1181)."""
    before = happening.before
    if before is None:
        return _fits(viewpoint, seen, seen.permanent, tests)
    return all(
        not before.categories.isdisjoint(test.categories)
        if isinstance(test, s.IsCategory)
        else matches(viewpoint, seen, seen.permanent, test)
        for test in tests
    )


def _fits(viewpoint: Viewpoint, facts: Facts, thing: Thing, tests: tuple[s.Filter, ...]) -> bool:
    return all(matches(viewpoint, facts, thing, test) for test in tests)


def _whose_card(whose: str, seat: int | None, you: int) -> bool:
    """Whether what would be played is of the player a trigger condition names."""
    return seat is None or whose_fits(whose, seat, you)


CAUSES: Final[dict[str, Callable[[Cause, int], bool]]] = {
    "rule": lambda cause, you: cause.kind == "rule",
    "battle": lambda cause, you: cause.kind == "battle",
    "battle_alone": lambda cause, you: cause.kind == "battle" and cause.alone,
    "not_battle": lambda cause, you: cause.kind != "battle",
    "digi_burst": lambda cause, you: cause.keyword == "digi_burst",
    "alliance": lambda cause, you: cause.keyword == "alliance",
    "blocker": lambda cause, you: cause.keyword == "blocker",
    "zero_dp": lambda cause, you: cause.kind == "zero_dp",
    "effect": lambda cause, you: cause.kind == "effect",
    "your_effect": lambda cause, you: cause.by == you,
    "opponents_effect": lambda cause, you: cause.by == 1 - you,
    "not_effect": lambda cause, you: cause.kind != "effect",
    "not_opponents_effect": lambda cause, you: cause.by != 1 - you,
    "not_your_effect": lambda cause, you: cause.by != you,
    "not_your_effect_nor_battle": lambda cause, you: cause.kind != "battle" and cause.by != you,
    "opponents_effect_or_battle": lambda cause, you: cause.kind == "battle" or cause.by == 1 - you,
}
"""Whether a happening has the cause that a trigger condition names; `you` is the player of the
effect."""


def _in_main_phase(match: OfficialMatch) -> bool:
    turn = match.state.turn
    return turn.step is MAIN and not turn.ending


DURING: Final[dict[str, Callable[[OfficialMatch, int], bool]]] = {
    "main_phase": lambda match, you: _in_main_phase(match),
    "your_main_phase": lambda match, you: match.state.turn.player == you and _in_main_phase(match),
    "your_unsuspend_phase": lambda match, you: (
        match.state.turn.player == you and match.state.turn.step is UNSUSPEND
    ),
}
"""Whether it is the phase that a trigger condition names; `you` is the player of the effect."""
