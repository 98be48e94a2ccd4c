"""Cards leaving the field: deletion, return, trashing (4-13, 4-14, 4-2-8).

Every verb is an intent first: immediate effects may interrupt, then one event says what left. They come right
before it (15-8-5-2): what keeps a permanent from it then keeps it as what did before, so that is asked again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from dcg.official.codes.absent import THE_RULES
from dcg.official.codes.deletion import DeletionCause
from dcg.official.codes.places import (
    BOTTOM,
    DECK,
    DIGI_EGG_DECK,
    HAND,
    SECURITY_STACK,
    TOP,
    Place,
    PlaceEnd,
)
from dcg.official.events.field import (
    Departure,
    PermanentsDeleted,
    PermanentsPlacedInSecurity,
    PermanentsPlacedUnder,
    PermanentsReturned,
    PermanentsTrashed,
    TopCardsTrashed,
)
from dcg.official.reading.view import PastView, View
from dcg.official.rules.adding import may_add
from dcg.official.rules.affects import Affects, by_rules
from dcg.official.rules.asking import Asking
from dcg.official.rules.digi_eggs import led_by_digi_eggs
from dcg.official.rules.effects.in_hands import revealed_to_interrupt
from dcg.official.rules.effects.interrupt import interrupt
from dcg.official.rules.effects.triggers import Found, find, find_in_hand, happen_together
from dcg.official.rules.happening import TOP_CARD_TRASHED, Attacking, Cause, Happening, caused_by
from dcg.official.rules.match import OfficialMatch
from dcg.official.rules.moves import left_the_field, moved
from dcg.official.rules.ordering import order
from dcg.official.rules.overflow import process_overflow, with_information
from dcg.official.rules.staying import (
    RETURNED,
    TO_THE_BOTTOM,
    is_kept_undeleted,
    is_kept_untrashed,
    stays,
)
from dcg.official.state.permanent import Permanent

CAUSES: Final[tuple[str, ...]] = ("effect", "battle", "zero_dp")


def departures(held: Iterable[Permanent]) -> tuple[Departure, ...]:
    """What the leaving permanents take along."""
    return tuple(Departure(permanent.id, tuple(permanent.cards)) for permanent in held)


def delete(
    match: OfficialMatch,
    targets: Sequence[Permanent],
    cause: DeletionCause,
    by: int,
    because: int,
    opponents: dict[int, Permanent] | None = None,
    affects: Affects = by_rules,
) -> Asking[list[Permanent]]:
    """Deletes permanents at the same time; the list of those that were deleted.

    `opponents` maps each permanent to the one it lost a battle to. `affects` says what the effect that deletes
    affects, or which the battle can delete. That the DP of one is no longer 0 keeps it from nothing once
    a rule check has found it (17-1-2-1).
    """

    def goes(held: Permanent) -> bool:
        return not is_kept_undeleted(match, held, cause, by) and affects(held)

    targets = list(filter(goes, targets))
    if not targets:
        return []
    views = [match.board.view(held) for held in targets]
    about = Happening("deleted", because, views)
    _set_cause(about, targets, cause, by, opponents)
    gone = yield from _remaining(match, about, _interrupting(match, about, "deleted"), goes)
    if not gone:
        return []
    match.board.remember(gone)
    left = departures(gone)
    about.subjects = [match.board.last_known_view(held) for held in gone]
    _set_cause(about, gone, cause, by, opponents)
    yield from left_the_field(match, PermanentsDeleted(left, cause, by), about.cause, about)
    return gone


def _set_cause(
    about: Happening,
    deleted: Sequence[Permanent],
    cause: DeletionCause,
    by: int,
    opponents: dict[int, Permanent] | None,
) -> None:
    """Who lost a battle alone, and to whom: what kept the other from deletion counts (16-12-2)."""
    alone = len(deleted) == 1
    about.cause = Cause(CAUSES[cause], by if by != THE_RULES else None, alone)
    about.attacking = Attacking(opponents.get(deleted[0].id) if opponents and alone else None)


def _interrupting(match: OfficialMatch, about: Happening, how: str) -> list[Found]:
    """Deletion is leaving too, and so is being returned: what interrupts one or the other triggers
    together (15-8-5-3)."""
    said = about.event
    found: list[Found] = []
    for event in ("left_the_battle_area", how):
        if event in match.tables.interrupted:
            about.event = event
            found = find(match, about, "immediate") + found
            if "hand" in match.tables.elsewhere.answering("immediate", event):
                for seat in (0, 1):
                    found += find_in_hand(match, about, seat, "immediate")
    about.event = said
    return found


def _remaining(
    match: OfficialMatch,
    about: Happening,
    found: list[Found],
    goes: Callable[[Permanent], bool],
) -> Asking[list[Permanent]]:
    """Lets effects interrupt what is about to leave; what leaves all the same. Where something was done in
    between, it is asked again of each whether it `goes` (15-8-5-2, 15-1-3, 15-15-6-1)."""
    begun = match.ordinal
    if found:
        found = yield from revealed_to_interrupt(match, about, found)
    intent = yield from interrupt(match, about, found)
    gone = [held for held in intent.remaining() if _here(match, held)]
    return gone if match.ordinal == begun else list(filter(goes, gone))


def _here(match: OfficialMatch, held: Permanent) -> bool:
    return held.id in match.state.permanents


def leave_by_effect(
    match: OfficialMatch,
    targets: Sequence[Permanent],
    by: int,
    because: int,
    forbids: str,
    affects: Affects = by_rules,
    to: Place | None = None,
    end: PlaceEnd = TOP,
) -> Asking[tuple[list[Permanent], Happening]]:
    """The intent of leaving other than by deletion: who still leaves after interruptions. `to` is the area
    of its owner that the top card is added to, where it is added to one, `end` the end of it."""

    def goes(held: Permanent) -> bool:
        if stays(match, held, by, forbids):
            return False
        if to is not None and not may_add(match, by, match.state.owner_of[held.top], to):
            return False
        return affects(held)

    targets = list(filter(goes, targets))
    about = Happening(
        "left_the_battle_area",
        because,
        [match.board.view(held) for held in targets],
        cause=caused_by(by),
    )
    about.to = TO_THE_BOTTOM if to == DECK and end == BOTTOM else RETURNED.get(forbids, "")
    found = _interrupting(match, about, "returned" if about.to else "")
    gone = yield from _remaining(match, about, found, goes)
    match.board.remember(gone)
    about.subjects = [match.board.last_known_view(held) for held in gone]
    return gone, about


def return_to_hand(
    match: OfficialMatch,
    targets: Sequence[Permanent],
    by: int,
    because: int,
    affects: Affects = by_rules,
) -> Asking[list[Permanent]]:
    """Returns permanents to their owners' hands; digivolution cards are trashed (4-2-8)."""
    gone, about = yield from leave_by_effect(
        match, targets, by, because, "be_returned_to_hand", affects, HAND
    )
    if gone:
        others, eggs = led_by_digi_eggs(match, gone)
        event = PermanentsReturned(departures(others), HAND, TOP, by)
        yield from _leave_together(match, event, _into_digi_egg_deck(eggs, BOTTOM, by), about)
    return gone


