"""Types, names, attacks, abilities, voiding, flat tokens, Revival, worth."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from dcg.battle_evolution.codes.absent import ANY_ATTACK
from dcg.battle_evolution.codes.cards import ATTACK_BY_WORD, KIN_BY_WORD, Attack, Kin
from dcg.battle_evolution.codes.in_force import InForce
from dcg.battle_evolution.codes.questions import Question
from dcg.battle_evolution.effects.cards import Verb
from dcg.battle_evolution.events.battle import (
    AbilitiesVoided,
    AbilityGained,
    AttackChanged,
    HpSet,
    LingeringVoided,
    RevivalSet,
    SupportVoided,
    WorthSet,
)
from dcg.battle_evolution.events.effects import Lasting, LastingGained
from dcg.battle_evolution.events.evolving import FlatSet, KindsSet, NamesSet
from dcg.battle_evolution.events.options import PickAttack, PickNumber
from dcg.battle_evolution.language.abilities import FirstAttack
from dcg.battle_evolution.language.processes import battle as nodes
from dcg.battle_evolution.language.terms import Type
from dcg.battle_evolution.reading import values
from dcg.battle_evolution.reading.amounts import amount
from dcg.battle_evolution.reading.facts import given
from dcg.battle_evolution.reading.filters import KIND_OF_ABILITY, matches
from dcg.battle_evolution.reading.match import ArenaMatch
from dcg.battle_evolution.reading.viewpoint import Viewpoint
from dcg.battle_evolution.rules.abilities import gain_first_attack
from dcg.battle_evolution.rules.asking import Running, ask, ask_card
from dcg.language.node import Node


def _with_active(view: Viewpoint, whose: str) -> list[int]:
    found = [seat for seat in view.seats(whose) if view.match.side(seat).active]
    if found:
        view.acted = True
    return found


def _kinds_said(view: Viewpoint, said: tuple[Type, ...] | str) -> Running[tuple[int, ...]]:
    """The types a text names: those written, an active's as the effect's player sees it, or a pick."""
    if said == "opponent":
        return values.kinds(view.match, 1 - view.seat)
    if said == "own":
        return values.kinds(view.match, view.seat)
    if said == "any":
        picked = yield from ask(view.seat, Question.KIN, [PickNumber(int(kin)) for kin in Kin])
        return (picked.number,)
    return tuple(sorted(int(KIN_BY_WORD[word]) for word in said))


def change_type(view: Viewpoint, node: nodes.ChangeType) -> Running[bool]:
    """The active's types become these; a Ruler gains them instead (9-4, r-6)."""
    seats = _with_active(view, node.whose)
    for seat in seats:
        kinds = yield from _kinds_said(view, node.to)
        _change_kinds(view.match, seat, kinds)
    return bool(seats)


def _change_kinds(match: ArenaMatch, seat: int, kinds: Iterable[int]) -> None:
    """The types are these now; what Dominion gave a Ruler it has besides (r-6)."""
    match.emit(KindsSet(seat, tuple(sorted({*kinds, *match.side(seat).dominated}))))


def gain_type(view: Viewpoint, node: nodes.GainType) -> Running[bool]:
    """The active has these types besides (9-4)."""
    seats = _with_active(view, node.whose)
    for seat in seats:
        kinds = yield from _kinds_said(view, node.types)
        held = view.match.side(seat).kinds
        view.match.emit(KindsSet(seat, tuple(sorted({*held, *kinds}))))
    return bool(seats)


def lose_type(view: Viewpoint, node: nodes.LoseType) -> Running[bool]:
    """The active loses these types (9-4)."""
    seats = _with_active(view, node.whose)
    for seat in seats:
        held = view.match.side(seat).kinds
        lost = held if node.types == "all" else (yield from _kinds_said(view, node.types))
        left = tuple(kind for kind in held if kind not in lost)
        view.match.emit(KindsSet(seat, left))
    return bool(seats)


