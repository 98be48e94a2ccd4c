"""The course of a turn (rule 6), one step between two rest points at a time."""

from __future__ import annotations

from dcg.kernel.absent import NOBODY
from dcg.official.codes import questions
from dcg.official.codes.absent import THE_RULES
from dcg.official.codes.effects import AT_UNSUSPENDING, WITH_TURN
from dcg.official.codes.spans import END_OF_TURN, MAIN_ACTION, TURN_STEP
from dcg.official.codes.turn import BREEDING, DRAW, ENDED, MAIN, START, UNSUSPEND
from dcg.official.events.effects import ModifiersExpired
from dcg.official.events.field import PermanentsUnsuspended
from dcg.official.events.options import Hatch, Move, No, Option
from dcg.official.events.turn import (
    EndOfTurnPostponed,
    EndOfTurnReached,
    StepStarted,
    TurnEnded,
    TurnStarted,
)
from dcg.official.keywords import reboot
from dcg.official.reading.durations import expiring
from dcg.official.reading.view import Given
from dcg.official.rules.asking import Asking, ask
from dcg.official.rules.attack_timings import attack_timings, last_declared
from dcg.official.rules.drawing import draw
from dcg.official.rules.effects.delayed import come_due
from dcg.official.rules.effects.pending import is_settled, resolve_pending
from dcg.official.rules.effects.triggers import happen
from dcg.official.rules.happening import BY_RULES, Happening
from dcg.official.rules.hatching import hatch
from dcg.official.rules.main_phase import main_action, main_options
from dcg.official.rules.match import MatchDecided, OfficialMatch
from dcg.official.rules.moving import can_move, move_out
from dcg.official.rules.setup import set_up
from dcg.official.rules.turning import not_kept
from dcg.official.state.permanent import Permanent


def step(match: OfficialMatch) -> Asking[None]:
    """Whatever comes next, by the turn cursor alone."""
    turn = match.state.turn
    match.forget_the_past()
    if turn.number == 0:
        if match.state.first_player == NOBODY:
            yield from set_up(match)
        else:
            yield from _go_through_phases(match)
    elif match.state.pending or match.state.attack is not None:
        yield from _go_on(match)
    elif turn.step is not ENDED and turn_end_conditions_met(match):
        yield from _end_turn(match)
    elif turn.step is MAIN:
        yield from _act(match)
    else:
        yield from _go_through_phases(match)


def _go_on(match: OfficialMatch) -> Asking[None]:
    """What a given position has under way: a match that is played is at rest when nothing is."""
    if match.state.attack is not None:
        match.attack_because = last_declared(match)
    match.open_span(TURN_STEP)
    yield from settle(match)
    match.close_span(TURN_STEP)


def _act(match: OfficialMatch) -> Asking[None]:
    match.open_span(MAIN_ACTION)
    yield from main_action(match)
    yield from settle(match)
    match.close_span(MAIN_ACTION)


def _go_through_phases(match: OfficialMatch) -> Asking[None]:
    """The next phases up to the breeding phase, or from there to the main phase (6-1-2).

    Each begins once everything of the one before is resolved (6-1-3); where the turn end conditions
    are met after one, the next does not begin (6-1-4).
    """
    turn = match.state.turn
    stops = (MAIN,) if turn.step == DRAW and turn.number else (DRAW, MAIN)
    match.open_span(TURN_STEP)
    while True:
        if turn.number == 0:
            _start_turn(match, 1, match.state.first_player)
        elif turn.step is ENDED:
            _start_turn(match, turn.number + 1, 1 - turn.player)
        elif turn.step is START:
            yield from _unsuspend(match)
        elif turn.step is UNSUSPEND:
            _draw(match)
        elif turn.step is DRAW:
            yield from _breed(match)
        else:
            _start_main(match)
        if not _is_quiet(match):
            yield from settle(match)
        if turn.step in stops or turn_end_conditions_met(match):
            break
    match.close_span(TURN_STEP)


def settle(match: OfficialMatch) -> Asking[None]:
    """Everything pending, then the attack an effect or action declared, until all is quiet.

    An attack's timings run only here, once nothing is pending (15-8-3-2, 11-1-4).
    """
    while True:
        if not is_settled(match):
            yield from resolve_pending(match)
        if match.state.attack is None:
            return
        yield from attack_timings(match)


def _is_quiet(match: OfficialMatch) -> bool:
    """Whether there is nothing to settle: nothing is pending, and no attack is under way."""
    return match.state.attack is None and is_settled(match)


def turn_end_conditions_met(match: OfficialMatch) -> bool:
    """Memory at 1 or more on the opponent's side (6-1-4-1), or at what an effect says instead."""
    player = match.state.turn.player
    memory = match.state.memory_of(player)
    return memory < 0 and memory <= -match.board.memory_to_end_turn(player)


