"""Choosing what a process acts on (15-10, 15-11)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dcg.official.codes import questions
from dcg.official.codes.questions import Question
from dcg.official.events.options import No, Option, PickCard, PickPermanent
from dcg.official.language import selectors as s
from dcg.official.language.terms import Common
from dcg.official.reading.continuous.affecting import may_affect
from dcg.official.reading.differing import alike, alike_in, differ, differing_in, most_alike
from dcg.official.reading.facts import Thing
from dcg.official.reading.selecting import limit, to_choose
from dcg.official.reading.targets import available, fillable, is_of_all, parts, worth
from dcg.official.rules.asking import Asking, ask
from dcg.official.rules.effects.context import Context
from dcg.official.state.permanent import Permanent


def resolve(context: Context, target: s.Target) -> Asking[list[Thing]]:
    """What a verb acts on: the things a target means now, asking a player where it is a choice, as
    far as the effect affects them. What it does not affect can still be chosen (15-15-6-3), but not for
    a condition, which is met whole (15-7-3, EX8-074#Q6721)."""
    if context.paying and context.able is None and context.match.tables.has_immunity:
        return (
            yield from resolve_able(context, target, lambda thing: bool(affected(context, [thing])))
        )
    things = yield from meaning(context, target)
    return affected(context, things)


def resolve_able(
    context: Context, target: s.Target, able: Callable[[Thing], bool]
) -> Asking[list[Thing]]:
    """The same for a process that a rule allows only with some things: no other can be chosen for it
    (8-1-3-1, 7-1-3-1, 9-1-9-1, 1-3-11-1)."""
    context.able = able
    things = yield from resolve(context, target)
    context.able = None
    return things


def affected(context: Context, things: list[Thing]) -> list[Thing]:
    """The things among these that the effect affects, and may do something to (15-15-6-1). What a
    permanent is immune to does nothing to its digivolution cards and link cards either."""
    match = context.match
    if not match.tables.has_immunity:
        return things
    immune = [
        view.permanent
        for view in match.board.views_now().values()
        if view.immunities is not None and not may_affect(context, view)
    ]
    return [
        thing
        for thing in things
        if not any(thing is held or thing in held.cards or thing in held.links for held in immune)
    ]


def meaning(context: Context, target: s.Target) -> Asking[list[Thing]]:
    """The things a target means now, affected or not: for what lasts, which begins to count as soon
    as they are affected again (15-15-6-2), and for processes within which others act."""
    if type(target) is s.Ref:
        return context.things(target.name)
    if type(target) is s.All:
        return available(context, target.selector)
    if type(target) is s.Each:
        chosen = yield from choose_each(context, target)
    elif type(target) is s.Choose:
        again = context.repeated
        if again is not None and id(target) in again:
            return [thing for thing in again[id(target)] if _is_here(context, thing)]
        chosen = yield from choose(context, target)
        if again is not None:
            again[id(target)] = chosen
    return chosen


def _is_here(context: Context, thing: Thing) -> bool:
    return not isinstance(thing, Permanent) or thing.id in context.match.state.permanents


def choose_each(context: Context, target: s.Each) -> Asking[list[Thing]]:
    """One thing for every entry, all different (15-10-2-3), as many as possible (15-10-2-1).

    An entry is left out where nothing is left for it, "and/or" written or "and". A thing that fits
    several entries can be taken for any of them, though another entry may then go without; an entry
    is passed over only where other, later ones can take everything it could. What is paid for something
    is paid whole (15-7-3): there each pick keeps the later ones possible. Of "up to 2" the second is
    chosen or not, as its player wants (1-3-6).
    """
    if any(entry.chooser == "opponents" for entry in target.choices):
        return (yield from _each_chooses(context, target))
    match = context.match
    picked: list[Thing] = []
    owed: list[Thing] = []
    single = [entry for entry in target.choices if not is_of_all(entry)]
    choices = parts(context, single)
    enough: s.Choose | None = None
    for place, (entry, may_be_left) in enumerate(choices):
        if may_be_left and entry is enough:
            continue
        found = [thing for thing in available(context, entry.selector) if thing not in picked]
        later = tuple(other for other, may in choices[place + 1 :] if not may)
        if context.paying:
            best = _most_later(context, later, found, picked, may_be_left)
            found = [thing for thing in found if fillable(context, later, [*picked, thing]) == best]
        elif owed:
            found = [thing for thing in found if _coverable(context, later, _without(owed, thing))]
        if not found:
            continue
        others = tuple(one for one in later if one is not entry)
        number = len(later) - len(others) + 1
        if not (owed or may_be_left) and _all_are_taken(context, found, number, others):
            picked.append(found[0])
            continue
        options: list[Option] = [option_of(thing) for thing in found]
        passed_over = not context.paying and _can_pass_over(context, others, found, owed, picked)
        if may_be_left or passed_over:
            options.append(No())
        answer = yield from ask(
            match, context.seat, _question(found[0]), options, (context.card, place)
        )
        if type(answer) is No:
            enough = entry
            owed += [] if may_be_left else [thing for thing in found if thing not in owed]
            continue
        picked.append(found[options.index(answer)])
        owed = _without(owed, picked[-1])
    for entry in target.choices:
        if is_of_all(entry):
            every = available(context, entry.selector)
            picked += [thing for thing in every if thing not in picked]
    context.bindings["it"] = list(picked)
    return picked


def _most_later(
    context: Context,
    later: tuple[s.Choose, ...],
    found: list[Thing],
    picked: list[Thing],
    may_be_left: bool,
) -> int:
    """How many later entries stay possible beside what is picked for this one; all that are possible
    without it, where it may be left out."""
    if may_be_left:
        return fillable(context, later, picked)
    return max((fillable(context, later, [*picked, thing]) for thing in found), default=0)


def _each_chooses(context: Context, target: s.Each) -> Asking[list[Thing]]:
    """Both players choose, the turn player first (1-3-5), before anything is done; all different
    (15-10-2-3)."""
    first = context.match.state.turn.player == context.seat
    picked: list[Thing] = []
    for entry in sorted(target.choices, key=lambda one: (one.chooser != "opponents") != first):
        picked += yield from choose(context, entry, tuple(picked))
    context.bindings["it"] = list(picked)
    return picked


def _all_are_taken(
    context: Context, found: list[Thing], places: int, others: tuple[s.Choose, ...]
) -> bool:
    """Whether an entry of so many places takes everything it finds, and none of the others could."""
    return len(found) <= places and not any(
        thing in found for other in others for thing in available(context, other.selector)
    )


def _can_pass_over(
    context: Context,
    later: tuple[s.Choose, ...],
    found: list[Thing],
    owed: list[Thing],
    picked: list[Thing],
) -> bool:
    """Whether leaving an entry out is possible and can make a difference."""
    wanted = [*owed, *(thing for thing in found if thing not in owed)]
    return _coverable(context, later, wanted) and any(
        fillable(context, later, [*picked, thing]) for thing in found
    )


def _coverable(context: Context, entries: tuple[s.Choose, ...], owed: list[Thing]) -> bool:
    """Whether these entries can take all of these things, each another."""
    if len(owed) > len(entries):
        return False
    if not owed:
        return True
    fitting = [thing for thing in available(context, entries[0].selector) if thing in owed]
    return _coverable(context, entries[1:], owed) or any(
        _coverable(context, entries[1:], _without(owed, thing)) for thing in fitting
    )


def _without(things: list[Thing], gone: Thing) -> list[Thing]:
    return [thing for thing in things if thing != gone]


def choose(context: Context, target: s.Choose, others: Sequence[Thing] = ()) -> Asking[list[Thing]]:
    """One pick after another, each listing only what can still be completed.

    As many as possible are chosen (15-10-2-1), or with `up_to` at least one (1-3-6); `others` are
    chosen already. Where all must differ (4-22), each pick differs from those before: whatever is
    picked first, as many can be.
    """
    match = context.match
    found = [thing for thing in available(context, target.selector) if thing not in others]
    wanted = to_choose(context, target) * context.times
    seat = 1 - context.seat if target.chooser == "opponents" else context.seat
    picked: list[Thing] = []
    most = limit(context, target.total) if target.total is not None else None
    differing, like = differing_in(target.selector.match), alike_in(target.selector.match)
    if like is not None:
        wanted = min(wanted, most_alike(context, found, like))
    while found and len(picked) < wanted:
        if differing is not None:
            found = [thing for thing in found if differ(context, [*picked, thing], differing)]
            if not found:
                break
        if like is not None:
            found = _completing(context, picked, found, like, wanted)
        if most is not None and target.total is not None:
            spent = sum(worth(context, target.total, thing) for thing in picked)
            found = [
                thing for thing in found if spent + worth(context, target.total, thing) <= most
            ]
            if not found:
                break
        if (
            not target.up_to
            and most is None
            and len(found) <= wanted - len(picked)
            and (differing is None or differ(context, [*picked, *found], differing))
            and (like is None or most_alike(context, [*picked, *found], like) >= wanted)
        ):
            picked += found
            break
        options: list[Option] = [option_of(thing) for thing in found]
        if target.up_to and picked:
            options.append(No())
        answer = yield from ask(
            match, seat, _question(found[0]), options, (context.card, len(picked))
        )
        if type(answer) is No:
            break
        thing = found[options.index(answer)]
        picked.append(thing)
        found = [other for other in found if other != thing]
    if target.bind is not None:
        context.bindings[target.bind] = list(picked)
    context.bindings["it"] = list(picked)
    return picked


def _completing(
    context: Context, picked: list[Thing], found: list[Thing], like: Common, wanted: int
) -> list[Thing]:
    """What can be picked next so that as many as are wanted can still be alike."""
    return [
        thing
        for thing in found
        if most_alike(context, [*picked, thing], like) > len(picked)
        and thing in alike(context, [*picked, *found], like, wanted)
    ]


def _question(thing: Thing) -> Question:
    return questions.CHOOSE_TARGET if isinstance(thing, Permanent) else questions.CHOOSE_CARD


def option_of(thing: Thing) -> Option:
    """The option that picks a thing."""
    if isinstance(thing, Permanent):
        return PickPermanent(thing.id)
    return PickCard(thing)
