"""What an afterthought says, and what it makes of the process in front of it (18-2)."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from dcg.language.node import Node
from dcg.official.language.processes import (
    ByCost,
    Digivolve,
    GainKeyword,
    If,
    May,
    ModifyDP,
    Overwrite,
    Play,
    Process,
    RaiseMaximum,
    ReduceCost,
    Seq,
    TrashTopSecurity,
    Use,
)
from dcg.official.language.selectors import (
    AllTrue,
    Choose,
    Compare,
    Condition,
    Filter,
    IsDifferent,
    NameIs,
    NotMatching,
    Number,
    Ref,
    Scaled,
    Selector,
    SharesName,
    Sum,
)
from dcg.official.language.terms import Differing
from dcg.official.language.terms import Maximum as LargestOf
from dcg.official.support.tree import walk
from dcg.official.text.grammar.choices.so_many import More, more_of, so_many_more
from dcg.official.text.grammar.choices.token_or_card import namesakes_of, without_namesakes
from dcg.official.text.grammar.choices.two_places import NotNamed, not_named_of
from dcg.official.text.grammar.things.filters import in_order


class Maximum(NamedTuple):
    """By how much what can be chosen may be higher than written."""

    attribute: LargestOf
    by: Number
    condition: Condition | None = None


class Instead(NamedTuple):
    """What is done in place of what the sentence in front says, while a condition is met."""

    condition: Condition
    other: Process


class InsteadBy(NamedTuple):
    """What is done in place of what the sentence in front says, by doing something for it."""

    cost: Process
    other: Process


class GainedInstead(NamedTuple):
    """What gains, while a condition is met, what the sentence in front gives to something else."""

    condition: Condition
    target: Choose


class PlayedInstead(NamedTuple):
    """What may be played, from where the sentence in front plays a card, in place of that card."""

    condition: Condition
    match: tuple[Filter, ...]


class MaterialsFrom(NamedTuple):
    """From where cards can be placed too for the DigiXros of what the sentence in front plays."""

    source: Selector


class Further(NamedTuple):
    """What it gets besides, for as long as what the sentence in front gives, if a condition is met."""

    amount: Number
    condition: Condition | None = None


class Cheaper(NamedTuple):
    """By how much less is paid for the digivolution that the sentence in front lets happen."""

    amount: Number


class NoNamesakes(NamedTuple):
    """Cards that this effect can't play: those with the same name as any of these."""

    of: Selector


class AllDifferent(NamedTuple):
    """In what all the cards that this effect plays have to differ."""

    by: Differing


class Otherwise(NamedTuple):
    """What is done where the condition in front is not met."""

    process: Process


class ToSecurity(NamedTuple):
    """The Option card that the sentence in front uses is placed in the security stack, not trashed."""


class TakenOff(NamedTuple):
    """By how much less is paid than what stands in front says."""

    by: Number
    condition: Condition | None = None


class SoManyTrashed(NamedTuple):
    """How many more security cards are trashed, or as a negative number, how many fewer."""

    by: Scaled


Afterthought = (
    SoManyTrashed
    | NoNamesakes
    | NotNamed
    | AllDifferent
    | Otherwise
    | Maximum
    | More
    | Instead
    | InsteadBy
    | GainedInstead
    | PlayedInstead
    | MaterialsFrom
    | Further
    | Cheaper
    | ToSecurity
    | TakenOff
)

ALWAYS: Final = AllTrue(())
"""The condition of what is done instead for its price alone."""


