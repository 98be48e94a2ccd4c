"""Attacks (rule 11): who may attack what, declaring, and the timings that follow."""

from __future__ import annotations

from collections.abc import Sequence

from dcg.official.codes import questions
from dcg.official.codes.absent import THE_PLAYER, THE_RULES
from dcg.official.codes.attack import BLOCK, CONFIRMING, COUNTER, ENDING
from dcg.official.codes.effects import WITH_ATTACK
from dcg.official.codes.places import BATTLE_AREA
from dcg.official.codes.spans import ATTACK
from dcg.official.events.attack import (
    AttackDeclared,
    AttackEnded,
    AttackSucceededOnPlayer,
    AttackTimingReached,
    Blocked,
)
from dcg.official.events.field import PermanentsSuspended
from dcg.official.events.options import AttackWith, Block, No, Option
from dcg.official.keywords import blocker, collision, rush
from dcg.official.reading.durations import expiring
from dcg.official.reading.selecting import matches
from dcg.official.reading.view import View
from dcg.official.rules.asking import Asking, ask
from dcg.official.rules.battle import battle, fighting
from dcg.official.rules.effects.delayed import come_due
from dcg.official.rules.effects.from_hand import offer
from dcg.official.rules.effects.pending import drain
from dcg.official.rules.effects.triggers import happen
from dcg.official.rules.happening import Attacking, Happening
from dcg.official.rules.match import MatchDecided, OfficialMatch
from dcg.official.rules.security import security_checks
from dcg.official.state.permanent import Permanent


def can_attack(
    match: OfficialMatch,
    held: Permanent,
    *,
    without_suspending: bool = False,
    permits: Sequence[str] = (),
) -> bool:
    """Whether a Digimon may make an attack declaration now (11-2). `permits` is what the effect that
    makes it allows beyond the rules."""
    state = match.state
    if state.attack is not None or held.area is not BATTLE_AREA or held.seat != state.turn.player:
        return False
    if held.suspended and not without_suspending:
        return False
    view = match.board.view(held)
    if not view.is_digimon:
        return False
    if view.restrictions is not None and view.is_forbidden(
        "attack", *(() if without_suspending else ("suspend",))
    ):
        return False
    if held.played_turn == state.turn.number:
        permission = "attack_the_turn_it_was_played"
        return permission in permits or rush.can_attack_when_played(view) or view.may(permission)
    return True


def attack_options(
    match: OfficialMatch,
    held: Permanent,
    only: str | None = None,
    suspended: Sequence[Permanent] | None = None,
    permits: Sequence[str] = (),
) -> list[Option]:
    """The attacks a Digimon that can attack may declare (11-2-7-1).

    `suspended` is what of the opponent's is, where the caller has looked for it already.
    """
    view = match.board.view(held)
    limited = view.restrictions is not None
    options: list[Option] = []
    if only != "digimon" and not (limited and view.is_forbidden("attack_players")):
        options.append(AttackWith(held.id, THE_PLAYER))
    if only != "player" and not (limited and view.is_forbidden("attack_digimon")):
        targets = suspended
        if (permits or view.permissions is not None) and (
            "attack_unsuspended" in permits or view.may("attack_unsuspended")
        ):
            targets = match.state.sides[1 - held.seat].battle_area
        elif targets is None:
            targets = suspended_of(match, 1 - held.seat)
        if targets:
            options += [
                AttackWith(held.id, target.id)
                for target in targets
                if _can_be_attacked(match, view, target)
            ]
    return options


def suspended_of(match: OfficialMatch, seat: int) -> list[Permanent]:
    """What of a player's battle area is suspended."""
    return [held for held in match.state.sides[seat].battle_area if held.suspended]


def _can_be_attacked(match: OfficialMatch, attacker: View, target: Permanent) -> bool:
    view = match.board.view(target)
    if not view.is_digimon:
        return False
    return view.restrictions is None or not _forbidden_by(match, view, "be_attacked", attacker)


def _forbidden_by(match: OfficialMatch, view: View, restriction: str, by: View) -> bool:
    """Whether `view` may not suffer this from `by` (15-1-3)."""
    if view.restrictions is None:
        return False
    return any(
        name == restriction
        and given.viewpoint is not None
        and all(matches(given.viewpoint, by, by.permanent, test) for test in given.node.by)
        for name, given in view.restrictions
    )


def declare(
    match: OfficialMatch, held: Permanent, target: int, *, without_suspending: bool = False
) -> None:
    """The attack declaration (11-2-8-1). The timings that follow run from the settling loop."""
    suspended = None
    if not without_suspending and not held.suspended:
        suspended = match.emit(PermanentsSuspended((held.id,), THE_RULES))
    match.attack_because = match.emit(AttackDeclared(held.id, target))
    defender = match.state.permanents.get(target)
    if suspended is not None:
        happen(match, Happening("suspended", suspended, [match.board.view(held)]))
    happen(
        match,
        Happening(
            "attacks",
            match.attack_because,
            [match.board.view(held)],
            seat=held.seat,
            attacking=Attacking(defender, "player" if target == THE_PLAYER else "digimon"),
        ),
    )


