"""The equilibrium of a game that two players with opposite interests play once, both in secret.

The equations are solved here: `dcg` needs no library of numbers, and what greedy picks, which is part of a
match, must not hang on how such a library rounds on some machine.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

_NEAR: Final = 1e-9
"""What is closer than this counts as equal."""

Matrix = Sequence[Sequence[float]]
Mixture = tuple[float, ...]


class Equilibrium(NamedTuple):
    """How often each row and column is to be picked, and what the row player has of it on average."""

    rows: Mixture
    columns: Mixture
    value: float


def equilibrium(payoffs: Matrix) -> Equilibrium:
    """The first equilibrium of a game by what each pair of picks is worth to the row player.

    Some square part of the matrix has one in which every row and column of the part is as good as
    the others (Shapley and Snow, 1950); it is one of the whole game if nothing outside is better.
    Small parts are looked at first: who need not mix does not.

    >>> equilibrium([[3, 1], [2, 0]])
    Equilibrium(rows=(1.0, 0.0), columns=(0.0, 1.0), value=1.0)
    >>> equilibrium([[0, -1, 1], [1, 0, -1], [-1, 1, 0]]).rows
    (0.3333333333333333, 0.3333333333333333, 0.3333333333333333)
    """
    height, width = len(payoffs), len(payoffs[0])
    for size in range(1, min(height, width) + 1):
        for rows in combinations(range(height), size):
            for columns in combinations(range(width), size):
                for found in _of_part(payoffs, rows, columns):
                    return found
    raise ArithmeticError(f"no equilibrium was found of {payoffs}")


def _of_part(payoffs: Matrix, rows: Sequence[int], columns: Sequence[int]) -> Iterator[Equilibrium]:
    part = [[payoffs[row][column] for column in columns] for row in rows]
    by_row = _indifferent([list(line) for line in zip(*part, strict=True)])
    by_column = _indifferent(part)
    if by_row is None or by_column is None:
        return
    first = _spread(by_row[0], rows, len(payoffs))
    second = _spread(by_column[0], columns, len(payoffs[0]))
    value = by_row[1]
    of_columns = [_mean(first, column) for column in zip(*payoffs, strict=True)]
    of_rows = [_mean(second, row) for row in payoffs]
    if min(of_columns) >= value - _NEAR and max(of_rows) <= value + _NEAR:
        yield Equilibrium(first, second, value)


def _mean(weights: Mixture, values: Sequence[float]) -> float:
    return sum(weight * value for weight, value in zip(weights, values, strict=True))


def _spread(weights: Sequence[float], places: Sequence[int], size: int) -> Mixture:
    found = [0.0] * size
    for place, weight in zip(places, weights, strict=True):
        found[place] = weight
    return tuple(found)


def _indifferent(matrix: list[list[float]]) -> tuple[list[float], float] | None:
    """Weights, none below 0 and 1 in all, by which every line of the matrix is worth the same; and
    what that is. None where there are none, or many."""
    size = len(matrix)
    lines = [[*line, -1.0, 0.0] for line in matrix] + [[1.0] * size + [0.0, 1.0]]
    solved = _solved(lines)
    if solved is None or min(solved[:size]) < -_NEAR:
        return None
    return [max(weight, 0.0) for weight in solved[:size]], solved[size]


def _solved(lines: list[list[float]]) -> list[float] | None:
    """The one solution of linear equations, by elimination; None where there is none or there are many."""
    size = len(lines)
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(lines[row][column]))
        if abs(lines[pivot][column]) < _NEAR:
            return None
        lines[column], lines[pivot] = lines[pivot], lines[column]
        head = lines[column][column]
        lines[column] = [value / head for value in lines[column]]
        for row in range(size):
            if row != column and lines[row][column]:
                factor = lines[row][column]
                lines[row] = [
                    value - factor * own
                    for value, own in zip(lines[row], lines[column], strict=True)
                ]
    return [line[-1] for line in lines]