def with_afterthought(
    before: tuple[Process, ...], said: Afterthought, *, behind_then: bool = False
) -> Process | None:
    """What the last sentence before and the afterthought say together: None where it is not clear what
    that is about. "Instead" is said of everything in front of it, so that must be one sentence, or of what
    stands behind "Then" (BT17-065#Q2820)."""
    instead = isinstance(said, Instead | InsteadBy | GainedInstead)
    if not before or (instead and len(before) > 1 and not behind_then):
        return None
    last = before[-1]
    if isinstance(said, Cheaper):
        return _cheaper(last, said.amount)
    if isinstance(said, ToSecurity):
        return _to_security(last)
    if isinstance(said, Further):
        return _and_further(last, said)
    if isinstance(said, SoManyTrashed):
        if not isinstance(last, TrashTopSecurity) or not isinstance(last.count, int):
            return None
        return replace(last, count=Sum((last.count, said.by)))
    if isinstance(said, TakenOff):
        return _taking_more_off(last, said)
    if isinstance(said, NoNamesakes):
        return _without_namesakes(last, said.of)
    if isinstance(said, NotNamed):
        return _narrowed(last, NotMatching(NameIs(said.names)))
    if isinstance(said, AllDifferent):
        return _narrowed(last, IsDifferent(said.by))
    if isinstance(said, Otherwise):
        conditional = isinstance(last, If) and last.otherwise is None
        return replace(last, otherwise=said.process) if conditional else None
    if isinstance(said, Instead):
        return Overwrite(last, said.condition, _as_long(last, said.other))
    if isinstance(said, MaterialsFrom):
        return _with_materials(last, said)
    if isinstance(said, GainedInstead):
        if not isinstance(last, GainKeyword):
            return None
        return Overwrite(last, said.condition, replace(last, target=said.target))
    if isinstance(said, PlayedInstead):
        return _another_played(last, said)
    if isinstance(said, InsteadBy):
        return Overwrite(last, ALWAYS, ByCost(said.cost, said.other))
    if isinstance(said, More):
        return so_many_more(last, said)
    raised = [node for node in walk(last) if _is_maximum(node, said.attribute)]
    if len(raised) != 1:
        return None
    return RaiseMaximum(last, said.attribute, said.by, said.condition)


def _as_long(process: Process, other: Process) -> Process:
    """What changes instead of what is said in front lasts as long, where nothing else is said of it."""
    match process, other:
        case ModifyDP(duration=duration), ModifyDP(duration="while_active"):
            return replace(other, duration=duration)
    return other


def _another_played(process: Process, said: PlayedInstead) -> Process | None:
    match process:
        case Play(target=Choose(selector=selector, count=1) as target):
            other = replace(target, selector=replace(selector, match=said.match))
            return Overwrite(process, said.condition, May(replace(process, target=other)))
    return None


def _narrowed(process: Process, by: Filter) -> Process | None:
    """The process with its one choice of cards to play narrowed: None where there is not one."""
    match process:
        case Play(target=Choose() as target):
            match_ = in_order((*target.selector.match, by))
            return replace(
                process,
                target=replace(target, selector=replace(target.selector, match=match_)),
            )
        case May(process=inner) | If(then=inner, otherwise=None):
            within = _narrowed(inner, by)
            name = "process" if isinstance(process, May) else "then"
            return replace(process, **{name: within}) if within is not None else None
        case ByCost(then=inner):
            within = _narrowed(inner, by)
            return replace(process, then=within) if within is not None else None
    return None


def _without_namesakes(process: Process, of: Selector) -> Process | None:
    """The process without what shares a name with any of these."""
    inner = process.process if isinstance(process, May) else process
    narrowed = without_namesakes(inner, of)
    if narrowed is None:
        return _narrowed(process, NotMatching(SharesName(of)))
    return replace(process, process=narrowed) if isinstance(process, May) else narrowed


def _with_materials(process: Process, said: MaterialsFrom) -> Process | None:
    match process:
        case Play(target=Choose(), materials=()):
            return replace(process, materials=(said.source,))
        case May(process=Play(target=Choose(), materials=()) as inner):
            return May(replace(inner, materials=(said.source,)), process.who)
    return None


def _to_security(process: Process) -> Process | None:
    match process:
        case Use():
            return replace(process, to_security=True)
        case May(process=Use() as inner):
            return May(replace(inner, to_security=True), process.who)
    return None


def _and_further(process: Process, said: Further) -> Process | None:
    """The change, and one more of the same thing."""
    if not isinstance(process, ModifyDP):
        return None
    more = ModifyDP(Ref("it"), said.amount, process.duration)
    return Seq((process, more if said.condition is None else If(said.condition, more)))


