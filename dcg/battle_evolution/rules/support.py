"""The Support Phase: placing, voiding and resolving supports (7-1 to 7-19, f-jamming)."""

from __future__ import annotations

from dcg.battle_evolution.codes.absent import NO_CARD, NO_DEFINITION, NO_EFFECT
from dcg.battle_evolution.codes.cards import Ability, Attack
from dcg.battle_evolution.codes.places import Zone
from dcg.battle_evolution.codes.questions import Question
from dcg.battle_evolution.codes.turn import Motive, Shortfall
from dcg.battle_evolution.events.battle import AttackShown, SupportDeclined, SupportVoided
from dcg.battle_evolution.events.effects import EffectMisfired, EffectUsed
from dcg.battle_evolution.events.options import Decline, Pick, PickSupport
from dcg.battle_evolution.reading import values
from dcg.battle_evolution.reading.match import ArenaMatch
from dcg.battle_evolution.reading.viewpoint import Viewpoint
from dcg.battle_evolution.rules.asking import Running, ask, confirm, distinct
from dcg.battle_evolution.rules.moving import move_cards, show
from dcg.battle_evolution.rules.proxies import bring_proxy, proxies
from dcg.battle_evolution.rules.resolving import resolve, run_sentence, settle
from dcg.battle_evolution.rules.windows import open_phase, window


def support_phase(match: ArenaMatch) -> Running[None]:
    """Supports are placed, the turn player's second, and resolved, the turn player's first."""
    player = match.state.player
    match.resolved.clear()
    match.void_cards.clear()
    yield from open_phase(match)
    placed = [0, 0]
    for seat in (1 - player, player):
        yield from _place_supports(match, seat, placed)
        if not placed[seat]:
            match.emit(SupportDeclined(seat))
            placed[seat] = 1
    yield from window(match)
    yield from resolve_supports(match, placed)


def _place_supports(match: ArenaMatch, seat: int, placed: list[int]) -> Running[None]:
    """One support or none, more where an effect allows it (7-4, 7-5, 7-17)."""
    while placed[seat] < values.supports_allowed(match, seat):
        options = support_options(match, seat)
        picked = yield from ask(seat, Question.SUPPORT, [*options, Decline()])
        if not isinstance(picked, PickSupport):
            return
        yield from place_support(match, seat, picked)
        placed[seat] += 1


def support_options(match: ArenaMatch, seat: int) -> list[Pick]:
    """What a player can support with: cards of SUPPORT effects, the top of the deck, the proxy (7-3)."""
    if values.prohibited(match, seat, "support"):
        return []
    side = match.side(seat)
    fit = [card for card in side.hand if match.facts(card).support]
    if values.prohibited(match, seat, "support_with_digimon"):
        fit = [card for card in fit if not match.facts(card).is_digimon]
    if values.prohibited(match, seat, "support_with_options"):
        fit = [card for card in fit if match.facts(card).category != "option"]
    options: list[Pick] = [PickSupport(Zone.HAND, card) for card in distinct(match, fit)]
    if side.deck and not values.prohibited(match, seat, "support_from_deck"):
        options.append(PickSupport(Zone.DECK, NO_CARD))
    options += [
        PickSupport(Zone.DESTINY_ZONE, card)
        for card in proxies(match, seat)
        if match.facts(card).support
    ]
    return options


def place_support(match: ArenaMatch, seat: int, picked: PickSupport) -> Running[None]:
    """A support goes to the support zone: from hand face up, from the deck face down (7-3)."""
    if picked.zone is Zone.DESTINY_ZONE:
        bring_proxy(match, seat, picked.card, Zone.SUPPORT_ZONE, Motive.SUPPORTED)
    else:
        card = match.side(seat).deck[-1] if picked.zone is Zone.DECK else picked.card
        move_cards(match, seat, picked.zone, (card,), Zone.SUPPORT_ZONE, Motive.SUPPORTED)
    yield from settle(match)


