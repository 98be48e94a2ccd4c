"""Which card each id of a match stands for, and the facts of cards for the table `definitions`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Annotated

import msgspec
import numpy as np
import pyarrow as pa

from analytics.arrow import Numbers, flat, words
from analytics.games.tables import Folded
from dcg.definitions import address
from dcg.kernel.absent import UNKNOWN

_Printed = Annotated[int, msgspec.Meta(ge=-(2**31), lt=2**31)]
"""A number of a card: a column holds no wider one."""


class CardFacts(msgspec.Struct):
    """What a definition says of its card, without effects."""

    number: str
    name: str
    category: str
    colours: tuple[str, ...] = ()
    level: _Printed | None = None
    play_cost: _Printed | None = None
    dp: _Printed | None = None
    form: tuple[str, ...] = ()
    attribute: tuple[str, ...] = ()
    types: tuple[str, ...] = ()


@lru_cache(maxsize=4096)
def facts(definition: bytes) -> CardFacts:
    """The facts in a definition's bytes."""
    return msgspec.json.decode(definition, type=CardFacts)


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
                    number = facts(definitions[held]).number
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


DEFINITIONS = pa.schema(
    [
        ("definition", pa.string()),
        ("number", pa.string()),
        ("name", pa.string()),
        ("category", pa.string()),
        ("colours", pa.list_(pa.string())),
        ("level", pa.int32()),
        ("play_cost", pa.int32()),
        ("dp", pa.int32()),
        ("form", pa.list_(pa.string())),
        ("attribute", pa.list_(pa.string())),
        ("types", pa.list_(pa.string())),
    ]
)


def definitions_table(definitions: Mapping[bytes, bytes]) -> pa.Table:
    """A row for each definition of a card, by content address, that is what its address says.

    A store has the definitions of all its games together; what is no card of this game has no row.
    """
    found = []
    for held, data in definitions.items():
        if address(data) == held:
            with suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                found.append({"definition": held.hex(), **msgspec.structs.asdict(facts(data))})
    return pa.Table.from_pylist(found, DEFINITIONS)
