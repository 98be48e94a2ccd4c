"""Effects that wait for nothing but their condition: "[Once Per Turn] If you have another Digimon, ..." (15-5-1)."""

from __future__ import annotations

from dcg.official.codes.turn import ENDED
from dcg.official.rules.effects.triggers import Found, find, trigger
from dcg.official.rules.happening import Happening
from dcg.official.rules.match import OfficialMatch


def come_true(match: OfficialMatch) -> None:
    """Makes pending what has its condition met now, was not used as often as it can be in this turn, and is
    not pending already (BT6-016#Q1409)."""
    if not match.tables.waits_for_conditions or match.state.turn.step is ENDED:
        return  # what is used once in a turn is not used between two (15-14-1-1)
    views = match.board.derivation().views
    held = [view for view in views.values() if view.permanent.id in match.state.permanents]
    happening = Happening("condition_met", match.ordinal - 1, held)
    found = [one for one in find(match, happening, "trigger") if not _is_pending(match, one)]
    if found:
        trigger(match, found, happening)


def _is_pending(match: OfficialMatch, one: Found) -> bool:
    return any(
        entry.effect.card == one.card
        and entry.effect.effect_index == one.compiled.index
        and one.permanent is not None
        and entry.effect.permanent == one.permanent.id
        for entry in match.state.pending
    )
