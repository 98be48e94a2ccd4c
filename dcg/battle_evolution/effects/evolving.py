"""What evolve cards change of an evolution, and evolving by effect (4-21 to 4-38, 5-1 to 5-8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from dcg.battle_evolution.codes.in_force import InForce
from dcg.battle_evolution.codes.places import Zone
from dcg.battle_evolution.codes.questions import Question
from dcg.battle_evolution.codes.turn import Method, Motive, Phase
from dcg.battle_evolution.effects.cards import Verb, finish, moved
from dcg.battle_evolution.effects.choosing import choose
from dcg.battle_evolution.events.effects import KeptDpSet
from dcg.battle_evolution.events.evolving import DigimonEvolved, DpSet
from dcg.battle_evolution.language.processes import evolving as nodes
from dcg.battle_evolution.reading import values
from dcg.battle_evolution.reading.amounts import amount
from dcg.battle_evolution.reading.attempt import Attempt
from dcg.battle_evolution.reading.viewpoint import Viewpoint
from dcg.battle_evolution.rules.asking import Running
from dcg.battle_evolution.rules.becoming import activate_bonus, become
from dcg.battle_evolution.rules.by_card import barred_with, discard_dp, dp_cost
from dcg.battle_evolution.rules.moving import places_in_deck, send_away
from dcg.battle_evolution.rules.stacks import after_stack_change, reset_active
from dcg.language.node import Node


def _attempt(view: Viewpoint) -> Attempt | None:
    found = view.attempt
    if found is not None:
        view.acted = True
    return found


def ignore(view: Viewpoint, node: nodes.Ignore) -> bool:
    """The evolution under way ignores these requirements (4-23)."""
    attempt = _attempt(view)
    if attempt is None:
        return False
    attempt.ignoring.update(node.what)
    return True


def enable(view: Viewpoint, node: nodes.Enable) -> bool:
    """Other levels are possible too (4-36)."""
    attempt = _attempt(view)
    if attempt is None:
        return False
    attempt.enables.append(node)
    return True


def downgrade(view: Viewpoint, node: nodes.Downgrade) -> bool:
    """The evolution goes back (4-34); DP is ignored (4-35)."""
    attempt = _attempt(view)
    if attempt is None:
        return False
    attempt.downgrade = node
    return True


def cost_change(view: Viewpoint, node: nodes.DpCost) -> bool:
    """The future costs less, or more (4-26)."""
    attempt = _attempt(view)
    if attempt is None:
        return False
    attempt.cost_change += amount(view, node.by)
    return True


def change_dp(view: Viewpoint, node: nodes.ChangeDp) -> bool:
    """The DP a player has change, below zero too (4-27)."""
    for seat in view.seats(node.whose):
        view.match.emit(DpSet(seat, view.match.side(seat).dp + amount(view, node.by)))
    view.acted = True
    return True


def pay_dp(view: Viewpoint, node: nodes.PayDp) -> bool:
    """The DP this attachment tracks go down (f-no-dp-3, f-no-dp-7)."""
    for side in view.match.state.sides:
        held = side.kept_dp.get(view.card, 0)
        if view.card in side.attached and held >= node.amount:
            view.match.emit(KeptDpSet(view.card, held - node.amount))
            view.acted = True
            return True
    return False


def require_dp(view: Viewpoint, node: nodes.RequireDp) -> bool:
    """The cost must be met, and all DP is discarded (4-37)."""
    attempt = _attempt(view)
    if attempt is None:
        return False
    attempt.requires_dp = True
    attempt.ignoring.discard("dp")
    return True


def not_with(view: Viewpoint, node: nodes.NotWith) -> bool:
    """Not with these levels (4.3-27)."""
    attempt = _attempt(view)
    if attempt is not None and barred_with(view.match, attempt.seat, view.card, attempt.future):
        attempt.barred = True
    return True


def keeps_dp(view: Viewpoint, node: nodes.KeepDp) -> bool:
    """The DP is not discarded after evolving (f-no-dp-5)."""
    attempt = _attempt(view)
    if attempt is None:
        return False
    attempt.keeps_dp, attempt.keeper = node, view.card
    return True


def evolve(view: Viewpoint, node: nodes.Evolve) -> Running[bool]:
    """Evolving by effect: no requirement but what the text says (5-1 to 5-5).

    In the own Evolution Phase it is the turn's one act, and fails where that is used (4-22, 5-4).
    """
    match = view.match
    done = False
    for seat in view.seats(node.whose):
        if not match.side(seat).active or values.prohibited(match, seat, "evolve"):
            continue
        own_act = match.state.phase is Phase.EVOLUTION and match.state.player == seat
        if own_act and match.state.evolved:
            continue
        choice = yield from choose(
            view, node.to, Question.FUTURE, extra=lambda card: match.facts(card).is_digimon
        )
        outer = view.attempt
        method = outer.method if outer is not None and outer.future < 0 else Method.EFFECT
        for _, zone, card in choice.cards[:1]:
            attempt = Attempt(seat, method, card, zone)
            cost = dp_cost(match, attempt)
            if node.requires_dp and (cost is None or values.dp(match, seat) < cost):
                continue
            yield from become(match, attempt)
            if node.requires_dp:
                discard_dp(match, seat)
            done = view.acted = True
            moved(view, (card,))
        yield from finish(view, choice)
    return done


def as_evolved(view: Viewpoint, node: nodes.AsEvolved) -> Running[bool]:
    """Another card becomes the active: all is reset, and it is no act of evolving (3-16)."""
    match = view.match
    done = False
    for seat in view.seats(node.whose):
        if not match.side(seat).active:
            continue
        choice = yield from choose(
            view, node.to, Question.FUTURE, extra=lambda card: match.facts(card).is_digimon
        )
        for _, zone, card in choice.cards[:1]:
            if zone is Zone.ACTIVE:
                continue
            facts = match.facts(card)
            places = places_in_deck(match, seat, (card,)) if zone is Zone.DECK else ()
            match.emit(
                DigimonEvolved(
                    seat,
                    card,
                    zone,
                    Method.AS_EVOLVED,
                    facts.hp,
                    facts.powers,
                    facts.kinds,
                    places,
                )
            )
            done = view.acted = True
            moved(view, (card,))
        yield from finish(view, choice)
    return done


def reset(view: Viewpoint, node: nodes.ResetActive) -> bool:
    """The active is as evolved (3-16)."""
    done = False
    for seat in view.seats(node.whose):
        if view.match.side(seat).active:
            reset_active(view.match, seat)
            done = view.acted = True
    return done


def devolve(view: Viewpoint, node: nodes.Devolve) -> Running[bool]:
    """The top cards of the stack are discarded, never the last (3-16)."""
    match = view.match
    done = False
    for seat in view.seats(node.whose):
        side = match.side(seat)
        count = min(node.count, len(side.active) - 1)
        if count > 0:
            top = side.active[-1]
            gone = tuple(reversed(side.active[-count:]))
            send_away(match, Zone.ACTIVE, gone, Motive.DISCARDED)
            yield from after_stack_change(match, seat, top)
            done = view.acted = True
    return done


def act_as_material(view: Viewpoint, node: nodes.ActAsMaterial) -> bool:
    """Read where materials are looked at (4.2-14)."""
    view.acted = True
    return True


def activate_bonuses(view: Viewpoint, node: nodes.ActivateBonuses) -> Running[bool]:
    """All bonuses of the box, as if the active's name were in it (4-13, 4.3-25, 4.3-26)."""
    match = view.match
    attempt = view.attempt
    if attempt is not None and attempt.future >= 0 and match.state.phase is Phase.EVOLUTION:
        attempt.whole_box = True
        view.acted = True
        return True
    card = match.active(view.seat)
    if card is None:
        return False
    taken = {
        held.value
        for held in match.state.lasting
        if held.kind == InForce.BONUS_ACTIVATED and held.source == card and held.seat == view.seat
    }
    attempt = Attempt(view.seat, Method.AS_EVOLVED, card, Zone.ACTIVE)
    for line, held in enumerate(match.facts(card).card.box):
        if held.bonus is not None and not (held.permanent and line in taken):
            yield from activate_bonus(match, attempt, line)
            view.acted = True
    return True


EVOLVING_VERBS: Final[Mapping[type[Node], Verb]] = {
    nodes.Ignore: ignore,
    nodes.Enable: enable,
    nodes.Downgrade: downgrade,
    nodes.DpCost: cost_change,
    nodes.ChangeDp: change_dp,
    nodes.PayDp: pay_dp,
    nodes.RequireDp: require_dp,
    nodes.NotWith: not_with,
    nodes.KeepDp: keeps_dp,
    nodes.Evolve: evolve,
    nodes.AsEvolved: as_evolved,
    nodes.ResetActive: reset,
    nodes.Devolve: devolve,
    nodes.ActAsMaterial: act_as_material,
    nodes.ActivateBonuses: activate_bonuses,
}
"""Verbs of evolving."""
