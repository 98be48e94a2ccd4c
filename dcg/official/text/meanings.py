"""What an effect of its category can't mean: readings that parse, and would play otherwise than printed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final, get_args

from dcg.language.node import Node
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.effect import Effect
from dcg.official.language.terms import FieldArea, Prevented, TriggerEvent
from dcg.official.text.grammar.verbs.either import in_one_sentence

_CONTINUOUS = (
    p.ModifyDP,
    p.SetDP,
    p.GainKeyword,
    p.GainEffect,
    p.GainEffectsUnder,
    p.Restrict,
    p.RestrictPlayer,
    p.RaiseDeletions,
    p.Permit,
    p.Immune,
    p.TreatAs,
    p.ReduceCost,
    p.DigivolveFrom,
)
"""What an effect that has no timing can do: it holds as long as the effect is active (15-8-2)."""

_FIELD = frozenset(get_args(FieldArea))

_CHANGES_ONE = (p.ModifyDP, p.SetDP, p.GainKeyword, p.GainEffect)


def misread(effect: Effect) -> str:
    """Why the tree can't be what a card means, or nothing."""
    return next(_reasons(effect), "")


def _reasons(effect: Effect) -> Iterator[str]:
    if _FIELD.isdisjoint(effect.zones) and s.Ref("this") in _below(effect.body):
        yield "this Digimon in an effect that works off the field: the card is no Digimon there"
    if effect.kind == "security" and s.Ref("this") in _below(effect.body):
        yield "this Digimon in a [Security] effect: the card is no Digimon on the field while it is checked"
    if effect.kind not in ("persistent", "immediate"):
        if any(isinstance(process, p.ReduceCost) for process in _below(effect.body)):
            yield "a cost is reduced after it is paid: only what would happen has a cost left to pay"
        if any(isinstance(process, p.WidenDigiXros) for process in _below(effect.body)):
            yield "cards are placed for a DigiXros that is over: only what would be played has one to come"
    yield from _prevented(effect)
    yield from _looked_at(effect.body)
    yield from _spared(effect.body)
    yield from _searched(effect.body)
    yield from _behind_a_list(effect.body)
    yield from _overwritten(effect.body)
    yield from _alone(effect.body)
    if effect.kind != "persistent" and s.EACH_OF_THEM in _below(effect.body):
        yield "what each of several has is counted when something is done to all of them"
    if effect.kind == "persistent":
        if effect.per_turn:
            yield "so many times a turn, and no timing to count"
        for process in _steps(effect.body):
            if isinstance(getattr(process, "target", None), s.Choose) and not _is_this(process):
                yield f"one of several is chosen ({_name(process)}), and no timing says when"
            if not isinstance(process, _CONTINUOUS):
                yield f"something is done ({_name(process)}), and no timing says when"
            elif getattr(process, "duration", "while_active") != "while_active":
                yield f"a change that ends by itself ({_name(process)}), and no timing says when it begins"
    elif effect.turn == "any":
        for process in _below(effect.body):
            if getattr(process, "duration", None) == "while_active" and not isinstance(
                process, p.Permit
            ):
                yield f"a change ({_name(process)}), and nothing says how long it lasts"
    for process in _below(effect.body):
        if isinstance(process, _CHANGES_ONE) and process.target == s.Ref("this_card"):
            yield f"a change ({_name(process)}) of this card, which is no Digimon by itself"
        if isinstance(process, s.Selector) and process.of == s.Ref("this_card"):
            yield "cards under this card, which is no Digimon by itself"
        if isinstance(process, p.PlaceUnder) and isinstance(process.target, s.Choose):
            if process.target.bind is not None and process.under == s.Ref(process.target.bind):
                yield "something is placed under itself"
        if isinstance(process, p.PlaceUnder) and process.face_down and _several_unseen(process):
            yield "several cards from a deck are placed face down, in an order that nobody can choose unseen"
        if isinstance(process, p.Play) and _is_a_token_there(process.target):
            yield "a Token that stands in the battle area is played"
        if isinstance(process, p.Digivolve) and isinstance(process.target, s.All):
            yield "all of something digivolve into one card"
        if isinstance(process, p.Digivolve) and process.target == s.Ref("this_card"):
            yield "this card digivolves, which is no Digimon by itself"
        if isinstance(process, p.GainEffect):
            yield from _reasons(process.effect)


def _is_this(process: Any) -> bool:
    """Whether what is "chosen" is this Digimon, if it is what the effect says (15-8-2)."""
    return s.IsRef(s.Ref("this")) in process.target.selector.match


def _is_a_token_there(target: Any) -> bool:
    match target:
        case s.Choose(selector=s.Selector(zone="battle_area", match=match)):
            return s.IsToken() in match
    return False


def _several_unseen(process: p.PlaceUnder) -> bool:
    target = process.target
    return isinstance(target, s.All) and (target.selector.zone, target.selector.first) not in (
        ("deck", 1),
        (target.selector.zone, None),
    )


