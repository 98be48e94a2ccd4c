"""Who brought about what happened: an effect of a card or Digimon, or the Digimon that won a battle (15-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dcg.official.language import selectors as s
from dcg.official.reading.continuous.affecting import source_categories
from dcg.official.reading.facts import Facts, Thing
from dcg.official.reading.selecting import matches
from dcg.official.reading.viewpoint import Viewpoint
from dcg.official.rules.happening import Happening
from dcg.official.state.permanent import Permanent

if TYPE_CHECKING:
    from dcg.official.rules.match import OfficialMatch


def is_effect_of(match: OfficialMatch, happening: Happening, name: str) -> bool:
    """Whether it is brought about by an effect of a card or Digimon with this name, the card's number in front
    where it is one card that is meant."""
    effect = _running(match, happening)
    if effect is None:
        return False
    held = effect.permanent
    stands = held is not None and held.id in match.state.permanents
    facts: Facts = match.board.view(held) if stands and held else match.board.card(effect.card)
    card = match.board.card(held.top if stands and held else effect.card).card
    return any(name in (one, f"{card.number} {one}") for one in facts.names)


def is_done_by(
    match: OfficialMatch, viewpoint: Viewpoint, happening: Happening, by: s.Ref | s.Selector
) -> bool:
    """Whether what has the effect of the viewpoint, or one of what a selector describes, does it: by an effect
    of its own, or in battle by winning it (14-2-1)."""
    effect = _running(match, happening)
    winner = happening.attacking.other if happening.cause.kind == "battle" else None
    held = winner if effect is None else effect.permanent
    if isinstance(by, s.Ref):
        return held is not None and held is viewpoint.permanent
    if effect is not None:
        seat, card = effect.seat, effect.card
    elif winner is not None:
        seat, card = winner.seat, winner.top
    else:
        return False
    if not whose_fits(by.whose, seat, viewpoint.seat):
        return False
    if by.other and held is not None and held is viewpoint.permanent:
        return False
    facts = _facts_of(match, held) or match.board.card(card)
    kinds = facts.categories if effect is None else source_categories(effect)
    thing: Thing = card if held is None else held
    return all(
        not kinds.isdisjoint(test.categories)
        if isinstance(test, s.IsCategory)
        else matches(viewpoint, facts, thing, test)
        for test in by.match
    )


def whose_fits(whose: str, seat: int, you: int) -> bool:
    """Whether something of this seat is of whom an effect of yours names."""
    return whose == "any" or (seat == you) == (whose == "yours")


def _running(match: OfficialMatch, happening: Happening) -> Viewpoint | None:
    """The effect that brings it about, if one does."""
    return match.effects[-1] if happening.cause.kind == "effect" and match.effects else None


def _facts_of(match: OfficialMatch, held: Permanent | None) -> Facts | None:
    """What is true of it, or was when it left."""
    if held is None:
        return None
    if held.id in match.state.permanents:
        return match.board.view(held)
    return match.board.last_known(held.id)
