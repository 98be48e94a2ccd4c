"""Conditions of effects (15-6). Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dcg.official.codes.absent import THE_PLAYER
from dcg.official.language import selectors as s
from dcg.official.reading.attributes import COMPARE, identity
from dcg.official.reading.compiled.asked import of_permanent, what_is_asked
from dcg.official.reading.compiled.effect import CompiledEffect, asks_results
from dcg.official.reading.facts import Facts, Thing
from dcg.official.reading.results import DEEDS
from dcg.official.reading.selecting import (
    FILTERS,
    done,
    how_many,
    matches,
    matches_all,
    number,
)
from dcg.official.reading.viewpoint import Viewpoint
from dcg.official.state.permanent import Permanent


def holds(viewpoint: Viewpoint, condition: s.Condition) -> bool:
    """Whether a condition holds now (15-6)."""
    return CONDITIONS[type(condition)](viewpoint, condition)


def _number_is(viewpoint: Viewpoint, held: s.NumberIs) -> bool:
    return COMPARE[held.comparison](number(viewpoint, held.left), number(viewpoint, held.right))


def _exists(viewpoint: Viewpoint, held: s.Exists) -> bool:
    count = how_many(viewpoint, held.selector)
    if held.at_most is not None:
        return count <= held.at_most and (held.at_least <= 1 or count >= held.at_least)
    return count >= held.at_least


def _matches(viewpoint: Viewpoint, held: s.Matches) -> bool:
    name, compiled = held.ref.name, viewpoint.compiled
    if name == "this_card" and any(_is_of_a_stack(test) for test in held.match):
        name = "this"  # what lay under a card lay under the Digimon it was the top card of
    things = viewpoint.things(name)
    if name == "subject" and compiled is not None and compiled.asks_any_subject:
        several = viewpoint.things("subjects")
        if len(several) > 1:
            return any(matches_all(viewpoint, thing, held.match) for thing in several)
    if things:
        return all(matches_all(viewpoint, thing, held.match) for thing in things)
    facts = viewpoint.board.last_known(identity(viewpoint, name))
    if facts is None:
        return False
    return all(matches(viewpoint, facts, facts.permanent, test) for test in held.match)


def _is_of_a_stack(test: s.Filter) -> bool:
    return isinstance(test, s.Compare) and test.attribute == "digivolution_cards"


def _turn_is(viewpoint: Viewpoint, held: s.TurnIs) -> bool:
    yours = viewpoint.board.state.turn.player == viewpoint.seat
    return held.whose == "any" or yours == (held.whose == "yours")


def _is_attacking(viewpoint: Viewpoint, held: s.IsAttacking) -> bool:
    attack = viewpoint.board.state.attack
    if attack is None:
        return False
    if held.ref.name != "attacker" and all(
        not isinstance(thing, Permanent) or thing.id != attack.attacker
        for thing in viewpoint.things(held.ref.name)
    ):
        return False
    if held.target == "player":
        return attack.target == THE_PLAYER
    if held.target == "digimon":
        # what <Piercing> takes on to security is no attack on a Digimon any more (16-6-1)
        return attack.target != THE_PLAYER and attack.checks == 0
    return True


def _did(viewpoint: Viewpoint, held: s.DidThat) -> bool:
    if held.verb is None:
        return viewpoint.did
    if asks_results(held):
        return len(done(viewpoint, held)) >= held.at_least
    return not DEEDS[held.verb].isdisjoint(viewpoint.deeds)


def _entered_by(viewpoint: Viewpoint, held: s.EnteredBy) -> bool:
    """What triggered this effect is bound to the procedure's name, with the cards placed for it."""
    placed = viewpoint.bindings.get(held.procedure)
    return placed is not None and len(placed) >= held.cards


def _triggered_by(viewpoint: Viewpoint, held: s.TriggeredBy) -> bool:
    """Where it was so when the effect triggered, that was bound to the number of the condition."""
    compiled = viewpoint.compiled
    return compiled is not None and so_triggered(compiled, held) in viewpoint.bindings


def so_triggered(compiled: CompiledEffect, held: s.TriggeredBy) -> str:
    """The name to which is bound that what triggered the effect came about so."""
    return f"triggered_by_{compiled.statement_of[id(held)]}"


def _was_face_up(viewpoint: Viewpoint, held: s.WasFaceUp) -> bool:
    """What the check that activated the effect has bound."""
    return CHECKED_FACE_UP in viewpoint.bindings


def _happened_this_turn(viewpoint: Viewpoint, held: s.HappenedThisTurn) -> bool:
    """What happened in this turn is remembered as it happens."""
    what = what_is_asked(held.trigger)
    if held.trigger.subject == s.Ref("this"):
        what = of_permanent(what, max(viewpoint.permanent_id, 0))
    happened = viewpoint.board.state.turn.happened
    return any(one.of == viewpoint.seat and one.what == what for one in happened)


CHECKED_FACE_UP: Final = "checked_face_up"
"""The name that is bound where the card that is checked lay face up."""


def _all_true(viewpoint: Viewpoint, held: s.AllTrue) -> bool:
    return all(holds(viewpoint, condition) for condition in held.conditions)


def _any_true(viewpoint: Viewpoint, held: s.AnyTrue) -> bool:
    return any(holds(viewpoint, condition) for condition in held.conditions)


def _not_true(viewpoint: Viewpoint, held: s.NotTrue) -> bool:
    return not holds(viewpoint, held.condition)


CONDITIONS: Final[dict[type, Callable[[Viewpoint, Any], bool]]] = {
    s.NumberIs: _number_is,
    s.Exists: _exists,
    s.Matches: _matches,
    s.TurnIs: _turn_is,
    s.IsAttacking: _is_attacking,
    s.DidThat: _did,
    s.EnteredBy: _entered_by,
    s.TriggeredBy: _triggered_by,
    s.WasFaceUp: _was_face_up,
    s.HappenedThisTurn: _happened_this_turn,
    s.AllTrue: _all_true,
    s.AnyTrue: _any_true,
    s.NotTrue: _not_true,
}


def _provided(viewpoint: Viewpoint, facts: Facts, thing: Thing, held: s.Provided) -> bool:
    return holds(viewpoint, held.condition)


FILTERS[s.Provided] = _provided
"""The one filter that asks a condition stands where conditions are known."""
