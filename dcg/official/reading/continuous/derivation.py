"""What is derived of one board, and what a stack gives to it by itself."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from dcg.official.reading import facets
from dcg.official.reading.compiled.effect import CompiledEffect
from dcg.official.reading.compiled.stack import StackTable
from dcg.official.reading.continuous.statements import Statement, wordings
from dcg.official.reading.facts import Readable
from dcg.official.reading.view import View
from dcg.official.reading.viewpoint import Viewpoint
from dcg.official.state.pending import Kept
from dcg.official.state.permanent import Permanent

NOTHING_KEPT: Final[frozenset[Kept]] = frozenset()
_NOTHING_TREATED: Final[frozenset[int]] = frozenset()


class Derivation:
    """Everything derived of one board: views by permanent, and what is not about permanents.

    `reads` are the facets it depends on: those that the statements in force read. `in_order` says
    that a rule check has nothing to do on it. `setting` are the persistent statements that set a value,
    whether or not they are in force (15-8-2-5). `unsettled` are the statements that have no stable
    result here (docs/errata.md): what they would do in turns is left out. `treated` are the permanents
    that have inherited effects because an effect treats them as Digimon. `kept` are the persistent
    effects that are in force where they go on meeting their conditions, since they were before
    (15-8-2-6-1); `held` are those in force, where anything asks.
    """

    __slots__ = (
        "_can_interrupt",
        "costs",
        "held",
        "in_order",
        "kept",
        "players",
        "reads",
        "rules",
        "security_dp",
        "setting",
        "treated",
        "unsettled",
        "views",
    )

    def __init__(self, kept: Collection[Kept] = ()) -> None:
        self.kept = frozenset(kept) if kept else NOTHING_KEPT
        self.held: set[Kept] = set()
        self.views: dict[int, View] = {}
        self.reads = facets.ALWAYS
        self.in_order = False
        self.costs: Sequence[Statement] = ()
        self.players: Sequence[Statement] = ()
        self.rules: Sequence[Statement] = ()
        self.security_dp: list[Statement] = []
        self.setting: tuple[Statement, ...] = ()
        self.treated = _NOTHING_TREATED
        self.unsettled: Sequence[Statement] = ()
        self._can_interrupt: bool | None = None

    def can_interrupt(self) -> bool:
        """Whether anything on the field has an immediate effect, for whatever it waits."""
        found = self._can_interrupt
        if found is None:
            found = any(
                view.stack.immediates or (not view.shared and view.may_answer("immediate", ""))
                for view in self.views.values()
            )
            self._can_interrupt = found
        return found


class Standing:
    """What stands on the field by its stacks alone, good until something on the field moves.

    `stated` are the stacks that state something, and `reads` the facets that this reads.
    """

    __slots__ = ("reads", "stated", "views")

    def __init__(self) -> None:
        self.views: dict[int, View] = {}
        self.reads = 0
        self.stated: list[StackView] = []


class StackView:
    """What a permanent has in its area by its stack and link cards alone, good for as long as these are
    its cards.

    `seat` is its player's. `statements` are those in force in the opponent's turn and in its player's own, and `reads` the
    facets they read; most stacks have none (`has_statements`).
    """

    __slots__ = ("area", "cards", "has_statements", "links", "reads", "seat", "statements", "view")

    def __init__(self, board: Readable, held: Permanent, stack: StackTable) -> None:
        self.area = held.area
        self.cards = held.cards.copy()
        self.links = held.links.copy()
        self.seat = held.seat
        self.view = View(held, stack)
        self.view.shared = True
        self.statements: InTurns = ([], [])
        self.has_statements = bool(stack.persistents)
        self.reads = 0
        for place, compiled in stack.persistents:
            viewpoint = Viewpoint(board, held.seat, held.card_at(place), held, compiled)
            self.reads |= add_statements(self.statements, viewpoint, compiled)


InTurns = tuple[list[Statement], ...]
"""Statements in force in the turn of the opponent of their player, and in that player's own."""


def add_statements(statements: InTurns, viewpoint: Viewpoint, compiled: CompiledEffect) -> int:
    """Adds what a persistent effect says from a viewpoint; the facets it reads."""
    found = [Statement(wording, viewpoint) for wording in wordings(compiled)]
    reads = facets.TURN if compiled.turn != "any" else 0
    for statement in found:
        reads |= statement.wording.reads
    if compiled.turn != "yours":
        statements[0].extend(found)
    if compiled.turn != "opponents":
        statements[1].extend(found)
    return reads
