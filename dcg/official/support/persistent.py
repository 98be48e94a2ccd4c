"""What persistent effects cannot say yet, told from what they say (15-8-2)."""

from __future__ import annotations

from typing import Final

from dcg.language.node import Node
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.effect import Effect
from dcg.official.support.tree import walk


def of_cards_off_the_field(effect: Effect) -> bool:
    """Whether a persistent effect changes, forbids or allows something of cards that are not on the field: that
    is done of the DP of Security Digimon alone, and of the effect's own card in the hand or while it is revealed."""
    if effect.kind != "persistent":
        return False
    given = {
        id(inside)
        for node in walk(effect.body)
        if isinstance(node, Effect)
        for inside in walk(node)
    }
    return any(
        id(node) not in given and _is_of_cards(node, effect.zones) for node in walk(effect.body)
    )


def _is_of_cards(node: Node, zones: tuple[str, ...]) -> bool:
    target = getattr(node, "target", None)
    if target == s.Ref("this_card"):
        return _OWN_CARD.isdisjoint(zones)
    if not isinstance(target, s.All) or target.selector.zone in _ON_THE_FIELD:
        return False
    return not (isinstance(node, p.ModifyDP) and target.selector.zone == "security_stack")


_OWN_CARD: Final = frozenset(("hand", "revealed"))
_ON_THE_FIELD: Final = ("battle_area", "breeding_area", "field")


def no_amount_for_each(effect: Effect) -> bool:
    """Whether a persistent effect makes for each of something what is no amount of DP or of a cost, and no keyword
    effect whose numbers add up (16-3-3)."""
    if effect.kind != "persistent":
        return False
    return any(
        not _adds_up(step)
        for node in walk(effect.body)
        if isinstance(node, p.Repeat)
        for step in (node.process.steps if isinstance(node.process, p.Seq) else (node.process,))
    )


def _adds_up(process: p.Process) -> bool:
    if isinstance(process, p.GainKeyword):
        return process.keyword == "security_attack" and isinstance(process.value, int)
    return isinstance(process, p.ModifyDP | p.ReduceCost) and isinstance(process.amount, int)
