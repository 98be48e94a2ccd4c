"""The opening step of a phase: what triggers at it, and what may be used (1-18, g-any-phase-1)."""

from __future__ import annotations

from typing import Final

from dcg.battle_evolution.codes.in_force import InForce, Waits
from dcg.battle_evolution.codes.places import Zone
from dcg.battle_evolution.codes.questions import Question
from dcg.battle_evolution.codes.turn import Motive
from dcg.battle_evolution.events.effects import ActivateUsed, LastingEnded, OncePerTurnUsed
from dcg.battle_evolution.events.options import Decline, Pick, PickEffect
from dcg.battle_evolution.language.effect import Effect
from dcg.battle_evolution.reading import values
from dcg.battle_evolution.reading.facts import works_at
from dcg.battle_evolution.reading.match import ArenaMatch
from dcg.battle_evolution.reading.trees import later_in
from dcg.battle_evolution.reading.turn_phases import (
    TurnPhase,
    can_activate,
    can_turbo,
    in_any_phase,
)
from dcg.battle_evolution.reading.viewpoint import Viewpoint
from dcg.battle_evolution.rules.asking import Running, ask
from dcg.battle_evolution.rules.dominion import can_dominate, dominate
from dcg.battle_evolution.rules.moving import move_cards, send_away
from dcg.battle_evolution.rules.proxies import bring_proxy, proxies
from dcg.battle_evolution.rules.resolving import is_settled, resolve, run, run_sentence, settle
from dcg.battle_evolution.rules.triggers import Waiting, in_phases, resolve_in_order

_HAND: Final = Zone.HAND
_DESTINY_ZONE: Final = Zone.DESTINY_ZONE

DOMINION: Final = 999
"""The ordinal of Dominion, which is printed on no card (r-1)."""


def open_phase(match: ArenaMatch) -> Running[None]:
    """Effects of the phase trigger, then both may use what is usable, until both pass in a row."""
    if not is_settled(match):
        yield from settle(match)
    waiting = [
        Waiting(seat, card, ordinal, effect)
        for seat, card, place in match.in_play(match.holders.opened(match.state.phase.words))
        for ordinal, effect in match.facts(card).openings
        if _opens(match, seat, card, ordinal, effect, place)
    ]
    if waiting:
        yield from resolve_in_order(match, waiting, resolve)
    yield from _what_waited(match)
    yield from window(match)


def _opens(
    match: ArenaMatch, seat: int, card: int, ordinal: int, effect: Effect, place: str
) -> bool:
    return (
        works_at(effect.place, place)
        and _can_begin(match, card, ordinal, effect)
        and in_phases(match, seat, effect)
    )


def _what_waited(match: ArenaMatch) -> Running[None]:
    """Processes that an effect left for this phase, if its card is still where it was (f-left-zone-5)."""
    state = match.state
    place = 0
    while place < len(state.lasting):
        held = state.lasting[place]
        waits = Waits.read(held.value)
        if held.kind != InForce.LATER or waits.phase != state.phase:
            place += 1
            continue
        match.emit(LastingEnded(place))
        if held.source < 0:
            continue
        effect = match.facts(held.source).card.effects[waits.effect]
        if held.source not in _going_on(match, whole_stack=effect.place == "stack"):
            continue
        process = later_in(effect.does)[waits.sentence]
        view = Viewpoint(match, held.seat, held.source, waits.effect)
        yield from run_sentence(view, process.process)


def _going_on(match: ArenaMatch, *, whole_stack: bool) -> set[int]:
    """The cards whose effects go on; one that is covered in the stack has left its place, unless its
    effect works anywhere there (f-left-zone-3 to f-left-zone-6)."""
    return {
        card
        for side in match.state.sides
        for zone in (
            side.active if whole_stack else side.active[-1:],
            side.attached,
            side.support_zone,
            side.dp_zone,
        )
        for card in zone
    }


def window(match: ArenaMatch) -> Running[None]:
    """The turn player first, then the other; it closes when both pass in a row (s-5)."""
    state = match.state
    passed = 0
    seat = state.player
    while passed < 2:
        options = usable(match, seat)
        if options:
            picked = yield from ask(seat, Question.WINDOW, [*options, Decline()])
            if isinstance(picked, PickEffect):
                yield from use(match, seat, picked)
                passed = 0
                continue
        passed += 1
        seat = 1 - seat


def usable(match: ArenaMatch, seat: int) -> list[Pick]:
    """What a player can use in the window of this phase."""
    state = match.state
    now = match.turn_phase(seat)
    offered = match.holders.offered(now)
    if offered.nothing:
        return []
    found: list[Pick] = []
    if offered.from_hand:
        found += _usable_from_hand(match, seat, now, offered.from_hand)
    for owner, card, place in match.in_play(offered.usable):
        if owner != seat or place == "support":
            continue
        facts = match.facts(card)
        for ordinal, effect in facts.any_phase:
            if _works(effect, place) and in_any_phase(effect, now):
                if _can_begin(match, card, ordinal, effect):
                    found.append(PickEffect(card, ordinal, _ZONE[place]))
        if place == "active" and card not in state.activated:
            for ordinal, effect in facts.activate:
                if can_activate(effect, now) and _can_begin(match, card, ordinal, effect):
                    found.append(PickEffect(card, ordinal, Zone.ACTIVE))
        for ordinal, effect in facts.offered:
            if _opens(match, seat, card, ordinal, effect, place):
                found.append(PickEffect(card, ordinal, _ZONE[place]))
    if offered.dominion and can_dominate(match, seat):
        found.append(PickEffect(match.side(seat).active[-1], DOMINION, Zone.ACTIVE))
    return found


