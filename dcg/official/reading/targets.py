"""What a target can find, before anybody chooses (15-10, 15-11)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dcg.official.language import selectors as s
from dcg.official.reading.attributes import attribute, facts_of
from dcg.official.reading.differing import alike_in, differing_in, most, most_alike
from dcg.official.reading.facts import Thing
from dcg.official.reading.selecting import limit, select, to_choose
from dcg.official.reading.viewpoint import Viewpoint
from dcg.official.state.permanent import Permanent


def available(viewpoint: Viewpoint, selector: s.Selector) -> list[Thing]:
    """What an effect can act on: a card that is revealed to be played, used or digivolved into is
    treated as not being where it came from (15-15-3-2), what another effect is searching is left to it, and what can be played, used, digivolved or
    switched to only where a rule allows it is chosen among what it allows (8-1-3-1)."""
    found = select(viewpoint, selector)
    if viewpoint.able is not None:
        able = viewpoint.able
        found = [thing for thing in found if able(thing)]
    if withheld := viewpoint.withheld():
        found = [thing for thing in found if thing not in withheld]
    declarations = viewpoint.board.state.declarations
    if declarations:
        declared = {declaration.card for declaration in declarations}
        found = [thing for thing in found if isinstance(thing, Permanent) or thing not in declared]
    return found


def candidates(viewpoint: Viewpoint, target: s.Ref | s.All | s.Choose) -> list[Thing]:
    """Everything a target could mean."""
    if isinstance(target, s.Ref):
        return viewpoint.things(target.name)
    return available(viewpoint, target.selector)


def needed(viewpoint: Viewpoint, target: s.Choose, *, whole: bool) -> int:
    """How many things must be there to choose: as many as it says where the `whole` is needed
    (15-7-3), else any (15-10-2-1)."""
    if target.up_to:
        return 1
    count = to_choose(viewpoint, target)
    return count if whole else min(count, 1)


def can_complete(viewpoint: Viewpoint, target: s.Target, *, whole: bool = True) -> bool:
    """Whether a target finds as many things as it needs: for optional conditions the `whole` (15-7-3),
    for anything else some of it."""
    if isinstance(target, s.Ref):
        return bool(viewpoint.things(target.name))
    if isinstance(target, s.All):
        return bool(available(viewpoint, target.selector))
    if isinstance(target, s.Each):
        entries = units(viewpoint, target.choices)
        wanted = len(entries) if whole and not target.or_fewer else 1
        return fillable(viewpoint, entries, []) >= wanted
    things = available(viewpoint, target.selector)
    if target.total is not None:
        largest = limit(viewpoint, target.total)
        things = [thing for thing in things if worth(viewpoint, target.total, thing) <= largest]
    differing = differing_in(target.selector.match)
    like = alike_in(target.selector.match)
    found = len(things)
    if differing is not None:
        found = most(viewpoint, things, differing)
    elif like is not None:
        found = most_alike(viewpoint, things, like)
    wanted = needed(viewpoint, target, whole=whole)
    # of as many as there are, where there are none, none goes, and nothing is paid with none
    if whole and not wanted:
        return False
    return found >= wanted


def worth(viewpoint: Viewpoint, total: s.Compare, thing: Thing) -> int:
    """What a thing adds to a total; nothing where it has no such property."""
    return attribute(facts_of(viewpoint, thing), total.attribute) or 0


def can_complete_with(
    viewpoint: Viewpoint, target: s.Target, able: Callable[[Thing], bool], *, whole: bool
) -> bool:
    """The same for a process that can be done only to what it is able to be done to."""
    if isinstance(target, s.Ref):
        return any(able(thing) for thing in viewpoint.things(target.name))
    viewpoint.able = able
    complete = can_complete(viewpoint, target, whole=whole)
    viewpoint.able = None
    return complete


def fillable(viewpoint: Viewpoint, entries: Sequence[s.Choose], taken: list[Thing]) -> int:
    """How many of the entries can find a thing of their own at one time, beside what is taken."""
    found = [
        [thing for thing in available(viewpoint, entry.selector) if thing not in taken]
        for entry in entries
    ]
    holders: list[tuple[Thing, int]] = []
    return sum(_finds_one(found, entry, holders, []) for entry in range(len(entries)))


def _finds_one(
    found: list[list[Thing]], entry: int, holders: list[tuple[Thing, int]], asked: list[Thing]
) -> bool:
    """Whether the entry gets a thing; an entry that holds one makes room where it can have another."""
    for thing in found[entry]:
        if thing in asked:
            continue
        asked.append(thing)
        held = next((place for place, (other, _) in enumerate(holders) if other == thing), None)
        if held is None:
            holders.append((thing, entry))
            return True
        if _finds_one(found, holders[held][1], holders, asked):
            holders[held] = (thing, entry)
            return True
    return False


def is_of_all(entry: s.Choose) -> bool:
    """Whether it takes as many as there are: nothing is chosen then (15-11-2)."""
    return entry.count == s.Count(entry.selector)


def units(viewpoint: Viewpoint, entries: Sequence[s.Choose]) -> list[s.Choose]:
    """An entry for each single thing that several choices at one time are about: "2 [A] and 1 [B]" has
    three (15-10-2-3). Of "up to 2" only one has to be chosen (1-3-6). One that takes all there are stays one."""
    return [entry for entry, may_be_left in parts(viewpoint, entries) if not may_be_left]


def parts(viewpoint: Viewpoint, entries: Sequence[s.Choose]) -> list[tuple[s.Choose, bool]]:
    """The same with what need not be chosen: each with whether it may be left out."""
    return [
        (entry, entry.up_to and number > 0)
        for entry in entries
        for number in range(1 if is_of_all(entry) else to_choose(viewpoint, entry))
    ]
