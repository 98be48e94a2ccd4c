"""Hatching a Digi-Egg (4-16)."""

from __future__ import annotations

from dcg.kernel.absent import NO_CAUSE
from dcg.official.events.field import DigiEggHatched
from dcg.official.rules.happening import Happening
from dcg.official.rules.match import OfficialMatch
from dcg.official.rules.moves import moved


def hatch(match: OfficialMatch, seat: int) -> None:
    """The top card of the Digi-Egg deck comes to lie face up in the breeding area (4-16-1)."""
    card = match.state.sides[seat].digi_egg_deck[-1]
    egg = DigiEggHatched(seat, card, match.state.next_permanent)
    moved(match, egg, also=Happening("hatched", NO_CAUSE, seat=seat))
