"""Numbers, filters and selectors: each may ask for the others. Nothing here changes anything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.terms import Differing
from dcg.official.reading.attributes import (
    COMPARE,
    all_as_triggered,
    as_triggered,
    attribute,
    facts_of,
    identity,
)
from dcg.official.reading.differing import alike_in, differing_in, most, most_alike
from dcg.official.reading.facts import Facts, Thing
from dcg.official.reading.filters import FACT_FILTERS
from dcg.official.reading.name_parts import includes
from dcg.official.reading.places import (
    ZONES,
    candidates,
    in_play_or_spoken_of,
    seats_of,
)
from dcg.official.reading.results import DEEDS, Affected
from dcg.official.reading.viewpoint import NOTHING_RAISED, Viewpoint
from dcg.official.state.permanent import Permanent


def number(viewpoint: Viewpoint, value: s.Number) -> int:
    """The number as it stands now (15-8-3-7)."""
    return value if isinstance(value, int) else _NUMBERS[type(value)](viewpoint, value)


def _colours(viewpoint: Viewpoint, value: s.CountColours) -> int:
    found = select(viewpoint, value.selector)
    return len({colour for thing in found for colour in facts_of(viewpoint, thing).colours})


def _memory_of(viewpoint: Viewpoint, value: s.MemoryOf) -> int:
    seat = viewpoint.seat if value.whose == "yours" else 1 - viewpoint.seat
    return viewpoint.board.state.memory_of(seat)


def _excess(viewpoint: Viewpoint, value: s.Excess) -> int:
    return max(0, number(viewpoint, value.number) - number(viewpoint, value.over))


def security_lost(viewpoint: Viewpoint, process: p.TrashTopSecurity, seat: int) -> int:
    """How many cards of a player's security stack a process says are trashed, if it has as many."""
    if process.left is None:
        return number(viewpoint, process.count)
    return max(0, len(viewpoint.board.state.sides[seat].security_stack) - process.left)