def attack_timings(match: OfficialMatch) -> Asking:
    """From counter timing to the end of the attack (11-3 to 11-6). Where an effect ends the attack, the
    timings in between do not come (15-15-1-1)."""
    match.open_span(ATTACK, match.attack_because)
    for timing in (_counter_timing, _block_timing, _confirm):
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


def _counter_timing(match: OfficialMatch) -> Asking:
    """11-3: the non-turn player's [Counter] effects trigger; one activates (11-3-2): one of the hand,
    or else one that is pending."""
    seat = 1 - match.state.turn.player
    ordinal = match.emit(AttackTimingReached(COUNTER))
    timing = Happening("counter_timing", ordinal, seat=seat)
    happen(match, timing)
    yield from offer(match, timing, seat)
    yield from drain(match)


def attacker_of(match: OfficialMatch) -> Permanent | None:
    """The attacking Digimon, if it is still in the battle area and a Digimon (11-2-7-4)."""
    attack = match.state.attack
    assert attack is not None
    return fighting(match, attack.attacker)


def _block_timing(match: OfficialMatch) -> Asking:
    """11-4 and 12: the non-turn player may block once, or by <Collision> has to (16-29-1)."""
    match.emit(AttackTimingReached(BLOCK))
    attack = match.state.attack
    assert attack is not None
    attacker = attacker_of(match)
    if attacker is not None:
        blockers = [
            held
            for held in match.state.sides[1 - attacker.seat].battle_area
            if held.id != attack.target and _can_block(match, held, attacker)
        ]
        if blockers:
            options: list[Option] = [Block(held.id) for held in blockers]
            if not collision.must_be_blocked(match.board.view(attacker)):
                options.append(No())
            picked = yield from ask(
                match, 1 - attacker.seat, questions.BLOCK, options, (attacker.id,)
            )
            if type(picked) is Block:
                _block(match, attacker, match.state.permanents[picked.permanent])
    yield from drain(match)


def _can_block(match: OfficialMatch, held: Permanent, attacker: Permanent) -> bool:
    """12-1-1, 12-1-4, 12-1-5."""
    if held.suspended:
        return False
    view = match.board.view(held)
    if not view.is_digimon or not blocker.can_block(view):
        return False
    if view.is_forbidden("block", "suspend"):
        return False
    return not _forbidden_by(match, match.board.view(attacker), "be_blocked", view)


def _block(match: OfficialMatch, attacker: Permanent, blocker: Permanent) -> None:
    suspended = match.emit(PermanentsSuspended((blocker.id,), THE_RULES))
    ordinal = match.emit(Blocked(blocker.id))
    happen(match, Happening("suspended", suspended, [match.board.view(blocker)]))
    happen(
        match,
        Happening("blocks", ordinal, [match.board.view(blocker)], attacking=Attacking(attacker)),
    )
    happen(
        match,
        Happening("blocked", ordinal, [match.board.view(attacker)], attacking=Attacking(blocker)),
    )
    target_switched(match, attacker, blocker, ordinal)


def target_switched(
    match: OfficialMatch, attacker: Permanent, target: Permanent, because: int
) -> None:
    """The attack has another target: by an effect (11-2-7-2), or because it is blocked (12-1-1)."""
    seen = [match.board.view(attacker)]
    event = "attack_target_switched"
    happen(match, Happening(event, because, seen, attacking=Attacking(target)))


def _confirm(match: OfficialMatch) -> Asking:
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


def succeed_on_player(match: OfficialMatch, attacker: Permanent) -> Asking:
    """11-5-1-1 and 11-5-1-2: security checks, or the win."""
    opponent = 1 - attacker.seat
    if match.state.sides[opponent].security_stack:
        yield from security_checks(match, attacker)
    elif 1 + match.board.view(attacker).security_attack > 0:
        match.emit(AttackSucceededOnPlayer(opponent))
        raise MatchDecided(attacker.seat, "attack")


def reach_end(match: OfficialMatch) -> None:
    """The end of attack timing comes (11-6-1), by itself or by an effect."""
    ordinal = match.emit(AttackTimingReached(ENDING))
    come_due(match, "end_of_attack")
    attacker = attacker_of(match)
    if attacker is not None:
        happen(match, Happening("attack_ended", ordinal, [match.board.view(attacker)]))


def _end(match: OfficialMatch) -> Asking:
    """11-6: what is due at the end of attack timing and what triggers is settled before it ends."""
    yield from drain(match)
    match.emit(AttackEnded(expiring(match.state, WITH_ATTACK)))
    yield from drain(match)
