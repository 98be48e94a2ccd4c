"""The End Phase (9-1 to 9-9)."""

from __future__ import annotations

from dcg.battle_evolution.codes.places import Zone
from dcg.battle_evolution.codes.questions import Question
from dcg.battle_evolution.codes.turn import Motive
from dcg.battle_evolution.events.turn import LingeringEnded
from dcg.battle_evolution.reading import values
from dcg.battle_evolution.reading.match import ArenaMatch
from dcg.battle_evolution.rules.asking import Running, ask_card
from dcg.battle_evolution.rules.moving import move_cards, send_away
from dcg.battle_evolution.rules.resolving import settle
from dcg.battle_evolution.rules.windows import open_phase


def end_phase(match: ArenaMatch) -> Running[None]:
    """The hand goes down to its limit, lingering effects end, supports are discarded."""
    seat = match.state.player
    yield from open_phase(match)
    yield from discard_down(match, seat, values.hand_limit(match, seat))
    match.emit(LingeringEnded())
    for player in (0, 1):
        supports = tuple(match.side(player).support_zone)
        send_away(match, Zone.SUPPORT_ZONE, supports, Motive.RESOLVED)
    match.happened.clear()


def discard_down(match: ArenaMatch, seat: int, limit: int) -> Running[None]:
    """The turn player alone discards down to so many cards (9-2)."""
    side = match.side(seat)
    chosen: list[int] = []
    left = sorted(side.hand)
    while len(left) > limit:
        card = yield from ask_card(match, seat, Question.DISCARD, left)
        assert card is not None
        chosen.append(card)
        left.remove(card)
    if chosen:
        move_cards(match, seat, Zone.HAND, chosen, Zone.TRASH, Motive.DISCARDED)
        yield from settle(match)
