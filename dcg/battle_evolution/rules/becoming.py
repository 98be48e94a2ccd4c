"""An act of evolution: its bonuses, and the future becoming active."""

from __future__ import annotations

from typing import Final, TypeGuard

from dcg.battle_evolution.codes.in_force import InForce
from dcg.battle_evolution.codes.places import Zone
from dcg.battle_evolution.codes.questions import Question
from dcg.battle_evolution.codes.turn import Method
from dcg.battle_evolution.events.effects import Lasting, LastingGained
from dcg.battle_evolution.events.evolving import BonusActivated, DigimonEvolved
from dcg.battle_evolution.events.options import Decline, Pick, PickNumber
from dcg.battle_evolution.language.processes import Process
from dcg.battle_evolution.language.processes import battle as battle_nodes
from dcg.battle_evolution.language.processes import power as power_nodes
from dcg.battle_evolution.language.processes.evolving import DpCost
from dcg.battle_evolution.reading.attempt import Attempt
from dcg.battle_evolution.reading.facts import works_at
from dcg.battle_evolution.reading.match import ArenaMatch
from dcg.battle_evolution.reading.requirements import named_lines
from dcg.battle_evolution.reading.trees import nodes_in
from dcg.battle_evolution.reading.viewpoint import Viewpoint
from dcg.battle_evolution.rules.asking import Running, ask
from dcg.battle_evolution.rules.moving import places_in_deck
from dcg.battle_evolution.rules.resolving import resolve, run_sentence, settle

_METHOD_WORDS: Final = {Method.CARD: "card", Method.DNA: "dna", Method.DP: "dp"}

_OF_THE_ACTIVE: Final = (
    power_nodes.Boost,
    power_nodes.MultiplyPower,
    power_nodes.SetPower,
    power_nodes.Recover,
    power_nodes.LoseHp,
    power_nodes.SetHp,
    power_nodes.MultiplyHp,
    power_nodes.SwapHp,
    battle_nodes.ChangeType,
    battle_nodes.GainType,
    battle_nodes.LoseType,
    battle_nodes.SwapTypes,
    battle_nodes.ChangeName,
    battle_nodes.GainName,
    battle_nodes.GainAbility,
)
"""What changes a Digimon in a way that ends when another card is the active (4.3-21)."""


def bonus_lines(match: ArenaMatch, attempt: Attempt) -> list[int]:
    """The lines of the future's box that have a bonus the evolution qualifies for."""
    facts = match.facts(attempt.future)
    lines = (
        range(len(facts.card.box)) if attempt.whole_box else named_lines(match, attempt.seat, facts)
    )
    return [place for place in lines if facts.card.box[place].bonus is not None]


def counts_as_named(match: ArenaMatch, attempt: Attempt) -> bool:
    """Whether the future's box has the active's name, or counts as if it had (4.1-9, 4.3-25)."""
    facts = match.facts(attempt.future)
    return bool(named_lines(match, attempt.seat, facts)) or (
        attempt.whole_box and bool(facts.card.box)
    )


def is_discount(process: Process | None) -> TypeGuard[DpCost]:
    """Whether a bonus only lowers the cost: it is counted, not activated (4.1-15)."""
    return isinstance(process, DpCost)


def flash_bonuses(match: ArenaMatch, attempt: Attempt, lines: list[int]) -> Running[None]:
    """The player may activate the bonuses that are not permanent, one after another (4.1-18, 4.1-19)."""
    facts = match.facts(attempt.future)
    while True:
        left = [
            place
            for place in lines
            if place not in attempt.taken
            and not facts.card.box[place].permanent
            and not is_discount(facts.card.box[place].bonus)
        ]
        if not left:
            return
        options: list[Pick] = [*map(PickNumber, left), Decline()]
        picked = yield from ask(attempt.seat, Question.BONUS, options, (attempt.future,))
        if not isinstance(picked, PickNumber):
            return
        yield from activate_bonus(match, attempt, picked.number)


