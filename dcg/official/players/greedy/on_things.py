"""What a process done to one card or permanent is worth to the seat that looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dcg.official.keywords import WORTH, security_attack
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.players.greedy.effect_view import EffectView
from dcg.official.players.greedy.evaluation import (
    CARD,
    SECURITY_ATTACK,
    Evaluation,
    security,
)
from dcg.official.reading.facts import Thing
from dcg.official.state.permanent import Permanent

THOUSAND_DP: Final = 0.25
"""1000 DP for a while."""

UNDER: Final = 0.5
"""A digivolution card."""

Verb = Callable[[Evaluation, EffectView, Any, Thing], float]

UNRATED_KEYWORD: Final = 0.5
"""A keyword effect gained that is worth nothing by itself, or not rated."""


def _owned(evaluation: Evaluation, thing: Thing) -> float:
    """1 for what is this seat's, -1 for what is the opponent's."""
    if isinstance(thing, Permanent):
        return 1.0 if thing.seat == evaluation.view.seat else -1.0
    return 1.0 if evaluation.view.is_mine(thing) else -1.0


def _delete(evaluation: Evaluation, seen: EffectView, process: p.Process, thing: Thing) -> float:
    if isinstance(thing, Permanent):
        return -evaluation.signed(thing)
    return -_owned(evaluation, thing) * evaluation.in_hand(thing)


def _to_hand(evaluation: Evaluation, seen: EffectView, process: p.Process, thing: Thing) -> float:
    if isinstance(thing, Permanent):
        return -0.9 * evaluation.signed(thing)
    return _owned(evaluation, thing) * evaluation.in_hand(thing)


def _to_deck(evaluation: Evaluation, seen: EffectView, process: p.Process, thing: Thing) -> float:
    return -evaluation.signed(thing) if isinstance(thing, Permanent) else 0.0


def _to_security(
    evaluation: Evaluation, seen: EffectView, process: p.Process, thing: Thing
) -> float:
    sign = _owned(evaluation, thing)
    seat = evaluation.view.seat if sign > 0 else evaluation.view.opponent
    gained = sign * security(evaluation.view.security(seat))
    return gained - evaluation.signed(thing) if isinstance(thing, Permanent) else gained


def _power(
    evaluation: Evaluation, seen: EffectView, process: p.ModifyDP | p.SetDP, thing: Thing
) -> float:
    """DP for a while; down to 0 deletes."""
    if not isinstance(thing, Permanent):
        return 0.0
    dp = evaluation.view.of(thing).dp
    if dp is None:
        return 0.0
    amount = (
        seen.number(process.amount)
        if isinstance(process, p.ModifyDP)
        else seen.number(process.value) - dp
    )
    if dp + amount <= 0:
        return -evaluation.signed(thing)
    tie = 0.001 * evaluation.permanent(thing)
    worth = (THOUSAND_DP + tie) * amount / 1000
    return _owned(evaluation, thing) * worth


def _keyword(
    evaluation: Evaluation, seen: EffectView, process: p.GainKeyword, thing: Thing
) -> float:
    if not isinstance(thing, Permanent):
        return 0.0
    if process.keyword == security_attack.KEYWORD.name:
        worth = SECURITY_ATTACK * seen.number(process.value)
    else:
        worth = WORTH.get(process.keyword, UNRATED_KEYWORD)
    if process.duration == "for_the_turn" and not evaluation.view.can_attack(thing):
        worth *= 0.1
    return _owned(evaluation, thing) * worth * (1 + 0.01 * evaluation.permanent(thing))


def _suspend(evaluation: Evaluation, seen: EffectView, process: p.Process, thing: Thing) -> float:
    """A suspended Digimon neither attacks nor blocks, and can be attacked."""
    if not isinstance(thing, Permanent) or thing.suspended:
        return 0.0
    return -_ready(evaluation, thing)


def _unsuspend(evaluation: Evaluation, seen: EffectView, process: p.Process, thing: Thing) -> float:
    if not isinstance(thing, Permanent) or not thing.suspended:
        return 0.0
    return _ready(evaluation, thing)


def _ready(evaluation: Evaluation, held: Permanent) -> float:
    """Being unsuspended: for a Digimon about as much as an attack."""
    sign = _owned(evaluation, held)
    return sign * (1.0 + 0.25 * evaluation.permanent(held))


def _restrict(evaluation: Evaluation, seen: EffectView, process: p.Restrict, thing: Thing) -> float:
    """Prohibitions hold their target back; those of what is done to it protect it."""
    if not isinstance(thing, Permanent):
        return 0.0
    protects = process.restriction.startswith(("be_", "have_", "leave_"))
    worth = 1.0 + 0.1 * evaluation.permanent(thing)
    return _owned(evaluation, thing) * (worth if protects else -worth)


def _favour(evaluation: Evaluation, seen: EffectView, process: p.Process, thing: Thing) -> float:
    """Something good for whoever has it."""
    worth = 1.0 + 0.1 * evaluation.permanent(thing) if isinstance(thing, Permanent) else 0.5
    return _owned(evaluation, thing) * worth


def _place_under(
    evaluation: Evaluation, seen: EffectView, process: p.PlaceUnder, thing: Thing
) -> float:
    """A card goes under something: less in the hand or on the field, more to inherit from."""
    if isinstance(thing, Permanent):
        return -evaluation.signed(thing) + _owned(evaluation, thing) * UNDER
    in_hand = evaluation.in_hand(thing) if thing in evaluation.view.hand else 0.0
    return _owned(evaluation, thing) * (UNDER - in_hand)


def _move(evaluation: Evaluation, seen: EffectView, process: p.MoveDigimon, thing: Thing) -> float:
    """In the battle area it can fight; in the breeding area nothing happens to it."""
    favour = _favour(evaluation, seen, process, thing)
    return favour if process.to == "battle_area" else -favour


def _treat_as(evaluation: Evaluation, seen: EffectView, process: p.TreatAs, thing: Thing) -> float:
    """A Tamer that is a Digimon can attack; other information only opens ways."""
    worth = UNDER + (process.dp or 0) / 1000 if process.as_digimon else 0.1
    return _owned(evaluation, thing) * worth


def _lose_top(
    evaluation: Evaluation,
    seen: EffectView,
    process: p.DeDigivolve
    | p.TrashTopOfStack
    | p.Restack
    | p.PlaceTopInSecurity
    | p.ReturnTopToHand,
    thing: Thing,
) -> float:
    """<De-Digivolve> and what takes top cards away: down to the card that would be on top."""
    if not isinstance(thing, Permanent) or len(thing.cards) < 2:
        return 0.0
    count = seen.number(process.count) if isinstance(process, p.DeDigivolve) else 1
    below = evaluation.view.facts(thing.cards[max(0, len(thing.cards) - 1 - count)])
    lost = max(0.0, evaluation.permanent(thing) - evaluation.on_field(below))
    return -_owned(evaluation, thing) * lost


def _lose_under(
    evaluation: Evaluation, seen: EffectView, process: p.TrashDigivolutionCards, thing: Thing
) -> float:
    if not isinstance(thing, Permanent):
        return -_owned(evaluation, thing) * UNDER
    below = len(thing.cards) - 1
    count = below if process.all else min(below, seen.number(process.count))
    return -_owned(evaluation, thing) * UNDER * count


def _play(evaluation: Evaluation, seen: EffectView, process: p.Play, thing: Thing) -> float:
    if isinstance(thing, Permanent):
        return 0.0
    facts = evaluation.view.facts(thing)
    cost = 0.0
    if not process.free:
        cost = float(max(0, (facts.play_cost or 0) - seen.number(process.reduction)))
    return _owned(evaluation, thing) * (evaluation.on_field(facts) - cost)


def _digivolve(
    evaluation: Evaluation, seen: EffectView, process: p.Digivolve, thing: Thing
) -> float:
    """A permanent into the best card there is for it; a card for the permanent it is on."""
    held = thing if isinstance(thing, Permanent) else seen.held
    if held is None:
        return 0.0
    into: list[Thing] = seen.available(process.into.selector) if thing is held else [thing]
    best = max(
        (
            evaluation.on_field(evaluation.view.facts(card))
            for card in into
            if isinstance(card, int)
        ),
        default=None,
    )
    if best is None:
        return 0.0
    cost = 0 if process.free or process.cost is None else seen.number(process.cost)
    return _owned(evaluation, held) * (best + CARD - evaluation.permanent(held) - cost)


def _link(evaluation: Evaluation, seen: EffectView, process: p.Process, thing: Thing) -> float:
    """A card of its player beside a Digimon."""
    if isinstance(thing, Permanent):
        return -0.5 * evaluation.signed(thing)
    return _owned(evaluation, thing) * evaluation.as_link(evaluation.view.facts(thing))


def _app_fuse(evaluation: Evaluation, seen: EffectView, process: p.AppFuse, thing: Thing) -> float:
    """Into the best of the cards, whichever of them it can be."""
    if not isinstance(thing, Permanent) or not thing.links:
        return 0.0
    into = [card for card in seen.available(process.into.selector) if isinstance(card, int)]
    fused = [facts for card in into if (facts := evaluation.view.facts(card)).app_fusion]
    best = max((evaluation.on_field(facts) for facts in fused), default=None)
    if best is None:
        return 0.0
    return _owned(evaluation, thing) * (best + CARD - evaluation.permanent(thing))


def _attack(evaluation: Evaluation, seen: EffectView, process: p.Process, thing: Thing) -> float:
    return 2.0 * _owned(evaluation, thing)


def _nothing(evaluation: Evaluation, seen: EffectView, process: p.Process, thing: Thing) -> float:
    """To be chosen like what is taken to the hand, but for now nothing happens to it."""
    return 0.1 * _to_hand(evaluation, seen, process, thing)


ON_THINGS: Final[dict[type, Verb]] = {
    p.Delete: _delete,
    p.TrashCards: _delete,
    p.ReturnToHand: _to_hand,
    p.AddToHand: _to_hand,
    p.ReturnToDeck: _to_deck,
    p.PlaceInSecurity: _to_security,
    p.RevealCards: _nothing,
    p.ModifyDP: _power,
    p.SetDP: _power,
    p.ModifyPlayCost: _favour,
    p.GainKeyword: _keyword,
    p.GainEffect: _favour,
    p.GainEffectsUnder: _favour,
    p.Immune: _favour,
    p.Permit: _favour,
    p.PreventLeaving: _favour,
    p.PlaceInBattleArea: _favour,
    p.Use: _favour,
    p.Restrict: _restrict,
    p.PlaceUnder: _place_under,
    p.MoveDigimon: _move,
    p.TreatAs: _treat_as,
    p.Suspend: _suspend,
    p.Unsuspend: _unsuspend,
    p.DeDigivolve: _lose_top,
    p.TrashTopOfStack: _lose_top,
    p.Restack: _lose_top,
    p.PlaceTopInSecurity: _lose_top,
    p.ReturnTopToHand: _lose_top,
    p.TrashDigivolutionCards: _lose_under,
    p.Play: _play,
    p.Digivolve: _digivolve,
    p.LinkCards: _link,
    p.AppFuse: _app_fuse,
    p.DeclareAttack: _attack,
}
"""Processes that are done to things, by what one thing of their target adds."""


def targets_of(process: object) -> list[s.Choose]:
    """The choices a process asks for."""
    found = [getattr(process, "target", None), getattr(process, "into", None)]
    choices = [each for each in found if isinstance(each, s.Choose)]
    for each in found:
        if isinstance(each, s.Each):
            choices += each.choices
    return choices
