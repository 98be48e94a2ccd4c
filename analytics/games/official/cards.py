"""The facts of cards for the table `definitions`."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import lru_cache
from typing import Annotated

import msgspec
import pyarrow as pa

from dcg.definitions import address

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
                card = facts(data)
                if card.colours:  # every card has one (1-2-1); what has none is of another game
                    found.append({"definition": held.hex(), **msgspec.structs.asdict(card)})
    return pa.Table.from_pylist(found, DEFINITIONS)