def activate_bonus(match: ArenaMatch, attempt: Attempt, line: int) -> Running[None]:
    """A bonus of the box activates: for good where it is permanent, once only (4.3-26).

    One that changes the player's own Digimon is about the future: activated before that is active
    (4.3-18), it resolves once everything of it is as printed (4.3-21).
    """
    box_line = match.facts(attempt.future).card.box[line]
    attempt.taken.add(line)
    match.emit(BonusActivated(attempt.seat, attempt.future, line, box_line.permanent))
    if match.active(attempt.seat) != attempt.future and _changes_own(box_line.bonus):
        attempt.awaiting.append(line)
    else:
        yield from _resolve_bonus(match, attempt, line)


def _changes_own(bonus: Process | None) -> bool:
    return any(
        isinstance(node, _OF_THE_ACTIVE) and getattr(node, "whose", "own") != "opponent"
        for node in nodes_in(bonus)
    )


def _resolve_bonus(match: ArenaMatch, attempt: Attempt, line: int) -> Running[None]:
    box_line = match.facts(attempt.future).card.box[line]
    view = Viewpoint(match, attempt.seat, attempt.future, line, attempt)
    view.permanent = box_line.permanent
    assert box_line.bonus is not None
    yield from run_sentence(view, box_line.bonus)
    if box_line.permanent:
        match.emit(
            LastingGained(
                Lasting(InForce.BONUS_ACTIVATED, attempt.seat, line, attempt.future, permanent=True)
            )
        )


def become(match: ArenaMatch, attempt: Attempt) -> Running[None]:
    """The future is placed on the active, and everything is as printed (4.1-18 to 4.1-23, 3-14).

    Bonuses first as the player likes, those for the future itself as soon as it is active; then what
    is permanent, then the rest, then "after evolving".
    """
    seat, future = attempt.seat, attempt.future
    by_box = attempt.method is not Method.DNA
    lines = bonus_lines(match, attempt) if by_box else []
    if by_box:
        yield from flash_bonuses(match, attempt, lines)
    side = match.side(seat)
    if future not in side.evolution_zone and attempt.origin is Zone.EVOLUTION_ZONE:
        return
    facts = match.facts(future)
    zone = Zone.EVOLUTION_ZONE if future in side.evolution_zone else attempt.origin
    places = places_in_deck(match, seat, (future,)) if zone is Zone.DECK else ()
    match.emit(
        DigimonEvolved(
            seat, future, zone, attempt.method, facts.hp, facts.powers, facts.kinds, places
        )
    )
    for line in attempt.awaiting:
        yield from _resolve_bonus(match, attempt, line)
    for line in lines:
        if facts.card.box[line].permanent:
            yield from activate_bonus(match, attempt, line)
    if by_box:
        yield from flash_bonuses(match, attempt, lines)
    yield from after_evolving(match, attempt)


def when_evolving(match: ArenaMatch, attempt: Attempt) -> Running[None]:
    """What cards in play say of an evolution with a valid future (4-28, 4.2-23): those that are always
    there, not those whose text is for an evolve card."""
    word = _METHOD_WORDS.get(attempt.method)
    sources = [
        (card, ordinal, effect)
        for owner, card, place in match.in_play(match.holders.evolving)
        if owner == attempt.seat
        for ordinal, effect in match.facts(card).when_evolving
        if works_at(effect.place, place)
        and (effect.place != "usual" or match.facts(card).card.timing == "passive")
        and all(getattr(timing, "by", None) in (None, word) for timing in effect.when)
    ]
    for card, ordinal, effect in sources:
        yield from resolve(Viewpoint(match, attempt.seat, card, ordinal, attempt), effect.does)


def after_evolving(match: ArenaMatch, attempt: Attempt) -> Running[None]:
    """What happens once the future is active (4-31): of the cards played for it, and of cards in play."""
    word = _METHOD_WORDS.get(attempt.method)
    sources = [(attempt.seat, card) for card in attempt.evolve_cards]
    sources += [
        (owner, card)
        for owner, card, place in match.in_play(match.holders.evolved_after)
        if owner == attempt.seat and place in ("active", "attached")
    ]
    for seat, card in sources:
        for ordinal, effect in match.facts(card).after_evolving:
            if all(getattr(timing, "by", None) in (None, word) for timing in effect.when):
                view = Viewpoint(match, seat, card, ordinal, attempt)
                yield from resolve(view, effect.does)
    yield from settle(match)
