"""Tokens (4-18): cards that effects play as they describe them, and that leave the game."""

from __future__ import annotations

from dcg.official.codes.declarations import PLAY
from dcg.official.codes.places import IN_NO_AREA
from dcg.official.events.field import TokenPlayed
from dcg.official.rules.costs import Declaring
from dcg.official.rules.happening import caused_by
from dcg.official.rules.match import OfficialMatch
from dcg.official.rules.moves import moved
from dcg.official.rules.playing import Entered


def play_token(
    match: OfficialMatch, seat: int, definition: bytes, *, suspended: bool, by: int
) -> Entered:
    """Plays one Token of this definition to the seat's battle area; it pays nothing (1-4-4-5)."""
    state = match.state
    card, identity = len(state.definition_of), state.next_permanent
    event = TokenPlayed(seat, card, definition, identity, suspended)
    ordinal = moved(match, event, caused_by(by))
    held = state.permanents[identity]
    return Entered(held, Declaring(PLAY, seat, card, None, IN_NO_AREA, by), ordinal)
