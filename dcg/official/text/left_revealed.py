"""What an effect sees of cards: whether all it reveals are left where it speaks of what is left of them."""

from __future__ import annotations

from typing import Any, Final

from dcg.language.node import Node
from dcg.official.language.effect import Effect
from dcg.official.language.processes import Bind, LookAt, RevealCards
from dcg.official.language.selectors import All, Choose, Each, Ref, Selector
from dcg.official.support.tree import walk

_ALL: Final = All(Selector(zone="revealed"))


def none_is_taken(effect: Effect) -> bool:
    """Whether nothing is done to some of the revealed cards alone: they are "the revealed cards" then, and not
    "the rest"."""
    nodes = list(walk(effect.body))
    chosen = {"revealed"}
    for node in nodes:
        if isinstance(node, Bind) and _is_revealed(node.target, chosen):
            chosen |= {"it", node.target.bind or "it"}
    return _ALL in nodes and not any(_takes(node, chosen) for node in nodes)


def sees_no_hand(effect: Effect) -> bool:
    """Whether it shows no cards where they are: what it does to the opponent's hand is done "without looking"."""
    return not any(isinstance(node, LookAt | RevealCards) for node in walk(effect.body))


def _takes(node: Node, chosen: set[str]) -> bool:
    if isinstance(node, Bind):
        return False
    done_to = (getattr(node, name, None) for name in ("target", "into"))
    return any(_is_revealed(value, chosen) for value in done_to)


def _is_revealed(value: Any, chosen: set[str]) -> bool:
    match value:
        case Ref(name=name):
            return name in chosen
        case Choose(selector=selector) | All(selector=selector):
            return value != _ALL and "revealed" in (selector.zone, *selector.also)
        case Each(choices=choices):
            return any(_is_revealed(each, chosen) for each in choices)
    return False