def _looked_at(body: Any) -> Iterator[str]:
    """Cards looked at aren't revealed, so "among them" can't be the revealed cards (15-15-4)."""
    nodes = list(_below(body))
    if any(isinstance(node, p.LookAt) for node in nodes):
        revealed = any(isinstance(node, p.RevealTop | p.RevealCards) for node in nodes)
        taken = any(isinstance(node, s.Selector) and node.zone == "revealed" for node in nodes)
        if taken and not revealed:
            yield "cards are taken from among those looked at, which aren't revealed: nothing keeps them in mind"


_BEFORE: Final[dict[Prevented, TriggerEvent]] = {
    "suspending": "suspended",
    "unsuspending": "unsuspended",
    "attacking": "attacks",
}
"""What an effect that keeps something from this waits for, where it is not leaving."""


def _prevented(effect: Effect) -> Iterator[str]:
    """Only what is about to happen is kept from happening (15-8-5-2), and for no longer than that."""
    events = {trigger.event for trigger in effect.triggers if effect.kind == "immediate"}
    for node in _below(effect.body):
        if isinstance(node, p.PreventLeaving):
            awaited = _BEFORE.get(node.what)
            if awaited not in events if awaited else events and events <= set(_BEFORE.values()):
                yield f"something is kept from {node.what}, and it is not about to"
        if isinstance(node, p.Restrict) and node.duration == "while_active":
            if node.restriction == "unsuspend" and "unsuspended" in events:
                yield "what is about to unsuspend can't, and nothing says how long that lasts"


def _spared(body: Any) -> Iterator[str]:
    """Behind a choice, all others are those that weren't chosen, not others than this one (15-10)."""
    for node in _below(body):
        if isinstance(node, p.Seq):
            for one, then in pairwise(node.steps):
                match one, then:
                    case p.Bind(), p.Delete(
                        target=s.All(selector=s.Selector(other=True) as others)
                    ):
                        if any(isinstance(each, s.NotMatching) for each in others.match):
                            continue
                        yield "others than this one are deleted, behind a choice of those that aren't"
                    case p.If(then=p.Bind()), p.Delete(target=s.All(selector=selector)):
                        if any(isinstance(each, s.NotMatching) for each in selector.match):
                            yield "all but the chosen are deleted, whether one was chosen or not"


def _searched(body: Any) -> Iterator[str]:
    """What was not searched, nothing is taken from (15-15-4)."""
    for node in _below(body):
        if isinstance(node, p.Seq):
            for one, then in pairwise(node.steps):
                match one:
                    case p.If(then=p.LookAt(selector=area)) if not isinstance(then, p.Shuffle):
                        if any(
                            isinstance(each, s.Selector) and each.zone == area.zone
                            for each in _below(then)
                        ):
                            yield "cards are taken from what was searched, whether it was or not"


def _behind_a_list(body: Any) -> Iterator[str]:
    """What stands behind a list of effects belongs to the last of them."""
    for node in _below(body):
        if isinstance(node, p.Seq):
            for one in node.steps[:-1]:
                listed = one.process if isinstance(one, p.May) else one
                if isinstance(listed, p.ChooseProcess) and not in_one_sentence(listed):
                    yield "a list of effects that more is said behind than its last"


def _alone(body: Any) -> Iterator[str]:
    """One thing differs from no other that is chosen with it (4-22): "a different name" is said of another."""
    beside = {each for node in _below(body) if isinstance(node, s.Each) for each in node.choices}
    for node in _below(body):
        if (
            isinstance(node, s.Choose)
            and (node.count, node.up_to) == (1, False)
            and node not in beside
        ):
            if any(isinstance(each, s.IsDifferent) for each in node.selector.match):
                yield "one thing that differs from others, and no others are chosen"


def _overwritten(body: Any) -> Iterator[str]:
    """What is done instead can't speak of what was not done (18-2-1)."""
    for node in _below(body):
        if isinstance(node, p.Overwrite):
            bound = {each.bind for each in _below(node.process) if isinstance(each, s.Choose)}
            said = list(_below((node.condition, node.other)))
            if any(isinstance(each, s.DidThat) for each in said):
                yield "a condition about what would be overwritten"
            if any(isinstance(each, s.Ref) and each.name in bound for each in said):
                yield "what is done instead speaks of what was chosen for the other"


def _steps(node: Any) -> Iterator[Any]:
    """The verbs of a body: what stands in its sequences and behind its conditions."""
    match node:
        case p.Seq(steps=steps):
            for step in steps:
                yield from _steps(step)
        case p.If(then=then, otherwise=otherwise):
            yield from _steps(then)
            if otherwise is not None:
                yield from _steps(otherwise)
        case p.Repeat(process=process):
            yield from _steps(process)
        case None:
            return
        case _:
            yield node


def _below(node: Any) -> Iterator[Any]:
    """Every node of a body, quoted effects left out."""
    if isinstance(node, tuple):
        for each in node:
            yield from _below(each)
    elif isinstance(node, Node) and not isinstance(node, Effect):
        yield node
        for name in node.__struct_fields__:
            yield from _below(getattr(node, name))


def _name(process: Any) -> str:
    return str(process.__struct_config__.tag).replace("_", " ")