def return_to_deck(
    match: OfficialMatch,
    targets: Sequence[Permanent],
    end: PlaceEnd,
    by: int,
    because: int,
    affects: Affects = by_rules,
) -> Asking[list[Permanent]]:
    """Returns permanents to an end of their owners' decks, in the order `by` chooses (3-1-3-4)."""
    gone, about = yield from leave_by_effect(
        match, targets, by, because, "be_returned_to_deck", affects, DECK, end
    )
    if gone:
        ordered = yield from order(match, by, gone)
        others, eggs = led_by_digi_eggs(match, ordered)
        event = PermanentsReturned(departures(others), DECK, end, by)
        yield from _leave_together(match, event, _into_digi_egg_deck(eggs, end, by), about)
    return gone


def place_in_security(
    match: OfficialMatch,
    targets: Sequence[Permanent],
    end: PlaceEnd,
    face_up: bool,
    by: int,
    because: int,
    affects: Affects = by_rules,
) -> Asking[list[Permanent]]:
    """Places permanents' top cards in their owners' security stacks, in the order `by` chooses
    (3-1-3-4)."""
    gone, about = yield from leave_by_effect(
        match, targets, by, because, "leave_the_battle_area", affects, SECURITY_STACK
    )
    if gone:
        ordered = yield from order(match, by, gone)
        others, eggs = led_by_digi_eggs(match, ordered)
        event = PermanentsPlacedInSecurity(departures(others), end, face_up, by)
        yield from _leave_together(match, event, _into_digi_egg_deck(eggs, BOTTOM, by), about)
    return gone


