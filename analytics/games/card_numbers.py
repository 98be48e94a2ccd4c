"""Which card each id of a match stands for, in games whose definitions have a `number`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec
import numpy as np
import pyarrow as pa

from analytics.arrow import Numbers, flat, words
from analytics.games.tables import Folded
from dcg.kernel.absent import UNKNOWN


class _Numbered(msgspec.Struct):
    number: str


@lru_cache(maxsize=4096)
def _number(definition: bytes) -> str:
    return msgspec.json.decode(definition, type=_Numbered).number


class CardNumbers:
    """The card numbers of several matches: each as a code, and each match's cards by their ids."""

    def __init__(self, readings: Sequence[Folded]) -> None:
        places: dict[bytes, int] = {}
        numbers: dict[str, int] = {}
        self.by_card: list[Numbers] = []
        """For each match the code of each card, `UNKNOWN` where the log does not tell which it is; one
        more at the end stands for cards nobody named."""
        for reading in readings:
            state = reading.state
            definitions = reading.record.definitions
            for held in state.definitions:
                if held not in places and held in definitions:
                    number = _number(definitions[held])
                    places[held] = numbers.setdefault(number, len(numbers))
            codes = np.array(
                [*(places.get(one, UNKNOWN) for one in state.definitions), UNKNOWN], np.int64
            )
            of_cards = np.array([*state.definition_of, UNKNOWN], np.int64)
            self.by_card.append(codes[of_cards])
        self.known = tuple(numbers)

    def of(self, cards: Sequence[Sequence[int]]) -> pa.Array:
        """The numbers of cards named by each match, flat."""
        codes = [
            held[np.array(ids, np.int64)] for held, ids in zip(self.by_card, cards, strict=True)
        ]
        return words(flat(codes), self.known)
