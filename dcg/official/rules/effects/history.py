"""What is remembered of a turn because an effect may ask about it: "if you've digivolved this turn" (15-6-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dcg.official.codes.absent import NO_CARD
from dcg.official.events.turn import RememberedThisTurn
from dcg.official.reading.compiled.asked import AskedLater, of_permanent
from dcg.official.reading.viewpoint import Viewpoint
from dcg.official.rules.effects.trigger_conditions import subjects_of
from dcg.official.rules.happening import Happening
from dcg.official.state.turn import Remembered

if TYPE_CHECKING:
    from dcg.official.rules.match import OfficialMatch


def remember(match: OfficialMatch, happening: Happening) -> None:
    """Remembers what happened for each player with a card that asks about it, once a turn.

    Whose effects it is true of is told apart: "your opponent" is another for each player.
    """
    for asked in match.tables.asked.get(happening.event, ()):
        if asked.trigger.reference == "this":
            _remember_of_each(match, happening, asked)
            continue
        for of in (0, 1):
            seen = Viewpoint(match.board, of, NO_CARD, None, None)
            if subjects_of(match, seen, happening, asked.trigger, None) is None:
                continue
            _remember(match, asked, of, asked.what)


def _remember_of_each(match: OfficialMatch, happening: Happening, asked: AskedLater) -> None:
    """What happened to a Digimon itself is remembered of each that it happened to."""
    for subject in happening.subjects:
        held = subject.permanent
        seen = Viewpoint(match.board, held.seat, held.top, held, None)
        if subjects_of(match, seen, happening, asked.trigger, held) is not None:
            _remember(match, asked, held.seat, of_permanent(asked.what, held.id))


def _remember(match: OfficialMatch, asked: AskedLater, of: int, what: bytes) -> None:
    for seat in _askers(match, asked):
        if Remembered(seat, of, what) not in match.state.turn.happened:
            match.emit(RememberedThisTurn(seat, of, what))


def _askers(match: OfficialMatch, asked: AskedLater) -> list[int]:
    """The players who own a card that asks."""
    state = match.state
    return sorted(
        {
            state.owner_of[card]
            for card, definition in enumerate(state.definition_of)
            if definition in asked.definitions
        }
    )
