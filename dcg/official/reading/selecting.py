"""Numbers, filters and selectors: each may ask for the others. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from dcg.official.language import selectors as s
from dcg.official.reading.attributes import (
    COMPARE,
    Facts,
    as_triggered,
    attribute,
    facts_of,
    identity,
)
from dcg.official.reading.filters import FACT_FILTERS
from dcg.official.reading.places import candidates
from dcg.official.rules.effects.context import Context, Thing
from dcg.official.state.permanent import Permanent


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
    facts: Facts = as_triggered(context, value, value.of.name)
    if facts is None:
        things = context.things(value.of.name)
        if things:
            facts = facts_of(context, things[0])
        else:
            facts = context.match.last_known(identity(context, value.of.name))
            if facts is None:
                return 0
    found = attribute(facts, value.attribute)
    return 0 if found is None else found


def _compare(context: Context, facts: Facts, thing: Any, held: s.Compare) -> bool:
    found = attribute(facts, held.attribute)
    if found is None:
        return False
    return COMPARE[held.comparison](found, number(context, held.number))


def _under(context: Context, facts: Facts, thing: Any, held: s.HasDigivolutionCard) -> bool:
    if not isinstance(thing, Permanent):
        return False
    card = context.match.card
    return any(
        all(matches(context, card(under), under, test) for test in held.match)
        for under in thing.cards[:-1]
    )


def _shares_name(context: Context, facts: Facts, thing: Any, held: s.SharesName) -> bool:
    seen = as_triggered(context, held, held.with_.name)
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


_FILTERS: dict[type, Callable[[Context, Facts, Any, Any], bool]] = {
    **FACT_FILTERS,
    s.Compare: _compare,
    s.HasDigivolutionCard: _under,
    s.SharesName: _shares_name,
    s.IsRef: _is_ref,
    s.AnyOf: _any_of,
    s.AllOf: _all_of,
    s.NotMatching: _not,
}


def matches(context: Context, facts: Facts, thing: Any, test: Any) -> bool:
    """Whether one filter holds of a thing with these facts."""
    return _FILTERS[type(test)](context, facts, thing, test)


def matches_all(context: Context, thing: Thing, tests: Iterable[Any]) -> bool:
    """Whether every filter holds."""
    facts = facts_of(context, thing)
    return all(_FILTERS[type(test)](context, facts, thing, test) for test in tests)


def select(context: Context, selector: s.Selector) -> list[Thing]:
    """Everything the selector finds, in board order."""
    found = candidates(context, selector, selector.zone)
    for zone in selector.also:
        found += candidates(context, selector, zone)
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
