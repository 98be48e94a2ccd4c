"""Evolving by Evolution card (4.1) and by DP (4.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dcg.battle_evolution.codes.absent import NO_CARD, NO_EFFECT
from dcg.battle_evolution.codes.cards import LEVEL_BY_WORD
from dcg.battle_evolution.codes.places import Zone
from dcg.battle_evolution.codes.questions import Question
from dcg.battle_evolution.codes.turn import Method, Motive, Shortfall
from dcg.battle_evolution.events.evolving import DpSet, EvolutionFailed, FlatSet
from dcg.battle_evolution.events.options import Accept, Decline, Pick, PickCard
from dcg.battle_evolution.language.effect import Effect, WhenEvolving
from dcg.battle_evolution.reading import values
from dcg.battle_evolution.reading.attempt import Attempt
from dcg.battle_evolution.reading.facts import SAYS_TO_WHAT, is_by_dp
from dcg.battle_evolution.reading.match import ArenaMatch
from dcg.battle_evolution.reading.requirements import shortfall_of
from dcg.battle_evolution.reading.trees import nodes_in
from dcg.battle_evolution.reading.viewpoint import Viewpoint
from dcg.battle_evolution.rules.asking import Running, ask, ask_card, distinct
from dcg.battle_evolution.rules.becoming import (
    become,
    bonus_lines,
    counts_as_named,
    is_discount,
    when_evolving,
)
from dcg.battle_evolution.rules.keeping_dp import give_up_dp, keep_dp
from dcg.battle_evolution.rules.moving import move_cards
from dcg.battle_evolution.rules.proxies import bring_proxy, proxies
from dcg.battle_evolution.rules.resolving import resolve

FLAT_PRICE: Final = 10
"""The DP for which evolving by DP removes a flat token (4.3-12)."""


def evolving_effects(match: ArenaMatch, card: int, method: Method) -> Sequence[tuple[int, Effect]]:
    """The effects of an evolve card for a method: its own, and those "when evolving" by it."""
    word = "dp" if method is Method.DP else "dna" if method is Method.DNA else "card"
    return match.facts(card).evolving[word]


def barred_with(match: ArenaMatch, seat: int, card: int, future: int) -> bool:
    """Whether "do not use with" stands against the active or the future (4.3-27)."""
    there = [*match.side(seat).active[-1:], *((future,) if future != NO_CARD else ())]
    for node in match.facts(card).not_with:
        levels = {int(LEVEL_BY_WORD[word]) for word in node.levels}
        if any(match.facts(one).level in levels for one in there):
            return True
        if node.abnormal and match.side(seat).abnormal:
            return True
    return False


def evolution_cards(match: ArenaMatch, seat: int) -> list[int]:
    """The Evolution cards that can be played for an evolution by card (4.1-1): in hand, or a proxy.

    For an abnormal Digimon, also one for evolving by DP that says something else besides: it
    evolves nothing, but the rest of it resolves (4-8, 4-30).
    """
    return [
        card
        for card in (*match.side(seat).hand, *proxies(match, seat))
        if match.facts(card).category == "evolution"
        and (
            not match.facts(card).only_by_dp
            or (match.side(seat).abnormal and _says_more(match, card))
        )
        and not barred_with(match, seat, card, NO_CARD)
    ]


def _says_more(match: ArenaMatch, card: int) -> bool:
    return any(not is_by_dp(effect) for _, effect in match.facts(card).evolve)


def evolve_timed(match: ArenaMatch, seat: int) -> list[int]:
    """The cards that can be the one evolve card of an evolution by DP (4.3-2)."""
    return [
        card
        for card in (*match.side(seat).hand, *proxies(match, seat))
        if _is_for_evolving(match, card)
        and (match.facts(card).category != "evolution" or match.facts(card).speaks_of_dp)
        and not barred_with(match, seat, card, NO_CARD)
    ]


def _is_for_evolving(match: ArenaMatch, card: int) -> bool:
    """Whether a card does something when played as the evolve card of an evolution by DP."""
    facts = match.facts(card)
    return bool(evolving_effects(match, card, Method.DP)) or (
        (facts.card.timing == "evolve" or facts.category == "evolution")
        and any(is_by_dp(effect) for _, effect in facts.after_evolving)
    )


def futures_at_hand(match: ArenaMatch, seat: int) -> list[tuple[Zone, int]]:
    """Digimon that can be placed as a future: from hand, Level M from the Destiny Zone (4.1-3, 4.3-4)."""
    side = match.side(seat)
    found = [
        (Zone.HAND, card)
        for card in side.hand
        if match.facts(card).is_digimon and match.facts(card).level < 3
    ]
    found += [
        (Zone.DESTINY_ZONE, card) for card in side.destiny_zone if match.facts(card).level == 3
    ]
    return found


def dp_futures(match: ArenaMatch, seat: int, evolve_card: int) -> list[tuple[Zone, int]]:
    """The futures an evolution by DP may be tried with.

    Without an evolve card only those that all requirements are met of; with one, any: what it does is
    known when it has resolved.
    """
    futures = futures_at_hand(match, seat)
    if evolve_card != NO_CARD:
        return [held for held in futures if not barred_with(match, seat, evolve_card, held[1])]
    if evolve_timed(match, seat):
        return futures
    return [
        (zone, card)
        for zone, card in futures
        if lacking_for(match, Attempt(seat, Method.DP, card, zone)) is None
    ]


def dp_cost(match: ArenaMatch, attempt: Attempt) -> int | None:
    """The printed cost less what evolve cards and matching lines of the box take off (4.1-15)."""
    facts = match.facts(attempt.future)
    if facts.card.dp_cost is None:
        return None
    cost = facts.card.dp_cost + attempt.cost_change
    view = Viewpoint(match, attempt.seat, attempt.future, NO_EFFECT, attempt)
    for line in bonus_lines(match, attempt):
        bonus = facts.card.box[line].bonus
        if is_discount(bonus):
            cost += match.amount(view, bonus.by)
    return max(cost, 0)


def ignores_dp(attempt: Attempt) -> bool:
    """Whether DP is neither required nor touched (4-24, 4-35)."""
    return "dp" in attempt.ignoring or (attempt.downgrade is not None and not attempt.requires_dp)


def lacking_for(match: ArenaMatch, attempt: Attempt) -> Shortfall | None:
    """What an evolution by card or DP lacks, None if nothing (4.1-4 to 4.1-9, 4.3-5 to 4.3-11)."""
    seat = attempt.seat
    ignoring = set(attempt.ignoring)
    if attempt.method is Method.CARD and not any(
        match.facts(card).only_by_dp for card in attempt.evolve_cards
    ):
        ignoring.add("abnormal")  # 4.1-12; a card for evolving by DP is none (4-30)
    found = shortfall_of(
        match,
        seat,
        attempt.future,
        ignoring=ignoring,
        enables=attempt.enables,
        downgrade=attempt.downgrade,
        named=counts_as_named(match, attempt),
    )
    if found is not None:
        return found
    named = counts_as_named(match, attempt)
    cost = dp_cost(match, attempt)
    if cost is None:
        # Ignoring DP only works if a cost is printed; the box names the rest (f-no-dp-1, f-no-dp-2).
        return None if named else Shortfall.NO_DP_COST
    if ignores_dp(attempt):
        return None
    return None if values.dp(match, seat) >= cost else Shortfall.DP


def by_card(match: ArenaMatch, seat: int, *, optional: bool) -> Running[None]:
    """Evolving by Evolution card (4.1-1 to 4.1-26)."""
    cards = evolution_cards(match, seat)
    card = yield from ask_card(match, seat, Question.EVOLVE_CARD, cards, optional=optional)
    if card is None:
        return
    _play(match, seat, card)
    yield from _by_card_played(match, seat, card)


def _by_card_played(match: ArenaMatch, seat: int, card: int) -> Running[None]:
    """The method from its beginning, once the Evolution card is in the zone (4-42, 4.1-3)."""
    attempt = Attempt(seat, Method.CARD, NO_CARD, Zone.HAND, evolve_cards=[card])
    effects = evolving_effects(match, card, Method.CARD)
    if any(
        isinstance(node, SAYS_TO_WHAT) for _, effect in effects for node in nodes_in(effect.does)
    ):
        # The card itself says what the active evolves to: an evolution by effect (5-1).
        yield from _resolve_cards(match, attempt, Method.CARD)
        return
    futures = [
        held for held in futures_at_hand(match, seat) if not barred_with(match, seat, card, held[1])
    ]
    yield from evolve_into(match, attempt, futures)


def by_dp(match: ArenaMatch, seat: int) -> Running[None]:
    """Evolving by DP (4.3-1 to 4.3-24)."""
    attempt = Attempt(seat, Method.DP, NO_CARD, Zone.HAND)
    for_dp = evolve_timed(match, seat)
    others = [card for card in evolution_cards(match, seat) if card not in for_dp]
    card = yield from ask_card(match, seat, Question.EVOLVE_CARD, [*for_dp, *others], optional=True)
    if card is not None:
        _play(match, seat, card)
        attempt.evolve_cards.append(card)
    if card in others:
        # An Evolution card may be played here too (4.3-3): it is by card then, from the beginning (4-42).
        yield from _by_card_played(match, seat, card)
        return
    futures = dp_futures(match, seat, NO_CARD if card is None else card)
    if card is None:
        futures = [
            held
            for held in futures
            if lacking_for(match, Attempt(seat, Method.DP, held[1], held[0])) is None
        ]
    yield from evolve_into(match, attempt, futures)


def _play(match: ArenaMatch, seat: int, card: int) -> None:
    place_in_zone(match, seat, card, Motive.EVOLVE_CARD_PLAYED)


def place_in_zone(match: ArenaMatch, seat: int, card: int, motive: Motive) -> None:
    """A card from hand, or a proxy (f-proxy-3), goes to the evolution zone."""
    if card in match.side(seat).hand:
        move_cards(match, seat, Zone.HAND, (card,), Zone.EVOLUTION_ZONE, motive)
    else:
        bring_proxy(match, seat, card, Zone.EVOLUTION_ZONE, motive)


def evolve_into(
    match: ArenaMatch, attempt: Attempt, futures: list[tuple[Zone, int]]
) -> Running[None]:
    """From placing the future to discarding the DP."""
    seat = attempt.seat
    side = match.side(seat)
    zones = {card: zone for zone, card in futures if card not in attempt.evolve_cards}
    future = yield from ask_card(
        match, seat, Question.FUTURE, list(zones), optional=bool(attempt.evolve_cards)
    )
    if future is None:
        yield from _resolve_cards(match, attempt, attempt.method)
        if attempt.evolve_cards:
            match.emit(EvolutionFailed(seat, Shortfall.NO_FUTURE))
        return
    attempt.future, attempt.origin = future, zones[future]
    move_cards(match, seat, attempt.origin, (future,), Zone.EVOLUTION_ZONE, Motive.FUTURE_PLACED)
    if attempt.method is Method.DP:
        yield from _remove_flats(match, attempt)
    yield from _resolve_cards(match, attempt, attempt.method)
    if future not in side.evolution_zone:
        return
    lacking = Shortfall.PROHIBITED if attempt.barred else lacking_for(match, attempt)
    if lacking is not None:
        _fail(match, attempt, lacking)
        return
    cost_counts = not ignores_dp(attempt)
    yield from become(match, attempt)
    if attempt.keeps_dp is not None:
        keep_dp(match, attempt)
    elif cost_counts:
        discard_dp(match, seat)


def _remove_flats(match: ArenaMatch, attempt: Attempt) -> Running[None]:
    """For each flat token that is removed own DP go down by 10, or a card of so much +P is discarded,
    from the DP zone or from under an attachment (4.3-12)."""
    seat = attempt.seat
    side = match.side(seat)
    while side.flat:
        cards = [
            card
            for card in (*side.dp_zone, *(under for _, under in side.kept))
            if (match.facts(card).card.plus_p or 0) >= FLAT_PRICE
        ]
        options: list[Pick] = [Accept()] if side.dp >= FLAT_PRICE else []
        options += map(PickCard, distinct(match, cards))
        if not options:
            return
        picked = yield from ask(seat, Question.REMOVE_FLAT, [*options, Decline()])
        if isinstance(picked, Decline):
            return
        if isinstance(picked, PickCard):
            give_up_dp(match, seat, picked.card)
        else:
            match.emit(DpSet(seat, side.dp - FLAT_PRICE))
        match.emit(FlatSet(seat, side.flat - 1))
        attempt.flats_removed += 1


def _resolve_cards(match: ArenaMatch, attempt: Attempt, method: Method) -> Running[None]:
    """The effects of the cards played for it (4.1-13, 4.3-14), then of cards in play."""
    for card in attempt.evolve_cards:
        for ordinal, effect in evolving_effects(match, card, method):
            if attempt.future == NO_CARD and any(
                isinstance(one, WhenEvolving) for one in effect.when
            ):
                continue  # 4-28: only with a future in the zone
            yield from resolve(Viewpoint(match, attempt.seat, card, ordinal, attempt), effect.does)
    if attempt.future != NO_CARD:
        yield from when_evolving(match, attempt)


def _fail(match: ArenaMatch, attempt: Attempt, lacking: Shortfall) -> None:
    """The future goes back where it came from, and flat tokens are put back (4.1-16, 4.3-17)."""
    seat = attempt.seat
    match.emit(EvolutionFailed(seat, lacking))
    move_cards(
        match,
        seat,
        Zone.EVOLUTION_ZONE,
        (attempt.future,),
        attempt.origin,
        Motive.FUTURE_RETURNED,
        openly=True,
    )
    if attempt.flats_removed:
        match.emit(FlatSet(seat, match.side(seat).flat + attempt.flats_removed))


def discard_dp(match: ArenaMatch, seat: int) -> None:
    """All DP is discarded (4.1-24, 4.3-23)."""
    side = match.side(seat)
    move_cards(match, seat, Zone.DP_ZONE, tuple(side.dp_zone), Zone.TRASH, Motive.DP_DISCARDED)
    if side.dp:
        match.emit(DpSet(seat, 0))
