"""Whether what triggered an effect still has it (15-4-4-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dcg.official.reading.compiled.effect import INHERITED, LINK, UPPER, CompiledEffect
from dcg.official.reading.compiled.given import given_effect
from dcg.official.reading.view import View
from dcg.official.state.permanent import Permanent

if TYPE_CHECKING:
    from dcg.official.rules.match import OfficialMatch


def effect_gone(match: OfficialMatch, held: Permanent, card: int, compiled: CompiledEffect) -> bool:
    """Whether a permanent on the field has lost an effect that is written on `card`, or that `card` gave
    it: an upper effect with another card placed on top that does not gain it, an inherited one with its own
    card on top, a link effect whose card is no link card of it any more."""
    if compiled.index < 0:  # not printed: an effect gave it
        return not _is_given(match.board.view(held), card, compiled)
    if compiled.section == LINK:
        return card not in held.links
    if card not in held.cards:
        return True
    on_top = held.top == card
    if compiled.section == UPPER and not on_top:
        gained = match.board.view(held).stack.gained
        return all(
            held.card_at(place) != card or each.index != compiled.index for place, each in gained
        )
    if compiled.section == INHERITED:
        return on_top or not match.board.view(held).is_digimon
    return False


def _is_given(view: View, card: int, compiled: CompiledEffect) -> bool:
    """Whether the Digimon still has an effect or keyword effect that another effect gave it."""
    if compiled.keyword:
        givens = (view.given_keywords or {}).get(compiled.keyword, ())
        return any(given.card == card for given in givens)
    return any(
        given.card == card and given_effect(given.by, given.node).index == compiled.index
        for given in view.given_effects or ()
    )
