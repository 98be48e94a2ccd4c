"""Rule checks (rule 17): between effects and rules, never during them."""

from __future__ import annotations

from typing import Final

from dcg.official.codes.absent import THE_RULES
from dcg.official.codes.deletion import BY_ZERO_DP
from dcg.official.codes.spans import RULE_CHECK
from dcg.official.events.effects import UnsupportedMet
from dcg.official.reading.continuous.derivation import Derivation
from dcg.official.rules import leaving
from dcg.official.rules.asking import Asking
from dcg.official.rules.linking import out_of_order, trash_out_of_order
from dcg.official.rules.loops import watch
from dcg.official.rules.match import OfficialMatch
from dcg.official.rules.staying import is_kept_undeleted
from dcg.official.state.permanent import Permanent

UNSETTLED: Final = "continuous effects that take away their own conditions"


def rule_check(match: OfficialMatch) -> Asking[None]:
    """Performs rule checks until nothing is left to do (17-1-3).

    What is kept from deletion at 0 DP is found again by the next one (17-1-2-1).
    """
    if not match.tables.needs_rule_checks and not match.rule_check_needed:
        return
    while True:
        derived = match.board.derivation()
        if derived.in_order and not match.rule_check_needed:
            return
        _say_unsettled(match, derived)
        zero, trashed = _found(match)
        unlinked = match.tables.has_links and out_of_order(match)
        if not zero and not trashed and not unlinked:
            derived.in_order = True
            match.rule_check_needed = False
            match.uncovered.clear()
            return
        because = match.open_span(RULE_CHECK, match.ordinal - 1)
        gone: list[Permanent] = []
        if zero:
            gone = yield from leaving.delete(match, zero, BY_ZERO_DP, THE_RULES, because)
        if trashed:
            yield from leaving.trash_from_field(match, trashed, THE_RULES, because)
        if unlinked:
            yield from trash_out_of_order(match)
        match.close_span(RULE_CHECK)
        if not gone and not trashed and not unlinked:
            yield from watch(match)


def _say_unsettled(match: OfficialMatch, derived: Derivation) -> None:
    """Says in the log which effects have come to have no stable result (docs/errata.md)."""
    for statement in derived.unsettled:
        source = statement.source
        if source not in match.unsettled:
            match.unsettled.add(source)
            match.emit(UnsupportedMet(*source, UNSETTLED))


def _found(match: OfficialMatch) -> tuple[list[Permanent], list[Permanent]]:
    """Digimon with 0 DP (17-1-3-1), and what does not belong on the field (17-1-3-2 to -5). An Option card stands in
    the battle area where an effect placed it, not where it came to the top of a stack (17-1-3-3)."""
    zero: list[Permanent] = []
    trashed: list[Permanent] = []
    views = match.board.derivation().views
    face_down = match.state.face_down
    for side in match.state.sides:
        for held in side.battle_area:
            view = views[held.id]
            if held.top in face_down or (held.id in match.uncovered and view.is_option):
                trashed.append(held)
            elif view.is_digimon:
                if view.dp is None:
                    trashed.append(held)
                elif view.dp <= 0 and not is_kept_undeleted(match, held, BY_ZERO_DP, THE_RULES):
                    zero.append(held)
        breeding = side.breeding_area
        if breeding is not None:
            view = views[breeding.id]
            if view.is_tamer or view.is_option or breeding.top in face_down:
                trashed.append(breeding)
    return zero, trashed
