"""Evaluating numbers, filters, selectors and conditions. Nothing here changes anything."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from dcg.official.effects.context import Context, Thing
from dcg.official.language import selectors as s
from dcg.official.state.permanent import Permanent

if TYPE_CHECKING:
    from dcg.official.rules.compiled import CompiledCard
    from dcg.official.rules.view import View

Facts = Any
"""A `View` of a permanent or a `CompiledCard`: both answer the same questions."""

COMPARE: dict[str, Callable[[Any, Any], bool]] = {
    "=": operator.eq,
    "!=": operator.ne,
    "<=": operator.le,
    ">=": operator.ge,
    "<": operator.lt,
    ">": operator.gt,
}


def facts_of(context: Context, thing: Thing) -> View | CompiledCard:
    """What is true of a permanent now, or of a card elsewhere."""
    if isinstance(thing, Permanent):
        return context.match.view(thing)
    return context.match.card_now(thing)


# --- numbers ----------------------------------------------------------------------------------


def number(context: Context, value: s.Number) -> int:
    """The number as it stands now (15-8-3-7)."""
    if isinstance(value, int):
        return value
    if isinstance(value, s.Count):
        return len(select(context, value.selector))
    if isinstance(value, s.Scaled):
        return value.times * (number(context, value.number) // value.per)
    if isinstance(value, s.MemoryOf):
        seat = context.seat if value.whose == "yours" else 1 - context.seat
        return context.match.state.memory_of(seat)
    return _attribute_of(context, value)


def _attribute_of(context: Context, value: s.AttributeOf) -> int:
    facts: Facts = _as_triggered(context, value, value.of.name)
    if facts is None:
        things = context.things(value.of.name)
        if things:
            facts = facts_of(context, things[0])
        else:
            facts = context.match.last_known(_identity(context, value.of.name))
            if facts is None:
                return 0
    found = attribute(facts, value.attribute)
    return 0 if found is None else found


def _as_triggered(context: Context, node: Any, name: str) -> Facts | None:
    """What a reference to what the trigger was about sees: the state then (15-8-3-8)."""
    seen = context.as_triggered
    if seen is None or context.compiled is None or id(node) not in context.compiled.as_triggered:
        return None
    return seen.get(name)


def _identity(context: Context, name: str) -> int:
    return context.permanent_id if name == "this" else context.subject_id


def attribute(facts: Facts, name: str) -> int | None:
    """A numerical property; None where there is none (2-5-3, 2-9-2)."""
    if name == "dp":
        return facts.dp  # type: ignore[no-any-return]
    if name == "level":
        return facts.level  # type: ignore[no-any-return]
    if name == "play_cost":
        return facts.play_cost  # type: ignore[no-any-return]
    if name == "digivolution_cards":
        return getattr(facts, "digivolution_count", 0)
    if name == "colours":
        return len(facts.colours)
    if name == "use_cost":
        return facts.play_cost if facts.is_option else None
    return getattr(facts, "security_attack", 0)


# --- filters ----------------------------------------------------------------------------------


def _category(context: Context, facts: Facts, thing: Any, held: s.IsCategory) -> bool:
    return not facts.categories.isdisjoint(held.categories)


def _colour(context: Context, facts: Facts, thing: Any, held: s.HasColour) -> bool:
    return not facts.colours.isdisjoint(held.colours)


def _multicolour(context: Context, facts: Facts, thing: Any, held: s.IsMulticolour) -> bool:
    return len(facts.colours) > 1


def _compare(context: Context, facts: Facts, thing: Any, held: s.Compare) -> bool:
    found = attribute(facts, held.attribute)
    if found is None:
        return False
    return COMPARE[held.comparison](found, number(context, held.number))


def _name_is(context: Context, facts: Facts, thing: Any, held: s.NameIs) -> bool:
    return not facts.names.isdisjoint(held.names)


def _name_contains(context: Context, facts: Facts, thing: Any, held: s.NameContains) -> bool:
    return any(text in name for name in facts.names for text in held.texts)


def _trait(context: Context, facts: Facts, thing: Any, held: s.HasTrait) -> bool:
    traits: Iterable[str] = facts.traits
    if held.field == "form":
        traits = facts.forms
    elif held.field == "attribute":
        traits = facts.attributes
    elif held.field == "type":
        traits = facts.types
    if held.contains:
        return any(text in trait for trait in traits for text in held.traits)
    return any(trait in held.traits for trait in traits)


def _keyword(context: Context, facts: Facts, thing: Any, held: s.HasKeyword) -> bool:
    return bool(facts.has_keyword(held.keyword))


def _under(context: Context, facts: Facts, thing: Any, held: s.HasDigivolutionCard) -> bool:
    if not isinstance(thing, Permanent):
        return False
    card = context.match.card
    return any(
        all(matches(context, card(under), under, test) for test in held.match)
        for under in thing.cards[:-1]
    )


def _suspended(context: Context, facts: Facts, thing: Any, held: s.IsSuspended) -> bool:
    return isinstance(thing, Permanent) and thing.suspended == held.suspended


def _shares_name(context: Context, facts: Facts, thing: Any, held: s.SharesName) -> bool:
    seen = _as_triggered(context, held, held.with_.name)
    if seen is not None:
        return not facts.names.isdisjoint(seen.names)
    names: frozenset[str] = frozenset().union(
        *(facts_of(context, other).names for other in context.things(held.with_.name))
    )
    return not facts.names.isdisjoint(names)


def _is_ref(context: Context, facts: Facts, thing: Any, held: s.IsRef) -> bool:
    return any(thing is other or thing == other for other in context.things(held.ref.name))


def _any_of(context: Context, facts: Facts, thing: Any, held: s.AnyOf) -> bool:
    return any(matches(context, facts, thing, test) for test in held.filters)


def _all_of(context: Context, facts: Facts, thing: Any, held: s.AllOf) -> bool:
    return all(matches(context, facts, thing, test) for test in held.filters)


def _not(context: Context, facts: Facts, thing: Any, held: s.NotMatching) -> bool:
    return not matches(context, facts, thing, held.filter)


def _in_text(context: Context, facts: Facts, thing: Any, held: s.HasInText) -> bool:
    return bool(facts.has_keyword(held.term)) or any(held.term in name for name in facts.names)


def _face_up(context: Context, facts: Facts, thing: Any, held: s.IsFaceUp) -> bool:
    sides = context.match.state.sides
    return any(thing in side.face_up for side in sides) == held.face_up


def _inherited(context: Context, facts: Facts, thing: Any, held: s.HasInheritedEffect) -> bool:
    card = context.match.card(thing.top if isinstance(thing, Permanent) else thing)
    return bool(card.card.inherited)


_FILTERS: dict[type, Callable[[Context, Facts, Any, Any], bool]] = {
    s.IsCategory: _category,
    s.HasColour: _colour,
    s.IsMulticolour: _multicolour,
    s.Compare: _compare,
    s.NameIs: _name_is,
    s.NameContains: _name_contains,
    s.HasTrait: _trait,
    s.HasKeyword: _keyword,
    s.HasDigivolutionCard: _under,
    s.IsSuspended: _suspended,
    s.SharesName: _shares_name,
    s.IsRef: _is_ref,
    s.AnyOf: _any_of,
    s.AllOf: _all_of,
    s.NotMatching: _not,
    s.HasInText: _in_text,
    s.IsFaceUp: _face_up,
    s.HasInheritedEffect: _inherited,
}


def matches(context: Context, facts: Facts, thing: Any, test: Any) -> bool:
    """Whether one filter holds of a thing with these facts."""
    return _FILTERS[type(test)](context, facts, thing, test)


def matches_all(context: Context, thing: Thing, tests: Iterable[Any]) -> bool:
    """Whether every filter holds."""
    facts = facts_of(context, thing)
    return all(_FILTERS[type(test)](context, facts, thing, test) for test in tests)


# --- selectors --------------------------------------------------------------------------------


def select(context: Context, selector: s.Selector) -> list[Thing]:
    """Everything the selector finds, in board order."""
    found = _candidates(context, selector, selector.zone)
    for zone in selector.also:
        found += _candidates(context, selector, zone)
    if selector.other:
        found = [thing for thing in found if thing is not context.permanent]
    superlatives: list[s.Superlative] = []
    if selector.match:
        tests = []
        for test in selector.match:
            if isinstance(test, s.Superlative):
                superlatives.append(test)
            else:
                tests.append((_FILTERS[type(test)], test))
        kept: list[Thing] = []
        match = context.match
        views = match.views_now()
        for thing in found:
            facts = views[thing.id] if isinstance(thing, Permanent) else match.card_now(thing)
            for check, test in tests:
                if not check(context, facts, thing, test):
                    break
            else:
                kept.append(thing)
        found = kept
    for best in superlatives:
        found = _best(context, found, best)
    if selector.first is not None:
        found = found[: number(context, selector.first)]
    if selector.last is not None:
        found = found[-number(context, selector.last) :]
    return found


def _best(context: Context, found: list[Thing], best: s.Superlative) -> list[Thing]:
    values = [(attribute(facts_of(context, thing), best.attribute), thing) for thing in found]
    known = [value for value, _ in values if value is not None]
    if not known:
        return []
    wanted = max(known) if best.highest else min(known)
    return [thing for value, thing in values if value == wanted]


def _seats(context: Context, whose: str) -> tuple[int, ...]:
    if whose == "yours":
        return (context.seat,)
    if whose == "opponents":
        return (1 - context.seat,)
    return (context.seat, 1 - context.seat)


def _candidates(context: Context, selector: s.Selector, zone: str) -> list[Thing]:
    state = context.match.state
    seats = _seats(context, selector.whose)
    if zone == "battle_area":
        if len(seats) == 1:
            return list(state.sides[seats[0]].battle_area)
        return [held for seat in seats for held in state.sides[seat].battle_area]
    if zone == "digivolution_cards":
        return _under_cards(context, selector, seats)
    if zone == "revealed":
        return list(state.revealed)
    if zone == "in_no_area":
        return list(state.in_no_area)
    found: list[Thing] = []
    for seat in seats:
        side = state.sides[seat]
        if zone == "field":
            found += side.field()
        elif zone == "breeding_area":
            found += [side.breeding_area] if side.breeding_area else []
        elif zone == "hand":
            found += side.hand
        elif zone == "trash":
            found += side.trash
        elif zone == "security_stack":
            found += reversed(side.security_stack)
        elif zone == "deck":
            found += reversed(side.deck)
        elif zone == "digi_egg_deck":
            found += reversed(side.digi_egg_deck)
    return found


def _under_cards(context: Context, selector: s.Selector, seats: tuple[int, ...]) -> list[Thing]:
    if selector.of is not None:
        holders: Iterable[Thing] = context.things(selector.of.name)
    else:
        sides = context.match.state.sides
        holders = [held for seat in seats for held in sides[seat].battle_area]
    return [card for held in holders if isinstance(held, Permanent) for card in held.cards[-2::-1]]


# --- conditions -------------------------------------------------------------------------------


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
    facts = context.match.last_known(_identity(context, held.ref.name))
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
