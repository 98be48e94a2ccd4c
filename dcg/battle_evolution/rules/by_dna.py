"""Evolving by DNA (4.2-1 to 4.2-24)."""

from __future__ import annotations

from dcg.battle_evolution.codes.absent import NO_LEVEL
from dcg.battle_evolution.codes.places import Zone
from dcg.battle_evolution.codes.questions import Question
from dcg.battle_evolution.codes.turn import Method, Motive, Shortfall
from dcg.battle_evolution.events.evolving import EvolutionFailed
from dcg.battle_evolution.language.card import BoxName, Dna
from dcg.battle_evolution.language.effect import WhenEvolving
from dcg.battle_evolution.language.processes.evolving import ActAsMaterial
from dcg.battle_evolution.reading import values
from dcg.battle_evolution.reading.attempt import Attempt
from dcg.battle_evolution.reading.match import ArenaMatch
from dcg.battle_evolution.reading.names import box_name_fits
from dcg.battle_evolution.reading.trees import nodes_in
from dcg.battle_evolution.reading.viewpoint import Viewpoint
from dcg.battle_evolution.rules.asking import Running, ask_card
from dcg.battle_evolution.rules.becoming import become, when_evolving
from dcg.battle_evolution.rules.by_card import place_in_zone
from dcg.battle_evolution.rules.moving import move_cards
from dcg.battle_evolution.rules.proxies import proxies
from dcg.battle_evolution.rules.resolving import resolve, settle


def dna_futures(match: ArenaMatch, seat: int) -> dict[int, Zone]:
    """Futures of which the active is a material, by their zone (4.2-2, 4.2-12).

    Any other one too, where a card that can be placed as a material may make it valid (4.2-3).
    """
    side = match.side(seat)
    influenced = any(match.facts(card).material for card in _at_hand(match, seat))
    found = {card: Zone.HAND for card in side.hand if match.facts(card).card.dna}
    found |= {card: Zone.DESTINY_ZONE for card in side.destiny_zone if match.facts(card).card.dna}
    return {
        card: zone
        for card, zone in found.items()
        if (zone is Zone.DESTINY_ZONE) == (match.facts(card).level == 3)
        and (influenced or any(_by_active(match, seat, dna) for dna in match.facts(card).card.dna))
    }


def _at_hand(match: ArenaMatch, seat: int) -> list[int]:
    """What can be placed as a material (4.2-13)."""
    return [*match.side(seat).hand, *proxies(match, seat)]


def _fits_active(match: ArenaMatch, seat: int, material: BoxName) -> bool:
    return box_name_fits(
        material,
        values.names(match, seat),
        values.level(match, seat),
        values.kinds(match, seat),
    )


def _by_active(match: ArenaMatch, seat: int, dna: Dna) -> bool:
    return any(_fits_active(match, seat, material) for material in dna.materials)


def _fits_card(match: ArenaMatch, card: int, material: BoxName) -> bool:
    facts = match.facts(card)
    if box_name_fits(material, facts.names, facts.level, facts.kinds):
        return True
    # DATA counts by its name (4.2-10); other cards by what they say (4.2-14).
    called = facts.names
    if facts.category == "data":
        called = (*called, *(name.removesuffix(" DATA") for name in facts.names))
        if material.name is not None and box_name_fits(material, called, NO_LEVEL, ()):
            return True
    for _, effect in facts.material:
        for node in nodes_in(effect.does):
            if isinstance(node, ActAsMaterial):
                if not node.name:
                    return True
                if material.name is not None and box_name_fits(
                    material, (node.name,), facts.level, facts.kinds
                ):
                    return True
    return False


def fits_together(match: ArenaMatch, seat: int, future: int, material: int) -> bool:
    """Whether the active and a card are the materials of a future (4.2-5 to 4.2-12)."""
    for dna in match.facts(future).card.dna:
        for place, one in enumerate(dna.materials):
            if not _fits_active(match, seat, one):
                continue
            others = (
                dna.materials
                if dna.alternatives
                else tuple(other for at, other in enumerate(dna.materials) if at != place)
            )
            if any(_fits_card(match, material, other) for other in others):
                return True
    return False


def by_dna(match: ArenaMatch, seat: int) -> Running[None]:
    """The future, then the other material; DP is not touched (4.2-17), and no bonus activates (4.2-22)."""
    side = match.side(seat)
    zones = dna_futures(match, seat)
    future = yield from ask_card(match, seat, Question.FUTURE, list(zones))
    assert future is not None
    origin = zones[future]
    move_cards(match, seat, origin, (future,), Zone.EVOLUTION_ZONE, Motive.FUTURE_PLACED)
    material = yield from ask_card(
        match,
        seat,
        Question.MATERIAL,
        _at_hand(match, seat),
        optional=True,
        context=(future,),
    )
    attempt = Attempt(seat, Method.DNA, future, origin)
    if material is not None:
        place_in_zone(match, seat, material, Motive.MATERIAL_PLACED)
        attempt.evolve_cards.append(material)
        for ordinal, effect in match.facts(material).material:
            yield from resolve(Viewpoint(match, seat, material, ordinal, attempt), effect.does)
        yield from settle(match)
    if _valid(match, attempt):
        yield from _when_evolving(match, attempt)
    if _valid(match, attempt):
        yield from become(match, attempt)
        return
    match.emit(EvolutionFailed(seat, Shortfall.MATERIALS))
    if future in side.evolution_zone:
        move_cards(
            match,
            seat,
            Zone.EVOLUTION_ZONE,
            (future,),
            origin,
            Motive.FUTURE_RETURNED,
            openly=True,
        )


def _valid(match: ArenaMatch, attempt: Attempt) -> bool:
    """Whether future, material in the zone and active go together (4.2-15)."""
    seat, zone = attempt.seat, match.side(attempt.seat).evolution_zone
    return (
        bool(attempt.evolve_cards)
        and attempt.future in zone
        and attempt.evolve_cards[0] in zone
        and bool(match.side(seat).active)
        and fits_together(match, seat, attempt.future, attempt.evolve_cards[0])
        and not attempt.barred
    )


def _when_evolving(match: ArenaMatch, attempt: Attempt) -> Running[None]:
    """What the material, then cards in play, say of evolving by DNA (4.2-23, 4-28)."""
    card = attempt.evolve_cards[0]
    for ordinal, effect in match.facts(card).when_evolving:
        if any(isinstance(one, WhenEvolving) and one.by == "dna" for one in effect.when):
            yield from resolve(Viewpoint(match, attempt.seat, card, ordinal, attempt), effect.does)
    yield from when_evolving(match, attempt)
