"""Security checks (rule 13)."""

from __future__ import annotations

from dcg.kernel.absent import NO_CAUSE
from dcg.official.codes.absent import NOT_WAITING
from dcg.official.codes.attack import DECLARED
from dcg.official.codes.places import IN_NO_AREA
from dcg.official.codes.spans import SECURITY_CHECK
from dcg.official.events.attack import SecurityChecksCounted, SecurityRevealed
from dcg.official.events.cards import CardsTrashed
from dcg.official.events.effects import Waiting
from dcg.official.reading.conditions import CHECKED_FACE_UP
from dcg.official.reading.selecting import matches
from dcg.official.rules.asking import Asking
from dcg.official.rules.battle import fighting, security_battle
from dcg.official.rules.effects.activate import activate, why_not
from dcg.official.rules.effects.context import Context
from dcg.official.rules.effects.pending import drain
from dcg.official.rules.effects.run import run
from dcg.official.rules.happening import NO_CARDS, Cards, Happening
from dcg.official.rules.match import OfficialMatch
from dcg.official.rules.moves import moved
from dcg.official.state.permanent import Permanent


def checks_of(match: OfficialMatch, attacker: Permanent) -> int:
    """How many security checks the Digimon performs now: 1 (4-2-11) and <Security A.> (16-3)."""
    return max(0, 1 + match.board.view(attacker).security_attack)


def security_checks(match: OfficialMatch, attacker: Permanent) -> Asking[None]:
    """Checks one at a time (13-1-2) while the Digimon is there and may check another (13-1-7-5).

    <Security A.> counts as it is at each moment (16-3-2). None comes after an effect that ends the
    attack (15-15-1-1).
    """
    seat = 1 - attacker.seat
    timing = _timing(match)
    done = 0
    counted = None
    while (
        fighting(match, attacker.id)
        and match.state.sides[seat].security_stack
        and _timing(match) == timing
    ):
        checks = checks_of(match, attacker)
        if checks != counted:
            counted = checks
            match.emit(SecurityChecksCounted(checks))
        if done >= checks:
            return
        yield from _check(match, attacker, seat)
        done += 1


def _timing(match: OfficialMatch) -> int:
    attack = match.state.attack
    return DECLARED if attack is None else attack.timing


def _check(match: OfficialMatch, attacker: Permanent, seat: int) -> Asking[None]:
    """One security check (13-1-7)."""
    timing = _timing(match)
    match.open_span(SECURITY_CHECK, match.attack_because)
    state = match.state
    card = state.sides[seat].security_stack[-1]
    face_up = card in state.sides[seat].face_up
    checked = None
    if "security_checked" in match.tables.watched:
        checked = Happening(
            "security_checked",
            NO_CAUSE,
            [match.board.view(attacker)],
            seat=attacker.seat,
            cards=Cards(face_up=(card,)) if face_up else NO_CARDS,
            checked=card,
        )
    ordinal = moved(match, SecurityRevealed(seat, card), also=checked)
    incarnation = state.incarnation[card]
    yield from _security_effects(match, attacker, seat, card, ordinal, face_up=face_up)
    yield from drain(match)
    here = card in state.in_no_area and state.incarnation[card] == incarnation
    fights = _timing(match) == timing and fighting(match, attacker.id)
    if here and match.board.card(card).is_digimon and fights:
        yield from security_battle(match, attacker, card, seat)
        here = card in state.in_no_area and state.incarnation[card] == incarnation
    if here:
        moved(match, CardsTrashed(state.owner_of[card], IN_NO_AREA, (card,)))
    yield from drain(match)
    match.close_span(SECURITY_CHECK)


def _security_effects(
    match: OfficialMatch,
    attacker: Permanent,
    seat: int,
    card: int,
    because: int,
    *,
    face_up: bool,
) -> Asking[None]:
    """[Security] effects activate at once, before anything pending (15-16-10-2)."""
    facts = match.board.card(card)
    if not facts.security or _silenced(match, attacker, card):
        return
    if not match.board.is_free_to(seat, "activate_security_effects", card):
        return
    for compiled in facts.security:
        context = Context(match, seat, card, None, compiled, because)
        if face_up:
            context.bindings[CHECKED_FACE_UP] = []
        if (yield from why_not(context, compiled.body)) is None:
            resolving = run(context, compiled.body, accepted=True)
            yield from activate(context, NOT_WAITING, False, resolving)


def _silenced(match: OfficialMatch, attacker: Permanent, card: int) -> bool:
    """Whether an effect on the checking Digimon keeps [Security] effects from activating."""
    view = match.board.view(attacker)
    if view.restrictions is None:
        return False
    facts = match.board.card(card)
    return any(
        name == "activate_security_effects"
        and all(matches(given.viewpoint, facts, card, test) for test in given.node.by)
        for name, given in view.restrictions
    )


def piercing(match: OfficialMatch, effect: Waiting) -> Asking[None]:
    """<Piercing> at the end of the attack: security checks, if there is security (16-6). They wait but once for
    a battle, however many instances the Digimon has (16-6-5)."""
    attacker = match.state.permanents.get(effect.permanent)
    seat = 1 - effect.seat
    if attacker is not None and match.state.sides[seat].security_stack:
        yield from security_checks(match, attacker)
