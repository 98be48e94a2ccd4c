"""Conditions of effects (15-6). Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dcg.official.language import selectors as s
from dcg.official.reading.attributes import COMPARE, identity
from dcg.official.reading.selecting import matches, matches_all, number, select
from dcg.official.rules.effects.context import Context
from dcg.official.state.permanent import Permanent


def holds(context: Context, condition: Any) -> bool:
    """Whether a condition holds now (15-6)."""
    return _CONDITIONS[type(condition)](context, condition)


def _number_is(context: Context, held: s.NumberIs) -> bool:
    return COMPARE[held.comparison](number(context, held.left), number(context, held.right))


def _exists(context: Context, held: s.Exists) -> bool:
    count = len(select(context, held.selector))
    if held.at_most is not None:
        return count <= held.at_most and (held.at_least <= 1 or count >= held.at_least)
    return count >= held.at_least


def _matches(context: Context, held: s.Matches) -> bool:
    things = context.things(held.ref.name)
    if things:
        return all(matches_all(context, thing, held.match) for thing in things)
    facts = context.match.last_known(identity(context, held.ref.name))
    if facts is None:
        return False
    return all(matches(context, facts, facts.permanent, test) for test in held.match)


def _turn_is(context: Context, held: s.TurnIs) -> bool:
    yours = context.match.state.turn.player == context.seat
    return held.whose == "any" or yours == (held.whose == "yours")


def _is_attacking(context: Context, held: s.IsAttacking) -> bool:
    attack = context.match.state.attack
    if attack is None:
        return False
    if all(
        not isinstance(thing, Permanent) or thing.id != attack.attacker
        for thing in context.things(held.ref.name)
    ):
        return False
    if held.target == "player":
        return attack.target < 0
    return held.target is None or attack.target >= 0


def _did(context: Context, held: s.DidThat) -> bool:
    return context.did if held.verb is None else held.verb in context.deeds


def _all_true(context: Context, held: s.AllTrue) -> bool:
    return all(holds(context, condition) for condition in held.conditions)


def _any_true(context: Context, held: s.AnyTrue) -> bool:
    return any(holds(context, condition) for condition in held.conditions)


def _not_true(context: Context, held: s.NotTrue) -> bool:
    return not holds(context, held.condition)


_CONDITIONS: dict[type, Callable[[Context, Any], bool]] = {
    s.NumberIs: _number_is,
    s.Exists: _exists,
    s.Matches: _matches,
    s.TurnIs: _turn_is,
    s.IsAttacking: _is_attacking,
    s.DidThat: _did,
    s.AllTrue: _all_true,
    s.AnyTrue: _any_true,
    s.NotTrue: _not_true,
}