def place_under(
    match: OfficialMatch,
    targets: Sequence[Permanent],
    under: Permanent,
    end: PlaceEnd,
    by: int,
    because: int,
    affects: Affects = by_rules,
) -> Asking[list[Permanent]]:
    """Places permanents' top cards under another permanent: they leave the battle area (4-5-7), and
    what was under them is trashed (4-5-8)."""
    gone, about = yield from leave_by_effect(
        match, targets, by, because, "leave_the_battle_area", affects
    )
    if gone and _here(match, under):
        event = PermanentsPlacedUnder(departures(gone), under.id, end, by)
        yield from left_the_field(match, event, about.cause, about)
        return gone
    return []


def _into_digi_egg_deck(eggs: Iterable[Permanent], end: PlaceEnd, by: int) -> PermanentsReturned:
    """Digi-Egg cards come to lie in no hand, deck or security stack (3-1-3-9)."""
    return PermanentsReturned(departures(eggs), DIGI_EGG_DECK, end, by)


def _leave_together(
    match: OfficialMatch,
    others: PermanentsReturned | PermanentsPlacedInSecurity,
    eggs: PermanentsReturned,
    about: Happening,
) -> Asking[None]:
    """What leaves at one time, apart by where it goes; what watches it triggers once all have left
    (3-1-3-3)."""
    events = [event for event in (others, eggs) if event.departures]
    for event in events:
        last = about if event is events[-1] else None
        yield from left_the_field(match, event, about.cause, last)


def trash_from_field(
    match: OfficialMatch,
    targets: Sequence[Permanent],
    by: int,
    because: int,
    affects: Affects = by_rules,
) -> Asking[list[Permanent]]:
    """Trashes permanents without deleting them (4-14-3)."""

    def trashes(held: Permanent) -> bool:
        return not is_kept_untrashed(match, held) and affects(held)

    if by != THE_RULES:
        gone, about = yield from leave_by_effect(
            match, targets, by, because, "leave_the_battle_area", trashes
        )
    else:
        gone = list(targets)
        match.board.remember(gone)
        about = None  # a rule check is no leaving that effects speak of (17-1-3)
    if gone:
        event = PermanentsTrashed(departures(gone), by)
        yield from left_the_field(match, event, caused_by(by), about)
    return gone


def trash_top_cards(match: OfficialMatch, counts: Mapping[Permanent, int], by: int) -> Asking[None]:
    """Trashes so many cards from the top of each stack; the card below carries on (4-5-6)."""
    trashed: list[int] = []
    happened: list[Happening] = []
    for held, count in counts.items():
        cards = tuple(reversed(held.cards[-count:]))
        trashed += with_information(match, cards)
        before = _as_it_is(match, held) if TOP_CARD_TRASHED in match.tables.watched else None
        because = moved(match, TopCardsTrashed(held.id, cards, by), caused_by(by))
        match.uncover(held)
        if before is not None:
            happened.append(Happening(TOP_CARD_TRASHED, because, [before], cause=caused_by(by)))
    happen_together(match, happened)
    if match.tables.has_overflow:
        yield from process_overflow(match, trashed)


def _as_it_is(match: OfficialMatch, held: Permanent) -> View:
    """What stands there now, whatever becomes of it: the Digimon whose top card is trashed is the one that
    the card made it."""
    past = PastView(match.board.view(held))
    past.permanent = held.copy()
    return past
