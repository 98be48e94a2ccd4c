"""Blocking (12): a Digimon with <Blocker> becomes the attack target."""

from __future__ import annotations

from dcg.official.codes import questions
from dcg.official.codes.absent import THE_RULES
from dcg.official.events.attack import Blocked
from dcg.official.events.field import PermanentsSuspended
from dcg.official.events.options import Block, No, Option
from dcg.official.keywords import blocker, collision
from dcg.official.reading.continuous.affecting import forbids_by
from dcg.official.rules.asking import Asking, ask
from dcg.official.rules.attacking import attacker_of, target_switched
from dcg.official.rules.effects.triggers import happen
from dcg.official.rules.happening import BY_BLOCKER, Attacking, Happening
from dcg.official.rules.match import OfficialMatch
from dcg.official.rules.turning import not_kept
from dcg.official.state.permanent import Permanent


def offer_block(match: OfficialMatch) -> Asking[None]:
    """The attacked player may block once (12-1-2), or by <Collision> has to (16-29-1), as long as the
    attacker is there (12-1-6). To block is to switch the attack target (12-1-1), so where that can't be
    switched nothing blocks (BT13-029#Q2280)."""
    attack, attacker = match.state.attack, attacker_of(match)
    if attack is None or attacker is None or not _is_to_be_blocked(match, attacker):
        return
    defender = 1 - attacker.seat
    blockers = [
        held
        for held in match.state.sides[defender].battle_area
        if held.id != attack.target and _can_block(match, held, attacker)
    ]
    if not blockers:
        return
    options: list[Option] = [Block(held.id) for held in blockers]
    if not collision.must_be_blocked(match.board.view(attacker)):
        options.append(No())
    picked = yield from ask(match, defender, questions.BLOCK, options, (attacker.id,))
    if type(picked) is Block:
        yield from _block(match, attacker, match.state.permanents[picked.permanent])


def _is_to_be_blocked(match: OfficialMatch, attacker: Permanent) -> bool:
    """Whether the attacker is there, and its target can be switched (12-1-6)."""
    return attacker_of(match) is attacker and not match.board.view(attacker).is_forbidden(
        "have_attack_target_switched"
    )


def _can_block(match: OfficialMatch, held: Permanent, attacker: Permanent) -> bool:
    """A Digimon with <Blocker> that can suspend (12-1-1, 12-1-4)."""
    if held.suspended:
        return False
    view = match.board.view(held)
    if not view.is_digimon or not blocker.can_block(view):
        return False
    if view.is_forbidden("block", "suspend"):
        return False
    return not forbids_by(match.board.view(attacker), "be_blocked", view)


def _block(match: OfficialMatch, attacker: Permanent, held: Permanent) -> Asking[None]:
    """The Digimon suspends and is the target from now on (12-1-7), unless an immediate effect keeps it from
    suspending, or what it did keeps it from the block (15-8-5-2, 12-1-4)."""
    turned = yield from not_kept(
        match,
        "suspended",
        [held],
        match.ordinal - 1,
        BY_BLOCKER,
        lambda one: _is_to_be_blocked(match, attacker) and _can_block(match, one, attacker),
    )
    if not turned:
        return
    suspended = match.emit(PermanentsSuspended((held.id,), THE_RULES))
    ordinal = match.emit(Blocked(held.id))
    blocking, blocked = match.board.view(held), match.board.view(attacker)
    happen(match, Happening("suspended", suspended, [blocking], cause=BY_BLOCKER))
    happen(match, Happening("blocks", ordinal, [blocking], attacking=Attacking(attacker)))
    happen(match, Happening("blocked", ordinal, [blocked], attacking=Attacking(held)))
    target_switched(match, attacker, held, ordinal)