def resolve_supports(match: ArenaMatch, placed: list[int]) -> Running[None]:
    """Until none is left: show, jam, void, then one support at a time, the turn player's first (7-6)."""
    done = match.resolved
    voided_with: set[int] = set()
    while True:
        player = match.state.player
        for seat in (1 - player, player):
            if placed[seat] < values.supports_allowed(match, seat):
                yield from _place_supports(match, seat, placed)
                placed[seat] = max(placed[seat], values.supports_allowed(match, seat))
        waiting = {seat: _left(match, seat, done) for seat in (0, 1)}
        if not waiting[0] and not waiting[1]:
            return
        _turn_up(match)
        asked: set[tuple[int, int]] = set()
        for seat in (player, 1 - player):
            yield from _jam(match, seat, done, asked)
        # No void stops a void, whatever voided its card (7-10): each does what it voids, once.
        voiding = [
            (seat, card)
            for seat in (player, 1 - player)
            for card in match.side(seat).support_zone
            if card not in done and card not in voided_with
        ]
        for seat, card in voiding:
            voided_with.add(card)
            yield from _void_first(match, seat, card)
        for seat in (player, 1 - player):
            # A support that has resolved may have given Jamming (7-15, f-jamming-7).
            for jamming in (player, 1 - player):
                yield from _jam(match, jamming, done, asked)
            left = _left(match, seat, done)
            if left:
                yield from _resolve_one(match, seat, left[-1], done)
        yield from settle(match)


def _left(match: ArenaMatch, seat: int, done: set[int]) -> list[int]:
    return [
        card
        for card in match.side(seat).support_zone
        if card not in done and card not in match.void_cards
    ]


def _turn_up(match: ArenaMatch) -> None:
    """Supports from the deck are turned up before any is resolved."""
    for seat in (0, 1):
        knows = match.state.course.knowledge.knows
        hidden = [
            card
            for card in match.side(seat).support_zone
            if match.state.definition_of[card] != NO_DEFINITION
            and not (knows(0, card) and knows(1, card))
        ]
        show(match, seat, Zone.SUPPORT_ZONE, hidden)


def _jam(
    match: ArenaMatch, seat: int, done: set[int], asked: set[tuple[int, int]]
) -> Running[None]:
    """Who chose an attack with Jamming may show it and void a Digimon support (7-12, f-jamming-1).

    Question in secret: declining leaves no trace. Jamming that all attacks have shows nothing
    (f-jamming-6).
    """
    side = match.side(seat)
    other = 1 - seat
    if side.attack < 0 or not side.active:
        return
    jamming = [
        one for one in values.abilities(match, seat, side.attack) if one.ability is Ability.JAMMING
    ]
    if not jamming or values.prohibited(match, other, "support_is_voided"):
        return
    for card in _left(match, other, done):
        if not match.facts(card).is_digimon or (seat, card) in asked:
            continue
        asked.add((seat, card))
        if not (yield from confirm(seat, Question.JAMMING, (card,))):
            continue
        general = any(one.attack < 0 for one in jamming)
        if not general and not side.attack_shown:
            match.emit(AttackShown(seat, Attack(side.attack)))
        match.emit(SupportVoided(other, card, side.active[-1]))
        match.void_cards.add(card)


def _void_first(match: ArenaMatch, seat: int, card: int) -> Running[None]:
    """Sentences that void are checked before all others (7-7, 7-9), of void cards too (7-10)."""
    for ordinal, sentences in match.facts(card).voiding:
        for sentence in sentences:
            view = Viewpoint(match, seat, card, ordinal)
            match.emit(EffectUsed(seat, card, ordinal))
            yield from run_sentence(view, sentence)


def _resolve_one(match: ArenaMatch, seat: int, card: int, done: set[int]) -> Running[None]:
    """A support resolves, or misfires where it cannot (7-11, f-timing-8)."""
    done.add(card)
    facts = match.facts(card)
    if not facts.support:
        match.emit(EffectMisfired(seat, card, NO_EFFECT, Shortfall.TIMING))
        return
    for ordinal, sentences in facts.resolving:
        if sentences:
            view = Viewpoint(match, seat, card, ordinal)
            yield from resolve(view, sentences)
