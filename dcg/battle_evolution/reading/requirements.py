"""What evolution asks of an active Digimon and a future (4.1-4 to 4.1-9, 4.3-5 to 4.3-11)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from dcg.battle_evolution.codes.cards import LEVEL_BY_WORD
from dcg.battle_evolution.codes.turn import Shortfall
from dcg.battle_evolution.language.card import BoxLine
from dcg.battle_evolution.language.processes.evolving import Downgrade, Enable
from dcg.battle_evolution.reading import values
from dcg.battle_evolution.reading.facts import SideOfCard
from dcg.battle_evolution.reading.match import ArenaMatch
from dcg.battle_evolution.reading.names import box_name_fits


def named_lines(match: ArenaMatch, seat: int, facts: SideOfCard) -> list[int]:
    """The lines of a future's evo-box that name the active, by their places (1-9)."""
    own = values.active_facts(match, seat)
    if own is None:
        return []
    called = values.names(match, seat)
    kinds = values.kinds(match, seat)
    return [
        place
        for place, line in enumerate(facts.card.box)
        if _line_fits(line, called, own.level, kinds)
    ]


def _line_fits(line: BoxLine, called: Sequence[str], level: int, kinds: Sequence[int]) -> bool:
    return any(box_name_fits(one, called, level, kinds) for one in line.of)


def level_fits(
    own: int, future: int, enables: Sequence[Enable], downgrade: Downgrade | None
) -> bool:
    """One step on, or as an effect says (4.1-5, 4-34, 4-36)."""
    if downgrade is not None:
        if downgrade.to is not None:
            return future == LEVEL_BY_WORD[downgrade.to]
        return future == own - downgrade.steps
    if future == own + 1:
        return True
    for enable in enables:
        if enable.same and future == own:
            return True
        if enable.same:
            continue
        from_fits = not enable.of or any(LEVEL_BY_WORD[word] == own for word in enable.of)
        to_fits = not enable.to or any(LEVEL_BY_WORD[word] == future for word in enable.to)
        if from_fits and to_fits:
            return True
    return False


def shortfall_of(
    match: ArenaMatch,
    seat: int,
    future: int,
    *,
    ignoring: Collection[str] = (),
    enables: Sequence[Enable] = (),
    downgrade: Downgrade | None = None,
    named: bool | None = None,
) -> Shortfall | None:
    """What of level, type and state the evolution to a card lacks; None if nothing.

    The DP cost is not looked at. `named` says whether the box names the active, where that is not to be
    read from the box.
    """
    own = values.active_facts(match, seat)
    facts = match.facts(future)
    if own is None or not facts.is_digimon:
        return Shortfall.NO_DIGIMON
    if match.side(seat).abnormal and "abnormal" not in ignoring:
        return Shortfall.ABNORMAL
    if named is None:
        named = bool(named_lines(match, seat, facts))
    if facts.card.ruler and not (own.card.ruler or named or "ruler" in ignoring):
        return Shortfall.RULER
    if named and downgrade is None:
        return None
    if "level" not in ignoring and not level_fits(own.level, facts.level, enables, downgrade):
        return Shortfall.LEVEL
    shared = set(values.kinds(match, seat)) & set(facts.kinds)
    if "type" not in ignoring and not shared and not (own.card.ruler and facts.card.ruler):
        return Shortfall.KIN
    return None