def _start_turn(match: OfficialMatch, number: int, seat: int) -> None:
    """The start of the turn, before unsuspending (6-2-1-1)."""
    ordinal = match.emit(TurnStarted(number, seat))
    happen(match, Happening("turn_started", ordinal, seat=seat))


def _unsuspend(match: OfficialMatch) -> Asking[None]:
    """All of the turn player's cards at the same time, with the other's <Reboot> (6-2, 16-10)."""
    state = match.state
    because = match.emit(StepStarted(UNSUSPEND))
    player = state.turn.player
    turned = [
        held for held in state.sides[player].field() if held.suspended and _unsuspends(match, held)
    ]
    turned += [
        held
        for held in state.sides[1 - player].battle_area
        if held.suspended
        and reboot.unsuspends_in_opponents_turn(match.board.view(held))
        and _unsuspends(match, held)
    ]
    turned = yield from not_kept(
        match,
        "unsuspended",
        turned,
        because,
        BY_RULES,
        lambda held: held.suspended and _unsuspends(match, held),
    )
    if turned:
        ordinal = match.emit(PermanentsUnsuspended(tuple(held.id for held in turned), THE_RULES))
        if "unsuspended" in match.tables.watched:
            happen(
                match,
                Happening("unsuspended", ordinal, [match.board.view(held) for held in turned]),
            )
    ended = expiring(state, AT_UNSUSPENDING)
    if ended:
        match.emit(ModifiersExpired(ended))


def _unsuspends(match: OfficialMatch, held: Permanent) -> bool:
    """Whether nothing forbids what is suspended to unsuspend in this phase. What an effect says of the
    unsuspend phase of "you" or the opponent is about that player's alone (15-10-1-1-1)."""
    view = match.board.view(held)
    if view.is_forbidden("unsuspend", "unsuspend_in_any_unsuspend_phase"):
        return False
    player = match.state.turn.player
    return not any(
        name == "unsuspend_in_unsuspend_phase" and _whose_phase(given) == player
        for name, given in view.restrictions or ()
    )


def _whose_phase(given: Given) -> int:
    """The player whose unsuspend phase a prohibition is about: it says whose."""
    seat: int = given.viewpoint.seat
    return seat if given.node.duration == "until_your_next_unsuspend_phase" else 1 - seat


def _draw(match: OfficialMatch) -> None:
    """6-3: one card, but none in the first player's first turn; no card to draw loses (1-2-3-2)."""
    match.emit(StepStarted(DRAW))
    state = match.state
    if state.turn.number > 1:
        player = state.turn.player
        if not state.sides[player].deck:
            raise MatchDecided(1 - player, "deck_out")
        draw(match, player, 1)


def _breed(match: OfficialMatch) -> Asking[None]:
    """6-4: hatch, move, or do nothing."""
    match.emit(StepStarted(BREEDING))
    seat = match.state.turn.player
    side = match.state.sides[seat]
    options: list[Option] = []
    breeding = side.breeding_area
    if breeding is None:
        if side.digi_egg_deck:
            options.append(Hatch())
    elif can_move(match, breeding, seat):
        options.append(Move(breeding.id))
    options.append(No())
    picked = yield from ask(match, seat, questions.BREEDING, options)
    if type(picked) is Hatch:
        hatch(match, seat)
    elif type(picked) is Move:
        move_out(match, match.state.permanents[picked.permanent])


def _start_main(match: OfficialMatch) -> None:
    ordinal = match.emit(StepStarted(MAIN))
    if "main_phase_started" in match.tables.watched:
        happen(match, Happening("main_phase_started", ordinal, seat=match.state.turn.player))


def _end_turn(match: OfficialMatch) -> Asking[None]:
    """6-6. A main phase that goes on with nothing to do but pass again belongs to the same step,
    so that a turn that can never end is found to be endless (18-3-1)."""
    match.open_span(END_OF_TURN)
    yield from _end_timing(match)
    while match.state.turn.step == MAIN and len(main_options(match)) == 1:
        yield from _act(match)
        if not turn_end_conditions_met(match):
            break
        yield from _end_timing(match)
    match.close_span(END_OF_TURN)


def _end_timing(match: OfficialMatch) -> Asking[None]:
    """The end of the turn timing; the phase goes on where memory moves back (6-6-4)."""
    turn = match.state.turn
    seat = turn.player
    ordinal = match.emit(EndOfTurnReached())
    come_due(match, "end_of_turn", f"end_of_turn_of_{seat}")
    if "turn_ended" in match.tables.watched:
        happen(match, Happening("turn_ended", ordinal, seat=seat))
    if not _is_quiet(match):
        yield from settle(match)
    if not turn_end_conditions_met(match):
        match.emit(EndOfTurnPostponed())
        return
    match.emit(TurnEnded(expiring(match.state, WITH_TURN)))
    if not _is_quiet(match):
        yield from settle(match)
