"""The Evolution Phase: racking, and the ways to evolve (4-1 to 4-45)."""

from __future__ import annotations

from dcg.battle_evolution.codes.absent import NO_CARD
from dcg.battle_evolution.codes.in_force import InForce
from dcg.battle_evolution.codes.places import Zone
from dcg.battle_evolution.codes.questions import Question, SpanKind
from dcg.battle_evolution.codes.turn import Method, Motive
from dcg.battle_evolution.events.options import Decline, Pick, PickMethod
from dcg.battle_evolution.language.processes.cards import RackMore
from dcg.battle_evolution.reading import values
from dcg.battle_evolution.reading.match import ArenaMatch
from dcg.battle_evolution.rules.asking import Running, ask, ask_card
from dcg.battle_evolution.rules.by_card import by_card, by_dp, dp_futures, evolution_cards
from dcg.battle_evolution.rules.by_dna import by_dna, dna_futures
from dcg.battle_evolution.rules.moving import move_cards, send_away
from dcg.battle_evolution.rules.resolving import settle
from dcg.battle_evolution.rules.windows import open_phase


def evolution_phase(match: ArenaMatch) -> Running[None]:
    """The turn player's Evolution Phase."""
    seat = match.state.player
    yield from open_phase(match)
    yield from rack(match, seat)
    side = match.side(seat)
    if match.state.evolved or not side.active or values.prohibited(match, seat, "evolve"):
        return  # after a partner evolution the rest is skipped (4-10)
    match.open_span(SpanKind.EVOLVING)
    if side.abnormal:
        # Only an Evolution card (4-5 to 4-9).
        if evolution_cards(match, seat):
            yield from by_card(match, seat, optional=True)
    else:
        method = yield from _method(match, seat)
        if method is Method.CARD:
            yield from by_card(match, seat, optional=False)
        elif method is Method.DNA:
            yield from by_dna(match, seat)
        elif method is Method.DP:
            yield from by_dp(match, seat)
    # What is left in the evolution zone is trashed when the phase ends (4.2-24).
    send_away(match, Zone.EVOLUTION_ZONE, tuple(side.evolution_zone), Motive.RESOLVED)
    match.close_span(SpanKind.EVOLVING)


def rack(match: ArenaMatch, seat: int) -> Running[None]:
    """Up to one card goes from hand into the DP zone, more if an effect says so (4-2, 4-3)."""
    while not values.prohibited(match, seat, "rack"):
        allowed = 1 + values.more(match, seat, InForce.RACK_MORE, RackMore)
        if match.state.racked >= allowed:
            return
        fit = [card for card in match.side(seat).hand if match.facts(card).card.plus_p is not None]
        card = yield from ask_card(match, seat, Question.RACK, fit, optional=True)
        if card is None:
            return
        move_cards(match, seat, Zone.HAND, (card,), Zone.DP_ZONE, Motive.RACKED)
        yield from settle(match)


def _method(match: ArenaMatch, seat: int) -> Running[Method | None]:
    """The player picks one method, or none (4-40)."""
    options: list[Pick] = []
    if evolution_cards(match, seat):
        options.append(PickMethod(Method.CARD))
    if dna_futures(match, seat):
        options.append(PickMethod(Method.DNA))
    if not values.prohibited(match, seat, "evolve_by_dp") and dp_futures(match, seat, NO_CARD):
        options.append(PickMethod(Method.DP))
    picked = yield from ask(seat, Question.METHOD, [*options, Decline()])
    return picked.method if isinstance(picked, PickMethod) else None
