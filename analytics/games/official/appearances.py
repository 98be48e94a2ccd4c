"""The table `card_appearances`: what became of a card's copies in a match, for each seat."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pyarrow as pa

from analytics.arrow import Numbers, flat, offsets, words
from analytics.games.official.cards import CardNumbers
from analytics.games.official.happened import Happened
from analytics.games.tables import Folded
from dcg.kernel.absent import FULL_LOG
from dcg.official.state.board import Board

COPIES = ("opening_hand", "in_hand")
"""What is counted in copies: a copy that was in hand twice counts once."""

TIMES = (
    "drawn",
    "played",
    "digivolved_into",
    "used",
    "hatched",
    "activated",
    "attacked",
    "deleted",
    "in_security",
    "checked",
)
"""What is counted in times: a copy played twice counts twice."""

PLACES = (
    "end_deck",
    "end_hand",
    "end_security",
    "end_trash",
    "end_field",
    "end_under",
    "end_elsewhere",
)
"""Where the copies are at the end of the log."""

_PLACES = {
    "deck": 0,
    "digi_egg_deck": 0,
    "hand": 1,
    "security_stack": 2,
    "trash": 3,
    "field": 4,
    "in_no_area": 6,
    "removed": 6,
}
_UNDER = 5
_SEATS = 2


def appearances_table(
    readings: Sequence[Folded], happened: Sequence[Happened], numbers: CardNumbers
) -> pa.Table:
    """The rows of full logs: a seat's log does not tell which of its cards are the same copy."""
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
    for name in (*COPIES, *TIMES):
        cards = [
            np.array(happened[place].to.get(name, ()), np.int64) + start
            for (place, _, _), start in zip(held, starts, strict=True)
        ]
        every = flat(cards)
        if name in COPIES:
            every = np.unique(every)
        columns[name] = _counted(of_card[every], len(groups))
    ends = flat([_places(state) for _, state, _ in held])
    for code, name in enumerate(PLACES):
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


def _places(state: Board) -> Numbers:
    """The code of the place each card is in."""
    found = np.full(len(state.definition_of), _PLACES["removed"], np.int64)
    for name, _, cards in state.places():
        if name == "field":
            found[cards[:-1]] = _UNDER
            found[cards[-1]] = _PLACES[name]
        elif name == "link_cards":
            found[cards] = _UNDER
        elif cards:
            found[cards] = _PLACES[name]
    return found
