"""What `card_appearances` counts of each card of a match."""

from __future__ import annotations

import numpy as np

from analytics.arrow import Numbers
from analytics.games.appearing import Appearances
from dcg.official.state.board import Board

COPIES = ("opening_hand", "in_hand")
"""What is counted in copies: a copy that was in hand twice counts once."""

TIMES = (
    "drawn",
    "played",
    "digivolved_into",
    "used",
    "hatched",
    "activated",
    "attacked",
    "deleted",
    "in_security",
    "checked",
)
"""What is counted in times: a copy played twice counts twice."""

PLACES = (
    "end_deck",
    "end_hand",
    "end_security",
    "end_trash",
    "end_field",
    "end_under",
    "end_elsewhere",
)
"""Where the copies are at the end of the log."""

_PLACES = {
    "deck": 0,
    "digi_egg_deck": 0,
    "hand": 1,
    "security_stack": 2,
    "trash": 3,
    "field": 4,
    "in_no_area": 6,
    "removed": 6,
}
_UNDER = 5


def _places(state: Board) -> Numbers:
    """The code of the place each card is in."""
    found = np.full(len(state.definition_of), _PLACES["removed"], np.int64)
    for name, _, cards in state.places():
        if name == "field":
            found[cards[:-1]] = _UNDER
            found[cards[-1]] = _PLACES[name]
        elif name == "link_cards":
            found[cards] = _UNDER
        elif cards:
            found[cards] = _PLACES[name]
    return found


APPEARANCES = Appearances(COPIES, TIMES, PLACES, _places)
