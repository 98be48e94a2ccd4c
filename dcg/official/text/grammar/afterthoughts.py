"""Sentences that change what stands in front of them: "... instead" (18-2), "add 1 to this effect's level
maximum" (15-15-5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from dcg.language.grammar import Grammar
from dcg.language.node import Node
from dcg.official.language.processes import (
    ByCost,
    Digivolve,
    If,
    May,
    ModifyDP,
    Overwrite,
    Play,
    Process,
    RaiseDeletions,
    RaiseMaximum,
    ReduceCost,
    Seq,
    TrashTopSecurity,
)
from dcg.official.language.selectors import (
    AllTrue,
    Choose,
    Compare,
    Condition,
    Filter,
    IsDifferent,
    NotMatching,
    Number,
    Ref,
    Scaled,
    Selector,
    SharesName,
    Sum,
)
from dcg.official.language.terms import Differing, Whose
from dcg.official.language.terms import Maximum as LargestOf
from dcg.official.support.tree import walk
from dcg.official.text.grammar import so_many
from dcg.official.text.grammar.amounts import Scale
from dcg.official.text.grammar.filters import in_order
from dcg.official.text.grammar.so_many import More, more_of, so_many_more


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
    | AllDifferent
    | Otherwise
    | Maximum
    | More
    | Instead
    | InsteadBy
    | Further
    | Cheaper
    | TakenOff
)

ALWAYS: Final = AllTrue(())
"""The condition of what is done instead for its price alone."""

_NAMES: dict[LargestOf, str] = {"level": "level", "dp": "DP", "play_cost": "play cost"}


def install(grammar: Grammar) -> None:
    """Adds the sentences."""
    for attribute, name in _NAMES.items():
        grammar.word("maximum_of", attribute, f"this effect's {name} maximum")
        for verb in ("choose", "delete", "play"):
            for thing in ("", "of the Digimon", "of the card"):
                grammar.spelling(
                    "maximum_of",
                    attribute,
                    f"the maximum {name} {thing} you can {verb} with|by this effect",
                    f"the maximum {name} {thing} this effect can {verb}",
                    f"the max {name} {thing} you can {verb} with|by this effect",
                    f"the {name} this effect may|can {verb}",
                )
        grammar.spelling("maximum_of", attribute, f"this {name}-deletion effect's maximum")
        for kind in (name, f"{name}-based"):
            grammar.spelling(
                "maximum_of",
                attribute,
                f"this {kind} deletion effect's maximum",
                f"the maximum this {kind} deletion effect can delete",
                f"the maximum {kind} deletion effects",
            )
        grammar.spelling(
            "maximum_of",
            attribute,
            f"this effect's playable card's {name} maximum",
            f"this effect's choosable {name}s",
        )
    grammar.act(
        RaiseDeletions,
        "!add {amount:number} to the maximum your DP-based deletion effects can delete",
        of=None,
        whose="yours",
    )
    grammar.act(
        RaiseDeletions,
        "!add {amount:number} to the maximum DP you can choose with DP-based deletion effects",
        reads_only=True,
        of=None,
        whose="yours",
    )
    grammar.act(
        RaiseDeletions,
        "!add {amount:number} to {of:owner} DP-based deletion effects' maximums",
        whose="yours",
    )
    grammar.act(
        RaiseDeletions,
        "!add {amount:number} to {of:owner} DP deletion effects' maximums",
        reads_only=True,
        whose="yours",
    )
    grammar.rule(
        "afterthought",
        "{scale:scale} , add {times:number} to {attribute:maximum_of}",
        _maximum,
        _scaled,
    )
    grammar.rule(
        "afterthought",
        "{scale:scale} , add {times:signed} to {attribute:maximum_of}",
        _maximum,
        None,
    )
    grammar.rule(
        "afterthought", "add {times:number} to {attribute:maximum_of} {scale:scale}", _maximum, None
    )
    grammar.rule(
        "afterthought",
        "{scale:scale} , it gets {times:signed} to {attribute:maximum_of}",
        _maximum,
        None,
    )
    grammar.rule(
        "afterthought",
        "if {condition:condition} , add {by:number} to {attribute:maximum_of}",
        Maximum,
        _raised_if,
    )
    _reductions(grammar)
    so_many.install(grammar)
    _taken_off(grammar)
    _so_many_trashed(grammar)
    grammar.rule(
        "afterthought",
        "if {condition:condition} , {other:clause} instead",
        Instead,
        lambda said: said._asdict() if isinstance(said, Instead) else None,
    )
    grammar.rule(
        "afterthought",
        "by {cost:costs} , {other:clause} instead",
        InsteadBy,
        lambda said: said._asdict() if isinstance(said, InsteadBy) else None,
    )
    grammar.rule("afterthought", "by {cost:costs} , instead {other:clause}", InsteadBy, None)
    grammar.spelling("digivolver", "", "it", "this|that Digimon")
    for cost in ("the digivolution cost", "the cost"):
        grammar.rule(
            "afterthought",
            f"when|if {{_:digivolver}} would digivolve by|with this effect , reduce {cost} by {{amount:number}}",
            Cheaper,
            None,
        )
    grammar.rule(
        "afterthought",
        "when|if it would be played by|with this effect , reduce the play cost by {amount:number}",
        Cheaper,
        None,
    )
    grammar.rule(
        "afterthought",
        "{scale:scale} , reduce this effect's digivolution cost by {times:number}",
        lambda scale, times: Cheaper(Scaled(scale[1], times, scale[0])),
        None,
    )
    grammar.rule(
        "afterthought",
        "this effect can't play cards of the same level",
        lambda: AllDifferent("level"),
        None,
    )
    grammar.rule(
        "afterthought",
        "this effect can't play cards with the same name|names as any of {of:owned_on_field}",
        NoNamesakes,
        None,
    )
    grammar.rule(
        "afterthought",
        "otherwise , {process:clause}",
        Otherwise,
        lambda said: said._asdict() if isinstance(said, Otherwise) else None,
    )
    for words in ("otherwise", "if it's not ,", "if you don't have one ,"):
        grammar.rule("afterthought", f"{words} {{process:clause}}", Otherwise, None)
    grammar.rule("afterthought", "if {condition:condition} , instead {other:clause}", Instead, None)
    grammar.rule(
        "afterthought",
        "if {condition:condition} , you may instead {other:units}",
        lambda condition, other: Instead(condition, May(other)),
        None,
    )
    for words in ("", "if {condition:condition} ,"):
        grammar.rule("afterthought", f"{words} it further gets {{amount:dp_change}}", Further, None)


def _reductions(grammar: Grammar) -> None:
    """What is less than the text shows (15-15-5-2)."""
    less = "reduce {attribute:maximum_of} by"
    grammar.rule(
        "afterthought",
        f"{{scale:scale}} , {less} {{times:number}}",
        lambda scale, times, attribute: _maximum(scale, -times, attribute),
        _scaled_down,
    )
    grammar.rule(
        "afterthought",
        "{scale:scale} , remove {times:number} from {attribute:maximum_of}",
        lambda scale, times, attribute: _maximum(scale, -times, attribute),
        None,
    )
    grammar.rule(
        "afterthought",
        f"if {{condition:condition}} , {less} {{by:number}}",
        lambda condition, by, attribute: Maximum(attribute, -by, condition),
        _reduced_if,
    )
    players: tuple[tuple[Whose, str], ...] = (
        ("yours", "your"),
        ("opponents", "your opponent's"),
    )
    for whose, owner in players:
        grammar.rule(
            "act",
            f"!reduce the maximum {owner} DP-based deletion effects can delete by {{by:number}}",
            lambda by, whose=whose: RaiseDeletions(-by, whose=whose),
            _reduced_deletions(whose),
        )


def _so_many_trashed(grammar: Grammar) -> None:
    """ "For each X, reduce the number of security cards trashed by 1": fewer than the sentence in front
    says; or with "add 1 to", more."""
    cards = "the number of security cards trashed"
    for fewer, words in (
        (True, f"reduce {cards} by {{times:number}}"),
        (False, f"add {{times:number}} to {cards}"),
    ):

        def changed(scale: Scale, times: int, fewer: bool = fewer) -> SoManyTrashed:
            return SoManyTrashed(Scaled(scale[1], -times if fewer else times, scale[0]))

        def said(node: Any, fewer: bool = fewer) -> dict[str, Any] | None:
            if not isinstance(node, SoManyTrashed) or (node.by.times < 0) != fewer:
                return None
            return {"scale": (node.by.per, node.by.number), "times": abs(node.by.times)}

        grammar.rule("afterthought", f"{{scale:scale}} , {words}", changed, said)
    older = "add {times:number} to the number of cards trashed by this effect {scale:scale}"
    grammar.rule(
        "afterthought",
        older,
        lambda scale, times: SoManyTrashed(Scaled(scale[1], times, scale[0])),
        None,
    )


def _taken_off(grammar: Grammar) -> None:
    """ "Further reduce it by 1 for each ...": more than what the sentence in front takes off."""
    grammar.rule(
        "afterthought",
        "{scale:scale} , further reduce it by {times:number}",
        lambda scale, times: TakenOff(Scaled(scale[1], times, scale[0])),
        _taken_off_for_each,
    )
    grammar.rule(
        "afterthought",
        "further reduce it by {times:number} {scale:scale}",
        lambda scale, times: TakenOff(Scaled(scale[1], times, scale[0])),
        None,
    )
    grammar.rule(
        "afterthought",
        "if {condition:condition} , further reduce it by {by:number}",
        TakenOff,
        lambda said: (
            {"condition": said.condition, "by": said.by}
            if isinstance(said, TakenOff) and said.condition is not None
            else None
        ),
    )


def _taken_off_for_each(said: Any) -> dict[str, Any] | None:
    if not isinstance(said, TakenOff) or not isinstance(said.by, Scaled):
        return None
    by = said.by
    return {"scale": (by.per, by.number), "times": by.times} if said.condition is None else None


def _reduced_deletions(whose: Whose) -> Callable[[Any], dict[str, Any] | None]:
    def take(node: Any) -> dict[str, Any] | None:
        if not isinstance(node, RaiseDeletions) or node.of is not None or node.whose != whose:
            return None
        return {"by": -node.amount} if isinstance(node.amount, int) and node.amount < 0 else None

    return take


def _scaled_down(said: Any) -> dict[str, Any] | None:
    values = _scaling(said)
    return {**values, "times": -values["times"]} if values and values["times"] < 0 else None


def _reduced_if(said: Any) -> dict[str, Any] | None:
    values = _condition_of(said)
    return {**values, "by": -values["by"]} if values and values["by"] < 0 else None


def _maximum(scale: Scale, times: int, attribute: LargestOf) -> Maximum:
    return Maximum(attribute, Scaled(scale[1], times, scale[0]))


def _raised_if(said: Any) -> dict[str, Any] | None:
    values = _condition_of(said)
    return values if values and values["by"] >= 0 else None


def _condition_of(said: Any) -> dict[str, Any] | None:
    if not isinstance(said, Maximum) or said.condition is None:
        return None
    return said._asdict() if isinstance(said.by, int) else None


def _scaled(said: Any) -> dict[str, Any] | None:
    values = _scaling(said)
    return values if values and values["times"] >= 0 else None


def _scaling(said: Any) -> dict[str, Any] | None:
    if not isinstance(said, Maximum) or not isinstance(said.by, Scaled):
        return None
    if said.condition is not None:
        return None
    by = said.by
    return {"scale": (by.per, by.number), "times": by.times, "attribute": said.attribute}


def with_afterthought(
    before: tuple[Process, ...], said: Afterthought, *, behind_then: bool = False
) -> Process | None:
    """What the last sentence before and the afterthought say together: None where it is not clear what
    that is about. "Instead" is said of everything in front of it, so that must be one sentence, or of what
    stands behind "Then" (BT17-065#Q2820)."""
    instead = isinstance(said, Instead | InsteadBy)
    if not before or (instead and len(before) > 1 and not behind_then):
        return None
    last = before[-1]
    if isinstance(said, Cheaper):
        return _cheaper(last, said.amount)
    if isinstance(said, Further):
        return _and_further(last, said)
    if isinstance(said, SoManyTrashed):
        if not isinstance(last, TrashTopSecurity) or not isinstance(last.count, int):
            return None
        return replace(last, count=Sum((last.count, said.by)))
    if isinstance(said, TakenOff):
        return _taking_more_off(last, said)
    if isinstance(said, NoNamesakes):
        return _narrowed(last, NotMatching(SharesName(said.of)))
    if isinstance(said, AllDifferent):
        return _narrowed(last, IsDifferent(said.by))
    if isinstance(said, Otherwise):
        conditional = isinstance(last, If) and last.otherwise is None
        return replace(last, otherwise=said.process) if conditional else None
    if isinstance(said, Instead):
        return Overwrite(last, said.condition, said.other)
    if isinstance(said, InsteadBy):
        return Overwrite(last, ALWAYS, ByCost(said.cost, said.other))
    if isinstance(said, More):
        return so_many_more(last, said)
    raised = [node for node in walk(last) if _is_maximum(node, said.attribute)]
    if len(raised) != 1:
        return None
    return RaiseMaximum(last, said.attribute, said.by, said.condition)


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
    if (besides := _taken_off_besides(process)) is not None:
        return besides
    match process:
        case Overwrite(condition=condition, other=ByCost() as other) if condition == ALWAYS:
            return process.process, InsteadBy(other.cost, other.then)
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
