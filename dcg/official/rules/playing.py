"""Playing a card (rule 7-1)."""

from __future__ import annotations

from collections.abc import Sequence

from dcg.official.codes.absent import NO_PERMANENT, NO_REQUIREMENT
from dcg.official.codes.declarations import PLAY
from dcg.official.codes.places import BATTLE_AREA, BREEDING_AREA, Place
from dcg.official.events.field import CardPlayed, DeclarationFailed, Declared
from dcg.official.reading.compiled.card import CompiledCard
from dcg.official.rules.affording import Affording
from dcg.official.rules.asking import Asking
from dcg.official.rules.costs import (
    Declaring,
    Reducing,
    allowed,
    by_nothing,
    can_afford,
    constant_change,
    let_interrupt,
)
from dcg.official.rules.effects.triggers import happen
from dcg.official.rules.happening import Entering, Happening, caused_by, entering_from
from dcg.official.rules.match import OfficialMatch
from dcg.official.rules.materials import NOTHING, PlacedUnder, most_reduction, place_materials
from dcg.official.rules.memory import can_pay, pay
from dcg.official.rules.moves import moved
from dcg.official.rules.places import is_there, places_declared
from dcg.official.state.permanent import Permanent


class Plays:
    """What a player may play now, card by card of the hand, as far as affordable (1-3-11, 7-1-1)."""

    def __init__(self, match: OfficialMatch, seat: int, affording: Affording) -> None:
        self._match = match
        self._seat = seat
        self._affording = affording
        self._most = affording.most
        self._has_materials = match.tables.has_materials
        self._limited = match.tables.limits_plays
        self._by_cost = affording.fixed and not self._has_materials and not self._limited

    def allow(self, card: int, facts: CompiledCard) -> bool:
        """Whether this Digimon or Tamer card of the hand, with these facts, may be declared."""
        cost = facts.play_cost
        if cost is None:
            return False
        if self._by_cost:
            return cost <= self._most
        if self._limited and not self._match.board.may_play(
            self._seat, card, facts, by_effect=False
        ):
            return False
        if self._has_materials and (facts.digixros or facts.assembly):
            declaring = Declaring(PLAY, self._seat, card)
            return can_afford(self._match, declaring, cost - most_reduction(self._match, declaring))
        return self._affording.allows(PLAY, card, facts, cost)


class Entered:
    """A card that was played: its permanent, what was declared, the number of the event, and what was
    placed under it."""

    __slots__ = ("because", "declaring", "held", "placed")

    def __init__(
        self, held: Permanent, declaring: Declaring, because: int, placed: PlacedUnder = NOTHING
    ) -> None:
        self.held = held
        self.declaring = declaring
        self.because = because
        self.placed = placed


def play(
    match: OfficialMatch, declaring: Declaring, *, free: bool = False
) -> Asking[Permanent | None]:
    """Plays one card (7-1); the new permanent, or None if that could not be completed."""
    entered = yield from enter(match, declaring, free=free)
    if entered is None:
        return None
    announce_played(match, [entered])
    return entered.held


def enter(
    match: OfficialMatch,
    declaring: Declaring,
    *,
    free: bool = False,
    reduction: Reducing = by_nothing,
    suspended: bool = False,
    to: Place = BATTLE_AREA,
    cost: int | None = None,
) -> Asking[Entered | None]:
    """The play procedure (7-1-3) up to where effects trigger; None if it could not be completed.

    `cost` is the play cost where an effect says another one than the card's. Interrupting effects come
    after the card is revealed (7-1-2-2); where the card can then no longer be played, or the cost no longer
    be paid, the card returns and memory does not move (7-1-2-3).
    """
    seat, card, zone = declaring.seat, declaring.card, declaring.zone
    facts = match.board.card(card)
    if facts.play_cost is None:
        return None
    base = facts.play_cost if cost is None else cost
    places = places_declared(match.state, seat, zone, card)
    ordinal = match.emit(Declared(PLAY, seat, zone, card, NO_PERMANENT, NO_REQUIREMENT, places))
    begun = match.ordinal
    taken_off = yield from let_interrupt(match, declaring, ordinal)

    def goes_on() -> bool:
        if not is_there(match.state, seat, zone, card) or not has_space(match, seat, to):
            return False
        return match.ordinal == begun or _may_play(match, declaring)

    placed = NOTHING
    if match.tables.has_materials and goes_on():
        placed = yield from place_materials(match, declaring)
    change = constant_change(match, declaring) - taken_off - allowed(match, declaring, reduction())
    change -= allowed(match, declaring, placed.reduction)
    if not goes_on():
        _fail(match)
        return None
    if not free:
        if not can_pay(match.state, seat, base + change):
            _fail(match)
            return None
        pay(match, seat, base, change)
    identity = match.state.next_permanent
    ordinal = moved(
        match, CardPlayed(seat, zone, card, identity, suspended, to), caused_by(declaring.by)
    )
    held = match.state.permanents[identity]
    if held.cards and facts.dp is None and facts.is_digimon:
        match.rule_check_needed = True
    return Entered(held, declaring, ordinal, placed)


def _may_play(match: OfficialMatch, declaring: Declaring) -> bool:
    """Whether nothing forbids its player, or the effect that plays it, to play the card (15-1-3)."""
    card, by = declaring.card, declaring.by
    seat = declaring.seat if by is None else by
    return match.board.may_play(seat, card, match.board.card(card), by_effect=by is not None)


def has_space(match: OfficialMatch, seat: int, to: Place) -> bool:
    """Whether something can be played to this area: one card stands in the breeding area (3-4-6-2)."""
    return to != BREEDING_AREA or match.state.sides[seat].breeding_area is None


def announce_played(match: OfficialMatch, entered: Sequence[Entered]) -> None:
    """What one effect plays is played at one time: it triggers once what watches it (15-5-2). Each was
    played by a procedure of its own (7-2-2-13). What is played to the breeding area meets no trigger
    condition (3-4-6-6)."""
    if "played" not in match.tables.watched:
        return
    together: dict[tuple[int, Place], list[Entered]] = {}
    for one in entered:
        if one.held.id in match.state.permanents and one.held.area is BATTLE_AREA:
            together.setdefault((one.declaring.seat, one.declaring.zone), []).append(one)
    for (seat, zone), found in together.items():
        *others, last = found
        entering = _entering(last, zone)
        if others:
            entering.together = {one.held.id: _entering(one, zone) for one in others}
        happen(
            match,
            Happening(
                "played",
                last.because,
                [match.board.view(one.held) for one in found],
                seat=seat,
                cause=caused_by(last.declaring.by),
                entering=entering,
            ),
        )


def _entering(one: Entered, zone: Place) -> Entering:
    """How it entered."""
    return entering_from(zone, one.declaring.card).by(one.placed.procedure, one.placed.cards)


def _fail(match: OfficialMatch) -> None:
    match.emit(DeclarationFailed())
