"""Attacks, blocks, battles and security checks, in words."""

from __future__ import annotations

from dcg.kernel.event import Event
from dcg.official.codes.absent import NO_PERMANENT, THE_PLAYER
from dcg.official.codes.attack import BattleWinner
from dcg.official.events import attack as e
from dcg.official.words.wording import EventWording, Words, count


def _target(now: EventWording, attacker: int, target: int) -> str:
    if target != THE_PLAYER:
        return now.permanent(target)
    held = now.board.permanents.get(attacker)
    return now.seat(1 - held.seat) if held is not None else "the player"


def _declared(now: EventWording, event: e.AttackDeclared) -> str:
    return f"{now.permanent(event.attacker)} attacks {_target(now, event.attacker, event.target)}"


def _timing(now: EventWording, event: e.AttackTimingReached) -> str:
    return f"The attack reaches {event.timing.words}"


def _blocked(now: EventWording, event: e.Blocked) -> str:
    return f"{now.permanent(event.blocker)} blocks"


def _switched(now: EventWording, event: e.AttackTargetSwitched) -> str:
    attacker = now.board.attack.attacker if now.board.attack else NO_PERMANENT
    return f"The attack now goes to {_target(now, attacker, event.target)}"


def _ended(now: EventWording, event: e.AttackEnded) -> str:
    return "The attack is over"


def _counted(now: EventWording, event: e.SecurityChecksCounted) -> str:
    return f"The attack gets through: {count(event.checks, 'security check')}"


def _revealed(now: EventWording, event: e.SecurityRevealed) -> str:
    return f"{now.seat(event.seat)}'s security card is {now.card(event.card)}"


def _fought(now: EventWording, event: e.BattleFought) -> str:
    attacker = now.permanent(event.attacker) if event.attacker != NO_PERMANENT else "A Digimon"
    if event.defender != NO_PERMANENT:
        defender = now.permanent(event.defender)
    else:
        defender = f"Security Digimon {now.card(event.security_card)}"
    outcome = {0: f"{attacker} wins", 1: f"{defender} wins"}.get(event.winner, "neither wins")
    ours, theirs = f"{event.attacker_dp} DP", f"{event.defender_dp} DP"
    if _by_cards(event):
        ours, theirs = _cards(now, event.attacker), _cards(now, event.defender)
    return f"{attacker} ({ours}) battles {defender} ({theirs}): {outcome}"


def _by_cards(event: e.BattleFought) -> bool:
    """Whether DP alone does not explain who won: digivolution cards were compared (16-34)."""
    if event.defender == NO_PERMANENT:
        return False
    if event.attacker_dp == event.defender_dp:
        return event.winner != BattleWinner.NOBODY
    ahead = event.attacker_dp > event.defender_dp
    return event.winner != (BattleWinner.ATTACKING_SIDE if ahead else BattleWinner.OTHER_SIDE)


def _cards(now: EventWording, permanent: int) -> str:
    held = now.board.permanents.get(permanent)
    return count(len(held.cards) - 1 if held is not None else 0, "digivolution card")


def _battle_ended(now: EventWording, event: e.BattleEnded) -> str:
    return "The battle is over"


def _succeeded(now: EventWording, event: e.AttackSucceededOnPlayer) -> str:
    return f"The attack gets through to {now.seat(event.seat)}"


WORDS: dict[type[Event], Words] = {
    e.AttackDeclared: _declared,
    e.AttackTimingReached: _timing,
    e.Blocked: _blocked,
    e.AttackTargetSwitched: _switched,
    e.AttackEnded: _ended,
    e.SecurityChecksCounted: _counted,
    e.SecurityRevealed: _revealed,
    e.BattleFought: _fought,
    e.BattleEnded: _battle_ended,
    e.AttackSucceededOnPlayer: _succeeded,
}
