"""A table `card_appearances`: what became of a card's copies in a match, for each seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa

from analytics.arrow import Numbers, flat, offsets, words
from analytics.games.card_numbers import CardNumbers
from analytics.games.tables import Folded
from dcg.kernel.absent import FULL_LOG


class Appearances(NamedTuple):
    """What a game counts of each card.

    `copies` is counted in copies: a copy that was in hand twice counts once. `times` is counted in times:
    a copy played twice counts twice. `places` are where copies are at the end of the log, and `places_in`
    the place of each card of a state, by its number among them.
    """

    copies: Sequence[str]
    times: Sequence[str]
    places: Sequence[str]
    places_in: Callable[[Any], Numbers]


_SEATS = 2


def appearances_table(
    counted: Appearances,
    readings: Sequence[Folded],
    happened: Sequence[Mapping[str, Sequence[int]]],
    numbers: CardNumbers,
) -> pa.Table:
    """The rows of full logs: a seat's log does not tell which of its cards are the same copy.

    `happened` are card ids by what happened to them, for each match.
    """
    held = [
        (place, reading.state, codes[:-1])
        for place, (reading, codes) in enumerate(zip(readings, numbers.by_card, strict=True))
        if reading.state.course.perspective == FULL_LOG
    ]
    width = len(numbers.known) + 1
    sizes = [len(codes) for _, _, codes in held]
    starts = offsets(np.array(sizes, np.int64))[:-1]
    keys = [
        (place * _SEATS + np.array(state.owner_of, np.int64)) * width + codes + 1
        for place, state, codes in held
    ]
    groups, of_card = np.unique(flat(keys), return_inverse=True)
    number = groups % width - 1
    told = number >= 0
    columns: dict[str, Numbers] = {"copies": _counted(of_card, len(groups))}
    for name in (*counted.copies, *counted.times):
        cards = [
            np.array(happened[place].get(name, ()), np.int64) + start
            for (place, _, _), start in zip(held, starts, strict=True)
        ]
        every = flat(cards)
        if name in counted.copies:
            every = np.unique(every)
        columns[name] = _counted(of_card[every], len(groups))
    ends = flat([counted.places_in(state) for _, state, _ in held])
    for code, name in enumerate(counted.places):
        columns[name] = _counted(of_card[ends == code], len(groups))
    match = groups // (width * _SEATS)
    return pa.table(
        {
            "match": words(match, [one.record.id for one in readings]),
            "seat": pa.array(groups // width % _SEATS, pa.int8()),
            "card": words(number, numbers.known),
            **{name: pa.array(values, pa.int16()) for name, values in columns.items()},
        }
    ).filter(pa.array(told))


def _counted(groups: Numbers, length: int) -> Numbers:
    return np.bincount(groups, minlength=length)
