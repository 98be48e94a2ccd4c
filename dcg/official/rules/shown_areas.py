"""Areas all of whose cards are being revealed or looked at: no other effect adds cards to them
(15-15-3-4, 15-15-4-5)."""

from __future__ import annotations

from collections.abc import Collection

from dcg.official.codes.places import Place
from dcg.official.fold.places import area
from dcg.official.rules.match import OfficialMatch, ShownArea


def show(match: OfficialMatch, seat: int, zone: Place, cards: Collection[int]) -> None:
    """Notes that the effect that runs reveals or looks at these cards of an area, if they are all."""
    if len(cards) == len(area(match.state, seat, zone)):
        match.shown.append(ShownArea(seat, zone, match.depth))


def shown_no_longer(match: OfficialMatch, seat: int, zone: Place) -> None:
    """The cards of an area are back in it (15-15-4-6)."""
    match.shown = [held for held in match.shown if (held.seat, held.zone) != (seat, zone)]


def end_with(match: OfficialMatch, depth: int) -> None:
    """What an effect revealed and looked at is over when the effect is."""
    match.shown = [held for held in match.shown if held.depth != depth]
