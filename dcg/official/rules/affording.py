"""What a player can afford now, where it is asked of one card after another (1-3-11)."""

from __future__ import annotations

from dcg.official.codes.absent import NO_REQUIREMENT
from dcg.official.codes.declarations import DeclarationKind
from dcg.official.codes.numbers import GAUGE
from dcg.official.language import processes as p
from dcg.official.reading.compiled.card import CompiledCard
from dcg.official.rules.costs import EVENTS, Declaring, can_afford
from dcg.official.rules.match import OfficialMatch
from dcg.official.state.permanent import Permanent


class Affording:
    """What can be afforded of the player's hand as long as nothing changes.

    `most` is the highest cost that can be paid (1-4-2). `fixed` is whether nothing in this match changes
    costs: then that is all there is to ask.
    """

    def __init__(self, match: OfficialMatch, seat: int) -> None:
        tables = match.tables
        self.most = match.state.memory_of(seat) + GAUGE
        self._match = match
        self._seat = seat
        self.fixed = not tables.has_costs
        self._interrupted = tables.interrupted
        self._changed = tables.has_costs and _changes_costs(match, seat)

    def allows(
        self,
        kind: DeclarationKind,
        card: int,
        facts: CompiledCard,
        base: int,
        onto: Permanent | None = None,
        requirement: int = NO_REQUIREMENT,
    ) -> bool:
        """Whether a card of the hand with these facts can be declared at this cost, after every reduction
        that could be had (1-3-11-1, 1-3-11-2): as `can_afford` says."""
        if self.fixed:
            return base <= self.most
        if not self._changed and not facts.hand_persistents:
            # it costs what is printed, but for what could interrupt
            if base <= self.most:
                return True
            if EVENTS[kind] not in self._interrupted:
                return False
        declaring = Declaring(kind, self._seat, card, onto, requirement=requirement)
        return can_afford(self._match, declaring, base)


def _changes_costs(match: OfficialMatch, seat: int) -> bool:
    """Whether anything in force changes what the player pays."""
    return any(
        type(statement.node) is p.ReduceCost and statement.viewpoint.seat == seat
        for statement in match.board.derivation().costs
    )
