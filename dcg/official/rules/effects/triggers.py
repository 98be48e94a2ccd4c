"""Which effects trigger when something happens (15-4-2, 15-5).

Procedures say what happened right after the event that made it so. Effects that trigger become
pending at once, in the layer of the processing that is running (15-4-3-2, 15-4-5).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from dcg.official.codes.absent import NO_CARD, NO_MODIFIER, NO_PERMANENT, WHOLE_EFFECT
from dcg.official.codes.places import BREEDING_AREA
from dcg.official.codes.procedures import APP_FUSION, BLAST
from dcg.official.events.effects import About, Binding, EffectsTriggered, Waiting
from dcg.official.keywords import STANDS_FOR
from dcg.official.language.processes import NextTime
from dcg.official.language.selectors import EnteredBy
from dcg.official.reading.compiled.capabilities import ATTACHED
from dcg.official.reading.compiled.effect import INHERITED, UPPER, CompiledEffect
from dcg.official.reading.compiled.elsewhere import CARDS_IN
from dcg.official.reading.compiled.given import given_effect, given_keyword
from dcg.official.reading.conditions import holds
from dcg.official.reading.selecting import matches_all
from dcg.official.reading.view import PastView, View
from dcg.official.reading.viewpoint import Viewpoint
from dcg.official.rules.effects.history import remember
from dcg.official.rules.effects.silenced import TIMING
from dcg.official.rules.effects.spent import is_spent
from dcg.official.rules.effects.trigger_conditions import so_it_came, subjects_of
from dcg.official.rules.happening import NO_CARDS, TOP_CARD_TRASHED, Entering, Happening
from dcg.official.state.permanent import Permanent
from dcg.official.support.tree import walk

if TYPE_CHECKING:
    from dcg.official.rules.match import OfficialMatch


class Found:
    """An effect whose trigger condition is met: of which card, of which permanent if it stands on the
    field, about whom. `given` is the number of the modifier that lets it interrupt once, `attached` whether
    it triggers upon a timing that another effect attaches to it."""

    __slots__ = ("attached", "card", "compiled", "given", "host", "permanent", "seat", "subjects")

    def __init__(
        self,
        compiled: CompiledEffect,
        card: int,
        host: int,
        permanent: Permanent | None,
        seat: int,
        subjects: list[View],
    ) -> None:
        self.compiled = compiled
        self.card = card
        self.host = host
        self.permanent = permanent
        self.seat = seat
        self.subjects = subjects
        self.given = NO_MODIFIER
        self.attached = False


def happen(match: OfficialMatch, happening: Happening) -> None:
    """Makes everything that this triggers pending activation."""
    if happening.event not in match.tables.watched:
        return
    if match.tables.asked:
        remember(match, happening)
    found = find(match, happening, "trigger")
    if found:
        trigger(match, found, happening)
    if happening.event in match.tables.elsewhere.in_hands:
        _note_in_hands(match, happening)


def _note_in_hands(match: OfficialMatch, happening: Happening) -> None:
    """Notes what could trigger in hands: its player is asked once effects resolve (15-14-2-1)."""
    if happening.event == "counter_timing":  # asked for at that timing
        return
    for seat in (0, 1):
        found = find_in_hand(match, happening, seat)
        match.in_hands += [(held, happening, match.state.layer) for held in found]


def happen_together(match: OfficialMatch, happenings: Sequence[Happening]) -> None:
    """The same of what happens at one time: each effect triggers once, however much of it meets its
    condition (15-5-2)."""
    triggered: set[tuple[int, int, int]] = set()
    for happening in happenings:
        if happening.event not in match.tables.watched:
            continue
        if match.tables.asked:
            remember(match, happening)
        found = [
            held
            for held in find(match, happening, "trigger")
            if len(happenings) == 1 or _is_new(held, triggered)
        ]
        if found:
            trigger(match, found, happening)
        if happening.event in match.tables.elsewhere.in_hands:
            _note_in_hands(match, happening)


def _is_new(held: Found, triggered: set[tuple[int, int, int]]) -> bool:
    standing = NO_PERMANENT if held.permanent is None else held.permanent.id
    key = held.card, held.compiled.named, standing
    if key in triggered:
        return False
    triggered.add(key)
    return True


def trigger(match: OfficialMatch, found: Sequence[Found], happening: Happening) -> int:
    """Makes these effects pending activation together; the number of the first."""
    identity = match.state.next_pending
    waiting = []
    for offset, held in enumerate(found):
        several = match.tables.silences and len(held.compiled.triggers) > 1
        timing = several or held.attached
        waiting.append(as_waiting(match, held, happening, identity + offset, timing=timing))
        if held.compiled.as_triggered:
            match.as_triggered[identity + offset] = _seen(match, held, happening)
    match.emit(EffectsTriggered(tuple(waiting)))
    return identity


def _seen(
    match: OfficialMatch, held: Found, happening: Happening
) -> dict[str, tuple[PastView, ...]]:
    """What the trigger is about, as it is at this moment (15-8-3-8)."""
    seen = {}
    if held.subjects:
        seen["subject"] = tuple([PastView(each) for each in held.subjects])
    other = happening.attacking.other
    if other is not None:
        seen["object"] = (PastView(match.board.view(other)),)
    return seen


def as_waiting(
    match: OfficialMatch, held: Found, happening: Happening, identity: int, *, timing: bool = False
) -> Waiting:
    """What is pending activation once this effect triggers."""
    host = held.host
    permanent = held.permanent.id if held.permanent is not None else NO_PERMANENT
    return Waiting(
        identity,
        held.seat,
        held.card,
        permanent,
        held.compiled.index,
        happening.because,
        _about(match, held, happening, permanent, timing=timing),
        held.compiled.keyword,
        WHOLE_EFFECT,
        host if host != held.card else NO_CARD,
    )


def _about(
    match: OfficialMatch, held: Found, happening: Happening, permanent: int, *, timing: bool
) -> About | None:
    subject = held.subjects[0].permanent.id if held.subjects else NO_PERMANENT
    spoken_of = _spoken_of(match, held, happening)
    other, cards, entering = happening.attacking.other, happening.cards, happening.entering
    bindings: tuple[Binding, ...] = ()
    if entering is not None:
        bindings = _procedures(held.compiled, entering, held.subjects)
    if timing:
        bindings += (Binding(f"{TIMING}{happening.event}"),)
    compiled = held.compiled
    several = len(held.subjects) > 1 and (compiled.asks_any_subject or compiled.acts_on_subjects)
    if compiled.names_subjects or several:
        bindings += (Binding("subjects", tuple(seen.permanent.id for seen in held.subjects)),)
    elif len(spoken_of) > 1 and not held.subjects and compiled.acts_on_subjects:
        bindings += (Binding("subjects", (), spoken_of),)
    if compiled.chooses_of_trashed:
        deleted = tuple(seen.permanent.top for seen in held.subjects)
        trashed = _described(match, held, cards.moved) or deleted
        bindings += (Binding("trashed", (), trashed),)
    if held.compiled.of_the_trigger:
        bindings += tuple(map(Binding, so_it_came(match, held.compiled, happening, held.seat)))
    amount = cards.count
    if held.compiled.counts_triggered and held.subjects:
        amount = len(held.subjects)
    about_itself = subject == permanent and other is None and cards is NO_CARDS
    if about_itself and not bindings and not held.compiled.counts_triggered:
        return None
    card = spoken_of[0] if spoken_of else NO_CARD
    thing = NO_PERMANENT if other is None else other.id
    return About(subject, thing, card, amount, bindings)


def _procedures(
    compiled: CompiledEffect, entering: Entering, subjects: Sequence[View]
) -> tuple[Binding, ...]:
    """The special procedures by which those entered that an effect triggered for, and what was placed
    under them by each; by some of them, where the effect asks for it."""
    placed: dict[str, tuple[int, ...]] = {}
    for one in (entering.of(seen.permanent.id) for seen in subjects):
        if one.procedure and (one.procedure not in _IF_ASKED or _asks(compiled, one.procedure)):
            placed[one.procedure] = placed.get(one.procedure, ()) + one.placed
    return tuple(Binding(name, (), cards) for name, cards in placed.items())


_IF_ASKED: Final = (APP_FUSION, BLAST)


def _asks(compiled: CompiledEffect, procedure: str) -> bool:
    return any(
        isinstance(node, EnteredBy) and node.procedure == procedure for node in walk(compiled.body)
    )


def _spoken_of(match: OfficialMatch, held: Found, happening: Happening) -> tuple[int, ...]:
    """The cards that the effect speaks of as "that card": of several, those that its trigger describes."""
    cards = happening.cards
    if happening.checked != NO_CARD and not held.subjects:
        return (happening.checked,)
    if cards.card is None:
        return ()
    if any(each.cards for each in held.compiled.triggers):
        described = _described(match, held, cards.moved)
        if described:
            return described
    return (cards.card,)


def _described(match: OfficialMatch, held: Found, cards: Sequence[int]) -> tuple[int, ...]:
    """Those of the cards that the trigger describes."""
    tests = next((each.cards for each in held.compiled.triggers if each.cards), ())
    viewpoint = Viewpoint(match.board, held.seat, held.card, held.permanent, held.compiled)
    return tuple(card for card in cards if matches_all(viewpoint, card, tests))


def find(match: OfficialMatch, happening: Happening, kind: str) -> list[Found]:
    """The effects of a kind (`trigger` or `immediate`) whose trigger condition this meets."""
    found: list[Found] = []
    event = happening.event
    attached = match.tables.attaches_timings and event in ATTACHED and kind == "trigger"
    for view in () if event == TOP_CARD_TRASHED else happening.subjects:
        _find_on(match, happening, view, kind, found)
        if attached and view.may(ATTACHED[event].permission):
            _find_attached(match, happening, view, found)
    if event in _TRASHED:
        _find_on_trashed(match, happening, found)
    if kind == "immediate" or event in match.tables.watched_by_others:
        looked_at = [seen.permanent for seen in happening.subjects]
        for view in _answering(match, kind, event):
            held = view.permanent
            if held.area is not BREEDING_AREA and held not in looked_at:
                _find_on(match, happening, view, kind, found)
    elsewhere = match.tables.elsewhere
    if elsewhere.answers:
        for place in elsewhere.answering(kind, event):
            if place != "hand":
                _find_elsewhere(match, happening, place, kind, found)
    if kind == "immediate" and match.tables.has_next_times:
        _find_next_times(match, happening, found)
    return found


def _answering(match: OfficialMatch, kind: str, event: str) -> list[View]:
    """Views of what may have an effect of this kind for an event: by its stack, or because something was
    given to it."""
    views = match.board.derivation().views.values()
    if kind == "trigger":
        return [view for view in views if event in view.stack.triggers or not view.shared]
    return [view for view in views if view.stack.immediates or not view.shared]


def _find_next_times(match: OfficialMatch, happening: Happening, found: list[Found]) -> None:
    """What waits for the next time that something happens: it lies nowhere, and works once."""
    for statement in match.board.derivation().players:
        if not isinstance(statement.node, NextTime):
            continue
        giver = statement.viewpoint
        assert giver.compiled is not None
        compiled = given_effect(giver.compiled, statement.node)
        before = len(found)
        seen = Viewpoint(match.board, giver.seat, giver.card, None, compiled)
        seen.source = giver.source
        consider(match, happening, seen, found)
        for held in found[before:]:
            held.given = statement.given


def _find_elsewhere(
    match: OfficialMatch, happening: Happening, place: str, kind: str, found: list[Found]
) -> None:
    """Effects that work outside the battle area, in a place where everybody sees them (15-14-3-1 to
    15-14-5-1)."""
    for seat, side in enumerate(match.state.sides):
        if place != "breeding_area":
            for card in CARDS_IN[place](side):
                _find_in(match, happening, place, kind, seat, card, found)
        elif side.breeding_area is not None:
            held = side.breeding_area
            if all(view.permanent is not held for view in happening.subjects):
                _find_on(match, happening, match.board.view(held), kind, found)


def find_in_hand(
    match: OfficialMatch, happening: Happening, seat: int, kind: str = "trigger"
) -> list[Found]:
    """Effects that trigger in a hand, where only its player sees them (15-14-2-1)."""
    found: list[Found] = []
    if "hand" in match.tables.elsewhere.answering(kind, happening.event):
        for card in match.state.sides[seat].hand:
            _find_in(match, happening, "hand", kind, seat, card, found)
    return found


def _find_in(
    match: OfficialMatch,
    happening: Happening,
    place: str,
    kind: str,
    seat: int,
    card: int,
    found: list[Found],
) -> None:
    works = match.board.card(card).working[place]
    for compiled in (works.triggers if kind == "trigger" else works.immediates)[UPPER]:
        consider(match, happening, Viewpoint(match.board, seat, card, None, compiled), found)


_TRASHED: Final = {
    "digivolution_card_trashed": (UPPER, INHERITED),
    "card_trashed_from_hand": (UPPER,),
    "card_trashed_from_deck": (UPPER,),
    "card_trashed_from_security": (UPPER,),
}
"""What triggers effects of the very cards that are trashed, by the sections they are in."""


def _find_on_trashed(match: OfficialMatch, happening: Happening, found: list[Found]) -> None:
    """Effects of cards that trigger when they themselves are trashed: in the area they are trashed
    from, and they are pending for the card in the trash (4-14-2)."""
    sections = _TRASHED[happening.event]
    seat = happening.seat
    if seat is None:
        seat = happening.subjects[0].permanent.seat
    for card in happening.cards.moved:
        triggers = match.board.card(card).working["battle_area"].triggers
        for compiled in (held for section in sections for held in triggers[section]):
            turn = compiled.turn
            if turn != "any" and (turn == "yours") != (seat == match.state.turn.player):
                continue
            viewpoint = Viewpoint(match.board, seat, card, None, compiled)
            if any(
                trigger.reference == "this_card"
                and trigger.event == happening.event
                and subjects_of(match, viewpoint, happening, trigger, None) is not None
                for trigger in compiled.triggers
            ):
                found.append(Found(compiled, card, card, None, seat, []))


def _find_on(
    match: OfficialMatch, happening: Happening, view: View, kind: str, found: list[Found]
) -> None:
    stack = view.stack
    event = happening.event
    listed = stack.triggers.get(event, []) if kind == "trigger" else stack.immediates
    if view.shared and not listed:
        return  # it has nothing but what its stack has
    held = view.permanent
    board, seat = match.board, held.seat
    present = held.id in match.state.permanents
    for place, compiled in listed:
        seen = Viewpoint(board, seat, held.card_at(place), held, compiled)
        consider(match, happening, seen, found, present=present)
    if view.shared or (held.area is BREEDING_AREA and present):
        return  # nothing was given to it that says that it works there (3-4-6-4)
    if view.given_keywords is not None:
        for keyword, givens in view.given_keywords.items():
            template = STANDS_FOR.get(keyword)
            if template is None or template.kind != kind:
                continue
            for given in givens:
                compiled = given_keyword(given.by, given.node, given.value)
                seen = Viewpoint(board, seat, given.card, held, compiled)
                consider(match, happening, seen, found, present=present, host=held.top)
    if view.given_effects is not None:
        for given in view.given_effects:
            effect = given.node.effect
            if effect.kind == kind:
                compiled = given_effect(given.by, given.node)
                seen = Viewpoint(board, seat, given.card, held, compiled)
                consider(match, happening, seen, found, present=present, host=held.top)


def _find_attached(
    match: OfficialMatch, happening: Happening, view: View, found: list[Found]
) -> None:
    """Effects of another timing to which this one is attached: their conditions are asked as they activate
    (BT16-015#Q2614)."""
    attached = ATTACHED[happening.event]
    as_its_own = Happening(attached.event, happening.because, [view])
    before = len(found)
    _find_on(match, as_its_own, view, "trigger", found)
    found[before:] = [
        held for held in found[before:] if attached.icon in held.compiled.effect.icons
    ]
    for held in found[before:]:
        held.attached = True


def consider(
    match: OfficialMatch,
    happening: Happening,
    viewpoint: Viewpoint,
    found: list[Found],
    *,
    present: bool = True,
    host: int | None = None,
) -> None:
    """Adds the effect of a viewpoint if it triggers: `present` is whether what has it is still there,
    `host` the card that has it, where that is not the one it is written on."""
    held, card, compiled = viewpoint.permanent, viewpoint.card, viewpoint.compiled
    assert compiled is not None
    turn = compiled.turn
    if turn != "any" and (turn == "yours") != (viewpoint.seat == match.state.turn.player):
        return
    if compiled.limit is not None:
        if is_spent(match, compiled, compiled.index, card, viewpoint.permanent_id):
            return
    about: list[View] | None = None
    for trigger in compiled.triggers:
        if trigger.event != happening.event:
            continue
        subjects = subjects_of(match, viewpoint, happening, trigger, held)
        if subjects is None:
            continue
        if not present and held not in [seen.permanent for seen in subjects]:
            continue  # it has left: only its own leaving triggers its effects (15-8-3-5)
        # "this Digimon or one of the others": it triggers once, for all that it happens to (15-5-2)
        about = subjects if about is None else list(dict.fromkeys(about + subjects))
    if about is None:
        return
    condition = compiled.condition
    if condition is not None and not holds(viewpoint, condition):
        return
    if host is None:
        host = card if present or held is None else held.cards[-1]
    found.append(Found(compiled, card, host, held, viewpoint.seat, about))
