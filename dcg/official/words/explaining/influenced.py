"""What effects make of a permanent, change by change, each with the effect it comes from."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from dcg.official.keywords.security_attack import KEYWORD as SECURITY_ATTACK
from dcg.official.language import processes as p
from dcg.official.reading.continuous.sources import Influence, influences
from dcg.official.reading.derived_board import DerivedBoard
from dcg.official.reading.view import View
from dcg.official.words.boards.abilities import allowed, forbidden, immune
from dcg.official.words.durations import lasting
from dcg.official.words.effects import keyword
from dcg.official.words.wording import EventWording

BY_RULE = 1
"""Security checks of an attack that no effect changes (13-1-7)."""


def influenced(now: EventWording, board: DerivedBoard, identity: int) -> Iterator[str]:
    """DP and security checks with how they come about, then everything else in force, a line each."""
    view = board.derivation().views[identity]
    found = list(influences(board, identity))
    on_dp = [one for one in found if _changes_dp(one)]
    if view.dp is not None and on_dp:
        yield f"DP: {view.stack.top.dp} printed, {view.dp} now"
        yield from (f"  {_change(now, one)}" for one in on_dp)
    given = [one for one in found if _is_security_attack(one)]
    if given or SECURITY_ATTACK.name in view.stack.keywords:
        checks = max(0, BY_RULE + view.security_attack)
        yield f"Security checks: {BY_RULE} by the rules, {checks} now"
        yield from (f"  {line}" for line in _printed(now, view, SECURITY_ATTACK.name))
        yield from (f"  {_change(now, one)}" for one in given)
    for name in view.stack.keywords:
        if name != SECURITY_ATTACK.name:
            yield from _printed(now, view, name)
    for one in found:
        if type(one.statement.node) not in _ON_DP and not _is_security_attack(one):
            yield _change(now, one)


def _printed(now: EventWording, view: View, name: str) -> Iterator[str]:
    """The keyword effects of that name with the cards they are printed on."""
    for place, held in view.stack.keywords.get(name, ()):
        card = now.card(view.permanent.card_at(place))
        yield f"{keyword(name, held.effect.value)} printed on {card}"


def _changes_dp(one: Influence) -> bool:
    node = one.statement.node
    return isinstance(node, p.SetDP) or (isinstance(node, p.ModifyDP) and one.amount != 0)


def _is_security_attack(one: Influence) -> bool:
    node = one.statement.node
    return isinstance(node, p.GainKeyword) and node.keyword == SECURITY_ATTACK.name


def _change(now: EventWording, one: Influence) -> str:
    """`+1000 DP for the turn, by Seat 0's Koromon: [Your Turn] ...`."""
    statement = one.statement
    what = _WORDS[type(statement.node)](statement.node, one.amount)
    card, effect_index = statement.source
    given = next(
        (held.modifier for held in now.board.modifiers if held.modifier.id == statement.given),
        None,
    )
    until = f" {lasting(now.board, given)}".rstrip() if given is not None else ""
    text = now.effect(card, effect_index)
    return f"{what}{until}, by Seat {statement.viewpoint.seat}'s {now.card(card)}{text}"


def _information(node: p.TreatAs, amount: int) -> str:
    said = [
        *(f"named {name}" for name in node.names),
        *(f"originally named {name}" for name in node.original_names),
        *(f"originally {colour}" for colour in node.original_colours),
        *(["without traits"] if node.no_traits else []),
        *node.colours,
        *node.traits,
        *([f"level {node.level}"] if node.level is not None else []),
        *([f"{node.dp} DP"] if node.dp is not None else []),
        *(["a Digimon"] if node.as_digimon else []),
    ]
    return f"treated as {', '.join(said)}" if said else "treated as something else"


_ON_DP = (p.ModifyDP, p.SetDP)

_WORDS: Mapping[type, Callable[[Any, int], str]] = {
    p.ModifyDP: lambda node, amount: f"{amount:+d} DP",
    p.ModifyPlayCost: lambda node, amount: f"{amount:+d} play cost",
    p.SetDP: lambda node, amount: f"DP become {amount}",
    p.GainKeyword: lambda node, amount: keyword(node.keyword, amount),
    p.GainEffect: lambda node, amount: "another effect",
    p.GainEffectsUnder: lambda node, amount: "effects of its digivolution cards",
    p.Restrict: lambda node, amount: forbidden(node),
    p.Permit: lambda node, amount: allowed(node.permission),
    p.Immune: lambda node, amount: immune(node),
    p.TreatAs: _information,
}
"""What a statement does, by its process."""
