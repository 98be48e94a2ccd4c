"""DP that an evolution does not discard (f-no-dp-3 to f-no-dp-7, 4.3-23)."""

from __future__ import annotations

from dcg.battle_evolution.codes.absent import NO_CARD
from dcg.battle_evolution.codes.places import Zone
from dcg.battle_evolution.codes.turn import Motive
from dcg.battle_evolution.events.effects import KeptDpSet
from dcg.battle_evolution.events.evolving import DpSet
from dcg.battle_evolution.reading.match import ArenaMatch
from dcg.battle_evolution.rules.becoming import Attempt
from dcg.battle_evolution.rules.moving import move_cards


def keep_dp(match: ArenaMatch, attempt: Attempt) -> None:
    """Either the card is deleted instead, or all DP goes under it where it is attached."""
    seat, card = attempt.seat, attempt.keeper
    side = match.side(seat)
    if attempt.keeps_dp.delete_this and card in side.evolution_zone:
        move_cards(match, seat, Zone.EVOLUTION_ZONE, (card,), Zone.DELETED, Motive.DELETED)
    if attempt.keeps_dp.under_this and card != NO_CARD and card in side.attached:
        dp = side.dp
        cards = tuple(side.dp_zone)
        move_cards(match, seat, Zone.DP_ZONE, cards, Zone.UNDER_ATTACHMENT, Motive.PUT, under=card)
        if side.dp:
            match.emit(DpSet(seat, 0))
        match.emit(KeptDpSet(card, dp))
