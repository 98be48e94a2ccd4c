"""Players: supports, hands, permissions and prohibitions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from dcg.battle_evolution.codes.in_force import InForce
from dcg.battle_evolution.codes.places import Zone
from dcg.battle_evolution.codes.turn import Motive
from dcg.battle_evolution.effects.cards import Verb, finish, moved
from dcg.battle_evolution.effects.choosing import choose
from dcg.battle_evolution.events.cards import HandOpened
from dcg.battle_evolution.events.effects import Lasting, LastingGained
from dcg.battle_evolution.language.processes import players as nodes
from dcg.battle_evolution.reading import values
from dcg.battle_evolution.reading.amounts import amount
from dcg.battle_evolution.reading.viewpoint import Viewpoint
from dcg.battle_evolution.rules.asking import Running
from dcg.battle_evolution.rules.moving import move_cards
from dcg.battle_evolution.rules.resolving import run_sentence
from dcg.language.node import Node


def _lasts(view: Viewpoint, whose: str, kind: InForce, value: int) -> bool:
    for seat in view.seats(whose):
        view.match.emit(LastingGained(Lasting(kind, seat, value, view.card, view.permanent)))
    view.acted = True
    return True


def cannot(view: Viewpoint, node: nodes.Cannot) -> bool:
    """A deed is forbidden, costs included where it says so (f-cost-10, f-cost-14)."""
    kind = InForce.CANNOT_NOR_FOR_COSTS if node.costs_too else InForce.CANNOT
    return _lasts(view, node.whose, kind, values.DEEDS.index(node.deed))


def more_supports(view: Viewpoint, node: nodes.MoreSupports) -> bool:
    """More supports this turn (7-17)."""
    return _lasts(view, node.whose, InForce.MORE_SUPPORTS, amount(view, node.count))


def hand_limit(view: Viewpoint, node: nodes.HandLimit) -> bool:
    """Another hand limit (9-2)."""
    return _lasts(view, node.whose, InForce.HAND_LIMIT, node.to)


def more_attachments(view: Viewpoint, node: nodes.MoreAttachments) -> bool:
    """More attachment slots (g-attach-5)."""
    return _lasts(view, node.whose, InForce.MORE_ATTACHMENTS, node.count)


def play_support(view: Viewpoint, node: nodes.PlaySupport) -> Running[bool]:
    """Other cards are supports and wait; from the deck face down (7-17)."""
    choice = yield from choose(view, node.cards)
    match = view.match
    for _, zone, card in choice.cards:
        owner = match.state.owner_of[card]
        if zone is not Zone.ACTIVE and not values.prohibited(match, owner, "support"):
            move_cards(match, owner, zone, (card,), Zone.SUPPORT_ZONE, Motive.SUPPORTED)
    moved(view, [held.card for held in choice.cards])
    yield from finish(view, choice)
    return choice.whole


def open_hand(view: Viewpoint, node: nodes.OpenHand) -> bool:
    """A hand lies open until the turn ends (f-hidden-9)."""
    for seat in view.seats(node.whose):
        view.match.emit(HandOpened(seat, True, tuple(sorted(view.match.side(seat).hand))))
    view.acted = True
    return True


def turn_deck(view: Viewpoint, node: nodes.TurnDeck) -> bool:
    """A deck lies face up until the turn ends (f-hidden-8)."""
    return _lasts(view, node.whose, InForce.DECK_TURNED, 0)


def activate_card(view: Viewpoint, node: nodes.ActivateCard) -> Running[bool]:
    """The ACTIVATE effect of another card, which stays unused itself (f-timing-7)."""
    choice = yield from choose(view, node.cards)
    match = view.match
    done = False
    for _, _, card in choice.cards:
        for ordinal, effect in match.facts(card).activate:
            inner = Viewpoint(match, view.seat, card, ordinal)
            for sentence in effect.does:
                yield from run_sentence(inner, sentence)
            done = view.acted = True
    return done


PLAYER_VERBS: Final[Mapping[type[Node], Verb]] = {
    nodes.Cannot: cannot,
    nodes.MoreSupports: more_supports,
    nodes.HandLimit: hand_limit,
    nodes.MoreAttachments: more_attachments,
    nodes.PlaySupport: play_support,
    nodes.OpenHand: open_hand,
    nodes.TurnDeck: turn_deck,
    nodes.ActivateCard: activate_card,
}
"""Verbs of players."""
