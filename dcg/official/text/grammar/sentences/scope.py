"""What a duration governs: "for the turn, A and B", "A and B for the turn".

One duration in a list of changes is said of all of them, in front of the first or behind the last.
A list with a duration anywhere else has no reading: nothing would say how long the others last.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from dcg.language.grammar import Grammar
from dcg.language.productions import defaults
from dcg.official.language.processes import (
    Lasting,
    Process,
    Restrict,
    RestrictPlayer,
    SetDP,
    TreatAs,
)
from dcg.official.language.selectors import (
    All,
    Choose,
    IsCategory,
    Ref,
    Selector,
    Target,
)
from dcg.official.language.terms import Duration, Whose, Zone
from dcg.official.text.grammar.changes.restrictions import SUBJECT
from dcg.official.text.grammar.changes.said_together import (
    PREDICATES,
    Steps,
    groups,
    is_timed,
    never_written,
    put,
)

UNSAID: Duration = "while_active"
"""The duration of a change for which no words stand."""
GOVERNED: Duration = "governed"


def install(grammar: Grammar) -> None:
    """Adds lists of changes with one duration; said of one subject, each change carries it itself."""
    joints = ("and", "and then")
    grammar.one_of("led_predicates", "predicates")
    grammar.rule(
        "led_predicates",
        "that Digimon's {restriction:timing_silenced} effects don't activate",
        lambda restriction: (Restrict(Ref("that:Digimon"), restriction, UNSAID),),
        None,
    )
    grammar.listed("changes", "led_predicates", *joints, make=_flat, take=groups, chained=True)
    for first in ("choice", "reference"):
        grammar.rule(
            "governed",
            f"{{one:{first}}} and {{other:every}} {{items:predicate_list}} {{duration:duration}}",
            _of_two,
            _two_subjects if first == "choice" else _with_this_one,
            many=None if first == "choice" else True,
        )
        grammar.rule(
            "governed",
            f"{{duration:duration}} , {{one:{first}}} and {{other:every}} {{items:predicate_list}}",
            lambda duration, **said: (
                None if duration == UNSAID else _of_two(**said, duration=duration)
            ),
            None,
        )
    grammar.rule(
        "governed",
        "{one:this} and {other:bare_plural} {items:predicate_list} {duration:duration}",
        _of_two,
        None,
        many=True,
    )
    grammar.rule(
        "governed",
        "all of {whose:whose} Digimon and Security Digimon {items:predicate_list} {duration:duration}",
        _of_both_kinds,
        None,
        many=True,
    )
    grammar.rule(
        "governed",
        "give all of {whose:whose} Digimon and Security Digimon {items:given_list} {duration:duration}",
        _of_both_kinds,
        None,
    )
    grammar.rule(
        "governed",
        "{one:every} and {other:every} {items:predicate_list} {duration:duration}",
        _of_two,
        _two_every,
        many=True,
    )
    grammar.rule("governed", "{duration:duration} , {changes:changes}", led, _taken_apart)
    grammar.rule("governed", "{duration:duration} , {it:act}", _forbidden_for, None)
    grammar.listed(
        "followed", "predicates", *joints, make=_followed, take=never_written, least=2, chained=True
    )
    grammar.one_of("governed", "followed")


def one_scope(steps: Steps) -> bool:
    """Whether no change of a list goes without the duration that another has."""
    changes = (each for each in steps if isinstance(each, (*PREDICATES, Lasting, RestrictPlayer)))
    said = {each.duration == UNSAID for each in changes}
    return len(said) < 2


def _flat(lists: tuple[Steps, ...]) -> Steps:
    return tuple(step for steps in lists for step in steps)


def led(duration: Duration, changes: Steps) -> Steps | None:
    """A duration said first holds for everything behind it."""
    if duration == UNSAID or any(each.duration != UNSAID for each in changes):
        return None
    return _governed(duration, changes)


def _followed(lists: tuple[Steps, ...]) -> Steps | None:
    """A duration said last, and nowhere before, holds for everything in front of it."""
    *before, last = lists
    first = _flat(tuple(before))
    duration = last[0].duration
    if duration == UNSAID or is_timed(last[0]) or any(each.duration != UNSAID for each in first):
        return None
    return _governed(duration, (*first, *last))


def _governed(duration: Duration, changes: Steps) -> Steps:
    if _of_one_subject(changes):
        return tuple(replace(_of_all(each, changes[0]), duration=duration) for each in changes)
    return (Lasting(duration, tuple(replace(each, duration=GOVERNED) for each in changes)),)


def _of_all(change: Any, first: Any) -> Any:
    """The change, where "them" is all that the first is said of: nothing is chosen of it (15-11-2)."""
    if change.target == Ref("them") and isinstance(first.target, All):
        return replace(change, target=first.target)
    return change


def _of_two(one: Target, other: All, items: tuple[Steps, ...], duration: Duration) -> Steps | None:
    """ "1 of your Digimon and all of your Security Digimon get ...": said once of both."""
    if duration == UNSAID:
        return (
            None
            if isinstance(one, Choose)
            else _flat((put(one, items, UNSAID), put(other, items, UNSAID)))
        )
    changes = tuple(step for each in (one, other) for step in put(each, items, GOVERNED))
    return (Lasting(duration, changes),)


def _of_both_kinds(whose: Whose, items: tuple[Steps, ...], duration: Duration) -> Steps | None:
    """ "All of your Digimon and Security Digimon": those on the field and those that are checked."""
    digimon = (IsCategory(("digimon",)),)
    zones: tuple[Zone, Zone] = ("battle_area", "security_stack")
    there, checked = (All(Selector(zone, whose, digimon)) for zone in zones)
    return _of_two(there, checked, items, duration)


def _two_subjects(steps: Any) -> dict[str, Any] | None:
    return _subjects(steps, Choose)


def _with_this_one(steps: Any) -> dict[str, Any] | None:
    return _subjects(steps, Ref)


def _two_every(steps: Any) -> dict[str, Any] | None:
    return _subjects(steps, All)


def _subjects(steps: Any, kind: type[Choose] | type[All] | type[Ref]) -> dict[str, Any] | None:
    """The one, all of the others, and what is said of both: the same, for as long."""
    changes: Steps
    match steps:
        case (Lasting(duration=duration, changes=changes),):
            pass
        case (first, _, *_) if getattr(first, "duration", None) == UNSAID:
            duration, changes = UNSAID, steps
        case _:
            return None
    match changes:
        case _ if len(changes) % 2 == 0 and all(isinstance(each, PREDICATES) for each in changes):
            half = len(changes) // 2
            of_one: Steps = changes[:half]
            of_all: Steps = changes[half:]
            one, other = of_one[0].target, of_all[0].target
            if not isinstance(one, kind) or not isinstance(other, All):
                return None
            again = Ref(one.bind) if isinstance(one, Choose) and one.bind else one
            targets = (one, *(again for _ in of_one[1:]))
            items = tuple(map(_unsaid, of_one))
            alike = tuple(each.target for each in of_one) == targets and all(
                each.target == other for each in of_all
            )
            if alike and items == tuple(map(_unsaid, of_all)):
                return {"one": one, "other": other, "items": items, "duration": duration}
    return None


def _unsaid(change: Any) -> Any:
    """A change of nothing in particular, for no time that is said."""
    return replace(change, target=SUBJECT, duration=defaults(type(change))["duration"])


def _of_one_subject(changes: Steps) -> bool:
    """Whether all are said of what the first is said of; "it" is that, and "that Digimon" a choice."""
    if any(isinstance(each, RestrictPlayer) for each in changes):
        return False
    first = changes[0].target
    again = {Ref("it"), Ref("them"), *(_THAT if isinstance(first, Choose) else ())}
    return all(
        each.target in again or (each.target == first and not isinstance(first, Choose))
        for each in changes[1:]
    )


_THAT = tuple(
    Ref(f"{that}:{noun}") for that in ("that", "those") for noun in ("Digimon", "Tamer", "card")
)


def _taken_apart(steps: Any) -> dict[str, Any] | None:
    match steps:
        case (Lasting(duration=duration, changes=changes),):
            unsaid = tuple(replace(each, duration=UNSAID) for each in changes)
            return {"duration": duration, "changes": unsaid}
    return None


def _forbidden_for(duration: Duration, it: Process) -> Steps | None:
    """ "Until their turn ends, your opponent can't play Digimon by effects", "... change its original DP"."""
    if not isinstance(it, RestrictPlayer | SetDP | TreatAs) or duration == UNSAID:
        return None
    return (replace(it, duration=duration),) if it.duration == UNSAID else None
