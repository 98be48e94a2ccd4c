"""Attack declarations (11-1, 11-2): who may attack what, declaring it, and switching the target."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dcg.official.codes.absent import THE_PLAYER, THE_RULES
from dcg.official.codes.places import BATTLE_AREA
from dcg.official.events.attack import (
    AttackDeclared,
)
from dcg.official.events.field import PermanentsSuspended
from dcg.official.events.options import AttackWith
from dcg.official.keywords import rush
from dcg.official.reading.continuous.affecting import forbids_by
from dcg.official.reading.selecting import matches_all
from dcg.official.reading.view import View
from dcg.official.rules.asking import Asking
from dcg.official.rules.battle import fighting
from dcg.official.rules.effects.interrupt import interrupt
from dcg.official.rules.effects.triggers import Found, find, happen
from dcg.official.rules.happening import Attacking, Happening
from dcg.official.rules.match import OfficialMatch
from dcg.official.state.permanent import Permanent


def can_attack(
    match: OfficialMatch,
    view: View,
    *,
    without_suspending: bool = False,
    permits: Sequence[str] = (),
) -> bool:
    """Whether a Digimon may make an attack declaration now (11-2). `permits` is what the effect that
    makes it allows beyond the rules."""
    state, held = match.state, view.permanent
    if state.attack is not None or held.area is not BATTLE_AREA or held.seat != state.turn.player:
        return False
    if held.suspended and not without_suspending:
        return False
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
    view: View,
    only: str | None = None,
    suspended: Sequence[Permanent] | None = None,
    permits: Sequence[str] = (),
) -> list[AttackWith]:
    """The attacks a Digimon that can attack may declare (11-2-7-1).

    `suspended` is what of the opponent's is, where the caller has looked for it already.
    """
    held = view.permanent
    limited = view.restrictions is not None
    options: list[AttackWith] = []
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
        if view.narrow_permissions is not None:
            targets = _also_unsuspended(match, view, targets)
        if targets:
            options += _attacks_on(match, view, targets)
    return options


def _attacks_on(
    match: OfficialMatch, attacker: View, targets: Sequence[Permanent]
) -> list[AttackWith]:
    identity = attacker.permanent.id
    return [
        AttackWith(identity, target.id)
        for target in targets
        if _can_be_attacked(match, attacker, target)
    ]


def _also_unsuspended(
    match: OfficialMatch, view: View, suspended: Sequence[Permanent]
) -> list[Permanent]:
    """What of the opponent's is suspended, and the unsuspended that an effect allows it to attack."""
    narrow = view.narrow_permissions or ()
    return [
        held
        for held in match.state.sides[1 - view.permanent.seat].battle_area
        if held in suspended
        or any(
            permission == "attack_unsuspended"
            and matches_all(given.viewpoint, held, given.node.match)
            for permission, given in narrow
        )
    ]


def suspended_of(match: OfficialMatch, seat: int) -> list[Permanent]:
    """What of a player's battle area is suspended."""
    return [held for held in match.state.sides[seat].battle_area if held.suspended]


def _can_be_attacked(match: OfficialMatch, attacker: View, target: Permanent) -> bool:
    view = match.board.view(target)
    if not view.is_digimon:
        return False
    if attacker.restrictions is not None and forbids_by(attacker, "attack_digimon", view):
        return False
    return view.restrictions is None or not forbids_by(view, "be_attacked", attacker)


def declare(
    match: OfficialMatch,
    held: Permanent,
    target: int,
    is_still_offered: Callable[[], bool],
    *,
    without_suspending: bool = False,
) -> Asking[bool]:
    """The attack declaration (11-2-8-1), unless an immediate effect keeps the Digimon from it or from suspending
    for it (15-8-5-2, 11-2-5); whether there is an attack. The timings that follow run from the settling loop.

    Where something was done in between, it `is_still_offered` or is not made.
    """
    suspends = not without_suspending and not held.suspended
    begun = match.ordinal
    if (yield from _is_kept(match, held, target, suspends=suspends)):
        return False
    if match.ordinal != begun:
        if held.id not in match.state.permanents or not is_still_offered():
            return False
    suspended = None
    if not without_suspending and not held.suspended:
        suspended = match.emit(PermanentsSuspended((held.id,), THE_RULES))
    match.attack_because = match.emit(AttackDeclared(held.id, target))
    defender = match.state.permanents.get(target)
    if suspended is not None and "suspended" in match.tables.watched:
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
    return True


def _is_kept(match: OfficialMatch, held: Permanent, target: int, *, suspends: bool) -> Asking[bool]:
    """Lets immediate effects interrupt the attack, and the suspension for it: what waits for one or the other
    triggers together (15-8-5-3). Whether they keep the Digimon from it."""
    waited_for = [("suspended", suspends), ("attacks", True)]
    events = [name for name, is_so in waited_for if is_so and name in match.tables.interrupted]
    if not events:
        return False
    defender = match.state.permanents.get(target)
    side = Attacking(defender, "player" if target == THE_PLAYER else "digimon")
    views = [match.board.view(held)]
    about = Happening("attacks", match.ordinal - 1, views, seat=held.seat, attacking=side)
    found: list[Found] = []
    for about.event in events:
        found += find(match, about, "immediate")
    intent = yield from interrupt(match, about, found)
    return held.id in intent.prevented


def attacker_of(match: OfficialMatch) -> Permanent | None:
    """The attacking Digimon, if it is still in the battle area and a Digimon (11-2-7-4)."""
    attack = match.state.attack
    assert attack is not None
    return fighting(match, attack.attacker)


def target_switched(
    match: OfficialMatch, attacker: Permanent, target: Permanent | None, because: int
) -> None:
    """The attack has another target: by an effect (11-2-7-2), or because it is blocked (12-1-1); None is
    the player."""
    seen = [match.board.view(attacker)]
    event = "attack_target_switched"
    happen(match, Happening(event, because, seen, attacking=Attacking(target)))
