"""Looking at cards, alone or together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from dcg.battle_evolution.effects.cards import Verb, finish, moved
from dcg.battle_evolution.effects.choosing import Picking, choose
from dcg.battle_evolution.language.processes import cards as nodes
from dcg.battle_evolution.reading.viewpoint import Viewpoint
from dcg.battle_evolution.rules.asking import Running
from dcg.battle_evolution.rules.moving import look_at, show
from dcg.language.node import Node


def reveal(view: Viewpoint, node: nodes.Reveal) -> Running[bool]:
    """For both to see, until the effect ends."""
    choice = yield from choose(view, node.cards)
    _note(view, choice)
    for side, zone, card in choice.cards:
        show(view.match, side, zone, (card,))
    moved(view, [held.card for held in choice.cards])
    yield from finish(view, choice)
    return choice.whole


def look(view: Viewpoint, node: nodes.Look) -> Running[bool]:
    """For the effect's player alone."""
    choice = yield from choose(view, node.cards)
    _note(view, choice)
    for side, zone, card in choice.cards:
        look_at(view.match, view.seat, side, zone, (card,))
    moved(view, [held.card for held in choice.cards])
    yield from finish(view, choice)
    return choice.whole


def _note(view: Viewpoint, choice: Picking) -> None:
    view.revealed += [(card, zone, side) for side, zone, card in choice.cards]


LOOKING_VERBS: Final[Mapping[type[Node], Verb]] = {nodes.Reveal: reveal, nodes.Look: look}
"""Verbs of cards that are looked at."""