def _usable_from_hand(
    match: ArenaMatch, seat: int, now: TurnPhase, offered: frozenset[int]
) -> list[Pick]:
    """What a player can use from hand, or of the proxy: those of the definitions `offered`, copies once."""
    definition_of = match.state.definition_of
    at_hand = [(_HAND, card) for card in match.side(seat).hand if definition_of[card] in offered]
    at_hand += [
        (_DESTINY_ZONE, card) for card in proxies(match, seat) if definition_of[card] in offered
    ]
    if not at_hand or values.prohibited(match, seat, "use_any_phase"):
        return []
    found: list[Pick] = []
    seen: set[tuple[int, int, Zone]] = set()
    for zone, card in at_hand:
        for ordinal, effect in _from_hand(match, seat, card, now):
            if (definition_of[card], ordinal, zone) not in seen:
                seen.add((definition_of[card], ordinal, zone))
                if _can_begin(match, card, ordinal, effect):
                    found.append(PickEffect(card, ordinal, zone))
    return found


_ZONE: Final = {
    "active": Zone.ACTIVE,
    "stack": Zone.ACTIVE,
    "attached": Zone.ATTACHED,
    "support": Zone.SUPPORT_ZONE,
    "dp": Zone.DP_ZONE,
    "destiny_zone": Zone.DESTINY_ZONE,
    "dark_area": Zone.DARK_AREA,
}


def _works(effect: Effect, place: str) -> bool:
    """A usual Any Phase effect is played from hand; any other works where it says (f-timing-10)."""
    return effect.place != "usual" and works_at(effect.place, place)


def _from_hand(match: ArenaMatch, seat: int, card: int, now: TurnPhase) -> list[tuple[int, Effect]]:
    facts = match.facts(card)
    found = [
        (ordinal, effect)
        for ordinal, effect in facts.any_phase
        if effect.place == "usual" and in_any_phase(effect, now)
    ]
    for ordinal, effect in facts.data_break:
        if can_activate(effect, now) and _own_mega(match, seat) is not None:
            found.append((ordinal, effect))
    for ordinal, effect in facts.support:
        turbo = effect.turbo
        if turbo is not None and can_turbo(effect, now):
            if turbo.condition is None or match.holds(Viewpoint(match, seat), turbo.condition):
                found.append((ordinal, effect))
    return found


def _own_mega(match: ArenaMatch, seat: int) -> int | None:
    """The Level M in a player's Destiny Zone (g-data-break-1)."""
    for card in match.side(seat).destiny_zone:
        if match.facts(card).level == 3:
            return card
    return None


def _can_begin(match: ArenaMatch, card: int, ordinal: int, effect: Effect) -> bool:
    return not (effect.once_per_turn and (card, ordinal) in match.state.used)


def use(match: ArenaMatch, seat: int, picked: PickEffect) -> Running[None]:
    """A player uses an effect in the window; a card from hand, or a proxy (f-proxy-3), is played to no
    zone (f-no-zone-1)."""
    card, ordinal = picked.card, picked.ordinal
    if ordinal == DOMINION:
        yield from dominate(match, seat, card)
        return
    facts = match.facts(card)
    effect = facts.card.effects[ordinal]
    view = Viewpoint(match, seat, card, ordinal)
    timings = {getattr(timing, "timing", "") for timing in effect.when}
    match.void_cards.discard(card)
    proxied = picked.zone is Zone.DESTINY_ZONE and effect.place == "usual"
    if proxied or picked.zone is Zone.HAND:
        if proxied:
            bring_proxy(match, seat, card, Zone.NO_ZONE, Motive.PLAYED)
        else:
            move_cards(match, seat, Zone.HAND, (card,), Zone.NO_ZONE, Motive.PLAYED)
        if "data_break" in timings:
            mega = _own_mega(match, seat)
            assert mega is not None
            move_cards(match, seat, Zone.DESTINY_ZONE, (mega,), Zone.DELETED, Motive.DELETED)
        yield from settle(match)
        if card in match.void_cards:
            view.voided = True
        if effect.turbo is not None and effect.turbo.cost is not None and not view.voided:
            view.voided = not (yield from run(view, effect.turbo.cost))
    if effect.once_per_turn:
        match.emit(OncePerTurnUsed(card, ordinal))
    if not view.voided:
        yield from resolve(view, effect.does)
    if effect.turbo is not None and effect.turbo.extra is not None and not view.voided:
        yield from run_sentence(view, effect.turbo.extra)
    if "activate" in timings and card in match.side(seat).active:
        match.emit(ActivateUsed(card))
    if card in match.side(seat).no_zone:
        send_away(match, Zone.NO_ZONE, (card,), Motive.RESOLVED)
