"""Players: supports, hands, permissions and prohibitions."""

from __future__ import annotations

from typing import Literal

from dcg.battle_evolution.language.selectors import Amount, Cards
from dcg.battle_evolution.language.terms import Whose
from dcg.language.node import Node

Deed = Literal[
    "attack_is_countered",
    "support_is_voided",
    "hp_is_lowered_by_effects",
    "hp_is_lowered_by_supports",
    "hp_is_lowered_except_by_attacks",
    "gain_first_attack",
    "mulligan",
    "evolve",
    "evolve_by_dp",
    "use_any_phase",
    "support",
    "support_with_digimon",
    "support_with_options",
    "support_from_deck",
    "rack",
    "attach",
    "draw_by_effects",
    "change_attack",
    "is_flattened",
    "recover",
    "boost",
    "lose_attachments",
    "use_circle",
    "use_triangle",
    "use_cross",
]
"""What can be forbidden to a player: each speaks of the player's own attacks, supports, active
(f-evo-bonus-3)."""


class Cannot(Node, frozen=True):
    """The player cannot do this, or it cannot happen to what is the player's. `costs_too`: "(costs are
    0)", costs that would do it cost nothing (f-cost-9); else costs are exempt (f-cost-11)."""

    deed: Deed
    whose: Whose = "own"
    costs_too: bool = False


class MoreSupports(Node, frozen=True):
    """The player may place so many more supports this turn."""

    count: Amount = 1
    whose: Whose = "own"


class PlaySupport(Node, frozen=True):
    """Places another card as a support; it resolves after a restart (7-12). From the deck unseen, face down."""

    cards: Cards


class OpenHand(Node, frozen=True):
    """The hand lies face up (f-hidden-9)."""

    whose: Whose = "opponent"


class TurnDeck(Node, frozen=True):
    """The deck is turned over and played face up while this lasts (f-hidden-8)."""

    whose: Whose = "opponent"


class HandLimit(Node, frozen=True):
    """The hand is discarded down to so many cards in the End Phase instead of 6 (9-2)."""

    to: int
    whose: Whose = "own"


class MoreAttachments(Node, frozen=True):
    """The player's active has so many more attachment slots."""

    count: int = 1
    whose: Whose = "own"


class ActivateCard(Node, frozen=True):
    """Uses the ACTIVATE effect of a card, which stays unused itself (f-timing-7)."""

    cards: Cards


PlayerProcess = (
    Cannot
    | MoreSupports
    | PlaySupport
    | OpenHand
    | TurnDeck
    | HandLimit
    | MoreAttachments
    | ActivateCard
)
