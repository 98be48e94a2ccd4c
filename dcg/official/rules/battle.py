"""Battles (rule 14)."""

from __future__ import annotations

from dcg.official.codes.absent import KEYWORD_BY_RULE, NO_CARD, NO_PERMANENT, THE_RULES
from dcg.official.codes.attack import BattleWinner
from dcg.official.codes.deletion import BY_BATTLE
from dcg.official.codes.effects import WITH_BATTLE
from dcg.official.codes.places import BATTLE_AREA
from dcg.official.codes.spans import BATTLE
from dcg.official.events.attack import BattleEnded, BattleFought
from dcg.official.events.effects import ProcessRegistered, Waiting
from dcg.official.keywords import iceclad, jamming, piercing
from dcg.official.reading.durations import expiring
from dcg.official.rules import leaving
from dcg.official.rules.asking import Asking
from dcg.official.rules.effects.delayed import BEFORE_END_OF_ATTACK, come_due
from dcg.official.rules.effects.pending import drain
from dcg.official.rules.effects.triggers import happen, happen_together
from dcg.official.rules.happening import Attacking, Cause, Happening
from dcg.official.rules.match import OfficialMatch
from dcg.official.state.permanent import Permanent


def compare(attacker: int, defender: int) -> BattleWinner:
    """Who wins by these numbers: the higher one (14-2-1, 16-34-4)."""
    if attacker > defender:
        return BattleWinner.ATTACKING_SIDE
    return BattleWinner.OTHER_SIDE if defender > attacker else BattleWinner.NOBODY


def fighting(match: OfficialMatch, permanent: int) -> Permanent | None:
    """The permanent, if it is a Digimon in the battle area, so that it can battle and check: one
    that <De-Digivolve> turned into a Tamer cannot (14-1, de-digivolve-4)."""
    held = match.state.permanents.get(permanent)
    if held is None or held.area != BATTLE_AREA or not match.board.view(held).is_digimon:
        return None
    return held


def battle(match: OfficialMatch, attacker: Permanent, defender: Permanent) -> Asking[None]:
    """A battle between two Digimon (14-2)."""
    match.open_span(BATTLE, match.attack_because)
    ours, theirs = match.board.view(attacker), match.board.view(defender)
    if iceclad.compares_digivolution_cards(ours, theirs):
        winner = compare(ours.digivolution_count, theirs.digivolution_count)
    else:
        winner = compare(_strength(ours.dp), _strength(theirs.dp))
    fought = match.emit(
        BattleFought(
            attacker.id, defender.id, NO_CARD, _strength(ours.dp), _strength(theirs.dp), winner
        )
    )
    _battled(match, fought, attacker, defender)
    losers = {
        BattleWinner.ATTACKING_SIDE: [defender],
        BattleWinner.OTHER_SIDE: [attacker],
        BattleWinner.NOBODY: [attacker, defender],
    }[winner]
    gone = yield from leaving.delete(
        match,
        losers,
        BY_BATTLE,
        THE_RULES,
        fought,
        {attacker.id: defender, defender.id: attacker},
    )
    if defender in gone:
        _deleted_in_battle(match, attacker, defender, fought, _won(gone))
    if attacker in gone and "deletes_in_battle" in match.tables.watched and defender not in gone:
        happen(
            match,
            Happening(
                "deletes_in_battle",
                fought,
                [match.board.view(defender)],
                cause=_won(gone),
                attacking=Attacking(attacker),
            ),
        )
    yield from drain(match)
    yield from _end(match, [attacker, defender])
    match.close_span(BATTLE)


def _battled(
    match: OfficialMatch, fought: int, attacker: Permanent, defender: Permanent | None
) -> None:
    """What a battle triggers (14-2-4), for either side, before anything is deleted; against a Security Digimon
    (None) for the one that battles it."""
    if "battles" not in match.tables.watched:
        return
    sides = (
        [(attacker, defender)] if defender is None else [(attacker, defender), (defender, attacker)]
    )
    happenings = [
        Happening(
            "battles",
            fought,
            [match.board.view(held)],
            attacking=Attacking(other, "" if other is None else "digimon"),
        )
        for held, other in sides
    ]
    happen_together(match, happenings)


def _strength(dp: int | None) -> int:
    """The number that is compared (14-2-1): of what has no DP, nothing."""
    return 0 if dp is None else dp


def _won(gone: list[Permanent]) -> Cause:
    """A battle in which one was deleted alone: the other survived it."""
    return Cause("battle", alone=len(gone) == 1)


def _deleted_in_battle(
    match: OfficialMatch, attacker: Permanent, defender: Permanent, fought: int, won: Cause
) -> None:
    """What deleting the opponent's Digimon triggers, <Piercing> included (16-6), of what the attacker has
    then: an effect that answered the deletion may have taken a card from it."""
    view = match.board.view(attacker)
    if attacker.id in match.state.permanents:
        happen(
            match,
            Happening(
                "deletes_in_battle", fought, [view], cause=won, attacking=Attacking(defender)
            ),
        )
    if match.state.attack is not None and piercing.goes_on_to_security(view):
        top = attacker.cards[-1]
        match.emit(
            ProcessRegistered(
                BEFORE_END_OF_ATTACK,
                Waiting(
                    match.state.next_pending,
                    attacker.seat,
                    top,
                    attacker.id,
                    KEYWORD_BY_RULE,
                    fought,
                    keyword=piercing.KEYWORD.name,
                ),
            )
        )


def _end(match: OfficialMatch, fought: list[Permanent]) -> Asking[None]:
    """14-2-5, 14-2-6: the end of battle timing, for what is still there of those that fought."""
    come_due(match, "end_of_battle")
    if "battle_ended" in match.tables.watched:
        here = [held for held in fought if held.id in match.state.permanents]
        if here:
            happen(
                match,
                Happening(
                    "battle_ended", match.ordinal - 1, [match.board.view(held) for held in here]
                ),
            )
    yield from drain(match)
    match.emit(BattleEnded(expiring(match.state, WITH_BATTLE)))


def security_battle(
    match: OfficialMatch, attacker: Permanent, card: int, seat: int
) -> Asking[None]:
    """A battle with a Security Digimon, which is never deleted (14-2-3); <Jamming> (16-8)."""
    match.open_span(BATTLE, match.attack_because)
    view = match.board.view(attacker)
    ours, theirs = _strength(view.dp), _strength(match.board.security_digimon(card, seat).dp)
    winner = compare(ours, theirs)
    fought = match.emit(BattleFought(attacker.id, NO_PERMANENT, card, ours, theirs, winner))
    _battled(match, fought, attacker, None)
    if winner != BattleWinner.ATTACKING_SIDE:
        yield from leaving.delete(
            match,
            [attacker],
            BY_BATTLE,
            THE_RULES,
            fought,
            affects=lambda held: not jamming.survives_security(match.board.view(held)),
        )
    yield from drain(match)
    yield from _end(match, [attacker])
    match.close_span(BATTLE)