def _taking_more_off(process: Process, more: TakenOff) -> Process | None:
    """The process with its one reduction larger: None where it is none that has a number."""
    match process:
        case Play(free=False, reduction=int() as first):
            field = "reduction"
        case ReduceCost(amount=int() as first):
            field = "amount"
        case May(process=inner):
            within = _taking_more_off(inner, more)
            return None if within is None else May(within, process.who)
        case _:
            return None
    if more.condition is None:
        return replace(process, **{field: Sum((first, more.by))})
    if not isinstance(more.by, int):
        return None
    return Overwrite(process, more.condition, replace(process, **{field: first + more.by}))


def _taken_off_besides(process: Process) -> tuple[Process, TakenOff] | None:
    """A process whose reduction is a sum, as its first part and what is taken off besides."""
    match process:
        case May(process=inner):
            found = _taken_off_besides(inner)
            return None if found is None else (May(found[0], process.who), found[1])
        case Play(reduction=Sum(numbers=(int() as first, by))):
            return replace(process, reduction=first), TakenOff(by)
        case ReduceCost(amount=Sum(numbers=(int() as first, by))):
            return replace(process, amount=first), TakenOff(by)
        case Overwrite(process=Play(reduction=int() as first) as less, condition=condition):
            most = getattr(process.other, "reduction", None)
            if isinstance(most, int) and process.other == replace(less, reduction=most):
                return less, TakenOff(most - first, condition)
    return None


def _cheaper(process: Process, amount: Number) -> Process | None:
    """The process with its one digivolution cheaper: None where there is not one that is paid for in full."""
    match process:
        case Digivolve(free=False, cost=None, reduction=0) | Play(free=False, reduction=0):
            return replace(process, reduction=amount)
        case May(process=inner) | If(then=inner, otherwise=None):
            within = _cheaper(inner, amount)
            if within is None:
                return None
            name = "process" if isinstance(process, May) else "then"
            return replace(process, **{name: within})
    return None


def afterthought_of(process: Any) -> tuple[Process, Afterthought] | None:
    """What such a process says, and what is said of it behind."""
    match process:
        case TrashTopSecurity(count=Sum(numbers=(int() as first, Scaled() as by))):
            return replace(process, count=first), SoManyTrashed(by)
        case Play(materials=(source,)):
            return replace(process, materials=()), MaterialsFrom(source)
        case May(process=Play(materials=(source,)) as inner):
            return May(replace(inner, materials=()), process.who), MaterialsFrom(source)
    if (besides := _taken_off_besides(process)) is not None:
        return besides
    if (apart := not_named_of(process)) is not None:
        return apart
    if (namesakes := namesakes_of(process)) is not None:
        return namesakes[0], NoNamesakes(namesakes[1])
    match process:
        case Overwrite(condition=condition, other=ByCost() as other) if condition == ALWAYS:
            return process.process, InsteadBy(other.cost, other.then)
        case Overwrite(
            process=GainKeyword() as gained, condition=condition, other=GainKeyword() as given
        ) if isinstance(given.target, Choose) and given == replace(gained, target=given.target):
            return gained, GainedInstead(condition, given.target)
    if isinstance(process, Overwrite):
        return process.process, Instead(process.condition, process.other)
    if isinstance(process, If) and process.otherwise is not None:
        return replace(process, otherwise=None), Otherwise(process.otherwise)
    if isinstance(process, RaiseMaximum) and process.attribute == "number":
        return more_of(process)
    if isinstance(process, RaiseMaximum):
        return process.process, Maximum(process.attribute, process.by, process.condition)
    return None


def is_of(process: Process, said: Maximum) -> bool:
    """Whether the process has a maximum that this could be about."""
    return any(_is_maximum(node, said.attribute) for node in walk(process))


def _is_maximum(node: Node, attribute: LargestOf) -> bool:
    return (
        isinstance(node, Compare)
        and (node.attribute, node.comparison) == (attribute, "<=")
        and isinstance(node.number, int)
    )
