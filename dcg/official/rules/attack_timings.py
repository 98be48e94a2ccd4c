"""What follows an attack declaration (11-3 to 11-6), from the counter timing to the end of the attack."""

from __future__ import annotations

from dcg.kernel.absent import NO_CAUSE
from dcg.official.codes.absent import THE_PLAYER
from dcg.official.codes.attack import BLOCK, CONFIRMING, COUNTER, ENDING
from dcg.official.codes.effects import WITH_ATTACK
from dcg.official.codes.spans import ATTACK
from dcg.official.events.attack import (
    AttackDeclared,
    AttackEnded,
    AttackSucceededOnPlayer,
    AttackTimingReached,
)
from dcg.official.reading.durations import expiring
from dcg.official.rules.asking import Asking
from dcg.official.rules.attacking import attacker_of
from dcg.official.rules.battle import battle, fighting
from dcg.official.rules.blocking import offer_block
from dcg.official.rules.effects.delayed import BEFORE_END_OF_ATTACK, come_due
from dcg.official.rules.effects.from_hand import offer
from dcg.official.rules.effects.pending import drain
from dcg.official.rules.effects.triggers import happen
from dcg.official.rules.happening import Happening
from dcg.official.rules.match import MatchDecided, OfficialMatch
from dcg.official.rules.security import security_checks
from dcg.official.state.permanent import Permanent


def last_declared(match: OfficialMatch) -> int:
    """The ordinal of the declaration of the attack under way, where the board was given with it."""
    ordinal = declared = NO_CAUSE
    for event in match.log:
        ordinal += not event.PRIVATE
        if type(event) is AttackDeclared:
            declared = ordinal
    return declared


def attack_timings(match: OfficialMatch) -> Asking[None]:
    """From counter timing to the end of the attack (11-3 to 11-6). Where an effect ends the attack, the
    timings in between do not come (15-15-1-1)."""
    match.open_span(ATTACK, match.attack_because)
    for timing in (_counter_timing, _block_timing, _confirm, _pierce):
        if not _is_ending(match):
            yield from timing(match)
    if not _is_ending(match):
        reach_end(match)
    yield from _end(match)
    match.close_span(ATTACK)


def _is_ending(match: OfficialMatch) -> bool:
    attack = match.state.attack
    assert attack is not None
    return attack.timing == ENDING


def _counter_timing(match: OfficialMatch) -> Asking[None]:
    """11-3: the non-turn player's [Counter] effects trigger; one activates (11-3-2): one of the hand,
    or else one that is pending."""
    seat = 1 - match.state.turn.player
    ordinal = match.emit(AttackTimingReached(COUNTER))
    if "counter_timing" in match.tables.watched:
        timing = Happening("counter_timing", ordinal, seat=seat)
        happen(match, timing)
        yield from offer(match, timing, seat)
    yield from drain(match)


def _block_timing(match: OfficialMatch) -> Asking[None]:
    """11-4: the non-turn player may block (12)."""
    match.emit(AttackTimingReached(BLOCK))
    yield from offer_block(match)
    yield from drain(match)


def _confirm(match: OfficialMatch) -> Asking[None]:
    """11-5: what the attack succeeds on, if on anything."""
    match.emit(AttackTimingReached(CONFIRMING))
    attack = match.state.attack
    attacker = attacker_of(match)
    if attack is None or attacker is None:
        return
    if attack.target != THE_PLAYER:
        target = fighting(match, attack.target)
        if target is not None:
            yield from battle(match, attacker, target)
        return
    yield from succeed_on_player(match, attacker)


def _pierce(match: OfficialMatch) -> Asking[None]:
    """What <Piercing> checks is checked immediately before the end of attack timing (16-6-1, EX8-045#Q3931)."""
    come_due(match, BEFORE_END_OF_ATTACK)
    yield from drain(match)


def succeed_on_player(match: OfficialMatch, attacker: Permanent) -> Asking[None]:
    """11-5-1-1 and 11-5-1-2: security checks, or the win."""
    opponent = 1 - attacker.seat
    if match.state.sides[opponent].security_stack:
        yield from security_checks(match, attacker)
    elif 1 + match.board.view(attacker).security_attack > 0:
        match.emit(AttackSucceededOnPlayer(opponent))
        raise MatchDecided(attacker.seat, "attack")


def reach_end(match: OfficialMatch) -> None:
    """The end of attack timing comes (11-6-1), by itself or by an effect: then what would have come before it
    is done with it (15-15-1-1)."""
    ordinal = match.emit(AttackTimingReached(ENDING))
    come_due(match, BEFORE_END_OF_ATTACK, "end_of_attack")
    attacker = attacker_of(match)
    if attacker is not None and "attack_ended" in match.tables.watched:
        happen(match, Happening("attack_ended", ordinal, [match.board.view(attacker)]))


def _end(match: OfficialMatch) -> Asking[None]:
    """11-6: what is due at the end of attack timing and what triggers is settled before it ends."""
    yield from drain(match)
    match.emit(AttackEnded(expiring(match.state, WITH_ATTACK)))
    yield from drain(match)
