"""The facts of cards for the table `definitions`."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import msgspec
import pyarrow as pa

from dcg.battle_evolution.language.card import Card, decode_card
from dcg.definitions import address

DEFINITIONS = pa.schema(
    [
        ("definition", pa.string()),
        ("number", pa.string()),
        ("name", pa.string()),
        ("category", pa.string()),
        ("level", pa.string()),
        ("types", pa.list_(pa.string())),
        ("dp_cost", pa.int32()),
        ("plus_p", pa.int32()),
        ("hp", pa.int32()),
        ("circle", pa.int32()),
        ("triangle", pa.int32()),
        ("cross", pa.int32()),
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
                found.append({"definition": held.hex(), **_facts(decode_card(data))})
    return pa.Table.from_pylist(found, DEFINITIONS)


def _facts(card: Card) -> dict[str, Any]:
    digimon = card.level is not None
    circle, triangle, cross = card.powers if digimon else (None, None, None)
    return {
        "number": card.number,
        "name": card.name,
        "category": card.category,
        "level": card.level,
        "types": list(card.types),
        "dp_cost": card.dp_cost,
        "plus_p": card.plus_p,
        "hp": card.hp if digimon else None,
        "circle": circle,
        "triangle": triangle,
        "cross": cross,
    }
