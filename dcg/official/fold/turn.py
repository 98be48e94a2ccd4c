"""Folding the course of a turn and the memory."""

from typing import Final

from dcg.kernel.event import Event
from dcg.kernel.registry import Handler
from dcg.official.codes.turn import ENDED, START
from dcg.official.events.turn import (
    CostPaid,
    EndOfTurnPostponed,
    EndOfTurnReached,
    MemorySet,
    OverflowProcessed,
    Passed,
    RememberedThisTurn,
    StepStarted,
    TurnEnded,
    TurnStarted,
)
from dcg.official.fold.modifiers import drop_modifiers
from dcg.official.state.board import Board
from dcg.official.state.turn import Remembered


def _turn_started(state: Board, event: TurnStarted) -> None:
    turn = state.turn
    turn.number = event.number
    turn.player = event.seat
    turn.step = START
    state.layer = 0
    state.loops = 0


def _step_started(state: Board, event: StepStarted) -> None:
    state.turn.step = event.step


def _end_of_turn_reached(state: Board, event: EndOfTurnReached) -> None:
    state.turn.ending = True


def _end_of_turn_postponed(state: Board, event: EndOfTurnPostponed) -> None:
    state.turn.ending = False


def _remembered(state: Board, event: RememberedThisTurn) -> None:
    state.turn.happened.append(Remembered(event.seat, event.of, event.what))


def _turn_ended(state: Board, event: TurnEnded) -> None:
    state.turn.ending = False
    state.turn.happened.clear()
    state.turn.step = ENDED
    state.uses.clear()
    drop_modifiers(state, event.expired)


def _memory(state: Board, event: Passed | MemorySet | CostPaid | OverflowProcessed) -> None:
    state.memory = event.memory


TURN_HANDLERS: Final[dict[type[Event], Handler]] = {
    TurnStarted: _turn_started,
    StepStarted: _step_started,
    EndOfTurnReached: _end_of_turn_reached,
    EndOfTurnPostponed: _end_of_turn_postponed,
    RememberedThisTurn: _remembered,
    TurnEnded: _turn_ended,
    Passed: _memory,
    MemorySet: _memory,
    CostPaid: _memory,
    OverflowProcessed: _memory,
}
