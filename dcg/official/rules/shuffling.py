"""Shuffling an area (1-3-10)."""

from __future__ import annotations

from dcg.kernel.decision import Chance
from dcg.official.codes.places import Place
from dcg.official.events.setup import Shuffled
from dcg.official.fold.places import area
from dcg.official.rules.asking import Asking
from dcg.official.rules.match import OfficialMatch


def shuffle(match: OfficialMatch, seat: int, zone: Place) -> Asking[None]:
    """Randomises the order of an area's cards; everybody loses track of them."""
    cards = area(match.state, seat, zone)
    if cards:
        outcome = yield Chance(len(cards))
        match.emit(Shuffled(seat, zone, outcome))
