"""The documented table of the arena set: types, partners of the armoured, which Level U are Mega here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from dcg.battle_evolution.language.terms import Type

TYPE_OF: Final[Mapping[str, Type]] = {
    "fire": "dragon",
    "ice": "marine",
    "nature": "nature",
    "darkness": "nightmare",
    "rare": "enigma",
}
"""What each specialty becomes, in frames and in effects."""

ARMOUR_FROM: Final[Mapping[str, str]] = {
    "PS-172": "Veemon",
    "PS-173": "Veemon",
    "PS-174": "Patamon",
    "PS-176": "Armadillomon",
    "PS-177": "Wormmon",
    "PS-178": "Gatomon",
    "PS-179": "Hawkmon",
    "PS-180": "Patamon",
    "PS-181": "Gatomon",
    "PS-185": "Veemon",
    "PS-186": "Wormmon",
    "PS-188": "Hawkmon",
    "PS-189": "Armadillomon",
}
"""The armoured are partner Level C here: whose name is in the box of each."""

MEGAS: Final = frozenset(
    f"PS-{number:03d}"
    for number in (
        *(0, 1, 2, 3),
        *(34, 35, 36, 37, 38),
        *(69, 70, 71, 73, 74),
        *(103, 104, 105, 106, 107, 108),
        *(139, 141, 143),
    )
)
"""Level U there, Level M here: those that are Mega wherever levels go that far, checked by hand."""

DISPUTED: Final = (
    "PS-048",
    "PS-063",
    "PS-072",
    "PS-081",
    "PS-083",
    "PS-151",
    "PS-159",
    "PS-169",
    "PS-171",
    "PS-180",
    "PS-183",
    "PS-196",
)
"""Cards of which two independent lists give a field differently; these are the English one's values."""
