"""What changed a permanent: every statement in force on it, to be told with its source."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from dcg.official.reading.continuous.derivation import Derivation
from dcg.official.reading.continuous.derive import layers_of
from dcg.official.reading.continuous.finding import Finder
from dcg.official.reading.continuous.statements import APPLIED, Statement
from dcg.official.reading.derived_board import DerivedBoard


class Influence(NamedTuple):
    """A statement that changes a permanent, and the number it gives."""

    statement: Statement
    amount: int


def influences(board: DerivedBoard, identity: int) -> Iterator[Influence]:
    """What of effects is in force on a permanent (15-8-2), layer by layer as it is applied.

    What has no stable result on this board changes nothing and is left out.
    """
    derived = board.derivation()
    alone = Derivation()
    alone.treated = derived.treated
    stacks = board.stacks(alone)
    alone.views = derived.views
    layers = layers_of(board, board.tables, stacks, alone)
    find = Finder(derived.views)
    unsettled = {(one.source, one.node) for one in derived.unsettled}
    for layer in APPLIED:
        for statement in layers[layer]:
            if statement.wording.apply is None or statement.wording.of_security_digimon:
                continue
            if statement.is_conditional and not find.in_force(statement):
                continue
            if (statement.source, statement.node) in unsettled:
                continue
            for held in find.targets(statement):
                if held.id == identity:
                    yield Influence(statement, statement.amount(held))