def _same_level_sets(viewpoint: Viewpoint, value: s.SameLevelSets) -> int:
    """Every card counts once (15-15-7-1); one without a level is in no set."""
    card = viewpoint.board.card
    levels = Counter(
        card(each).level
        for held in viewpoint.things(value.of.name)
        if isinstance(held, Permanent)
        for each in held.cards
    )
    del levels[None]
    return sum(count // value.size for count in levels.values())


def done(viewpoint: Viewpoint, held: s.CountDone | s.DidThat) -> list[Affected]:
    """To what this effect did that, of what it asks about."""
    assert held.verb is not None
    kinds = DEEDS[held.verb]
    return [
        each
        for each in viewpoint.results
        if each.kind in kinds
        and (held.whose == "any" or (each.seat == viewpoint.seat) == (held.whose == "yours"))
        and all(matches(viewpoint, each.facts, each.thing, test) for test in held.match)
    ]


def _attribute_of(viewpoint: Viewpoint, value: s.AttributeOf) -> int:
    facts = _spoken_of(viewpoint, value)
    found = None if facts is None else attribute(facts, value.attribute)
    return 0 if found is None else found


def _spoken_of(viewpoint: Viewpoint, value: s.AttributeOf) -> Facts | None:
    """The facts of what a number is a property of: none where an earlier sentence did nothing."""
    facts: Facts | None = as_triggered(viewpoint, value, value.of.name)
    if facts is not None:
        return facts
    things = viewpoint.things(value.of.name)
    if things:
        return facts_of(viewpoint, things[0])
    return viewpoint.board.last_known(identity(viewpoint, value.of.name))


_NUMBERS: Final[dict[type, Callable[[Viewpoint, Any], int]]] = {
    s.Count: lambda viewpoint, value: how_many(viewpoint, value.selector),
    s.CountColours: _colours,
    s.SameLevelSets: _same_level_sets,
    s.AttributeOf: _attribute_of,
    s.Scaled: lambda viewpoint, value: value.times * (number(viewpoint, value.number) // value.per),
    s.MemoryOf: _memory_of,
    s.CountDone: lambda viewpoint, value: len(done(viewpoint, value)),
    s.CountTriggered: lambda viewpoint, _: viewpoint.triggered,
    s.MemoryGained: lambda viewpoint, _: viewpoint.memory_gained,
    s.MemoryPaid: lambda viewpoint, _: viewpoint.memory_paid,
    s.Sum: lambda viewpoint, value: sum(number(viewpoint, each) for each in value.numbers),
    s.Excess: _excess,
    s.Shortfall: lambda viewpoint, value: max(0, value.of - number(viewpoint, value.number)),
}
"""What each number that is not written out comes to."""


def _compare(viewpoint: Viewpoint, facts: Facts, thing: Thing, held: s.Compare) -> bool:
    """Nothing compares with what was not chosen or played (15-9-2-1). Of several that met a trigger condition
    together, any is "that Digimon" (15-5-2)."""
    found = attribute(facts, held.attribute)
    if found is None:
        return False
    written = held.number
    if isinstance(written, int) and not viewpoint.raised:
        return _stands(facts, found, held, written)
    if isinstance(written, s.AttributeOf):
        seen = all_as_triggered(viewpoint, written, written.of.name)
        if seen:
            return _stands_to_any(facts, found, held, written, seen)
        if _spoken_of(viewpoint, written) is None:
            return False
    return _stands(facts, found, held, limit(viewpoint, held))


def _stands(facts: Facts, found: int, held: s.Compare, most: int) -> bool:
    """Whether the comparison holds of a value; a level is also any that it is treated as."""
    compare = COMPARE[held.comparison]
    if compare(found, most):
        return True
    if held.attribute == "level":
        for level in facts.levels:
            if compare(level, most):
                return True
    return False


def _stands_to_any(
    facts: Facts, found: int, held: s.Compare, written: s.AttributeOf, seen: Sequence[Facts]
) -> bool:
    """Whether the comparison holds of what one of several things had."""
    values = [attribute(each, written.attribute) for each in seen]
    return any(_stands(facts, found, held, most) for most in values if most is not None)


def _compare_with_any(
    viewpoint: Viewpoint, facts: Facts, thing: Thing, held: s.ComparesWithAny
) -> bool:
    found = attribute(facts, held.attribute)
    if found is None:
        return False
    compare = COMPARE[held.comparison]
    theirs = (
        attribute(facts_of(viewpoint, other), held.their or held.attribute)
        for other in select(viewpoint, held.with_)
    )
    return any(other is not None and compare(found, other) for other in theirs)


def limit(viewpoint: Viewpoint, held: s.Compare) -> int:
    """What is compared with: a maximum that is written as a number may be raised (15-15-5)."""
    found = number(viewpoint, held.number)
    if viewpoint.raised and held.comparison == "<=" and isinstance(held.number, int):
        found += _raised(viewpoint, held.attribute)
    return found


def to_choose(viewpoint: Viewpoint, target: s.Choose) -> int:
    """How many things are chosen: a number that is written may be raised (15-15-5)."""
    found = number(viewpoint, target.count)
    if viewpoint.raised and isinstance(target.count, int):
        found += _raised(viewpoint, "number")
    return found


def _raised(viewpoint: Viewpoint, attribute: str) -> int:
    """How much is added to the written maximum now (15-15-5-1); what is counted for it is not."""
    raised = viewpoint.raised
    if attribute not in raised:
        return 0
    viewpoint.raised = NOTHING_RAISED
    found = sum(number(viewpoint, each) for each in raised[attribute])
    viewpoint.raised = raised
    return found


def _under(viewpoint: Viewpoint, facts: Facts, thing: Thing, held: s.HasDigivolutionCard) -> bool:
    if not isinstance(thing, Permanent):
        return False
    card = viewpoint.board.card
    found = (
        under
        for under in thing.cards[:-1]
        if all(matches(viewpoint, card(under), under, test) for test in held.match)
    )
    if held.count == 1:
        return next(found, None) is not None
    return _as_many_as_differ(viewpoint, list(found), differing_in(held.match)) >= held.count


def _shares_name(viewpoint: Viewpoint, facts: Facts, thing: Thing, held: s.SharesName) -> bool:
    if isinstance(held.with_, s.Selector):
        others = select(viewpoint, held.with_)
    else:
        seen = all_as_triggered(viewpoint, held, held.with_.name)
        if seen:
            return any(not facts.names.isdisjoint(each.names) for each in seen)
        others = viewpoint.things(held.with_.name)
    names: frozenset[str] = frozenset().union(
        *(facts_of(viewpoint, other).names for other in others)
    )
    return not facts.names.isdisjoint(names)


def _includes_name(viewpoint: Viewpoint, facts: Facts, thing: Thing, held: s.IncludesName) -> bool:
    """The whole name of one is part of the name of the other, which is another name (EX4-072#Q3515)."""
    others = viewpoint.things(held.of.name)
    names: frozenset[str] = frozenset().union(
        *(facts_of(viewpoint, other).names for other in others)
    )
    return facts.names.isdisjoint(names) and any(
        includes(text, name) for text in facts.name_texts for name in names
    )


def _shares_colour(viewpoint: Viewpoint, facts: Facts, thing: Thing, held: s.SharesColour) -> bool:
    if isinstance(held.with_, s.Selector):
        others = select(viewpoint, held.with_)
    else:
        seen = all_as_triggered(viewpoint, held, held.with_.name)
        if seen:
            return any(not facts.colours.isdisjoint(each.colours) for each in seen)
        others = viewpoint.things(held.with_.name)
    return any(not facts.colours.isdisjoint(facts_of(viewpoint, other).colours) for other in others)


def _is_ref(viewpoint: Viewpoint, facts: Facts, thing: Thing, held: s.IsRef) -> bool:
    return thing in viewpoint.things(held.ref.name)


def _any_of(viewpoint: Viewpoint, facts: Facts, thing: Thing, held: s.AnyOf) -> bool:
    return any(matches(viewpoint, facts, thing, test) for test in held.filters)


def _all_of(viewpoint: Viewpoint, facts: Facts, thing: Thing, held: s.AllOf | s.Such) -> bool:
    return all(matches(viewpoint, facts, thing, test) for test in held.filters)


def _not(viewpoint: Viewpoint, facts: Facts, thing: Thing, held: s.NotMatching) -> bool:
    return not matches(viewpoint, facts, thing, held.filter)


def _for_digixros(viewpoint: Viewpoint, facts: Facts, thing: Thing, held: s.IsForDigiXros) -> bool:
    return any(
        all(matches(viewpoint, facts, thing, test) for test in material.match)
        for holder in viewpoint.things(held.of.name)
        if isinstance(holder, Permanent)
        and (materials := viewpoint.board.card(holder.top).digixros) is not None
        for material in materials.of
    )


Check = Callable[[Viewpoint, Facts, Thing, Any], bool]

FILTERS: Final[dict[type, Check]] = {
    **FACT_FILTERS,
    s.Compare: _compare,
    s.ComparesWithAny: _compare_with_any,
    s.HasDigivolutionCard: _under,
    s.SharesName: _shares_name,
    s.IncludesName: _includes_name,
    s.SharesColour: _shares_colour,
    s.IsRef: _is_ref,
    s.AnyOf: _any_of,
    s.AllOf: _all_of,
    s.Such: _all_of,
    s.NotMatching: _not,
    s.IsForDigiXros: _for_digixros,
}


def matches(viewpoint: Viewpoint, facts: Facts, thing: Thing, test: s.Filter) -> bool:
    """Whether one filter holds of a thing with these facts."""
    return FILTERS[type(test)](viewpoint, facts, thing, test)


def matches_all(viewpoint: Viewpoint, thing: Thing, tests: Iterable[s.Filter]) -> bool:
    """Whether every filter holds."""
    facts = facts_of(viewpoint, thing)
    return all(FILTERS[type(test)](viewpoint, facts, thing, test) for test in tests)


class Search:
    """A selector, laid out as it is gone through: `tests` are its filters with what checks them,
    `superlatives` those that compare what the others find, and `behind` those that say which of these
    it is. `differing` is in what all that it finds must differ, `common` in what they must be alike."""

    __slots__ = (
        "also",
        "behind",
        "common",
        "differing",
        "first",
        "last",
        "look",
        "other",
        "selector",
        "superlatives",
        "tests",
        "whose",
        "zone",
    )

    def __init__(self, selector: s.Selector) -> None:
        self.selector = selector
        self.zone: str = selector.zone
        self.whose: str = selector.whose
        self.look = ZONES[selector.zone]
        named = [test.ref for test in selector.match if isinstance(test, s.IsRef)]
        if named and selector.zone == "battle_area":
            self.look = in_play_or_spoken_of(named[0])
        self.also: tuple[str, ...] = selector.also
        self.other = selector.other
        self.first = selector.first
        self.last = selector.last
        self.superlatives = [test for test in selector.match if isinstance(test, s.Superlative)]
        self.differing = differing_in(selector.match)
        self.common = alike_in(selector.match)
        last: tuple[type, ...] = (s.Superlative, s.IsRef) if self.superlatives else ()
        self.behind = [test for test in selector.match if last and isinstance(test, s.IsRef)]
        self.tests: list[tuple[Check, s.Filter]] = [
            (FILTERS[type(test)], test) for test in selector.match if not isinstance(test, last)
        ]


_SEARCHES: Final[dict[int, Search]] = {}


def _search(selector: s.Selector) -> Search:
    """Laid out once for each selector that cards have."""
    found = _SEARCHES.get(id(selector))
    if found is None or found.selector is not selector:
        found = _SEARCHES[id(selector)] = Search(selector)
    return found


def select(viewpoint: Viewpoint, selector: s.Selector) -> list[Thing]:
    """Everything the selector finds, in board order."""
    search = _search(selector)
    if selector.under is not None:
        found = _also_under(viewpoint, search, selector.under)
    else:
        seats = seats_of(viewpoint, search.whose)
        found = search.look(viewpoint, selector, seats)
        for zone in search.also:
            found += ZONES[zone](viewpoint, selector, seats)
    if search.other:
        found = [thing for thing in found if thing is not viewpoint.permanent]
    tests = search.tests
    if tests:
        kept: list[Thing] = []
        board = viewpoint.board
        views = board.views_now()
        for thing in found:
            facts = views[thing.id] if isinstance(thing, Permanent) else board.card_now(thing)
            for check, test in tests:
                if not check(viewpoint, facts, thing, test):
                    break
            else:
                kept.append(thing)
        found = kept
    for best in search.superlatives:
        found = _best(viewpoint, found, best)
    for test in search.behind:
        found = [thing for thing in found if matches_all(viewpoint, thing, (test,))]
    if search.first is not None:
        found = _not_revealed(viewpoint, found)[: number(viewpoint, search.first)]
    if search.last is not None:
        found = _not_revealed(viewpoint, found)[-number(viewpoint, search.last) :]
    return found


def _not_revealed(viewpoint: Viewpoint, found: list[Thing]) -> list[Thing]:
    """The top and the bottom of an area are found without its revealed cards (15-15-3-2)."""
    revealed = viewpoint.board.state.revealed
    return [thing for thing in found if thing not in revealed] if revealed else found


def _also_under(viewpoint: Viewpoint, search: Search, under: s.Selector) -> list[Thing]:
    """What is in its places, of which one is under those that a selector of its own finds."""
    found: list[Thing] = []
    for zone in (search.zone, *search.also):
        if zone == "digivolution_cards":
            holders = select(viewpoint, under)
            found += [
                card
                for held in holders
                if isinstance(held, Permanent)
                for card in held.cards[-2::-1]
            ]
        else:
            found += candidates(viewpoint, search.selector, zone)
    return found


def how_many(viewpoint: Viewpoint, selector: s.Selector) -> int:
    """How many things the selector finds; of those that must differ, how many can (4-22-2), and of those that
    must be alike, how many are."""
    found = select(viewpoint, selector)
    search = _search(selector)
    if search.common is not None:
        return most_alike(viewpoint, found, search.common)
    return _as_many_as_differ(viewpoint, found, search.differing)


def _as_many_as_differ(
    viewpoint: Viewpoint, found: Sequence[Thing], differing: Differing | None
) -> int:
    return len(found) if differing is None else most(viewpoint, found, differing)


def _best(viewpoint: Viewpoint, found: list[Thing], best: s.Superlative) -> list[Thing]:
    values = [(attribute(facts_of(viewpoint, thing), best.attribute), thing) for thing in found]
    known = [value for value, _ in values if value is not None]
    if not known:
        return []
    wanted = max(known) if best.highest else min(known)
    return [thing for value, thing in values if value == wanted]
