"""The places in an effect where a part of another card's effect could stand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, get_args

from dcg.language.node import Node
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.effect import Effect
from dcg.official.language.trigger import Trigger
from dcg.official.support.tree import walk
from dcg.official.text.grammar.sentences.body import CONTROL
from dcg.official.text.grammar.things.nouns import ON_THE_FIELD
from dcg.official.text.icons import BY_NAME
from tests.official.text.combinations.parts import names_something, stands_alone

Path = tuple[str | int, ...]
"""Fields and places in tuples, from an effect down to a part of it."""


@dataclass(frozen=True, slots=True)
class Site:
    """A place in an effect where a part of a role stands; `about` is what it is a part of."""

    path: Path
    role: str
    about: str
    held: Any


_DURATIONS: Final = ("while_active", "permanent", "governed")
"""Durations that are no words, or those of what stands around."""


def _tag(node: Any) -> str:
    return str(node.__struct_config__.tag).replace("_", " ")


def _where(selector: s.Selector) -> str:
    """What kind of noun it is: what stands on the field, or cards."""
    if selector.zone in ON_THE_FIELD:
        return "field"
    return "cards" if selector.zone not in ("revealed", "security_stack", "deck") else selector.zone


def _target_role(node: Any) -> str | None:
    match node:
        case s.Choose(selector=selector, chooser="yours") | s.All(selector=selector):
            return f"target {_where(selector)}"
        case s.Each(choices=choices):
            return f"target {_where(choices[0].selector)}"
        case s.Ref(name="this"):
            return "target field"
    return None


_TARGETS: Final = {"target", "under", "to", "attacker"}
_NO_PLACES: Final = ("digi_egg_deck", "in_no_area")
"""Zones that cards are seldom taken from by name."""
_WITH_TARGETS: Final = tuple(
    each for each in get_args(p.Process) if each not in (p.PreventLeaving, p.DnaDigivolve)
)
_NUMBERS: Final = {"amount", "reduction", "times", "by"}


def _every_site(node: Any, path: Path = (), about: str = "") -> Iterator[Site]:
    """Every part that another card's could stand for."""
    if isinstance(node, tuple):
        for place, each in enumerate(node):
            yield from _every_site(each, (*path, place), about)
        return
    if not isinstance(node, Node) or (isinstance(node, Effect) and path):
        return
    about = _tag(node) if not isinstance(node, s.Selector | s.Choose | s.All | s.Each) else about
    for name in node.__struct_fields__:
        held = getattr(node, name)
        here = (*path, name)
        if name == "count" and isinstance(held, s.Count):
            continue  # as many as there are
        if name in _TARGETS and isinstance(node, _WITH_TARGETS) and (role := _target_role(held)):
            yield Site(here, role, about, held)
        if name == "match" and isinstance(node, s.Selector) and node.zone != "in_no_area":
            for place, each in enumerate(held):
                role = "noun" if isinstance(each, s.IsCategory) else "filter"
                if not isinstance(each, s.NameIs) and not _holds_nouns(each):
                    yield Site((*here, place), f"{role} {_where(node)}", about, each)
        if name == "duration" and held not in _DURATIONS:
            yield Site(here, "duration", about, held)
        if (
            name == "condition"
            and path[-1:] != ("condition",)
            and isinstance(held, s.Condition)
            and held != s.AllTrue(())
        ):
            yield Site(here, "condition", about, held)
        if name == "cost" and isinstance(node, p.ByCost) and node.keyword is None:
            yield Site(here, "cost", about, held)
        if name in _NUMBERS and _is_a_number_of(node) and isinstance(held, int | s.Scaled):
            yield Site(here, f"number {about}", about, held)
        if name == "number" and isinstance(node, s.Scaled):
            yield Site(here, "counted", about, held)
        if name in ("process", "then", "other", "steps") and isinstance(node, p.Process):
            for place, each in enumerate(held if isinstance(held, tuple) else (held,)):
                if isinstance(each, Node) and not isinstance(each, (*CONTROL, p.Seq)):
                    yield Site((*here, place) if name == "steps" else here, "process", about, each)
        if name == "effect" and isinstance(node, p.GainEffect):
            yield Site(here, "quoted", about, held)
        yield from _every_site(held, here, about)
    yield from _of_a_kind(node, path, about)


