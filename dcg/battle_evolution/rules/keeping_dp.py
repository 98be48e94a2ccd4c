"""DP that an evolution does not discard (f-no-dp-3 to f-no-dp-7, 4.3-23)."""

from __future__ import annotations

from dcg.battle_evolution.codes.absent import NO_CARD
from dcg.battle_evolution.codes.places import Zone
from dcg.battle_evolution.codes.turn import Motive
from dcg.battle_evolution.events.effects import KeptDpSet
from dcg.battle_evolution.events.evolving import DpSet
from dcg.battle_evolution.reading.attempt import Attempt
from dcg.battle_evolution.reading.match import ArenaMatch
from dcg.battle_evolution.rules.moving import move_cards, send_away


def keep_dp(match: ArenaMatch, attempt: Attempt) -> None:
    """Either the card is deleted instead, or all DP goes under it where it is attached."""
    seat, card = attempt.seat, attempt.keeper
    side = match.side(seat)
    says = attempt.keeps_dp
    assert says is not None
    if says.delete_this and card in side.evolution_zone:
        move_cards(match, seat, Zone.EVOLUTION_ZONE, (card,), Zone.DELETED, Motive.DELETED)
    if says.under_this and card != NO_CARD and card in side.attached:
        dp = side.dp
        cards = tuple(side.dp_zone)
        move_cards(match, seat, Zone.DP_ZONE, cards, Zone.UNDER_ATTACHMENT, Motive.PUT, under=card)
        if side.dp:
            match.emit(DpSet(seat, 0))
        match.emit(KeptDpSet(card, dp))


def give_up_dp(match: ArenaMatch, seat: int, card: int) -> None:
    """A card that counts as DP is discarded, and what it counted for goes with it (4.3-12)."""
    side = match.side(seat)
    if card in side.dp_zone:
        move_cards(match, seat, Zone.DP_ZONE, (card,), Zone.TRASH, Motive.DP_DISCARDED)
        return
    above = next(attachment for attachment, under in side.kept if under == card)
    left = side.kept_dp.get(above, 0) - (match.facts(card).card.plus_p or 0)
    send_away(match, Zone.UNDER_ATTACHMENT, (card,), Motive.DP_DISCARDED, at=seat)
    match.emit(KeptDpSet(above, max(left, 0)))
