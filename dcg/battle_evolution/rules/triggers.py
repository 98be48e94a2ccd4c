"""Effects that wait for something to happen, and their order (f-order-1 to f-order-7)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from dcg.battle_evolution.codes.in_force import InForce
from dcg.battle_evolution.codes.places import Zone
from dcg.battle_evolution.codes.questions import Question
from dcg.battle_evolution.events.effects import OncePerTurnUsed
from dcg.battle_evolution.events.options import PickEffect
from dcg.battle_evolution.language.effect import Effect, When
from dcg.battle_evolution.language.processes import Process
from dcg.battle_evolution.reading import values
from dcg.battle_evolution.reading.facts import works_at
from dcg.battle_evolution.reading.filters import matches
from dcg.battle_evolution.reading.match import ArenaMatch
from dcg.battle_evolution.reading.occurrences import Occurrence
from dcg.battle_evolution.reading.turn_phases import is_for
from dcg.battle_evolution.reading.viewpoint import Viewpoint
from dcg.battle_evolution.rules.asking import Running, ask

Resolve = Callable[[Viewpoint, Sequence[Process]], Running[None]]

_ROUNDS: Final = 40
"""Effects that answer each other without end stop here."""


class Waiting(NamedTuple):
    """An effect that is to resolve, and what it is about."""

    seat: int
    card: int
    ordinal: int
    effect: Effect
    about: tuple[int, ...] = ()


def answer_triggers(match: ArenaMatch, resolve: Resolve) -> Running[None]:
    """Resolves what the events since triggered, and what these trigger in turn."""
    for _ in range(_ROUNDS):
        if not match.happened:
            return
        happened, match.happened = match.happened, []
        waiting = _answering(match, happened)
        if waiting:
            yield from resolve_in_order(match, waiting, resolve)
    match.happened.clear()


def _answering(match: ArenaMatch, found: Sequence[Occurrence]) -> list[Waiting]:
    waiting: list[Waiting] = []
    places = match.in_play(match.holders.triggered)
    there = {card for _, card, _ in match.in_play(match.holders.waiting)}
    gone = {
        card
        for one in found
        for card in one.cards
        if card >= 0 and card not in there and one.event in ("is_discarded", "is_trashed")
    }
    for seat, card, place in places:
        for ordinal, effect in match.facts(card).triggers:
            if works_at(effect.place, place) and not _void(match, card, effect, place):
                about = _triggered(match, Waiting(seat, card, ordinal, effect), found, this=None)
                if about is not None:
                    waiting.append(Waiting(seat, card, ordinal, effect, about))
    for one in found:
        waiting += _left_by(match, one, there)
    for card in sorted(gone):
        seat = match.state.owner_of[card]
        for ordinal, effect in match.facts(card).triggers:
            about = _triggered(match, Waiting(seat, card, ordinal, effect), found, this=True)
            if about is not None:
                waiting.append(Waiting(seat, card, ordinal, effect, about))
    return waiting


def _left_by(match: ArenaMatch, one: Occurrence, there: set[int]) -> Iterator[Waiting]:
    """Effects of cards that have left by what they wait for: they lay in play when it happened (f-timing-11)."""
    for seat, card, place in one.there:
        if card in there:
            continue
        for ordinal, effect in match.facts(card).triggers:
            if works_at(effect.place, place) and not _void(match, card, effect, place):
                held = Waiting(seat, card, ordinal, effect)
                about = _triggered(match, held, [one], this=None)
                if about is not None:
                    yield held._replace(about=about)


def _void(match: ArenaMatch, card: int, effect: Effect, place: str) -> bool:
    from_field = place in ("active", "stack", "attached")
    return (
        from_field
        and not effect.permanent
        and values.has(match, values.side_of(match, card), InForce.PASSIVES_VOID)
    )


def _triggered(
    match: ArenaMatch, held: Waiting, found: Sequence[Occurrence], *, this: bool | None
) -> tuple[int, ...] | None:
    """The cards that what happened is about, None if the effect does not wait for it (f-timing-14)."""
    state = match.state
    if held.effect.once_per_turn and (held.card, held.ordinal) in state.used:
        return None
    view = Viewpoint(match, held.seat, held.card, held.ordinal)
    if not in_phases(match, held.seat, held.effect):
        return None
    for timing in held.effect.when:
        if not isinstance(timing, When) or (this is not None and timing.this is not this):
            continue
        for one in found:
            if one.event != timing.event or one.amount < timing.least:
                continue
            if one.seat >= 0 and one.seat not in view.seats(timing.whose):
                continue
            if timing.this and held.card not in one.cards:
                continue
            if timing.match and not any(
                card >= 0 and matches(view, card, timing.match) for card in one.cards
            ):
                continue
            return one.cards
    return None


def in_phases(match: ArenaMatch, seat: int, effect: Effect) -> bool:
    """Whether every phase and turn that an effect of a seat names is now (f-timing-14)."""
    return is_for(effect, match.turn_phase(seat))


def resolve_in_order(
    match: ArenaMatch, waiting: Sequence[Waiting], resolve: Resolve
) -> Running[None]:
    """One after another: their owner orders effects of one owner, the turn player those of both
    (f-order-1, f-order-2)."""
    left = list(waiting)
    while left:
        seats = {held.seat for held in left}
        chooser = seats.pop() if len(seats) == 1 else match.state.player
        options = [PickEffect(held.card, held.ordinal, zone_of(match, held.card)) for held in left]
        picked = yield from ask(chooser, Question.ORDER, options)
        held = left.pop(options.index(picked))
        if held.effect.once_per_turn:
            match.emit(OncePerTurnUsed(held.card, held.ordinal))
        view = Viewpoint(match, held.seat, held.card, held.ordinal)
        view.that = held.about
        yield from resolve(view, held.effect.does)


_ZONES: Final = tuple(zone for zone in Zone if zone is not Zone.UNDER_ATTACHMENT)


def zone_of(match: ArenaMatch, card: int) -> Zone:
    """Where a card is."""
    for side in match.state.sides:
        for zone in _ZONES:
            if card in getattr(side, zone.words):
                return zone
    return Zone.UNDER_ATTACHMENT