def swap_types(view: Viewpoint, node: nodes.SwapTypes) -> bool:
    """Both actives exchange their types."""
    match = view.match
    if not all(side.active for side in match.state.sides):
        return False
    view.acted = True
    first, second = (match.side(seat).kinds for seat in (0, 1))
    _change_kinds(match, 0, second)
    _change_kinds(match, 1, first)
    return True


def change_name(view: Viewpoint, node: nodes.ChangeName) -> bool:
    """The active's name becomes this (9-4)."""
    seats = _with_active(view, node.whose)
    for seat in seats:
        view.match.emit(NamesSet(seat, (node.to,), True))
    return bool(seats)


def gain_name(view: Viewpoint, node: nodes.GainName) -> bool:
    """The active has this name besides (9-4)."""
    seats = _with_active(view, node.whose)
    for seat in seats:
        side = view.match.side(seat)
        view.match.emit(NamesSet(seat, (*side.called, node.name), side.renamed))
    return bool(seats)


def change_attack(view: Viewpoint, node: nodes.ChangeAttack) -> Running[bool]:
    """The attack in use becomes another one, for both to see."""
    match = view.match
    changed = False
    for seat in view.seats(node.whose):
        now = match.side(seat).attack
        if now < 0 or values.prohibited(match, seat, "change_attack"):
            continue
        if node.to == "next":
            to = Attack((now + 1) % 3)
        elif node.to == "any":
            picked = yield from ask(view.seat, Question.ATTACK, [PickAttack(one) for one in Attack])
            to = picked.attack
        else:
            to = ATTACK_BY_WORD[node.to]
        match.emit(AttackChanged(seat, to))
        changed = view.acted = True
    return changed


def gain_ability(view: Viewpoint, node: nodes.GainAbility) -> bool:
    """Attacks get an ability, until the turn ends or for good (f-lingering-4, 9-7).

    1st Attack for whatever attack is gained at once: who gained it most recently counts (8-10).
    """
    seats = _with_active(view, node.whose)
    if isinstance(node.ability, FirstAttack) and not (node.attacks or view.permanent):
        for seat in seats:
            gain_first_attack(view.match, seat)
        return bool(seats)
    attacks = [int(ATTACK_BY_WORD[word]) for word in node.attacks] or [ANY_ATTACK]
    for seat in seats:
        for attack in attacks:
            for one in given(node.ability, attack):
                if view.permanent:
                    one = type(one)(  # noqa: PLW2901 - the same ability, for good
                        one.ability,
                        one.attack,
                        one.against,
                        one.amount,
                        one.kinds,
                        one.level,
                        True,
                    )
                view.match.emit(AbilityGained(seat, one))
    return bool(seats)


def void_abilities(view: Viewpoint, node: nodes.VoidAbilities) -> bool:
    """Attack abilities are void: of these attacks or all, of these kinds or all (f-lingering-4)."""
    seats = _with_active(view, node.whose)
    kinds = tuple(KIND_OF_ABILITY[word] for word in node.kinds)
    attacks = [int(ATTACK_BY_WORD[word]) for word in node.attacks] or [ANY_ATTACK]
    for seat in seats:
        for attack in attacks:
            view.match.emit(AbilitiesVoided(seat, attack, kinds))
    return bool(seats)


def void_support(view: Viewpoint, node: nodes.VoidSupport) -> Running[bool]:
    """Supports that have not resolved are void (7-7 to 7-10)."""
    match = view.match
    voided = False
    for seat in view.seats(node.whose):
        if values.prohibited(match, seat, "support_is_voided"):
            continue
        left = [
            card
            for card in match.side(seat).support_zone
            if card not in match.resolved
            and card not in match.void_cards
            and card != view.card
            and matches(view, card, node.match)
        ]
        count = len(left) if node.count is None else min(node.count, len(left))
        while count > 0:
            card = yield from ask_card(match, view.seat, Question.TARGET, left)
            if card is None:
                break
            left.remove(card)
            count -= 1
            match.emit(SupportVoided(seat, card, view.card))
            match.void_cards.add(card)
            voided = view.acted = True
    return voided


