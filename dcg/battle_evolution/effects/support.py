"""What of a card nothing runs, by name: such a card is refused in decks."""

from __future__ import annotations

from typing import Final

from dcg.battle_evolution.effects import VERBS
from dcg.battle_evolution.language.abilities import Flatten
from dcg.battle_evolution.language.card import Card
from dcg.battle_evolution.language.effect import Effect, Printed
from dcg.battle_evolution.language.processes import (
    Process,
    battle,
    control,
    evolving,
    players,
    power,
)
from dcg.battle_evolution.language.selectors import Stat
from dcg.battle_evolution.reading.trees import nodes_in
from dcg.language.node import Node

_PROCESSES: Final = frozenset(
    kind
    for module in (battle, control, evolving, players, power)
    for kind in vars(module).values()
    if isinstance(kind, type) and kind.__module__ == module.__name__
)
"""Kinds of processes, in modules of their own."""

_CONTINUOUS: Final = frozenset(
    {
        battle.GainAbility,
        battle.GainType,
        battle.GainName,
        battle.ChangeWorth,
        power.Boost,
        players.Cannot,
        players.HandLimit,
        players.MoreAttachments,
        players.MoreSupports,
        players.TurnDeck,
        evolving.ChangeDp,
        control.If,
        control.Seq,
    }
)
"""What a passive effect can say continuously."""

_CHANGED_STAT: Final[dict[type[Node], str]] = {evolving.ChangeDp: "dp", power.Boost: "power"}
"""What a passive changes: it cannot count that itself."""


def lacking(card: Card) -> list[str]:
    """What of a card, its other sides included, nothing runs: empty for a card that can be played."""
    found: dict[str, None] = {}
    for side in (card, *card.faces):
        for node in nodes_in(side):
            kind = type(node)
            if isinstance(node, control.Unsupported):
                found[f"words that nothing reads: {node.phrase}"] = None
            elif kind in _PROCESSES and kind not in VERBS:
                found[kind.__name__] = None
            elif isinstance(node, battle.GainAbility) and isinstance(node.ability, Flatten):
                if node.ability.condition is not None:
                    found["GainAbility of a conditional Flatten"] = None
        for effect in side.effects:
            for name in _continuous_lacking(effect):
                found[name] = None
    return list(found)


def _continuous_lacking(effect: Effect) -> list[str]:
    if not all(isinstance(one, Printed) and one.timing == "passive" for one in effect.when):
        return []
    return [f"continuous {type(node).__name__}" for node in _said(effect.does) if _lacks(node)]


def _lacks(node: Node) -> bool:
    if type(node) not in _CONTINUOUS:
        return True
    stat = _CHANGED_STAT.get(type(node))
    return any(isinstance(one, Stat) and one.stat == stat for one in nodes_in(node))


def _said(sentences: tuple[Process, ...]) -> list[Process]:
    """The processes of a passive, without what holds them."""
    found: list[Process] = []
    for node in sentences:
        if isinstance(node, control.Seq):
            found += _said(node.steps)
        elif isinstance(node, control.If):
            held = (node.then, *((node.otherwise,) if node.otherwise is not None else ()))
            found += _said(held)
        else:
            found.append(node)
    return found
