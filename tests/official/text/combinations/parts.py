"""The phrases of the compiled cards by what they are in a sentence: conditions, costs, triggers, clauses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, NamedTuple, get_args

import msgspec

from dcg.language.node import Node
from dcg.language.printer import Printer
from dcg.official.catalogue.cards import catalogue
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.effect import Effect
from dcg.official.language.terms import Category
from dcg.official.language.trigger import Trigger
from dcg.official.support import lacking_in
from dcg.official.support.tree import walk
from dcg.official.text.effects import Section, grammar
from dcg.official.text.grammar.changes.said_together import PREDICATES
from dcg.official.text.grammar.sentences.body import CONTROL
from dcg.official.text.grammar.sentences.steps import joined, steps_of
from dcg.official.text.icons import BY_NAME
from dcg.official.text.references import bindings

LATEST: Final = ("BT24", "BT25", "EX11", "ST21", "ST22")
"""Sets that nothing is taken from: how far their cards are read says how the language does on cards that
nobody has looked at."""

KNOWN: Final = frozenset(("this", "this_card", "attacker", "you", "opponent"))
"""What can be spoken of without having been named before."""
_OF_OTHERS: Final = (
    s.DidThat,
    s.CountDone,
    s.CountTriggered,
    s.TriggeredBy,
    s.EnteredBy,
    s.WasFaceUp,
    s.MemoryGained,
    s.MemoryPaid,
    s.Such,
    s.IsForDigiXros,
    p.Unsupported,
    p.NextTime,
    p.PreventLeaving,
    p.WidenDigiXros,
)
"""Nodes that speak of what stands elsewhere in their effect."""
_SENTENCES: Final = (*CONTROL, p.RevealTop, p.RevealCards, p.LookAt)
"""What takes sentences of its own."""
_OF_A_SUBJECT: Final = (*PREDICATES, p.DeclareAttack, p.Digivolve, p.DnaDigivolve, p.AppFuse)
"""What a Digimon is said to do or get, in words that begin with it."""
_WHEN_DONE: Final = ("trigger", "activation", "main")
"""Kinds of effects that do something at a time."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """A part in words, and what it means."""

    text: str
    node: Any


@dataclass(slots=True)
class Parts:
    """The phrases of each role, as often as cards have them."""

    by_role: dict[str, list[Phrase]] = field(default_factory=dict)

    def add(self, role: str, text: str | None, node: Any) -> None:
        """One more, if there are words for it."""
        if text:
            self.by_role.setdefault(role, []).append(Phrase(text, node))


class Printed(NamedTuple):
    """An effect, and on what card and where it is."""

    effect: Effect
    category: Category
    section: Section


@cache
def effects() -> tuple[Printed, ...]:
    """Every effect of the catalogue that runs, as often as cards have it."""
    cards = catalogue()
    return tuple(
        Printed(effect, cards[number].category, section)
        for number in cards
        if number.partition("-")[0] not in LATEST
        for section in get_args(Section)
        for effect in getattr(cards[number], section)
        if effect.kind != "keyword" and effect.body is not None and not lacking_in(effect)
    )


def stands_alone(node: Any) -> bool:
    """Whether it speaks of nothing that stands elsewhere in its effect."""
    named, meant, revealed, reveals = set(KNOWN), set(), False, False
    for each in _outside_quotes(node):
        if isinstance(each, _OF_OTHERS) or getattr(each, "such", False):
            return False
        if isinstance(each, s.Ref):
            meant.add(each.name)
        reveals |= isinstance(each, p.RevealTop | p.RevealCards | p.LookAt)
        revealed |= isinstance(each, s.Selector) and each.zone == "revealed"
        bound = getattr(each, "bind", None)
        if bound:
            named.add(bound)
    if reveals:
        named |= {"revealed", "looked_at"}
    return meant <= named and (reveals or not revealed)


def names_something(node: Any) -> bool:
    """Whether a choice in it is named for later sentences."""
    return any(getattr(each, "bind", None) for each in _outside_quotes(node))


def unnamed(node: Any) -> Any:
    """The part without names that nothing in it speaks of."""
    meant = {each.name for each in _outside_quotes(node) if isinstance(each, s.Ref)}

    def plain(node: Any) -> Any:
        if isinstance(node, tuple):
            return tuple(map(plain, node))
        if not isinstance(node, Node) or isinstance(node, Effect):
            return node
        changed = {name: plain(getattr(node, name)) for name in node.__struct_fields__}
        if changed.get("bind") and changed["bind"] not in meant and not isinstance(node, p.ForEach):
            changed["bind"] = None
        return msgspec.structs.replace(node, **changed)

    return plain(node)


def _outside_quotes(node: Any) -> Iterator[Any]:
    if isinstance(node, p.GainEffect):
        yield node
        yield from walk(node.target)
    elif isinstance(node, tuple):
        for each in node:
            yield from _outside_quotes(each)
    elif hasattr(node, "__struct_fields__"):
        yield node
        for name in node.__struct_fields__:
            yield from _outside_quotes(getattr(node, name))


@cache
def parts(*, evened_out: bool = False) -> Parts:
    """The phrases of all effects by role, as often as cards have them or each different one once."""
    if evened_out:
        held = parts().by_role.items()
        return Parts(
            {role: list({each.text: each for each in said}.values()) for role, said in held}
        )
    found = Parts()
    for effect, _, _ in effects():
        _collect(found, effect)
    return found


def _collect(found: Parts, effect: Effect) -> None:
    assert effect.body is not None
    printer = Printer(grammar(), "Digimon", bindings(effect))

    def add(role: str, category: str, node: Any) -> None:
        node = unnamed(node)
        if stands_alone(node) and "・" not in (text := printer.attempt(category, node) or ""):
            found.add(role, text.removesuffix("."), node)

    own = tuple(trigger for name in effect.icons if (trigger := BY_NAME[name].trigger))
    if effect.triggers and effect.triggers != own:
        if effect.kind == "trigger":
            add("trigger", "triggers", effect.triggers)
        elif effect.kind == "immediate" and not _of_this_card(effect.triggers):
            add("would", "would", effect.triggers)
    if effect.condition is not None:
        add("condition", "condition", effect.condition)
    for node in _outside_quotes(effect.body):
        if isinstance(node, p.If | p.Overwrite) and node.condition != s.AllTrue(()):
            add("condition", "condition", node.condition)
        if isinstance(node, p.ByCost) and node.keyword is None:
            add("cost", "costs", node.cost)
        if isinstance(node, p.AtTiming) and node.timing != "end_of_battle":
            found.add("timing", printer.attempt("timing", node.timing), node.timing)
        if isinstance(node, s.Scaled):
            add("scale", "scale", (node.per, node.number))
        if isinstance(node, p.GainEffect):
            found.add("quoted", printer.attempt("quoted", node.effect), node.effect)
            add("whom", "target", node.target)
            found.add("duration", printer.attempt("duration", node.duration), node.duration)
        if isinstance(node, p.ModifyDP | p.GainKeyword) and effect.kind != "persistent":
            add("whom", "target", node.target)
            found.add("duration", printer.attempt("duration", node.duration), node.duration)
    for chunk in _chunks(steps_of(effect.body)):
        if effect.kind == "persistent" and effect.zones == ("battle_area",):
            add("holds", "rest", chunk)
        elif effect.kind in _WHEN_DONE:
            for inside in _within(chunk):
                add("clause", "rest", inside)
                if not any(isinstance(each, _SENTENCES) for each in steps_of(inside)):
                    add("act", "units", inside)
                    if not any(isinstance(each, _OF_A_SUBJECT) for each in steps_of(inside)):
                        add("imperative", "units", inside)


def _of_this_card(triggers: tuple[Trigger, ...]) -> bool:
    """Whether it is the card itself that would come, which is in no battle area then."""
    return s.Ref("this_card") in walk(triggers)


def _chunks(steps: Sequence[Any]) -> Iterator[Any]:
    """The steps, each with those that speak of it."""
    held: list[Any] = []
    for step in steps:
        if held and stands_alone(step):
            yield joined(tuple(held))
            held = []
        held.append(step)
    if held:
        yield joined(tuple(held))


def _within(process: Any) -> Iterator[Any]:
    """A process, and what is done in it under a condition, for a cost or if its player likes."""
    yield process
    match process:
        case p.If(then=inner, otherwise=None) | p.ByCost(then=inner) | p.May(process=inner):
            for chunk in _chunks(steps_of(inner)):
                yield from _within(chunk)
