"""What continuous effects make of cards that are not on the field."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from dcg.official.language import processes as p
from dcg.official.reading import facets
from dcg.official.reading.compiled.card import CompiledCard
from dcg.official.reading.compiled.effect import UPPER
from dcg.official.reading.compiled.elsewhere import CARDS_IN
from dcg.official.reading.conditions import holds
from dcg.official.reading.continuous.derivation import InTurns, add_statements
from dcg.official.reading.continuous.statements import Statement, wordings
from dcg.official.reading.facts import Readable
from dcg.official.reading.selecting import matches, number
from dcg.official.reading.viewpoint import Viewpoint

CONSTANT_IN: Final[dict[str, int]] = {"trash": facets.TRASH, "security_stack": facets.SECURITY}
"""Where off the field persistent effects work, with the facet of what lies there. In the hand, one is
only about what becomes of its own card."""


def statements_in(board: Readable, place: str, active: int) -> tuple[list[Statement], int]:
    """The statements of cards in a place off the field (15-14-3-1, 15-14-5-1), in the turn of seat
    `active`; and the facets they read."""
    found: list[Statement] = []
    reads = CONSTANT_IN[place]
    for seat, side in enumerate(board.state.sides):
        for card in CARDS_IN[place](side):
            for compiled in board.card(card).working[place].persistents[UPPER]:
                statements: InTurns = ([], [])
                viewpoint = Viewpoint(board, seat, card, None, compiled)
                reads |= add_statements(statements, viewpoint, compiled)
                found += statements[seat == active]
    return found, reads


def said_of_itself(board: Readable, card: int) -> Iterator[tuple[Viewpoint, p.Process]]:
    """What a card in the hand says now of what becomes of it (15-8-2-6-1), with the viewpoint of the effect:
    each process whose conditions hold."""
    for compiled in board.card(card).hand_persistents:
        viewpoint = Viewpoint.of_card(board, card, compiled)
        for wording in wordings(compiled):
            if all(holds(viewpoint, held) for held in wording.conditions):
                yield viewpoint, wording.node


def own_reduction(board: Readable, card: int) -> int:
    """What a card in the hand takes off its own play or use cost: off the cost itself, not off
    what is paid for it."""
    kind = "use" if board.card(card).is_option else "play"
    return sum(
        number(viewpoint, node.amount)
        for viewpoint, node in said_of_itself(board, card)
        if isinstance(node, p.ReduceCost) and node.this_card and node.kind == kind
    )


def security_digimon(
    facts: CompiledCard, card: int, seat: int, statements: Iterable[Statement]
) -> CompiledCard:
    """The facts of a Security Digimon, with the effects on Security Digimon in force (15-1-8)."""
    if facts.dp is None:
        return facts
    total = facts.dp
    for statement in statements:
        selector = statement.node.target.selector
        mine = statement.viewpoint.seat == seat
        if selector.whose != "any" and mine != (selector.whose == "yours"):
            continue
        if all(matches(statement.viewpoint, facts, card, test) for test in selector.match):
            total += statement.amount()
    return facts if total == facts.dp else facts.with_dp(max(total, 0))
