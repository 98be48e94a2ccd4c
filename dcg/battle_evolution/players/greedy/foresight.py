"""What an option leads to: the rules play it on in an imagined match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from dcg.battle_evolution.codes.places import Zone
from dcg.battle_evolution.codes.turn import Phase
from dcg.battle_evolution.events.battle import AttacksChosen, SupportDeclined
from dcg.battle_evolution.events.options import PickSupport
from dcg.battle_evolution.events.turn import PhaseBegun
from dcg.battle_evolution.players.greedy.evaluation import WIN, standing
from dcg.battle_evolution.players.greedy.imagined import Imagined
from dcg.battle_evolution.players.greedy.instinct import first_sight
from dcg.battle_evolution.reading.match import ArenaMatch, MatchDecided
from dcg.battle_evolution.rules.asking import Running
from dcg.battle_evolution.rules.battle import battle_phase
from dcg.battle_evolution.rules.support import place_support, resolve_supports
from dcg.kernel.decision import Chance, Sealed

Course = Callable[[ArenaMatch], Running[None]]
"""A part of the rules, to be played in a match."""

LONGEST: Final = 200
"""So many questions are answered in one course; it is taken as it stands then."""


def after(match: Imagined, course: Course, *answers: msgspec.Struct) -> float:
    """How much better the seat stands after a course.

    The first questions are answered as said, all others at first sight; chance leaves things in order.
    """
    match.begin()
    running = course(match)
    said = list(answers)
    try:
        request = next(running)
        for _ in range(LONGEST):
            assert not isinstance(request, Sealed)
            if isinstance(request, Chance):
                reply: object = (0,) if request.below else tuple(range(request.size))
            else:
                asked = bool(said) and said[0] in request.options
                reply = said.pop(0) if asked else first_sight(match, request)
            request = running.send(reply)
    except StopIteration:
        pass
    except MatchDecided as decided:
        # A win by KO points is in the state already.
        if decided.reason != "knock_outs":
            return WIN if decided.winner == match.seat else -WIN
    return standing(match, match.seat)


def now(match: Imagined) -> float:
    """How much better the seat stands already."""
    match.begin()
    return standing(match, match.seat)


def clash(attacks: tuple[int, int]) -> Course:
    """The Battle Phase with these attacks, as if nobody supported."""

    def course(match: ArenaMatch) -> Running[None]:
        _choose(match, attacks)
        match.emit(PhaseBegun(Phase.BATTLE))
        yield from battle_phase(match)

    return course


def supported(seat: int, picked: msgspec.Struct, attacks: tuple[int, int]) -> Course:
    """The rest of the Support Phase with this support of a seat, and the battle."""

    def course(match: ArenaMatch) -> Running[None]:
        _choose(match, attacks)
        if isinstance(picked, PickSupport):
            yield from place_support(match, seat, picked)
        else:
            match.emit(SupportDeclined(seat))
        yield from resolve_supports(match, [1, 1])
        match.emit(PhaseBegun(Phase.BATTLE))
        yield from battle_phase(match)

    return course


def _choose(match: ArenaMatch, attacks: tuple[int, int]) -> None:
    if tuple(side.attack for side in match.state.sides) != attacks:
        match.emit(AttacksChosen(attacks))


def is_blind(option: msgspec.Struct) -> bool:
    """Whether a support is the top card of the deck, whatever that is."""
    return isinstance(option, PickSupport) and option.zone is Zone.DECK
