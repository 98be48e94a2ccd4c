"""What continuous processes read and write of the values that are themselves derived.

Where none in force reads what one in force writes later, one pass over the layers is exact.
"""

from __future__ import annotations

from enum import IntFlag
from typing import Final

from dcg.language.node import Node
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.reading.said import said_in


class Value(IntFlag):
    """A kind of derived value; `GIVEN` is which effects something has been given."""

    NONE = 0
    NAMES = 1
    TRAITS = 2
    COLOURS = 4
    LEVEL = 8
    CATEGORY = 16
    KEYWORDS = 32
    IMMUNITY = 64
    BASE_DP = 128
    DP = 256
    GIVEN = 512
    ALL = 1023


_ATTRIBUTES: Final = {
    "dp": Value.BASE_DP | Value.DP,
    "level": Value.LEVEL,
    "colours": Value.COLOURS,
    "security_attack": Value.KEYWORDS,
    "play_cost": Value.ALL,
    "use_cost": Value.ALL,
}
"""A cost can be that of a card in the hand, which its own effects lower for any reason."""

_READS: Final[dict[type, Value]] = {
    s.IsCategory: Value.CATEGORY,
    s.HasColour: Value.COLOURS,
    s.IsMulticolour: Value.COLOURS,
    s.CountColours: Value.COLOURS,
    s.SharesColour: Value.COLOURS,
    s.NameIs: Value.NAMES,
    s.NameContains: Value.NAMES,
    s.SharesName: Value.NAMES,
    s.IncludesName: Value.NAMES,
    s.HasTrait: Value.TRAITS,
    s.HasKeyword: Value.KEYWORDS,
}

_WRITES: Final[dict[type, Value]] = {
    p.ModifyPlayCost: Value.KEYWORDS,  # of all, which is what play costs are read with
    p.GainKeyword: Value.KEYWORDS,
    p.GainEffect: Value.GIVEN,
    p.Immune: Value.IMMUNITY,
    p.SetDP: Value.BASE_DP,
    p.ModifyDP: Value.DP,
}


def values_read_by(node: Node) -> Value:
    """The derived values one node reads."""
    if isinstance(node, s.Compare | s.AttributeOf | s.Superlative):
        return _ATTRIBUTES.get(node.attribute, Value.NONE)
    if isinstance(node, s.ComparesWithAny):
        return _ATTRIBUTES.get(node.attribute, Value.NONE) | _ATTRIBUTES.get(
            node.their or node.attribute, Value.NONE
        )
    return _READS.get(type(node), Value.NONE)


def values_written_by(node: Node) -> Value:
    """The derived values a continuous process writes."""
    if isinstance(node, p.GainEffect) and any(said_in(node.effect.body)):
        return Value.GIVEN | Value.KEYWORDS
    if not isinstance(node, p.TreatAs):
        return _WRITES.get(type(node), Value.NONE)
    written = Value.NONE
    if node.names or node.original_names or node.names_of is not None:
        written |= Value.NAMES
    if node.traits or node.no_traits:
        written |= Value.TRAITS
    if node.colours or node.original_colours or node.colours_of is not None:
        written |= Value.COLOURS
    if node.level is not None:
        written |= Value.LEVEL
    if node.dp is not None:
        written |= Value.BASE_DP
    if node.as_digimon:
        written |= Value.CATEGORY
    return written
