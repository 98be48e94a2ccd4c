"""How to evolve, into what, and which effects to use in a window."""

from __future__ import annotations

from typing import Final

from dcg.battle_evolution.codes.absent import NO_CARD
from dcg.battle_evolution.codes.places import Zone
from dcg.battle_evolution.codes.turn import Method
from dcg.battle_evolution.events.options import Decline, PickCard, PickEffect, PickMethod
from dcg.battle_evolution.players.greedy import foresight
from dcg.battle_evolution.players.greedy.foresight import Course
from dcg.battle_evolution.players.greedy.imagined import Imagined
from dcg.battle_evolution.players.greedy.instinct import Values, values_of
from dcg.battle_evolution.reading.attempt import Attempt
from dcg.battle_evolution.reading.match import ArenaMatch
from dcg.battle_evolution.rules.asking import Running
from dcg.battle_evolution.rules.by_card import by_card, by_dp, evolve_into
from dcg.battle_evolution.rules.by_dna import by_dna
from dcg.battle_evolution.rules.windows import use
from dcg.kernel.decision import Decision

LEAST: Final = 0.02
"""What an effect has to gain to be used at all."""


def _by(method: Method, seat: int) -> Course:
    def course(match: ArenaMatch) -> Running[None]:
        if method is Method.CARD:
            yield from by_card(match, seat, optional=match.side(seat).abnormal)
        elif method is Method.DNA:
            yield from by_dna(match, seat)
        else:
            yield from by_dp(match, seat)

    return course


def method(match: Imagined, decision: Decision) -> Values:
    """What evolving by each method comes to."""
    return [
        foresight.after(match, _by(option.method, decision.seat))
        if isinstance(option, PickMethod)
        else foresight.now(match)
        for option in decision.options
    ]


def evolve_card(match: Imagined, decision: Decision) -> Values:
    """What evolving with each card comes to: by DP where the card can be left out, unless only an
    Evolution card helps an abnormal Digimon."""
    match.begin()
    seat = decision.seat
    optional = any(isinstance(option, Decline) for option in decision.options)
    by = Method.DP if optional and not match.side(seat).abnormal else Method.CARD
    return [foresight.after(match, _by(by, seat), option) for option in decision.options]


def future(match: Imagined, decision: Decision) -> Values:
    """What evolving into each card comes to: with the cards played for it, if there are any."""
    match.begin()
    seat = decision.seat
    side = match.side(seat)
    played = list(side.evolution_zone)
    if not played:
        return values_of(match, decision)
    by = Method.DP
    if any(match.facts(card).category == "evolution" for card in played):
        by = Method.CARD if not any(match.facts(card).only_by_dp for card in played) else Method.DP
    found = []
    for option in decision.options:
        futures = (
            [(_zone(match, seat, option.card), option.card)] if isinstance(option, PickCard) else []
        )
        attempt = Attempt(seat, by, NO_CARD, Zone.HAND, evolve_cards=list(played))
        course = _into(attempt, futures)
        found.append(foresight.after(match, course, *([option] if futures else [])))
    return found


def _into(attempt: Attempt, futures: list[tuple[Zone, int]]) -> Course:
    def course(match: ArenaMatch) -> Running[None]:
        yield from evolve_into(match, attempt, futures)

    return course


def _zone(match: Imagined, seat: int, card: int) -> Zone:
    match.begin()
    return Zone.HAND if card in match.side(seat).hand else Zone.DESTINY_ZONE


def window(match: Imagined, decision: Decision) -> Values:
    """What each effect comes to at once, beside leaving it."""
    return [
        foresight.after(match, _use(decision.seat, option))
        if isinstance(option, PickEffect)
        else foresight.now(match) + LEAST
        for option in decision.options
    ]


def _use(seat: int, picked: PickEffect) -> Course:
    def course(match: ArenaMatch) -> Running[None]:
        yield from use(match, seat, picked)

    return course
