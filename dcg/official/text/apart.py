"""Whether "that Digimon", said of what was played or attacks, would be read as another Digimon."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from dcg.language.node import Node
from dcg.official.language.effect import Effect
from dcg.official.language.processes import GainEffect, NextTime
from dcg.official.language.selectors import Ref
from dcg.official.support.tree import walk
from dcg.official.text.grammar.things.nouns import CALLED
from dcg.official.text.references import Dangling, bindings, resolve

_AS_SAID: Final = {Ref("subject"): Ref("that:Digimon"), Ref("subjects"): Ref("those:Digimon")}
"""What it is, and what it would be called."""


def called_otherwise(effect: Effect) -> str:
    """What the Digimon is called that an effect waits for (to be played, to attack), where by what stands between
    "that Digimon" is another one; empty where it isn't."""
    events = {trigger.event for trigger in effect.triggers}
    called = CALLED.get(events.pop(), "") if len(events) == 1 else ""
    if not called or bindings(effect).get("subject") != ("Digimon", False):
        return ""
    try:
        read = resolve(replace(effect, body=_as_that(effect.body)))
    except Dangling:
        return ""
    return called if _spoken_of(read) != _spoken_of(effect) else ""


def _spoken_of(effect: Effect) -> int:
    return sum(node in _AS_SAID for node in walk(effect.body))


def _as_that(node: Any) -> Any:
    """With "that Digimon" for what was played; an effect within speaks of what it waits for itself."""
    if isinstance(node, Ref) and node in _AS_SAID:
        return _AS_SAID[node]
    if isinstance(node, tuple):
        return tuple(map(_as_that, node))
    if isinstance(node, GainEffect):
        return replace(node, target=_as_that(node.target))
    if not isinstance(node, Node) or isinstance(node, NextTime | Effect):
        return node
    return replace(node, **{name: _as_that(getattr(node, name)) for name in node.__struct_fields__})