def _holds_nouns(each: Any) -> bool:
    """Whether it is more than a word or phrase at a noun: nouns of its own, or the very thing."""
    if isinstance(each, s.IsCategory | s.HasDigivolutionCard):
        return False
    return any(isinstance(inside, s.IsCategory | s.IsRef | s.AllOf) for inside in walk(each))


def _of_one(selector: s.Selector) -> bool:
    """Whether it is one thing that was spoken of."""
    return any(isinstance(each, s.IsRef) for each in selector.match)


def _is_a_number_of(node: Any) -> bool:
    """Whether a number in it says something: of what is played free nothing is taken off."""
    return isinstance(node, p.Process) and not getattr(node, "free", False)


def _of_a_kind(node: Any, path: Path, about: str) -> Iterator[Site]:
    """Parts that are several fields of a node together."""
    match node:
        case s.Choose(total=None, chooser="yours") if not _of_one(node.selector) and (
            isinstance(node.count, int) and path[-1:] != ("into",) and "joined" not in path
        ):
            held: Any = {"count": node.count, "up_to": node.up_to}
            yield Site(path, f"count {_where(node.selector)}", about, held)
        case s.Selector() if (
            _where(node) == "cards"
            and node.under is None
            and not _of_one(node)
            and not {node.zone, *node.also} & {*_NO_PLACES}
        ):
            held = {each: getattr(node, each) for each in ("zone", "whose", "of", "also")}
            yield Site(path, "place", about, held)
        case s.Selector() if (
            _where(node) == "field" and node.zone == "battle_area" and not _of_one(node)
        ):
            yield Site(path, "whose", about, {"whose": node.whose, "other": node.other})
        case p.GainKeyword():
            held = {"keyword": node.keyword, "value": node.value, "what": node.what}
            yield Site(path, "keyword", about, held)
        case p.Restrict(by=(), only_into=()) if node.duration not in _DURATIONS:
            yield Site(path, "restriction", about, {"restriction": node.restriction})
        case Trigger(subject=s.Selector() | s.Ref("this")):
            event = node.event.replace("_", " ")
            yield Site(path, "subject", event, {"subject": node.subject})
            rest = {
                name: getattr(node, name)
                for name in node.__struct_fields__
                if name not in ("subject", "match")
            }
            yield Site(path, "happening", event, rest)
        case Trigger(subject=None):
            yield Site(path, "player trigger", "trigger", _fields(node))


def _fields(node: Node) -> dict[str, Any]:
    return {name: getattr(node, name) for name in node.__struct_fields__}


def sites(effect: Effect) -> Iterator[Site]:
    """The places whose parts speak of nothing else in the effect, and aren't spoken of."""
    if any(isinstance(each, s.Such | p.RaiseMaximum) for each in walk(effect)):
        return  # what they mean stands in another part
    icons = {BY_NAME[name].trigger for name in effect.icons}
    for site in _every_site(effect):
        if site.path[0] == "triggers" and (
            icons & set(effect.triggers) or _spoken_of(effect, site)
        ):
            continue
        held = tuple(site.held.values()) if isinstance(site.held, dict) else site.held
        if not names_something(held) and stands_alone(held):
            yield site


def kind(effect: Effect, role: str) -> str:
    """Triggers wait for what happened or would, and what is done is not what holds."""
    if role in ("subject", "happening", "player trigger", "process", "cost"):
        when = "would" if effect.kind == "immediate" else effect.kind == "persistent"
        return f"{role} {when}"
    return role


def _spoken_of(effect: Effect, site: Site) -> bool:
    """Whether later sentences speak of what the trigger is about."""
    if len(effect.triggers) > 1:
        return True
    meant = {each.name for each in walk(effect.body) if isinstance(each, s.Ref)}
    return bool(meant & {"subject", "subjects", "object", "entering"}) or any(
        isinstance(each, p.PreventLeaving | s.TriggeredBy | s.CountTriggered | p.ReduceCost)
        for each in walk(effect.body)
    )
