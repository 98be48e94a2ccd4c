"""The active stack when cards enter or leave it (g-abnormal-4, g-active-3)."""

from __future__ import annotations

from dcg.battle_evolution.codes.absent import NO_CARD
from dcg.battle_evolution.codes.places import Zone
from dcg.battle_evolution.codes.turn import Motive
from dcg.battle_evolution.events.battle import ActiveLeft
from dcg.battle_evolution.events.evolving import AbnormalSet, ActiveReset
from dcg.battle_evolution.reading.match import ArenaMatch
from dcg.battle_evolution.rules.asking import Running
from dcg.battle_evolution.rules.knock_out import discard_attachments
from dcg.battle_evolution.rules.moving import send_away


def check_abnormal(match: ArenaMatch, seat: int) -> None:
    """A card entered or left the stack below the top: R needs 0 under it, C 1, U 2, M 3 (g-abnormal-5)."""
    side = match.side(seat)
    if not side.active:
        return
    abnormal = len(side.active) - 1 < match.facts(side.active[-1]).level
    if abnormal != side.abnormal:
        match.emit(AbnormalSet(seat, abnormal))


def reset_active(match: ArenaMatch, seat: int) -> None:
    """The active is as evolved: everything as printed (3-16)."""
    facts = match.facts(match.side(seat).active[-1])
    match.emit(ActiveReset(seat, facts.hp, facts.powers, facts.kinds))


def after_stack_change(match: ArenaMatch, seat: int, top: int) -> Running[None]:
    """Cards left a stack of which `top` was the active: what is under it is active as evolved."""
    side = match.side(seat)
    while side.active and not match.facts(side.active[-1]).is_digimon:
        send_away(match, Zone.ACTIVE, side.active[-1:], Motive.TRASHED)
    if not side.active:
        discard_attachments(match, seat, tuple(side.attached))
        if top != NO_CARD:
            match.emit(ActiveLeft(seat))
    elif side.active[-1] != top:
        reset_active(match, seat)
    else:
        check_abnormal(match, seat)
    yield from ()
