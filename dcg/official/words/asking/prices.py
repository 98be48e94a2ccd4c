"""What options cost, and the memory they leave, as far as the seat that is asked can tell."""

from __future__ import annotations

from collections.abc import Sequence

from dcg.official.codes.declarations import DeclarationKind
from dcg.official.codes.numbers import GAUGE
from dcg.official.rules.costs import Declaring, constant_change, possible_reduction
from dcg.official.state.permanent import Permanent
from dcg.official.words.asking.sight import Sight


def price(
    sight: Sight, kind: DeclarationKind, card: int, base: int | None, *onto: Permanent
) -> str:
    """` for 3 (memory 3 -> 0)`; a range where effects that interrupt could take more off."""
    if base is None:
        return ""
    match, seat = sight.match, sight.seat
    declaring = Declaring(kind, seat, card, onto[0] if onto else None, others=onto[1:])
    most = base + constant_change(match, declaring)
    least = most - possible_reduction(match, declaring)
    memory = sight.board.memory_of(seat)
    costs = sorted({max(0, least), max(0, most)})
    after = [max(-GAUGE, memory - cost) for cost in costs]
    return f" for {_range(costs)} (memory {memory} -> {_range(after)})"


def _range(numbers: Sequence[int]) -> str:
    return " to ".join(map(str, numbers))
