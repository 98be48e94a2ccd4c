"""The proxy of the Destiny Zone, used for the partner in hand (g-proxy-1 to g-proxy-3, f-proxy-1 to
f-proxy-3)."""

from __future__ import annotations

from dcg.battle_evolution.codes.places import Zone
from dcg.battle_evolution.codes.turn import Motive
from dcg.battle_evolution.reading.match import ArenaMatch
from dcg.battle_evolution.rules.moving import move_cards


def proxies(match: ArenaMatch, seat: int) -> list[int]:
    """The proxies that a player can use now: none without the own partner in hand (f-proxy-2)."""
    if not match.holders.proxies:
        return []
    definition_of = match.state.definition_of
    there = [
        card
        for card in match.side(seat).destiny_zone
        if definition_of[card] in match.holders.proxies
    ]
    if not there or _partner_in_hand(match, seat) is None:
        return []
    return [card for card in there if match.facts(card).card.proxy]


def _partner_in_hand(match: ArenaMatch, seat: int) -> int | None:
    for card in match.side(seat).hand:
        if card in match.state.partners:
            return card
    return None


def bring_proxy(match: ArenaMatch, seat: int, card: int, to: Zone, motive: Motive) -> None:
    """The partner is discarded, and the proxy goes to its zone, not from hand (f-proxy-1, f-proxy-2)."""
    partner = _partner_in_hand(match, seat)
    assert partner is not None
    move_cards(match, seat, Zone.HAND, (partner,), Zone.TRASH, Motive.PROXIED)
    move_cards(match, seat, Zone.DESTINY_ZONE, (card,), to, motive)