def void_any_phase(view: Viewpoint, node: nodes.VoidAnyPhase) -> bool:
    """The Any Phase card that was played is void (f-no-zone-2)."""
    match = view.match
    for card in view.that:
        if any(card in side.no_zone for side in match.state.sides):
            match.void_cards.add(card)
            match.emit(SupportVoided(match.state.owner_of[card], card, view.card))
            view.acted = True
            return True
    return False


def void_passives(view: Viewpoint, node: nodes.VoidPassives) -> bool:
    """Passive effects are void until the turn ends (f-lingering-5)."""
    for seat in view.seats(node.whose):
        view.match.emit(LastingGained(Lasting(InForce.PASSIVES_VOID, seat, 0, view.card)))
    view.acted = True
    return True


def end_lingering(view: Viewpoint, node: nodes.EndLingering) -> bool:
    """Lingering effects on the active are void (f-lingering-4)."""
    seats = _with_active(view, node.whose)
    for seat in seats:
        view.match.emit(LingeringVoided(seat))
    return bool(seats)


def add_flat(view: Viewpoint, node: nodes.AddFlat) -> bool:
    """Flat tokens (g-flatten-1)."""
    match = view.match
    seats = [
        seat
        for seat in _with_active(view, node.whose)
        if not values.prohibited(match, seat, "is_flattened", cost=view.paying)
    ]
    for seat in seats:
        match.emit(FlatSet(seat, match.side(seat).flat + amount(view, node.count)))
    return bool(seats)


def remove_flat(view: Viewpoint, node: nodes.RemoveFlat) -> bool:
    """Flat tokens go, all where no number is said."""
    match = view.match
    done = False
    for seat in view.seats(node.whose):
        flat = match.side(seat).flat
        gone = flat if node.count is None else min(amount(view, node.count), flat)
        if gone > 0:
            match.emit(FlatSet(seat, flat - gone))
            done = view.acted = True
    return done


def revive(view: Viewpoint, node: nodes.Revive) -> bool:
    """Revival is set (g-revive-1)."""
    seats = _with_active(view, node.whose)
    for seat in seats:
        view.match.emit(RevivalSet(seat, amount(view, node.hp)))
    return bool(seats)


def knock_out_active(view: Viewpoint, node: nodes.KnockOut) -> bool:
    """The active is KO'd; its opponent gains the points (8-33)."""
    seats = _with_active(view, node.whose)
    for seat in seats:
        view.match.emit(HpSet(seat, 0))
    return bool(seats)


def change_worth(view: Viewpoint, node: nodes.ChangeWorth) -> bool:
    """A KO of the active is worth so many points."""
    seats = _with_active(view, node.whose)
    for seat in seats:
        view.match.emit(WorthSet(seat, node.to))
    return bool(seats)


BATTLE_VERBS: Final[Mapping[type[Node], Verb]] = {
    nodes.ChangeType: change_type,
    nodes.GainType: gain_type,
    nodes.LoseType: lose_type,
    nodes.SwapTypes: swap_types,
    nodes.ChangeName: change_name,
    nodes.GainName: gain_name,
    nodes.ChangeAttack: change_attack,
    nodes.GainAbility: gain_ability,
    nodes.VoidAbilities: void_abilities,
    nodes.VoidSupport: void_support,
    nodes.VoidAnyPhase: void_any_phase,
    nodes.VoidPassives: void_passives,
    nodes.EndLingering: end_lingering,
    nodes.AddFlat: add_flat,
    nodes.RemoveFlat: remove_flat,
    nodes.Revive: revive,
    nodes.KnockOut: knock_out_active,
    nodes.ChangeWorth: change_worth,
}
"""Verbs of battle."""
